"""Voldemort walks and attacks (TAL-VOL), and the last battle with him (TAL-WIN-1)."""

from __future__ import annotations

from commonroom.games.talisman import options as verbs
from commonroom.games.talisman.cards.bespoke import land
from commonroom.games.talisman.cards.deed import Deed
from commonroom.games.talisman.cards.effects import ask_still, do
from commonroom.games.talisman.events import (
    BattleBegan,
    BattleLost,
    Ended,
    StandOff,
    VoldemortMoved,
)
from commonroom.games.talisman.game import GREAT_HALL, STAIRCASE, VOLDEMORT, Talisman
from commonroom.games.talisman.rules.battle import (
    LOST,
    STAND_OFF,
    WON,
    against_foe,
    battle,
    compare,
    prepare,
)
from commonroom.games.talisman.rules.dice import throw
from commonroom.games.talisman.rules.places import relocate
from commonroom.games.talisman.rules.routes import voldemort_routes
from commonroom.games.talisman.state import NOBODY, Fight
from commonroom.kernel import Option, Script

_LAST = "TAL-WIN-1"


def voldemort(game: Talisman) -> Script[str | None]:
    """TAL-VOL-1, TAL-VOL-2 The mover rolls for him, moves him, and he attacks who stands there.

    RULING: Fate cannot reroll his die, which is no movement of a character (TAL-FAT-1).
    """
    state = game.state
    seat = state.active
    die = game.chance.d6("voldemort")
    ends = voldemort_routes(game, state.voldemort, die)
    space = ends[0]
    if len(ends) > 1:
        options: list[Option] = verbs.VOLDEMORT.each(ends)
        deed = Deed(seat, VOLDEMORT, "TAL-VOL-1")
        option = yield ask_still(deed, "voldemort", options, "place")
        space = verbs.VOLDEMORT.arg(option)
    state.voldemort = space
    game.tell(VoldemortMoved, rule="TAL-VOL-1", seat=seat, die=die, space=space)
    yield from attack(game, seat)
    if state.winner != NOBODY:
        return None
    return "end" if state.this_turn.ended else "meet"


def attack(game: Talisman, mover: int) -> Script[None]:
    """TAL-VOL-2 One character there, of the mover's choice, fights him with Magic or Might.

    TAL-BAT-1 A mover who does not win ends the turn, as in every battle.
    TAL-WIN-1 In the Great Hall it is the last battle, whoever came to whom.
    """
    victims = game.standing_on(game.state.voldemort)
    if not victims:
        return
    victim = victims[0]
    if len(victims) > 1:
        options: list[Option] = verbs.ATTACKED.each(victims)
        option = yield ask_still(Deed(mover, VOLDEMORT, "TAL-VOL-2"), "attacked", options)
        victim = verbs.ATTACKED.arg(option)
    if game.state.voldemort == GREAT_HALL:
        yield from last_battle(game, victim)
        return
    deed = Deed(victim, VOLDEMORT, "TAL-VOL-2")
    option = yield ask_still(deed, "stat", verbs.STAT.each(("magic", "might")))
    stat = verbs.STAT.arg(option)
    outcome = yield from battle(game, against_voldemort(game, victim, stat))
    if outcome == WON:
        yield from benefit(game, victim)
    elif outcome in (LOST, STAND_OFF) and victim == game.state.active:
        game.state.this_turn.ended = True


def last_battle(game: Talisman, seat: int) -> Script[None]:
    """TAL-WIN-1 A Magic battle in the Great Hall: won, the game; lost, back to the Staircase.

    RULING: nothing says that losing it costs a Life.
    """
    state = game.state
    fight = against_voldemort(game, seat, "magic")
    state.fight = fight
    game.tell(BattleBegan, rule=_LAST, seat=seat, foes=(VOLDEMORT,), stat="magic")
    called_off = yield from prepare(game, fight)
    if called_off:
        state.fight = None
        return
    outcome = yield from compare(game, fight)
    state.fight = None
    if outcome == WON:
        state.winner = seat
        character = state.players[seat].character
        game.tell(Ended, rule=_LAST, seat=seat, character=character, turns=state.turn)
    elif outcome == LOST:
        game.tell(BattleLost, rule=_LAST, seat=seat, foes=(VOLDEMORT,))
        yield from relocate(game, seat, STAIRCASE, _LAST)
        yield from land(game, seat)
    else:
        game.tell(StandOff, rule=_LAST, seat=seat, foes=(VOLDEMORT,))


def against_voldemort(game: Talisman, seat: int, stat: str) -> Fight:
    """TAL-CMP-3 His Magic and Might depend on the region he is in."""
    region = game.content.spaces[game.state.voldemort].region
    return against_foe(seat, VOLDEMORT, stat, game.content.voldemort.strength[region], "")


def benefit(game: Talisman, seat: int) -> Script[None]:
    """TAL-CMP-3 Whoever escapes him rolls for what it gains."""
    die = yield from throw(game, seat, VOLDEMORT, "TAL-CMP-3")
    for row in game.content.voldemort.beaten:
        if die in row.on:
            yield from do(game, row.effects, Deed(seat, VOLDEMORT, "TAL-CMP-3"))
