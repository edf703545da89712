"""Timing: probes, rounds and what is made of the samples.

The machine drifts (other processes, heat, clock speed), so the probes are run in rounds,
A B C A B C …, and compared within a round. Every round plays other games, always the same ones for
the same round, so that the medians do not hang on a few odd games. Times are processor times, which
other processes disturb less than the wall clock. The garbage collector stays on, as it is in real
use, but starts clean before every sample, and what was loaded before the first is out of its sight.
"""

import gc
import time
from collections.abc import Callable, Iterable, Sequence
from itertools import islice, repeat
from statistics import median
from typing import NamedTuple

import msgspec

from benchmarks.engine import Engine, G, Work, copy_gap, mid_game, on_the_way, play_random

SEED = 7
COMMON = ("play", "copy", "copy again")
"""What every engine is measured by."""
clock = time.process_time


class Sample(NamedTuple):
    """One round of one probe: the work that was done, and the time that it took."""

    seconds: float
    work: Work

    @property
    def each(self) -> float:
        """Seconds per step."""
        return self.seconds / self.work.steps


class Probe(NamedTuple):
    """One thing to be measured: ``run(amount, seed)`` does about that much of it.

    It times itself, since some work needs preparations that must not count.
    """

    engine: str
    measure: str
    run: Callable[[int, int], Sample]


class Series(msgspec.Struct, frozen=True):
    """The samples of one probe, one a round."""

    engine: str
    measure: str
    samples: list[Sample]

    def each(self) -> float:
        """Median seconds per step."""
        return median(sample.each for sample in self.samples)

    def spread(self) -> float:
        """Half the distance between the slowest and the fastest round, as a share of the median."""
        times = [sample.each for sample in self.samples]
        return (max(times) - min(times)) / 2 / self.each()

    def total(self) -> Work:
        """What all rounds did together."""
        steps, games, cut = map(sum, zip(*(sample.work for sample in self.samples), strict=True))
        return Work(steps, games, cut)

    def times_faster(self, other: "Series") -> float:
        """How many times faster a step is than the other's: the median of the rounds' ratios."""
        rounds = zip(self.samples, other.samples, strict=True)
        return median(theirs.each / ours.each for ours, theirs in rounds)


def play_probe(engine: Engine[G], measure: str = "play") -> Probe:
    """Random play, all in: enumerate, pick, apply, set up the next game."""

    def run(budget: int, seed: int) -> Sample:
        return timed(lambda: play_random(engine, seed, budget))

    return Probe(engine.name, measure, run)


def call_probe(engine: str, measure: str, calls: Sequence[Callable[[], object]]) -> Probe:
    """The mean cost of some calls, each repeated equally often."""

    def work(amount: int) -> Work:
        times = -(-amount // len(calls))  # all of them, however dear: they differ in cost
        for call in calls:
            for _ in repeat(None, times):
                call()
        return Work(times * len(calls))

    return Probe(engine, measure, lambda amount, _seed: timed(lambda: work(amount)))


def copy_probe(engine: Engine[G], measure: str = "copy") -> Probe:
    """Copying a game in play, once at each of many positions.

    The first copy of a position can cost far more than the next: the state has left the processor's
    caches, and an engine may have put work off until somebody asks.
    """
    gap = copy_gap(engine, SEED - 1)

    def run(amount: int, seed: int) -> Sample:
        seconds = 0.0
        for game in islice(on_the_way(engine, seed, gap), amount):
            start = clock()
            engine.copy(game)
            seconds += clock() - start
        return Sample(seconds, Work(amount))

    return Probe(engine.name, measure, run)


def copy_again_probe(engine: Engine[G], positions: Sequence[G]) -> Probe:
    """Copying the same positions again and again, as a search does at its root."""

    def copier(game: G) -> Callable[[], object]:
        return lambda: engine.copy(game)

    return call_probe(engine.name, "copy again", [copier(game) for game in positions])


def common_probes(engine: Engine[G], positions: Sequence[G] | None = None) -> list[Probe]:
    """What every engine is measured by; at these positions, or in the middle of games."""
    found = mid_game(engine, SEED) if positions is None else positions
    return [play_probe(engine), copy_probe(engine), copy_again_probe(engine, found)]


def timed(work: Callable[[], Work]) -> Sample:
    """Do it, and see how long it takes."""
    start = clock()
    done = work()
    return Sample(clock() - start, done)


def run(
    probes: Sequence[Probe], rounds: int, seconds: float, tick: Callable[[], object]
) -> list[Series]:
    """Measure all probes in about `seconds`, shared out evenly; `tick` after every sample."""
    gc.collect()
    gc.freeze()
    share = seconds / (len(probes) * (rounds + 1))  # calibrating costs about a round
    amounts = []
    for probe in probes:
        amounts.append(_calibrated(probe, share))
        tick()
    series = [Series(probe.engine, probe.measure, []) for probe in probes]
    for number in range(rounds):
        for probe, amount, found in zip(probes, amounts, series, strict=True):
            found.samples.append(_sample(probe, amount, SEED + number))
            tick()
    gc.unfreeze()
    return series


def find(series: Iterable[Series], engine: str, measure: str) -> Series | None:
    """The series of one probe, if it was measured."""
    return next((s for s in series if (s.engine, s.measure) == (engine, measure)), None)


def _sample(probe: Probe, amount: int, seed: int) -> Sample:
    gc.collect()
    return probe.run(amount, seed)


def _calibrated(probe: Probe, share: float) -> int:
    """How much work fills the share of time, tried out on games that no round plays.

    Preparations count here, too: they take time, even if it is not measured. (What another process
    does is only in the sample.)
    """
    _sample(probe, 1, SEED - 1)  # whatever is done only once must not set the amount
    amount = 1
    while True:
        start = clock()
        seconds, (steps, _, _) = _sample(probe, amount, SEED - 1)
        elapsed = max(seconds, clock() - start)
        if elapsed >= share / 4:
            return max(1, round(steps * share / elapsed))
        amount = steps * 4
