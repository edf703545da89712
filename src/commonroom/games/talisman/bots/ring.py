"""Some moves ahead on a ring of spaces. A function of numbers, which knows no spaces."""

from __future__ import annotations

from functools import lru_cache

AHEAD = 3
"""How many moves are looked ahead."""
REACH = 6
"""How far a die leads."""


def looked_ahead(landing: list[float], ahead: float, special: int, attempt: float) -> list[float]:
    """What the moves after standing on each space are worth.

    `landing` is what ending a move on each space is worth, `ahead` the share that a turn later
    counts, and `attempt` what may be done instead by a walk that passes the `special` space.
    """
    future = _moved(landing, special, attempt)
    for _ in range(AHEAD - 1):
        reached = [landing[at] + ahead * future[at] for at in range(len(landing))]
        future = _moved(reached, special, attempt)
    return future


def _moved(reached: list[float], special: int, attempt: float) -> list[float]:
    """The mean of all dice from each space, with the better way for each.

    The dice are written out one by one, because most of the time is spent here.
    """
    size = len(reached)
    ring = reached[-REACH:] + reached + reached[:REACH]
    means = []
    for at in range(REACH, size + REACH):
        a, b = ring[at - 1], ring[at + 1]
        c, d = ring[at - 2], ring[at + 2]
        e, f = ring[at - 3], ring[at + 3]
        g, h = ring[at - 4], ring[at + 4]
        m, n = ring[at - 5], ring[at + 5]
        o, p = ring[at - 6], ring[at + 6]
        low = (a if a > b else b) + (c if c > d else d) + (e if e > f else f)
        means.append((low + (g if g > h else h) + (m if m > n else n) + (o if o > p else p)) / 6)
    if attempt > min(reached):
        for at, passed in _near(special, size):
            means[at] = _mean(ring, at + REACH, passed, attempt)
    return means


def _mean(ring: list[float], at: int, passed: int, attempt: float) -> float:
    """The mean from a space whence all dice above a number pass the special one."""
    total = 0.0
    for die in range(1, 7):
        one, other = ring[at - die], ring[at + die]
        best = one if one > other else other
        total += attempt if die > passed and attempt > best else best
    return total / 6


@lru_cache(8)
def _near(special: int, size: int) -> list[tuple[int, int]]:
    """The spaces from where dice pass a space, and up to which number they do not."""
    distances = [(at, min((special - at) % size, (at - special) % size)) for at in range(size)]
    return [(at, steps) for at, steps in distances if 0 < steps < REACH]
