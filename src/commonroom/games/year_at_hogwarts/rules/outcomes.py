"""What a fight leads to when it is over."""

from __future__ import annotations

from commonroom.games.year_at_hogwarts.cards.deeds import clear_table
from commonroom.games.year_at_hogwarts.events import FightLost, FightWon
from commonroom.games.year_at_hogwarts.game import Year
from commonroom.games.year_at_hogwarts.rules import death_eaters, duels, missions, players
from commonroom.games.year_at_hogwarts.rules.combatants import RULES
from commonroom.games.year_at_hogwarts.rules.holdings import reward, stop_waiting, take_back
from commonroom.games.year_at_hogwarts.state import Fight
from commonroom.kernel import Script


def fight_over(game: Year) -> Script[str]:
    """Winner and loser get their due; the turn ends, or somebody walks out of the fight."""
    fight = game.fight
    game.state.fight = None
    clear_table(game, fight)
    if fight.result == "escaped":
        return _escape(game, fight)
    if fight.kind == "player":
        yield from players.fight_over(game, fight)
        return "end"
    me, rule = fight.sides[fight.acting], RULES[fight.kind]
    if fight.result == "won":
        game.tell(FightWon, rule=rule, seat=me.seat, opponent=fight.foe.who)
        for side in fight.sides:
            reward(game, side.seat)
        match fight.kind:
            case "combat":
                yield from missions.won(game, fight)
            case "duel":
                duels.won(game, me.seat)
            case _:
                death_eaters.won(game, fight)
        return "end"
    game.tell(FightLost, rule=rule, seat=me.seat, opponent=fight.foe.who)
    match fight.kind:
        case "combat":
            missions.lost(game, fight)
        case "duel":
            yield from duels.lost(game, me.seat)
        case _:
            death_eaters.lost(game, fight)
    return "end"


def _escape(game: Year, fight: Fight) -> str:
    """YH-CMP-5 Nobody has won or lost. RULING: it ends the fight of a whole team."""
    for side in fight.sides:
        take_back(game, side.seat)
        stop_waiting(game, side.seat)
    fleer = fight.foe.seat if fight.fled else fight.sides[fight.acting].seat
    players.walk_away(game, fleer, fight.escape)
    return "walk"
