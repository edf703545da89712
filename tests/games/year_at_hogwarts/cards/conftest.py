"""Card tests say which cards they are about, play every question to its end, and lose nothing."""

from collections.abc import Iterator

import pytest

from commonroom.kernel import registry
from tests.games.year_at_hogwarts.cards.table import stage

CALM = {"yh-ask-plan", "yh-ask-walk", "yh-ask-fight", "yh-ask-house"}
"""What is asked when nothing is in the middle of what it does; a match of Quidditch has begun."""


def pytest_configure(config: pytest.Config) -> None:
    """Make the mark of `table.card` known."""
    config.addinivalue_line("markers", "card(id, ...): the cards that this test shows at work")


@pytest.fixture(autouse=True)
def _quidditch_and_the_return(monkeypatch: pytest.MonkeyPatch) -> None:
    """Both are known to these tests, whether they are offered to players or not."""
    box = "commonroom.games.year_at_hogwarts"
    monkeypatch.setitem(registry._places, "quidditch", f"{box}.quidditch.title:TITLE")
    place = f"{box}.voldemort_returns.title:TITLE"
    monkeypatch.setitem(registry._places, "voldemort-returns", place)


@pytest.fixture(autouse=True)
def _nothing_is_left_over_or_open() -> Iterator[None]:
    stage.clear()
    yield
    for table in stage:
        table.game.chance.assert_spent()
        assert table.match.title.census(table.game) == table.census
        if table.match.decision is not None:
            assert table.decision.prompt.key in CALM, f"{table.decision.prompt} is still open"
