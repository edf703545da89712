"""Effects made of effects: tables, choices, conditions, and everyone doing something.

Every verb has its *can* and its *do* side by side; `cards.verbs` lists them.
"""

from __future__ import annotations

from commonroom.games.talisman import options as verbs
from commonroom.games.talisman.cards.deed import Deed
from commonroom.games.talisman.cards.effects import (
    DECLINE,
    agrees,
    ask,
    ask_still,
    can,
    carry_out,
    do,
)
from commonroom.games.talisman.events import NothingHappened
from commonroom.games.talisman.game import Talisman
from commonroom.games.talisman.rules.dice import is_final, roll, throw
from commonroom.games.talisman.rules.quidditch import accept, can_accept
from commonroom.games.talisman.state import NOBODY
from commonroom.games.talisman.strength import holds
from commonroom.games.talisman.traits import RollMore
from commonroom.games.talisman.vocabulary import Challenge, Choose, Each, Effect, If, Make, Roll
from commonroom.kernel import NOTHING, Option, Script


def can_roll(game: Talisman, effect: Roll, deed: Deed) -> bool:
    """Some row would do something."""
    for row in effect.table:  # noqa: SIM110 - a generator would cost more than most verbs
        if can(game, row.effects, deed):
            return True
    return False


def do_roll(game: Talisman, effect: Roll, deed: Deed) -> Script[None]:
    """TAL-FAT-1 Roll and do the row of the sum."""
    if effect.may or not is_final(game, deed.seat):
        return _roll(game, effect, deed)
    dice = roll(game, deed.seat, deed.card, deed.rule, effect.dice)
    return _do_row(game, effect, sum(dice), deed)


def _roll(game: Talisman, effect: Roll, deed: Deed) -> Script[None]:
    if effect.may and not (yield from agrees(deed, "try")):
        return
    if game.has(deed.seat, RollMore):
        number = yield from _number(game, effect, deed)
    else:
        number = yield from throw(game, deed.seat, deed.card, deed.rule, effect.dice, deed.roll)
    yield from _do_row(game, effect, number, deed)


def _do_row(game: Talisman, effect: Roll, number: int, deed: Deed) -> Script[None]:
    effects: tuple[Effect, ...] = ()
    for row in effect.table:
        if number in row.on:
            effects = row.effects
    if can(game, effects, deed):
        return carry_out(game, effects, deed.as_chosen(False))
    game.tell(NothingHappened, rule=deed.rule, seat=deed.seat, card=deed.card)
    return NOTHING


def _number(game: Talisman, effect: Roll, deed: Deed) -> Script[int]:
    """TAL-CMP-2 Hagrid may roll more dice in his hut, but must accept what he chooses."""
    for source, trait in game.having(deed.seat, RollMore):
        here = deed.roll == "space" and game.space(deed.seat).name == trait.space
        if here and (yield from agrees(deed.through(source), "roll-more")):
            dice = roll(game, deed.seat, deed.card, deed.rule, trait.dice)
            while len(dice) > trait.keep:
                game.state.dice = list(dice)
                options: list[Option] = verbs.PUT_ASIDE.each(sorted(set(dice)))
                option = yield ask_still(deed, "put-aside", options)
                die = verbs.PUT_ASIDE.arg(option)
                dice.remove(die)
            game.state.dice = []
            return sum(dice)
    return (yield from throw(game, deed.seat, deed.card, deed.rule, effect.dice, deed.roll))


def can_choose(game: Talisman, effect: Choose, deed: Deed) -> bool:
    """One of the things could do something."""
    for choice in effect.options:  # noqa: SIM110 - a generator would cost more than most verbs
        if can(game, choice.effects, deed):
            return True
    return False


def do_choose(game: Talisman, effect: Choose, deed: Deed) -> Script[None]:
    """Choose one that can do something."""
    choices = {c.id: c.effects for c in effect.options if can(game, c.effects, deed)}
    options: list[Option] = verbs.CHOOSE.each(choices)
    if effect.may:
        options.append(DECLINE)
    if len(options) == 1:
        return carry_out(game, choices[verbs.CHOOSE.arg(options[0])], deed.as_chosen(False))
    return _choose(game, options, choices, deed)


def _choose(
    game: Talisman, options: list[Option], choices: dict[str, tuple[Effect, ...]], deed: Deed
) -> Script[None]:
    def still() -> list[Option]:
        """What can still be chosen; if nothing can, whatever is chosen does nothing."""
        found = [
            o for o in options if o == DECLINE or can(game, choices[verbs.CHOOSE.arg(o)], deed)
        ]
        return found or options

    option = yield ask(deed, "choose", options, again=still)
    if option != DECLINE:
        yield from do(game, choices[verbs.CHOOSE.arg(option)], deed.as_chosen(True))


def _branch(game: Talisman, effect: If, deed: Deed) -> tuple[Effect, ...]:
    return effect.then if holds(game, deed.seat, effect.condition) else effect.otherwise


def can_if(game: Talisman, effect: If, deed: Deed) -> bool:
    """The branch that applies can do something."""
    return can(game, _branch(game, effect, deed), deed)


def do_if(game: Talisman, effect: If, deed: Deed) -> Script[None]:
    """Do the branch that applies."""
    return carry_out(game, _branch(game, effect, deed), deed)


def _each(game: Talisman, effect: Each, seat: int) -> list[int]:
    """Those meant, `seat` first, then clockwise."""
    seats = [(seat + step) % game.seats for step in range(game.seats)]
    if effect.whom in ("others", "region-others"):
        seats = seats[1:]
    seats = [one for one in seats if not game.state.players[one].fallen]
    match effect.whom:
        case "everyone" | "others":
            return seats
        case "region" | "region-others":
            region = game.space(seat).region
            return [one for one in seats if game.space(one).region == region]
        case _:
            shown = effect.whom == "advantaged"
            token = game.state.advantage
            return [one for one in seats if (game.alignment(one) == token) == shown]


def can_each(game: Talisman, effect: Each, deed: Deed) -> bool:
    """Somebody meant could do something."""
    return any(can(game, effect.effects, deed.by(seat)) for seat in _each(game, effect, deed.seat))


def do_each(game: Talisman, effect: Each, deed: Deed) -> Script[None]:
    """Each of them does the effects as *you*."""
    for seat in _each(game, effect, deed.seat):
        yield from do(game, effect.effects, deed.by(seat))


def can_make(game: Talisman, effect: Make, deed: Deed) -> bool:
    """Somebody was beaten, is still there, and could do something."""
    if deed.other == NOBODY or game.state.players[deed.other].fallen:
        return False
    return can(game, effect.effects, deed.by(deed.other))


def do_make(game: Talisman, effect: Make, deed: Deed) -> Script[None]:
    """The beaten character does the effects."""
    return do(game, effect.effects, deed.by(deed.other))


def can_challenge(game: Talisman, effect: Challenge, deed: Deed) -> bool:
    """TAL-SPC-2 One at a time."""
    return can_accept(game, deed.seat)


def do_challenge(game: Talisman, effect: Challenge, deed: Deed) -> Script[None]:
    """TAL-SPC-2 If one likes."""
    if (yield from agrees(deed, "challenge")):
        yield from accept(game, deed.seat)
