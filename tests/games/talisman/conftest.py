"""Talisman is known to its own tests, whether it is offered to players or not."""

import pytest

from commonroom.kernel import registry


@pytest.fixture(autouse=True)
def _talisman(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry._places, "talisman", "commonroom.games.talisman.title:TITLE")
