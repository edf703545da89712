"""The balance report: does a game keep to the bands its design promises?

``python -m commonroom.lab.balance GAME`` plays the games and writes ``docs/balance/<game>.md``.
The numbers depend on the seed only, not on the number of workers. This module owns how games are
played and shares are told, and the report of Death Eaters Rising; others have their own.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Callable, Hashable, Iterator, Sequence
from importlib import import_module
from multiprocessing import Pool
from pathlib import Path
from statistics import quantiles
from typing import NamedTuple, TypeVar

from commonroom.kernel import content_of
from commonroom.lab.games import Record, play_one

GAME = "death-eaters-rising"
GAMES = 2000
"""How many games the chief series has, unless somebody wants fewer."""
FIRST_SEED = 1_000_000
"""Not the seeds that the bots and the cards were tuned with."""

REPORTS = {
    GAME: "commonroom.lab.balance",
    "talisman": "commonroom.lab.balance_talisman",
    "year-at-hogwarts": "commonroom.lab.balance_year",
}
"""Game → the module that plays its series and reports on them."""
S = TypeVar("S", bound=Hashable)


class Series(NamedTuple):
    """Games of one kind."""

    difficulty: str
    level: str
    seats: int
    games: int


class Band(NamedTuple):
    """A promise, what was measured, and whether it is kept."""

    promise: str
    measured: str
    kept: bool


def series(games: int) -> list[Series]:
    """What is played: the standard game in full, difficulties and weaker bots in part."""
    wanted = []
    for seats in (2, 3, 4):
        wanted += [
            Series("standard", "expert", seats, games),
            Series("beginner", "expert", seats, games // 4),
            Series("expert", "expert", seats, games // 4),
            Series("standard", "novice", seats, games // 4),
            Series("standard", "random", seats, games // 4),
        ]
    return wanted


def _play(job: tuple[Series, int]) -> tuple[Series, Record]:
    one, seed = job
    options = {"difficulty": one.difficulty}
    return one, play_one(GAME, one.seats, options, [one.level] * one.seats, seed)


def played(games: int, workers: int) -> dict[Series, list[Record]]:
    """The records of all series, in the order of their seeds."""
    jobs = [(one, FIRST_SEED + n) for one in series(games) for n in range(one.games)]
    return spread_over(_play, jobs, workers)


def spread_over(
    play: Callable[[tuple[S, int]], tuple[S, Record]], jobs: Sequence[tuple[S, int]], workers: int
) -> dict[S, list[Record]]:
    """Play all games, each a series and a seed; the records of each series, in their order."""
    records: dict[S, list[Record]] = {one: [] for one, _ in jobs}
    with Pool(workers) as pool:
        for done, (one, record) in enumerate(pool.imap(play, jobs, chunksize=20), 1):
            records[one].append(record)
            if done % 200 == 0:
                sys.stderr.write(f"\r{done} of {len(jobs)} games")
                sys.stderr.flush()
    sys.stderr.write("\n")
    return records


# ---- numbers --------------------------------------------------------------------------------


def interval(hits: int, total: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share."""
    z = 1.96
    share = hits / total
    middle = (share + z * z / (2 * total)) / (1 + z * z / total)
    spread = z * (share * (1 - share) / total + z * z / (4 * total * total)) ** 0.5
    spread /= 1 + z * z / total
    return max(0.0, middle - spread), min(1.0, middle + spread)


def wins(records: Sequence[Record]) -> int:
    """How many games were won."""
    return sum(record.won for record in records)


def rate(records: Sequence[Record]) -> float:
    """The share of games won."""
    return wins(records) / len(records)


def percent(share: float) -> str:
    """A share in words."""
    return f"{100 * share:.1f} %"


def with_interval(records: Sequence[Record]) -> str:
    """The share of games won and its interval."""
    low, high = interval(wins(records), len(records))
    return f"{percent(rate(records))} ({100 * low:.1f}–{100 * high:.1f})"


def losses(records: Sequence[Record]) -> dict[str, float]:
    """Loss condition → in what share of the lost games it applied."""
    lost = [record for record in records if not record.won]
    counts = Counter(reason for record in lost for reason in record.reasons)
    return {f"DER-LOS-{n}": counts[f"DER-LOS-{n}"] / max(1, len(lost)) for n in range(1, 5)}


def lengths(records: Sequence[Record]) -> tuple[int, ...]:
    """Turns of the 5th, 25th, 50th, 75th and 95th game of a hundred, by length."""
    cuts = quantiles([record.turns for record in records], n=20, method="inclusive")
    return tuple(round(cuts[at]) for at in (0, 4, 9, 14, 18))


def share_of_games(records: Sequence[Record], happening: str) -> Counter[str]:
    """Card → in how many games it happened to it."""
    return Counter(card for record in records for card in dict.fromkeys(record.tallies[happening]))


# ---- the report -----------------------------------------------------------------------------


def bands(records: dict[Series, list[Record]]) -> Iterator[Band]:
    """The promises of the design, in its order."""
    by_kind = {(one.difficulty, one.level, one.seats): r for one, r in records.items()}
    pooled: list[Record] = []
    for seats in (2, 3, 4):
        standard = by_kind["standard", "expert", seats]
        pooled += standard
        share = rate(standard)
        yield Band(
            f"{seats} players win 35–55 % of standard games",
            with_interval(standard),
            0.35 <= share <= 0.55,
        )
        easier = rate(by_kind["beginner", "expert", seats]) - share
        yield Band(
            f"{seats} players win at least 10 points more as beginners",
            f"{100 * easier:+.1f} points",
            easier >= 0.10,
        )
        harder = rate(by_kind["expert", "expert", seats]) - share
        yield Band(
            f"{seats} players win at least 10 points less at expert difficulty",
            f"{100 * harder:+.1f} points",
            harder <= -0.10,
        )
    for condition, share in losses(pooled).items():
        yield Band(
            f"{condition} occurs in at least 3 % of lost games", percent(share), share >= 0.03
        )
    median = lengths(pooled)[2]
    yield Band("the median game has 20–45 turns", f"{median} turns", 20 <= median <= 45)
    recruited = share_of_games(pooled, "recruited")
    heroes = [w.id for w in content_of(GAME).wizards.values() if not w.starter]
    rarest = min(heroes, key=lambda hero: recruited[hero])
    share = recruited[rarest] / len(pooled)
    yield Band(
        "no hero is recruited in less than 1 % of games",
        f"{rarest}, the rarest: {percent(share)}",
        share >= 0.01,
    )


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table in Markdown."""
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines) + "\n"


def report(records: dict[Series, list[Record]]) -> str:
    """The whole report in Markdown."""
    by_kind = {(one.difficulty, one.level, one.seats): r for one, r in records.items()}
    standard = {seats: by_kind["standard", "expert", seats] for seats in (2, 3, 4)}
    pooled = [record for one in standard.values() for record in one]
    games = sum(map(len, records.values()))
    parts = [
        "# The balance of Death Eaters Rising\n",
        f"Measured with {games:,} games between bots, {len(standard[2]):,} of the standard game "
        "for each number of players. Written by `make balance`; the same command gives the same "
        "numbers. Shares have 95 % intervals (Wilson).\n",
        "## The bands\n",
        table(
            ("Promise", "Measured", "Kept"),
            [(b.promise, b.measured, "yes" if b.kept else "**no**") for b in bands(records)],
        ),
        "## Games won\n",
        _win_table(by_kind),
        "## Why games are lost\n",
        "Share of the lost games in which a condition applied; several may apply at once.\n",
        _loss_table(standard, pooled),
        "## Length in turns\n",
        _length_table(standard, pooled),
        "## Heroes\n",
        "Share of the standard games in which a wizard was recruited, and lay in the hospital wing "
        "at the end. Starters are only recruited when nobody began with them.\n",
        _hero_table(pooled),
        "## Death Eaters and places\n",
        "Share of standard games in which a Death Eater went to Azkaban, or a place was lost.\n",
        _fallen_table(pooled),
    ]
    return "\n".join(parts)


def _win_table(by_kind: dict[tuple[str, str, int], list[Record]]) -> str:
    names = {
        ("beginner", "expert"): "beginner difficulty, expert bots",
        ("standard", "expert"): "standard difficulty, expert bots",
        ("expert", "expert"): "expert difficulty, expert bots",
        ("standard", "novice"): "standard difficulty, novice bots",
        ("standard", "random"): "standard difficulty, random bots",
    }
    rows = [
        (name, *(with_interval(by_kind[(*kind, seats)]) for seats in (2, 3, 4)))
        for kind, name in names.items()
    ]
    return table(("", "2 players", "3 players", "4 players"), rows)


def _loss_table(standard: dict[int, list[Record]], pooled: list[Record]) -> str:
    names = {
        "DER-LOS-1": "too many wizards in the hospital wing",
        "DER-LOS-2": "a player has no wizard left",
        "DER-LOS-3": "four places controlled",
        "DER-LOS-4": "a location wholly controlled",
    }
    groups = [losses(records) for records in (*standard.values(), pooled)]
    rows = [
        (f"{name} ({rule})", *(percent(group[rule]) for group in groups))
        for rule, name in names.items()
    ]
    return table(("", "2 players", "3 players", "4 players", "all"), rows)


def _length_table(standard: dict[int, list[Record]], pooled: list[Record]) -> str:
    groups = {**{f"{seats} players": records for seats, records in standard.items()}, "all": pooled}
    rows = [(name, *map(str, lengths(records))) for name, records in groups.items()]
    return table(("", "5 %", "25 %", "median", "75 %", "95 %"), rows)


def _hero_table(pooled: list[Record]) -> str:
    recruited = share_of_games(pooled, "recruited")
    hurt = share_of_games(pooled, "hospital_wing")
    wizards = sorted(content_of(GAME).wizards.values(), key=lambda w: -recruited[w.id])
    rows = [
        (
            f"`{wizard.id}`" + (" (starter)" if wizard.starter else ""),
            percent(recruited[wizard.id] / len(pooled)),
            percent(hurt[wizard.id] / len(pooled)),
        )
        for wizard in wizards
    ]
    return table(("Wizard", "Recruited", "Hospital wing"), rows)


def _fallen_table(pooled: list[Record]) -> str:
    rows = []
    for kind, happening in (("death_eaters", "azkaban"), ("places", "controlled")):
        counts = share_of_games(pooled, happening)
        cards = sorted(getattr(content_of(GAME), kind), key=lambda card: -counts[card])
        rows += [(f"`{card}`", percent(counts[card] / len(pooled))) for card in cards]
    return table(("Card", "Share of games"), rows)


def main() -> None:
    """Play, write the report, and say whether every band is kept (exit status)."""
    parser = argparse.ArgumentParser(description="Write the balance report of a game.")
    parser.add_argument("game", choices=list(REPORTS))
    parser.add_argument("--games", type=int, help="games of the chief series")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--out", type=Path, help="by default docs/balance/<game>.md")
    chosen = parser.parse_args()
    balance = import_module(REPORTS[chosen.game])
    records = balance.played(chosen.games or balance.GAMES, chosen.workers)
    out = chosen.out or Path("docs/balance") / f"{chosen.game}.md"
    out.parent.mkdir(parents=True, exist_ok=True)
    out.write_text(balance.report(records), encoding="utf-8")
    broken = [band.promise for band in balance.bands(records) if not band.kept]
    sys.stderr.write("".join(f"not kept: {promise}\n" for promise in broken))
    sys.exit(bool(broken))


if __name__ == "__main__":
    main()
