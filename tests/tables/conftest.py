"""Tables for tests: on SQLite and on PostgreSQL, at the toy game and at a real one."""

from __future__ import annotations

from collections.abc import AsyncIterator
from itertools import count
from pathlib import Path

import pytest

from commonroom.kernel import registry
from commonroom.tables import creation, workshop
from commonroom.tables.manager import TableManager
from commonroom.tables.migrate import migrate
from commonroom.tables.processes import OnTheSpot
from commonroom.tables.storage import Storage
from tests.conformance.tables import TOY, TOY_PLACE
from tools import postgres


@pytest.fixture(autouse=True)
def _toy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry._places, TOY, TOY_PLACE)
    # Another process would not know the toy game.
    monkeypatch.setattr(workshop, "processes", lambda _count: OnTheSpot())


@pytest.fixture(autouse=True)
def _known_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    """The tables of a test have the same dice whenever it runs."""
    keys = (number.to_bytes(32, "big") for number in count(1))
    monkeypatch.setattr(creation, "fresh_key", lambda: next(keys))


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.postgres)])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/tables.db"
    server: postgres.Server = request.getfixturevalue("postgres_server")
    return server.database()


@pytest.fixture
async def storage(database: str) -> AsyncIterator[Storage]:
    storage = Storage(database)
    await migrate(storage)
    yield storage
    await storage.close()


@pytest.fixture
async def manager(tmp_path: Path) -> AsyncIterator[TableManager]:
    """A table manager on SQLite."""
    storage = Storage(f"sqlite:///{tmp_path}/manager.db")
    await migrate(storage)
    manager = TableManager(storage)
    yield manager
    await manager.stop()
