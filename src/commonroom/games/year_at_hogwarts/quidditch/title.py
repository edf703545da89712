"""Quidditch as a game of its own, as the kernel sees it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Self

from commonroom.games.year_at_hogwarts import checks
from commonroom.games.year_at_hogwarts import content as box
from commonroom.games.year_at_hogwarts.content import Content
from commonroom.games.year_at_hogwarts.quidditch import arrange
from commonroom.games.year_at_hogwarts.quidditch.about import ABOUT
from commonroom.games.year_at_hogwarts.quidditch.game import carries
from commonroom.games.year_at_hogwarts.quidditch.goals import goals
from commonroom.games.year_at_hogwarts.quidditch.hints import hints
from commonroom.games.year_at_hogwarts.quidditch.options import VERBS
from commonroom.games.year_at_hogwarts.quidditch.phases import PHASES
from commonroom.games.year_at_hogwarts.quidditch.pitch import LAP, on_pitch
from commonroom.games.year_at_hogwarts.quidditch.seen import QuidditchView
from commonroom.games.year_at_hogwarts.quidditch.state import Quidditch, new_match
from commonroom.games.year_at_hogwarts.quidditch.statistics import (
    QuidditchStatistics,
    statistics,
)
from commonroom.games.year_at_hogwarts.quidditch.view import view
from commonroom.games.year_at_hogwarts.settings import Switches
from commonroom.games.year_at_hogwarts.wording.cards import printed
from commonroom.kernel import (
    Chance,
    Game,
    Match,
    Msg,
    Option,
    Result,
    Rule,
    State,
    Title,
    content_of,
)
from commonroom.kernel.goals import Goal
from commonroom.kernel.hints import Hint
from commonroom.kernel.policy import Question


class Afternoon(State):
    """A match and nothing else."""

    quidditch: Quidditch


class QuidditchGame(Game[Afternoon, Content]):
    """The running context."""

    __slots__ = ("quidditch", "switches")

    def __init__(
        self, state: Afternoon, content: Content, chance: Chance, *, seats: int,
        options: dict[str, str],
    ) -> None:  # fmt: skip
        """What rules keep asking for is settled once."""
        super().__init__(state, content, chance, seats=seats, options=options)
        self.quidditch: Quidditch = state.quidditch
        self.switches: Switches = content.editions[options["edition"]]

    def beside(self, state: Afternoon, chance: Chance) -> Self:
        """The same game at another table."""
        twin = super().beside(state, chance)
        twin.quidditch, twin.switches = state.quidditch, self.switches
        return twin


def over(game: QuidditchGame) -> None:
    """The Snitch is caught: the game is over."""


class QuidditchTitle(Title):
    """The title."""

    about = ABOUT
    rules_version = 3
    game_type = QuidditchGame
    state_type = Afternoon
    statistics_type = QuidditchStatistics
    content_dir = Path(__file__).parent.parent / "content"
    files = box.FILES
    build = staticmethod(box.build)
    problems = staticmethod(checks.problems)
    phases = {**PHASES, "quidditch-over": over}
    verbs = VERBS

    def opening(self, content: Content, seats: int, options: Mapping[str, str]) -> Afternoon:
        deck = tuple(content.decks["quidditch"])
        return Afternoon(phase="quidditch-houses", quidditch=new_match(0, 1, deck))

    def seats_of(self, position: Mapping[str, Any]) -> int:
        return len(arrange.read_position(position).sides)

    def arranged(
        self, content: Content, seats: int, options: Mapping[str, str], position: Mapping[str, Any]
    ) -> Afternoon:
        read = arrange.read_position(position)
        match = arrange.match_of(read, content.decks["quidditch"])
        return Afternoon(phase=read.phase, quidditch=match)

    def view(self, game: QuidditchGame, seat: int | None) -> QuidditchView:
        return view(game.quidditch, game.state.phase, seat)

    def result(self, game: QuidditchGame) -> Result:
        match = game.quidditch
        winner = match.sides[match.winner].seat
        return Result((winner,), ("YH-QUI-6",), tuple(side.goals for side in match.sides))

    def progress(self, game: QuidditchGame) -> int:
        """The goals are the first half, the race the second."""
        match = game.quidditch
        goals = max(side.goals for side in match.sides)
        if match.winner < 0:
            return 20 * goals
        return min(99, 50 + 50 * max(side.seeker for side in match.sides) // LAP)

    def resample(self, game: QuidditchGame, seat: int | None, chance: Chance) -> None:
        """Deal the cards that the seat cannot know anew."""
        match = game.quidditch
        hidden = [side for side in match.sides if side.seat != seat]
        counts = [len(side.cards) for side in hidden]
        heap = sorted([*match.deck, *(card for side in hidden for card in side.cards)])
        for side, count in zip(hidden, counts, strict=True):
            side.cards = tuple(chance.draw(heap, "quidditch-card") for _ in range(count))
        match.deck = tuple(heap)

    def rules(self) -> Sequence[Rule]:
        """The Quidditch chapter of the book."""
        content: Content = content_of(self.about.id)
        return [rule for rule in content.rules.values() if "-QUI-" in rule.id]

    def statistics(self, match: Match) -> QuidditchStatistics:
        return statistics(match.events)

    def goals(self, content: Content, view: QuidditchView) -> tuple[Goal, ...]:
        return goals(view)

    def hints(
        self, content: Content, view: QuidditchView, question: Question
    ) -> Mapping[Option, Hint]:
        return hints(content, view, question)

    def printed(self, content: Content) -> Mapping[str, Sequence[Msg]]:
        return {card: printed(content, card) for card in content.quidditch}

    def inventory(self, game: QuidditchGame) -> dict[str, object]:
        """Two Bludgers; everything is on the pitch, and the Quaffle where its carrier is."""
        match = game.quidditch
        slots = [*match.bludgers, match.quaffle]
        slots += [slot for side in match.sides for slot in side.at.values()]
        carried = [
            slot
            for number, side in enumerate(match.sides)
            for piece, slot in side.at.items()
            if carries(match, number, piece)
        ]
        return {
            "bludgers": len(match.bludgers),
            "on the pitch": all(on_pitch(slot) for slot in slots),
            "with its carrier": all(slot == match.quaffle for slot in carried),
        }


TITLE = QuidditchTitle()
