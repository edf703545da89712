"""Processes tell each other of a table when, and only when, another one has people there."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from math import inf
from pathlib import Path

import pytest

from commonroom.tables.bus import Bus, Hearer, Notice
from commonroom.tables.entries import Row, Said
from commonroom.tables.live import Live
from commonroom.tables.manager import TableManager
from commonroom.tables.migrate import migrate
from commonroom.tables.storage import Storage
from tests.tables.playing import plan

pytestmark = pytest.mark.anyio


class Line(Bus):
    """One end of a line between two processes; what is said waits until somebody carries it."""

    shared = True

    def __init__(self) -> None:
        super().__init__()
        self.said: list[Notice] = []
        self.hearer: Hearer | None = None

    async def start(self, hearer: Hearer) -> None:
        self.hearer = hearer

    def tell(self, notice: Notice) -> None:
        self.said.append(notice)


class Pair:
    """Two processes, and the line between them."""

    def __init__(self, url: str) -> None:
        self.lines = Line(), Line()
        self.managers = tuple(TableManager(Storage(url), line) for line in self.lines)
        self.shown: tuple[list[int], list[int]] = ([], [])

    async def come(self, place: int, table: str, seat: int) -> Callable[[], None]:
        def look(_live: Live, rows: Sequence[Row]) -> None:
            self.shown[place].extend(row.seq for row in rows)

        return await self.managers[place].arrive(table, seat, look)

    async def say(self, place: int, table: str) -> None:
        await self.managers[place].act(table, Said(seat=0, phrase="hello"))

    async def carry(self) -> int:
        """Everything that is said arrives, and what comes of it; returns how much that was."""
        carried = 0
        while any(line.said for line in self.lines):
            for line, other in zip(self.lines, reversed(self.lines), strict=True):
                said, line.said = line.said, []
                for notice in said:
                    assert other.hearer is not None
                    other.hearer(notice)
                    carried += 1
            await self.rest()
        return carried

    async def rest(self) -> None:
        """Nobody has anything to do any more."""
        await asyncio.sleep(0)
        async with asyncio.timeout(100):
            while any(slot.users for one in self.managers for slot in one.slots.values()):
                await asyncio.sleep(0.001)


@pytest.fixture
async def pair(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Pair]:
    monkeypatch.setattr("commonroom.tables.housekeeping._ROUND", inf)  # notices must be enough
    url = f"sqlite:///{tmp_path}/shared.db"
    await migrate(storage := Storage(url))
    await storage.close()
    pair = Pair(url)
    for manager in pair.managers:
        await manager.start()
    yield pair
    for manager in pair.managers:
        await manager.stop()


async def test_what_concerns_nobody_elsewhere_is_not_told(pair: Pair) -> None:
    table = (await pair.managers[0].create(plan())).id
    leave = await pair.come(0, table, 0)
    await pair.carry()
    for _ in range(3):
        await pair.say(0, table)
    assert await pair.carry() == 0
    assert pair.shown[0] == [2, 3, 4]
    leave()


async def test_whoever_comes_elsewhere_hears_everything_from_then_on(pair: Pair) -> None:
    table = (await pair.managers[0].create(plan())).id
    leaves = [await pair.come(0, table, 0), await pair.come(1, table, 1)]
    await pair.carry()
    for place in (0, 1, 0, 1):
        await pair.say(place, table)
        await pair.carry()
    assert pair.shown == ([2, 3, 4, 5], [2, 3, 4, 5])
    for leave in leaves:
        leave()


async def test_what_was_written_before_they_were_heard_of_reaches_them(pair: Pair) -> None:
    table = (await pair.managers[0].create(plan())).id
    leaves = [await pair.come(0, table, 0)]
    await pair.carry()
    leaves.append(await pair.come(1, table, 1))
    await pair.say(0, table)  # it has not heard yet that somebody came
    await pair.carry()
    assert pair.shown == ([2], [2])
    for leave in leaves:
        leave()


async def test_a_newcomer_learns_who_was_there_before(pair: Pair) -> None:
    table = (await pair.managers[0].create(plan())).id
    leaves = [await pair.come(0, table, 0)]
    await pair.carry()
    leaves.append(await pair.come(1, table, 1))
    await pair.carry()
    assert [one.presence.here(table) for one in pair.managers] == [{0, 1}, {0, 1}]
    for leave in leaves:
        leave()


async def test_when_they_have_left_they_are_told_no_more(pair: Pair) -> None:
    table = (await pair.managers[0].create(plan())).id
    stays = await pair.come(0, table, 0)
    leaves = await pair.come(1, table, 1)
    await pair.carry()
    leaves()
    await pair.carry()
    await pair.say(0, table)
    assert await pair.carry() == 0
    stays()


async def test_a_process_where_nobody_is_tells_everything(pair: Pair) -> None:
    """It hears nobody, and so cannot know that nobody is elsewhere."""
    table = (await pair.managers[0].create(plan())).id
    leave = await pair.come(1, table, 1)
    await pair.carry()
    await pair.say(0, table)
    await pair.carry()
    assert pair.shown == ([], [2])
    leave()
