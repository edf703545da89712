"""No card or token may be lost in a test of Voldemort Returns, or come twice."""

from collections.abc import Iterator

import pytest

from tests.games.year_at_hogwarts.voldemort_returns.positions import stage


@pytest.fixture(autouse=True)
def _everything_is_in_one_place() -> Iterator[None]:
    stage.clear()
    yield
    for match, inventory in stage:
        assert match.title.inventory(match.game) == inventory
