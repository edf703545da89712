"""Title: what a game must bring to be played. One instance per game, registered by id."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, TypeAlias, final

import msgspec

from commonroom.kernel.chance import Chance
from commonroom.kernel.concordance import Rulebook, rulebooks
from commonroom.kernel.content import Entries, Problem
from commonroom.kernel.decision import Conductor, Decision, Option, Script, conductor
from commonroom.kernel.errors import BadOptionValue, UnknownOption
from commonroom.kernel.game import Game
from commonroom.kernel.goals import Goal
from commonroom.kernel.hints import Hint
from commonroom.kernel.msg import Msg
from commonroom.kernel.result import Result
from commonroom.kernel.state import State
from commonroom.kernel.statistics import Statistics
from commonroom.kernel.verb import AnyVerb, verb_of

if TYPE_CHECKING:
    from commonroom.kernel.match import Match
    from commonroom.kernel.policy import Question

AnyGame: TypeAlias = Game[Any, Any]
Following: TypeAlias = str | None
"""The name of the next phase; None ends the match."""


Step: TypeAlias = Script[Following] | Following
"""How the game goes on: a script that may ask, or at once what follows, if nothing is asked."""


def ended(step: Step) -> Script[Following]:
    """Run a step to its end, from within a script: ``following = yield from ended(step)``."""
    return step if step is None or isinstance(step, str) else (yield from step)


@final
class Asking(msgspec.Struct, frozen=True, gc=False):
    """A phase that asks one question.

    `ask` looks at the table and changes nothing, so the position in which the question is open is
    the start of the phase: it can be copied as it lies there, with nothing to be played again.
    """

    ask: Callable[[Any], Decision | Following]
    """The question; where there is nothing to ask, what follows."""
    act: Callable[[Any, Option], Step]
    """What the answer does; a script, if it may ask more."""


Phase: TypeAlias = Asking | Callable[[Any], Step]
"""A step of the game, which says what follows: it asks one question, or is a script."""


class GameOption(msgspec.Struct, frozen=True):
    """A choice made before the match: a difficulty, an edition, a variant."""

    id: str
    values: tuple[str, ...]
    """The first is the default."""
    rule: str


class About(msgspec.Struct, frozen=True):
    """What a lobby needs to know of a game, without loading its rules."""

    id: str
    prefix: str
    """The first part of the game's message keys."""
    seats: tuple[int, ...]
    minutes: tuple[int, int]
    cooperative: bool
    options: tuple[GameOption, ...] = ()
    table_options: tuple[GameOption, ...] = ()
    """What matters where people meet. Programs may leave it out, and no default is filled in."""

    def settled(self, seats: int, chosen: Mapping[str, str]) -> dict[str, str]:
        """The options of a match, defaults filled in; refuses what the game does not offer."""
        if type(seats) is not int or seats not in self.seats:
            raise BadOptionValue("seats", seats, self.seats)
        known = {option.id: option for option in (*self.options, *self.table_options)}
        for name, value in chosen.items():
            if name not in known:
                raise UnknownOption(name, list(known))
            if value not in known[name].values:
                raise BadOptionValue(name, value, known[name].values)
        defaults = {option.id: option.values[0] for option in self.options}
        return defaults | dict(chosen)


class Rule(msgspec.Struct, frozen=True):
    """An entry of the rule index. Its text is the message ``<prefix>-rule-<id>``."""

    id: str
    chapter: str
    source: Literal["seed", "ruling", "ours"]
    also: tuple[str, ...] = ()


class Title(ABC):
    """A game: its facts, its phases, and how to look at it."""

    about: About
    rules_version: int
    state_type: type[State]
    game_type: type[AnyGame]
    statistics_type: type[Statistics] = Statistics
    content_dir: Path
    files: Mapping[str, type[msgspec.Struct]]
    """Content file stem → the struct type of its entries."""
    phases: Mapping[str, Phase]
    verbs: Mapping[str, AnyVerb]
    """All verbs of its options by name, in the order of their action numbers."""

    @staticmethod
    @abstractmethod
    def build(entries: Entries) -> Any:
        """Typed content from the validated entries of the content files."""

    @staticmethod
    @abstractmethod
    def problems(content: Any) -> Iterable[Problem]:
        """What is wrong with content as a whole."""

    @abstractmethod
    def opening(self, content: Any, seats: int, options: Mapping[str, str]) -> State:
        """The state before the first phase."""

    @abstractmethod
    def arranged(
        self, content: Any, seats: int, options: Mapping[str, str], position: Mapping[str, Any]
    ) -> State:
        """The state that a literal position describes."""

    @abstractmethod
    def view(self, game: Any, seat: int | None) -> msgspec.Struct:
        """What a seat (None: a spectator) may know."""

    @abstractmethod
    def result(self, game: Any) -> Result:
        """How a match that is over has ended."""

    @abstractmethod
    def progress(self, game: Any) -> int:
        """How far the match has come, in per cent."""

    @abstractmethod
    def resample(self, game: Any, seat: int | None, chance: Chance) -> None:
        """Deal anew, in place, everything that the seat cannot know."""

    @abstractmethod
    def inventory(self, game: Any) -> Mapping[str, object]:
        """What no rule can make or lose, counted wherever it lies: the same at every decision."""

    @abstractmethod
    def seats_of(self, position: Mapping[str, Any]) -> int:
        """How many seats a literal position has."""

    @abstractmethod
    def rules(self) -> Sequence[Rule]:
        """The rule index, in the order of the rulebook."""

    def rulebooks(self) -> tuple[Rulebook, ...]:
        """The printed rulebooks of the box, each with the rules that its sentences are."""
        return rulebooks(self.content_dir.parent / "concordance")

    @staticmethod
    def conductor(game: Any) -> Conductor:
        """What runs the scripts of a match; a game may put their questions in ways of its own, and
        end each of them with what all of them end with.
        """
        return conductor()

    def statistics(self, match: Match) -> Statistics:
        """What is worth counting of a match that is over; of the type `statistics_type`."""
        return Statistics()

    def printed(self, content: Any) -> Mapping[str, Sequence[Msg]]:
        """Card id → the lines printed on it, for games whose cards have any."""
        return {}

    def hints(self, content: Any, view: Any, question: Question) -> Mapping[Option, Hint]:
        """What is worth knowing about options, from what the seat sees; not every one has it."""
        return {}

    def goals(self, content: Any, view: Any) -> Sequence[Goal]:
        """What the seat of a view plays for, and what would lose it the game."""
        return ()

    def describe(self, option: Option) -> Msg:
        """An option in words."""
        verb = verb_of(option, self.verbs)
        return Msg(f"{self.about.prefix}-option-{verb.name}", dict(verb.named(option)))

    def things(self, option: Option) -> tuple[str, ...]:
        """What lights up on a board for an option."""
        return tuple(verb_of(option, self.verbs).things(option))
