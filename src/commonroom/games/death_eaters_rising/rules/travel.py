"""Travel: the turn begins with the mission token (DER-TRV)."""

from __future__ import annotations

from commonroom.games.death_eaters_rising.events import Travelled, TurnBegan
from commonroom.games.death_eaters_rising.game import Rising
from commonroom.kernel import Decision, Msg, Script


def travel(game: Rising) -> Script[str]:
    """DER-TRV-1 Any location, also the same one every turn."""
    state = game.state
    state.turn += 1
    game.tell(TurnBegan(rule="DER-TRN-1", seat=state.active, turn=state.turn))
    options = [("travel", location) for location in game.content.clockwise]
    _, location = yield Decision(state.active, "place", options, Msg("der-ask-travel"), "DER-TRV-1")
    state.mission = str(location)
    game.tell(Travelled(rule="DER-TRV-1", seat=state.active, location=state.mission))
    return "voldemort"
