"""Encounter cards as enemies: what a battle with each of them depends on, found once."""

from __future__ import annotations

from commonroom.games.talisman.bots.stance import Kind
from commonroom.games.talisman.content import Content
from commonroom.games.talisman.entries import Encounter
from commonroom.games.talisman.vocabulary import Edition


class Foe:
    """A card that may have to be fought."""

    __slots__ = ("card", "is_grim", "kind", "may_spare", "on_loss", "on_win", "power")

    def __init__(self, entry: Encounter, power: int) -> None:
        self.card = entry.id
        self.kind: Kind = str(entry.stat), str(entry.breed), entry.alignment or ""
        self.power = power
        self.is_grim = entry.grim
        """Nobody may spend Fate on it."""
        self.on_win, self.on_loss = entry.on_win, entry.on_loss
        self.may_spare = entry.toll is not None or entry.lets is not None or bool(entry.spares)
        """There are those whom it lets pass."""


def foes_of(content: Content, edition: Edition) -> dict[str, Foe]:
    """Encounter card → the enemy that it is, or would be."""
    powers = content.powers[edition]
    return {card: Foe(entry, powers[card]) for card, entry in content.encounters.items()}
