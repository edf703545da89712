"""Turns that will be lost (TAL-LOS-1)."""

from __future__ import annotations

from commonroom.games.talisman.events import TurnsToLose
from commonroom.games.talisman.game import Talisman


def will_lose(game: Talisman, seat: int, turns: int) -> None:
    """TAL-LOS-1 A character will lose its next turns.

    RULING: whoever is told so twice before that turn loses it once, since both times it is the
    next one that is meant.
    """
    player = game.state.players[seat]
    player.lost_turns = max(player.lost_turns, turns)
    game.tell(TurnsToLose, rule="TAL-LOS-1", seat=seat, turns=player.lost_turns)
