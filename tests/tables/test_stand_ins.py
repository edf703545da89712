"""Bots at tables: in seats of their own, and for people who are away."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import pytest

from commonroom.tables.entries import (
    Answered,
    Paused,
    Returned,
    Said,
)
from commonroom.tables.errors import (
    NotAPerson,
    StillHere,
)
from commonroom.tables.manager import TableManager
from commonroom.tables.plan import Chair
from tests.tables.playing import BOT, plan, refused

pytestmark = pytest.mark.anyio


async def test_bots_play_until_a_person_must_answer(manager: TableManager) -> None:
    new = await manager.create(plan(Chair("Ada"), BOT, BOT))
    leave = await manager.arrive(new.id, 0, lambda live, rows: None)
    random = Random(9)
    while True:
        while manager.bots.busy(new.id):
            await asyncio.sleep(0.001)
        async with manager.at(new.id) as live:
            decision = live.match.decision
            if decision is None:
                break
            assert decision.owner == 0
            option, number = random.choice(decision.options), live.decision_id
        await manager.act(new.id, Answered(seat=0, option=option), number)
    leave()
    rows = await manager.history(new.id)
    by_bot = {
        row.entry.seat for row in rows if isinstance(row.entry, Answered) and row.entry.by_bot
    }
    assert by_bot == {1, 2}


async def test_a_bot_stands_in_for_the_absent_and_gives_the_seat_back(
    manager: TableManager, monkeypatch: pytest.MonkeyPatch
) -> None:
    new = await manager.create(plan(Chair("Ada"), Chair("Bob")))
    leave = await manager.arrive(new.id, 0, lambda live, rows: None)
    with pytest.raises(StillHere):
        await manager.stand_in(new.id, 0, 1, None, "")
    monkeypatch.setattr("commonroom.tables.manager._ABSENCE", 0.0)
    await manager.stand_in(new.id, 0, 1, "random", "")
    await manager.act(new.id, Answered(seat=0, option=("stop",)), 1)
    while manager.bots.busy(new.id):
        await asyncio.sleep(0.001)
    await refused(manager, new.id, Answered(seat=1, option=("stop",)), NotAPerson)
    back = await manager.arrive(new.id, 1, lambda live, rows: None)
    await manager.give_back(new.id, 1)
    async with manager.at(new.id) as live:
        assert live.people == [0, 1]
        assert any(answered.seat == 1 for answered in live.match.answers)
    back()
    leave()


async def test_who_leaves_the_seat_to_a_bot_keeps_it_so_until_they_return(
    manager: TableManager,
) -> None:
    new = await manager.create(plan(Chair("Ada"), Chair("Bob")))
    await manager.stand_in(new.id, 1, None, "random", "")
    leave = await manager.arrive(new.id, 1, lambda live, rows: None)
    await manager.give_back(new.id, 1)
    async with manager.at(new.id) as live:
        assert live.people == [0]
    await manager.act(new.id, Returned(seat=1))
    async with manager.at(new.id) as live:
        assert live.people == [0, 1]
    leave()


async def test_a_stand_in_answers_what_the_other_bots_had_nothing_to_say_to(
    manager: TableManager,
) -> None:
    new = await manager.create(plan(Chair("Ada"), BOT))
    leave = await manager.arrive(new.id, 0, lambda live, rows: None)
    while manager.bots.busy(new.id):
        await asyncio.sleep(0.001)
    async with manager.at(new.id) as live:
        assert live.match.decision is not None
        assert live.match.decision.owner == 0
    await manager.stand_in(new.id, 0, None, "random", "")
    while manager.bots.busy(new.id):
        await asyncio.sleep(0.001)
    async with manager.at(new.id) as live:
        assert any(answered.seat == 0 for answered in live.match.answers)
    leave()


async def test_the_tables_patience_ends(manager: TableManager) -> None:
    new = await manager.create(plan(Chair("Ada"), Chair("Bob"), patience=1))
    watch = await manager.arrive(new.id, 1, lambda live, rows: None)
    now = [manager.presence._clock()]
    manager.presence._clock = lambda: now[0]
    await manager.housekeeping.replace_the_absent()
    async with manager.at(new.id) as live:
        assert live.people == [0, 1]
    now[0] += 2
    await manager.housekeeping.replace_the_absent()
    async with manager.at(new.id) as live:
        assert live.stand_ins[0].asked_by is None
    watch()


async def test_bots_woken_while_they_think_look_again(
    manager: TableManager, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A bot thinks about speaking up, stays silent, and meanwhile its own turn has come."""
    new = await manager.create(plan(Chair("Ada"), BOT))
    thinking = asyncio.Event()
    slept = asyncio.Event()
    honest = manager.bots._answer

    async def slow(thoughts: list[Any], longest: float) -> Any:
        thinking.set()
        await slept.wait()
        return await honest(thoughts, longest)

    monkeypatch.setattr(manager.bots, "_answer", slow)
    leave = await manager.arrive(new.id, 0, lambda live, rows: None)
    await thinking.wait()
    await manager.act(new.id, Answered(seat=0, option=("stop",)), 1)
    slept.set()
    async with asyncio.timeout(100):
        while True:
            async with manager.at(new.id) as live:
                if live.match.answers[-1].seat == 1:
                    break
            await asyncio.sleep(0.001)
    leave()


async def test_a_stand_in_leaves_the_nonces_of_its_seat_alone(
    manager: TableManager, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("commonroom.tables.manager._ABSENCE", 0.0)
    new = await manager.create(plan())
    await manager.act(new.id, Paused(seat=0, paused=True))
    before = await manager.stand_in(new.id, 0, 1, "random", "n1")
    assert await manager.stand_in(new.id, 0, 1, "random", "n1") == before
    assert await manager.act(new.id, Said(seat=1, phrase="hello", nonce="n1")) == before + 1
