"""Travel: the turn begins with the mission token (DER-TRV)."""

from __future__ import annotations

from commonroom.games.death_eaters_rising.events import Travelled, TurnBegan
from commonroom.games.death_eaters_rising.game import Rising
from commonroom.games.death_eaters_rising.options import TRAVEL
from commonroom.kernel import Decision, Msg, Option

_WHERE = Msg("der-ask-travel")


def begin_turn(game: Rising) -> str:
    """DER-TRN-1 The next turn begins."""
    state = game.state
    state.turn += 1
    game.tell(TurnBegan, rule="DER-TRN-1", seat=state.active, turn=state.turn)
    return "travel"


def where_to(game: Rising) -> Decision:
    """DER-TRV-1 Any location, also the same one every turn."""
    options = TRAVEL.each(game.content.clockwise)
    return Decision(game.state.active, "place", options, _WHERE, "DER-TRV-1")


def travel(game: Rising, option: Option) -> str:
    """DER-TRV-1 The mission token is placed."""
    state = game.state
    state.mission = state.placed = TRAVEL.arg(option)
    state.mustering = True
    game.tell(Travelled, rule="DER-TRV-1", seat=state.active, location=state.mission)
    return "voldemort"
