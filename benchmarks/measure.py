"""Timing: probes, rounds and what is made of the samples.

The machine drifts (other processes, heat, clock speed), so the probes are run in rounds,
A B C A B C …, and compared within a round. Each probe repeats the very same work in every round:
the spread between rounds is the machine's, not the game's. Times are processor times, which other
processes disturb less than the wall clock. The garbage collector stays on, as it is in real use,
but starts clean before every sample, and what is loaded before the first round is out of its sight.
"""

import gc
import time
from collections.abc import Callable, Iterable, Sequence
from itertools import repeat
from statistics import median
from typing import NamedTuple

import msgspec

from benchmarks.engine import Engine, G, Work, mid_game, play_random

SEED = 7


class Probe(NamedTuple):
    """One thing to be measured: ``run(amount)`` does about that much of it and says how much."""

    engine: str
    measure: str
    run: Callable[[int], Work]


class Series(msgspec.Struct, frozen=True):
    """The samples of one probe, one a round."""

    engine: str
    measure: str
    work: Work
    seconds: list[float]

    def each(self) -> float:
        """Median seconds per step."""
        return median(self.seconds) / self.work.steps

    def rate(self) -> float:
        """Median steps per second."""
        return self.work.steps / median(self.seconds)

    def games_rate(self) -> float:
        """Median games per second."""
        return self.work.games / median(self.seconds)

    def spread(self) -> float:
        """Half the distance between the slowest and the fastest round, as a share of the median."""
        return (max(self.seconds) - min(self.seconds)) / 2 / median(self.seconds)

    def times_faster(self, other: "Series") -> float:
        """How many times faster a step is than the other's: the median of the rounds' ratios."""
        ratios = [theirs / ours for ours, theirs in zip(self.seconds, other.seconds, strict=True)]
        return median(ratios) * self.work.steps / other.work.steps


def play_probe(engine: Engine[G], measure: str = "play") -> Probe:
    """Random play, all in: enumerate, pick, apply, set up the next game."""
    return Probe(engine.name, measure, lambda budget: play_random(engine, SEED, budget))


def call_probe(engine: str, measure: str, calls: Sequence[Callable[[], object]]) -> Probe:
    """The mean cost of some calls, each repeated equally often."""

    def run(amount: int) -> Work:
        times, rest = divmod(amount, len(calls))
        for call in calls:
            for _ in repeat(None, times):
                call()
        for call in calls[:rest]:
            call()
        return Work(amount)

    return Probe(engine, measure, run)


def copy_probe(engine: Engine[G]) -> Probe:
    """Copying a game that is half played."""

    def copier(game: G) -> Callable[[], object]:
        return lambda: engine.copy(game)

    positions = mid_game(engine, SEED)
    return call_probe(engine.name, "copy", [copier(game) for game in positions])


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
    taken: list[list[float]] = [[] for _ in probes]
    done: list[Work] = [Work(0) for _ in probes]
    for _ in range(rounds):
        for index, probe in enumerate(probes):
            elapsed, done[index] = _sample(probe, amounts[index])
            taken[index].append(elapsed)
            tick()
    gc.unfreeze()
    return [
        Series(probe.engine, probe.measure, work, times)
        for probe, work, times in zip(probes, done, taken, strict=True)
    ]


def find(series: Iterable[Series], engine: str, measure: str) -> Series | None:
    """The series of one probe, if it was measured."""
    return next((s for s in series if (s.engine, s.measure) == (engine, measure)), None)


def _sample(probe: Probe, amount: int) -> tuple[float, Work]:
    gc.collect()
    start = time.process_time()
    work = probe.run(amount)
    return time.process_time() - start, work


def _calibrated(probe: Probe, share: float) -> int:
    """How much work fills the share of time. Trying it out also warms caches up."""
    amount = 1
    while True:
        elapsed, work = _sample(probe, amount)
        if elapsed >= share / 4:
            return max(1, round(work.steps * share / elapsed))
        amount = work.steps * 4
