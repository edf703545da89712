"""Card tests say which cards they are about, and play every question to its end."""

from collections.abc import Iterator

import pytest

from tests.games.death_eaters_rising.scene import stage

CALM = {
    "der-ask-ready", "der-ask-dice", "der-ask-roll-on", "der-ask-last", "der-ask-travel",
}  # fmt: skip
"""What is asked when no card is in the middle of what it does."""


def pytest_configure(config: pytest.Config) -> None:
    """Make the mark of `table.card` known."""
    config.addinivalue_line("markers", "card(id, ...): the cards that this test shows at work")


@pytest.fixture(autouse=True)
def _no_card_is_left_in_the_middle(_all_dice_are_spent: None) -> Iterator[None]:
    yield
    for scene in stage:
        if scene.match.decision is not None:
            assert scene.decision.prompt.key in CALM, f"{scene.decision.prompt} is still open"
