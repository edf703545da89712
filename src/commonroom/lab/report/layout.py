"""What a report is made of: sections with notes, tables and charts, all in words already.

How they look is the business of `html`, `charts` and, for the reports in docs/, `markdown`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple, TypeAlias

from commonroom.lab.numbers import Share


class Table(NamedTuple):
    """A table whose first column names what the others measure."""

    caption: str
    head: Sequence[str]
    rows: Sequence[Sequence[str]]


class Shares(NamedTuple):
    """A chart of shares with their intervals."""

    shares: Sequence[tuple[str, Share]]
    usual: float | None
    """The share of all together, to compare with."""


class Lengths(NamedTuple):
    """A chart of how often each number came."""

    series: Sequence[tuple[str, Counter[int]]]
    axis: str


class Dice(NamedTuple):
    """A chart of how often each face came."""

    dice: Sequence[tuple[str, Sequence[int]]]


Chart: TypeAlias = Shares | Lengths | Dice


class Section(NamedTuple):
    """A part of the report."""

    id: str
    heading: str
    notes: Sequence[str]
    tables: Sequence[Table]
    chart: Chart | None = None
    method: Sequence[str] = ()
    """Notes that are read after the numbers."""


class Report(NamedTuple):
    """All of it."""

    heading: str
    notes: Sequence[str]
    sections: Sequence[Section]


def markdown(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table in Markdown."""
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines) + "\n"
