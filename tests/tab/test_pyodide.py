"""The games of a tab are those of a server, to the byte: our tests run where they run."""

from __future__ import annotations

import pytest

from tests.tab.__main__ import run

_YEAR = "tests/games/year_at_hogwarts"
SAMPLE = (
    "tests/golden",
    "tests/conformance/test_inventory.py",
    "tests/conformance/test_positions.py",
    "tests/games/death_eaters_rising/rules",
    "tests/games/talisman/rules",
    f"{_YEAR}/rules",
    f"{_YEAR}/quidditch",
    f"{_YEAR}/voldemort_returns/test_horcruxes.py",
    f"{_YEAR}/voldemort_returns/test_meeting.py",
    "-m", "not slow and not long",
)  # fmt: skip
"""What runs in half a minute; ``python -m tests.tab`` runs the rest, too."""


@pytest.mark.slow
def test_rules_and_whole_games_are_the_same_in_a_browser() -> None:
    """Also our test of Python 3.14, where no such interpreter is installed."""
    ran = run(*SAMPLE, capture=True)
    assert ran.returncode == 0, ran.stdout[-3000:] + ran.stderr[-3000:]
    assert " passed" in ran.stdout
    assert " skipped" not in ran.stdout
