"""Databases: how a transaction is run, and a journal appended to, in SQLite and in PostgreSQL.

A transaction is a plain function of a connection. It runs away from the event loop as a whole,
because whoever goes there and back for every statement waits each time behind all other tables.
What is written stays out of error messages, which are logged: it holds the keys of dice.
"""

from __future__ import annotations

import asyncio
import sqlite3
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias, TypeVar

from sqlalchemy import URL, Connection, create_engine, event, exc, insert, make_url
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

from commonroom.tables.errors import BadSetup, NotInstalled, Unreachable
from commonroom.tables.schema import journal, snapshots

if TYPE_CHECKING:
    import asyncpg

T = TypeVar("T")
Work = Callable[[Connection], T]
Values: TypeAlias = dict[str, object]
"""Column → value, in the order of the schema."""

FAILURES = (exc.DBAPIError, exc.TimeoutError, OSError)
"""How a database that is down, or has no time, shows itself."""

_WRITES = "commonroom_writes"
"""The execution option of a connection whose transaction writes."""
_READERS = 2


class Database(ABC):
    """Where transactions run."""

    address: str
    """As it may be shown: without a password."""
    insertion: type[sqlite.Insert] | type[postgresql.Insert]
    """One that knows what to do in a conflict, which each dialect writes its own way."""

    @abstractmethod
    async def read(self, work: Work[T]) -> T:
        """What it finds; each statement sees one moment."""

    @abstractmethod
    async def write(self, work: Work[T]) -> T:
        """All or nothing; on the disk when this returns."""

    async def append(self, entries: Iterable[Values], points: Iterable[Values]) -> None:
        """Write entries of journals and newer checkpoints, all or nothing.

        They are gone through where the transaction runs: to encode them takes its time.
        """
        await self.write(lambda db: self.put(db, entries, points))

    def put(self, db: Connection, entries: Iterable[Values], points: Iterable[Values]) -> None:
        """The same as a part of a transaction."""
        if rows := list(entries):
            db.execute(insert(journal), rows)
        if newest := list(points):
            keep = self.insertion(snapshots)
            newer = {"seq": keep.excluded.seq, "checkpoint": keep.excluded.checkpoint}
            db.execute(
                keep.on_conflict_do_update(index_elements=[snapshots.c.table_id], set_=newer),
                newest,
            )

    @abstractmethod
    async def close(self) -> None:
        """Let go of all connections."""


class Sqlite(Database):
    """A file. There is one writer, as SQLite has room for no more; readers do not wait for it."""

    insertion = sqlite.Insert

    def __init__(self, url: URL) -> None:
        self.file = url.database or ""
        self.address = self.file
        make_folder(Path(self.file).parent)
        self.engine = create_engine(url.set(drivername="sqlite"), hide_parameters=True)
        event.listen(self.engine, "connect", _careful)
        event.listen(self.engine, "begin", _begin)
        self._writing = self.engine.execution_options(**{_WRITES: True})
        self._writer = ThreadPoolExecutor(1, thread_name_prefix="writer")
        self._readers = ThreadPoolExecutor(_READERS, thread_name_prefix="reader")

    async def read(self, work: Work[T]) -> T:
        def run() -> T:
            with self.engine.connect() as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(self._readers, run)

    async def write(self, work: Work[T]) -> T:
        def run() -> T:
            with self._writing.begin() as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(self._writer, run)

    async def close(self) -> None:
        await asyncio.to_thread(self._writer.shutdown)
        await asyncio.to_thread(self._readers.shutdown)
        self.engine.dispose()


class Postgres(Database):
    """A server, which looks after everything itself."""

    insertion = postgresql.Insert

    def __init__(self, url: URL) -> None:
        self.address = url.set(drivername="postgresql").render_as_string()
        try:
            self.engine = create_async_engine(
                url.set(drivername="postgresql+asyncpg"),
                hide_parameters=True,
                pool_size=10,
                max_overflow=0,  # whoever comes eleventh waits less than a new connection takes
                connect_args={"timeout": 5, "command_timeout": 10},
            )
        except ModuleNotFoundError as error:
            raise NotInstalled("postgres") from error
        event.listen(self.engine.sync_engine, "checkout", _still_open)
        # Beginning and ending a transaction are messages of their own, which one statement spares.
        self._at_once = self.engine.execution_options(isolation_level="AUTOCOMMIT")

    async def read(self, work: Work[T]) -> T:
        async with self._at_once.connect() as connection:
            return await connection.run_sync(work)

    async def write(self, work: Work[T]) -> T:
        async with self.engine.begin() as connection:
            return await connection.run_sync(work)

    async def append(self, entries: Iterable[Values], points: Iterable[Values]) -> None:
        """With a message for each step of a transaction, every step would wait behind all that the
        process has to do; so it is one message there and one back.
        """
        columns = (*_columns(points, len(snapshots.c)), *_columns(entries, len(journal.c)))
        async with self._at_once.begin() as connection:
            await connection.exec_driver_sql(_APPEND, columns)

    async def close(self) -> None:
        await self.engine.dispose()


_APPEND = """
WITH kept AS (
    INSERT INTO snapshots (table_id, seq, checkpoint)
    SELECT * FROM unnest($1::varchar[], $2::int[], $3::bytea[])
    ON CONFLICT (table_id) DO UPDATE SET seq = excluded.seq, checkpoint = excluded.checkpoint
)
INSERT INTO journal (table_id, seq, at, rules, entry, events, link)
SELECT * FROM unnest(
    $4::varchar[], $5::int[], $6::bigint[], $7::int[], $8::text[], $9::text[], $10::bytea[]
)
"""
"""Entries and checkpoints of many tables, each column as one array."""


def _columns(rows: Iterable[Values], width: int) -> list[list[object]]:
    columns = zip(*(row.values() for row in rows), strict=True)
    return [list(column) for column in columns] or [[] for _ in range(width)]


def database(url: str) -> Sqlite | Postgres:
    """The database that an address means: ``sqlite:///file`` or ``postgresql://…``."""
    parsed = make_url(url)
    kind = parsed.get_backend_name()
    if kind == "sqlite" and parsed.database not in (None, "", ":memory:"):
        return Sqlite(parsed)
    if kind == "postgresql":
        return Postgres(parsed)
    raise BadSetup(f"the database must be sqlite:///file or postgresql://…, not {kind}://…")


def _still_open(_connection: object, entry: ConnectionPoolEntry, _proxy: object) -> None:
    """A connection that was lost while nobody used it is replaced. Asking it costs no message."""
    driver: asyncpg.Connection | None = entry.driver_connection
    if driver is not None and driver.is_closed():
        raise exc.DisconnectionError


def make_folder(folder: Path) -> None:
    """Where a database is to be."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)  # the keys of dice lie there
    except OSError as error:
        raise Unreachable(str(folder), error.strerror or str(error)) from error


def _careful(connection: sqlite3.Connection, _record: object) -> None:
    """Every commit is on the disk when we say so; whoever finds the file locked waits a while."""
    connection.isolation_level = None  # we begin transactions ourselves
    cursor = connection.cursor()
    for pragma in ("synchronous=FULL", "busy_timeout=5000", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin(connection: Connection) -> None:
    """A reader that begins to write meets writers in its way; so writers say so at once."""
    writes = connection.get_execution_options().get(_WRITES, False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")
