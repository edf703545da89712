"""Series: what is played for a balance report, and the results that are kept of it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby
from typing import NamedTuple, Protocol, TypeAlias

from commonroom.kernel import title
from commonroom.lab.games import Record, play_one
from commonroom.lab.plan import Row


class Band(NamedTuple):
    """A promise, what was measured, and whether it is kept."""

    promise: str
    measured: str
    kept: bool


Options: TypeAlias = tuple[tuple[str, str], ...]
"""Names and values."""


class Series(NamedTuple):
    """Games of one kind."""

    levels: tuple[str, ...]
    """Of the first seats; they are dealt round the table, and change seats from game to game."""
    seats: int
    games: int
    options: Options = ()

    def option(self, name: str) -> str:
        """The value of an option that tells series apart."""
        return dict(self.options)[name]

    def play(self, game: str, seed: int) -> Record:
        """One game of the series."""
        turned = self.levels if seed % 2 else self.levels[::-1]
        levels = [turned[seat % len(turned)] for seat in range(self.seats)]
        return play_one(game, self.seats, dict(self.options), levels, seed)


Played: TypeAlias = dict[Series, list[Record]]
"""The games of each series, in the order of their seeds."""


class Balance(Protocol):
    """What the module of a game has."""

    GAME: str
    GAMES: int

    def series(self, games: int) -> list[Series]:
        """What is played, if the chief series has so many games."""

    def bands(self, records: Played) -> Iterator[Band]:
        """The promises of the design."""

    def report(self, records: Played) -> str:
        """The whole report in Markdown."""


def rows_of(game: str, records: Iterable[list[Record]]) -> Iterator[Row]:
    """Records as rows of results; each series is a variant."""
    rules = title(game).rules_version
    for variant, played in enumerate(records, 1):
        for number, record in enumerate(played, 1):
            yield Row(variant, number, rules, "", record)


def records_of(balance: Balance, rows: Iterable[Row]) -> Played:
    """The records of all series, from results that were kept."""
    series = balance.series(balance.GAMES)
    found = {}
    for variant, played in groupby(rows, lambda row: row.variant):
        records = [row.record for row in played]
        found[series[variant - 1]._replace(games=len(records))] = records
    return found
