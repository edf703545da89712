"""How a Quidditch match stands: the chance to win, from what is on the pitch.

How much each sign tells was fitted to the ends of matches that experts, some of them careless,
played. There are few signs: whoever looks ahead finds ways to have many of what tells little.
"""

from __future__ import annotations

from math import exp

from commonroom.games.year_at_hogwarts.content import Content
from commonroom.games.year_at_hogwarts.quidditch.bots.sense import Sense
from commonroom.games.year_at_hogwarts.quidditch.odds import goal
from commonroom.games.year_at_hogwarts.quidditch.pitch import bit
from commonroom.games.year_at_hogwarts.quidditch.seen import QuidditchView
from commonroom.games.year_at_hogwarts.quidditch.state import KEEPER
from commonroom.kernel.policy import Foresight

_TELLS: dict[str, float] = {
    "first goal": 0.83,
    "second chaser": 0.15,
    "third chaser": 0.24,
    "first beater": 0.17,
    "second beater": 0.10,
    "keeper": 0.40,
    "shot now": 0.90,
    "moves to a shot": -0.10,
}
"""Sign → how much one of it adds to the logarithm of a side's odds to win."""
_FAR = 14
"""Moves to a shot that is nowhere near."""


class Evaluator:
    """The chance to win, in the middle of a match."""

    foresight = Foresight(trials=400)

    def __init__(self, content: Content) -> None:
        self.content = content

    def turn(self, view: QuidditchView, seat: int) -> int | None:
        """The side's own turns; the race is short and is played to its end."""
        own = view.sides[view.turn].seat == seat and view.winner < 0
        return view.turn if own else None

    def chance(self, view: QuidditchView, seat: int) -> float:
        """About how likely a seat is to win."""
        mine, theirs = (
            exp(sum(_TELLS[sign] * much for sign, much in self.signs(view, side.seat).items()))
            for side in sorted(view.sides, key=lambda side: side.seat != seat)
        )
        return mine / (mine + theirs)

    def signs(self, view: QuidditchView, seat: int) -> dict[str, float]:
        """What tells whether a seat will win."""
        sense = Sense(view, seat)
        mine, chasers = sense.mine, len(sense.chasers)
        needed = _moves_to_a_shot(sense) + 1
        now = view.turn == sense.number and view.actions >= needed
        return {
            "first goal": mine.goals > 0,
            "second chaser": chasers > 1,
            "third chaser": chasers > 2,
            "first beater": len(sense.beaters) > 0,
            "second beater": len(sense.beaters) > 1,
            "keeper": KEEPER in mine.at,
            "shot now": goal(view, sense.number) if now else 0.0,
            "moves to a shot": needed / 6,
        }


def _moves_to_a_shot(sense: Sense) -> int:
    """How many actions it takes until a shot, if nobody comes between."""
    if sense.have_it and sense.carrier != KEEPER:
        way = sense.path(sense.mine.at[sense.carrier], sense.target)
        return _FAR if way is None else len(way)
    if sense.keeper_has_it:
        return _FAR
    onward = sense.path(sense.view.quaffle, sense.target)
    ways = [
        sense.path(sense.mine.at[chaser], bit(sense.view.quaffle), onto=True)
        for chaser in sense.chasers
    ]
    least = min((len(way) for way in ways if way), default=_FAR)
    return min(_FAR, least + (_FAR if onward is None else len(onward)))
