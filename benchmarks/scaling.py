"""How much more two workers play than one, and how much more two processes could at best.

Wall clock, because that is what workers save; so this says something on a quiet machine only. Each
round plays the same games with one worker and with several, one after the other. What the machine
itself gives is measured beside it: as many processes that know nothing of each other, each with the
same games, against one of them alone. They share caches, memory and heat, so it is less than one
might think.
"""

import subprocess
import sys
import time
from pathlib import Path
from statistics import mean, median

import msgspec

from commonroom.kernel import title
from commonroom.lab.plan import Plan, Variant, play
from commonroom.lab.workers import played

SEATS = 2
LEVEL = "novice"
PROBATION = 4
"""Games to learn how long one takes; they also start the workers."""
FEWEST = 12
"""Games of each worker in a round, however long they take; with fewer, the last one tells most."""
ROUNDS = 5


class Scaling(msgspec.Struct, frozen=True):
    """One game, by one worker and by several: seconds of each round."""

    game: str
    workers: int
    games: int
    """Played in a round."""
    alone: list[float]
    together: list[float]
    process: list[float]
    """Seconds that a process of its own takes for its games, while no other plays."""
    processes: list[float]
    """Seconds that several such processes take, on average, while all of them play."""

    def times_faster(self) -> float:
        """The median of the rounds' ratios."""
        return _median_ratio(self.alone, self.together)

    def at_best(self) -> float:
        """How much more processes play that do not work together."""
        return self.workers * _median_ratio(self.process, self.processes)


def measured(game: str, workers: int, seconds: float) -> Scaling:
    """Measure for about so many seconds; longer where a game takes long."""
    plan = _plan(game, PROBATION)
    _seconds(plan, workers)
    each = _seconds(plan, 1) / PROBATION
    games = round(seconds / ROUNDS / (1 + 1 / workers) / each)
    rounds = ROUNDS if games >= FEWEST * workers else 1
    plan = _plan(game, max(FEWEST * workers, games))
    share = plan.games // workers // 2  # what the machine gives does not hang on a last game
    result = Scaling(game, workers, plan.games, [], [], [], [])
    for _ in range(rounds):
        result.alone.append(_seconds(plan, 1))
        result.together.append(_seconds(plan, workers))
        result.process.extend(_processes(game, share, 1))
        result.processes.append(mean(_processes(game, share, workers)))
    return result


def _median_ratio(ones: list[float], others: list[float]) -> float:
    return median(one / other for one, other in zip(ones, others, strict=True))


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


def _processes(game: str, games: int, count: int) -> list[float]:
    """How long so many processes take that all play the same games at the same time."""
    command = [sys.executable, "-m", "benchmarks.scaling", game, str(games)]
    root = Path(__file__).parent.parent
    running = [
        subprocess.Popen(
            command, cwd=root, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        for _ in range(count)
    ]
    for one in running:
        assert one.stdout is not None
        one.stdout.readline()
    for one in running:
        assert one.stdin is not None
        one.stdin.write("go\n")
        one.stdin.flush()
    return [float(one.communicate()[0]) for one in running]


def main() -> None:
    """Get ready, say so, wait for the word, and say how long the games take."""
    game, games = sys.argv[1], int(sys.argv[2])
    plan = _plan(game, games)
    play(plan, 0)
    print("ready", flush=True)
    sys.stdin.readline()
    print(_seconds(plan, 1), flush=True)


if __name__ == "__main__":
    main()
