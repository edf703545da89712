"""Long work is done elsewhere, and comes to the same."""

from __future__ import annotations

import os
from collections.abc import Sequence
from random import Random

import msgspec
import pytest

from commonroom.kernel import Match
from commonroom.tables import arrivals, workshop
from commonroom.tables.errors import BadGameFile, TryAgain
from commonroom.tables.live import Wish
from commonroom.tables.manager import TableManager
from commonroom.tables.milestones import Milestones
from commonroom.tables.plan import Chair
from commonroom.tables.processes import processes
from commonroom.tables.replay import recap
from commonroom.tables.store import Unavailable, Write
from commonroom.tables.workshop import Workshop
from tests.tables.playing import likeness, plan, play
from tests.tables.test_game_file import played, standing

pytestmark = pytest.mark.anyio


@pytest.fixture
def elsewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    """Real work in a real process."""
    monkeypatch.setattr(workshop, "processes", processes)


def where(pid: int) -> bool:
    return os.getpid() != pid


@pytest.mark.slow
async def test_a_workshop_is_another_process_and_tells_what_went_wrong(elsewhere: None) -> None:
    shop = Workshop()
    assert await shop.do(where, os.getpid())
    with pytest.raises(ZeroDivisionError):
        await shop.do(divmod, 1, 0)
    with pytest.raises(TryAgain):
        await shop.do(os._exit, 3)
    assert await shop.do(divmod, 7, 2) == (3, 1)
    shop.close()


@pytest.mark.slow
async def test_a_file_is_checked_elsewhere(manager: TableManager, elsewhere: None) -> None:
    file = await played(manager, 600, "talisman")
    spent: list[float] = []
    new = await manager.take_in(msgspec.json.encode(file), spent.append)
    assert spent.pop() > 0
    async with manager.at(new.id) as live:
        assert live.match.answered == len(standing(file))
        assert live.seq == len(standing(file)) + 1
    with pytest.raises(BadGameFile):
        await manager.take_in(b"{}", spent.append)
    assert len(spent) == 1, "what is refused took its time, too"


@pytest.mark.slow
async def test_a_long_way_back_is_found_elsewhere(
    manager: TableManager, elsewhere: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A table that was asleep knows no milestones; going back comes to the same."""
    monkeypatch.setattr("commonroom.tables.manager._FAR", 50)
    new = await manager.create(plan(Chair("Ada"), Chair("Bob"), game="talisman", takeback="free"))
    await play(manager, new.id, Random(2), 300)
    async with manager.at(new.id) as live:
        expected = live.match.replayed(205)
    manager.slots.clear()

    def never(self: Match, count: int | None = None) -> Match:
        raise AssertionError("the whole game was played again here")

    monkeypatch.setattr(Match, "replayed", never)
    await manager.act(new.id, Wish(lambda live: live.ask_back(0, live.opened[205], "")))
    async with manager.at(new.id) as live:
        assert live.match.save() == expected.save()
        assert live.milestones.points
        assert all(point.at <= 205 for point in live.milestones.points)
        now = likeness(live)
    manager.slots.clear()
    async with manager.at(new.id) as live:
        assert likeness(live) == now


async def test_there_are_few_milestones_however_long_a_match(manager: TableManager) -> None:
    new = await manager.create(plan(Chair("Ada"), Chair("Bob"), game="talisman", takeback="free"))
    async with manager.at(new.id) as live:
        match, stones, random = live.match, Milestones(), Random(1)
        for _ in range(3000):
            decision = match.decision
            assert decision is not None
            match.answer(random.choice(decision.options))
            stones.pass_by(match)
            assert len(stones.points) <= 64
        assert max(stones.distance(to) for to in range(3000)) < 200
        for to in (0, 31, 700, 2999):
            assert match.earlier(to, stones.points).save() == match.replayed(to).save()


async def test_a_file_that_is_half_written_leaves_no_table(
    manager: TableManager, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The disk fills up between two pieces: the sender is told, and nothing is left behind."""
    monkeypatch.setattr(arrivals, "_PIECE", 5)
    file = await played(manager)
    before = await manager.storage.counts()
    whole, written = manager.storage.write, 0

    async def write(writes: Sequence[Write]) -> None:
        nonlocal written
        written += 1
        if written == 2:
            raise Unavailable("the disk is full")
        await whole(writes)

    monkeypatch.setattr(manager.storage, "write", write)
    with pytest.raises(Unavailable):
        await manager.take_in(msgspec.json.encode(file))
    assert written == 2
    assert await manager.storage.counts() == before


@pytest.mark.slow
async def test_long_looks_back_are_built_elsewhere(
    manager: TableManager, elsewhere: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A thread would share the interpreter with whoever answers people; it comes to the same."""
    new = await manager.create(plan(Chair("Ada"), Chair("Bob"), game="talisman"))
    await play(manager, new.id, Random(2), 300)
    there = await recap(manager, new.id, 0, 0)
    monkeypatch.setattr("commonroom.tables.long_work._SHORT", 10_000)
    assert await recap(manager, new.id, 0, 0) == there
    monkeypatch.undo()

    def never(self: Match, option: object, seat: object = None) -> None:
        raise AssertionError("it was played again here")

    async with manager.at(new.id):
        pass  # it is awake
    monkeypatch.setattr(Match, "answer", never)
    monkeypatch.setattr(workshop, "processes", processes)
    assert await recap(manager, new.id, 0, 0) == there
