"""Game: the running context handed to every rule."""

from __future__ import annotations

from typing import Generic, Self, TypeVar

from commonroom.kernel.chance import Chance
from commonroom.kernel.event import Event
from commonroom.kernel.state import State

S = TypeVar("S", bound=State)
C = TypeVar("C")


class Game(Generic[S, C]):
    """State, content, chance and news of one running match.

    Each title subclasses it with the questions its rules ask of the state.
    """

    __slots__ = ("chance", "content", "heard", "news", "options", "sealed", "seats", "state")

    def __init__(
        self, state: S, content: C, chance: Chance, *, seats: int, options: dict[str, str]
    ) -> None:
        self.state = state
        self.content = content
        self.chance = chance
        self.seats = seats
        self.options = options
        self.heard = False
        self.news: list[Event] = []
        self.sealed = 0

    def beside(self, state: S, chance: Chance) -> Self:
        """The same game at another table; a title that settles more at its start hands it on."""
        twin: Self = type(self).__new__(type(self))
        twin.state, twin.chance = state, chance
        twin.content, twin.options, twin.seats = self.content, self.options, self.seats
        twin.heard, twin.news, twin.sealed = False, [], 0
        return twin

    def tell(self, event: Event) -> None:
        """Say what happened. Check `heard` first where building the event would cost much."""
        if self.heard:
            self.news.append(event)

    def seal(self) -> None:
        """Something hidden was shown: what came before can no longer be taken back freely."""
        self.sealed += 1
