"""What the words of the command line mean."""

from __future__ import annotations

import pytest

from commonroom.kernel.errors import BadOptionValue, CommonRoomError, UnknownOption
from commonroom.lab.errors import BadChoice, BadLineUp
from commonroom.lab.grid import choices, variants
from tests.lab.plans import RISING


def line_ups(*texts: str) -> list[str]:
    return [",".join(one.levels) for one in variants(RISING, texts, {})]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("expert,expert,novice", ["expert,expert,novice"]),
        ("expert, novice", ["expert,novice"]),
        ("expert*3", ["expert,expert,expert"]),
        ("novice,random*2", ["novice,random,random"]),
        ("2..4:random", ["random,random", "random,random,random", "random,random,random,random"]),
        ("3:novice", ["novice,novice,novice"]),
        ("2..3", ["expert,expert", "expert,expert,expert"]),
        ("4", ["expert,expert,expert,expert"]),
    ],
)
def test_a_line_up_in_few_words(text: str, expected: list[str]) -> None:
    assert line_ups(text) == expected


def test_line_ups_add_up_and_none_is_played_twice() -> None:
    assert line_ups("2..3:random", "novice*2", "random*3") == [
        "random,random",
        "random,random,random",
        "novice,novice",
    ]


def test_without_a_line_up_experts_play_with_every_number_of_seats() -> None:
    assert line_ups() == line_ups("2..4:expert")


def test_a_game_without_experts_is_played_by_its_strongest_level() -> None:
    assert [one.levels for one in variants("toy", ["2"], {})] == [("random", "random")]


def test_every_line_up_meets_every_combination_of_options() -> None:
    chosen = choices(["difficulty=beginner, standard", "first-player=chosen,random"])
    found = variants(RISING, ["random*2", "novice*2"], chosen)
    assert [(one.levels[0], *one.options.values()) for one in found] == [
        (level, difficulty, first)
        for level in ("random", "novice")
        for difficulty in ("beginner", "standard")
        for first in ("chosen", "random")
    ]


def test_options_not_named_take_their_usual_value_and_those_named_twice_take_both() -> None:
    chosen = choices(["difficulty=beginner", "difficulty=expert-7"])
    found = variants(RISING, ["random*2"], chosen)
    assert [one.options for one in found] == [
        {"difficulty": "beginner", "first-player": "random"},
        {"difficulty": "expert-7", "first-player": "random"},
    ]


@pytest.mark.parametrize(
    ("text", "error", "named"),
    [
        ("", BadLineUp, "''"),
        ("expert,,novice", BadLineUp, "expert,,novice"),
        ("4..2:expert", BadLineUp, "4..2:expert"),
        ("2..4:expert,novice", BadLineUp, "2..4:expert,novice"),
        ("expert*999999999", BadLineUp, "999999999"),
        ("expert*", BadLineUp, r"expert\*"),
        (
            "genius*3",
            BadOptionValue,
            "'genius'; it takes random or novice or adept or expert or master",
        ),
        ("2..3:genius", BadOptionValue, "'genius'"),
        ("expert", BadOptionValue, "seats cannot be 1; it takes 2 or 3 or 4"),
        ("expert*0,novice", BadOptionValue, "seats cannot be 1"),
        ("3..5:expert", BadOptionValue, "seats cannot be 5"),
    ],
)
def test_a_wrong_line_up_is_refused(text: str, error: type[CommonRoomError], named: str) -> None:
    with pytest.raises(error, match=named):
        variants(RISING, [text], {})


@pytest.mark.parametrize("text", ["difficulty", "difficulty=", "=beginner", "difficulty=a,,b", ""])
def test_an_option_without_name_or_value_is_refused(text: str) -> None:
    with pytest.raises(BadChoice):
        choices([text])


@pytest.mark.parametrize(
    ("text", "error", "named"),
    [
        ("colour=red", UnknownOption, "the options are: difficulty, first-player"),
        ("difficulty=standard,easy", BadOptionValue, "'easy'; it takes standard or beginner"),
    ],
)
def test_an_option_that_the_game_does_not_have_is_refused(
    text: str, error: type[CommonRoomError], named: str
) -> None:
    with pytest.raises(error, match=named):
        variants(RISING, ["random*2"], choices([text]))
