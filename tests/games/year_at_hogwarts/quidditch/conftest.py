"""Quidditch is registered here until it is offered to players."""

import pytest

from commonroom.kernel import games, register


@pytest.fixture(autouse=True)
def _quidditch() -> None:
    if "quidditch" not in games():
        register("quidditch", "commonroom.games.year_at_hogwarts.quidditch.title:TITLE")
