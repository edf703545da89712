"""Small helpers of the tests of Talisman."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from commonroom.kernel import Event, Match, Option

E = TypeVar("E", bound=Event)


def answer_all(match: Match, *options: Option) -> list[Event]:
    """Give these answers one after the other; everything that happened."""
    told: list[Event] = []
    for option in options:
        told += match.answer(option)
    return told


def event(told: Sequence[Event], kind: type[E]) -> E:
    """The one event of a kind among these."""
    (found,) = [one for one in told if isinstance(one, kind)]
    return found
