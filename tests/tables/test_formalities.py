"""Who is asked to react and can only pass: it is said for them, and nobody can tell."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

from commonroom.server import snapshot
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
