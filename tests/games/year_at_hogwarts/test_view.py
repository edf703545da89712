"""Views keep what has not changed: a table that was never looked at must look the same."""

from __future__ import annotations

import pytest

import commonroom
from commonroom import bots


@pytest.mark.parametrize("level", ["random", "expert"])
@pytest.mark.parametrize("game", ["year-at-hogwarts", "voldemort-returns"])
def test_a_second_look_shows_what_a_first_look_would(game: str, level: str) -> None:
    match = commonroom.new_match(game, seats=3, seed=5, muted=True)
    players = bots.seated(match, [level] * 3, seed=5)
    for _ in range(300):
        never_seen = match.copy()
        for seat in (0, 1, 2, None):
            assert match.view(seat) == never_seen.view(seat)
        if bots.step(match, players) is None:
            break
    assert match.answered > 100
