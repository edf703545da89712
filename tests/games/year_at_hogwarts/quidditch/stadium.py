"""A small vocabulary for the rule tests of Quidditch: a match in one literal, and who watches it.

    at = afternoon({"chaser-1": (3, 0)}, carrier="0:chaser-1", actions=2)
    at.do(("fly", "chaser-1", 4, 0))

Pieces that a test does not name are out of the match, but each side has a keeper and a chaser who
are in nobody's way.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

import commonroom
from commonroom.games.year_at_hogwarts.quidditch.pitch import Slot
from commonroom.games.year_at_hogwarts.quidditch.state import Quidditch, Side
from commonroom.games.year_at_hogwarts.quidditch.title import QuidditchGame
from commonroom.kernel import Option
from tests.games.watched import Watched

BOTH = pytest.mark.parametrize("edition", ["it", "pl"])
END: Option = ("end-turn",)
KEEP: Option = ("keep",)
ACCEPT: Option = ("accept",)
REFUSE: Option = ("refuse",)
GO: Option = ("go-on",)
HOME: dict[str, Slot] = {"keeper": (-5, 0), "chaser-3": (-4, -2)}
AWAY: dict[str, Slot] = {"keeper": (5, 0), "chaser-3": (4, 2)}


def afternoon(
    home: Mapping[str, Slot] | None = None,
    away: Mapping[str, Slot] | None = None,
    *,
    dice: Sequence[int | str] = (),
    edition: str = "it",
    goals: tuple[int, int] = (0, 0),
    cards: tuple[list[str], list[str]] = ([], []),
    seekers: tuple[int, int] = (0, 0),
    without: Sequence[str] = (),
    **position: Any,
) -> Afternoon:
    """A match; `without` names pieces, as ``side:piece``, that are out besides."""
    sides = [
        {
            "house": house,
            "at": {
                p: s for p, s in {**base, **(own or {})}.items() if f"{number}:{p}" not in without
            },
            "goals": goals[number],
            "cards": cards[number],
            "seeker": seekers[number],
        }
        for number, (house, base, own) in enumerate(
            [("gryffindor", HOME, home), ("slytherin", AWAY, away)]
        )
    ]
    literal = {"sides": sides, "phase": "quidditch-action", **position}
    match = commonroom.arrange("quidditch", literal, dice=list(dice), options={"edition": edition})
    return Afternoon(match, literal)


class Afternoon(Watched):
    """A match of Quidditch and its answers."""

    @property
    def pitch(self) -> Quidditch:
        game = self.match.game
        assert isinstance(game, QuidditchGame)
        return game.quidditch

    @property
    def home(self) -> Side:
        return self.pitch.sides[0]

    @property
    def away(self) -> Side:
        return self.pitch.sides[1]

    def fly(self, piece: str, *slots: Slot) -> Afternoon:
        return self.do(*(("fly", piece, *slot) for slot in slots))
