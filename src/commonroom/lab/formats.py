"""Files of results: parquet, CSV and JSON, told apart by their suffix.

A file is there whole or not at all. In CSV a list is one cell, with spaces between its items, which
are numbers and ids and have none.
"""

from __future__ import annotations

import csv
import os
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import suppress
from importlib.util import find_spec
from io import BytesIO
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from commonroom.kernel.errors import UnknownGame
from commonroom.lab.errors import CannotWrite, NoResults, OtherSchema, PolarsMissing, UnknownFormat
from commonroom.lab.plan import Row
from commonroom.lab.results import SCHEMA, Cell, Cells, Column, cells, columns, row_of

if TYPE_CHECKING:
    import polars

_CHUNK = 50_000
"""Rows that are held as text at once, on their way into a parquet file."""

_UNKNOWN = "-"


class Format(NamedTuple):
    """How results are written to a file, and read."""

    write: Callable[[Path, dict[str, Column], Iterator[Cells]], None]
    read: Callable[[Path], Iterator[Mapping[str, Any]]]


def format_of(path: Path) -> Format:
    """The format that a file's suffix asks for, if it can be written here."""
    suffix = path.suffix.lower()
    if suffix not in FORMATS:
        raise UnknownFormat(str(path), ", ".join(FORMATS))
    if suffix == ".parquet" and find_spec("polars") is None:
        raise PolarsMissing
    return FORMATS[suffix]


def write(path: Path, game: str, rows: Iterable[Row]) -> None:
    """Write results, replacing a file that is there."""
    chosen, half = format_of(path), path.with_name(f"{path.name}.half")
    try:
        chosen.write(half, columns(game), map(cells, rows))
        with half.open("rb+") as file:
            os.fsync(file.fileno())
        half.replace(path)
    except OSError as error:
        with suppress(OSError):
            half.unlink(missing_ok=True)
        raise CannotWrite(str(path), error.strerror or str(error)) from error


def write_bytes(path: Path, data: bytes) -> None:
    """Write a file of any kind, replacing one that is there."""
    half = path.with_name(f"{path.name}.half")
    try:
        half.write_bytes(data)
        half.replace(path)
    except OSError as error:
        with suppress(OSError):
            half.unlink(missing_ok=True)
        raise CannotWrite(str(path), error.strerror or str(error)) from error


def read(path: Path) -> list[Row]:
    """The results in a file."""
    chosen = format_of(path)
    try:
        return [row_of(_checked(path, found)) for found in chosen.read(path)]
    except OSError as error:
        raise NoResults(str(path), error.strerror or str(error)) from error
    except KeyError as error:
        raise NoResults(str(path), f"there is no column {error}") from error
    except (TypeError, ValueError, UnknownGame) as error:
        raise NoResults(str(path), str(error)) from error


def _checked(path: Path, found: Mapping[str, Any]) -> Mapping[str, Any]:
    """Refuse rows with columns of another version; the first one had no number."""
    version = str(found.get("schema", 1))
    if "variant" in found and version != str(SCHEMA):
        raise OtherSchema(str(path), version, SCHEMA)
    return found


def _write_csv(path: Path, schema: dict[str, Column], rows: Iterator[Cells]) -> None:
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow(schema)
        writer.writerows(map(_csv_cell, row.values()) for row in rows)


def _csv_cell(cell: Cell) -> int | str:
    """A list is one cell; what a game cut short never came to know is a stroke in it."""
    return " ".join(str(one) or _UNKNOWN for one in cell) if isinstance(cell, tuple) else cell


def _read_csv(path: Path) -> Iterator[dict[str, Any]]:
    read_as: dict[Column, Callable[[str], Any]] = {
        "number": int,
        "text": str,
        "numbers": lambda text: tuple(map(int, text.split())),
        "texts": lambda text: tuple("" if one == _UNKNOWN else one for one in text.split()),
    }
    with path.open(encoding="utf-8-sig", newline="") as file:  # a spreadsheet may have marked it
        for number, line in enumerate(csv.DictReader(file), 1):
            if None in line or None in line.values():
                raise ValueError(f"row {number} has not as many cells as there are columns")
            schema = columns(_checked(path, line)["game"])
            yield {column: read_as[kind](line[column]) for column, kind in schema.items()}


def _write_json(path: Path, _: dict[str, Column], rows: Iterator[Cells]) -> None:
    with path.open("wb") as file:
        start = b"[\n"
        for row in rows:
            file.write(start + msgspec.json.encode(row))
            start = b",\n"
        file.write(b"\n]\n")


def _read_json(path: Path) -> Iterator[dict[str, Any]]:
    return iter(msgspec.json.decode(path.read_bytes(), type=list[dict[str, Any]]))


def _write_parquet(path: Path, schema: dict[str, Column], rows: Iterator[Cells]) -> None:
    import polars

    types = {column: _parquet_type(kind) for column, kind in schema.items()}
    frames = []
    while chunk := b"\n".join(map(msgspec.json.encode, islice(rows, _CHUNK))):
        frames.append(polars.read_ndjson(chunk, schema=types))  # far faster than by way of objects
    whole = BytesIO()  # what goes wrong with the disk is better told by Python than by polars
    polars.concat(frames).write_parquet(whole)
    path.write_bytes(whole.getbuffer())


def _parquet_type(kind: Column) -> polars.DataType:
    import polars

    item = polars.Int64() if kind in ("number", "numbers") else polars.String()
    return item if kind in ("number", "text") else polars.List(item)


def _read_parquet(path: Path) -> Iterator[dict[str, Any]]:
    import polars

    try:
        return polars.read_parquet(path, glob=False).iter_rows(named=True)
    except polars.exceptions.PolarsError as error:
        raise NoResults(str(path), str(error)) from error


FORMATS = {
    ".parquet": Format(_write_parquet, _read_parquet),
    ".csv": Format(_write_csv, _read_csv),
    ".json": Format(_write_json, _read_json),
}
