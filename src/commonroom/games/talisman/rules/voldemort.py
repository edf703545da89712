"""Voldemort walks (TAL-VOL)."""

from __future__ import annotations

from commonroom.games.talisman import options as verbs
from commonroom.games.talisman.cards.deed import Deed
from commonroom.games.talisman.cards.effects import ask, do
from commonroom.games.talisman.events import VoldemortMoved
from commonroom.games.talisman.game import VOLDEMORT, Talisman
from commonroom.games.talisman.rules.battle import LOST, STAND_OFF, WON, against_foe, battle
from commonroom.games.talisman.rules.dice import throw
from commonroom.games.talisman.rules.routes import voldemort_routes
from commonroom.games.talisman.state import Fight
from commonroom.kernel import Option, Script


def voldemort(game: Talisman) -> Script[str]:
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
        option = yield from ask(deed, "voldemort", options, "place")
        space = verbs.VOLDEMORT.arg(option)
    state.voldemort = space
    game.tell(VoldemortMoved, rule="TAL-VOL-1", seat=seat, die=die, space=space)
    yield from attack(game, seat)
    return "end" if state.this_turn.ended else "meet"


def attack(game: Talisman, mover: int) -> Script[None]:
    """TAL-VOL-2 One character there, of the mover's choice, fights him with Magic or Might.

    TAL-BAT-1 A mover who does not win ends the turn, as in every battle.
    """
    victims = game.standing_on(game.state.voldemort)
    if not victims:
        return
    victim = victims[0]
    if len(victims) > 1:
        options: list[Option] = verbs.ATTACKED.each(victims)
        option = yield from ask(Deed(mover, VOLDEMORT, "TAL-VOL-2"), "attacked", options)
        victim = verbs.ATTACKED.arg(option)
    deed = Deed(victim, VOLDEMORT, "TAL-VOL-2")
    option = yield from ask(deed, "stat", verbs.STAT.each(("magic", "might")))
    stat = verbs.STAT.arg(option)
    outcome = yield from battle(game, against_voldemort(game, victim, stat))
    if outcome == WON:
        yield from benefit(game, victim)
    elif outcome in (LOST, STAND_OFF) and victim == game.state.active:
        game.state.this_turn.ended = True


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
