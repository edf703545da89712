"""The floor of a match: which seat has the word now, and with which options.

Owner and guests of a decision are asked one after the other. Guests come first, in turn order from
the owner, as with bots; when all have kept quiet the owner must answer.
"""

from __future__ import annotations

from collections.abc import Sequence

from commonroom.kernel import Match, Option
from commonroom.kernel.judge import Question

NOBODY = -1


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
