"""Routes: where so many steps lead. Nothing here changes anything."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeAlias

from commonroom.games.talisman import options as verbs
from commonroom.games.talisman.content import Stops, Ways
from commonroom.games.talisman.game import GATES, KINGS_CROSS, Talisman
from commonroom.games.talisman.rules.crossing import gates_options
from commonroom.kernel import Option

Path: TypeAlias = tuple[str, ...]
"""The spaces of a walk in order, without the one it starts from."""
_WAYS = (1, -1)


def ways(game: Talisman, seat: int, steps: int) -> Ways:
    """TAL-MOV-1 The ways of so many steps that a character can go, and what it can try on them."""
    player, known = game.state.players[seat], game.content.ways
    key = player.space, steps, player.turned_back, player.unlocked
    found = known.get(key)
    if found is None:
        found = known[key] = _ways(game, *key)
    return found


def stops(game: Talisman, seat: int, steps: int) -> Stops:
    """TAL-CMP-2 Where a character that may stop before its steps are used up can do so."""
    player, known = game.state.players[seat], game.content.stops
    key = player.space, steps, player.turned_back, player.unlocked
    found = known.get(key)
    if found is None:
        shorter = [routes(game, seat, fewer) for fewer in range(1, steps)]
        found = known[key] = cut_short(shorter, routes(game, seat, steps))
    return found


def cut_short(shorter: Iterable[dict[str, Path]], whole: dict[str, Path]) -> Stops:
    """Where shorter walks lead, beside whole ones."""
    paths = {end: path for one in shorter for end, path in one.items()}
    return Stops(paths, verbs.SHORT_WALK.each(space for space in paths if space not in whole))


def _ways(game: Talisman, space: str, steps: int, turned_back: bool, unlocked: bool) -> Ways:
    if unlocked and game.content.spaces[space].region == "outer":
        paths = way_in(game, steps)
    else:
        paths = _routes(game, space, steps, turned_back)
    near = frozenset(end for end, path in paths.items() if len(legs(game, (space, *path))) == 1)
    walks: list[Option] = verbs.WALK.each(paths)
    tries = attempts(game.content.spaces[space].region, paths)
    return Ways(paths, near, walks, tries, walks + tries)


def attempts(region: str, paths: dict[str, Path]) -> list[Option]:
    """TAL-KXS-1, TAL-GAT-1 What may be tried at places that some path from a region passes."""
    options: list[Option] = []
    for end, path in paths.items():
        if KINGS_CROSS in path and end != KINGS_CROSS and region == "outer":
            options.append(verbs.BARRIER.option())
        if GATES in path and end != GATES:
            options += gates_options()
    return list(dict.fromkeys(options))


def routes(game: Talisman, seat: int, steps: int) -> dict[str, Path]:
    """TAL-MOV-1 Every end of a walk of so many steps, and the way to it."""
    return ways(game, seat, steps).paths


def _routes(game: Talisman, space: str, steps: int, turned_back: bool) -> dict[str, Path]:
    here = game.content.spaces[space]
    if here.region == "inner":
        return _inner(game, here.index, steps, turned_back)
    found = {path[-1]: path for path in (_ring(game, space, steps, way) for way in _WAYS)}
    return found if here.region == "outer" else found | _way_out(game, space, steps)


def legs(game: Talisman, path: Path) -> tuple[Path, ...]:
    """The beginnings of a walk that lead to the last space of a region, and the whole of it."""
    known = game.content.legs
    found = known.get(path)
    if found is None:
        regions = [game.content.spaces[space].region for space in path]
        ends = [at for at in range(1, len(path)) if regions[at] != regions[at - 1]]
        found = known[path] = (*(path[:end] for end in ends), path)
    return found


def _ring(game: Talisman, space: str, steps: int, way: int) -> Path:
    return tuple(game.around(space, way * step) for step in range(1, steps + 1))


def _inner(game: Talisman, index: int, steps: int, turned_back: bool) -> dict[str, Path]:
    """TAL-MOV-2, TAL-MOV-3 Onwards, at most to the Room of Requirement; or back to the Gates."""
    ring = game.content.rings["inner"]
    if turned_back:
        space = ring[index - 1] if index else GATES
        return {space: (space,)}
    path = ring[index + 1 : index + 1 + steps]
    return {path[-1]: path}


def way_in(game: Talisman, steps: int) -> dict[str, Path]:
    """TAL-KXS-1 From King's Cross through the open barrier, then either way."""
    station = game.content.spaces[KINGS_CROSS].opposite
    if steps == 1:
        return {station: (station,)}
    paths = ((station, *_ring(game, station, steps - 1, way)) for way in _WAYS)
    return {path[-1]: path for path in paths}


def _way_out(game: Talisman, space: str, steps: int) -> dict[str, Path]:
    """TAL-KXS-1 Outwards the barrier is open: from Hogsmeade Station to King's Cross and on."""
    station = game.content.spaces[KINGS_CROSS].opposite
    found: dict[str, Path] = {}
    for way in _WAYS:
        path = _ring(game, space, steps, way)
        if space == station:
            before: Path = ()
        elif station in path[:-1]:
            before = path[: path.index(station) + 1]
        else:
            continue
        left = steps - len(before) - 1
        for beyond in _WAYS:
            whole = (*before, KINGS_CROSS, *_ring(game, KINGS_CROSS, left, beyond))
            found[whole[-1]] = whole
    return found


def voldemort_routes(game: Talisman, space: str, steps: int) -> Sequence[str]:
    """TAL-VOL-1 Where Voldemort can end: either way, or first into an adjacent region.

    RULING: in the Inner region he stops where the path ends, but goes at least one step.
    """
    known = game.content.voldemort_routes
    found = known.get((space, steps))
    if found is None:
        found = known[space, steps] = _voldemort_routes(game, space, steps)
    return found


def _voldemort_routes(game: Talisman, space: str, steps: int) -> list[str]:
    ends = _voldemort_ring(game, space, steps)
    for beyond in game.content.facing[space]:
        ends += _voldemort_ring(game, beyond, steps - 1) if steps > 1 else [beyond]
    return list(dict.fromkeys(end for end in ends if end != space)) or [space]


def _voldemort_ring(game: Talisman, space: str, steps: int) -> list[str]:
    here = game.content.spaces[space]
    ring = game.content.rings[here.region]
    if here.region in ("outer", "middle"):
        return [game.around(space, way * steps) for way in _WAYS]
    ends = [max(0, min(len(ring) - 1, here.index + way * steps)) for way in _WAYS]
    return [ring[end] for end in ends if end != here.index]
