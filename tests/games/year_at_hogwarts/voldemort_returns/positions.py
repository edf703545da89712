"""Positions of Voldemort Returns for tests, and what is looked at afterwards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import commonroom
from commonroom.games.year_at_hogwarts.state import Player
from commonroom.games.year_at_hogwarts.voldemort_returns.game import RITUAL, Return
from commonroom.games.year_at_hogwarts.voldemort_returns.state import ReturnTable
from commonroom.kernel import Match, Option

HORCRUXES = {
    "tom-riddles-diary": "flourish-and-blotts",
    "marvolo-gaunts-ring": "dumbledores-office",
    "hufflepuffs-cup": "gringotts",
    "slytherins-locket": "ministry-of-magic",
    "ravenclaws-diadem": "room-of-requirement",
    "nagini": "clock-tower",
}
PETTIGREW: dict[str, Any] = {"character": "peter-pettigrew", "space": "paddock"}
READY: dict[str, Any] = {**PETTIGREW, "space": "quidditch-pitch", "objects": list(RITUAL)}
VOLDEMORT: dict[str, Any] = {"character": "lord-voldemort", "space": "paddock"}
HARRY: dict[str, Any] = {"character": "harry-potter"}
RON: dict[str, Any] = {"character": "ron-weasley", "space": "maze"}
HERMIONE: dict[str, Any] = {"character": "hermione-granger", "space": "rose-garden"}
stage: list[tuple[Match, Mapping[str, object]]] = []
"""The matches of the test that is running, and what was on the table when they began."""


def arranged(
    *players: dict[str, Any],
    dice: list[int | str] | None = None,
    edition: str = "it",
    **position: Any,
) -> Match:
    literal = {"players": list(players), **position}
    options = {"edition": edition}
    match = commonroom.arrange("voldemort-returns", literal, dice=dice, options=options)
    stage.append((match, match.title.inventory(match.game)))
    return match


def game_of(match: Match) -> Return:
    assert isinstance(match.game, Return)
    return match.game


def table(match: Match) -> ReturnTable:
    return game_of(match).state


def player(match: Match, seat: int) -> Player:
    return table(match).players[seat]


def answer_all(match: Match, *answers: Option) -> None:
    for answer in answers:
        match.answer(answer)


def walk(match: Match, *spaces: str) -> None:
    answer_all(match, *(("walk", space) for space in spaces))


def options(match: Match) -> list[Option]:
    assert match.decision is not None
    return list(match.decision.options)


def asked(match: Match) -> tuple[int, str]:
    """Who is asked what."""
    assert match.decision is not None
    return match.decision.owner, match.decision.prompt.key.removeprefix("yh-ask-")


def spent(match: Match) -> None:
    """All scripted dice were rolled."""
    match.game.chance.assert_spent()
