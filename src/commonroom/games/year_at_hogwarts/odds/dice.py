"""Dice of fights as distributions: attacks, sums, acts of cards."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from commonroom.games.year_at_hogwarts.settings import Limits
from commonroom.games.year_at_hogwarts.vocabulary import (
    Act,
    Acts,
    Discard,
    Gamble,
    Harden,
    Hinder,
    Hp,
    Regrow,
)


class Blow(NamedTuple):
    """A possible end of an attack."""

    chance: float
    damage: int
    stuns: bool


class Ordeal(NamedTuple):
    """A possible end of an act of a card."""

    chance: float
    loss: int = 0
    gain: int = 0
    regrow: int = 0
    harden: int = 0
    hinder: int = 0
    discards: tuple[Discard, ...] = ()

    @property
    def quiet(self) -> bool:
        """Whether nothing happens."""
        return not any(self[1:])


@lru_cache(maxsize=4096)
def strikes(dice: int, res: int, sixes: int = 0, stun: int = 0) -> list[Blow]:
    """YH-FGT-1 An attack with dice: how likely each damage is, and whether it stuns."""
    hit = max(0, min(6, 7 - res)) / 6
    six = 1 / 6 if hit else 0.0
    found: dict[tuple[int, int], float] = {(0, 0): 1.0}
    for _ in range(dice):
        longer: dict[tuple[int, int], float] = {}
        for (hits, more), chance in found.items():
            for step, extra, share in ((0, 0, 1 - hit), (1, 0, hit - six), (1, sixes, six)):
                if share > 0:
                    key = hits + step, more + extra
                    longer[key] = longer.get(key, 0.0) + chance * share
        found = longer
    merged: dict[tuple[int, bool], float] = {}
    for (hits, more), chance in found.items():
        end = hits + more, bool(stun) and hits >= stun
        merged[end] = merged.get(end, 0.0) + chance
    return [Blow(chance, damage, stuns) for (damage, stuns), chance in merged.items()]


@lru_cache(maxsize=8)
def sums(dice: int) -> list[tuple[int, float]]:
    """What so many dice add up to, and how likely."""
    found = {0: 1.0}
    for _ in range(dice):
        longer: dict[int, float] = {}
        for total, chance in found.items():
            for face in range(1, 7):
                longer[total + face] = longer.get(total + face, 0.0) + chance / 6
        found = longer
    return list(found.items())


def bounded_res(limit: Limits, printed: int, change: int) -> int:
    """RULING: res is changed within the limits only."""
    if not change:
        return printed
    low, high = min(printed, limit.least_res), max(printed, limit.most_res)
    return max(low, min(high, printed + change))


# ---- acts of cards --------------------------------------------------------------------------


def spread(acts: Acts) -> list[tuple[float, Acts]]:
    """What may come of an act, and how likely each is: the dice of gambles are rolled."""
    found: dict[Acts, float] = {(): 1.0}
    for act in acts:
        longer: dict[Acts, float] = {}
        for done, chance in found.items():
            for part, share in _parts(act):
                longer[done + part] = longer.get(done + part, 0.0) + chance * share
        found = longer
    return [] if not acts else [(chance, done) for done, chance in found.items()]


def _parts(act: Act) -> list[tuple[Acts, float]]:
    if not isinstance(act, Gamble):
        return [((act,), 1.0)]
    hit = len(dict.fromkeys(act.on)) / 6
    won = spread(act.acts) or [(1.0, ())]
    lost = spread(act.otherwise) or [(1.0, ())]
    return [(part, hit * chance) for chance, part in won] + [
        (part, (1 - hit) * chance) for chance, part in lost
    ]


def ordeals(part: list[tuple[float, Acts]], softened: int, sturdy: int) -> list[Ordeal]:
    """What an act does to somebody whose losses are so much smaller."""
    merged: dict[Ordeal, float] = {}
    for chance, acts in part:
        one = _ordeal(acts, softened, sturdy)
        merged[one] = merged.get(one, 0.0) + chance
    return [one._replace(chance=chance) for one, chance in merged.items()]


def _ordeal(acts: Acts, softened: int, relief: int) -> Ordeal:
    loss = gain = regrow = harden = hinder = 0
    discards: list[Discard] = []
    for act in acts:
        match act:
            case Hp(amount=amount) if amount < 0:
                taken = max(0, -amount - softened)
                spared = min(relief, taken - (0 if loss else 1)) if taken else 0
                relief -= spared
                loss += taken - spared
            case Hp(amount=amount):
                gain += amount
            case Regrow(amount=amount):
                regrow += amount
            case Harden(amount=amount):
                harden += amount
            case Hinder(dice=dice):
                hinder = max(hinder, dice)
            case Discard():
                discards.append(act)
            case _:
                pass
    return Ordeal(0.0, loss, gain, regrow, harden, hinder, tuple(discards))
