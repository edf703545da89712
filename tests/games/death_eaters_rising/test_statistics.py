"""What is counted of a game agrees with what lies on the table at its end."""

from __future__ import annotations

import pytest

import commonroom
from commonroom.bots import play, seated
from commonroom.games.death_eaters_rising.events import TokenUsed
from commonroom.games.death_eaters_rising.statistics import RisingStatistics
from commonroom.kernel import title

GAME = "death-eaters-rising"


@pytest.mark.parametrize("seed", range(4))
def test_statistics_agree_with_the_table(seed: int) -> None:
    match = commonroom.new_match(GAME, seats=3, seed=seed)
    play(match, seated(match, ["novice"] * 3, seed))
    counted, state = title(GAME).statistics(match), match.game.state
    assert isinstance(counted, RisingStatistics)
    assert counted.turns == state.turn > 0
    assert counted.hospital_wing == state.hospital
    assert counted.azkaban == state.azkaban
    assert counted.controlled == (*state.controlled, *state.fallen)
    assert len(counted.tokens) == sum(isinstance(event, TokenUsed) for event in match.events)
    gathered = {*counted.leaders, *counted.recruited}
    assert {wizard for player in state.players for wizard in player.team} <= gathered
    assert len(counted.recruits) == 3
    assert sum(counted.recruits) == len(counted.recruited)
    starters = match.game.content.wizards
    assert [starters[leader].faction for leader in counted.leaders] == [
        player.faction for player in state.players
    ]


def test_a_muted_match_counts_the_same() -> None:
    heard, muted = (commonroom.new_match(GAME, seats=2, seed=5, muted=m) for m in (False, True))
    for match in (heard, muted):
        play(match, seated(match, ["random"] * 2, 5))
    assert title(GAME).statistics(muted) == title(GAME).statistics(heard)
