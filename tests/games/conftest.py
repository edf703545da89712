"""Every scene must have used all of its scripted dice, and lost nothing, when its test is over."""

from collections.abc import Iterator

import pytest

from tests.games.watched import stage


def pytest_configure(config: pytest.Config) -> None:
    """Make the mark of card tests known."""
    config.addinivalue_line("markers", "card(id, ...): the cards that this test shows at work")


@pytest.fixture(autouse=True)
def _nothing_is_left_over_or_lost() -> Iterator[None]:
    stage.clear()
    yield
    for scene in stage:
        scene.match.game.chance.assert_spent()
        assert scene.match.title.inventory(scene.match.game) == scene.inventory


@pytest.fixture
def calm() -> set[str]:
    """What is asked when no card is in the middle of what it does; each title has its own."""
    return set()


@pytest.fixture
def no_card_is_left_in_the_middle(
    calm: set[str], _nothing_is_left_over_or_lost: None
) -> Iterator[None]:
    """For card tests: at their end nothing is asked but what is `calm`."""
    yield
    for scene in stage:
        if scene.match.decision is not None:
            assert scene.decision.prompt.key in calm, f"{scene.decision.prompt} is still open"
