"""The toy game is registered while a test of this folder runs, so that no other test meets it."""

import pytest

from commonroom.kernel import registry


@pytest.fixture(autouse=True)
def _toy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry._places, "toy", "tests.toy.title:TITLE")
