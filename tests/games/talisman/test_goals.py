"""The way to the Great Hall, the same for both sides of the war."""

import pytest

import commonroom
from tests.games.goals import goals_of, short

IN_LONDON = {"character": "harry-potter", "space": "kings-cross-station"}
IN_SCHOOL = {
    "character": "draco-malfoy",
    "space": "moving-staircase",
    "magic": 7,
    "objects": ["deathly-hallow"],
}


@pytest.mark.parametrize(
    ("seat", "come"),
    [(0, {"hallow": 0, "grounds": 0, "school": 0, "hall": 0}),
     (1, {"hallow": 1, "grounds": 1, "school": 1, "hall": 0})],
)  # fmt: skip
def test_each_step_of_the_way_is_ticked(seat: int, come: dict[str, int]) -> None:
    match = commonroom.arrange("talisman", {"players": [IN_LONDON, IN_SCHOOL]})
    goals = goals_of(match, seat)
    found = short(goals)
    assert {key: found[f"tal-goal-{key}"] for key in come} == {
        key: (have, 1) for key, have in come.items()
    }
    missing = [spot for goal in goals if not goal.reached for spot in goal.at]
    assert "great-hall" in missing
    assert ("quidditch-pitch" in missing) == (seat == 0)


def test_ones_magic_stands_against_his() -> None:
    match = commonroom.arrange("talisman", {"players": [IN_LONDON, IN_SCHOOL]})
    assert short(goals_of(match, 1))["tal-goal-voldemort"] == (7, 12)
    assert goals_of(match, None) == ()
