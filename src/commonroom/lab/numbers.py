"""Statistics: shares with their intervals, spreads, and whether a difference means anything.

Nothing here knows what is counted. Tests return p: how often pure chance would differ as much.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import accumulate
from math import ceil, comb, erfc, exp, floor, hypot, lgamma, log, sqrt
from typing import NamedTuple

_Z = 1.959964
"""95 % of a normal distribution lie within this many standard deviations."""
_ENOUGH = 10
"""With as many expected in each cell, counts are near enough to a normal distribution."""
_PRECISE = 1e-12
_MANY = 1000


class Share(NamedTuple):
    """So many of so many."""

    hits: int
    total: int

    @property
    def rate(self) -> float:
        """The share, from 0 to 1."""
        return self.hits / self.total if self.total else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Wilson's 95 % interval of the share."""
        if not self.total:
            return 0.0, 1.0
        n, square = self.total, _Z * _Z
        middle = self.rate + square / (2 * n)
        reach = _Z * sqrt(self.rate * (1 - self.rate) / n + square / (4 * n * n))
        scale = 1 + square / n
        return max(0.0, (middle - reach) / scale), min(1.0, (middle + reach) / scale)


class Spread(NamedTuple):
    """The middle half of some numbers."""

    low: float
    median: float
    high: float


def spread(counts: Counter[int]) -> Spread:
    """Median and quartiles of numbers that were counted."""
    return Spread(*quantiles(counts, (0.25, 0.5, 0.75)))


def quantiles(counts: Counter[int], parts: Sequence[float]) -> list[float]:
    """Where these parts of the counted numbers end; between two numbers, in proportion."""
    values = sorted(counts)
    ends = list(accumulate(counts[value] for value in values))

    def ranked(rank: int) -> int:
        return next(value for value, end in zip(values, ends, strict=True) if rank < end)

    def at(part: float) -> float:
        place = part * (ends[-1] - 1)
        low, high = ranked(floor(place)), ranked(ceil(place))
        return low + (high - low) * (place - floor(place))

    return [at(part) for part in parts]


def mean(counts: Counter[int]) -> float:
    """The mean of numbers that were counted."""
    return sum(value * times for value, times in counts.items()) / max(1, counts.total())


# ---- differences ----------------------------------------------------------------------------


def differ(one: Share, other: Share) -> float:
    """Whether two shares differ: the two-proportion test, or Fisher's where counts are small."""
    total, hits = one.total + other.total, one.hits + other.hits
    if not (one.total and other.total) or hits in (0, total):
        return 1.0
    common = hits / total
    if min(one.total, other.total) * min(common, 1 - common) < _ENOUGH:
        return _fisher(one, other)
    error = sqrt(common * (1 - common) * (1 / one.total + 1 / other.total))
    return _two_sided((one.rate - other.rate) / error)


def difference(one: Share, other: Share) -> tuple[float, float, float]:
    """By how much the first share is larger, and Newcombe's 95 % interval of that."""
    (low, high), (other_low, other_high) = one.interval, other.interval
    apart = one.rate - other.rate
    down = hypot(one.rate - low, other_high - other.rate)
    up = hypot(high - one.rate, other.rate - other_low)
    return apart, apart - down, apart + up


def _fisher(one: Share, other: Share) -> float:
    """The chance of a division of the hits that is no likelier than this one."""
    total, hits = one.total + other.total, one.hits + other.hits
    fewest, most = max(0, hits - other.total), min(hits, one.total)
    whole = comb(total, hits)

    def chance(mine: int) -> float:
        return comb(one.total, mine) * comb(other.total, hits - mine) / whole

    limit = chance(one.hits) * (1 + 1e-9)
    return min(1.0, sum(p for p in map(chance, range(fewest, most + 1)) if p <= limit))


def mcnemar(one: int, other: int) -> float:
    """Whether pairs that differ do so to one side: as a fair coin would, or not (exact)."""
    total, few = one + other, min(one, other)
    if total > _MANY:  # near enough to a normal distribution
        return _two_sided(max(0.0, abs(one - other) - 1) / sqrt(total))
    return min(1.0, 2 * sum(comb(total, n) for n in range(few + 1)) / 2.0**total)


def rank_test(one: Counter[int], other: Counter[int]) -> float:
    """Whether numbers tend to be larger on one side: Mann and Whitney's test, ties allowed."""
    n, m = one.total(), other.total()
    if not n or not m:
        return 1.0
    total, ranks, ties, before = n + m, 0.0, 0, 0
    for value in sorted(one.keys() | other.keys()):
        together = one[value] + other[value]
        ranks += one[value] * (before + (together + 1) / 2)
        ties += together**3 - together
        before += together
    above = ranks - n * (n + 1) / 2 - n * m / 2
    square = n * m / 12 * (total + 1 - ties / (total * (total - 1)))
    if square <= 0:
        return 1.0
    return _two_sided(max(0.0, abs(above) - 0.5) / sqrt(square))


def _two_sided(deviations: float) -> float:
    return erfc(abs(deviations) / sqrt(2))


class Fairness(NamedTuple):
    """A test of whether all faces come up alike."""

    square: float
    """The sum of squared deviations, each by what was expected (chi-square)."""
    p: float


def fairness(counts: Sequence[int]) -> Fairness:
    """Whether all outcomes are equally likely: the chi-square test."""
    expected = sum(counts) / max(1, len(counts))
    if len(counts) < 2 or not expected:
        return Fairness(0.0, 1.0)
    square = sum((count - expected) ** 2 / expected for count in counts)
    return Fairness(square, _gamma_above((len(counts) - 1) / 2, square / 2))


def _gamma_above(a: float, x: float) -> float:
    """The upper incomplete gamma function, as a part of the whole: a series, or a fraction."""
    if x <= 0:
        return 1.0
    scale = exp(a * log(x) - x - lgamma(a))
    if x < a + 1:
        term = total = 1 / a
        n = a
        while term > total * _PRECISE:
            n += 1
            term *= x / n
            total += term
        return max(0.0, 1 - total * scale)
    b = x + 1 - a  # Lentz's way with continued fractions
    c, d = 1 / _PRECISE**2, 1 / b
    fraction, i, step = d, 0, 0.0
    while abs(step - 1) > _PRECISE:
        i += 1
        part = -i * (i - a)
        b += 2
        d = 1 / (part * d + b)
        c = b + part / c
        step = c * d
        fraction *= step
    return scale * fraction


def corrected(chances: Sequence[float]) -> list[float]:
    """Holm's correction: of many comparisons, some look striking by chance."""
    order = sorted(range(len(chances)), key=chances.__getitem__)
    found, least = [0.0] * len(chances), 0.0
    for place, at in enumerate(order):
        least = max(least, min(1.0, chances[at] * (len(chances) - place)))
        found[at] = least
    return found
