"""The move, step by step, and whom it meets (YH-MOV, YH-OBJ-1)."""

from __future__ import annotations

from collections.abc import Set
from functools import cache

from commonroom.games.year_at_hogwarts import options as verbs
from commonroom.games.year_at_hogwarts.abilities import PassBy, Reach, ShortMove, StopAt
from commonroom.games.year_at_hogwarts.events import Stepped
from commonroom.games.year_at_hogwarts.game import Year
from commonroom.games.year_at_hogwarts.rules import death_eaters, players
from commonroom.games.year_at_hogwarts.rules.asking import ask_once
from commonroom.games.year_at_hogwarts.rules.objects import take, takes
from commonroom.games.year_at_hogwarts.rules.turn import use, uses
from commonroom.games.year_at_hogwarts.state import NOBODY
from commonroom.games.year_at_hogwarts.walks import NOWHERE
from commonroom.kernel import Decision, Msg, Option, Script, Step

STOP: Option = verbs.STOP.option()
_RESTING = StopAt, PassBy
"""The abilities of those who may rest in more places than others."""


def rests(game: Year, seat: int) -> Set[str]:
    """YH-MOV-3 Where the move may end early besides towers.

    RULING: who may step past players and Death Eaters may also stop where they stand, and fights.
    """
    board, ability = game.board, game.ability(seat)
    if game.state.free_stop or isinstance(ability, ShortMove):
        return board.everywhere
    found = game.landmarks(seat)
    if isinstance(ability, StopAt):
        return found | {*ability.spaces, *(board.classrooms if ability.classrooms else ())}
    return found | game.met_on(seat) if isinstance(ability, PassBy) else found


def may_rest(game: Year, seat: int, space: str) -> bool:
    """YH-MOV-3 Whether the move may end early on this space."""
    ability = game.ability(seat)
    if game.state.free_stop or isinstance(ability, ShortMove) or game.is_landmark(seat, space):
        return True
    return isinstance(ability, _RESTING) and space in rests(game, seat)


def which_way(game: Year) -> Decision | str:
    """YH-TRN-1 One step, an object taken on the way, or the end of the move.

    The only step there is, too, is asked for: a pawn that ran on by itself would not be followed.
    """
    state = game.state
    seat = state.active if state.fleer == NOBODY else state.fleer
    moved = len(state.trodden) > 1
    options = _fleeing(game, seat, moved) if seat == state.fleer else _walking(game, seat, moved)
    stuck = not moved and (not options or options[0][0] != verbs.WALK.name)
    if stuck or (len(options) == 1 and options[0] is STOP):
        return "stop"
    return Decision(seat, "place", options, _prompt(state.left), "YH-TRN-1")


@cache
def _prompt(moves: int) -> Msg:
    return Msg("yh-ask-walk", {"moves": moves})


def walk(game: Year, option: Option) -> Step:
    """What was chosen; then on."""
    state = game.state
    seat = state.active if state.fleer == NOBODY else state.fleer
    match option[0]:
        case verbs.WALK.name:
            _step(game, seat, verbs.WALK.arg(option))
        case verbs.STOP.name:
            return "stop"
        case verbs.USE.name:
            return _use(game, seat, verbs.USE.arg(option))
        case _:
            take(game, seat, option)
    return "walk"


def _use(game: Year, seat: int, thing: str) -> Script[str]:
    """YH-CMP-5 On the way only what changes nothing of the move is used."""
    yield from use(game, seat, thing)
    return "walk"


def _fleeing(game: Year, seat: int, moved: bool) -> list[Option]:
    """YH-CMP-5 The steps of whoever walks out of a fight: nobody is met, nothing else done."""
    state = game.state
    trodden = frozenset(state.trodden)
    steps = game.walks.steps(state.players[seat].space, state.left, trodden=trodden)
    options: list[Option] = verbs.WALK.each([step.to for step in steps])
    if moved and (not steps or state.left <= 0):
        options.append(STOP)
    return options


def _walking(game: Year, seat: int, moved: bool) -> list[Option]:
    """YH-MOV-2, YH-SPC-5 The steps from here, unless the move ends here; and what else to do."""
    state, board = game.state, game.board
    here = state.players[seat].space
    options: list[Option] = []
    if not moved or not (here in board.ends_move or _halts(game, seat, here)):
        sure = game.walks.sure_steps(here, state.left, state.trodden)
        options = _steps(game, seat, here) if sure is None else sure
    if moved:
        if not options or state.left <= 0 or board.spaces[here].tower or may_rest(game, seat, here):
            options.append(STOP)
        if here in state.lying:
            options += takes(game, seat, (here,))
        if len(options) == 1 and options[0] is STOP:
            return options  # nobody is asked for an object alone: the end of the turn will do
    later = uses(game, seat)
    return options + later if later else options


def _halts(game: Year, seat: int, here: str) -> bool:
    """YH-MOV-2 Whether the move ends here because of who is met."""
    return game.is_met_on(seat, here) and not isinstance(game.ability(seat), PassBy)


def _steps(game: Year, seat: int, here: str) -> list[Option]:
    """Those that lead on, or may do so only because of who stands there or what one holds."""
    state = game.state
    halts = NOWHERE if isinstance(game.ability(seat), PassBy) else game.met_on(seat)
    steps = game.walks.steps(
        here, state.left, trodden=frozenset(state.trodden), halts=halts, rests=rests(game, seat)
    )
    return verbs.WALK.each([step.to for step in steps])


def _step(game: Year, seat: int, to: str) -> None:
    state = game.state
    player = state.players[seat]
    for step in game.board.steps[player.space]:
        if step.to == to:
            state.left -= step.moves
            break
    state.trodden.append(to)
    player.space = to
    game.tell(Stepped, rule="YH-TRN-1", seat=seat, space=to)


def stop(game: Year) -> str:
    """The move is over."""
    game.state.left = 0
    if game.state.fleer != NOBODY:
        return "end"
    if game.moves_by(game.state.active, Reach) is not None:
        return "reach"
    return "meet"


def reach(game: Year) -> Script[str]:
    """YH-TRN-2 Objects one step away may be taken when the move has ended."""
    seat = game.state.active
    near = [step.to for step in game.board.steps[game.player.space]]
    options = takes(game, seat, near)
    if not options:
        return "meet"
    options.append(STOP)
    option = yield from ask_once(seat, "reach", options, "YH-TRN-2")
    if option == STOP:
        return "meet"
    take(game, seat, option)
    return "reach"


def meet(game: Year) -> Step:
    """YH-MOV-2, YH-PVP-1 Fight whoever is here; with several, choose one.

    RULING: on the Quidditch pitch, too, the fight takes the place of the space.
    """
    state, seat = game.state, game.state.active
    here = game.player.space
    options: list[Option] = verbs.ATTACK.each(game.foes_at(seat, here))
    if here in state.dark_towers and not game.solo:
        options.append(verbs.ATTACK_DEATH_EATER.option())
    return _meet(game, seat, options) if options else "resolve"


def _meet(game: Year, seat: int, options: list[Option]) -> Script[str]:
    option = options[0]
    if len(options) > 1:
        option = yield from ask_once(seat, "attack", options, "YH-PVP-1")
    if option[0] == verbs.ATTACK.name:
        return (yield from players.meet(game, seat, verbs.ATTACK.arg(option)))
    return (yield from death_eaters.meet(game, seat))
