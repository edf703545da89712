"""Movement: how far, which way, and the places that can stop it on the way (TAL-MOV)."""

from __future__ import annotations

from commonroom.games.talisman.cards.bespoke import has_company, land
from commonroom.games.talisman.cards.effects import Deed, ask
from commonroom.games.talisman.cards.moments import act, applies, happen
from commonroom.games.talisman.cards.spells import ask_openly
from commonroom.games.talisman.events import DieChosen
from commonroom.games.talisman.game import GATES, KINGS_CROSS, Talisman
from commonroom.games.talisman.rules.costs import can_pay, pay
from commonroom.games.talisman.rules.crossing import gates_options, try_barrier, try_gates
from commonroom.games.talisman.rules.dice import roll, settle
from commonroom.games.talisman.rules.places import put
from commonroom.games.talisman.rules.routes import Path, legs, routes, way_in
from commonroom.games.talisman.state import NOBODY
from commonroom.games.talisman.traits import MoveDice, ShortMove, Slow
from commonroom.kernel import Msg, Option, Script


def move(game: Talisman) -> Script[str]:
    """TAL-MOV-1 Moving is mandatory: roll, choose a way, go; then Voldemort, if it was a 1."""
    state = game.state
    seat = state.active
    began = game.space(seat).region
    steps = limited(game, seat)
    if not steps:
        die = yield from movement_roll(game, seat)
        if game.whenever(seat, "move-roll"):
            yield from happen(game, seat, "move-roll")
            die = state.die
            if (yield from instead_of_moving(game, seat)):
                state.moved = False
                return "end" if state.ended else "meet"
        steps = die if began != "inner" else game.content.limit.steps_inner[die - 1]
    paths, short = routes(game, seat, steps), _short_paths(game, seat, steps)
    yield from take_way(game, seat, paths, short)
    if has_company(game, seat):
        yield from land(game, seat)
    if state.ended:
        return "end"
    return "voldemort" if state.die == 1 else "meet"


# ---- how far --------------------------------------------------------------------------------


def limited(game: Talisman, seat: int) -> int:
    """TAL-MOV-3 The steps of a character that moves without a die; 0: it rolls."""
    state = game.state
    player = state.players[seat]
    steps = [trait.steps for _, trait in game.having(seat, Slow)]
    if player.turned_back:
        steps.append(1)
    if player.ferret:
        steps.append(game.content.ferret.steps)
    if state.slow_card:
        steps.append(state.slow_steps)
    return min(steps) if steps else 0


def movement_roll(game: Talisman, seat: int) -> Script[int]:
    """TAL-MOV-1 The final result of the movement die."""
    state = game.state
    if state.picks_die:
        options: list[Option] = [("die", face) for face in range(1, 7)]
        deed = Deed(seat, state.players[seat].character, "TAL-MOV-1")
        _, die = yield from ask(deed, "die", options)
        state.die = int(die)
        game.tell(DieChosen(rule="TAL-MOV-1", seat=seat, die=state.die))
    else:
        more = game.having(seat, MoveDice)
        count = max(trait.dice for _, trait in more) if more else 1
        dice = roll(game, seat, "move", "TAL-MOV-1", count)
        state.die = yield from settle(
            game, seat, "move", dice, "TAL-MOV-1", "sum" if count == 1 else "one", "move"
        )
    return state.die


def instead_of_moving(game: Talisman, seat: int) -> Script[bool]:
    """TAL-CMP-2 What a movement roll allows in place of moving; says whether that was done."""
    for source, trait in game.whenever(seat, "move-roll"):
        if trait.instead and applies(game, seat, trait):
            yield from act(game, seat, source, trait)
            if game.state.moved:
                return True
    return False


# ---- which way ------------------------------------------------------------------------------


def take_way(
    game: Talisman, seat: int, paths: dict[str, Path], short: dict[str, Path]
) -> Script[None]:
    """TAL-MOV-1 One of these ways, or what may be tried on it."""
    player = game.state.players[seat]
    tries = _attempts(game, seat, paths)
    if len(paths) == 1 and not short and not tries:
        yield from follow(game, seat, next(iter(paths.values())))
        return
    option = yield from choose_way(game, seat, paths, short, tries)
    match option[0]:
        case "barrier":
            path = next(path for path in paths.values() if KINGS_CROSS in path[:-1])
            left = len(path) - path.index(KINGS_CROSS) - 1
            yield from _through_barrier(game, seat, left)
        case "gates":
            yield from try_gates(game, seat, str(option[1]))
        case "short-walk":
            trait = game.having(seat, ShortMove)[0][1]
            yield from pay(game, trait.cost, Deed(seat, player.character, "TAL-CMP-2"))
            yield from follow(game, seat, short[str(option[1])])
        case _:
            yield from follow(game, seat, paths[str(option[1])])


def _attempts(game: Talisman, seat: int, paths: dict[str, Path]) -> list[Option]:
    """TAL-KXS-1, TAL-GAT-1 What may be tried at places that some path passes."""
    options: list[Option] = []
    for end, path in paths.items():
        if KINGS_CROSS in path and end != KINGS_CROSS and game.space(seat).region == "outer":
            options.append(("barrier",))
        if GATES in path and end != GATES:
            options += gates_options()
    return list(dict.fromkeys(options)) if options else options


def _short_paths(game: Talisman, seat: int, steps: int) -> dict[str, Path]:
    """TAL-CMP-2 Where Bellatrix can stop before her roll is used up."""
    traits = game.having(seat, ShortMove)
    if not traits or not game.state.die or not can_pay(game, seat, traits[0][1].cost):
        return {}
    paths: dict[str, Path] = {}
    for fewer in range(1, steps):
        paths |= routes(game, seat, fewer)
    return paths


def choose_way(
    game: Talisman,
    seat: int,
    paths: dict[str, Path],
    short: dict[str, Path],
    tries: list[Option],
) -> Script[Option]:
    """TAL-MOV-1 The mover chooses; under Command its commander does, but what to try on the way."""
    commander = game.state.players[seat].commander
    walks: list[Option] = [("walk", space) for space in paths]
    prompt = Msg("tal-ask-way", {"seat": seat})
    if commander == NOBODY:
        shorts: list[Option] = [("short-walk", space) for space in short if space not in paths]
        options = [*walks, *tries, *shorts]
        return (
            yield from ask_openly(game, seat, lambda: options, lambda: prompt, "TAL-MOV-1", "place")
        )
    option = yield from ask_openly(
        game, commander, lambda: walks, lambda: prompt, "TAL-MOV-1", "place"
    )
    chosen = str(option[1])
    tries = _attempts(game, seat, {chosen: paths[chosen]})
    if tries:
        deed = Deed(seat, chosen, "TAL-MOV-1")
        option = yield from ask(deed, "attempt", [option, *tries])
    return option


def follow(game: Talisman, seat: int, path: Path) -> Script[None]:
    """TAL-MOV-1 Walk a path to its end; regions on the way are entered one after the other."""
    for leg in legs(game, path):
        if put(game, seat, leg[-1], "TAL-MOV-1", leg):
            yield from happen(game, seat, "region-entered")


def _through_barrier(game: Talisman, seat: int, left: int) -> Script[None]:
    """TAL-KXS-1 In the middle of a move: if it opens, go on to Hogsmeade Station and from there."""
    if (yield from try_barrier(game, seat)):
        yield from take_way(game, seat, way_in(game, left), {})
