"""What is written is written once, whole, in order, on either database."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import asyncpg
import pytest
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError

from commonroom.tables.creation import new_record, opening
from commonroom.tables.databases import Postgres
from commonroom.tables.entries import Answered, Began, Named, Row, Said
from commonroom.tables.errors import BadSetup, Stale
from commonroom.tables.manager import TableManager
from commonroom.tables.migrate import migrate
from commonroom.tables.schema import HEAD, metadata
from commonroom.tables.storage import Storage
from commonroom.tables.store import Conflict, Write
from tests.conformance.tables import pick
from tests.tables.playing import answer, likeness, plan, play, unstamped
from tools import postgres

pytestmark = pytest.mark.anyio


def said(seq: int, words: str = "hello") -> Row:
    return Row(seq, 1_700_000_000, 1, Said(seat=0, text=words))


async def new_table(storage: Storage) -> str:
    record = new_record(plan().settled(), (b"0" * 32,) * 3, b"w" * 32)
    await storage.write([Write(record.id, (), new=record)])
    await storage.write([opening(record, Began())])
    assert await storage.record(record.id) == record
    return record.id


async def test_an_entry_number_is_written_once(storage: Storage) -> None:
    table = await new_table(storage)
    results = await asyncio.gather(
        *(storage.write([Write(table, [said(2, str(number))])]) for number in range(8)),
        return_exceptions=True,
    )
    assert sorted(type(result).__name__ for result in results) == ["Conflict"] * 7 + ["NoneType"]
    assert [row.seq for row in await storage.rows(table)] == [1, 2]


async def test_one_conflict_in_a_crowd_spoils_nothing_for_the_others(storage: Storage) -> None:
    tables = [await new_table(storage) for _ in range(5)]
    await storage.write([Write(tables[2], [said(2, "first")])])
    results = await asyncio.gather(
        *(storage.write([Write(table, [said(2), said(3)])]) for table in tables),
        return_exceptions=True,
    )
    assert [type(result) is Conflict for result in results] == [False, False, True, False, False]
    for number, table in enumerate(tables):
        assert [row.seq for row in await storage.rows(table)] == [1, 2] + [3] * (number != 2)


async def test_writes_that_belong_together_are_written_together(storage: Storage) -> None:
    one, other = await new_table(storage), await new_table(storage)
    await storage.write([Write(other, [said(2)])])
    with pytest.raises(Conflict):
        await storage.write([Write(one, [said(2)]), Write(other, [said(2)])])
    assert [row.seq for row in await storage.rows(one)] == [1]


async def test_tables_are_the_same_on_either_database(storage: Storage) -> None:
    """A whole game: written, read back, revived."""
    manager = TableManager(storage)
    new = await manager.create(plan())
    await play(manager, new.id, Random(1))
    async with manager.at(new.id) as live:
        before = likeness(live)
    async with TableManager(storage).at(new.id) as again:
        assert likeness(again) == before
    record = await manager.record(new.id)
    assert (record.status, record.outcome is not None) == ("over", True)


async def test_two_halls_on_one_database_never_write_the_same_turn(storage: Storage) -> None:
    """Both answer the same decision at once: one wins, the other is told that it is stale."""
    managers = [TableManager(storage), TableManager(storage)]
    for manager in managers:
        manager.bus.shared = True
    new = await managers[0].create(plan())
    random = Random(2)
    won = 0
    for _ in range(20):
        async with TableManager(storage).at(new.id) as live:
            decision = live.match.decision
            if decision is None:
                break
            number = live.decision_id
            options = [random.choice(decision.options) for _ in managers]
        results = await asyncio.gather(
            *(
                manager.act(new.id, Answered(seat=decision.owner, option=option), number)
                for manager, option in zip(managers, options, strict=True)
            ),
            return_exceptions=True,
        )
        assert sorted(type(result).__name__ for result in results) == ["Stale", "int"]
        won += 1
    assert won > 5
    rows = await storage.rows(new.id)
    assert [row.seq for row in rows] == list(range(1, won + 2))
    likenesses = []
    for manager in (*managers, TableManager(storage)):
        manager.slots.clear()
        async with manager.at(new.id) as live:
            likenesses.append(likeness(live))
    assert likenesses[0] == likenesses[1] == likenesses[2]


async def test_a_process_that_heard_nothing_finds_out_when_it_acts(storage: Storage) -> None:
    """Its notices got lost. What it would write is taken; what it would refuse may be right."""
    here, there = TableManager(storage), TableManager(storage)
    here.bus.shared = there.bus.shared = True
    new = await here.create(plan())
    told: list[int] = []
    leave = await there.arrive(new.id, 1, lambda live, rows: told.extend(row.seq for row in rows))
    await here.act(new.id, Said(seat=0, phrase="hello"))
    assert await there.act(new.id, Said(seat=1, phrase="thanks")) == 3
    first = await answer(here, new.id, Random(3))
    assert first is not None
    async with here.at(new.id) as live:
        second, number = pick(live.match, Random(3)), live.decision_id
    entry = Answered(seat=second.seat, option=second.option)
    assert await there.act(new.id, entry, number) == 5
    with pytest.raises(Stale):
        await here.act(new.id, entry, number)
    assert told == [row.seq for row in await storage.rows(new.id, after=1)] == [2, 3, 4, 5]
    leave()


@pytest.mark.postgres
async def test_a_connection_lost_while_idle_is_replaced_unnoticed(
    postgres_server: postgres.Server,
) -> None:
    storage = Storage(postgres_server.database())
    await migrate(storage)
    assert isinstance(storage.database, Postgres)
    async with storage.database.engine.connect() as connection:
        lost: asyncpg.Connection = (await connection.get_raw_connection()).driver_connection
        await lost.close()
    table = await new_table(storage)
    assert [row.seq for row in await storage.rows(table)] == [1]
    await storage.close()


async def test_a_migrated_database_is_the_one_that_the_code_expects(storage: Storage) -> None:
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext
    from sqlalchemy import Connection

    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    assert await storage.database.read(differences) == []
    query = text("SELECT version_num FROM alembic_version")
    assert await storage.database.read(lambda db: db.execute(query).scalar()) == HEAD


async def test_processes_that_start_together_migrate_once(database: str) -> None:
    storages = [Storage(database) for _ in range(4)]
    await asyncio.gather(*(migrate(storage) for storage in storages))
    await new_table(storages[3])
    for storage in storages:
        await storage.close()


async def test_events_are_kept_with_the_entries_that_led_to_them(storage: Storage) -> None:
    manager = TableManager(storage)
    new = await manager.create(plan())
    await play(manager, new.id, Random(3))
    async with manager.at(new.id) as live:
        events = [event.name for event in live.match.events]
    rows = await manager.history(new.id)
    assert [event.name for row in rows for event in row.events] == events
    assert unstamped(await storage.rows(new.id, after=2, events=True, limit=2)) == unstamped(
        rows[2:4]
    )


@pytest.mark.parametrize("url", ["mysql://localhost/x", "oracle://x"])
async def test_other_databases_are_refused(url: str) -> None:
    with pytest.raises(BadSetup):
        Storage(url)


async def test_a_folder_that_is_not_there_is_made(tmp_path: Path) -> None:
    storage = Storage(f"sqlite:///{tmp_path}/deep/down/tables.db")
    await migrate(storage)
    await new_table(storage)
    await storage.close()


async def test_what_is_written_is_in_no_error_message(storage: Storage) -> None:
    """Errors are logged, and a table's row holds the key of its dice."""
    query = text("INSERT INTO nowhere VALUES (:key)")
    with pytest.raises(DBAPIError) as caught:
        await storage.database.write(lambda db: db.execute(query, {"key": "hush"}))
    assert "nowhere" in str(caught.value)
    assert "hush" not in str(caught.value)


@pytest.mark.parametrize("table", ["", "a\0b", "\0", "é", "a/b", "x" * 300])
async def test_names_that_no_table_has_are_not_found(storage: Storage, table: str) -> None:
    """PostgreSQL refuses a text with a zero in it."""
    assert await storage.record(table) is None
    assert await storage.whole(table) is None


async def test_old_chat_is_not_read_to_bring_a_table_to_life(storage: Storage) -> None:
    table = await new_table(storage)
    await storage.write([Write(table, [said(seq) for seq in range(2, 1002)])])
    whole = await storage.whole(table)
    assert whole is not None
    assert [row.seq for row in whole.rows] == [1, *range(802, 1002)]
    whole = await storage.whole(table, 700)
    assert whole is not None
    assert [row.seq for row in whole.rows] == [1, *range(701, 1002)]
    assert len(await storage.rows(table)) == 1001


async def test_a_long_journal_is_read_page_by_page_and_whole(
    storage: Storage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("commonroom.tables.storage._PAGE", 3)
    for last in range(3, 8):
        table = await new_table(storage)
        named = Row(last, 1_700_000_000, 1, Named(seat=1, name="Zoe"))
        await storage.write([Write(table, [*map(said, range(2, last)), named])])
        began, *others = await storage.rows(table)
        assert others == [*map(said, range(2, last)), named]
        assert await storage.rows(table, 2) == others[1:]
        assert await storage.rows(table, kinds=(Named, Began)) == [began, named]
        whole = await storage.whole(table, 0)
        assert whole is not None
        assert [row.seq for row in whole.rows] == list(range(1, last + 1))
