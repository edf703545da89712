"""Questions to the games' odds, asked afresh and asked again.

Owns what is asked of each game that has odds. The odds remember what they have computed, in
several places, which would make a repeated question look free. So each first asking is put to
newly imported modules, which remember nothing. Importing them is not timed.
"""

import sys
from collections.abc import Callable, Iterator
from functools import partial
from importlib import import_module
from types import ModuleType
from typing import Any, NamedTuple

from benchmarks.engine import Work
from benchmarks.measure import Probe, Sample, call_probe, clock
from commonroom.games import death_eaters_rising, talisman


class Asked(NamedTuple):
    """The questions to one game, from light to heavy."""

    package: ModuleType
    modules: tuple[str, ...]
    """Where answers are remembered; the last of them is asked."""
    function: str
    questions: tuple[tuple[Any, ...], ...]


_ASKED = {
    # A pool of dice and the open symbols of its targets.
    "death-eaters-rising": Asked(
        death_eaters_rising,
        ("odds.fill", "odds.weight", "odds.questions"),
        "chance_to_fill",
        (
            ((2, 1, 1, 1), ((1, 1, 0, 0),)),
            ((3, 1, 1, 0), ((1, 0, 2, 0), (0, 2, 0, 1))),
            ((2, 2, 1, 1), ((2, 1, 0, 0), (0, 0, 1, 1))),
            ((2, 2, 2, 1), ((1, 1, 1, 0), (0, 2, 0, 1), (1, 0, 0, 1))),
        ),
    ),
    # The margin before the dice, own dice and rerolls, the other's dice and rerolls.
    "talisman": Asked(
        talisman,
        ("odds",),
        "battle",
        ((2,), (0, 1, 1), (-1, 2, 1), (1, 2, 1, 1, 1)),
    ),
}


def probes(engine: str, game: str) -> Iterator[Probe]:
    """The probes of a game that has odds to ask."""
    asked = _ASKED.get(game)
    if asked is not None:
        yield _first_asked(engine, asked)
        yield call_probe(engine, "odds, asked again", list(_again(asked)))


def _first_asked(engine: str, asked: Asked) -> Probe:
    def run(amount: int, _seed: int) -> Sample:
        times = -(-amount // len(asked.questions))
        seconds = 0.0
        for question in asked.questions * times:
            ask = getattr(_imported_anew(asked), asked.function)
            start = clock()
            ask(*question)
            seconds += clock() - start
        return Sample(seconds, Work(times * len(asked.questions)))

    return Probe(engine, "odds, first asked", run)


def _imported_anew(asked: Asked) -> ModuleType:
    """Another copy of the odds; everybody else keeps the one they have."""
    names = {name: f"{asked.package.__name__}.{name}" for name in asked.modules}
    kept = {name: import_module(whole) for name, whole in names.items()}
    for whole in names.values():
        del sys.modules[whole]
    try:
        return import_module(names[asked.modules[-1]])
    finally:
        for name, module in kept.items():
            sys.modules[names[name]] = module
            home, _, last = names[name].rpartition(".")
            setattr(sys.modules[home], last, module)


def _again(asked: Asked) -> Iterator[Callable[[], object]]:
    module = import_module(f"{asked.package.__name__}.{asked.modules[-1]}")
    for question in asked.questions:
        yield partial(getattr(module, asked.function), *question)
