"""Long work: what takes the longer the more entries of a journal it is about.

A little of it is done in a thread, much of it in the workshop; how entries get there is here, too.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import TypeAlias, TypeVar, TypeVarTuple

import msgspec

from commonroom.tables.entries import Row
from commonroom.tables.workshop import Workshop

T = TypeVar("T")
Ts = TypeVarTuple("Ts")
Account: TypeAlias = Callable[[float], None]
"""Told the seconds that something took."""

_SHORT = 50
"""So many entries are little work. A thread shares the interpreter with whoever answers people."""
_PIECE = 500
"""Entries that are written at once."""
_decoder = msgspec.json.Decoder(list[Row])


async def done(
    workshop: Workshop,
    length: int,
    account: Account | None,
    work: Callable[[*Ts], T],
    *args: *Ts,
) -> T:
    """What some work comes to that is about so many entries."""
    if length > _SHORT:
        return await workshop.do(work, *args, account=account)
    return await asyncio.to_thread(work, *args)


async def pieces(rows: list[Row]) -> list[bytes]:
    """Entries as they go to another process. Nothing is left of the list: to write all of it at
    once would keep others waiting, and so would dropping all of it at once.
    """

    def written() -> list[bytes]:
        found = []
        while rows:
            found.append(msgspec.json.encode(rows[:_PIECE]))
            del rows[:_PIECE]
        return found

    return await asyncio.to_thread(written)


def together(pieces: Sequence[bytes]) -> list[Row]:
    """The entries, there."""
    return [row for piece in pieces for row in _decoder.decode(piece)]
