"""Voldemort Returns as the kernel sees it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from commonroom.games.year_at_hogwarts import checks
from commonroom.games.year_at_hogwarts import content as box
from commonroom.games.year_at_hogwarts.content import Content
from commonroom.games.year_at_hogwarts.voldemort_returns import arrange
from commonroom.games.year_at_hogwarts.voldemort_returns.about import ABOUT
from commonroom.games.year_at_hogwarts.voldemort_returns.game import (
    RITUAL,
    STONE,
    VOLDEMORT,
    WAND,
    Return,
)
from commonroom.games.year_at_hogwarts.voldemort_returns.goals import goals
from commonroom.games.year_at_hogwarts.voldemort_returns.hints import hints
from commonroom.games.year_at_hogwarts.voldemort_returns.options import VERBS
from commonroom.games.year_at_hogwarts.voldemort_returns.phases import PHASES
from commonroom.games.year_at_hogwarts.voldemort_returns.secrets import resample
from commonroom.games.year_at_hogwarts.voldemort_returns.seen import ReturnView
from commonroom.games.year_at_hogwarts.voldemort_returns.setup import table_for
from commonroom.games.year_at_hogwarts.voldemort_returns.state import ReturnTable
from commonroom.games.year_at_hogwarts.voldemort_returns.statistics import (
    ReturnStatistics,
    statistics,
)
from commonroom.games.year_at_hogwarts.voldemort_returns.view import view
from commonroom.games.year_at_hogwarts.wording.cards import everything_printed
from commonroom.kernel import Chance, Match, Msg, Option, Result, Rule, Title, content_of
from commonroom.kernel.goals import Goal
from commonroom.kernel.hints import Hint
from commonroom.kernel.policy import Question

_ELSEWHERE = ("-QUI-", "-SET-", "-END-", "-MIS-", "-EXM-", "-DUE-", "-CMB-", "-TEAM-", "-SOLO-")
"""Chapters of the year that this mode does without."""


class ReturnTitle(Title):
    """The title."""

    about = ABOUT
    rules_version = 5
    game_type = Return
    state_type = ReturnTable
    statistics_type = ReturnStatistics
    content_dir = Path(__file__).parent.parent / "content"
    files = box.FILES
    build = staticmethod(box.build)
    problems = staticmethod(checks.problems)
    phases = PHASES
    verbs = VERBS

    def opening(self, content: Content, seats: int, options: Mapping[str, str]) -> ReturnTable:
        return table_for(content, seats)

    def seats_of(self, position: Mapping[str, Any]) -> int:
        return len(arrange.read_position(position).players)

    def arranged(
        self, content: Content, seats: int, options: Mapping[str, str], position: Mapping[str, Any]
    ) -> ReturnTable:
        return arrange.table_of(content, options, arrange.read_position(position))

    def view(self, game: Return, seat: int | None) -> ReturnView:
        return view(game, seat)

    def result(self, game: Return) -> Result:
        villain = game.state.victor == VOLDEMORT
        winners = (game.state.villain,) if villain else tuple(sorted(game.heroes))
        return Result(winners, ("YH-VR-6",))

    def progress(self, game: Return) -> int:
        """Half of it is the way to the return; then the Horcruxes, the Stone and the Wand."""
        state = game.state
        if not state.returned:
            found = sum(thing in game.at_hand.objects for thing in RITUAL)
            return 10 * found + len(state.destroyed)
        held = [thing for player in state.players for thing in player.objects]
        tokens = (STONE in held) + (WAND in held or WAND in game.voldemort.objects)
        return min(99, 50 + 5 * len(state.destroyed) + 9 * tokens)

    def resample(self, game: Return, seat: int | None, chance: Chance) -> None:
        resample(game, seat, chance)

    def rules(self) -> Sequence[Rule]:
        """The chapter of this mode, and what it shares with a year."""
        content: Content = content_of(self.about.id)
        rules = content.rules.values()
        return [rule for rule in rules if not any(part in rule.id for part in _ELSEWHERE)]

    def statistics(self, match: Match) -> ReturnStatistics:
        return statistics(match.events, match.setting.seats)

    def printed(self, content: Content) -> Mapping[str, Sequence[Msg]]:
        return everything_printed(content)

    def goals(self, content: Content, view: ReturnView) -> tuple[Goal, ...]:
        return goals(content, view)

    def hints(self, content: Content, view: ReturnView, question: Question) -> dict[Option, Hint]:
        return hints(content, view, question)

    def inventory(self, game: Return) -> dict[str, object]:
        """What never changes: every card and token lies in one place."""
        state = game.state
        everyone = [*state.players, *state.pawns.values()]
        cards = [card for pile in state.decks.values() for card in pile]
        cards += [card for pile in state.bottoms.values() for card in pile]
        cards += [card for one in everyone for card in one.spells + one.potions]
        if state.fight is not None:
            cards += state.fight.hand + state.fight.playing
        things = [thing for pile in state.lying.values() for thing in pile]
        things += [thing for one in everyone for thing in one.objects]
        return {
            "cards": sorted(cards),
            "objects": sorted([*things, *state.aside, *state.destroyed]),
            "floo": state.floo + sum(one.floo for one in everyone),
            "portkeys": state.portkeys + sum(one.portkeys for one in everyone),
        }


TITLE = ReturnTitle()
