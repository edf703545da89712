"""The match that the rulebook tells: two turns action for action, and the whole race."""

from typing import Any

import pytest

import commonroom
from commonroom import Match

GRYFFINDOR = {
    "house": "gryffindor",
    "at": {
        "keeper": (-5, 0),
        "beater-1": (-4, 1),
        "beater-2": (-4, -1),
        "chaser-1": (-1, 0),
        "chaser-2": (-3, -2),
        "chaser-3": (-2, -1),
    },
}
SLYTHERIN = {
    "house": "slytherin",
    "at": {
        "keeper": (5, 0),
        "beater-1": (4, 1),
        "beater-2": (4, -1),
        "chaser-1": (3, 2),
        "chaser-2": (0, 1),
        "chaser-3": (2, -2),
    },
}


def arranged(dice: list[int | str], **position: Any) -> Match:
    literal = {"sides": [GRYFFINDOR, SLYTHERIN], **position}
    return commonroom.arrange("quidditch", literal, dice=dice, options={"edition": "pl"})


def fly(match: Match, piece: str, *slots: tuple[int, int]) -> None:
    for slot in slots:
        match.answer(("fly", piece, *slot))


@pytest.mark.rule("YH-QUI-2", "YH-QUI-3", "YH-QUI-4", "YH-QUI-5", "YH-QUI-7")
def test_the_first_two_turns() -> None:
    ten_actions, bludger, eleven_actions, next_turn = [4, 6, 4, 5], [3, 2], [5, 6, 5, 3], [1, 1]
    match = arranged([*ten_actions, *bludger, *eleven_actions, "firebolt", *next_turn])

    assert match.game.state.quidditch.actions == 10
    fly(match, "chaser-1", (0, 0))
    match.answer(("accept",))  # takes the Quaffle, which is no action
    fly(match, "chaser-1", (1, 0), (2, 0), (3, 0), (4, 0))
    match.answer(("shoot", "chaser-1"))  # 4 against 5: no goal
    assert match.game.state.quidditch.carrier == "1:keeper"
    assert match.game.state.quidditch.actions == 4
    fly(match, "beater-1", (-3, 1))
    match.answer(("throw", 1, 0))  # three slots, and the chaser rolls a 2
    assert "chaser-2" not in match.game.state.quidditch.sides[1].at
    assert "chaser-1" in match.game.state.quidditch.sides[1].at
    fly(match, "chaser-2", (-2, -2), (-1, -2), (0, -2))

    assert match.game.state.quidditch.turn == 1
    assert match.game.state.quidditch.actions == 11
    fly(match, "chaser-1", (4, 2))
    match.answer(("pass", "chaser-1"))
    fly(match, "chaser-1", *((column, 2) for column in range(3, -5, -1)))
    assert match.game.state.quidditch.actions == 1
    match.answer(("shoot", "chaser-1"))  # 5 against 3
    assert match.game.state.quidditch.sides[1].goals == 1
    assert match.game.state.quidditch.sides[1].cards == ("firebolt",)
    assert match.game.state.quidditch.carrier == "0:keeper"


@pytest.mark.rule("YH-QUI-0", "YH-QUI-6")
def test_the_race_for_the_snitch() -> None:
    sides = [
        GRYFFINDOR | {"goals": 2, "cards": ["firebolt", "confundus-charm"]},
        SLYTHERIN | {"goals": 1, "cards": ["wronski-feint"]},
    ]
    dice: list[int | str] = [3, 5, 6, 6, 5, 2, 4, 5, 5]
    match = commonroom.arrange(
        "quidditch",
        {"sides": sides, "phase": "quidditch-race", "winner": 0},
        dice=dice,
        options={"edition": "pl"},
    )
    match.answer(("race-card", "firebolt"))  # 8 + 4
    assert match.game.state.quidditch.sides[0].seeker == 12
    match.answer(("race-card", "wronski-feint"))  # 12 + 5
    assert match.game.state.quidditch.sides[1].seeker == 17
    match.answer(("race-card", "confundus-charm"))  # 6, and the other 3 back
    assert [side.seeker for side in match.game.state.quidditch.sides] == [18, 24]
    assert match.result is not None
    assert match.result.winners == (1,)
    match.game.chance.assert_spent()
