"""The balance report of Quidditch: both sides alike, and skill before luck."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from commonroom.lab.balance.series import Band, Played, Series
from commonroom.lab.balance.telling import lengths, opening, percent, table, with_interval
from commonroom.lab.games import Record

GAME = "quidditch"
GAMES = 1000
SEATS = 2


def series(games: int) -> list[Series]:
    """What is played: equals in full, a level and the next one in part."""
    return [
        Series(("expert", "expert"), SEATS, games),
        Series(("expert", "novice"), SEATS, games // 2),
        Series(("novice", "random"), SEATS, games // 10),
    ]


def better_won(one: Series, records: Sequence[Record]) -> int:
    """How many matches the better level won."""
    return sum(record.levels[record.winners[0]] == one.levels[0] for record in records)


def first_seat_won(records: Sequence[Record]) -> int:
    """How many matches the first seat won."""
    return sum(record.winners == (0,) for record in records)


def bands(records: Played) -> Iterator[Band]:
    """What we promise of it."""
    for one, matches in records.items():
        better, worse = one.levels
        total = len(matches)
        if better == worse:
            hits = first_seat_won(matches)
            yield Band(
                "between experts, the first seat wins 45–55 %",
                with_interval(hits, total),
                0.45 * total <= hits <= 0.55 * total,
            )
        else:
            hits = better_won(one, matches)
            yield Band(
                f"the {better} wins at least 70 % against the {worse}",
                with_interval(hits, total),
                hits >= 0.7 * total,
            )


def report(records: Played) -> str:
    """The whole report in Markdown."""
    parts = [
        *opening("Quidditch", GAME, records, "matches between bots", bands(records)),
        "## Length in rolls\n",
        table(
            ("", "Matches", "5 %", "25 %", "median", "75 %", "95 %"),
            [
                (_name(one), str(len(found)), *map(str, lengths(found)))
                for one, found in records.items()
            ],
        ),
        "## What happens\n",
        "Who wins the first part begins the race, with a card for each goal. The other columns are "
        "averages of a match.\n",
        table(
            ("", "First part wins the race", "Goals", "Shots", "Steals", "Pieces out", "Cards"),
            [(_name(one), *_happenings(found)) for one, found in records.items()],
        ),
    ]
    return "\n".join(parts)


def _name(one: Series) -> str:
    return " and ".join(one.levels)


def _happenings(records: Sequence[Record]) -> tuple[str, ...]:
    total = len(records)
    held = sum(record.numbers["first_part"] == record.winners[0] for record in records)
    counts = [
        sum(_whole(record.numbers["goals"]) for record in records),
        sum(_whole(record.numbers["shots"]) for record in records),
        sum(_whole(record.numbers["steals"]) for record in records),
        sum(len(record.tallies["eliminated"]) for record in records),
        sum(len(record.tallies["race_cards"]) for record in records),
    ]
    return percent(held / total), *(f"{count / total:.1f}" for count in counts)


def _whole(number: int | tuple[int, ...]) -> int:
    return number if isinstance(number, int) else sum(number)
