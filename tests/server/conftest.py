"""A house for the tests of this folder: the toy game is known in it, and so are its dice."""

from __future__ import annotations

import time
from collections.abc import Iterator
from types import SimpleNamespace

import pytest

from commonroom.kernel import registry
from commonroom.server import limits
from commonroom.tables import creation, workshop
from commonroom.tables.processes import OnTheSpot
from tests.conformance.tables import TOY, TOY_PLACE
from tests.server import house as houses


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="module", autouse=True)
def _toy() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(registry._places, TOY, TOY_PLACE)
        # Another process would not know the toy game.
        patch.setattr(workshop, "processes", lambda _count: OnTheSpot())
        patch.setattr(creation, "fresh_key", lambda: houses.DICE)
        patch.setattr(limits, "BETWEEN_PAGES", 0.0)
        yield


@pytest.fixture(scope="module")
def house(_toy: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[houses.House]:
    with houses.house(database=f"sqlite:///{tmp_path_factory.mktemp('house')}/t.db") as house:
        yield house


@pytest.fixture(scope="module")
def far(tmp_path_factory: pytest.TempPathFactory) -> Iterator[houses.House]:
    """A house in another process: hypothesis minds if somebody else here draws random numbers."""
    process = houses.Process(f"sqlite:///{tmp_path_factory.mktemp('far')}/t.db")
    yield process.house
    process.kill()


@pytest.fixture
def no_time_passes(monkeypatch: pytest.MonkeyPatch) -> None:
    """For the limits, so that what they allow in the long run is not allowed to a slow machine."""
    now = time.monotonic()
    monkeypatch.setattr("commonroom.server.limits.time", SimpleNamespace(monotonic=lambda: now))
