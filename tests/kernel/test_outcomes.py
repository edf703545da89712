"""Enumerated outcomes are exact."""

from collections import defaultdict
from fractions import Fraction
from typing import Any

import commonroom
from commonroom.kernel import Match, outcomes

BAG: dict[str, Any] = {
    "eaters": [
        {"hand": ["toffee"] * 4 + ["earwax"] * 4},
        {"hand": ["spinach"] * 4, "plate": ["marmalade"]},
    ]
}
"""Three marmalades are left in the bag."""
MIXED: dict[str, Any] = {
    "eaters": [
        {"hand": ["toffee"] * 4 + ["earwax"] * 4},
        {"hand": ["spinach"] * 3, "plate": ["marmalade"] * 2},
    ]
}
"""A spinach and two marmalades."""


def eaten(match: Match) -> str:
    return " ".join(map(str, match.game.state.eaters[0].plate))


def chances(match: Match) -> dict[tuple[int, str], Fraction]:
    found: dict[tuple[int, str], Fraction] = defaultdict(Fraction)
    for probability, world in outcomes(match, ("dare",)):
        found[world.game.state.die, eaten(world)] += probability
    return dict(found)


def test_every_course_of_chance_comes_with_its_probability() -> None:
    match = commonroom.arrange("toy", MIXED)
    expected = {(die, ""): Fraction(1, 6) for die in (1, 2)}
    for die in (3, 4, 5, 6):
        expected[die, "spinach"] = Fraction(1, 18)
        expected[die, "marmalade"] = Fraction(1, 9)
    before = match.save()
    assert chances(match) == expected
    assert match.save() == before


def test_each_course_comes_once() -> None:
    match = commonroom.arrange("toy", BAG)
    courses = list(outcomes(match, ("dare",)))
    assert len(courses) == 2 + 4 * 3
    assert sum(probability for probability, _ in courses) == 1


def test_scripted_dice_do_not_narrow_what_can_happen() -> None:
    free = commonroom.arrange("toy", MIXED)
    scripts: list[list[int | str]] = [[], [6], [6, "spinach"]]
    for dice in scripts:
        assert chances(commonroom.arrange("toy", MIXED, dice=dice)) == chances(free)


def test_an_answer_without_chance_has_one_outcome() -> None:
    match = commonroom.arrange("toy", MIXED)
    ((probability, world),) = outcomes(match, ("eat", "toffee"))
    assert probability == 1
    assert eaten(world) == "toffee"


def test_a_guest_has_outcomes_too() -> None:
    match = commonroom.arrange("toy", MIXED)
    ((probability, world),) = outcomes(match, ("whistle", 1, "spinach"), 1)
    assert probability == 1
    assert eaten(world) == "spinach"
