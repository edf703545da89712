"""Movement: how far, which way, and the places that can stop it on the way (TAL-MOV)."""

from __future__ import annotations

from functools import cache

from commonroom.games.talisman import options as verbs
from commonroom.games.talisman.cards.bespoke import land
from commonroom.games.talisman.cards.deed import Deed
from commonroom.games.talisman.cards.effects import ask
from commonroom.games.talisman.cards.moments import act, applies, happen
from commonroom.games.talisman.cards.spells import (
    CASTS,
    MEANWHILE,
    ask_openly,
    cast,
    open_question,
)
from commonroom.games.talisman.content import Ways
from commonroom.games.talisman.events import DieChosen
from commonroom.games.talisman.game import KINGS_CROSS, Talisman
from commonroom.games.talisman.rules.arrival import begin_space, onward
from commonroom.games.talisman.rules.costs import can_pay, pay
from commonroom.games.talisman.rules.crossing import try_barrier, try_gates
from commonroom.games.talisman.rules.dice import (
    FATE,
    FINAL,
    Count,
    about,
    kept,
    reroll,
    rerolls,
    roll,
    settling,
)
from commonroom.games.talisman.rules.places import put
from commonroom.games.talisman.rules.routes import (
    Path,
    attempts,
    cut_short,
    legs,
    stops,
    way_in,
    ways,
)
from commonroom.games.talisman.rules.settling import then
from commonroom.games.talisman.state import NOBODY
from commonroom.games.talisman.traits import ON_MOVING, MoveDice, ShortMove, Slow
from commonroom.kernel import Decision, Msg, Option, Script, Step, ended


def move(game: Talisman) -> Step:
    """TAL-MOV-1 Moving is mandatory: roll, choose a way, go; then Voldemort, if it was a 1."""
    state = game.state
    seat = state.active
    steps = limited(game, seat)
    if steps:
        return _set_out(game, seat, steps)
    if state.this_turn.picks_die:
        return _pick_die(game, seat)
    return _roll(game, seat)


def set_off(game: Talisman) -> str:
    """The move: it begins at once, if it begins with dice."""
    seat = game.state.active
    if _is_plain(game, seat):
        return _roll_plainly(game, seat)
    if game.state.this_turn.picks_die or limited(game, seat):
        return "move"
    return _roll(game, seat)


def _roll_plainly(game: Talisman, seat: int) -> str:
    """A die that counts as it is rolled."""
    state = game.state
    state.this_turn.die = state.steps = roll(game, seat, "move", "TAL-MOV-1", 1)[0]
    return "way"


def _roll(game: Talisman, seat: int) -> str:
    game.state.dice = roll(game, seat, "move", "TAL-MOV-1", _dice(game, seat))
    return "roll"


def _is_plain(game: Talisman, seat: int) -> bool:
    """Whether a move is just a die, about which there is nothing to ask, and a way to choose."""
    state = game.state
    player = state.players[seat]
    if player.fate or ON_MOVING in game.traits[seat] or state.this_turn.picks_die:
        return False
    if player.unlocked or player.turned_back or player.ferret or state.slow_card:
        return False
    return game.content.spaces[player.space].region != "inner"


# ---- how far --------------------------------------------------------------------------------


def limited(game: Talisman, seat: int) -> int:
    """TAL-MOV-3 The steps of a character that moves without a die; 0: it rolls."""
    state = game.state
    player = state.players[seat]
    slow = game.having(seat, Slow)
    if not (slow or player.turned_back or player.ferret or state.slow_card):
        return 0
    steps = [trait.steps for _, trait in slow]
    if player.turned_back:
        steps.append(1)
    if player.ferret:
        steps.append(game.content.ferret.steps)
    if state.slow_card:
        steps.append(state.slow_steps)
    return min(steps)


def _pick_die(game: Talisman, seat: int) -> Script[str]:
    """TAL-MOV-1 The result of the die is chosen."""
    state = game.state
    options: list[Option] = verbs.CHOOSE_DIE.each(range(1, 7))
    deed = Deed(seat, state.players[seat].character, "TAL-MOV-1")
    option = yield ask(deed, "die", options)
    state.this_turn.die = verbs.CHOOSE_DIE.arg(option)
    game.tell(DieChosen, rule="TAL-MOV-1", seat=seat, die=state.this_turn.die)
    return "rolled"


def _dice(game: Talisman, seat: int) -> int:
    """How many dice a character rolls, of which it chooses one."""
    traits = game.having(seat, MoveDice)
    return max(trait.dice for _, trait in traits) if traits else 1


def which_die(game: Talisman) -> Decision | str:
    """TAL-FAT-1 Accept the movement die, or roll it again."""
    seat, dice = game.state.active, game.state.dice
    options = _choices(game, seat, dice)
    if len(options) == 1:
        return "rolled"
    return open_question(
        game, seat, options, about("move", dice), "TAL-FAT-1", moments=MEANWHILE, others=MEANWHILE
    )


def _choices(game: Talisman, seat: int, dice: list[int]) -> list[Option]:
    spent, free = game.state.rerolled, rerolls(game, seat, "move")
    if spent and free:
        free = [card for card in free if card not in spent]
    count: Count = "sum" if len(dice) == 1 else "one"
    return settling(game, seat, dice, count, free, FATE not in spent)


def keep_or_reroll(game: Talisman, option: Option) -> Step:
    """What was chosen."""
    state = game.state
    if option[0] in CASTS:
        return then(game, cast(game, option), lambda game: "roll")
    if option[0] in FINAL:
        _keep(game, option)
        return "rolled"
    state.rerolled.append(reroll(game, state.active, state.dice, option, "move"))
    return "roll"


def _keep(game: Talisman, option: Option) -> None:
    state = game.state
    dice, state.dice = state.dice, []
    if state.rerolled:
        state.rerolled = []
    state.this_turn.die = kept(game, state.active, dice, option, "TAL-MOV-1", "one")


def rolled(game: Talisman) -> Step:
    """TAL-MOV-1, TAL-MOV-2 The movement die is final, and leads less far in the school.

    Dice that still lie there left nothing to choose.
    """
    state = game.state
    seat = state.active
    if state.dice:
        _keep(game, _choices(game, seat, state.dice)[0])
    reach = state.this_turn.die
    if game.space(seat).region == "inner":
        reach = game.content.limit.steps_inner[reach - 1]
    if game.whenever(seat, "move-roll"):
        return _go_by_die(game, seat, reach)
    return _set_out(game, seat, reach)


def _go_by_die(game: Talisman, seat: int, reach: int) -> Script[str | None]:
    """TAL-CMP-2 What comes of the roll, before or in place of moving."""
    yield from happen(game, seat, "move-roll")
    if (yield from instead_of_moving(game, seat)):
        game.state.this_turn.moved = False
        return "end" if game.state.this_turn.ended else "meet"
    return (yield from ended(_set_out(game, seat, reach)))


def instead_of_moving(game: Talisman, seat: int) -> Script[bool]:
    """TAL-CMP-2 What a movement roll allows in place of moving; says whether that was done."""
    for source, trait in game.whenever(seat, "move-roll"):
        if trait.instead and applies(game, seat, trait):
            yield from act(game, seat, source, trait)
            if game.state.this_turn.moved:
                return True
    return False


# ---- which way ------------------------------------------------------------------------------


def _set_out(game: Talisman, seat: int, steps: int) -> Step:
    """TAL-MOV-1 Choose a way of so many steps, if there is a choice."""
    found = ways(game, seat, steps)
    if len(found.options) > 1 or (_may_stop_short(game, seat) and stops(game, seat, steps).paths):
        game.state.steps = steps
        return "way"
    return _go(game, seat, found, next(iter(found.paths)))


def which_way(game: Talisman) -> Decision:
    """TAL-MOV-1 The mover chooses; under Command its commander does, but what to try on the way."""
    state = game.state
    seat, steps = state.active, state.steps
    commander = state.players[seat].commander
    found = ways(game, seat, steps)
    prompt = _about_way(seat)
    if commander != NOBODY:
        return open_question(game, commander, found.walks, prompt, "TAL-MOV-1", "place")
    options = found.options
    if ShortMove in game.traits[seat] and _may_stop_short(game, seat):
        options = options + stops(game, seat, steps).walks
    return open_question(game, seat, options, prompt, "TAL-MOV-1", "place")


@cache
def _about_way(seat: int) -> Msg:
    return Msg("tal-ask-way", {"seat": seat})


def way(game: Talisman, option: Option) -> Step:
    """The way that was chosen, or what is tried on it."""
    state = game.state
    seat = state.active
    found = ways(game, seat, state.steps)
    if option[0] != verbs.WALK.name or state.players[seat].commander != NOBODY:
        return _way(game, seat, which_way(game), found.paths, option)
    state.steps = 0
    return _go(game, seat, found, verbs.WALK.arg(option))


def _way(
    game: Talisman, seat: int, asked: Decision, paths: dict[str, Path], option: Option
) -> Script[str]:
    """Spells are cast first; they change neither who is asked nor the ways."""
    state = game.state
    short = stops(game, seat, state.steps).paths if _may_stop_short(game, seat) else {}
    state.steps = 0
    if option[0] in CASTS:
        ways = [one for one in asked.options if one[0] not in CASTS]
        yield from cast(game, option)
        if not state.this_turn.ended:
            option = yield from ask_openly(
                game, asked.owner, lambda: ways, lambda: asked.prompt, asked.rule, asked.kind
            )
        if state.this_turn.ended:
            return "end"
    if asked.owner != seat:
        option = yield from _attempt(game, seat, paths, option)
    yield from take_way(game, seat, paths, short, option)
    yield from land(game, seat)
    return _arrived(game)


def take_way(
    game: Talisman, seat: int, paths: dict[str, Path], short: dict[str, Path], option: Option
) -> Script[None]:
    """TAL-MOV-1 One of these ways, or what may be tried on it."""
    match option[0]:
        case verbs.BARRIER.name:
            path = next(path for path in paths.values() if KINGS_CROSS in path[:-1])
            left = len(path) - path.index(KINGS_CROSS) - 1
            yield from _through_barrier(game, seat, left)
        case verbs.GATES.name:
            yield from try_gates(game, seat, verbs.GATES.arg(option))
        case verbs.SHORT_WALK.name:
            trait = game.having(seat, ShortMove)[0][1]
            character = game.state.players[seat].character
            yield from pay(game, trait.cost, Deed(seat, character, "TAL-CMP-2"))
            yield from follow(game, seat, short[verbs.SHORT_WALK.arg(option)])
        case _:
            yield from follow(game, seat, paths[verbs.WALK.arg(option)])


def _may_stop_short(game: Talisman, seat: int) -> bool:
    """TAL-CMP-2 Whether a character may stop before its roll is used up, as Bellatrix may."""
    traits = game.traits[seat].get(ShortMove)
    if traits is None or not game.state.this_turn.die:
        return False
    return can_pay(game, seat, traits[0][1].cost)


def follow(game: Talisman, seat: int, path: Path) -> Script[None]:
    """TAL-MOV-1 Walk a path to its end; regions on the way are entered one after the other."""
    for leg in legs(game, path):
        if put(game, seat, leg[-1], "TAL-MOV-1", leg):
            yield from happen(game, seat, "region-entered")


def _go(game: Talisman, seat: int, found: Ways, end: str) -> Step:
    """Go a way to its end; mostly that is in the same region, and nobody is there."""
    path = found.paths[end]
    if end not in found.near or game.is_anybody_at(end):
        return _walk(game, seat, path)
    put(game, seat, end, "TAL-MOV-1", path)
    following = _arrived(game)
    if following != "meet" or onward(game, seat):
        return following
    return begin_space(game, seat)  # TAL-ENC-1: nobody else is there


def _walk(game: Talisman, seat: int, path: Path) -> Script[str]:
    yield from follow(game, seat, path)
    yield from land(game, seat)
    return _arrived(game)


def _arrived(game: Talisman) -> str:
    """TAL-VOL-1 After a 1 Voldemort moves."""
    if game.state.this_turn.ended:
        return "end"
    return "voldemort" if game.state.this_turn.die == 1 else "meet"


def _through_barrier(game: Talisman, seat: int, left: int) -> Script[None]:
    """TAL-KXS-1 In the middle of a move: if it opens, go on to Hogsmeade Station and from there.

    There, too, the Gates may lie on the way, and Bellatrix may stop short.
    """
    if not (yield from try_barrier(game, seat)):
        return
    paths = way_in(game, left)
    more = attempts(game.space(seat).region, paths)
    shorter = range(1, left) if _may_stop_short(game, seat) else ()
    short = cut_short([way_in(game, fewer) for fewer in shorter], paths)
    more += short.walks
    if len(paths) == 1 and not more:
        yield from follow(game, seat, next(iter(paths.values())))
        return
    option = yield from choose_way(game, seat, paths, more)
    if not game.state.this_turn.ended:
        yield from take_way(game, seat, paths, short.paths, option)


def choose_way(
    game: Talisman, seat: int, paths: dict[str, Path], more: list[Option]
) -> Script[Option]:
    """TAL-MOV-1 Choose in the middle of a move, also what only the mover may (`more`); under
    Command as at its beginning.
    """
    commander = game.state.players[seat].commander
    walks: list[Option] = verbs.WALK.each(paths)
    owner, options = (seat, walks + more) if commander == NOBODY else (commander, walks)
    prompt = _about_way(seat)
    option = yield from ask_openly(
        game, owner, lambda: options, lambda: prompt, "TAL-MOV-1", "place"
    )
    if owner == seat or game.state.this_turn.ended:
        return option
    return (yield from _attempt(game, seat, paths, option))


def _attempt(game: Talisman, seat: int, paths: dict[str, Path], option: Option) -> Script[Option]:
    """What to try on the way that a commander has chosen, its mover decides."""
    chosen = verbs.WALK.arg(option)
    tries = attempts(game.space(seat).region, {chosen: paths[chosen]})
    if not tries:
        return option
    return (yield ask(Deed(seat, chosen, "TAL-MOV-1"), "attempt", [option, *tries]))
