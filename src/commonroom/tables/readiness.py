"""Readiness: a database and a bus that can be used, or one plain sentence why not."""

from __future__ import annotations

import errno
import os
import sqlite3
from pathlib import Path

from sqlalchemy.exc import DBAPIError

from commonroom.tables.bus import Bus
from commonroom.tables.errors import BadDatabase, NotInstalled, TableError, Unreachable
from commonroom.tables.migrate import migrate
from commonroom.tables.storage import Storage


async def make_ready(storage: Storage, bus: Bus) -> None:
    """Bring the database up to date and see that the bus answers; refuses in words."""
    try:
        await migrate(storage)
    except TableError:
        raise
    except Exception as error:
        raise _refusal(storage, error) from error
    try:
        await bus.check()
    except ModuleNotFoundError as error:
        raise NotInstalled("redis") from error
    except Exception as error:
        raise Unreachable(bus.address, _why(error)) from error


def _refusal(storage: Storage, error: Exception) -> TableError:
    """What is wrong with a database that could not be opened."""
    cause = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    where = storage.database.address
    if not isinstance(cause, sqlite3.Error):
        return Unreachable(where, _why(cause))
    code = getattr(cause, "sqlite_errorcode", 0) & 0xFF  # the higher bits are details
    if Path(where).is_dir():
        return BadDatabase(where, "folder")
    if code in (sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_CORRUPT):
        return BadDatabase(where, "foreign")
    if code == sqlite3.SQLITE_READONLY or (Path(where).exists() and not os.access(where, os.W_OK)):
        return BadDatabase(where, "read-only")
    return Unreachable(where, _why(cause))


def _why(error: BaseException) -> str:
    """What the system says, in one line."""
    if isinstance(within := error.__cause__ or error.__context__, OSError):
        error = within  # what a driver makes of it says no more
    if isinstance(error, TimeoutError):
        return os.strerror(errno.ETIMEDOUT)
    if isinstance(error, OSError) and error.errno is not None and error.errno > 0:
        return os.strerror(error.errno)
    said = (error.strerror or "" if isinstance(error, OSError) else "") or str(error)
    return (said.splitlines() or [type(error).__name__])[0].rstrip(".")
