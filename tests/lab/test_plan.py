"""Which games a plan has, and that each is what it is whatever else is played."""

from __future__ import annotations

import msgspec
import pytest

from commonroom.lab import plan as planning
from commonroom.lab.errors import GameFailed
from commonroom.lab.games import play_one
from commonroom.lab.plan import play
from tests.lab.plans import RISING, plan, rows


def test_variants_take_turns() -> None:
    planned = plan(3, "random*2", "random*3")
    assert list(planned.order()) == [0, 3, 1, 4, 2, 5]


def test_rows_stand_by_variant_and_number() -> None:
    planned = plan(2, "random*2", "random*3")
    found = rows(planned)
    assert [(row.variant, row.number, row.record.seats) for row in found] == [
        (1, 1, 2), (1, 2, 2), (2, 1, 3), (2, 2, 3),
    ]  # fmt: skip
    assert [planned.index(row) for row in found] == [0, 1, 2, 3]


def test_a_game_is_played_as_its_row_says() -> None:
    found = play(plan(5, "random*2"), 4).record
    assert found.seed == "7/5"
    assert play_one(RISING, 2, found.options, found.levels, "7/5") == found


def test_a_game_does_not_depend_on_what_else_is_planned() -> None:
    few, many = plan(2, "random*3"), plan(4, "random*2", "random*3")
    assert [row.record for row in rows(few)] == [row.record for row in rows(many)[4:6]]


def test_another_seed_plays_other_games() -> None:
    assert {row.record.decisions for row in rows(plan())} != {
        row.record.decisions for row in rows(plan(seed="8"))
    }


def test_a_pack_is_played_and_marked() -> None:
    planned = plan(2, game="toy")
    sour = msgspec.structs.replace(planned, pack={"beans": [{"id": "toffee", "worth": -3}]})
    assert planned.pack_mark == ""
    assert {row.pack for row in rows(sour)} == {sour.pack_mark}
    assert len(sour.pack_mark) == 12
    assert sour.pack_mark == msgspec.structs.replace(sour, seed="9").pack_mark
    assert [row.record for row in rows(sour)] != [row.record for row in rows(planned)]


def test_a_game_that_breaks_down_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    def stumble(*_: object) -> None:
        raise ZeroDivisionError("of course")

    monkeypatch.setattr(planning, "play_one", stumble)
    with pytest.raises(GameFailed, match=r"random,random .*standard.*seed '7/2'.*of course"):
        play(plan(), 1)
