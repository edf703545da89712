"""Quidditch is known to its own tests, and every match must have used all of its scripted dice."""

from collections.abc import Iterator

import pytest

from commonroom.kernel import registry
from tests.games.year_at_hogwarts.quidditch.stadium import stage


@pytest.fixture(autouse=True)
def _quidditch(monkeypatch: pytest.MonkeyPatch) -> None:
    place = "commonroom.games.year_at_hogwarts.quidditch.title:TITLE"
    monkeypatch.setitem(registry._places, "quidditch", place)


@pytest.fixture(autouse=True)
def _no_dice_are_left_over() -> Iterator[None]:
    stage.clear()
    yield
    for match in stage:
        match.match.game.chance.assert_spent()
