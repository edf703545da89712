"""Card tests say which cards they are about, play every question to its end, and lose nothing."""

from collections.abc import Iterator

import pytest

from tests.games.talisman.rules.scene import stage

CALM = {"tal-ask-plan", "tal-ask-end", "tal-ask-way", "tal-ask-fight", "tal-ask-meet"}
"""What is asked when no card is in the middle of what it does."""


def pytest_configure(config: pytest.Config) -> None:
    """Make the mark of `table.card` known."""
    config.addinivalue_line("markers", "card(id, ...): the cards that this test shows at work")


@pytest.fixture(autouse=True)
def _nothing_is_left_over_or_open() -> Iterator[None]:
    stage.clear()
    yield
    for scene in stage:
        scene.game.chance.assert_spent()
        assert scene.match.title.census(scene.game) == scene.census
        if scene.match.decision is not None:
            assert scene.decision.prompt.key in CALM, f"{scene.decision.prompt} is still open"
