"""What is worth counting of a Quidditch match."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from commonroom.games.year_at_hogwarts.quidditch.events import (
    ActionsRolled,
    Eliminated,
    GoalScored,
    QuaffleStolen,
    RaceBegan,
    RaceCardPlayed,
    SeekerRolled,
    ShotSaved,
)
from commonroom.kernel import Event, Statistics

SIDES = 2


class QuidditchStatistics(Statistics, frozen=True, kw_only=True):
    """The numbers of one match; lists are in the order of what happened."""

    told: ClassVar[tuple[str, ...]] = ("race_cards",)

    goals: tuple[int, ...] = ()
    """By seat."""
    first_part: int = 0
    """The seat that won the first part."""
    shots: int = 0
    steals: int = 0
    eliminated: tuple[str, ...] = ()
    """The pieces that a Bludger put out."""
    race_cards: tuple[str, ...] = ()
    """The Quidditch cards played."""


def statistics(events: Sequence[Event]) -> QuidditchStatistics:
    """Count what happened."""
    turns = first_part = shots = steals = 0
    goals = [0] * SIDES
    eliminated: list[str] = []
    cards: list[str] = []
    for event in events:
        match event:
            case ActionsRolled() | SeekerRolled():
                turns += 1
            case GoalScored(seat=seat, goals=number):
                goals[seat] = number
                shots += 1
            case ShotSaved():
                shots += 1
            case QuaffleStolen():
                steals += 1
            case Eliminated(piece=piece):
                eliminated.append(piece)
            case RaceBegan(seat=seat):
                first_part = seat
            case RaceCardPlayed(card=card):
                cards.append(card)
            case _:
                pass
    return QuidditchStatistics(
        turns=turns,
        goals=tuple(goals),
        first_part=first_part,
        shots=shots,
        steals=steals,
        eliminated=tuple(eliminated),
        race_cards=tuple(cards),
    )
