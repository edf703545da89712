"""The odds of a turn: for each card that takes dice, the chance that it will still be filled.

Joins the view of a seat with the arithmetic of `odds`; screens show it, and tests compare it.
"""

from __future__ import annotations

from commonroom.games.death_eaters_rising.content import Content
from commonroom.games.death_eaters_rising.odds.questions import (
    Four,
    Odds,
    chance_after_roll,
    chance_to_fill,
)
from commonroom.games.death_eaters_rising.seen import TableView


def option_odds(view: TableView, content: Content) -> dict[str, Odds]:
    """Target → the chance to fill it if all dice left go for it alone; empty without dice."""
    turn = view.turn
    if turn.rolled:
        rolled = tuple(_numbered(die, content) for die in turn.rolled)
        waiting = counted(turn.pool, content)
        return {
            target: chance_after_roll(rolled, (need,), waiting=waiting, assigned=turn.acted)
            for target, need in turn.needs.items()
        }
    if not turn.pool:
        return {}
    pool = counted(turn.pool, content)
    return {target: chance_to_fill(pool, (need,)) for target, need in turn.needs.items()}


def counted(dice: tuple[str, ...], content: Content) -> Four:
    """How many dice of each colour."""
    purple, red, blue, orange = (dice.count(colour) for colour in content.dice)
    return purple, red, blue, orange


def _numbered(die: str, content: Content) -> tuple[int, int]:
    """A die as `odds` knows it: the numbers of its colour and face."""
    colour = content.faces[die].colour
    return list(content.dice).index(colour), content.rolls[colour].index(die)
