"""Processes that share a database hear of each other's tables and people."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from math import inf
from random import Random

import pytest

from commonroom.tables.bus import Bus, Notice
from commonroom.tables.entries import Said
from commonroom.tables.errors import BadSetup
from commonroom.tables.manager import TableManager
from commonroom.tables.migrate import migrate
from commonroom.tables.networked_bus import PostgresBus, RedisBus, bus_for
from commonroom.tables.plan import Chair
from commonroom.tables.storage import Storage
from tests.tables.playing import likeness, plan, play
from tests.tables.redis import Redis
from tools import postgres

pytestmark = [pytest.mark.anyio, pytest.mark.postgres]


@pytest.fixture(params=["postgresql", "redis"])
async def managers(
    request: pytest.FixtureRequest, postgres_server: postgres.Server
) -> AsyncIterator[tuple[TableManager, TableManager]]:
    """Two processes, as far as a database can tell."""
    url = postgres_server.database()
    redis = Redis() if request.param == "redis" else None
    address = await redis.start() if redis is not None else None
    await migrate(storage := Storage(url))
    await storage.close()
    managers = tuple(TableManager(Storage(url), bus_for(address, url)) for _ in range(2))
    for manager in managers:
        await manager.start()
    yield managers[0], managers[1]
    for manager in managers:
        await manager.stop()
    if redis is not None:
        await redis.stop()


async def until(condition: object) -> None:
    assert callable(condition)
    async with asyncio.timeout(100):
        while not condition():
            await asyncio.sleep(0.005)


async def test_what_one_writes_the_other_tells(managers: tuple[TableManager, TableManager]) -> None:
    here, there = managers
    new = await here.create(plan())
    told: list[int] = []
    leave = await there.arrive(new.id, 1, lambda live, rows: told.extend(row.seq for row in rows))
    count = await play(here, new.id, Random(1))
    await until(lambda: len(told) == count)
    assert told == list(range(2, count + 2))
    async with here.at(new.id) as mine, there.at(new.id) as theirs:
        assert likeness(mine) == likeness(theirs)
        assert mine.record.outcome == theirs.record.outcome is not None
    leave()


async def test_people_are_here_wherever_they_are_connected(
    managers: tuple[TableManager, TableManager],
) -> None:
    here, there = managers
    new = await here.create(plan())
    leave = await here.arrive(new.id, 0, lambda live, rows: None)
    back = await there.arrive(new.id, 1, lambda live, rows: None)
    watch = await there.arrive(new.id, None, lambda live, rows: None)
    await until(lambda: here.presence.here(new.id) == {0, 1})
    await until(lambda: here.presence.watching(new.id) == 1)
    assert here.presence.away(new.id, 1) == 0
    back()
    watch()
    await until(lambda: here.presence.here(new.id) == {0})
    assert here.presence.watching(new.id) == 0
    leave()


async def test_unheard_notices_do_no_harm(
    managers: tuple[TableManager, TableManager], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("commonroom.tables.housekeeping._ROUND", inf)  # nobody looks unless told to
    here, there = managers
    new = await here.create(plan())
    told: list[int] = []
    leave = await there.arrive(new.id, 1, lambda live, rows: told.extend(row.seq for row in rows))
    monkeypatch.setattr(here.bus, "tell", lambda notice: None)
    await here.act(new.id, Said(seat=0, phrase="hello"))
    assert told == []
    await there.housekeeping.look_round()
    await until(lambda: told == [2])
    leave()


async def test_bots_play_once_though_two_processes_watch(
    managers: tuple[TableManager, TableManager],
) -> None:
    here, there = managers
    new = await here.create(plan(Chair(level="random"), Chair(level="random")))
    leave = await there.arrive(new.id, None, lambda live, rows: None)
    back = await here.arrive(new.id, None, lambda live, rows: None)

    async with asyncio.timeout(100):
        while (await here.record(new.id)).status != "over":
            await asyncio.sleep(0.02)
    rows = await here.history(new.id)
    assert [row.seq for row in rows] == list(range(1, len(rows) + 1))
    leave()
    back()


async def test_a_crowd_of_notices_is_heard_whole(postgres_server: postgres.Server) -> None:
    url = postgres_server.database()
    here, there = PostgresBus(url), PostgresBus(url)
    heard: list[Notice] = []
    await here.start(lambda notice: None)
    await there.start(heard.append)
    crowd = [Notice(here.node, f"{n:020}", 2**31 - 1, tuple(range(8)), 100) for n in range(300)]
    for notice in crowd:
        here.tell(notice)
    await until(lambda: len(heard) == len(crowd))
    assert heard == crowd
    await here.stop()
    await there.stop()


async def test_the_address_tells_the_bus() -> None:
    assert type(bus_for(None, "sqlite:///x")) is Bus
    assert type(bus_for(None, "postgresql://x")) is PostgresBus
    assert type(bus_for("redis://x", "postgresql://x")) is RedisBus
    assert type(bus_for("valkey://x", "postgresql://x")) is RedisBus
    with pytest.raises(BadSetup):
        bus_for("amqp://x", "postgresql://x")
