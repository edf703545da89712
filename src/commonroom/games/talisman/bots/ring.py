"""Some moves ahead on a ring of spaces. A function of numbers, which knows no spaces."""

from __future__ import annotations

from functools import lru_cache

AHEAD = 3
"""How many moves are looked ahead."""


def looked_ahead(landing: list[float], ahead: float, special: int, attempt: float) -> list[float]:
    """What the moves after standing on each space are worth.

    `landing` is what ending a move on each space is worth, `ahead` the share that a turn later
    counts, and `attempt` what may be done instead by a walk that passes the `special` space.
    """
    future = _moved(landing, special, attempt)
    for _ in range(AHEAD - 1):
        reached = [worth + ahead * after for worth, after in zip(landing, future)]  # noqa: B905
        future = _moved(reached, special, attempt)
    return future


def _moved(reached: list[float], special: int, attempt: float) -> list[float]:
    """The mean of all dice from each space, with the better way for each.

    Zips without `strict` compile to loops.
    """
    size = len(reached)
    twice = reached + reached
    means = [
        (
            (a if a > b else b) + (c if c > d else d) + (e if e > f else f)
            + (g if g > h else h) + (m if m > n else n) + (o if o > p else p)
        ) / 6
        for a, b, c, d, e, f, g, h, m, n, o, p in zip(  # noqa: B905
            twice[1 : size + 1], twice[size - 1 : -1], twice[2 : size + 2], twice[size - 2 : -2],
            twice[3 : size + 3], twice[size - 3 : -3], twice[4 : size + 4], twice[size - 4 : -4],
            twice[5 : size + 5], twice[size - 5 : -5], twice[6 : size + 6], twice[size - 6 : -6],
        )
    ]  # fmt: skip
    if attempt > min(reached):
        for at, passed in _near(special, size):
            means[at] = _mean(twice, size + at, passed, attempt)
    return means


def _mean(twice: list[float], at: int, passed: int, attempt: float) -> float:
    """The mean from a space whence all dice above a number pass the special one.

    `at` is in the later half of the ring laid out twice, whose end is its beginning.
    """
    total, size = 0.0, len(twice) // 2
    for die in range(1, 7):
        one, other = twice[at - die], twice[at - size + die]
        best = one if one > other else other
        total += attempt if die > passed and attempt > best else best
    return total / 6


@lru_cache(8)
def _near(special: int, size: int) -> list[tuple[int, int]]:
    """The spaces from where dice pass a space, and up to which number they do not."""
    distances = [(at, min((special - at) % size, (at - special) % size)) for at in range(size)]
    return [(at, steps) for at, steps in distances if 0 < steps < 6]
