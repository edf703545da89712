"""Storage: tables and their journals in SQLite or PostgreSQL, through one SQL.

(table, seq) is the primary key of the journal, so two processes can never both write the same
turn: the second gets `Conflict` and looks again. What several tables want to write at the same time
goes into one transaction, because a commit costs more than what is in it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import msgspec
from sqlalchemy import Connection, event, func, insert, make_url, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import RowMapping
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from commonroom.tables.entries import Row, decode, decode_told, encode, encode_told
from commonroom.tables.errors import BadSetup, NotInstalled, TryAgain, Unreachable
from commonroom.tables.plan import Plan
from commonroom.tables.schema import journal, replays, snapshots, tables

WRITES = "commonroom_writes"
"""The execution option of an engine whose transactions write."""
_DIGEST = 32
_BATCH = 64
"""The most that goes into one transaction."""


class Conflict(Exception):
    """Somebody else has written this entry number first."""


class Record(msgspec.Struct, frozen=True):
    """What is stored of a table besides its journal."""

    id: str
    plan: Plan
    key: bytes
    rules: int
    status: str
    seat_digests: tuple[bytes, ...]
    watch_digest: bytes
    imported: bool
    created: int
    outcome: str | None = None


class Write(NamedTuple):
    """What is to be written of one table."""

    table_id: str
    rows: Sequence[Row]
    checkpoint: bytes | None = None
    """The start of the phase in progress, if it is a new one."""
    status: str | None = None
    outcome: str | None = None
    new: Record | None = None
    """The table itself, if it begins with these entries."""


class Storage:
    """One database."""

    def __init__(self, url: str) -> None:
        self.engine = _engine(url)
        self.writing = self.engine.execution_options(**{WRITES: True})
        self._pending: list[tuple[Sequence[Write], asyncio.Future[None]]] = []
        self._writer: asyncio.Task[None] | None = None

    @property
    def shareable(self) -> bool:
        """Whether several processes may work on it at once."""
        return self.engine.dialect.name == "postgresql"

    @property
    def address(self) -> str:
        """Where it is, as it may be shown: without a password."""
        url = self.engine.url
        if url.get_backend_name() == "sqlite":
            return url.database or ":memory:"
        return url.set(drivername=url.get_backend_name()).render_as_string()

    async def close(self) -> None:
        """Write what waits, and let go of all connections."""
        if self._writer is not None:
            await self._writer
        await self.engine.dispose()

    # ---- writing -------------------------------------------------------------------------

    async def write(self, writes: Sequence[Write]) -> None:
        """Write, all or nothing.

        `Conflict` if somebody was faster; `TryAgain` if the database fails, and then one must look
        whether it was written all the same.
        """
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
        try:
            async with self.writing.begin() as db:
                await self._commit(db, writes)
        except IntegrityError as error:
            return Conflict(str(error.orig))
        except (DBAPIError, OSError) as error:
            refused = TryAgain()
            refused.__cause__ = error
            return refused
        except Exception as error:
            return error
        return None

    async def _commit(self, db: AsyncConnection, writes: Sequence[Write]) -> None:
        if records := [write.new for write in writes if write.new is not None]:
            await db.execute(insert(tables), [_record_values(record) for record in records])
        rows = [_row_values(write.table_id, row) for write in writes for row in write.rows]
        await db.execute(insert(journal), rows)
        points = [
            {"table_id": write.table_id, "seq": write.rows[-1].seq, "checkpoint": write.checkpoint}
            for write in writes
            if write.checkpoint is not None
        ]
        if points:
            await self._put_snapshots(db, points)
        for write in writes:
            if write.status is not None:
                changes = {"status": write.status}
                if write.outcome is not None:
                    changes["outcome"] = write.outcome
                await db.execute(
                    update(tables).where(tables.c.id == write.table_id).values(changes)
                )

    async def _put_snapshots(self, db: AsyncConnection, points: list[dict[str, object]]) -> None:
        dialect = sqlite if self.engine.dialect.name == "sqlite" else postgresql
        put = dialect.insert(snapshots)
        await db.execute(
            put.on_conflict_do_update(
                index_elements=[snapshots.c.table_id],
                set_={"seq": put.excluded.seq, "checkpoint": put.excluded.checkpoint},
            ),
            points,
        )

    async def keep_replay(self, table_id: str, seat: int, frames: bytes) -> None:
        """Keep a replay, unless there is one."""
        dialect = sqlite if self.engine.dialect.name == "sqlite" else postgresql
        async with self.writing.begin() as db:
            await db.execute(
                dialect.insert(replays)
                .values(table_id=table_id, seat=seat, frames=frames)
                .on_conflict_do_nothing()
            )

    # ---- reading -------------------------------------------------------------------------

    async def record(self, table_id: str) -> Record | None:
        """What is stored of a table."""
        async with self.engine.connect() as db:
            found = await db.execute(select(tables).where(tables.c.id == table_id))
            row = found.mappings().first()
        return None if row is None else _record(row)

    async def records(self, status: str | None, limit: int, offset: int) -> list[Record]:
        """Tables, the newest first."""
        query = select(tables).order_by(tables.c.created.desc(), tables.c.id)
        if status is not None:
            query = query.where(tables.c.status == status)
        async with self.engine.connect() as db:
            found = await db.execute(query.limit(limit).offset(offset))
            return [_record(row) for row in found.mappings()]

    async def rows(
        self, table_id: str, after: int = 0, *, events: bool = False, limit: int | None = None
    ) -> list[Row]:
        """The entries after number `after`; with what happened, if asked."""
        columns = [journal.c.seq, journal.c.at, journal.c.rules, journal.c.entry]
        query = (
            select(*columns, *([journal.c.events] if events else []))
            .where(journal.c.table_id == table_id, journal.c.seq > after)
            .order_by(journal.c.seq)
            .limit(limit)
        )
        async with self.engine.connect() as db:
            found = await db.execute(query)
            return [
                Row(
                    row.seq,
                    row.at,
                    row.rules,
                    decode(row.entry),
                    decode_told(row.events) if events else (),
                )
                for row in found
            ]

    async def heads(self, table_ids: Sequence[str]) -> dict[str, int]:
        """The last entry number of each table."""
        query = (
            select(journal.c.table_id, func.max(journal.c.seq).label("head"))
            .where(journal.c.table_id.in_(table_ids))
            .group_by(journal.c.table_id)
        )
        async with self.engine.connect() as db:
            return {row.table_id: row.head for row in await db.execute(query)}

    async def checkpoint(self, table_id: str) -> tuple[int, bytes] | None:
        """The last snapshot, and the entry with which it was written."""
        query = select(snapshots.c.seq, snapshots.c.checkpoint)
        async with self.engine.connect() as db:
            row = (await db.execute(query.where(snapshots.c.table_id == table_id))).first()
        return None if row is None else (row.seq, bytes(row.checkpoint))

    async def replay(self, table_id: str, seat: int) -> bytes | None:
        """A replay that was kept."""
        query = select(replays.c.frames).where(
            replays.c.table_id == table_id, replays.c.seat == seat
        )
        async with self.engine.connect() as db:
            row = (await db.execute(query)).first()
        return None if row is None else bytes(row.frames)

    async def counts(self) -> dict[str, int]:
        """How many tables there are, by status."""
        query = select(tables.c.status, func.count().label("number")).group_by(tables.c.status)
        async with self.engine.connect() as db:
            return {row.status: row.number for row in await db.execute(query)}

    async def ping(self) -> None:
        """Raises if the database does not answer."""
        async with self.engine.connect() as db:
            await db.execute(select(1))


def _settle(future: asyncio.Future[None], error: Exception | None) -> None:
    if future.done():  # whoever waited has gone; what is written is written
        return
    if error is None:
        future.set_result(None)
    else:
        future.set_exception(error)


def _record_values(record: Record) -> dict[str, object]:
    return {
        "id": record.id,
        "game": record.plan.game,
        "plan": msgspec.json.encode(record.plan).decode(),
        "key": record.key,
        "rules": record.rules,
        "status": record.status,
        "seat_digests": b"".join(record.seat_digests),
        "watch_digest": record.watch_digest,
        "imported": record.imported,
        "created": record.created,
        "outcome": record.outcome,
    }


def _row_values(table_id: str, row: Row) -> dict[str, object]:
    return {
        "table_id": table_id,
        "seq": row.seq,
        "at": row.at,
        "rules": row.rules,
        "entry": encode(row.entry),
        "events": encode_told(row.events),
    }


def _record(row: RowMapping) -> Record:
    digests = bytes(row["seat_digests"])
    return Record(
        id=row["id"],
        plan=msgspec.json.decode(row["plan"], type=Plan),
        key=bytes(row["key"]),
        rules=row["rules"],
        status=row["status"],
        seat_digests=tuple(digests[i : i + _DIGEST] for i in range(0, len(digests), _DIGEST)),
        watch_digest=bytes(row["watch_digest"]),
        imported=row["imported"],
        created=row["created"],
        outcome=row["outcome"],
    )


# ---- connecting ------------------------------------------------------------------------------


def _engine(url: str) -> AsyncEngine:
    """The database that an address means: ``sqlite:///file`` or ``postgresql://…``."""
    parsed = make_url(url)
    kind = parsed.get_backend_name()
    if kind == "sqlite":
        if parsed.database:
            _make_folder(Path(parsed.database).parent)
        engine = create_async_engine(parsed.set(drivername="sqlite+aiosqlite"))
        event.listen(engine.sync_engine, "connect", _careful_sqlite)
        event.listen(engine.sync_engine, "begin", _begin_sqlite)
        return engine
    if kind == "postgresql":
        try:
            return create_async_engine(
                parsed.set(drivername="postgresql+asyncpg"),
                pool_pre_ping=True,
                pool_size=10,
                connect_args={"timeout": 5, "command_timeout": 10},
            )
        except ModuleNotFoundError as error:
            raise NotInstalled("postgres") from error
    raise BadSetup(f"the database must be sqlite:///… or postgresql://…, not {kind}://…")


def _make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Unreachable(str(folder), error.strerror or str(error)) from error


def _careful_sqlite(connection: object, _record: object) -> None:
    """Every commit is on the disk when we say so; whoever finds the file locked waits a while."""
    connection.isolation_level = None  # type: ignore[attr-defined] # we begin transactions
    cursor = connection.cursor()  # type: ignore[attr-defined]
    for pragma in ("synchronous=FULL", "busy_timeout=5000", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin_sqlite(connection: Connection) -> None:
    """A reader that begins to write meets writers in its way; so writers say so at once."""
    writes = connection.get_execution_options().get(WRITES, False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")
