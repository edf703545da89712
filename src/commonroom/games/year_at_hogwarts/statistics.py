"""What is worth counting of a year at Hogwarts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from commonroom.games.year_at_hogwarts.content import Content
from commonroom.games.year_at_hogwarts.events import (
    CardPlayed,
    ExtraTurnGained,
    FightBegan,
    FightLost,
    MissionDone,
    PlayerBeaten,
    PlayersMet,
    PointsGained,
    PointsLost,
    SentAway,
    StudentTaken,
    TurnBegan,
)
from commonroom.games.year_at_hogwarts.quidditch.events import SnitchCaught
from commonroom.kernel import Event, Result, Statistics

MISSIONS, EXAMS, QUIDDITCH, DEATH_EATERS = "YH-MIS-1", "YH-EXM-1", "YH-QUI-0", "YH-DE-1"
"""The rules that House points are scored by; all others are cards."""


class YearStatistics(Statistics, frozen=True, kw_only=True):
    """The numbers of one game; lists are in the order of what happened."""

    told: ClassVar[tuple[str, ...]] = ("missions", "cards")
    detailed: ClassVar[tuple[str, ...]] = ("beaten_by",)
    dealt: ClassVar[tuple[str, ...]] = ("students", "houses")
    users: ClassVar[Mapping[str, str]] = {
        "missions": "done_by",
        "cards": "played_by",
        "beaten_by": "beaten",
    }
    dice: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "move_dice": ("move",),
        "attack_dice": ("attack",),
        "defence_dice": ("defence",),
        "brawl_dice": ("brawl",),
        "other_dice": ("*",),
    }

    rounds: int = 0
    """Turns by seat, rounded up."""
    students: tuple[str, ...] = ()
    """The student of each seat."""
    houses: tuple[str, ...] = ()
    """The students' houses."""
    victors: tuple[str, ...] = ()
    """The students that won."""
    missions: tuple[str, ...] = ()
    """The missions done."""
    done_by: tuple[int, ...] = ()
    """The seat that did each of them."""
    cards: tuple[str, ...] = ()
    """The spells and potions played."""
    played_by: tuple[int, ...] = ()
    """The seat that played each of them."""
    beaten_by: tuple[str, ...] = ()
    """The opponents that fights were lost to."""
    beaten: tuple[int, ...] = ()
    """The seat that lost each of them."""
    points: tuple[int, ...] = ()
    """House points by seat."""
    mission_points: tuple[int, ...] = ()
    exam_points: tuple[int, ...] = ()
    quidditch_points: tuple[int, ...] = ()
    death_eater_points: tuple[int, ...] = ()
    falls: tuple[int, ...] = ()
    """How often each seat woke up in the Leaky Cauldron."""
    fights: int = 0
    """Fights with opponents on cards and Death Eaters."""
    meetings: int = 0
    """Fights between players."""
    matches: int = 0
    extra_turns: int = 0


def statistics(
    events: Sequence[Event], seats: int, result: Result | None, content: Content
) -> YearStatistics:
    """Count what happened."""
    turns = 0
    students, points, falls = [""] * seats, [0] * seats, [0] * seats
    by_rule = {rule: [0] * seats for rule in (MISSIONS, EXAMS, QUIDDITCH, DEATH_EATERS)}
    missions: list[tuple[str, int]] = []
    cards: list[tuple[str, int]] = []
    beaten_by: list[tuple[str, int]] = []
    counts = dict.fromkeys((FightBegan, PlayersMet, SnitchCaught, ExtraTurnGained), 0)
    for event in events:
        match event:
            case TurnBegan(turn=turn):
                turns = turn
            case StudentTaken(seat=seat, student=student):
                students[seat] = student
            case PointsGained(seat=seat, amount=amount, points=now, rule=rule):
                points[seat] = now
                if rule in by_rule:
                    by_rule[rule][seat] += amount
            case PointsLost(seat=seat, points=now):
                points[seat] = now
            case MissionDone(seat=seat, mission=mission):
                missions.append((mission, seat))
            case CardPlayed(seat=seat, card=card):
                cards.append((card, seat))
            case FightLost(seat=seat, opponent=opponent):
                beaten_by.append((opponent, seat))
            case PlayerBeaten(seat=seat, other_seat=loser):
                beaten_by.append((students[seat], loser))
            case SentAway(seat=seat):
                falls[seat] += 1
            case FightBegan() | PlayersMet() | SnitchCaught() | ExtraTurnGained():
                counts[type(event)] += 1
            case _:
                pass
    winners = result.winners if result is not None else ()
    return YearStatistics(
        turns=turns,
        rounds=-(-turns // seats),
        students=tuple(students),
        houses=tuple(content.students[one].house if one else "" for one in students),
        victors=tuple(students[seat] for seat in winners),
        missions=tuple(mission for mission, _ in missions),
        done_by=tuple(seat for _, seat in missions),
        cards=tuple(card for card, _ in cards),
        played_by=tuple(seat for _, seat in cards),
        beaten_by=tuple(opponent for opponent, _ in beaten_by),
        beaten=tuple(seat for _, seat in beaten_by),
        points=tuple(points),
        mission_points=tuple(by_rule[MISSIONS]),
        exam_points=tuple(by_rule[EXAMS]),
        quidditch_points=tuple(by_rule[QUIDDITCH]),
        death_eater_points=tuple(by_rule[DEATH_EATERS]),
        falls=tuple(falls),
        fights=counts[FightBegan],
        meetings=counts[PlayersMet],
        matches=counts[SnitchCaught],
        extra_turns=counts[ExtraTurnGained],
    )
