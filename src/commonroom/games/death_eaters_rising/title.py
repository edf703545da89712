"""Death Eaters Rising as the kernel sees it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from commonroom.games.death_eaters_rising import arrange, checks
from commonroom.games.death_eaters_rising import content as box
from commonroom.games.death_eaters_rising.about import ABOUT
from commonroom.games.death_eaters_rising.content import Content
from commonroom.games.death_eaters_rising.game import VOLDEMORT, Rising
from commonroom.games.death_eaters_rising.goals import goals
from commonroom.games.death_eaters_rising.hints import faces, hints
from commonroom.games.death_eaters_rising.options import VERBS
from commonroom.games.death_eaters_rising.rules.dice import roll, use_dice, what_now
from commonroom.games.death_eaters_rising.rules.end import end
from commonroom.games.death_eaters_rising.rules.muster import (
    before_the_roll,
    get_ready,
    muster,
)
from commonroom.games.death_eaters_rising.rules.pool import dice_in_supply
from commonroom.games.death_eaters_rising.rules.setup import setup
from commonroom.games.death_eaters_rising.rules.travel import begin_turn, travel, where_to
from commonroom.games.death_eaters_rising.rules.voldemort import voldemort
from commonroom.games.death_eaters_rising.seen import TableView
from commonroom.games.death_eaters_rising.state import Player, Table
from commonroom.games.death_eaters_rising.statistics import RisingStatistics, statistics
from commonroom.games.death_eaters_rising.view import view
from commonroom.kernel import (
    Asking,
    Chance,
    Match,
    Msg,
    Option,
    Result,
    Rule,
    Title,
    content_of,
)
from commonroom.kernel.goals import Goal
from commonroom.kernel.hints import Hint
from commonroom.kernel.policy import Question


class DeathEatersRising(Title):
    """The title."""

    about = ABOUT
    rules_version = 3
    game_type = Rising
    state_type = Table
    statistics_type = RisingStatistics
    content_dir = Path(__file__).parent / "content"
    files = box.FILES
    build = staticmethod(box.build)
    problems = staticmethod(checks.problems)
    phases = {
        "setup": setup,
        "turn": begin_turn,
        "travel": Asking(where_to, travel),
        "voldemort": voldemort,
        "muster": muster,
        "ready": Asking(before_the_roll, get_ready),
        "roll": roll,
        "assign": Asking(what_now, use_dice),
        "end": end,
    }
    verbs = VERBS

    def opening(self, content: Content, seats: int, options: Mapping[str, str]) -> Table:
        return Table(phase="setup", players=[Player() for _ in range(seats)])

    def seats_of(self, position: Mapping[str, Any]) -> int:
        return len(arrange.read_position(position).players)

    def arranged(
        self, content: Content, seats: int, options: Mapping[str, str], position: Mapping[str, Any]
    ) -> Table:
        return arrange.table_of(content, arrange.read_position(position))

    def view(self, game: Rising, seat: int | None) -> TableView:
        return view(game, seat)

    def result(self, game: Rising) -> Result:
        won = game.state.outcome == ("DER-WIN-1",)
        return Result(tuple(range(game.seats)) if won else (), game.state.outcome)

    def printed(self, content: Content) -> dict[str, list[Msg]]:
        return faces(content)

    def goals(self, content: Content, view: TableView) -> tuple[Goal, ...]:
        return goals(content, view)

    def hints(self, content: Content, view: TableView, question: Question) -> dict[Option, Hint]:
        return hints(content, view, question)

    def statistics(self, match: Match) -> RisingStatistics:
        return statistics(match.events, match.setting.seats)

    def progress(self, game: Rising) -> int:
        """How near the nearest end is."""
        state, content = game.state, game.content
        to_win = game.damage_to_win
        jailed = min(len(state.azkaban), to_win)
        ways = (
            (jailed + state.damage.get(VOLDEMORT, 0)) / (2 * to_win),
            len(state.hospital) / game.wizards_to_lose,
            len(state.controlled) / content.voldemort.controlled,
        )
        return min(99, int(100 * max(ways)))

    def resample(self, game: Rising, seat: int | None, chance: Chance) -> None:
        """Nothing on the table is hidden; the kernel changes chance itself."""

    def rules(self) -> Sequence[Rule]:
        content: Content = content_of(self.about.id)
        return list(content.rules.values())

    def inventory(self, game: Rising) -> dict[str, object]:
        """What never changes: every card is in one zone, every token and die exists."""
        state, content = game.state, game.content
        cards = [card for spots in state.spots.values() for card in spots if card]
        cards += [wizard for player in state.players for wizard in player.team]
        cards += state.deck + state.hospital + state.azkaban
        places = [place for stack in state.places.values() for place in stack]
        places += state.controlled
        tokens = [token for player in state.players for token in player.tokens]
        tokens += state.tokens + state.used_tokens
        dice = {colour: dice_in_supply(game, colour) >= 0 for colour in content.dice}
        tracks = all(
            amount <= content.tracks.get(card, 10) for card, amount in state.damage.items()
        )
        return {
            "characters": sorted(cards) if state.spots else sorted(content.tracks),
            "places": sorted(places) if places else sorted(content.places),
            "tokens": sorted(Counter(tokens).items()),
            "dice": dice,
            "damage within tracks": tracks,
            "corruption within places": all(0 <= c <= 5 for c in state.corruption.values()),
        }


TITLE = DeathEatersRising()
