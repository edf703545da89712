"""Questions to the games' odds, asked afresh and asked again.

Owns what is asked of each game that has odds. The odds remember what they have computed, in
several places, which would make a repeated question look free. So each first asking is put to
newly imported modules, which remember nothing. Importing them is not timed.
"""

import sys
from collections.abc import Callable, Iterator
from importlib import import_module
from types import ModuleType

from benchmarks.engine import Work
from benchmarks.measure import Probe, Sample, call_probe, clock
from commonroom.games import death_eaters_rising
from commonroom.games.death_eaters_rising import odds
from commonroom.games.death_eaters_rising.odds_fill import Four

_QUESTIONS: tuple[tuple[Four, odds.Needs], ...] = (
    ((2, 1, 1, 1), ((1, 1, 0, 0),)),
    ((3, 1, 1, 0), ((1, 0, 2, 0), (0, 2, 0, 1))),
    ((2, 2, 1, 1), ((2, 1, 0, 0), (0, 0, 1, 1))),
    ((2, 2, 2, 1), ((1, 1, 1, 0), (0, 2, 0, 1), (1, 0, 0, 1))),
)
"""A pool of dice and the open symbols of its targets: from a light roll to a heavy one."""

_MODULES = ("odds_fill", "odds_weight", "odds")


def probes(engine: str, game: str) -> Iterator[Probe]:
    """The probes of a game that has odds to ask."""
    if game == "death-eaters-rising":
        yield _first_asked(engine)
        yield call_probe(engine, "odds, asked again", [_again(*each) for each in _QUESTIONS])


def _first_asked(engine: str) -> Probe:
    def run(amount: int, _seed: int) -> Sample:
        times = -(-amount // len(_QUESTIONS))
        seconds = 0.0
        for question in _QUESTIONS * times:
            module = _imported_anew()
            start = clock()
            module.chance_to_fill(*question)
            seconds += clock() - start
        return Sample(seconds, Work(times * len(_QUESTIONS)))

    return Probe(engine, "odds, first asked", run)


def _imported_anew() -> ModuleType:
    """Another copy of the odds; everybody else keeps the one they have."""
    package = death_eaters_rising.__name__
    kept = {name: sys.modules.pop(f"{package}.{name}") for name in _MODULES}
    try:
        return import_module(f"{package}.odds")
    finally:
        for name, module in kept.items():
            sys.modules[f"{package}.{name}"] = module
            setattr(death_eaters_rising, name, module)


def _again(pool: Four, needs: odds.Needs) -> Callable[[], object]:
    return lambda: odds.chance_to_fill(pool, needs)
