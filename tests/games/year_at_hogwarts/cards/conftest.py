"""Card tests play every question to its end."""

import pytest


@pytest.fixture
def calm() -> set[str]:
    """What is asked when no card is in the middle of what it does, or Quidditch has begun."""
    return {"yh-ask-plan", "yh-ask-walk", "yh-ask-fight", "yh-ask-house"}


@pytest.fixture(autouse=True)
def _to_the_end(no_card_is_left_in_the_middle: None) -> None: ...
