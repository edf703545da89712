"""Statistics, against numbers computed by hand, by the standard library or by a textbook."""

from __future__ import annotations

import statistics
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from commonroom.lab.numbers import (
    Share,
    corrected,
    differ,
    difference,
    fairness,
    mean,
    quantiles,
    rank_test,
    spread,
)


@pytest.mark.parametrize(
    ("hits", "total", "low", "high"),
    [
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (5, 10, 0.2366, 0.7634),
        (81, 263, 0.2553, 0.3662),
        (450, 1000, 0.4194, 0.4810),
    ],
)
def test_wilsons_interval(hits: int, total: int, low: float, high: float) -> None:
    share = Share(hits, total)
    assert share.rate == hits / total
    assert share.interval == pytest.approx((low, high), abs=5e-5)


@pytest.mark.parametrize(
    ("one", "other", "low", "high"),
    [
        (Share(56, 70), Share(48, 80), 0.0524, 0.3339),
        (Share(9, 10), Share(3, 10), 0.1705, 0.8090),
        (Share(10, 10), Share(0, 10), 0.6075, 1.0),
    ],
)
def test_newcombes_interval(one: Share, other: Share, low: float, high: float) -> None:
    """Examples of his paper on eleven methods (1998)."""
    apart, *interval = difference(one, other)
    assert apart == pytest.approx(one.rate - other.rate)
    assert interval == pytest.approx([low, high], abs=5e-5)
    assert difference(other, one) == pytest.approx((-apart, -high, -low), abs=5e-5)


def test_of_no_games_nothing_is_known() -> None:
    assert Share(0, 0).rate == 0.0
    assert Share(0, 0).interval == (0.0, 1.0)


@given(st.lists(st.integers(-50, 50), min_size=2))
def test_the_spread_is_that_of_the_standard_library(numbers: list[int]) -> None:
    expected = statistics.quantiles(numbers, n=4, method="inclusive")
    assert spread(Counter(numbers)) == pytest.approx(tuple(expected))


def test_the_spread_of_one_number_is_that_number() -> None:
    assert spread(Counter([7])) == (7, 7, 7)


@given(st.lists(st.integers(-50, 50), min_size=2))
def test_quantiles_are_those_of_the_standard_library(numbers: list[int]) -> None:
    expected = statistics.quantiles(numbers, n=20, method="inclusive")
    parts = [n / 20 for n in range(1, 20)]
    assert quantiles(Counter(numbers), parts) == pytest.approx(expected)
    assert mean(Counter(numbers)) == pytest.approx(statistics.fmean(numbers))


@pytest.mark.parametrize(
    ("one", "other", "p"),
    [
        (Share(351, 605), Share(41, 195), 0.0),
        (Share(60, 100), Share(45, 100), 0.0338),  # z = 2.1229
        (Share(50, 100), Share(50, 100), 1.0),
        (Share(3, 4), Share(1, 4), 0.4857),  # Fisher's lady tasting tea
        (Share(1, 12), Share(9, 12), 0.002759),
        (Share(0, 50), Share(0, 70), 1.0),
        (Share(0, 0), Share(3, 7), 1.0),
    ],
)
def test_shares_differ_or_do_not(one: Share, other: Share, p: float) -> None:
    assert differ(one, other) == pytest.approx(p, rel=0.01, abs=1e-9)
    assert differ(other, one) == pytest.approx(p, rel=0.01, abs=1e-9)


def test_ranks_differ_or_do_not() -> None:
    low, high = Counter([1, 2, 2, 3, 5]), Counter([4, 6, 7, 7, 8, 9])
    # U = 1; its mean is 15 and its variance 30 (1 - 12/1320)
    assert rank_test(low, high) == pytest.approx(0.01316, rel=0.01)
    assert rank_test(high, low) == pytest.approx(rank_test(low, high))
    assert rank_test(low, low) == 1.0
    assert rank_test(Counter([3]), Counter([3])) == 1.0
    assert rank_test(Counter(), high) == 1.0


@pytest.mark.parametrize(
    ("freedom", "square", "p"),
    [(1, 3.841, 0.05), (5, 11.070, 0.05), (5, 1.145, 0.95), (5, 20.515, 0.001), (7, 18.475, 0.01)],
)
def test_fairness_is_that_of_the_table_of_chi_square(freedom: int, square: float, p: float) -> None:
    faces, many = freedom + 1, 10**9
    off = (square * many / 2) ** 0.5
    counts = [many + round(off), many - round(off)] + [many] * (faces - 2)
    found = fairness(counts)
    assert found.square == pytest.approx(square, rel=1e-3)
    assert found.p == pytest.approx(p, rel=0.01)


@pytest.mark.parametrize("counts", [(), (5,), (0, 0, 0), (7, 7, 7)])
def test_what_cannot_be_unfair_is_fair(counts: tuple[int, ...]) -> None:
    assert fairness(counts) == (0.0, 1.0)


def test_a_loaded_die_is_found() -> None:
    assert fairness((100, 100, 100, 100, 100, 160)).p < 0.001


def test_many_comparisons_are_corrected_for() -> None:
    assert corrected([0.01, 0.04, 0.03, 0.005]) == pytest.approx([0.03, 0.06, 0.06, 0.02])
    assert corrected([0.9, 0.8]) == [1.0, 1.0]
    assert corrected([]) == []
