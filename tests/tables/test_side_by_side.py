"""Of several works, the first that ends ends all."""

from __future__ import annotations

import asyncio

import pytest

from commonroom.tables.side_by_side import until_one_ends

pytestmark = pytest.mark.anyio


class Enough(Exception):
    """What ends a work."""


class Works:
    """Works that would go on for ever."""

    def __init__(self) -> None:
        self.begun = asyncio.Event()
        self.under_way = 0

    async def go_on(self) -> None:
        self.under_way += 1
        self.begun.set()
        try:
            await asyncio.Event().wait()
        finally:
            self.under_way -= 1

    async def end(self) -> None:
        await self.begun.wait()

    async def fail(self) -> None:
        await self.begun.wait()
        raise Enough


async def test_when_one_ends_all_have_ended() -> None:
    works = Works()
    await until_one_ends(works.go_on(), works.end(), works.go_on())
    assert works.begun.is_set()
    assert works.under_way == 0


async def test_what_the_first_raises_is_raised() -> None:
    works = Works()
    with pytest.raises(Enough):
        await until_one_ends(works.go_on(), works.fail())
    assert works.under_way == 0


async def test_none_goes_on_when_whoever_waits_goes_away() -> None:
    works = Works()
    waiting = asyncio.create_task(until_one_ends(works.go_on(), works.go_on()))
    await works.begun.wait()
    waiting.cancel()
    with pytest.raises(asyncio.CancelledError):
        await waiting
    assert works.under_way == 0
