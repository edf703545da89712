"""The balance report: does a game keep to the bands its design promises?

``python -m commonroom.lab.balance GAME`` plays the games, keeps their results and the report that
``commonroom lab report`` makes of them in ``build/balance``, and writes ``docs/balance/<game>.md``.
The numbers depend on the seed only, not on the number of workers. This module owns how games are
played, kept and told; what is promised of a game, and what else is worth telling, is in a module of
its own.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from importlib import import_module
from itertools import groupby
from multiprocessing import Pool
from pathlib import Path
from typing import NamedTuple, Protocol, TypeAlias

from commonroom.kernel import title
from commonroom.lab import formats, report_command
from commonroom.lab.games import Record, play_one
from commonroom.lab.numbers import Share, quantiles
from commonroom.lab.plan import Row
from commonroom.lab.report.layout import markdown
from commonroom.text import Texts

FIRST_SEED = 1_000_000
"""Not the seeds that the bots and the cards were tuned with."""

REPORTS = {
    "death-eaters-rising": "commonroom.lab.balance_rising",
    "talisman": "commonroom.lab.balance_talisman",
    "year-at-hogwarts": "commonroom.lab.balance_year",
    "quidditch": "commonroom.lab.balance_quidditch",
    "voldemort-returns": "commonroom.lab.balance_return",
}
"""Game → the module that plays its series and reports on them."""
KEPT = Path("build/balance")
"""Where results and full reports go; git does not keep them."""
table = markdown


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


def _play(job: tuple[str, Series, int]) -> tuple[Series, Record]:
    game, one, seed = job
    return one, one.play(game, seed)


def played(balance: Balance, games: int, workers: int) -> Played:
    """Play all games."""
    records: Played = {one: [] for one in balance.series(games)}
    jobs = [(balance.GAME, one, FIRST_SEED + n) for one in records for n in range(one.games)]
    with Pool(workers) as pool:
        for done, (one, record) in enumerate(pool.imap(_play, jobs, chunksize=20), 1):
            records[one].append(record)
            if done % 200 == 0:
                sys.stderr.write(f"\r{done} of {len(jobs)} games")
                sys.stderr.flush()
    sys.stderr.write("\n")
    return records


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


# ---- telling --------------------------------------------------------------------------------


def percent(share: float) -> str:
    """A share in words."""
    return f"{100 * share:.1f} %"


def with_interval(hits: int, total: int) -> str:
    """A share and its interval in words."""
    share = Share(hits, total)
    low, high = share.interval
    return f"{percent(share.rate)} ({100 * low:.1f}–{100 * high:.1f})"


def lengths(records: Sequence[Record]) -> tuple[int, ...]:
    """Turns of the 5th, 25th, 50th, 75th and 95th game of a hundred, by length."""
    cuts = quantiles(Counter(record.turns for record in records), (0.05, 0.25, 0.5, 0.75, 0.95))
    return tuple(round(cut) for cut in cuts)


def share_of_games(records: Sequence[Record], happening: str) -> Counter[str]:
    """Card → in how many games it happened to it."""
    return Counter(card for record in records for card in dict.fromkeys(record.tallies[happening]))


def band_table(bands: Iterable[Band]) -> str:
    """What was promised, and what came of it."""
    return table(
        ("Promise", "Measured", "Kept"),
        [(band.promise, band.measured, "yes" if band.kept else "**no**") for band in bands],
    )


def main() -> None:
    """Play, write the report, and say whether every band is kept (exit status)."""
    parser = argparse.ArgumentParser(description="Write the balance report of a game.")
    parser.add_argument("game", choices=list(REPORTS))
    parser.add_argument("--games", type=int, help="games of the chief series")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--results", type=Path, help="results kept before, instead of playing")
    parser.add_argument("--out", type=Path, help="by default docs/balance/<game>.md")
    chosen = parser.parse_args()
    balance: Balance = import_module(REPORTS[chosen.game])
    if chosen.results is not None:
        records = records_of(balance, formats.read(chosen.results))
    else:
        records = played(balance, chosen.games or balance.GAMES, chosen.workers)
        _keep(balance.GAME, records.values())
    out = chosen.out or Path("docs/balance") / f"{chosen.game}.md"
    out.parent.mkdir(parents=True, exist_ok=True)
    out.write_text(balance.report(records), encoding="utf-8")
    broken = [band.promise for band in balance.bands(records) if not band.kept]
    sys.stderr.write("".join(f"not kept: {promise}\n" for promise in broken))
    sys.exit(bool(broken))


def _keep(game: str, records: Iterable[list[Record]]) -> None:
    """Keep the results, and all that they tell."""
    KEPT.mkdir(parents=True, exist_ok=True)
    results = KEPT / f"{game}.parquet"
    formats.write(results, game, rows_of(game, records))
    report_command.write(results, None, KEPT / f"{game}.html", Texts())


if __name__ == "__main__":
    main()
