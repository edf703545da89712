"""A Year at Hogwarts as the kernel sees it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from commonroom.games.year_at_hogwarts import arrange, checks
from commonroom.games.year_at_hogwarts import content as box
from commonroom.games.year_at_hogwarts.about import ABOUT
from commonroom.games.year_at_hogwarts.content import Content
from commonroom.games.year_at_hogwarts.game import KEPT, Year
from commonroom.games.year_at_hogwarts.goals import goals
from commonroom.games.year_at_hogwarts.hints import hints
from commonroom.games.year_at_hogwarts.options import VERBS
from commonroom.games.year_at_hogwarts.phases import PHASES
from commonroom.games.year_at_hogwarts.rules.ending import team_points, winners
from commonroom.games.year_at_hogwarts.rules.setup import table_for
from commonroom.games.year_at_hogwarts.secrets import resample
from commonroom.games.year_at_hogwarts.seen import TableView
from commonroom.games.year_at_hogwarts.state import Table
from commonroom.games.year_at_hogwarts.statistics import YearStatistics, statistics
from commonroom.games.year_at_hogwarts.view import view
from commonroom.games.year_at_hogwarts.wording.cards import everything_printed
from commonroom.kernel import Chance, Match, Msg, Option, Result, Rule, Title, content_of
from commonroom.kernel.goals import Goal
from commonroom.kernel.hints import Hint
from commonroom.kernel.policy import Question


class YearTitle(Title):
    """The title."""

    about = ABOUT
    rules_version = 4
    game_type = Year
    state_type = Table
    statistics_type = YearStatistics
    content_dir = Path(__file__).parent / "content"
    files = box.FILES
    build = staticmethod(box.build)
    problems = staticmethod(checks.problems)
    phases = PHASES
    verbs = VERBS

    def opening(self, content: Content, seats: int, options: Mapping[str, str]) -> Table:
        return table_for(content, seats)

    def seats_of(self, position: Mapping[str, Any]) -> int:
        return len(arrange.read_position(position).players)

    def arranged(
        self, content: Content, seats: int, options: Mapping[str, str], position: Mapping[str, Any]
    ) -> Table:
        return arrange.table_of(content, options, arrange.read_position(position))

    def view(self, game: Year, seat: int | None) -> TableView:
        return view(game, seat)

    def result(self, game: Year) -> Result:
        reason = "YH-SOLO-1" if game.state.lost else "YH-END-1"
        points = tuple(player.points for player in game.state.players)
        return Result(winners(game), (reason,), points)

    def progress(self, game: Year) -> int:
        """How near the team that is nearest has come to the condition of the length."""
        best = 0
        for team in range(game.teams):
            done = sum(len(game.state.players[seat].done) for seat in game.team(team))
            missions = min(1.0, done / game.length.missions)
            points = min(1.0, team_points(game, team) / (game.length.points + 1))
            best = max(best, int(50 * missions + 50 * points))
        return min(99, best)

    def resample(self, game: Year, seat: int | None, chance: Chance) -> None:
        resample(game, seat, chance)

    def rules(self) -> Sequence[Rule]:
        content: Content = content_of(self.about.id)
        rules = content.rules.values()
        return [rule for rule in rules if "-VR-" not in rule.id or rule.id == "YH-VR-FGT"]

    def statistics(self, match: Match) -> YearStatistics:
        return statistics(match.events, match.setting.seats, match.result, match.game.content)

    def goals(self, content: Content, view: TableView) -> tuple[Goal, ...]:
        return goals(content, view)

    def hints(self, content: Content, view: TableView, question: Question) -> Mapping[Option, Hint]:
        return hints(content, view, question)

    def printed(self, content: Content) -> Mapping[str, Sequence[Msg]]:
        return everything_printed(content)

    def inventory(self, game: Year) -> dict[str, object]:
        """What never changes: every card, object and token lies in one place."""
        state = game.state
        cards = [card for pile in state.decks.values() for card in pile]
        cards += [card for pile in state.bottoms.values() for card in pile]
        things = [thing for pile in state.lying.values() for thing in pile]
        missions = list(state.missions)
        for seat, player in enumerate(state.players):
            cards += [card for deck in KEPT for card in game.hand(seat, deck)]
            cards += [*player.pledged, *player.floo_cards]
            things += player.objects
            missions += player.missions + player.done
        for fight in [*state.standing, *([state.fight] if state.fight else [])]:
            cards += fight.hand + fight.playing
        return {
            "cards": sorted(cards),
            "objects": sorted(things),
            "missions": sorted(missions),
            "floo": state.floo + sum(player.floo for player in state.players),
            "portkeys": state.portkeys + sum(player.portkeys for player in state.players),
            "tokens": len(state.dark_towers) <= len(state.death_eaters),
            "held": all(
                len(player.objects) <= game.content.limit.objects_held for player in state.players
            ),
        }


TITLE = YearTitle()
