"""When the database fails, nothing is half-written, told too early, or lost."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import event, exc
from structlog.testing import capture_logs

from commonroom.tables.entries import Row, Said
from commonroom.tables.errors import TryAgain
from commonroom.tables.manager import TableManager
from commonroom.tables.migrate import migrate
from commonroom.tables.networked_bus import PostgresBus
from commonroom.tables.storage import Storage
from commonroom.tables.store import Unavailable
from tests.tables.playing import answer, likeness, plan, play, unstamped
from tools import postgres

pytestmark = pytest.mark.anyio


@pytest.fixture
async def file(tmp_path: Path) -> Path:
    """A SQLite file with empty tables."""
    file = tmp_path / "tables.db"
    storage = Storage(f"sqlite:///{file}")
    await migrate(storage)
    await storage.close()
    return file


def always(storage: Storage, pragma: list[str]) -> None:
    """Tell every connection this before it is used."""

    @event.listens_for(storage.database.engine, "checkout")
    def tell(connection: Any, _record: object, _proxy: object) -> None:
        cursor = connection.cursor()
        cursor.execute(pragma[0])
        cursor.close()


async def test_a_full_disk_loses_nothing_and_room_lets_it_go_on(file: Path) -> None:
    storage = Storage(f"sqlite:///{file}")
    limit = ["PRAGMA max_page_count=30"]
    always(storage, limit)
    manager = TableManager(storage)
    new, random = await manager.create(plan()), Random(1)
    told: list[int] = []
    leave = await manager.arrive(new.id, 0, lambda live, rows: told.extend(row.seq for row in rows))

    async def chatter() -> None:
        for number in range(2000):
            await manager.act(new.id, Said(seat=0, text="x" * 400, nonce=str(number)))

    with pytest.raises(TryAgain):
        await chatter()
    rows = await manager.history(new.id)
    assert told == [row.seq for row in rows][1:]
    with capture_logs() as logged, pytest.raises(TryAgain):
        await manager.act(new.id, Said(seat=0, text="x" * 400, nonce="still"))
    assert any("database or disk is full" in line.get("error", "") for line in logged)
    assert await manager.history(new.id) == rows
    limit[0] = "PRAGMA max_page_count=100000"
    await play(manager, new.id, random)
    seqs = [row.seq for row in await manager.history(new.id)]
    assert seqs == list(range(1, len(seqs) + 1))
    assert told == seqs[1:]
    leave()
    await manager.stop()


async def test_who_asks_whether_all_is_well_hears_that_nothing_can_be_written(file: Path) -> None:
    storage = Storage(f"sqlite:///{file}")
    pragma = ["PRAGMA query_only=OFF"]
    always(storage, pragma)
    manager = TableManager(storage)
    new = await manager.create(plan())
    await storage.ping()
    pragma[0] = "PRAGMA query_only=ON"
    with pytest.raises(TryAgain):
        await manager.act(new.id, Said(seat=0, text="Is anybody there?"))
    for _ in range(2):
        with pytest.raises(Unavailable):
            await storage.ping()
    pragma[0] = "PRAGMA query_only=OFF"
    await storage.ping()
    await manager.stop()


async def test_housekeeping_says_in_a_line_that_the_database_is_away(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    manager = TableManager(Storage(f"sqlite:///{file}"))
    monkeypatch.setattr("commonroom.tables.housekeeping._SECOND", 0.001)

    async def away() -> None:
        raise Unavailable("gone")

    monkeypatch.setattr(manager.housekeeping, "look_round", away)
    with capture_logs() as logged:
        keeping = asyncio.create_task(manager.housekeeping.run())
        while not logged:
            await asyncio.sleep(0.001)
        keeping.cancel()
    assert logged[0]["event"] == "housekeeping waits for the database"
    assert "exc_info" not in logged[0]
    await manager.stop()


async def test_a_database_without_a_free_connection_is_tried_again(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def no_connection(*_args: object, **_kwargs: object) -> None:
        raise exc.TimeoutError("QueuePool limit reached")

    storage = Storage(f"sqlite:///{file}")
    manager = TableManager(storage)
    new = await manager.create(plan())
    with monkeypatch.context() as busy:
        busy.setattr(storage.database, "write", no_connection)
        with pytest.raises(TryAgain):
            await manager.act(new.id, Said(seat=0, phrase="hello", nonce="busy"))
    await manager.act(new.id, Said(seat=0, phrase="hello", nonce="busy"))
    assert [row.seq for row in await manager.history(new.id)] == [1, 2]
    await manager.stop()


async def test_a_database_locked_by_somebody_else_is_tried_again(file: Path) -> None:
    storage = Storage(f"sqlite:///{file}")
    always(storage, ["PRAGMA busy_timeout=50"])
    manager = TableManager(storage)
    new = await manager.create(plan())
    thief = sqlite3.connect(file, isolation_level=None)
    thief.execute("BEGIN EXCLUSIVE")
    with pytest.raises(TryAgain):
        await manager.act(new.id, Said(seat=0, phrase="hello", nonce="locked"))
    thief.execute("ROLLBACK")
    thief.close()
    await manager.act(new.id, Said(seat=0, phrase="hello", nonce="locked"))
    assert [row.seq for row in await manager.history(new.id)] == [1, 2]
    await manager.stop()


async def test_a_torn_file_is_some_moment_of_the_past(file: Path, tmp_path: Path) -> None:
    """Cut or spoil the write-ahead log anywhere: the journal is whole up to some entry."""
    manager, random = TableManager(Storage(f"sqlite:///{file}")), Random(3)
    new = await manager.create(plan())
    moments: dict[int, dict[str, object]] = {}
    while True:
        async with manager.at(new.id) as live:
            moments[live.seq] = likeness(live)
        if await answer(manager, new.id, random) is None:
            break
    rows = unstamped(await manager.history(new.id))
    log = Path(f"{file}-wal").read_bytes()
    lengths = set()
    for number in range(12):
        copy = tmp_path / f"torn{number}.db"
        shutil.copy(file, copy)
        cut = random.randrange(len(log) // 3, len(log))
        torn = log[:cut] if number % 2 else log[:cut] + random.randbytes(len(log) - cut)
        Path(f"{copy}-wal").write_bytes(torn)
        later = TableManager(Storage(f"sqlite:///{copy}"))
        found = unstamped(await later.history(new.id))
        assert found == rows[: len(found)]
        lengths.add(len(found))
        if found:
            async with later.at(new.id) as live:
                assert likeness(live) == moments[len(found)]
            await play(later, new.id, Random(number))
        await later.stop()
    assert len(lengths) > 2, "the cuts were all at the same place"
    await manager.stop()


@pytest.fixture
async def on_postgres(
    postgres_server: postgres.Server,
) -> AsyncIterator[tuple[TableManager, postgres.Server, str]]:
    url = postgres_server.database()
    storage = Storage(url)
    await migrate(storage)
    manager = TableManager(storage, PostgresBus(url))
    await manager.start()
    yield manager, postgres_server, url
    await manager.stop()


@pytest.mark.postgres
async def test_connections_dropped_in_the_middle_of_answers(
    on_postgres: tuple[TableManager, postgres.Server, str],
) -> None:
    """Whether it was written or not, sending it again makes it written once."""
    manager, server, url = on_postgres
    tables = [await manager.create(plan()) for _ in range(4)]
    failures, written = 0, [0] * 4

    async def say(table: str, text: str) -> None:
        nonlocal failures
        while True:
            try:
                await manager.act(table, Said(seat=0, text=text, nonce=text))
                return
            except TryAgain:
                failures += 1
                await asyncio.sleep(0.01)

    async def chatter(number: int) -> None:
        while failures < 12:
            await say(tables[number].id, str(written[number]))
            written[number] += 1

    async def saboteur() -> None:
        while failures < 12:
            await asyncio.to_thread(server.drop_connections, url)

    await asyncio.gather(saboteur(), *(chatter(number) for number in range(4)))
    for new, count in zip(tables, written, strict=True):
        rows = await _history(manager, new.id)
        said = [row.entry.text for row in rows if isinstance(row.entry, Said)]
        assert said == [str(number) for number in range(count)]
        assert [row.seq for row in rows] == list(range(1, count + 2))


async def _history(manager: TableManager, table: str) -> list[Row]:
    while True:
        try:
            return await manager.history(table)
        except TryAgain:  # the last cut may still be felt
            await asyncio.sleep(0.01)


@pytest.mark.postgres
async def test_a_bus_that_was_cut_is_heard_again(
    on_postgres: tuple[TableManager, postgres.Server, str],
) -> None:
    manager, server, url = on_postgres
    other = TableManager(Storage(url), PostgresBus(url))
    await other.start()
    new = await manager.create(plan())
    told: list[int] = []
    leave = await other.arrive(new.id, 1, lambda live, rows: told.extend(row.seq for row in rows))
    for number in range(1, 5):
        if number == 2:
            await asyncio.to_thread(server.drop_connections, url)
        for _ in range(100):
            try:
                await manager.act(new.id, Said(seat=0, text=str(number), nonce=str(number)))
                break
            except TryAgain:
                await asyncio.sleep(0.01)
        async with asyncio.timeout(100):
            while told != list(range(2, number + 2)):
                await asyncio.sleep(0.01)
    leave()
    await other.stop()
