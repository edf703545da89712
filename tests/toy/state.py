"""What lies on the table of the toy game, what is in its box, and what can happen."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Literal

import msgspec

from commonroom.kernel import Event, Game, Part, State


class Bean(msgspec.Struct, frozen=True):
    """A kind of bean."""

    id: str
    worth: int
    copies: int


class Box(msgspec.Struct, frozen=True):
    """The content: beans by id."""

    beans: dict[str, Bean]

    def all_beans(self) -> list[str]:
        """Every single bean there is."""
        return [bean.id for bean in self.beans.values() for _ in range(bean.copies)]


class Eater(Part):
    """A seat."""

    hand: list[str] = []
    """Hidden from the others."""
    plate: list[str] = []
    whistle: bool = True
    seen: dict[int, list[str]] = {}
    """Other seat → the beans of its hand that this one has seen there."""


class Beans(State):
    """Everything on the table. The bag is a heap: beans are picked at random when drawn."""

    eaters: list[Eater]
    bag: list[str]
    active: int = 0
    turns: int = 0
    bites: int = 0
    die: int | None = None


class BeanGame(Game[Beans, Box]):
    """The questions that the rules ask of the table."""

    __slots__ = ()

    @property
    def rounds(self) -> int:
        """How many turns each seat has."""
        return 4 if self.options["appetite"] == "large" else 2

    @property
    def others(self) -> list[int]:
        """The seats whose turn it is not, clockwise."""
        return [(self.state.active + step) % self.seats for step in range(1, self.seats)]

    def points(self, seat: int) -> int:
        """What a plate is worth."""
        return sum(self.content.beans[bean].worth for bean in self.state.eaters[seat].plate)

    def leave_hand(self, seat: int, bean: str) -> None:
        """A bean leaves a hand for everyone to see: whoever had seen it there knows it is gone."""
        self.state.eaters[seat].hand.remove(bean)
        for eater in self.state.eaters:
            if bean in eater.seen.get(seat, ()):
                eater.seen[seat].remove(bean)


class ToyEvent(Event, frozen=True, kw_only=True):
    """An event of this game."""

    prefix: ClassVar[str] = "toy"


class BeanDrawn(ToyEvent, frozen=True, kw_only=True):
    """A seat took a bean out of the bag; only it knows which."""

    seat: int
    bean: str | None = None


class BeanEaten(ToyEvent, frozen=True, kw_only=True):
    """A bean went on a plate."""

    seat: int
    bean: str
    source: Literal["hand", "bag", "gift"]


class DieRolled(ToyEvent, frozen=True, kw_only=True):
    """A seat dared."""

    seat: int
    value: int


class HandSeen(ToyEvent, frozen=True, kw_only=True):
    """A seat looked at another's hand; only it knows what it saw."""

    seat: int
    other_seat: int
    beans: tuple[str, ...] = ()


class MatchWon(ToyEvent, frozen=True, kw_only=True):
    """The best plates."""

    winners: tuple[int, ...]


def distinct(beans: Iterable[str]) -> list[str]:
    """Each kind once, in the order they lie."""
    return list(dict.fromkeys(beans))
