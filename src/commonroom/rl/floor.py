"""The floor: which seat is to act now, and with which options.

Owner and guests of a decision are asked one after the other. Guests come first, in turn order from
the owner, as with bots; when all have kept quiet the owner must answer.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Self, TypeAlias

from commonroom.kernel import Match, Option, load
from commonroom.kernel.policy import Question
from commonroom.kernel.state import NOBODY as NOBODY

Kept: TypeAlias = tuple[bytes, bool, list[int], int]
"""A floor as plain data: the saved match, whether guests are asked, who waits, who has the word."""


class Floor:
    """Who is asked. With `guests` false, nobody but the owner of a decision ever is."""

    __slots__ = ("_guests", "_waiting", "match", "options", "seat")

    def __init__(self, match: Match, *, guests: bool) -> None:
        self.match = match
        self._guests = guests
        self._waiting: list[int] = []
        self.seat = NOBODY
        self.options: Sequence[Option] = ()
        self._open()

    @property
    def as_guest(self) -> bool:
        """Whether the seat that has the word may keep quiet."""
        decision = self.match.decision
        return decision is not None and self.seat != decision.owner

    @property
    def question(self) -> Question | None:
        """What the seat that has the word is asked."""
        decision = self.match.decision
        return None if decision is None else Question.heard_by(decision, self.seat)

    def answer(self, option: Option) -> None:
        """The seat that has the word answers."""
        self.match.answer(option, self.seat)
        self._open()

    def keep_quiet(self) -> None:
        """The guest that has the word says nothing."""
        self._next()

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        twin = type(self).__new__(type(self))
        twin._stand(self.match.copy(), self._guests, self._waiting[:], self.seat)
        return twin

    def __getstate__(self) -> Kept:
        return self.match.save(), self._guests, self._waiting, self.seat

    def __setstate__(self, kept: Kept) -> None:
        saved, guests, waiting, seat = kept
        self._stand(load(saved).copy(), guests, waiting, seat)

    def _stand(self, match: Match, guests: bool, waiting: list[int], seat: int) -> None:
        """Be where another floor is."""
        self.match, self._guests, self._waiting, self.seat = match, guests, waiting, seat
        decision = match.decision
        if decision is None:
            self.options = ()
        else:
            self.options = decision.guests[seat] if self.as_guest else decision.options

    def _open(self) -> None:
        """Ask for the word anew: the decision is another one."""
        decision = self.match.decision
        self._waiting = []
        if self._guests and decision is not None and decision.guests:
            seats = self.match.setting.seats
            turns = [(decision.owner + distance) % seats for distance in range(1, seats)]
            self._waiting = [seat for seat in turns if decision.guests.get(seat)]
        self._next()

    def _next(self) -> None:
        decision = self.match.decision
        if decision is None:
            self.seat, self.options = NOBODY, ()
        elif self._waiting:
            self.seat = self._waiting.pop(0)
            self.options = decision.guests[self.seat]
        else:
            self.seat, self.options = decision.owner, decision.options
