"""The move, step by step, and whom it meets (YH-MOV, YH-OBJ-1)."""

from __future__ import annotations

from commonroom.games.year_at_hogwarts.abilities import PassBy, Reach, ShortMove, StopAt
from commonroom.games.year_at_hogwarts.board import Step
from commonroom.games.year_at_hogwarts.events import Stepped
from commonroom.games.year_at_hogwarts.game import Year
from commonroom.games.year_at_hogwarts.rules import death_eaters, players
from commonroom.games.year_at_hogwarts.rules.asking import ask, ask_once
from commonroom.games.year_at_hogwarts.rules.objects import take, takes
from commonroom.games.year_at_hogwarts.rules.turn import use, uses
from commonroom.games.year_at_hogwarts.state import NOBODY
from commonroom.games.year_at_hogwarts.walks import NOWHERE
from commonroom.kernel import Option, Script

STOP: Option = ("stop",)


def rests(game: Year, seat: int) -> frozenset[str]:
    """YH-MOV-3 Where the move may end early besides towers.

    RULING: who may step past players and Death Eaters may also stop where they stand, and fights.
    """
    spaces = game.board.spaces
    if game.state.free_stop or game.moves_by(seat, ShortMove) is not None:
        return frozenset(spaces)
    found = game.errands(seat)
    at = game.moves_by(seat, StopAt)
    if at is not None:
        found += at.spaces
        found += [space.id for space in spaces.values() if at.classrooms and space.classroom]
    if game.moves_by(seat, PassBy) is not None:
        found += game.met_on(seat)
    return frozenset(found)


def _steps(game: Year, seat: int) -> list[Step]:
    """The steps that can be walked from here."""
    state = game.state
    at, trodden = state.players[seat].space, frozenset(state.trodden)
    if state.fleer != NOBODY:
        return game.walks.steps(at, state.left, trodden=trodden)
    halts = NOWHERE if game.moves_by(seat, PassBy) is not None else game.met_on(seat)
    return game.walks.steps(at, state.left, trodden=trodden, halts=halts, rests=rests(game, seat))


def walk(game: Year) -> Script[str]:
    """YH-TRN-1 One step, an object taken on the way, or the end of the move."""
    state = game.state
    seat = state.active if state.fleer == NOBODY else state.fleer
    moved = len(state.trodden) > 1
    halted = moved and _halted(game, seat)

    def options() -> list[Option]:
        steps = [] if halted else _steps(game, seat)
        found: list[Option] = [("walk", step.to) for step in steps]
        if moved and (not steps or _may_stop(game, seat)):
            found.append(STOP)
        if state.fleer != NOBODY:
            return found
        if moved:
            found += takes(game, seat, [state.players[seat].space])
        # Nobody is asked for an object alone: the end of the turn will do.
        return found if found == [STOP] else found + uses(game, seat, before_roll=False)

    now = options()
    stuck = not moved and not any(option[0] == "walk" for option in now)
    if stuck or now == [STOP]:
        return _stop(game)
    option = yield from ask(seat, "walk", options, "YH-TRN-1", "place", moves=state.left)
    match option[0]:
        case "stop":
            return _stop(game)
        case "walk":
            _step(game, seat, str(option[1]))
        case "use":
            yield from use(game, seat, str(option[1]))
        case _:
            take(game, seat, option)
    return "walk"


def _halted(game: Year, seat: int) -> bool:
    """YH-MOV-2, YH-SPC-5 Whether the move ends here."""
    if game.state.fleer != NOBODY:
        return False
    here = game.state.players[seat].space
    if here in game.board.ends_move:
        return True
    return here in game.met_on(seat) and game.moves_by(seat, PassBy) is None


def _may_stop(game: Year, seat: int) -> bool:
    state, space = game.state, game.space(seat)
    if state.left <= 0:
        return True
    return state.fleer == NOBODY and (space.tower or space.id in rests(game, seat))


def _step(game: Year, seat: int, to: str) -> None:
    state = game.state
    player = state.players[seat]
    step = next(step for step in game.board.steps[player.space] if step.to == to)
    state.left -= step.moves
    state.trodden.append(to)
    player.space = to
    game.tell(Stepped(rule="YH-TRN-1", seat=seat, space=to))


def _stop(game: Year) -> str:
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


def meet(game: Year) -> Script[str]:
    """YH-MOV-2, YH-PVP-1 Fight whoever is here; with several, choose one.

    RULING: on the Quidditch pitch, too, the fight takes the place of the space.
    """
    state, seat = game.state, game.state.active
    here = game.player.space
    options: list[Option] = [("attack", other) for other in game.foes_at(seat, here)]
    if here in state.dark_towers and not game.solo:
        options.append(("attack-death-eater",))
    if not options:
        return "resolve"
    option = options[0]
    if len(options) > 1:
        option = yield from ask_once(seat, "attack", options, "YH-PVP-1")
    if option[0] == "attack":
        return (yield from players.meet(game, seat, int(option[1])))
    return (yield from death_eaters.meet(game, seat))
