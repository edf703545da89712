"""Common Room behind the protocol of the peers, and the probes that only it has.

Plays through the public interface: what is measured is what a program that imports the library
gets, the check of every answer included.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from importlib.metadata import version
from itertools import count

import commonroom
from benchmarks import bot_play, odds_questions
from benchmarks.engine import Pick, mid_game
from benchmarks.measure import SEED, Probe, call_probe, common_probes, copy_probe, play_probe
from commonroom.kernel import Match, title


class CommonRoom:
    """One game at one number of seats."""

    version = version("commonroom")

    def __init__(self, game: str, seats: int, *, muted: bool = True) -> None:
        self.name = f"{game}, {seats} {'seat' if seats == 1 else 'seats'}"
        self.game, self.seats, self._muted = game, seats, muted

    def reseed(self, seed: int) -> None:
        self._seeds = count(1_000 * seed)

    def new_game(self) -> Match:
        return commonroom.new_match(
            self.game, seats=self.seats, seed=next(self._seeds), muted=self._muted
        )

    def play(self, game: Match, limit: int, pick: Pick) -> int:
        for made in range(limit):
            decision = game.decision
            if decision is None:
                return made
            options = decision.options
            game.answer(options[int(pick() * len(options))])
        return limit

    def copy(self, game: Match) -> object:
        # A copy may be lazy; the peers' copies can be played on at once, so ours must be too.
        return game.copy().decision


def engines(wanted: tuple[str, ...] = ()) -> list[CommonRoom]:
    """Every game (or those wanted) at its fewest and at its most seats."""
    found = []
    for game in commonroom.games():
        if not wanted or game in wanted:
            seats = title(game).about.seats
            found += [CommonRoom(game, n) for n in sorted({min(seats), max(seats)})]
    return found


def probes(engine: CommonRoom) -> Iterator[Probe]:
    """Everything that is measured of one game at one number of seats."""
    yield from common_probes(engine, middle(engine))
    heard = CommonRoom(engine.game, engine.seats, muted=False)
    yield play_probe(heard, "play, events on")
    yield copy_probe(heard, "copy, events on")
    for measure in ("view", "save", "load"):
        yield call_probe(engine.name, measure, call_of(measure, engine))
    yield from odds_questions.probes(engine.name, engine.game)
    yield from bot_play.probes(engine.name, engine.game, engine.seats)


def call_of(
    measure: str, engine: CommonRoom, positions: Sequence[Match] | None = None
) -> list[Callable[[], object]]:
    """What is called to measure it, at these positions or in the middle of games."""
    found = middle(engine) if positions is None else positions
    return [_CALLS[measure](match) for match in found]


@cache
def middle(engine: CommonRoom) -> list[Match]:
    """Positions that all measures of an engine share: long games take long to get there."""
    return mid_game(engine, SEED)


def _copy(match: Match) -> Callable[[], object]:
    return lambda: match.copy().decision


def _view(match: Match) -> Callable[[], object]:
    assert match.decision is not None
    seat = match.decision.owner
    return lambda: match.view(seat)


def _save(match: Match) -> Callable[[], object]:
    return lambda: match.save()


def _load(match: Match) -> Callable[[], object]:
    data = match.save()
    return lambda: commonroom.load(data)


_CALLS: dict[str, Callable[[Match], Callable[[], object]]] = {
    "copy": _copy,
    "view": _view,
    "save": _save,
    "load": _load,
}
