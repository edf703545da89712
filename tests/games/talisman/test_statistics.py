"""What is counted of a game agrees with what lies on the table at its end."""

from __future__ import annotations

import commonroom
from commonroom.bots import play, seated
from commonroom.games.talisman.events import BattleBegan, Fell
from commonroom.games.talisman.statistics import TalismanStatistics
from commonroom.kernel import title

GAME = "talisman"


def test_statistics_agree_with_the_table() -> None:
    match = commonroom.new_match(GAME, seats=3, seed=1)
    result = play(match, seated(match, ["novice"] * 3, 1))
    assert result is not None
    counted, state = title(GAME).statistics(match), match.game.state
    assert isinstance(counted, TalismanStatistics)
    assert counted.turns == state.turn > 0
    assert counted.rounds * 3 - 3 < counted.turns <= counted.rounds * 3
    (winner,) = result.winners
    player = state.players[winner]
    assert counted.victor == (f"{player.character}/{player.side}",)
    played = [side.partition("/")[0] for side in counted.sides]
    assert played == [player.character for player in state.players]
    assert sum(counted.falls) == sum(isinstance(event, Fell) for event in match.events)
    characters = match.game.content.characters
    battles = [event for event in match.events if isinstance(event, BattleBegan)]
    assert counted.duels == sum(event.foes[0] in characters for event in battles)
    carried = {card for player in state.players for card in player.followers + player.trophies}
    assert carried <= set(counted.met) <= match.game.content.encounters.keys()
    assert set(counted.spells) <= match.game.content.spells.keys()
    assert set(counted.bought) <= match.game.content.purchases.keys()


def test_a_muted_match_counts_the_same() -> None:
    heard, muted = (commonroom.new_match(GAME, seats=2, seed=5, muted=m) for m in (False, True))
    for match in (heard, muted):
        play(match, seated(match, ["novice"] * 2, 5))
    assert title(GAME).statistics(muted) == title(GAME).statistics(heard)
