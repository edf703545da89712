"""How much one address may ask for, counted in work."""

from __future__ import annotations

import pytest
from starlette.datastructures import Headers

from commonroom.server.errors import TooFast
from commonroom.server.headers import same_origin
from commonroom.server.limits import Budgets


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    now = [1000.0]
    monkeypatch.setattr("commonroom.server.limits.time.monotonic", lambda: now[0])
    return now


def spend(budgets: Budgets, caller: str, seconds: float) -> None:
    with budgets.work_for(caller) as account:
        account(seconds)


def test_who_has_spent_everything_waits_until_there_is_some_again(clock: list[float]) -> None:
    budgets = Budgets(10, 0.5)
    for _ in range(2):
        spend(budgets, "ada", 6)  # nobody knows beforehand how long it takes
    with pytest.raises(TooFast):
        spend(budgets, "ada", 0)
    spend(budgets, "bob", 1)
    clock[0] += 5
    spend(budgets, "ada", 0)


def test_one_address_has_one_piece_of_work_at_a_time() -> None:
    budgets = Budgets(10, 0.5)
    with budgets.work_for("ada"):
        with pytest.raises(TooFast):
            spend(budgets, "ada", 0)
        spend(budgets, "bob", 0)
    with pytest.raises(ZeroDivisionError), budgets.work_for("ada"):
        1 / 0  # noqa: B018 - what fails is over, too
    spend(budgets, "ada", 0)


@pytest.mark.parametrize("origin", ["http://[", "http://]:x", "null", "https://evil.example"])
def test_what_is_no_origin_is_not_ours(origin: str) -> None:
    assert not same_origin(Headers({"origin": origin, "host": "localhost:8000"}), None)
