"""Storage: a store in SQLite or PostgreSQL, through one SQL.

(table, seq) is the primary key of the journal, so two processes can never both write the same
turn: the second gets `Conflict` and looks again. What several tables want to write at the same time
goes into one transaction, because a commit costs more than what is in it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from functools import partial
from operator import attrgetter
from typing import NamedTuple, TypeVar

import msgspec
import structlog
from sqlalchemy import Connection, case, delete, func, insert, literal, not_, or_, select, update
from sqlalchemy.engine import RowMapping
from sqlalchemy.exc import IntegrityError

from commonroom.tables.databases import FAILURES, Values, Work, database
from commonroom.tables.entries import Entry, Row, Said, decode, decode_told, encode, encode_told
from commonroom.tables.errors import TryAgain
from commonroom.tables.plan import Plan
from commonroom.tables.schema import journal, replays, snapshots, tables
from commonroom.tables.store import RECENT, Conflict, Record, Store, Unavailable, Whole, Write

log = structlog.get_logger()
T = TypeVar("T")
_DIGEST = 32
_PAGE = 1000
"""So many entries are read at a time: between two pages, others have their turn."""
_BATCH = 64
"""The most that goes into one transaction."""


_ENTRY = (journal.c.seq, journal.c.at, journal.c.rules, journal.c.entry, journal.c.link)
_NONE = literal("")
"""What happened, for those who do not ask."""


class Storage(Store):
    """One database."""

    def __init__(self, url: str) -> None:
        self.database = database(url)
        self._pending: list[tuple[Sequence[Write], asyncio.Future[None]]] = []
        self._failed = False
        """Whether the last attempt to write failed."""
        self._writer: asyncio.Task[None] | None = None

    async def close(self) -> None:
        """Write what waits, and let go of all connections."""
        if self._writer is not None:
            await self._writer
        await self.database.close()

    # ---- writing -------------------------------------------------------------------------

    async def write(self, writes: Sequence[Write]) -> None:
        future = asyncio.get_running_loop().create_future()
        self._pending.append((writes, future))
        if self._writer is None or self._writer.done():
            self._writer = asyncio.create_task(self._write_pending())
        await future

    async def _write_pending(self) -> None:
        while self._pending:
            batch, self._pending = self._pending[:_BATCH], self._pending[_BATCH:]
            failure = await self._failure([write for writes, _ in batch for write in writes])
            alone = len(batch) > 1 and isinstance(failure, Conflict)
            for writes, future in batch:  # one conflict spoils the batch, so each goes alone
                _settle(future, await self._failure(writes) if alone else failure)

    async def _failure(self, writes: Sequence[Write]) -> Exception | None:
        """Write in one transaction; what went wrong, if something did."""
        # In the same order in every process, so that no two wait for each other.
        writes = sorted(writes, key=attrgetter("table_id"))
        try:
            if any(map(_touches_tables, writes)):
                await self.database.write(lambda db: self._commit(db, writes))
            else:
                await self.database.append(_entries(writes), _points(writes))
        except IntegrityError as error:
            return Conflict(str(error.orig))
        except FAILURES as error:
            self._failed = True
            log.warning("the database does not write", error=str(error))
            refused = TryAgain()
            refused.__cause__ = error
            return refused
        except Exception as error:
            return error
        self._failed = False
        return None

    def _commit(self, db: Connection, writes: Sequence[Write]) -> None:
        if records := [write.new for write in writes if write.new is not None]:
            db.execute(insert(tables), [_record_values(record) for record in records])
        self.database.put(db, _entries(writes), _points(writes))
        for write in writes:
            if write.seat_digests is not None:
                digests = {"seat_digests": b"".join(write.seat_digests)}
                db.execute(update(tables).where(tables.c.id == write.table_id).values(digests))
            if write.status is not None:
                changes = {"status": write.status}
                if write.outcome is not None:
                    changes["outcome"] = write.outcome
                db.execute(update(tables).where(tables.c.id == write.table_id).values(changes))

    async def keep_replay(self, table_id: str, seat: int, frames: bytes) -> None:
        values = {"table_id": table_id, "seat": seat, "frames": frames}
        keep = self.database.insertion(replays).values(values).on_conflict_do_nothing()
        await self.database.write(lambda db: db.execute(keep))

    async def remove(self, table_id: str) -> None:

        def forget(db: Connection) -> None:
            for kept in (replays, snapshots, journal):
                db.execute(delete(kept).where(kept.c.table_id == table_id))
            db.execute(delete(tables).where(tables.c.id == table_id))

        try:
            await self.database.write(forget)
        except FAILURES as error:
            raise Unavailable(str(error)) from error

    # ---- reading -------------------------------------------------------------------------

    async def _read(self, work: Work[T]) -> T:
        try:
            return await self.database.read(work)
        except FAILURES as error:
            raise Unavailable(str(error)) from error

    async def record(self, table_id: str) -> Record | None:
        return await self._read(lambda db: _find(db, table_id))

    async def whole(self, table_id: str, told: int | None = None) -> Whole | None:
        def read(db: Connection) -> tuple[_Wanted, Whole] | None:
            record = _find(db, table_id)
            if record is None:
                return None
            point = db.execute(
                select(snapshots.c.checkpoint).where(snapshots.c.table_id == table_id)
            ).scalar()
            # After it, so that they go at least as far. Old chat would only be read in vain.
            newest = db.execute(
                select(func.max(journal.c.seq)).where(journal.c.table_id == table_id)
            ).scalar()
            recent = (newest or 0) - RECENT
            chat_after = recent if told is None else min(recent, told)
            wanted = _Wanted(table_id, told, chat_after=chat_after)
            rows = _rows(db, wanted, 0, _PAGE)
            return wanted, Whole(record, rows, None if point is None else bytes(point))

        found = await self._read(read)
        if found is None:
            return None
        wanted, whole = found
        if len(whole.rows) == _PAGE:
            whole.rows.extend(await self._pages(wanted, whole.rows[-1].seq))
        return whole

    async def records(self, status: str | None, limit: int, offset: int) -> list[Record]:
        query = select(tables).order_by(tables.c.created.desc(), tables.c.id)
        if status is not None:
            query = query.where(tables.c.status == status)
        query = query.limit(limit).offset(offset)
        return await self._read(lambda db: [_record(row) for row in db.execute(query).mappings()])

    async def idle(self, before: int, limit: int) -> list[str]:
        newest = (
            select(journal.c.at)
            .where(journal.c.table_id == tables.c.id)
            .order_by(journal.c.seq.desc())
            .limit(1)
        )
        last = func.coalesce(newest.scalar_subquery(), tables.c.created)
        query = select(tables.c.id).where(tables.c.status == "open", last < before).limit(limit)
        return await self._read(lambda db: [row.id for row in db.execute(query)])

    async def rows(
        self,
        table_id: str,
        after: int = 0,
        *,
        events: bool = False,
        limit: int | None = None,
        kinds: Sequence[type[Entry]] = (),
    ) -> list[Row]:
        wanted = _Wanted(table_id, after if events else None, tuple(kinds))
        if limit is None:
            return await self._pages(wanted, after)
        return await self._read(lambda db: _rows(db, wanted, after, limit))

    async def _pages(self, wanted: _Wanted, after: int) -> list[Row]:
        rows: list[Row] = []
        while True:
            page = await self._read(partial(_rows, wanted=wanted, after=after, limit=_PAGE))
            rows += page
            if len(page) < _PAGE:
                return rows
            after = page[-1].seq

    async def heads(self, table_ids: Sequence[str]) -> dict[str, int]:
        # Asked table by table, it is a glance at the end of an index; grouped, a walk through it.
        newest = select(func.max(journal.c.seq)).where(journal.c.table_id == tables.c.id)
        query = select(tables.c.id, newest.scalar_subquery().label("head"))
        query = query.where(tables.c.id.in_(table_ids))
        return await self._read(lambda db: {row.id: row.head or 0 for row in db.execute(query)})

    async def replay(self, table_id: str, seat: int) -> bytes | None:
        query = select(replays.c.frames).where(
            replays.c.table_id == table_id, replays.c.seat == seat
        )
        frames = await self._read(lambda db: db.execute(query).scalar())
        return None if frames is None else bytes(frames)

    async def counts(self) -> dict[str, int]:
        query = select(tables.c.status, func.count().label("number")).group_by(tables.c.status)
        return await self._read(lambda db: {row.status: row.number for row in db.execute(query)})

    async def ping(self) -> None:
        await self._read(lambda db: db.execute(select(1)).scalar())
        if self._failed:  # perhaps nobody has tried since
            some = select(tables.c.id).limit(1).scalar_subquery()
            again = update(tables).where(tables.c.id == some).values(status=tables.c.status)
            try:
                await self.database.write(lambda db: db.execute(again))
            except FAILURES as error:
                raise Unavailable(str(error)) from error
            self._failed = False


# ---- transactions ------------------------------------------------------------------------------


def _touches_tables(write: Write) -> bool:
    changes = (write.new, write.status, write.seat_digests)
    return any(change is not None for change in changes)


def _entries(writes: Sequence[Write]) -> Iterator[Values]:
    return (_row_values(write.table_id, row) for write in writes for row in write.rows)


def _points(writes: Sequence[Write]) -> Iterator[Values]:
    return (
        {"table_id": write.table_id, "seq": write.rows[-1].seq, "checkpoint": write.checkpoint}
        for write in writes
        if write.checkpoint is not None
    )


def _find(db: Connection, table_id: str) -> Record | None:
    if not (table_id.isascii() and table_id.isalnum()):
        return None  # PostgreSQL does not even look for a name with a zero in it
    row = db.execute(select(tables).where(tables.c.id == table_id)).mappings().first()
    return None if row is None else _record(row)


class _Wanted(NamedTuple):
    """Which entries of a table are read, and how."""

    table_id: str
    told: int | None
    """Those after this number with what happened; None: none."""
    kinds: tuple[type[Entry], ...] = ()
    """Only these, if there are any."""
    chat_after: int = 0
    """Lines of chat only after this number."""


def _rows(db: Connection, wanted: _Wanted, after: int, limit: int) -> list[Row]:
    """The entries after a number, at most so many."""
    table_id, told, kinds, chat_after = wanted
    events = case((journal.c.seq > told, journal.c.events), else_="") if told is not None else _NONE
    query = (
        select(*_ENTRY, events.label("events"))
        .where(journal.c.table_id == table_id, journal.c.seq > after)
        .order_by(journal.c.seq)
        .limit(limit)
    )
    if kinds:
        query = query.where(or_(*(journal.c.entry.like(_stored(kind)) for kind in kinds)))
    if chat_after > 0:
        chat = journal.c.entry.like(_stored(Said))
        query = query.where(or_(journal.c.seq > chat_after, not_(chat)))
    return [
        Row(
            row.seq,
            row.at,
            row.rules,
            decode(row.entry),
            decode_told(row.events),
            bytes(row.link or b""),
        )
        for row in db.execute(query)
    ]


def _stored(kind: type[Entry]) -> str:
    """How entries of a kind begin, as they are stored."""
    return f'{{"kind":"{kind.__struct_config__.tag}"%'


def _settle(future: asyncio.Future[None], error: Exception | None) -> None:
    if future.done():  # whoever waited has gone; what is written is written
        return
    if error is None:
        future.set_result(None)
    else:
        future.set_exception(error)


def _record_values(record: Record) -> Values:
    return {
        "id": record.id,
        "game": record.plan.game,
        "plan": msgspec.json.encode(record.plan).decode(),
        "key": record.secret,
        "rules": record.rules,
        "status": record.status,
        "seat_digests": b"".join(record.seat_digests),
        "watch_digest": record.watch_digest,
        "imported": record.imported,
        "created": record.created,
        "outcome": record.outcome,
        "terms": record.terms,
    }


def _row_values(table_id: str, row: Row) -> Values:
    return {
        "table_id": table_id,
        "seq": row.seq,
        "at": row.at,
        "rules": row.rules,
        "entry": encode(row.entry),
        "events": encode_told(row.events),
        "link": row.link,
    }


def _record(row: RowMapping) -> Record:
    digests = bytes(row["seat_digests"])
    return Record(
        id=row["id"],
        plan=msgspec.json.decode(row["plan"], type=Plan),
        secret=bytes(row["key"]),
        rules=row["rules"],
        status=row["status"],
        seat_digests=tuple(digests[i : i + _DIGEST] for i in range(0, len(digests), _DIGEST)),
        watch_digest=bytes(row["watch_digest"]),
        imported=row["imported"],
        created=row["created"],
        outcome=row["outcome"],
        terms=row["terms"] or "",
    )
