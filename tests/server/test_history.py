"""Several servers, killed and robbed of their database: people's histories fit one journal."""

from __future__ import annotations

import asyncio

import pytest

from tests.server.history import Look, Said, Town, check, check_look, check_order, check_words
from tests.tables.redis import Redis
from tools import postgres


@pytest.mark.anyio
@pytest.mark.postgres
@pytest.mark.slow
@pytest.mark.parametrize("bus", ["postgresql", "redis"])
async def test_every_history_fits_one_journal(bus: str) -> None:
    server = postgres.Server()
    redis = Redis() if bus == "redis" else None
    try:
        await asyncio.to_thread(server.start)
        database = await asyncio.to_thread(server.database)
        address = await redis.start() if redis is not None else None
        town = await asyncio.to_thread(Town, database, 2, 8, address, 1)
        await town.play(server, seconds=5, pause=1.5, entries=100)
        found = await check(town)
    finally:
        if redis is not None:
            await redis.stop()
        await asyncio.to_thread(server.remove)
    assert found["kills"] + found["restarts of PostgreSQL"] > 0
    assert found["entries"] >= 100


def said(at: float, answered: float = 0.0, refused: str = "") -> Said:
    return Said("n", {}, at, answered, seq=9, refused=refused)


def test_histories_that_no_journal_explains() -> None:
    with pytest.raises(AssertionError, match="did not happen"):
        check_words([(None, said(1, 2))])
    with pytest.raises(AssertionError, match="and happened"):
        check_words([(3, said(1, 2, "stale"))])
    with pytest.raises(AssertionError, match="happened earlier"):
        check_order([(5, said(1, 2)), (4, said(3, 4))])
    with pytest.raises(AssertionError, match="was not shown"):
        check_look(Look(asked=3, answered=4, seq=4), [(5, said(1, 2))])
    with pytest.raises(AssertionError, match="before it was said"):
        check_look(Look(asked=1, answered=2, seq=5), [(5, said(3, 4))])


def test_histories_that_a_journal_explains() -> None:
    check_words([(5, said(1, 2)), (None, said(1, 2, "stale")), (None, said(1)), (6, said(1))])
    check_order([(5, said(1, 4)), (4, said(3, 5)), (6, said(6))])
    check_look(Look(asked=3, answered=5, seq=5), [(5, said(1, 2)), (6, said(4)), (4, said(4))])
