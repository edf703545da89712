"""Ditching: leaving followers, Objects and Galleons behind (TAL-DIT-1)."""

from __future__ import annotations

from commonroom.games.talisman.game import Talisman
from commonroom.games.talisman.rules.holdings import leave


def ditchable(game: Talisman, seat: int) -> list[str]:
    """TAL-DIT-1 What a character may leave here; Dobby may not be left (TAL-CMP-4 RULING)."""
    player = game.state.players[seat]
    encounters = game.content.encounters
    return player.objects + [card for card in player.followers if not encounters[card].bound]


def ditch(game: Talisman, seat: int, card: str, rule: str) -> None:
    """TAL-DIT-1 It is not taken again this turn."""
    leave(game, seat, card, rule)
    game.state.ditched.append(card)
