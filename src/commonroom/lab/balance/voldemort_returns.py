"""The balance report of Voldemort Returns: heroes and villain alike, however many they are."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from commonroom.games.year_at_hogwarts.voldemort_returns.game import HARRY
from commonroom.lab.balance.series import Band, Played, Series
from commonroom.lab.balance.telling import lengths, opening, percent, table, with_interval
from commonroom.lab.games import Record

GAME = "voldemort-returns"
GAMES = 400
SIZES = (2, 3, 4)
AVERAGES = {
    "Return": "return_round",
    "Destroyed before": "destroyed_before",
    "Destroyed": "destroyed",
    "Heroes beaten": "falls",
}
"""What is told → how the game counts it."""


def series(games: int) -> list[Series]:
    """What is played: experts in full, novices in part."""
    return [
        *(Series(("expert",), seats, games) for seats in SIZES),
        *(Series(("novice",), seats, games // 10) for seats in SIZES),
    ]


def heroes_won(records: Sequence[Record]) -> int:
    """How many games Harry and his friends won."""
    return sum(record.tallies["victor"] == (HARRY,) for record in records)


def bands(records: Played) -> Iterator[Band]:
    """What we promise of it."""
    for one, games in records.items():
        if one.levels == ("expert",):
            hits = heroes_won(games)
            yield Band(
                f"with {one.seats} players the heroes win 40–60 %",
                with_interval(hits, len(games)),
                0.4 * len(games) <= hits <= 0.6 * len(games),
            )


def report(records: Played) -> str:
    """The whole report in Markdown."""
    of = "games between bots of one level"
    parts = [
        *opening("Voldemort Returns", GAME, records, of, bands(records)),
        "## Length in rounds\n",
        table(
            ("", "Games", "5 %", "25 %", "median", "75 %", "95 %"),
            [
                (
                    _name(one),
                    str(len(found)),
                    *(str(-(-cut // one.seats)) for cut in lengths(found)),
                )
                for one, found in records.items()
            ],
        ),
        "## What happens\n",
        "How often the heroes won and the last dice decided; on average, in which round Voldemort "
        "returned, how many Horcruxes were destroyed until then and in all, and how often a hero "
        "was beaten.\n",
        table(
            ("", "Heroes won", "By the last dice", *AVERAGES),
            [(_name(one), *_happenings(found)) for one, found in records.items()],
        ),
    ]
    return "\n".join(parts)


def _name(one: Series) -> str:
    return f"{one.seats} {one.levels[0]}s"


def _happenings(records: Sequence[Record]) -> tuple[str, ...]:
    total = len(records)

    def mean(field: str) -> float:
        values = [record.numbers[field] for record in records]
        return sum(value if isinstance(value, int) else sum(value) for value in values) / total

    shares = percent(heroes_won(records) / total), percent(mean("by_die"))
    return *shares, *(f"{mean(field):.1f}" for field in AVERAGES.values())
