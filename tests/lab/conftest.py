"""The toy game, in which seats compete, is registered while a test of this folder runs."""

import pytest

from commonroom.kernel import registry


@pytest.fixture(autouse=True)
def _toy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry._places, "toy", "tests.toy.title:TITLE")
