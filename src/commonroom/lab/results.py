"""Results as a flat table: the columns of a game, and rows as cells.

The schema is described in ``docs/simulate.md``.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, Literal, TypeAlias

import msgspec

from commonroom.kernel import title
from commonroom.kernel.statistics import Kind, Statistics, kinds
from commonroom.lab.games import Record
from commonroom.lab.plan import Row

Column: TypeAlias = Literal["number", "text", "numbers", "texts"]
Cell: TypeAlias = int | str | tuple[int, ...] | tuple[str, ...]
Cells: TypeAlias = dict[str, Cell]
"""A row: column → cell."""

SCHEMA = 2
"""The version of the columns; files of another one are refused."""

_FIRST: dict[str, Column] = {
    "schema": "number",
    "variant": "number",
    "number": "number",
    "game": "text",
    "rules": "number",
    "pack": "text",
    "seed": "text",
    "seats": "number",
    "levels": "texts",
}
_THEN: dict[str, Column] = {
    "winners": "numbers",
    "reasons": "texts",
    "scores": "numbers",
    "turns": "number",
    "decisions": "number",
    "spoke_up": "number",
}
_STATISTICS: dict[Kind, Column] = {"number": "number", "numbers": "numbers", "tally": "texts"}


@cache
def columns(game: str) -> dict[str, Column]:
    """The columns of a game's results, in order."""
    played = title(game)
    options: dict[str, Column] = {option_column(one.id): "text" for one in played.about.options}
    counted = {
        field: _STATISTICS[kind]
        for field, kind in kinds(played.statistics_type).items()
        if field != "turns"
    }
    dice: dict[str, Column] = dict.fromkeys(played.statistics_type.dice, "numbers")
    parts = (_FIRST, options, _THEN, counted, dice)
    found = {column: kind for part in parts for column, kind in part.items()}
    assert len(found) == sum(map(len, parts)), "a column would stand for two things"
    return found


def option_column(option: str) -> str:
    """The column of a game's option."""
    return f"option_{option.replace('-', '_')}"


def cells(row: Row) -> Cells:
    """A row of the table, cell by cell."""
    record = row.record
    found: Cells = {
        "schema": SCHEMA,
        "variant": row.variant,
        "number": row.number,
        "rules": row.rules,
        "pack": row.pack,
        **{option_column(name): value for name, value in record.options.items()},
        **{field: getattr(record, field) for field in ("game", "seats", "levels", *_THEN)},
        "seed": str(record.seed),
        **record.numbers,
        **record.tallies,
        **record.dice,
    }
    return {column: found[column] for column in columns(record.game)}


def row_of(found: Mapping[str, Any]) -> Row:
    """The row that cells stand for. Wrong cells raise `msgspec.ValidationError` or `KeyError`."""
    played = title(found["game"])
    fields = kinds(played.statistics_type)
    record = {
        **{name: found[name] for name in ("game", "seed", "seats", "levels", *_THEN)},
        "options": {one.id: found[option_column(one.id)] for one in played.about.options},
        "numbers": {
            name: found[name]
            for name, kind in fields.items()
            if kind != "tally" and name != "turns"
        },
        "dice": {name: found[name] for name in played.statistics_type.dice},
        "tallies": {name: found[name] for name, kind in fields.items() if kind == "tally"},
    }
    place = {name: found[name] for name in ("variant", "number", "rules", "pack")}
    row = msgspec.convert(place | {"record": record}, Row)
    _check_seats(row.record, played.statistics_type)
    return row


def _check_seats(record: Record, counted: type[Statistics]) -> None:
    """Refuse cells that contradict each other: what is told by seat is told of every seat."""
    by_seat = {"levels": record.levels, **{name: record.tallies[name] for name in counted.dealt}}
    for name, things in by_seat.items():
        if len(things) != record.seats:
            raise ValueError(f"{name}: there are {record.seats} seats, not {len(things)}")
    if not set(record.winners) <= set(range(record.seats)):
        raise ValueError(f"winners: there are {record.seats} seats")
    for tally, users in counted.users.items():
        seats = record.numbers[users]
        if not isinstance(seats, tuple) or len(seats) != len(record.tallies[tally]):
            raise ValueError(f"{users}: there should be one for each of {tally}")
