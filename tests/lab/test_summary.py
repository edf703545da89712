"""The numbers of a summary, against numbers computed by hand or by somebody else."""

from __future__ import annotations

import statistics
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from commonroom.lab.games import Record
from commonroom.lab.plan import Row
from commonroom.lab.summary import Share, spread, summarise
from tests.lab.plans import RISING, plan


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


def test_of_no_games_nothing_is_known() -> None:
    assert Share(0, 0).rate == 0.0
    assert Share(0, 0).interval == (0.0, 1.0)


@given(st.lists(st.integers(-50, 50), min_size=2))
def test_the_spread_is_that_of_the_standard_library(numbers: list[int]) -> None:
    expected = statistics.quantiles(numbers, n=4, method="inclusive")
    assert spread(Counter(numbers)) == pytest.approx(tuple(expected))


def test_the_spread_of_one_number_is_that_number() -> None:
    assert spread(Counter([7])) == (7, 7, 7)


def row(variant: int, number: int, *winners: int, turns: int, recruited: str = "") -> Row:
    reasons = ("DER-WIN-1",) if winners else ("DER-LOS-1", "DER-LOS-3")
    tallies = {"recruited": tuple(recruited.split())}
    record = Record(
        RISING, f"7/{number}", 2, {}, (), winners, reasons, (), turns, 10 * turns, 0, {}, tallies
    )
    return Row(variant, number, 1, "", record)


def test_games_are_counted_by_variant() -> None:
    found = summarise(
        plan(3, "random*2", "random*3", "novice*2"),
        [
            row(1, 1, 0, 1, turns=10, recruited="luna-lovegood dobby luna-lovegood"),
            row(1, 2, turns=20, recruited="dobby"),
            row(1, 3, turns=40),
            row(3, 1, 1, turns=7, recruited="dobby"),
        ],
    )
    first, last = found.variants
    assert (found.games, found.cooperative) == (4, True)
    assert (first.levels, first.games, first.won) == (("random", "random"), 3, 1)
    assert first.won_by == {0: 1, 1: 1}
    assert first.reasons == {"DER-WIN-1": 1, "DER-LOS-1": 2, "DER-LOS-3": 2}
    assert spread(first.turns) == (15, 20, 30)
    assert spread(first.decisions) == (150, 200, 300)
    assert (last.levels, last.games, last.won) == (("novice", "novice"), 1, 1)
    tally = found.tallies["recruited"]
    assert tally.times == {"luna-lovegood": 2, "dobby": 3}
    assert tally.games == {"luna-lovegood": 1, "dobby": 3}
    assert tally.won == {"luna-lovegood": 1, "dobby": 2}
