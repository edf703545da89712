"""Positions that cannot lie on a table are refused, and the refusal says what is wrong."""

from typing import Any

import pytest

import commonroom
from commonroom.kernel.errors import BadArrangement

TALISMAN: dict[str, Any] = {
    "players": [
        {"character": "harry-potter", "side": "a"}, {"character": "draco-malfoy", "side": "a"},
    ]
}  # fmt: skip
YEAR: dict[str, Any] = {"players": [{"student": "harry-potter"}, {"student": "draco-malfoy"}]}
RETURN: dict[str, Any] = {
    "players": [{"character": "peter-pettigrew"}, {"character": "harry-potter"}]
}
QUIDDITCH: dict[str, Any] = {
    "sides": [{"house": "gryffindor", "at": {"keeper": [-5, 0]}},
              {"house": "slytherin", "at": {"keeper": [5, 0]}}],
}  # fmt: skip


def first(base: dict[str, Any], **more: Any) -> dict[str, Any]:
    """The position with more said of its first seat."""
    ((seats, (one, *others)),) = base.items()
    return {seats: [one | more, *others]}


@pytest.mark.parametrize(
    ("game", "position", "where"),
    [
        ("talisman", TALISMAN | {"active": 2}, "active"),
        ("talisman", TALISMAN | {"advantage": "muggles"}, "advantage"),
        ("talisman", TALISMAN | {"voldemort": "moon"}, "voldemort"),
        ("talisman", TALISMAN | {"weather": "fine"}, "position"),
        ("talisman", TALISMAN | {"phase": "tea"}, "phase"),
        ("talisman", TALISMAN | {"phase": "battle"}, "phase"),
        ("talisman", TALISMAN | {"phase": "hall"}, "phase"),
        ("talisman", first(TALISMAN, space="great-hall") | {"phase": "move"}, "phase"),
        ("talisman", first(TALISMAN, space="room-of-requirement") | {"phase": "move"}, "phase"),
        ("talisman", TALISMAN | {"lying": {"moon": ["dobby"]}}, "lying"),
        ("talisman", TALISMAN | {"lying": {"azkaban": ["dobby", "dobby"]}}, "encounters"),
        ("talisman", TALISMAN | {"outer": ["dobby", "dobby"]}, "outer"),
        ("talisman", TALISMAN | {"spells": ["tickle"]}, "spells"),
        ("talisman", first(TALISMAN, character="myrtle"), "character"),
        ("talisman", first(TALISMAN, character="draco-malfoy"), "character"),
        ("talisman", first(TALISMAN, side="c"), "side"),
        ("talisman", first(TALISMAN, space="moon"), "space"),
        ("talisman", first(TALISMAN, galleons=99), "galleons"),
        ("talisman", first(TALISMAN, fate=99), "fate"),
        ("talisman", first(TALISMAN, objects=["wand"] * 9), "objects"),
        ("talisman", first(TALISMAN, objects=["deathly-hallow"] * 9), "objects"),
        ("talisman", first(TALISMAN, spells=["tickle"]), "spells"),
        ("year-at-hogwarts", YEAR | {"active": 2}, "active"),
        ("year-at-hogwarts", YEAR | {"phase": "tea"}, "position"),
        ("year-at-hogwarts", YEAR | {"weather": "fine"}, "position"),
        ("year-at-hogwarts", first(YEAR, student="myrtle"), "myrtle"),
        ("year-at-hogwarts", first(YEAR, student="draco-malfoy"), "players"),
        ("year-at-hogwarts", first(YEAR, space="moon"), "moon"),
        ("year-at-hogwarts", first(YEAR, floo=99), "floo"),
        ("year-at-hogwarts", first(YEAR, portkeys=99), "portkeys"),
        ("year-at-hogwarts", first(YEAR, spells=["tickle"]), "tickle"),
        ("year-at-hogwarts", first(YEAR, missions=["fly-to-the-moon"]), "fly-to-the-moon"),
        ("year-at-hogwarts", first(YEAR, objects=["nagini", "nagini"]), "nagini"),
        ("year-at-hogwarts", YEAR | {"lying": {"moon": ["nagini"]}}, "moon"),
        ("year-at-hogwarts", YEAR | {"bottoms": {"tea": ["lumos"]}}, "tea"),
        ("year-at-hogwarts", YEAR | {"dark_towers": ["moon"]}, "moon"),
        ("year-at-hogwarts", YEAR | {"death_eaters": ["lucius-malfoy"]}, "death_eaters"),
        ("voldemort-returns", RETURN | {"active": 2}, "active"),
        ("voldemort-returns", first(RETURN, character="ron-weasley"), "players"),
        ("voldemort-returns", first(RETURN, character="myrtle"), "myrtle"),
        ("voldemort-returns", first(RETURN, floo=99), "floo"),
        ("voldemort-returns", RETURN | {"destroyed": ["broom"]}, "broom"),
        ("voldemort-returns", RETURN | {"death_eaters": [{"character": "dobby"}]}, "dobby"),
        ("voldemort-returns", RETURN | {"lying": {"maze": ["nagini", "nagini"]}}, "nagini"),
        ("quidditch", first(QUIDDITCH, house="durmstrang"), "house"),
        ("quidditch", first(QUIDDITCH, at={"goalie": [0, 0]}), "at"),
        ("quidditch", first(QUIDDITCH, at={"keeper": [99, 0]}), "keeper"),
        ("quidditch", first(QUIDDITCH, cards=["tea"]), "cards"),
        ("quidditch", QUIDDITCH | {"carrier": ":keeper"}, "carrier"),
        ("quidditch", QUIDDITCH | {"carrier": "0:chaser-1"}, "carrier"),
    ],
)
def test_an_impossible_position_is_refused(game: str, position: dict[str, Any], where: str) -> None:
    with pytest.raises(BadArrangement) as refused:
        commonroom.arrange(game, position)
    assert refused.value.msg.args["where"] == where


@pytest.mark.parametrize(
    ("game", "position"),
    [
        ("talisman", TALISMAN), ("year-at-hogwarts", YEAR), ("voldemort-returns", RETURN),
        ("quidditch", QUIDDITCH),
    ],
)  # fmt: skip
def test_what_a_position_does_not_say_is_quiet(game: str, position: dict[str, Any]) -> None:
    match = commonroom.arrange(game, position)
    assert match.decision is not None
    assert match.decision.owner == 0
