"""Runs every law of this folder for every registered game, and for the toy game.

The toy game is registered while a test of this folder runs, so that no other test meets it.
"""

from collections.abc import Iterator

import pytest

import commonroom
from commonroom.kernel import registry
from tests.conformance.tables import TOY, TOY_PLACE, sample_tables

QUICK, USUAL, ALL = 2, 4, 8
"""How many tables of each game `make check`, `make test` and `make long` play at."""


@pytest.fixture(autouse=True)
def _toy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry._places, TOY, TOY_PLACE)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(registry._places, TOY, TOY_PLACE)
        games = commonroom.games()
        if "game" in metafunc.fixturenames:
            metafunc.parametrize("game", games)
        if "table" in metafunc.fixturenames:
            metafunc.parametrize("table", list(_parameters(games)), ids=str)


def _parameters(games: list[str]) -> Iterator[object]:
    for game in games:
        chosen = sample_tables(game, ALL)
        yield from chosen[:QUICK]
        yield from (pytest.param(table, marks=pytest.mark.slow) for table in chosen[QUICK:USUAL])
        yield from (pytest.param(table, marks=pytest.mark.long) for table in chosen[USUAL:])
