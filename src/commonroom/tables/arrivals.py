"""Arrivals: a game that was played elsewhere becomes a table, piece by piece."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import msgspec

from commonroom.packs.shelf import PackShelf
from commonroom.tables.creation import NewTable, taken_in
from commonroom.tables.entries import Row
from commonroom.tables.game_file import pack_of, read
from commonroom.tables.store import Write
from commonroom.tables.verifying import verified

_PIECE = 250
"""Entries that are written at once: other tables wait for no more."""


class Arrived(NamedTuple):
    """A new table, its first entries, and all others as they lay in the workshop."""

    new: NewTable
    first: Write
    rest: list[bytes]
    checkpoint: bytes | None


def arrived(data: bytes, packs: PackShelf) -> Arrived:
    """A table from a game file, if that tells the truth. Slow: plays the game twice.

    With cards of strangers it is not even looked at, as nobody knows what they might do.
    """
    file = read(data)
    packs.check(file.plan().game, pack_of(file))
    verified(file, asked="none")
    new, write = taken_in(file)
    pieces = [write.rows[i : i + _PIECE] for i in range(0, len(write.rows), _PIECE)]
    first = write._replace(rows=pieces[0], checkpoint=None)
    return Arrived(new, first, [msgspec.json.encode(rows) for rows in pieces[1:]], write.checkpoint)


def writes(arrived: Arrived) -> Iterator[Write]:
    """What is to be written, one after the other. Nobody has a secret of the table before its end,
    so nobody can come upon half of it.
    """
    _, first, rest, checkpoint = arrived
    yield first if rest else first._replace(checkpoint=checkpoint)
    for number, piece in enumerate(rest, 1):
        rows = msgspec.json.decode(piece, type=list[Row])
        yield Write(first.table_id, rows, checkpoint if number == len(rest) else None)
