"""The chances of dice in Talisman: battles, the barrier, the Gates and single rolls.

Owns the arithmetic and knows neither cards nor state: everything is a function of numbers. A
`margin` is the own score less the other's before the dice. Whoever rolls several dice uses the
highest. Dice may be rolled again as often as `rerolls` says (Fate is one, some cards are others),
one die each time, and are rolled again only where that helps (TAL-FAT-1).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import product
from typing import NamedTuple, TypeAlias

Dice: TypeAlias = tuple[int, ...]
FACES = range(1, 7)


class Odds(NamedTuple):
    """How likely each end of a battle is."""

    win: float
    tie: float
    lose: float

    @property
    def decided(self) -> float:
        """The chance to win in the end if it is fought again after every stand-off."""
        return self.win / (self.win + self.lose) if self.win else 0.0


WON, TIED, BEATEN = Odds(1.0, 0.0, 0.0), Odds(0.0, 1.0, 0.0), Odds(0.0, 0.0, 1.0)


# ---- battles --------------------------------------------------------------------------------


@lru_cache(16_384)
def battle(
    margin: int,
    dice: int = 1,
    rerolls: int = 0,
    foe_dice: int = 1,
    foe_rerolls: int = 0,
    stand_off: float = 0.0,
) -> Odds:
    """TAL-BAT-1, TAL-BAT-3 A battle before the dice.

    `stand_off` is what a tie is worth to either party, between losing (0) and winning (1).
    """
    if abs(margin) >= len(FACES):
        return WON if margin > 0 else BEATEN  # no die can make up for that
    rolls = list(product(FACES, repeat=dice))
    foe_rolls = list(product(FACES, repeat=foe_dice))
    return _mean(
        after_roll(margin, roll, foe_roll, rerolls, foe_rerolls, stand_off)
        for roll in rolls
        for foe_roll in foe_rolls
    )


def after_roll(
    margin: int,
    dice: Dice,
    foe_dice: Dice,
    rerolls: int = 0,
    foe_rerolls: int = 0,
    stand_off: float = 0.0,
) -> Odds:
    """TAL-BAT-3 A battle once all dice lie: first the own rerolls, then those of the other."""
    return _after_roll(
        margin, tuple(sorted(dice)), tuple(sorted(foe_dice)), rerolls, foe_rerolls, stand_off
    )


def after_reroll(
    margin: int,
    dice: Dice,
    foe_dice: Dice,
    die: int,
    rerolls: int = 0,
    foe_rerolls: int = 0,
    stand_off: float = 0.0,
) -> Odds:
    """A battle if a die that shows `die` is rolled again now; `rerolls` are those left then."""
    return _mean(
        after_roll(margin, roll, foe_dice, rerolls, foe_rerolls, stand_off)
        for roll in _rolled_again(dice, die)
    )


@lru_cache(65_536)
def _after_roll(
    margin: int, dice: Dice, foe_dice: Dice, rerolls: int, foe_rerolls: int, stand_off: float
) -> Odds:
    """The lowest die is the one to roll again, since only the highest counts."""
    kept = _defended(margin + dice[-1], foe_dice, foe_rerolls, stand_off)
    if not rerolls:
        return kept
    again = after_reroll(margin, dice, foe_dice, dice[0], rerolls - 1, foe_rerolls, stand_off)
    return max(kept, again, key=lambda odds: _worth(odds, stand_off))


@lru_cache(16_384)
def _defended(score: int, foe_dice: Dice, foe_rerolls: int, stand_off: float) -> Odds:
    """The end against a fixed score: the other party rolls again where that helps it."""
    kept = _compared(score, foe_dice[-1])
    if not foe_rerolls:
        return kept
    again = _mean(
        _defended(score, tuple(sorted(roll)), foe_rerolls - 1, stand_off)
        for roll in _rolled_again(foe_dice, foe_dice[0])
    )
    return max(kept, again, key=lambda odds: _worth(odds._replace(win=odds.lose, lose=odds.win),
                                                    stand_off))  # fmt: skip


def _worth(odds: Odds, stand_off: float) -> tuple[float, float]:
    """What is to be as high as possible; rounded, so that no last bit decides between equals."""
    return round(odds.win + stand_off * odds.tie, 12), round(-odds.lose, 12)


def _compared(score: int, foe_score: int) -> Odds:
    if score == foe_score:
        return TIED
    return WON if score > foe_score else BEATEN


def _rolled_again(dice: Dice, die: int) -> list[Dice]:
    at = dice.index(die)
    return [(*dice[:at], face, *dice[at + 1 :]) for face in FACES]


def _mean(many: Iterable[Odds]) -> Odds:
    listed = list(many)
    win = sum(odds.win for odds in listed)
    tie = sum(odds.tie for odds in listed)
    lose = sum(odds.lose for odds in listed)
    return Odds(win / len(listed), tie / len(listed), lose / len(listed))


# ---- ways on, and single rolls --------------------------------------------------------------


@lru_cache(1024)
def gates(strength: int, rerolls: int = 0, dice: int = 2) -> float:
    """TAL-GAT-1 The chance that the dice come to no more than the Magic or Might."""
    rolls = list(product(FACES, repeat=dice))
    return sum(gates_after_roll(strength, roll, rerolls) for roll in rolls) / len(rolls)


@lru_cache(4096)
def gates_after_roll(strength: int, dice: Dice, rerolls: int = 0) -> float:
    """TAL-GAT-1 The same once the dice lie; the highest is the one to roll again."""
    if sum(dice) <= strength:
        return 1.0
    if not rerolls:
        return 0.0
    left = _rolled_again(dice, max(dice))
    return sum(gates_after_roll(strength, roll, rerolls - 1) for roll in left) / len(left)


@lru_cache(256)
def at_least(face: int, rerolls: int = 0, dice: int = 1) -> float:
    """The chance that the best of some dice shows at least this; evading and saving ask so."""
    miss = min(max(face - 1, 0), 6) / 6
    return 1.0 - miss ** (dice + rerolls)


def best_roll(worths: Sequence[float], rerolls: int = 0, price: float = 0.0) -> float:
    """What a die is worth whose faces are worth this, if it may be rolled again for a price."""
    worth = sum(worths) / len(worths)
    for _ in range(rerolls):
        again = worth - price
        worth = sum([face if face > again else again for face in worths]) / len(worths)
    return worth
