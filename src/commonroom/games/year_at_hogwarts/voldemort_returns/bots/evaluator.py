"""How Voldemort Returns stands: the chance of either side to win.

How much each sign tells was fitted to the ends of games that experts, some of them careless, played
with two to four seats.
"""

from __future__ import annotations

from math import exp

from commonroom.games.year_at_hogwarts.content import Content
from commonroom.games.year_at_hogwarts.voldemort_returns.game import STONE, WAND
from commonroom.games.year_at_hogwarts.voldemort_returns.view import ReturnView

_START = 0.0
_TELLS: dict[str, float] = {
    "tokens": 0.5,
    "horcruxes": -0.2,
    "horcruxes after": -0.2,
    "returned": 1.0,
    "stone": -1.5,
    "wand": 1.5,
    "both": 0.0,
    "both, no horcrux": -1.0,
    "arms": -0.2,
    "health": -0.2,
    "cards": 0.0,
    "eaters": 0.1,
    "heroes": -0.2,
}
"""Sign → how much one of it adds to the logarithm of the villain's odds to win."""


class Evaluator:
    """The chance to win, in the middle of a game."""

    ahead = 1
    finest = 0.01

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
            "tokens": 0.0 if view.returned else len(villain.objects),
            "horcruxes": len(view.destroyed),
            "horcruxes after": len(view.destroyed) if view.returned else 0.0,
            "returned": view.returned,
            "stone": stone,
            "wand": wand,
            "both": stone and wand,
            "both, no horcrux": stone and wand and not horcruxes,
            "arms": sum(self.content.objects[thing].side == "heroes" for thing in things) - stone,
            "health": sum(one.hp for one in heroes) / (10 * count),
            "cards": sum(sum(one.counts.values()) for one in heroes) / count,
            "eaters": max(0, len(view.characters) - 1),
            "heroes": count,
        }
