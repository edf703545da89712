"""Settings and servers shared by all tests."""

import gc
import re
from collections.abc import Generator, Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from tools import postgres

RULE_ID = re.compile(r"[A-Z]{2,3}-[A-Z]{2,4}-(\d+[a-z]?|[A-Z]{3})")

# A busy machine must not turn a slow example into a failure, nor a rerun into another test.
settings.register_profile(
    "commonroom", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("commonroom")


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Look for garbage only among what the tests themselves leave behind.

    Collecting makes hundreds of thousands of objects that stay. To look through them again and
    again makes every test slower.
    """
    gc.disable()
    try:
        return (yield)
    finally:
        gc.collect()
        gc.freeze()
        gc.set_threshold(10_000, 10, 10)
        gc.enable()


def pytest_runtest_setup(item: pytest.Item) -> None:
    """Refuse rule marks that cite nothing, or nothing that could be a rule."""
    for mark in item.iter_markers("rule"):
        if not mark.args or not all(RULE_ID.fullmatch(str(rule)) for rule in mark.args):
            pytest.fail(f"not rule ids: {mark.args}", pytrace=False)


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[postgres.Server]:
    server = postgres.Server()
    server.start()
    yield server
    server.remove()


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Tests in a browser have a run of their own, because their driver and asyncio do not mix."""
    asked = any("browser" in Path(arg.partition("::")[0]).parts for arg in config.args)
    return True if collection_path.name == "browser" and not asked else None
