"""Some moves ahead on a ring of spaces. A function of numbers, which knows no spaces."""

from __future__ import annotations

from functools import lru_cache

AHEAD = 3
"""How many moves are looked ahead."""
REACH = 6
"""How far a die leads."""


class Outlook:
    """What the moves after standing on each space are worth.

    `landing` is what ending a move on each space is worth, `ahead` the share that a turn later
    counts, and `attempt` what may be done instead by a walk that passes the `special` space.
    The first of the moves is looked at only from where somebody asks.
    """

    def __init__(self, landing: list[float], ahead: float, special: int, attempt: float) -> None:
        reached = landing
        for _ in range(AHEAD - 1):
            future = _moved(reached, special, attempt)
            reached = [landing[at] + ahead * future[at] for at in range(len(landing))]
        self._reached = reached
        self._ring = _closed(reached)
        self._special, self._attempt = special, attempt
        self._is_tried = attempt > min(reached)

    def after(self, at: int) -> float:
        """From one space."""
        size = len(self._reached)
        passed = _near(self._special, size).get(at, REACH) if self._is_tried else REACH
        return _mean(self._ring, at + REACH, passed, self._attempt)

    def everywhere(self) -> list[float]:
        """From each of them."""
        return _moved(self._reached, self._special, self._attempt)


def _closed(reached: list[float]) -> list[float]:
    """A ring as a list in which no die leads beyond the ends."""
    return reached[-REACH:] + reached + reached[:REACH]


def _moved(reached: list[float], special: int, attempt: float) -> list[float]:
    """The mean of all dice from each space, with the better way for each.

    The dice are written out one by one, because most of the time is spent here.
    """
    size = len(reached)
    ring = _closed(reached)
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
        for at, passed in _near(special, size).items():
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
def _near(special: int, size: int) -> dict[int, int]:
    """The spaces from where dice pass a space, and up to which number they do not."""
    distances = [(at, min((special - at) % size, (at - special) % size)) for at in range(size)]
    return {at: steps for at, steps in distances if 0 < steps < REACH}
