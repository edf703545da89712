"""A house for the tests of this folder; the toy game is known in it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from commonroom.kernel import registry
from tests.conformance.tables import TOY, TOY_PLACE
from tests.server import house as houses
from tests.tables import postgres


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="module", autouse=True)
def _toy() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(registry._places, TOY, TOY_PLACE)
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


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[postgres.Server]:
    server = postgres.Server()
    server.start()
    yield server
    server.remove()
