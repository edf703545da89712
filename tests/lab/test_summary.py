"""The numbers of a summary, against numbers computed by hand or by somebody else."""

from __future__ import annotations

from commonroom.kernel import title
from commonroom.lab.games import Record
from commonroom.lab.numbers import spread
from commonroom.lab.plan import Row
from commonroom.lab.summary import summarise
from tests.lab.plans import RISING, plan


def row(variant: int, number: int, *winners: int, turns: int, recruited: str = "") -> Row:
    reasons = ("DER-WIN-1",) if winners else ("DER-LOS-1", "DER-LOS-3")
    told = dict.fromkeys(title(RISING).statistics_type.told, ())
    tallies = {**told, "recruited": tuple(recruited.split())}
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
