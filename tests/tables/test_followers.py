"""What a process did not write itself its people are shown all the same, whole and in order."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from pathlib import Path
from typing import TypeVar

import pytest

from commonroom.tables import bots, housekeeping
from commonroom.tables.bus import Bus
from commonroom.tables.databases import Work
from commonroom.tables.entries import Answered, Row, Said
from commonroom.tables.errors import TryAgain
from commonroom.tables.live import Live
from commonroom.tables.manager import TableManager
from commonroom.tables.migrate import migrate
from commonroom.tables.plan import Chair
from commonroom.tables.storage import Storage
from commonroom.tables.store import Write
from tests.tables.playing import plan

pytestmark = pytest.mark.anyio
T = TypeVar("T")


class SilentBus(Bus):
    """There are other processes, but nothing is heard of them."""

    shared = True


class Reader:
    """One who listens, and remembers what was shown."""

    def __init__(self) -> None:
        self.entries: list[int] = []
        self.at = 0
        """Where the table that was shown last stood."""

    def __call__(self, live: Live, rows: Sequence[Row]) -> None:
        self.entries += [row.seq for row in rows]
        self.at = live.seq


@pytest.fixture
async def managers(tmp_path: Path) -> AsyncIterator[tuple[TableManager, TableManager]]:
    """Two processes, as far as a database can tell."""
    url = f"sqlite:///{tmp_path}/shared.db"
    await migrate(storage := Storage(url))
    await storage.close()
    managers = TableManager(Storage(url), SilentBus()), TableManager(Storage(url), SilentBus())
    yield managers
    for manager in managers:
        await manager.stop()


async def until(condition: Callable[[], object]) -> None:
    async with asyncio.timeout(100):
        while not condition():
            await asyncio.sleep(0.005)


@pytest.mark.parametrize("number", range(1, 5))
async def test_what_is_written_between_two_looks_is_shown(
    managers: tuple[TableManager, TableManager], number: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there = managers
    new, reader = await here.create(plan()), Reader()
    leave = await there.arrive(new.id, 1, reader)
    assert isinstance(there.storage, Storage)
    database, reads = there.storage.database, 0
    read = database.read

    async def overtaken(work: Work[T]) -> T:
        """What is read once is no longer the newest when it comes."""
        nonlocal reads
        found = await read(work)
        reads += 1
        if reads == number:
            await here.act(new.id, Said(seat=0, text="last"))
        return found

    monkeypatch.setattr(database, "read", overtaken)
    await here.act(new.id, Said(seat=0, text="first"))
    for _ in range(4):
        await there.housekeeping.look_round()
        await settled(there, new.id)
    assert (reader.at, reader.entries) == (3, [2, 3])
    leave()


async def settled(manager: TableManager, table: str) -> None:
    """Nobody has anything to do at a table."""
    await asyncio.sleep(0)
    await until(lambda: table not in manager.slots or not manager.slots[table].users)


@pytest.mark.parametrize("shared", [True, False])
async def test_what_a_failing_database_wrote_all_the_same_is_shown(
    managers: tuple[TableManager, TableManager], shared: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also if whoever said it does not try again, and nobody else writes there."""
    manager = managers[0]
    monkeypatch.setattr(manager.bus, "shared", shared)
    new, reader = await manager.create(plan()), Reader()
    leave = await manager.arrive(new.id, 1, reader)
    write = manager.storage.write

    async def lost(writes: Sequence[Write]) -> None:
        await write(writes)
        raise TryAgain

    with monkeypatch.context() as failing:
        failing.setattr(manager.storage, "write", lost)
        with pytest.raises(TryAgain):
            await manager.act(new.id, Said(seat=0, phrase="hello"))
    monkeypatch.setattr(housekeeping, "_ROUND", 0.0)
    await manager.start()
    await until(lambda: reader.entries == [2])
    leave()


async def test_who_fails_to_look_does_not_keep_others_from_it(
    managers: tuple[TableManager, TableManager],
) -> None:
    manager = managers[0]
    new, reader = await manager.create(plan()), Reader()

    def blind(live: Live, rows: Sequence[Row]) -> None:
        raise RuntimeError

    leaves = [await manager.arrive(new.id, 0, blind), await manager.arrive(new.id, 1, reader)]
    await manager.act(new.id, Said(seat=0, phrase="hello"))
    assert (reader.at, reader.entries) == (2, [2])
    for leave in leaves:
        leave()


async def test_whoever_finds_news_sees_to_the_bots(
    managers: tuple[TableManager, TableManager], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The process at which somebody answered is gone before its bots play."""
    here, there = managers
    await here.bots.stop()
    monkeypatch.setattr(bots, "_GRACE", 0.01)
    new, reader = await here.create(plan(Chair("Ada"), Chair(level="random"))), Reader()
    leave = await there.arrive(new.id, None, reader)
    await until(lambda: not there.bots.busy(new.id))
    await here.act(new.id, Answered(seat=0, option=("stop",)), 1)
    async with there.at(new.id) as live:
        assert live.seq == reader.at == 2
    await until(lambda: reader.at > 2)
    leave()


async def test_bots_that_let_others_play_hear_their_own_people(
    managers: tuple[TableManager, TableManager], monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there = managers
    monkeypatch.setattr(bots, "_GRACE", 1000.0)
    new, reader = await here.create(plan(Chair("Ada"), Chair(level="random"))), Reader()
    leave = await there.arrive(new.id, 0, reader)
    await until(lambda: not there.bots.busy(new.id))
    await here.act(new.id, Said(seat=0, phrase="hello"))
    await here.bots.stop()
    there.bots.forget(new.id)
    async with there.at(new.id):
        assert there.bots.busy(new.id)
    await there.act(new.id, Answered(seat=0, option=("stop",)), 1)
    await until(lambda: reader.at > 3)
    leave()
