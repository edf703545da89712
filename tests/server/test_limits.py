"""How much one address may ask for, counted in work."""

from __future__ import annotations

import asyncio

import pytest
from starlette.datastructures import Headers

from commonroom.server.errors import TooFast
from commonroom.server.headers import same_origin
from commonroom.server.limits import LONGEST_QUEUE, Budgets, Throttle


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    now = [1000.0]
    monkeypatch.setattr("commonroom.server.limits.time.monotonic", lambda: now[0])
    return now


async def spend(budgets: Budgets, caller: str, seconds: float) -> None:
    async with budgets.work_for(caller) as account:
        account(seconds)


@pytest.mark.anyio
async def test_who_has_spent_everything_waits_until_there_is_some_again(clock: list[float]) -> None:
    budgets = Budgets(10, 0.5)
    for _ in range(2):
        await spend(budgets, "ada", 6)  # nobody knows beforehand how long it takes
    with pytest.raises(TooFast):
        await spend(budgets, "ada", 0)
    await spend(budgets, "bob", 1)
    clock[0] += 5
    await spend(budgets, "ada", 0)


@pytest.mark.anyio
async def test_one_address_has_one_piece_of_work_at_a_time() -> None:
    budgets = Budgets(10, 0.5)
    async with budgets.work_for("ada"):
        assert not budgets.allows("ada")
        waiting = [asyncio.ensure_future(spend(budgets, "ada", 6)) for _ in range(LONGEST_QUEUE)]
        await asyncio.sleep(0)
        assert [one.done() for one in waiting] == [False] * (LONGEST_QUEUE - 1) + [True]
        await spend(budgets, "bob", 0)
    done = await asyncio.gather(*waiting, return_exceptions=True)
    assert done[:2] == [None, None]
    assert all(isinstance(one, TooFast) for one in done[2:]), "the budget is spent"


@pytest.mark.anyio
async def test_what_fails_is_over_too() -> None:
    budgets = Budgets(10, 0.5)
    with pytest.raises(ZeroDivisionError):
        async with budgets.work_for("ada"):
            1 / 0  # noqa: B018
    assert budgets.allows("ada")


@pytest.mark.parametrize("origin", ["http://[", "http://]:x", "null", "https://evil.example"])
def test_what_is_no_origin_is_not_ours(origin: str) -> None:
    assert not same_origin(Headers({"origin": origin, "host": "localhost:8000"}), None)


@pytest.mark.anyio
async def test_refusals_of_one_address_are_told_one_after_the_other(
    clock: list[float], monkeypatch: pytest.MonkeyPatch
) -> None:
    waits: list[float] = []

    async def sleep(seconds: float) -> None:
        waits.append(seconds)

    monkeypatch.setattr("commonroom.server.limits.asyncio.sleep", sleep)
    throttle = Throttle(pause=0.5)
    for caller in ("ada", "ada", "ada", "bob"):
        await throttle.wait(caller)
    clock[0] += 1.25
    await throttle.wait("ada")
    assert waits == [0, 0.5, 1, 0, 0.25]
    waits.clear()
    generous = Throttle(pause=0.5, at_once=3)
    for _ in range(5):
        await generous.wait("ada")
    assert waits == [0, 0, 0, 0.5, 1]
