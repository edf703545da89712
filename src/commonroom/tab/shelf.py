"""The shelf: a store that keeps tables in the browser's own database.

The database is JavaScript's, and does no more than keep texts under keys, all or nothing. That an
entry number is written once is its promise too, so two tabs at one table are like two processes.
"""

from __future__ import annotations

import base64
from collections.abc import Awaitable, Iterator, Sequence
from typing import Literal, Protocol

import msgspec

from commonroom.tables.entries import Entry, Row
from commonroom.tables.errors import StorageFull, TryAgain
from commonroom.tables.store import Conflict, Record, Store, Whole, Write

Kind = Literal["tables", "journal", "checkpoints", "replays"]


class Change(msgspec.Struct, frozen=True, array_like=True):
    """One thing to write. Adding fails where there is something; no text: it is removed."""

    kind: Kind
    key: str
    text: str | None
    add: bool = False


class Drawer(Protocol):
    """The browser's database, as much of it as is needed."""

    def write(self, changes: str) -> Awaitable[str]:
        """Make changes, a JSON list; what went wrong: "", "conflict", "full" or "failed"."""

    def read(self, kind: str, key: str) -> Awaitable[str | None]:
        """What is kept under a key."""

    def list(self, kind: str, after: str, before: str, limit: int) -> Awaitable[Sequence[str]]:
        """What is kept under the keys between two, in their order; a negative limit: the last."""


class Shelf(Store):
    """The tables of one browser."""

    def __init__(self, drawer: Drawer) -> None:
        self._drawer = drawer

    async def write(self, writes: Sequence[Write]) -> None:
        changes = [change for write in writes for change in _changes(write)]
        for write in writes:
            news = {
                "status": write.status,
                "outcome": write.outcome,
                "seat_digests": write.seat_digests,
            }
            told = {name: value for name, value in news.items() if value is not None}
            if told and write.new is None:
                record = await self.record(write.table_id)
                assert record is not None
                changes.append(_table(msgspec.structs.replace(record, **told)))
        await self._write(changes)

    async def _write(self, changes: Sequence[Change]) -> None:
        match await self._drawer.write(msgspec.json.encode(changes).decode()):
            case "":
                return
            case "conflict":
                raise Conflict
            case "full":
                raise StorageFull
            case _:
                raise TryAgain

    async def record(self, table_id: str) -> Record | None:
        text = await self._drawer.read("tables", table_id)
        return None if text is None else msgspec.json.decode(text, type=Record)

    async def whole(self, table_id: str, told: int | None = None) -> Whole | None:
        record = await self.record(table_id)
        if record is None:
            return None
        point = await self._drawer.read("checkpoints", table_id)
        rows = await self.rows(table_id, events=told is not None)
        return Whole(record, rows, None if point is None else point.encode())

    async def rows(
        self,
        table_id: str,
        after: int = 0,
        *,
        events: bool = False,
        limit: int | None = None,
        kinds: Sequence[type[Entry]] = (),
    ) -> list[Row]:
        first, end = _entry(table_id, after + 1), _entry(table_id, _LAST)
        kept = await self._drawer.list("journal", first, end, 0 if limit is None else limit)
        rows = [_row(text, events) for text in kept]
        return [row for row in rows if isinstance(row.entry, tuple(kinds))] if kinds else rows

    async def heads(self, table_ids: Sequence[str]) -> dict[str, int]:
        found = {}
        for table_id in table_ids:
            kept = await self._drawer.list(
                "journal", _entry(table_id, 0), _entry(table_id, _LAST), -1
            )
            if kept:
                found[table_id] = _row(kept[-1], False).seq
        return found

    async def records(self, status: str | None, limit: int, offset: int) -> list[Record]:
        kept = await self._drawer.list("tables", "", _BEHIND_ALL, 0)
        records = [msgspec.json.decode(text, type=Record) for text in kept]
        wanted = [record for record in records if status in (None, record.status)]
        wanted.sort(key=lambda record: (-record.created, record.id))
        return wanted[offset : offset + limit]

    async def idle(self, before: int, limit: int) -> list[str]:
        return []  # nobody else's tables are in the way

    async def keep_replay(self, table_id: str, seat: int, frames: bytes) -> None:
        kept = base64.b64encode(frames).decode()
        await self._write([Change("replays", f"{table_id}/{seat}", kept)])

    async def replay(self, table_id: str, seat: int) -> bytes | None:
        kept = await self._drawer.read("replays", f"{table_id}/{seat}")
        return None if kept is None else base64.b64decode(kept)

    async def remove(self, table_id: str) -> None:
        rows = await self.rows(table_id)
        record = await self.record(table_id)
        seats = () if record is None else range(-1, len(record.plan.chairs))
        await self._write([
            Change("tables", table_id, None),
            Change("checkpoints", table_id, None),
            *(Change("journal", _entry(table_id, row.seq), None) for row in rows),
            *(Change("replays", f"{table_id}/{seat}", None) for seat in seats),
        ])  # fmt: skip

    async def counts(self) -> dict[str, int]:
        records = await self.records(None, _LAST, 0)
        return {one: sum(one == each.status for each in records) for one in ("open", "over")}

    async def ping(self) -> None:
        await self._drawer.read("tables", "")

    async def close(self) -> None:
        pass


_LAST = 10**9
_BEHIND_ALL = "\uffff"


def _entry(table_id: str, seq: int) -> str:
    """The key of an entry; in the order of their numbers."""
    return f"{table_id}/{seq:010d}"


def _table(record: Record, *, add: bool = False) -> Change:
    return Change("tables", record.id, msgspec.json.encode(record).decode(), add)


def _changes(write: Write) -> Iterator[Change]:
    if write.new is not None:
        yield _table(write.new, add=True)
    for row in write.rows:
        text = msgspec.json.encode(row).decode()
        yield Change("journal", _entry(write.table_id, row.seq), text, add=True)
    if write.checkpoint is not None:
        yield Change("checkpoints", write.table_id, write.checkpoint.decode())


def _row(text: str, events: bool) -> Row:
    row = msgspec.json.decode(text, type=Row)
    return row if events else msgspec.structs.replace(row, events=())
