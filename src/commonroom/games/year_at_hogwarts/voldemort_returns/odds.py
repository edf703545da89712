"""Odds of Voldemort Returns: fights with attack and defence dice, Horcruxes, reaching a space.

Exact for dice alone; what cards and abilities in hand change is not counted.
"""

from __future__ import annotations

from math import comb
from typing import NamedTuple

from commonroom.games.year_at_hogwarts.abilities import Weaken
from commonroom.games.year_at_hogwarts.content import Content

HORCRUX = 15 / 36
"""YH-VR-5 The chance to roll higher than another die."""
_MOST_HP = 16
"""More HP than that make no difference worth working out."""
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
    if attacker.hp <= 0 or defender.hp <= 0:
        return 1.0 if attacker.hp > 0 else 0.0
    return _duel(attacker, defender).wins[_at(attacker.hp, defender.hp)]


def wins_after(attacker: Party, defender: Party, hits: int) -> tuple[float, float]:
    """For whoever must answer so many hits: the chance to win with a defence die, and without.

    Both are for the first of these hits; the others are answered in the best way.
    """
    duel, at = _duel(attacker, defender), _at(attacker.hp, defender.hp)
    before = duel.with_hits(hits - 1)
    return 1 - _rolled(before, at), 1 - before[at - 1]


_ROW = _MOST_HP + 2
"""A table of chances has a row for the attacker's HP, from 0, and in it the defender's, from -1."""


def _at(mine: int, theirs: int) -> int:
    """Where a table has the chance of two who are not beaten yet."""
    row = mine if mine < _MOST_HP else _MOST_HP
    return row * _ROW + (theirs if theirs < _MOST_HP else _MOST_HP) + 1


def _rolled(before: list[float], at: int) -> float:
    """The attacker's chance if a hit is answered with a defence die; `before`: with one fewer."""
    return (2 * before[at - 2] + 3 * before[at - 1] + before[at - _ROW]) / 6


class Duel:
    """One party's attacks on another: the chance of the attacker by the HP of both."""

    __slots__ = ("_hits", "chances", "wins")

    def __init__(self, dice: int, foe_res: int) -> None:
        hit = (7 - foe_res) / 6
        self.chances = [comb(dice, n) * hit**n * (1 - hit) ** (dice - n) for n in range(dice + 1)]
        """How likely so many hits are."""
        self.wins = _nobody_left()
        """Before the attack."""
        self._hits = [_nobody_left() for _ in range(dice + 1)]
        """With so many hits to answer; the defender does what is best."""

    def with_hits(self, hits: int) -> list[float]:
        """The chances with so many hits to answer: more dice than now may have hit so often."""
        while len(self._hits) <= hits:
            self._hits.append(_nobody_left())
            for mine in range(1, _MOST_HP + 1):
                for theirs in range(1, _MOST_HP + 1):
                    self._answer(_at(mine, theirs), len(self._hits) - 1)
        return self._hits[hits]

    def attack(self, at: int) -> float:
        """The chance to win with some hits, which are answered first."""
        won = 0.0
        for hits in range(1, len(self.chances)):
            self._answer(at, hits)
            won += self.chances[hits] * self._hits[hits][at]
        return won

    def _answer(self, at: int, hits: int) -> None:
        before = self._hits[hits - 1]
        self._hits[hits][at] = min(before[at - 1], _rolled(before, at))

    def win(self, at: int, some: float, other_none: float, other_some: float) -> None:
        """Two attacks without a hit leave all as it was, so both chances are solved at once."""
        none = self.chances[0]
        self.wins[at] = (some + none * (1 - other_some - other_none)) / (1 - none * other_none)

    def passed(self, at: int, wins: float) -> None:
        """No hit is left to answer: now the other attacks, who wins with that chance."""
        self._hits[0][at] = 1 - wins


def _nobody_left() -> list[float]:
    """A table of chances of which nothing is known but who has lost."""
    row = [1.0, 1.0, *[0.0] * _MOST_HP]
    return [0.0] * _ROW + row * _MOST_HP


_DUELS: dict[tuple[int, int, int, int], Duel] = {}


def _duel(attacker: Party, defender: Party) -> Duel:
    """There are few kinds of them, and each is soon asked about in many positions."""
    _, dice, res = attacker
    _, foe_dice, foe_res = defender
    found = _DUELS.get((dice, res, foe_dice, foe_res))
    if found is None:
        found, back = Duel(dice, foe_res), Duel(foe_dice, res)
        _solve(found, back)
        _DUELS[foe_dice, foe_res, dice, res] = back
        _DUELS[dice, res, foe_dice, foe_res] = found
    return found


def _solve(one: Duel, other: Duel) -> None:
    """Work out all chances of two who attack each other: those with fewer HP first."""
    none, other_none = one.chances[0], other.chances[0]
    for hp in range(2, 2 * _MOST_HP + 1):
        for mine in range(max(1, hp - _MOST_HP), min(_MOST_HP, hp - 1) + 1):
            here, there = _at(mine, hp - mine), _at(hp - mine, mine)
            some, other_some = one.attack(here), other.attack(there)
            one.win(here, some, other_none, other_some)
            other.win(there, other_some, none, some)
            one.passed(here, other.wins[there])
            other.passed(there, one.wins[here])


def reaches(distance: int, dice: int) -> float:
    """The chance that so many dice carry at least so far; who is met ends the move."""
    if dice == 1:
        return max(0.0, min(1.0, (7 - distance) / 6))
    return _FURTHER[min(max(0, distance), len(_FURTHER) - 1)] / 36
