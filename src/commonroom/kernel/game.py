"""Game: the running context handed to every rule."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Generic, ParamSpec, Protocol, Self, TypeVar

from commonroom.kernel.chance import Chance
from commonroom.kernel.event import Event
from commonroom.kernel.state import State

S = TypeVar("S", bound=State)
C = TypeVar("C")
P = ParamSpec("P")


class Tell(Protocol):
    """What takes the news of a game."""

    def __call__(self, kind: Callable[P, Event], /, *args: P.args, **fields: P.kwargs) -> object:
        """Take what happened, as the kind of event and its fields."""


_UNHEARD: Final[Tell] = type.__prepare__  # type: ignore[assignment] # takes anything
"""Takes anything and does nothing. Searches play unheard, and a function of our own, which would
have its keywords collected in a dict, would cost them a twentieth of their time."""


class Game(Generic[S, C]):
    """State, content, chance and news of one running match.

    Each title subclasses it with the questions its rules ask of the state.
    """

    __slots__ = ("chance", "content", "news", "options", "sealed", "seats", "state", "tell")

    tell: Tell
    """Say what happened: ``game.tell(DiceRolled, rule="DER-DIC-2", dice=dice)``.

    The event is built only if somebody listens.
    """

    def __init__(
        self, state: S, content: C, chance: Chance, *, seats: int, options: dict[str, str]
    ) -> None:
        self.state = state
        self.content = content
        self.chance = chance
        self.seats = seats
        self.options = options
        self.news: list[Event] = []
        self.sealed = 0
        self.tell = _UNHEARD

    def beside(self, state: S, chance: Chance) -> Self:
        """The same game at another table; a title that settles more at its start hands it on."""
        twin: Self = type(self).__new__(type(self))
        twin.state, twin.chance = state, chance
        twin.content, twin.options, twin.seats = self.content, self.options, self.seats
        twin.news, twin.sealed, twin.tell = [], 0, _UNHEARD
        return twin

    def listen(self) -> None:
        """Build events and collect them as news from now on."""
        self.tell = self.note

    def note(self, kind: Callable[P, Event], /, *args: P.args, **fields: P.kwargs) -> None:
        """Add an event to the news."""
        self.news.append(kind(*args, **fields))

    def seal(self) -> None:
        """Something hidden was shown: what came before can no longer be taken back freely."""
        self.sealed += 1
