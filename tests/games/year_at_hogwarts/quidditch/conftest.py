"""Quidditch is known to its own tests, whether it is offered to players or not."""

import pytest

from commonroom.kernel import registry


@pytest.fixture(autouse=True)
def _quidditch(monkeypatch: pytest.MonkeyPatch) -> None:
    place = "commonroom.games.year_at_hogwarts.quidditch.title:TITLE"
    monkeypatch.setitem(registry._places, "quidditch", place)
