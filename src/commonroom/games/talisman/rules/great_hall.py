"""The Great Hall (TAL-ROR-1, TAL-WIN-1)."""

from __future__ import annotations

from commonroom.games.talisman.cards.bespoke import land
from commonroom.games.talisman.events import BattleBegan, BattleLost, Ended, StandOff
from commonroom.games.talisman.game import GREAT_HALL, HALLOW, STAIRCASE, VOLDEMORT, Talisman
from commonroom.games.talisman.rules.battle import LOST, WON, compare, prepare
from commonroom.games.talisman.rules.holdings import discard
from commonroom.games.talisman.rules.places import relocate
from commonroom.games.talisman.rules.voldemort import against_voldemort
from commonroom.kernel import Script

_RULE = "TAL-WIN-1"


def enter(game: Talisman, seat: int) -> Script[None]:
    """TAL-ROR-1 Discard a Hallow and go in; Voldemort is always there (TAL-VOL-2 RULING)."""
    yield from discard(game, seat, HALLOW)
    game.state.voldemort = GREAT_HALL
    yield from relocate(game, seat, GREAT_HALL, "TAL-ROR-1")


def hall(game: Talisman) -> Script[str | None]:
    """TAL-WIN-1 A Magic battle against Voldemort: won, the game; lost, back to the Staircase."""
    state = game.state
    seat = state.active
    state.voldemort = GREAT_HALL
    fight = against_voldemort(game, seat, "magic")
    state.fight = fight
    game.tell(BattleBegan, rule=_RULE, seat=seat, foes=(VOLDEMORT,), stat="magic")
    called_off = yield from prepare(game, fight)
    if called_off:
        state.fight = None
        return "end"
    outcome = yield from compare(game, fight)
    state.fight = None
    if outcome == WON:
        state.winner = seat
        character = state.players[seat].character
        game.tell(Ended, rule=_RULE, seat=seat, character=character, turns=state.turn)
        return None
    if outcome == LOST:
        game.tell(BattleLost, rule=_RULE, seat=seat, foes=(VOLDEMORT,))
        yield from relocate(game, seat, STAIRCASE, _RULE)
        yield from land(game, seat)
    else:
        game.tell(StandOff, rule=_RULE, seat=seat, foes=(VOLDEMORT,))
    return "end"
