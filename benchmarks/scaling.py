"""How much more two workers play than one.

Wall clock, because that is what workers save; so this says something on a quiet machine only. Each
round plays the same games with one worker and with several, one after the other.
"""

import time
from statistics import median

import msgspec

from commonroom.kernel import title
from commonroom.lab.plan import Plan, Variant
from commonroom.lab.workers import played

SEATS = 2
LEVEL = "novice"
PROBATION = 2
"""Games to learn how long one takes; they also start the workers."""
FEWEST = 6
"""Games of each worker in a round, however long they take; with fewer, the last one tells most."""
ROUNDS = 3


class Scaling(msgspec.Struct, frozen=True):
    """One game, by one worker and by several: seconds of each round."""

    game: str
    workers: int
    games: int
    """Played in a round."""
    alone: list[float]
    together: list[float]

    def times_faster(self) -> float:
        """The median of the rounds' ratios."""
        rounds = zip(self.alone, self.together, strict=True)
        return median(one / several for one, several in rounds)


def measured(game: str, workers: int, seconds: float) -> Scaling:
    """Measure for about so many seconds; longer where a game takes long."""
    plan = _plan(game, PROBATION)
    _seconds(plan, workers)
    each = _seconds(plan, 1) / PROBATION
    share = seconds / ROUNDS / (1 + 1 / workers)
    plan = _plan(game, max(FEWEST * workers, round(share / each)))
    alone: list[float] = []
    together: list[float] = []
    for _ in range(ROUNDS):
        alone.append(_seconds(plan, 1))
        together.append(_seconds(plan, workers))
    return Scaling(game, workers, plan.games, alone, together)


def _plan(game: str, games: int) -> Plan:
    """Games between bots; the plan of a simulation, so that its price is in it."""
    seats = max(SEATS, min(title(game).about.seats))
    variant = Variant((LEVEL,) * seats, title(game).about.settled(seats, {}))
    return Plan(game, title(game).rules_version, "benchmark", games, (variant,))


def _seconds(plan: Plan, workers: int) -> float:
    start = time.perf_counter()
    rows = sum(1 for _ in played(plan, plan.order(), workers, lambda: False))
    assert rows == plan.total
    return time.perf_counter() - start
