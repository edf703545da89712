"""How Voldemort Returns stands: the chance of either side to win.

How much each sign tells was fitted to the ends of games that experts, some of them careless, played
with two to four seats.
"""

from __future__ import annotations

from math import exp

from commonroom.games.year_at_hogwarts.content import Content
from commonroom.games.year_at_hogwarts.voldemort_returns.game import RITUAL, STONE, WAND
from commonroom.games.year_at_hogwarts.voldemort_returns.seen import ReturnView
from commonroom.kernel.policy import Foresight

_START = -0.27
_TELLS: dict[str, float] = {
    "tokens": 0.37,
    "horcruxes": -0.29,
    "returned": 0.23,
    "stone": -0.53,
    "wand": 1.11,
    "both": 1.32,
    "both, no horcrux": -0.8,
    "health": -0.41,
}
"""Sign → how much one of it adds to the logarithm of the villain's odds to win."""


class Evaluator:
    """The chance to win, in the middle of a game."""

    foresight = Foresight()

    def __init__(self, content: Content) -> None:
        self.content = content

    def turn(self, view: ReturnView, seat: int) -> int | None:
        """The seat's own turns."""
        return view.turn.number if view.turn.active == seat else None

    def chance(self, view: ReturnView, seat: int) -> float:
        """About how likely the side of a seat is to win."""
        signs = self.signs(view)
        told = _START + sum(_TELLS[sign] * much for sign, much in signs.items())
        villain = 1 / (1 + exp(-told))
        return villain if seat == view.villain else 1 - villain

    def signs(self, view: ReturnView) -> dict[str, float]:
        """What tells whether the villain will win."""
        heroes = [one for one in view.players if one.seat != view.villain]
        villain, count = view.players[view.villain], len(heroes)
        things = [thing for one in heroes for thing in one.objects]
        stone = STONE in things
        wand = any(WAND in one.objects for one in view.characters)
        horcruxes = any(
            self.content.objects[thing].horcrux for lying in view.lying.values() for thing in lying
        )
        return {
            "tokens": len(RITUAL) if view.returned else len(villain.objects),
            "horcruxes": len(view.destroyed),
            "returned": view.returned,
            "stone": stone,
            "wand": wand,
            "both": stone and wand,
            "both, no horcrux": stone and wand and not horcruxes,
            "health": sum(one.hp for one in heroes) / (10 * count),
        }
