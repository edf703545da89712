"""What is worth counting of a game of Talisman."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from commonroom.games.talisman.content import Content
from commonroom.games.talisman.events import (
    BattleBegan,
    Bought,
    CardMet,
    CardTaken,
    Ended,
    Evaded,
    Fell,
    SideChosen,
    SpellCast,
    SpellCastOn,
    TurnBegan,
    TurnLost,
)
from commonroom.kernel import Event, Statistics


class TalismanStatistics(Statistics, frozen=True, kw_only=True):
    """The numbers of one game; lists are in the order of what happened."""

    told: ClassVar[tuple[str, ...]] = ("spells", "bought")

    rounds: int = 0
    """Turns by seat, rounded up."""
    sides: tuple[str, ...] = ()
    """The side of the card each seat began with: ``harry-potter/a``."""
    victor: tuple[str, ...] = ()
    """The side of the card that won, likewise."""
    met: tuple[str, ...] = ()
    """Encounter cards that somebody fought or evaded, visited, suffered or took."""
    spells: tuple[str, ...] = ()
    """The spells cast."""
    bought: tuple[str, ...] = ()
    duels: int = 0
    falls: tuple[int, ...] = ()
    """How often each seat lost its last Life."""


def statistics(events: Sequence[Event], seats: int, content: Content) -> TalismanStatistics:
    """Count what happened."""
    turns = duels = 0
    sides, falls = [""] * seats, [0] * seats
    now = [""] * seats
    met: list[str] = []
    spells: list[str] = []
    bought: list[str] = []
    victor: tuple[str, ...] = ()
    for event in events:
        match event:
            case TurnBegan(turn=turn):
                turns = turn
            case TurnLost():
                turns += 1
            case SideChosen(seat=seat, character=character, side=side):
                now[seat] = f"{character}/{side}"
                sides[seat] = sides[seat] or now[seat]
            case BattleBegan(foes=foes) | Evaded(foes=foes):
                met += [foe for foe in foes if foe in content.encounters]
                duels += isinstance(event, BattleBegan) and foes[0] in content.characters
            case CardMet(card=card) | CardTaken(card=card):
                met += [card] if card in content.encounters else []
            case SpellCast(spell=spell) | SpellCastOn(spell=spell):
                spells.append(spell)
            case Bought(card=card):
                bought.append(card)
            case Fell(seat=seat):
                falls[seat] += 1
            case Ended(seat=seat):
                victor = (now[seat],)
            case _:
                pass
    return TalismanStatistics(
        turns=turns,
        rounds=-(-turns // seats),
        sides=tuple(sides),
        victor=victor,
        met=tuple(met),
        spells=tuple(spells),
        bought=tuple(bought),
        duels=duels,
        falls=tuple(falls),
    )
