"""Who is asked to react and can only pass: it is said for them, and nobody can tell."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

from commonroom.kernel.errors import UndoRefused
from commonroom.server import snapshot
from commonroom.tables.entries import Answered
from commonroom.tables.errors import Stale
from commonroom.tables.manager import TableManager
from commonroom.tables.plan import Chair
from tests.tables.playing import answer, plan

pytestmark = pytest.mark.anyio


async def test_a_person_that_can_only_pass_is_not_waited_for(manager: TableManager) -> None:
    """Two people at Talisman: the table goes on past such questions, which nobody is shown."""
    two = plan(Chair("Ada"), Chair("Bob"), game="talisman")
    table = (await manager.create(two)).id
    random, passed = Random(3), 0
    while passed < 3:
        async with manager.at(table) as live:
            formal, before = live.formality, live.decision_id
            if formal is not None:
                shown = [snapshot.position(live, reader, None) for reader in (0, 1, None)]
        if formal is None:
            assert await answer(manager, table, random) is not None, "over before anybody was asked"
            continue
        assert [(one.decision, one.waiting_for) for one in shown] == [(None, None)] * 3
        assert formal.option == ("pass",)
        async with asyncio.timeout(100):
            while (await _decision(manager, table)) == before:
                await asyncio.sleep(0.01)
        passed += 1


async def _decision(manager: TableManager, table: str) -> int:
    async with manager.at(table) as live:
        return live.decision_id


async def test_nobody_learns_by_asking_whom_the_table_asks_to_react(manager: TableManager) -> None:
    """Whoever answers what is not asked of them is refused; not with the name of who is asked."""
    three = plan(Chair("Ada"), Chair("Bob"), Chair("Cleo"), game="talisman")
    table = (await manager.create(three)).id
    random, asked = Random(3), 0
    while asked < 3:
        async with manager.at(table) as live:
            decision = live.match.decision
            assert decision is not None, "over before anybody was asked"
            if decision.kind == "react":
                asked += 1
                for seat in {0, 1, 2} - {decision.owner, *decision.guests}:
                    with pytest.raises(Stale):
                        live.consider(Answered(seat=seat, option=("pass",)))
        await answer(manager, table, random)


async def test_nobody_learns_by_undoing_what_others_did(manager: TableManager) -> None:
    """What somebody else did last, and whether anything came of it, may be hidden."""
    table = (await manager.create(plan(Chair("Ada"), Chair("Bob"), game="talisman"))).id
    random = Random(3)
    for _ in range(60):
        last = await answer(manager, table, random)
        assert last is not None
        async with manager.at(table) as live:
            other = 1 - live.match.answers[-1].seat
            with pytest.raises(UndoRefused) as refused:
                live.undo(other, "")
        assert refused.value.reason == "another-seat-acted"
