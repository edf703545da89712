"""YH-QUI-4, YH-QUI-5: steals, throws and goals."""

import pytest

from commonroom.games.year_at_hogwarts.quidditch.events import (
    GoalScored,
    QuafflePassed,
)
from tests.games.year_at_hogwarts.quidditch.stadium import BOTH, END, afternoon

# ---- steals and throws ----------------------------------------------------------------------


@BOTH
@pytest.mark.rule("YH-QUI-4")
def test_a_chaser_steals_by_moving_onto_an_enemy_carrier_for_one_action(edition: str) -> None:
    at = afternoon(
        {"chaser-1": (0, 1)}, {"chaser-1": (1, 1)}, carrier="1:chaser-1", actions=3, edition=edition
    )
    at.do(("steal", "chaser-1", 1, 1))
    assert (at.pitch.carrier, at.pitch.actions) == ("0:chaser-1", 2)
    assert at.home.at["chaser-1"] == at.away.at["chaser-1"] == (1, 1)


@pytest.mark.rule("YH-QUI-4")
def test_then_it_may_step_to_an_empty_neighbour_in_the_polish_edition() -> None:
    home, away = {"chaser-1": (0, 1)}, {"chaser-1": (1, 1), "beater-1": (2, 1)}
    at = afternoon(home, away, carrier="1:chaser-1", actions=1, edition="pl", dice=[1, 1])
    at.do(("steal", "chaser-1", 1, 1))
    assert sorted(at.offered("step", "chaser-1")) == [(0, 1), (1, 0), (1, 2)]
    assert END in at.options
    at.do(("step", "chaser-1", 1, 2))
    assert (at.home.at["chaser-1"], at.pitch.quaffle, at.pitch.turn) == ((1, 2), (1, 2), 1)
    at = afternoon(home, away, carrier="1:chaser-1", actions=1, edition="it", dice=[1, 1])
    at.do(("steal", "chaser-1", 1, 1))
    assert at.pitch.turn == 1  # no step: the turn is over


@pytest.mark.rule("YH-QUI-4")
def test_the_step_is_for_the_thief_and_at_once() -> None:
    at = afternoon(
        {"chaser-1": (0, 1), "chaser-2": (-1, -1)}, {"chaser-1": (1, 1)}, carrier="1:chaser-1",
        actions=3, edition="pl",
    )  # fmt: skip
    at.do(("steal", "chaser-1", 1, 1)).fly("chaser-2", (-1, -2))
    assert at.offered("step") == []


@BOTH
@pytest.mark.rule("YH-QUI-4")
def test_only_chasers_steal_and_only_from_chasers(edition: str) -> None:
    at = afternoon(
        {"beater-1": (0, 1)}, {"chaser-1": (1, 1)}, carrier="1:chaser-1", actions=3, edition=edition
    )
    assert at.offered("steal") == []
    assert (1, 1) not in at.offered("fly", "beater-1")
    at = afternoon({"chaser-1": (4, 0)}, carrier="1:keeper", actions=3, edition=edition)
    assert at.offered("steal") == []


@pytest.mark.rule("YH-QUI-4")
def test_in_the_polish_edition_a_carrier_may_throw_the_quaffle_one_slot() -> None:
    home = {"chaser-1": (0, 1), "chaser-2": (0, 2), "beater-1": (0, 0)}
    away = {"chaser-1": (1, 1)}
    at = afternoon(home, away, carrier="0:chaser-1", actions=3, edition="pl")
    assert sorted(at.offered("throw-quaffle", "chaser-1")) == [(-1, 1), (0, 2)]
    at.do(("throw-quaffle", "chaser-1", 0, 2))
    assert (at.pitch.carrier, at.pitch.actions) == ("0:chaser-2", 2)
    passed = at.event(QuafflePassed)
    assert (passed.piece, passed.target) == ("gryffindor-chaser-1", "gryffindor-chaser-2")
    at.do(("throw-quaffle", "chaser-2", 1, 2))
    assert (at.pitch.carrier, at.pitch.quaffle, at.pitch.actions) == ("", (1, 2), 1)
    at = afternoon({"chaser-1": (4, 1)}, carrier="0:chaser-1", actions=3, edition="pl")
    assert sorted(at.offered("throw-quaffle", "chaser-1")) == [(3, 1), (4, 0)]  # no keeper slot
    at = afternoon(home, away, carrier="0:chaser-1", actions=3, edition="it")
    assert at.offered("throw-quaffle") == []


# ---- goals ----------------------------------------------------------------------------------


@BOTH
@pytest.mark.rule("YH-QUI-5")
@pytest.mark.parametrize(("roll", "keeper", "goal"), [(4, 3, 1), (4, 4, 0), (1, 6, 0)])
def test_higher_than_the_keeper_is_a_goal_and_the_quaffle_goes_to_that_keeper(
    edition: str, roll: int, keeper: int, goal: int
) -> None:
    at = afternoon(
        {"chaser-1": (4, 0)}, carrier="0:chaser-1", actions=3, edition=edition,
        dice=[roll, keeper, *(["firebolt"] if goal else [])],
    )  # fmt: skip
    at.do(("shoot", "chaser-1"))
    assert (at.home.goals, at.pitch.actions, at.pitch.carrier) == (goal, 2, "1:keeper")
    assert at.home.cards == (("firebolt",) if goal else ())


@BOTH
@pytest.mark.rule("YH-QUI-5")
def test_only_a_carrier_on_the_enemy_line_shoots(edition: str) -> None:
    for chaser, carrier in (((3, 0), "0:chaser-1"), ((-4, 0), "0:chaser-1"), ((4, 0), "")):
        at = afternoon({"chaser-1": chaser}, carrier=carrier, actions=3, edition=edition)
        assert at.offered("shoot") == []


@pytest.mark.rule("YH-QUI-5")
def test_without_a_keeper_the_shot_scores_and_the_side_puts_the_quaffle_on_its_line() -> None:
    at = afternoon(
        {"chaser-1": (4, 0)}, without=["1:keeper"], carrier="0:chaser-1", actions=3,
        dice=[1, "firebolt"],
    )  # fmt: skip
    at.do(("shoot", "chaser-1"))
    assert (at.home.goals, at.asked) == (1, (1, "put"))
    at.do(("put", 4, 1))
    assert (at.pitch.carrier, at.pitch.quaffle, at.asked) == ("", (4, 1), (0, "action"))


@BOTH
@pytest.mark.rule("YH-QUI-5")
def test_a_keeper_passes_to_a_chaser_on_its_own_line_for_one_action(edition: str) -> None:
    at = afternoon(
        {"chaser-1": (-4, 1), "chaser-2": (-3, 0), "beater-1": (-4, 0)}, carrier="0:keeper",
        actions=2, edition=edition,
    )  # fmt: skip
    assert at.offered("pass") == [("chaser-1",), ("chaser-3",)]
    at.do(("pass", "chaser-1"))
    assert (at.pitch.carrier, at.pitch.actions) == ("0:chaser-1", 1)


@BOTH
@pytest.mark.rule("YH-QUI-5")
def test_a_second_goal_of_one_side_ends_phase_1(edition: str) -> None:
    at = afternoon(
        {"chaser-1": (4, 0)}, carrier="0:chaser-1", actions=3, goals=(1, 1), edition=edition,
        dice=[6, 1, "firebolt", 1, 1],
    )  # fmt: skip
    at.do(("shoot", "chaser-1"))
    assert (at.pitch.winner, at.asked) == (0, (0, "race-card"))


@BOTH
@pytest.mark.rule("YH-QUI-5")
def test_one_all_goes_on(edition: str) -> None:
    at = afternoon(
        {"chaser-1": (4, 0)}, carrier="0:chaser-1", actions=3, goals=(0, 1), edition=edition,
        dice=[6, 1, "firebolt"],
    )  # fmt: skip
    at.do(("shoot", "chaser-1"))
    assert (at.pitch.winner, at.asked) == (-1, (0, "action"))
    assert [one.goals for one in at.told if isinstance(one, GoalScored)] == [1]
