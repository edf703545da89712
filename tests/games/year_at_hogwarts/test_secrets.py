"""Hands and missions stay secret: nobody can tell worlds apart that differ only in them."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from commonroom.kernel import Match, arrange, new_match
from tests.conformance.portrait import portrait, same
from tests.games.year_at_hogwarts.players import choose
from tests.games.year_at_hogwarts.worlds import look

TABLES: list[tuple[int, dict[str, str]]] = [
    (3, {}),
    (3, {"variant": "qualified", "edition": "pl"}),
    (4, {"variant": "teams"}),
]


MYRTLE, ENTRANCE = "moaning-myrtles-bathroom", "find-the-entrance-to-the-chamber"
WAITING = {"space": MYRTLE, "waiting": ENTRANCE}
HANDS: list[dict[str, Any]] = [
    {"spells": ["expelliarmus", "protego", "wingardium-leviosa"], "potions": ["skele-gro"]},
    {"spells": ["stupefy", "lumos"], "potions": ["polyjuice-potion", "amortentia"]},
    {"spells": ["expelliarmus", "incendio"], "potions": ["gillyweed"], "books": ["dragon-species"]},
    {"spells": ["protego", "protego"], "potions": ["ageing-potion"]},
]
STUDENTS = ["ron-weasley", "draco-malfoy", "cho-chang", "neville-longbottom"]


def seated(*more: dict[str, Any], hp: int = 15) -> list[dict[str, Any]]:
    """Players with hands, and what else is said of each."""
    return [
        {"student": student, "hp": hp, **hand, **one}
        for student, hand, one in zip(STUDENTS, HANDS, more, strict=False)
    ]


SCENES: dict[str, tuple[dict[str, Any], dict[str, str]]] = {
    "a Quidditch match": (
        {"players": seated({"space": "quidditch-pitch"}, {}, {}), "phase": "resolve"},
        {},
    ),
    "a team that shows cards and fights": (
        {
            "players": seated(
                {**WAITING, "objects": ["tom-riddles-diary"]},
                {"space": "library"},
                {**WAITING, "missions": [ENTRANCE]},
                {"space": "owlery", "missions": ["slay-the-basilisk"]},
            )
        },
        {"variant": "teams"},
    ),
    "a Death Eater": (
        {
            "players": seated({"space": "north-tower"}, {}, {}),
            "phase": "meet",
            "dark_towers": ["north-tower"],
        },
        {"variant": "qualified", "defence-die": "yes"},
    ),
    "two players who meet": (
        {"players": seated({"space": "library"}, {"space": "library"}, {}), "phase": "meet"},
        {"variant": "qualified"},
    ),
}


def moments(seats: int, options: dict[str, str], answers: int, every: int) -> Iterator[Match]:
    """A match at some of its decisions; Quidditch is rushed through."""
    match = new_match("year-at-hogwarts", seats=seats, options=options, seed=seats, muted=True)
    random = Random(seats)
    asked = 0
    while match.decision is not None and asked < answers:
        if match.decision.prompt.key != "yh-ask-action":
            asked += 1
            if random.randrange(every) == 0:
                yield match
        match.answer(choose(match, random), match.decision.owner)


@pytest.mark.rule("YH-SET-2")
@pytest.mark.parametrize(("seats", "options"), TABLES, ids=str)
def test_nobody_can_tell_hidden_worlds_apart(seats: int, options: dict[str, str]) -> None:
    random = Random(7)
    for match in moments(seats, options, answers=240, every=10):
        look(match, random)


@pytest.mark.rule("YH-SET-2", "YH-QUI-5", "YH-TEAM-1", "YH-DE-1", "YH-PVP-3")
@pytest.mark.parametrize("name", SCENES)
def test_nor_where_hands_matter(name: str) -> None:
    position, options = SCENES[name]
    match = arrange("year-at-hogwarts", position, options=options, seed=name)
    random, watched = Random(name), 0
    while match.decision is not None and match.game.state.turn < 4 and watched < 25:
        if match.decision.prompt.key in ("yh-ask-action", "yh-ask-place", "yh-ask-walk"):
            worth = random.randrange(12) == 0
        else:
            worth = True
        if worth:
            look(match, random)
            watched += 1
        match.answer(choose(match, random, eager=1.0), match.decision.owner)
    assert watched > 5


@pytest.mark.parametrize(("seats", "options"), TABLES, ids=str)
def test_hidden_worlds_can_be_played_on_and_copies_are_the_same(
    seats: int, options: dict[str, str]
) -> None:
    random = Random(8)
    for match in moments(seats, options, answers=300, every=30):
        same(portrait(match.copy()), portrait(match), match.decision)
        world = match.resample(random.randrange(seats), 3)
        inventory = world.title.inventory(world.game)
        for _ in range(60):
            if world.decision is None:
                break
            world.answer(random.choice(list(world.decision.options)), world.decision.owner)
        assert world.title.inventory(world.game) == inventory
