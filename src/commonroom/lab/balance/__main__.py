"""``python -m commonroom.lab.balance GAME``: play the games, and write the report.

The results, and the report that ``commonroom lab report`` makes of them, are kept in
``build/balance``; what goes to ``docs/balance/<game>.md`` depends on the seed only, not on the
number of workers.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable
from importlib import import_module
from multiprocessing import Pool
from pathlib import Path

from commonroom.kernel.errors import CommonRoomError
from commonroom.lab import formats, report_command
from commonroom.lab.balance.series import Balance, Played, Series, records_of, rows_of
from commonroom.lab.games import Record
from commonroom.text import Texts

FIRST_SEED = 1_000_000
"""Not the seeds that the bots and the cards were tuned with."""
GAMES = ("death-eaters-rising", "talisman", "year-at-hogwarts", "quidditch", "voldemort-returns")
"""Those that have a module here."""
KEPT = Path("build/balance")
"""Where results and full reports go; git does not keep them."""


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


def main() -> None:
    """Play, write the report, and say whether every band is kept (exit status)."""
    parser = argparse.ArgumentParser(description="Write the balance report of a game.")
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--games", type=int, help="games of the chief series")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--results", type=Path, help="results kept before, instead of playing")
    parser.add_argument("--out", type=Path, help="by default docs/balance/<game>.md")
    chosen = parser.parse_args()
    module = chosen.game.replace("-", "_")
    balance: Balance = import_module(f"commonroom.lab.balance.{module}")
    try:
        if chosen.results is not None:
            records = records_of(balance, formats.read(chosen.results))
        else:
            _check()
            records = played(balance, chosen.games or balance.GAMES, chosen.workers)
            _keep(balance.GAME, records.values())
    except CommonRoomError as error:
        sys.exit(str(error))
    out = chosen.out or Path("docs/balance") / f"{chosen.game}.md"
    out.parent.mkdir(parents=True, exist_ok=True)
    out.write_text(balance.report(records), encoding="utf-8")
    broken = [band.promise for band in balance.bands(records) if not band.kept]
    sys.stderr.write("".join(f"not kept: {promise}\n" for promise in broken))
    sys.exit(bool(broken))


def _check() -> None:
    """Refuse what would only fail after all the games are played."""
    formats.format_of(Path("results.parquet"))
    report_command.check()


def _keep(game: str, records: Iterable[list[Record]]) -> None:
    """Keep the results, and all that they tell."""
    KEPT.mkdir(parents=True, exist_ok=True)
    results = KEPT / f"{game}.parquet"
    formats.write(results, game, rows_of(game, records))
    report_command.write(results, None, KEPT / f"{game}.html", Texts())


if __name__ == "__main__":
    main()
