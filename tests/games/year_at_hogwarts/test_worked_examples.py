"""The rulebook's worked examples, roll for roll; the Quidditch one is with Quidditch."""

from typing import Any

import pytest

import commonroom
from commonroom.games.year_at_hogwarts.state import Player, Table
from commonroom.kernel import Match, Option
from tests.games.year_at_hogwarts.acts import endured

RIDDLE = "destroy-the-first-horcrux"
RIDDLE_OBJECTS = ["basilisk-fang", "tom-riddles-diary"]
CHAMBER = "chamber-of-secrets"
NEVILLE: dict[str, Any] = {"student": "neville-longbottom", "space": "paddock"}


def arranged(
    *players: dict[str, Any],
    dice: list[int | str],
    options: dict[str, str] | None = None,
    **position: Any,
) -> Match:
    literal = {"players": list(players), **position}
    match = commonroom.arrange("year-at-hogwarts", literal, dice=dice, options=options)
    endured(match)
    return match


def answer_all(match: Match, *answers: Option) -> None:
    for answer in answers:
        match.answer(answer)
        endured(match)


def table(match: Match) -> Table:
    state = match.game.state
    assert isinstance(state, Table)
    return state


def player(match: Match, seat: int = 0) -> Player:
    return table(match).players[seat]


def riddle(match: Match) -> tuple[int, int]:
    """The HP of Tom Riddle and of whoever fights him."""
    fight = table(match).fight
    assert fight is not None
    return fight.foe.hp, player(match).hp


@pytest.mark.rule("YH-BRD-1", "YH-TRN-1", "YH-SPC-1")
def test_the_walk_of_twelve_steps() -> None:
    """Example 1."""
    match = arranged({"student": "harry-potter"}, NEVILLE, dice=[6, 6, "hospital-wing-day"])
    match.answer(("roll",))
    for space in (
        "entrance-hands", "entrance-crest", "clock-tower", "west-wall-potion", "gryffindor-tower",
        "west-wall-object", "west-wall-duel", "west-wall-action", "hufflepuff-tower",
        "west-wall-spell", "west-wall-lower-object", "west-wall-event",
    ):  # fmt: skip
        match.answer(("walk", space))
    assert player(match).space == "west-wall-event"
    assert (player(match).hp, player(match, 1).hp) == (7 + 3, 6 + 3)
    assert table(match).active == 1


@pytest.mark.rule("YH-MOV-2", "YH-PVP-1", "YH-PVP-2")
def test_harry_meets_draco_and_takes_the_sword() -> None:
    """Example 2: 4+5, on step 4 he must stop; 4 to 3, 1 to 3, 5 to 4."""
    draco = {
        "student": "draco-malfoy",
        "space": "west-wall-potion",
        "objects": ["sword-of-gryffindor"],
    }
    match = arranged({"student": "harry-potter"}, draco, dice=[4, 5, 4, 3, 1, 3, 5, 4])
    answer_all(
        match,
        ("roll",),
        ("walk", "entrance-hands"),
        ("walk", "entrance-crest"),
        ("walk", "clock-tower"),
        ("walk", "west-wall-potion"),
        *(("strike",),) * 3,  # each time Draco might use the Sword, and does not
    )
    assert (player(match).hp, player(match, 1).hp) == (7 - 1, 8 - 2)
    match.answer(("win-object", "sword-of-gryffindor"))
    assert player(match).objects == ("sword-of-gryffindor",)
    assert player(match).potions == ()  # the fight takes the place of the space
    assert table(match).active == 1


@pytest.mark.rule("YH-CMP-7", "YH-CMB-1", "YH-CMB-2", "YH-FGT-1", "YH-FGT-3", "YH-MIS-2")
def test_luna_loses_to_tom_riddle() -> None:
    """Example 3: Riddle 9, 8, 5, 0; Luna 6, 4, 1, 6, 3, 0."""
    luna = {
        "student": "luna-lovegood",
        "space": CHAMBER,
        "missions": [RIDDLE],
        "objects": RIDDLE_OBJECTS,
        "potions": ["skele-gro", "strengthening-solution"],
        "books": ["gadding-with-ghouls"],
    }
    match = arranged(luna, NEVILLE, dice=[2, 2, 4, 6, 3, 5, 5, 6], phase="resolve")
    assert riddle(match) == (9, 4)
    answer_all(match, ("strike",))
    assert riddle(match) == (8, 1)
    answer_all(match, ("play", "skele-gro"))
    assert riddle(match) == (8, 6)
    answer_all(match, ("strike",))
    assert riddle(match) == (5, 3)
    answer_all(match, ("play", "strengthening-solution"))
    loser = player(match)
    assert table(match).fight is None
    assert (loser.space, loser.hp, loser.points) == ("leaky-cauldron", 6, 0)
    assert (loser.spells, loser.potions, loser.books) == ((), (), ("gadding-with-ghouls",))
    assert (loser.missions, loser.objects) == ((RIDDLE,), tuple(RIDDLE_OBJECTS))


@pytest.mark.rule("YH-CMB-4", "YH-TEAM-1", "YH-TEAM-2")
def test_against_a_team_of_four_tom_riddle_has_36_hp() -> None:
    """Example 3, continued."""
    waiting = {"space": CHAMBER, "waiting": RIDDLE}
    match = arranged(
        {"student": "luna-lovegood", "missions": [RIDDLE], "spells": ["stupefy"], **waiting},
        {"student": "harry-potter", "spells": ["incendio"], "objects": RIDDLE_OBJECTS, **waiting},
        {"student": "ron-weasley", "potions": ["polyjuice-potion"], **waiting},
        {"student": "cho-chang", **waiting},
        dice=[5, 5, 1, 1],
        options={"variant": "teams", "teams": "together"},
    )
    answer_all(
        match,
        ("wait", RIDDLE),
        *(("decline",),) * 2, ("pledge", "polyjuice-potion"),
        ("pledge", "stupefy"),
        ("decline",), ("pledge", "incendio"),
    )  # fmt: skip
    assert riddle(match) == (36, 6 - 2)
    answer_all(match, ("strike",))
    assert table(match).active == 1  # each member attacks in its own turn
    assert riddle(match) == (34, 4 - 3)


@pytest.mark.rule("YH-CMB-2", "YH-MIS-1", "YH-OBJ-2", "YH-FGT-2")
def test_a_quick_win_over_tom_riddle() -> None:
    """Example 4: 9 HP, −2, −5 potion, −3, −4 potion, −3: won with 1 HP."""
    harry = {
        "student": "harry-potter",
        "hp": 9,
        "space": CHAMBER,
        "missions": [RIDDLE],
        "objects": RIDDLE_OBJECTS,
        "potions": ["strengthening-solution", "ageing-potion"],
    }
    match = arranged(harry, NEVILLE, dice=[], phase="resolve")
    answer_all(match, ("play", "strengthening-solution"))
    assert riddle(match) == (4, 4)
    answer_all(match, ("play", "ageing-potion"))
    assert (player(match).hp, player(match).points, player(match).done) == (1, 200, (RIDDLE,))
    answer_all(
        match, ("lay", "basilisk-fang", "hogs-head"), ("lay", "tom-riddles-diary", "hogs-head")
    )
    assert table(match).lying["hogs-head"][-2:] == tuple(RIDDLE_OBJECTS)
    assert table(match).bottoms["potion"] == ("strengthening-solution", "ageing-potion")
    assert table(match).active == 1


@pytest.mark.rule("YH-DE-1", "YH-VR-FGT", "YH-FGT-1")
def test_hermione_hits_lucius_twice_and_he_defends_himself() -> None:
    """Example 6: 2, 4, 5, 3 against res 4; the defence dice 2 and 4 cost him 3 HP."""
    match = arranged(
        {"student": "hermione-granger", "space": "north-tower"},
        NEVILLE,
        dice=["protego", "skele-gro", 2, 4, 5, 3, 2, 4],
        options={"variant": "qualified", "defence-die": "yes"},
        phase="meet",
        dark_towers=["north-tower"],
        death_eaters=["lucius-malfoy"],
    )
    answer_all(match, ("sheet", "lucius-malfoy"), ("strike",), ("endure",))
    answer_all(match, ("roll-defence",), ("roll-defence",))
    fight = table(match).fight
    assert fight is not None
    assert (fight.dice, fight.foe.hp) == ([2, 4, 5, 3], 6 - 3)
    assert fight.answering


@pytest.mark.rule("YH-EXM-1", "YH-SPC-4")
def test_a_book_in_its_classroom() -> None:
    """Example 7: 10 points for the book, and two potions."""
    match = arranged(
        {
            "student": "harry-potter",
            "space": "potions-classroom",
            "books": ["magical-drafts-and-potions", "gadding-with-ghouls"],
        },
        NEVILLE,
        dice=["skele-gro", "amortentia"],
        phase="resolve",
    )
    harry = player(match)
    assert (harry.points, harry.books) == (10, ("gadding-with-ghouls",))
    assert harry.potions == ("skele-gro", "amortentia")
    assert table(match).bottoms["book"] == ("magical-drafts-and-potions",)
