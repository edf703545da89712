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
    return _wins(mine, theirs, attacker.dice, attacker.res, defender.dice, defender.res)


def wins_after(attacker: Party, defender: Party, hits: int) -> tuple[float, float]:
    """For whoever must answer so many hits: the chance to win with a defence die, and without.

    Both are for the first of these hits; the others are answered in the best way.
    """
    mine, theirs = min(attacker.hp, _MOST_HP), min(defender.hp, _MOST_HP)
    shape = attacker.dice, attacker.res, defender.dice, defender.res
    return 1 - _rolled(mine, theirs, hits, *shape), 1 - _hit(mine, theirs - 1, hits - 1, *shape)


@lru_cache(maxsize=1 << 16)
def _wins(a: int, b: int, a_dice: int, a_res: int, b_dice: int, b_res: int) -> float:
    """Two attacks without a hit leave everything as it was, so both chances are solved at once."""
    if b <= 0 or a <= 0:
        return float(a > 0)
    none, some = _attack(a, b, a_dice, a_res, b_dice, b_res)
    other_none, other_some = _attack(b, a, b_dice, b_res, a_dice, a_res)
    return (some + none * (1 - other_some - other_none)) / (1 - none * other_none)


def _attack(
    a: int, b: int, a_dice: int, a_res: int, b_dice: int, b_res: int
) -> tuple[float, float]:
    """The chance of no hit at all, and the chance to win with some."""
    hit = (7 - b_res) / 6
    chances = [comb(a_dice, n) * hit**n * (1 - hit) ** (a_dice - n) for n in range(a_dice + 1)]
    won = sum(
        chance * _hit(a, b, hits, a_dice, a_res, b_dice, b_res)
        for hits, chance in enumerate(chances)
        if hits
    )
    return chances[0], won


@lru_cache(maxsize=1 << 16)
def _hit(a: int, b: int, hits: int, a_dice: int, a_res: int, b_dice: int, b_res: int) -> float:
    """The attacker's chance with so many hits to answer: the defender does what is best."""
    if b <= 0 or a <= 0:
        return float(a > 0)
    if not hits:
        return 1 - _wins(b, a, b_dice, b_res, a_dice, a_res)
    taken = _hit(a, b - 1, hits - 1, a_dice, a_res, b_dice, b_res)
    return min(taken, _rolled(a, b, hits, a_dice, a_res, b_dice, b_res))


def _rolled(a: int, b: int, hits: int, a_dice: int, a_res: int, b_dice: int, b_res: int) -> float:
    """The attacker's chance if the first hit is answered with a defence die."""
    shape = a_dice, a_res, b_dice, b_res
    two = _hit(a, b - 2, hits - 1, *shape)
    one = _hit(a, b - 1, hits - 1, *shape)
    back = _hit(a - 1, b, hits - 1, *shape)
    return (2 * two + 3 * one + back) / 6


def reaches(distance: int, dice: int) -> float:
    """The chance that so many dice carry at least so far; who is met ends the move."""
    if dice == 1:
        return max(0.0, min(1.0, (7 - distance) / 6))
    ways = sum(1 for one in range(1, 7) for two in range(1, 7) if one + two >= distance)
    return ways / 36
