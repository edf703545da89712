"""Voldemort Returns is known to its own tests, whether it is offered to players or not."""

import pytest

from commonroom.kernel import registry


@pytest.fixture(autouse=True)
def _voldemort_returns(monkeypatch: pytest.MonkeyPatch) -> None:
    place = "commonroom.games.year_at_hogwarts.voldemort_returns.title:TITLE"
    monkeypatch.setitem(registry._places, "voldemort-returns", place)
