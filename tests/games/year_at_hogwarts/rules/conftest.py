"""Every scene must have used all of its scripted dice, and lost nothing, when its test is over."""

from collections.abc import Iterator

import pytest

from tests.games.year_at_hogwarts.rules.scene import stage


@pytest.fixture(autouse=True)
def _nothing_is_left_over_or_lost() -> Iterator[None]:
    stage.clear()
    yield
    for scene in stage:
        scene.game.chance.assert_spent()
        assert scene.match.title.census(scene.game) == scene.census
