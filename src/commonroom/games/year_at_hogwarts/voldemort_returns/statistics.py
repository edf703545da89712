"""What is worth counting of a game of Voldemort Returns."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from commonroom.games.year_at_hogwarts.events import TurnBegan
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
    removed: list[str] = []
    victor: tuple[str, ...] = ()
    for event in events:
        match event:
            case TurnBegan(turn=turn):
                turns = turn
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
        rounds=-(-turns // seats),
        return_round=-(-return_turn // seats),
        destroyed_before=before,
        destroyed=destroyed,
        falls=falls,
        removed=tuple(removed),
        victor=victor,
        by_die=by_die,
    )
