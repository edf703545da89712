"""A claim: what keeps a second server away from the file that one server uses.

With a file, a server believes to be alone: what another one wrote it would never see. The claim is
a lock that the operating system takes back when the process ends, however it ends.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import make_url

from commonroom.tables.databases import make_folder
from commonroom.tables.errors import BadDatabase, Unreachable


@contextmanager
def claimed(url: str) -> Iterator[None]:
    """Have a SQLite file to oneself; refuses if another server has it. PostgreSQL is for many."""
    parsed = make_url(url)
    name = parsed.database or ":memory:"
    if parsed.get_backend_name() != "sqlite" or name == ":memory:" or Path(name).is_dir():
        yield  # what cannot be a database at all is refused by whoever opens it
        return
    file = Path(name).resolve()  # by whichever name it is called
    make_folder(file.parent)
    beside = file.with_name(f"{file.name}.lock")
    try:
        # A file of its own: SQLite has locks on the database that ours must not disturb.
        lock = os.open(beside, os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as error:
        raise Unreachable(str(beside), error.strerror or str(error)) from error
    try:
        _take(lock)
    except OSError as error:
        os.close(lock)
        raise BadDatabase(name, "taken") from error
    try:
        yield
    finally:
        os.close(lock)  # the file stays: whoever removed it might remove the next one's claim


if sys.platform == "win32":
    import msvcrt

    def _take(lock: int) -> None:
        msvcrt.locking(lock, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _take(lock: int) -> None:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
