"""What is worth counting of a game of Voldemort Returns."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from commonroom.games.year_at_hogwarts.events import StudentTaken, TurnBegan
from commonroom.games.year_at_hogwarts.voldemort_returns.events import (
    DeathEaterRemoved,
    HorcruxDestroyed,
    SentToStart,
    VoldemortReturned,
    WarEnded,
)
from commonroom.games.year_at_hogwarts.voldemort_returns.game import HEROES
from commonroom.kernel import Event, Statistics


class ReturnStatistics(Statistics, frozen=True, kw_only=True):
    """The numbers of one game."""

    told: ClassVar[tuple[str, ...]] = ("victor", "removed")
    dealt: ClassVar[tuple[str, ...]] = ("parts",)
    dice: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "move_dice": ("move",),
        "attack_dice": ("attack",),
        "defence_dice": ("defence",),
        "horcrux_dice": ("horcrux", "villain"),
        "other_dice": ("*",),
    }

    parts: tuple[str, ...] = ()
    """Whom each seat played: a hero, or Peter Pettigrew until Voldemort returned."""
    rounds: int = 0
    """Turns by seat, rounded up."""
    return_round: int = 0
    """The round in which Voldemort returned; he always does before a game ends."""
    destroyed_before: int = 0
    """Horcruxes destroyed before that."""
    destroyed: int = 0
    falls: int = 0
    """How often a hero was beaten."""
    removed: tuple[str, ...] = ()
    """Death Eaters beaten for good."""
    victor: tuple[str, ...] = ()
    """Harry Potter or Lord Voldemort."""
    by_die: int = 0
    """Whether the last dice decided."""


def statistics(events: Sequence[Event], seats: int) -> ReturnStatistics:
    """Count what happened."""
    turns = return_turn = before = destroyed = falls = by_die = 0
    parts = [""] * seats
    removed: list[str] = []
    victor: tuple[str, ...] = ()
    for event in events:
        match event:
            case TurnBegan(turn=turn):
                turns = turn
            case StudentTaken(seat=seat, student=student):
                parts[seat] = student
            case HorcruxDestroyed():
                destroyed += 1
            case VoldemortReturned():
                return_turn, before = turns, destroyed
            case DeathEaterRemoved(death_eater=who):
                removed.append(who)
            case SentToStart(character=who):
                falls += who in HEROES
            case WarEnded(victor=who, cause=cause):
                victor, by_die = (who,), int(cause == "die")
            case _:
                pass
    return ReturnStatistics(
        turns=turns,
        parts=tuple(parts),
        rounds=-(-turns // seats),
        return_round=-(-return_turn // seats),
        destroyed_before=before,
        destroyed=destroyed,
        falls=falls,
        removed=tuple(removed),
        victor=victor,
        by_die=by_die,
    )
