"""Odds of Voldemort Returns: fights with attack and defence dice, Horcruxes, reaching a space.

Exact for dice alone; what cards and abilities in hand change is not counted.
"""

from __future__ import annotations

from functools import lru_cache
from math import comb
from typing import NamedTuple

from commonroom.games.year_at_hogwarts.abilities import Weaken
from commonroom.games.year_at_hogwarts.content import Content

HORCRUX = 15 / 36
"""YH-VR-5 The chance to roll higher than another die."""
_MOST_HP = 16
"""More HP than that make no difference worth working out."""
_POSITIONS, _UNKNOWN = (_MOST_HP + 1) ** 2, -1.0
_FURTHER = [
    sum(1 for one in range(1, 7) for two in range(1, 7) if one + two >= distance)
    for distance in range(14)
]
"""Distance → with how many of 36 rolls two dice carry at least so far."""


class Party(NamedTuple):
    """One party of a fight: its attack dice, and what the other must roll to hit it."""

    hp: int
    dice: int
    res: int


def party(content: Content, who: str, hp: int, other: str) -> Party:
    """A character as another meets it, by their sheets."""
    sheet, foe = content.sheets[who], content.sheets[other]
    weaker = foe.fight.amount if isinstance(foe.fight, Weaken) else 0
    return Party(hp, sheet.dice, max(content.limit.least_res, sheet.res - weaker))


def wins(attacker: Party, defender: Party) -> float:
    """YH-VR-FGT The chance that whoever attacks now wins, if both defend as well as they can."""
    mine, theirs = min(attacker.hp, _MOST_HP), min(defender.hp, _MOST_HP)
    return _duel(attacker.dice, attacker.res, defender.dice, defender.res).wins(mine, theirs)


def wins_after(attacker: Party, defender: Party, hits: int) -> tuple[float, float]:
    """For whoever must answer so many hits: the chance to win with a defence die, and without.

    Both are for the first of these hits; the others are answered in the best way.
    """
    mine, theirs = min(attacker.hp, _MOST_HP), min(defender.hp, _MOST_HP)
    duel = _duel(attacker.dice, attacker.res, defender.dice, defender.res)
    return 1 - duel.rolled(mine, theirs, hits), 1 - duel.hit(mine, theirs - 1, hits - 1)


@lru_cache(maxsize=1 << 10)
def _duel(dice: int, res: int, foe_dice: int, foe_res: int) -> Duel:
    return Duel(dice, res, foe_dice, foe_res)


class Duel:
    """One party that attacks another, by their dice and res; what was asked once, it knows.

    HP are `a` of the attacker and `b` of the defender, at most `_MOST_HP` each.
    """

    __slots__ = ("_back", "_chances", "_hits", "_wins")

    def __init__(
        self, dice: int, res: int, foe_dice: int, foe_res: int, back: Duel | None = None
    ) -> None:
        hit = (7 - foe_res) / 6
        self._chances = [comb(dice, n) * hit**n * (1 - hit) ** (dice - n) for n in range(dice + 1)]
        """How likely so many hits are."""
        self._wins = [_UNKNOWN] * _POSITIONS
        self._hits: list[list[float]] = []
        self._back = back or Duel(foe_dice, foe_res, dice, res, self)
        """The other party attacking this one."""

    def wins(self, a: int, b: int) -> float:
        """Two attacks without a hit leave all as it was, so both chances are solved at once."""
        if b <= 0 or a <= 0:
            return 1.0 if a > 0 else 0.0
        at = a * (_MOST_HP + 1) + b
        known = self._wins[at]
        if known != _UNKNOWN:
            return known
        none, some = self._attack(a, b)
        other_none, other_some = self._back._attack(b, a)
        found = (some + none * (1 - other_some - other_none)) / (1 - none * other_none)
        self._wins[at] = found
        return found

    def _attack(self, a: int, b: int) -> tuple[float, float]:
        """The chance of no hit at all, and the chance to win with some."""
        won = 0.0
        for hits in range(1, len(self._chances)):
            won += self._chances[hits] * self.hit(a, b, hits)
        return self._chances[0], won

    def hit(self, a: int, b: int, hits: int) -> float:
        """The attacker's chance with so many hits to answer: the defender does what is best."""
        if b <= 0 or a <= 0:
            return 1.0 if a > 0 else 0.0
        if hits == 0:
            return 1 - self._back.wins(b, a)
        while len(self._hits) <= hits:
            self._hits.append([_UNKNOWN] * _POSITIONS)
        at = a * (_MOST_HP + 1) + b
        known = self._hits[hits][at]
        if known != _UNKNOWN:
            return known
        found = min(self.hit(a, b - 1, hits - 1), self.rolled(a, b, hits))
        self._hits[hits][at] = found
        return found

    def rolled(self, a: int, b: int, hits: int) -> float:
        """The attacker's chance if the first hit is answered with a defence die."""
        two, one = self.hit(a, b - 2, hits - 1), self.hit(a, b - 1, hits - 1)
        back = self.hit(a - 1, b, hits - 1)
        return (2 * two + 3 * one + back) / 6


def reaches(distance: int, dice: int) -> float:
    """The chance that so many dice carry at least so far; who is met ends the move."""
    if dice == 1:
        return max(0.0, min(1.0, (7 - distance) / 6))
    return _FURTHER[min(max(0, distance), len(_FURTHER) - 1)] / 36
