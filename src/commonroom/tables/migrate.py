"""Bringing a database up to date. Applied whenever a server starts; costs a glance if it is."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from pathlib import Path

from sqlalchemy import Connection, inspect, text

from commonroom.tables.databases import Sqlite
from commonroom.tables.errors import BadDatabase
from commonroom.tables.schema import HEAD
from commonroom.tables.storage import Storage

_ONE_AT_A_TIME = 0x436F6D6D6F6E
"""The advisory lock under which one process migrates while others wait."""
_PATIENCE = 10.0
"""Seconds to wait for others who open the same SQLite file."""


async def migrate(storage: Storage) -> None:
    """Apply what the database lacks."""
    database = storage.database
    if isinstance(database, Sqlite):
        await asyncio.to_thread(_write_ahead, database.file)
    if await database.write(_migrated):
        raise BadDatabase(database.address, "newer")


def _migrated(connection: Connection) -> bool:
    """Apply what is missing; whether the database knows more than we do."""
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({_ONE_AT_A_TIME})"))
    version = _version(connection)
    if version is None or version < HEAD:
        _upgrade(connection)
    return version is not None and version > HEAD


def _upgrade(connection: Connection) -> None:
    from alembic import command  # slow to import, and rarely needed
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _version(connection: Connection) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None
    return connection.execute(text("SELECT version_num FROM alembic_version")).scalar()


def _write_ahead(file: str) -> None:
    """Write-ahead log: readers do not wait for writers, and a torn write is rolled back.

    The file remembers it. SQLite does not wait for its turn to switch, as it does for all else, so
    we do.
    """
    connection = sqlite3.connect(file, isolation_level=None)
    until = time.monotonic() + _PATIENCE
    try:
        while True:
            try:
                connection.execute("PRAGMA journal_mode=WAL")
                return
            except sqlite3.OperationalError as error:
                if error.sqlite_errorcode != sqlite3.SQLITE_BUSY or time.monotonic() > until:
                    raise
                time.sleep(0.02)
    finally:
        connection.close()
