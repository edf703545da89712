"""How balance reports begin, and put numbers into words and tables."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from commonroom.lab.balance.series import Band, Played
from commonroom.lab.games import Record
from commonroom.lab.numbers import Share, quantiles
from commonroom.lab.report.layout import markdown as table

__all__ = ["lengths", "opening", "percent", "share_of_games", "table", "with_interval"]


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


def opening(name: str, game: str, records: Played, of: str, bands: Iterable[Band]) -> list[str]:
    """How a report begins: what was measured, and whether it is as we promise."""
    promises = [(band.promise, band.measured, "yes" if band.kept else "**no**") for band in bands]
    return [
        f"# The balance of {name}\n",
        f"Measured with {sum(map(len, records.values())):,} {of}. Written by `make balance "
        f"GAME={game}`; the same rules give the same numbers. Shares have 95 % intervals "
        "(Wilson).\n",
        "## The bands\n",
        table(("Promise", "Measured", "Kept"), promises),
    ]
