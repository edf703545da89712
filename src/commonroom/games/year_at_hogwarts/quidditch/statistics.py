"""What is worth counting of a Quidditch match."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from commonroom.games.year_at_hogwarts.quidditch.events import (
    ActionsRolled,
    Eliminated,
    GoalScored,
    HouseChosen,
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
    detailed: ClassVar[tuple[str, ...]] = ("eliminated",)
    dealt: ClassVar[tuple[str, ...]] = ("houses",)
    users: ClassVar[Mapping[str, str]] = {"race_cards": "played_by"}
    dice: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "action_dice": ("actions",),
        "seeker_dice": ("seeker",),
        "other_dice": ("*",),
    }

    houses: tuple[str, ...] = ()
    """The house team of each seat."""
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
    played_by: tuple[int, ...] = ()
    """The seat that played each of them."""


def statistics(events: Sequence[Event]) -> QuidditchStatistics:
    """Count what happened."""
    turns = first_part = shots = steals = 0
    goals, houses = [0] * SIDES, [""] * SIDES
    eliminated: list[str] = []
    cards: list[tuple[str, int]] = []
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
            case RaceCardPlayed(seat=seat, card=card):
                cards.append((card, seat))
            case HouseChosen(seat=seat, house=house):
                houses[seat] = house
            case _:
                pass
    return QuidditchStatistics(
        turns=turns,
        houses=tuple(houses),
        goals=tuple(goals),
        first_part=first_part,
        shots=shots,
        steals=steals,
        eliminated=tuple(eliminated),
        race_cards=tuple(card for card, _ in cards),
        played_by=tuple(seat for _, seat in cards),
    )
