"""Every scene must have used all of its scripted dice when its test is over."""

from collections.abc import Iterator

import pytest

from tests.games.death_eaters_rising.scene import stage


@pytest.fixture(autouse=True)
def _all_dice_are_spent() -> Iterator[None]:
    stage.clear()
    yield
    for scene in stage:
        scene.game.chance.assert_spent()
