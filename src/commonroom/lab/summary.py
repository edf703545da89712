"""What many games tell, in numbers: wins, lengths, endings, tallies.

Rows are counted as they come and not kept, so that a million of them need no room.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

import msgspec

from commonroom.kernel import title
from commonroom.lab.games import Record
from commonroom.lab.plan import Plan, Row


class VariantSummary(msgspec.Struct):
    """The games of one variant."""

    levels: tuple[str, ...]
    options: dict[str, str]
    games: int = 0
    won: int = 0
    """Games that somebody won: in a cooperative game, everybody."""
    won_by: Counter[int] = msgspec.field(default_factory=Counter)
    """Seat → games it won; a game with several winners counts for each."""
    reasons: Counter[str] = msgspec.field(default_factory=Counter)
    """Rule → games that it ended; several may end one game."""
    turns: Counter[int] = msgspec.field(default_factory=Counter)
    decisions: Counter[int] = msgspec.field(default_factory=Counter)
    cut: int = 0
    """Games that were cut short."""

    def add(self, record: Record) -> None:
        """Count a game."""
        self.games += 1
        self.won += record.won
        self.won_by.update(record.winners)
        self.reasons.update(dict.fromkeys(record.reasons, 1))
        self.turns[record.turns] += 1
        self.decisions[record.decisions] += 1
        self.cut += record.cut


class Tally(msgspec.Struct):
    """The cards to which something happened, over all games."""

    times: Counter[str] = msgspec.field(default_factory=Counter)
    games: Counter[str] = msgspec.field(default_factory=Counter)
    """Card → games in which it happened to it."""
    won: Counter[str] = msgspec.field(default_factory=Counter)
    """Card → such games that somebody won."""

    def add(self, cards: tuple[str, ...], won: bool) -> None:
        """Count a game."""
        self.times.update(cards)
        for card in dict.fromkeys(cards):
            self.games[card] += 1
            self.won[card] += won


class Summary(msgspec.Struct):
    """All games of a plan that were played."""

    game: str
    cooperative: bool
    games: int
    variants: list[VariantSummary]
    """Those that were played at all."""
    tallies: dict[str, Tally]
    """The tallies that the game wants told."""

    @property
    def cut(self) -> int:
        """Games that were cut short."""
        return sum(variant.cut for variant in self.variants)


def summarise(plan: Plan, rows: Iterable[Row]) -> Summary:
    """Count the games."""
    played = title(plan.game)
    variants = [VariantSummary(one.levels, one.options) for one in plan.variants]
    tallies = {field: Tally() for field in played.statistics_type.told}
    games = 0
    for row in rows:
        games += 1
        variants[row.variant - 1].add(row.record)
        for field, tally in tallies.items():
            tally.add(row.record.tallies[field], row.record.won)
    shown = [variant for variant in variants if variant.games]
    return Summary(plan.game, played.about.cooperative, games, shown, tallies)
