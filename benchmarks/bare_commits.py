"""What the database alone can do: the rows that a server wrote, committed one by one."""

import asyncio
import sqlite3
import time
from collections.abc import Iterable
from itertools import count, cycle
from pathlib import Path
from typing import NamedTuple

_INTO = "INTO journal (table_id, seq, at, rules, entry, events)"
_SCHEMA = """CREATE TABLE journal (table_id VARCHAR(20) NOT NULL, seq INTEGER NOT NULL,
at BIGINT NOT NULL, rules INTEGER NOT NULL, entry TEXT NOT NULL, events TEXT NOT NULL,
PRIMARY KEY (table_id, seq))"""


class Payload(NamedTuple):
    """What is written of an answer."""

    entry: str
    events: str


def payloads(file: Path, most: int = 5000) -> list[Payload]:
    """Answers that a server has written into a SQLite file."""
    connection = sqlite3.connect(file)
    found = connection.execute("SELECT entry, events FROM journal WHERE seq > 1 LIMIT ?", (most,))
    rows = [Payload(*row) for row in found]
    connection.close()
    return rows


def _rows(written: Iterable[Payload]) -> Iterable[tuple[str, int, int, int, str, str]]:
    """As many rows as anybody wants, spread over a hundred tables."""
    for number, payload in zip(count(), cycle(written)):
        yield f"table{number % 100}", number // 100 + 1, 1_767_225_600, 1, *payload


def sqlite_commits(folder: Path, written: list[Payload], seconds: float) -> list[float]:
    """How long commits take, each on the disk, in a program that does nothing else."""
    connection = sqlite3.connect(folder / "bare.db", isolation_level=None)
    connection.execute("PRAGMA journal_mode=WAL")
    connection.execute("PRAGMA synchronous=FULL")
    connection.execute("DROP TABLE IF EXISTS journal")
    connection.execute(_SCHEMA)
    times = []
    started = before = time.perf_counter()
    for row in _rows(written):
        connection.execute("BEGIN IMMEDIATE")
        connection.execute(f"INSERT {_INTO} VALUES (?, ?, ?, ?, ?, ?)", row)
        connection.execute("COMMIT")
        now = time.perf_counter()
        times.append(now - before)
        before = now
        if now - started > seconds:
            break
    connection.close()
    return times


def postgres_commits(url: str, written: list[Payload], seconds: float) -> list[float]:
    """The same on PostgreSQL, over one connection."""
    return asyncio.run(_postgres_commits(url, written, seconds))


async def _postgres_commits(url: str, written: list[Payload], seconds: float) -> list[float]:
    import asyncpg

    connection = await asyncpg.connect(url)
    await connection.execute("DROP TABLE IF EXISTS journal")
    await connection.execute(_SCHEMA)
    insert = await connection.prepare(f"INSERT {_INTO} VALUES ($1, $2, $3, $4, $5, $6)")
    times = []
    started = before = time.perf_counter()
    for row in _rows(written):
        await insert.fetch(*row)
        now = time.perf_counter()
        times.append(now - before)
        before = now
        if now - started > seconds:
            break
    await connection.close()
    return times
