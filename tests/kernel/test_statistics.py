"""What a game may count, and what it counts unless it says otherwise."""

import pytest

import commonroom
from commonroom.kernel import Statistics, title
from commonroom.kernel.statistics import kinds


class Beans(Statistics, frozen=True, kw_only=True):
    eaten: tuple[str, ...] = ()
    bites: tuple[int, ...] = ()
    dares: int = 0


class Strange(Statistics, frozen=True, kw_only=True):
    taste: float = 0.0


def test_the_fields_of_statistics_say_what_they_hold() -> None:
    expected = {"turns": "number", "eaten": "tally", "bites": "numbers", "dares": "number"}
    assert kinds(Beans) == expected


def test_statistics_hold_nothing_that_a_table_of_results_could_not() -> None:
    with pytest.raises(KeyError):
        kinds(Strange)


def test_a_game_that_counts_nothing_has_statistics_all_the_same() -> None:
    match = commonroom.new_match("toy", seats=2, seed=1)
    assert title("toy").statistics(match) == Statistics(turns=0)


@pytest.mark.parametrize("game", commonroom.games())
def test_every_game_tells_of_tallies_that_it_keeps(game: str) -> None:
    counted = title(game).statistics_type
    assert [field for field in counted.told if kinds(counted)[field] != "tally"] == []
