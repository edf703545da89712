"""The way through the school: the chance to come from a classroom to the Room of Requirement.

A function of numbers, worked out once for each set of them. It counts Lives, followers to break the
fall, and Fate for the fall and the Boggart; delays cost nothing here.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from commonroom.games.talisman.odds import battle

STEPS = ((1, 1 / 2), (2, 1 / 3), (3, 1 / 6))
"""TAL-MOV-2 How far a movement die carries."""
CHARMS, POTIONS, TRANSFIGURATION, DEFENCE, TOWER, ROOM = 1, 2, 4, 5, 6, 7
BOGGARTS = tuple((dice, (6 - abs(dice - 7)) / 36) for dice in range(2, 13))


class Pupil(NamedTuple):
    """Who goes through the school."""

    key_margin: int
    might: int
    dark: bool
    """A Death Eater, whom Transfiguration hurts and Potions does not."""
    saved: float
    """The chance that a Life lost in battle is not lost."""


@lru_cache(100_000)
def passage(pupil: Pupil, at: int, life: int, followers: int, fate: int) -> float:
    """The chance to reach the Room of Requirement alive from a space that is done with."""
    if life <= 0:
        return 0.0
    if at >= ROOM:
        return 1.0
    return sum(
        share * _met(pupil, min(at + steps, ROOM), life, followers, fate) for steps, share in STEPS
    )


def arrived(pupil: Pupil, at: int, life: int, followers: int, fate: int) -> float:
    """The chance from a space where one has just arrived, with its test still to come."""
    return 1.0 if at >= ROOM else _met(pupil, at, life, followers, fate)


def _met(pupil: Pupil, at: int, life: int, followers: int, fate: int) -> float:
    """The chance from a space where one has just arrived."""
    if at == CHARMS:
        return _charms(pupil, life, followers, fate)
    if at == (TRANSFIGURATION if pupil.dark else POTIONS):
        once = passage(pupil, at, life - 1, followers, fate)
        return 2 / 3 * once + 1 / 3 * passage(pupil, at, life - 2, followers, fate)
    if at == DEFENCE:
        return _boggart(pupil, life, followers, fate)
    if at == TOWER:
        return tower(pupil, life, followers, fate)
    return passage(pupil, at, life, followers, fate)


def _charms(pupil: Pupil, life: int, followers: int, fate: int) -> float:
    """TAL-SPC-3 As many Flying Keys as a die shows have to be caught."""
    ends = _ends(pupil, CHARMS, life, followers, fate)
    won = battle(pupil.key_margin).decided
    return sum([_mean(_wounds(won, pupil.saved, keys, life), ends) for keys in range(1, 7)]) / 6


def _boggart(pupil: Pupil, life: int, followers: int, fate: int) -> float:
    """TAL-SPC-3 A Boggart of as much Might as two dice show has to be beaten."""
    kept = _ends(pupil, DEFENCE, life, followers, fate)
    spent = _ends(pupil, DEFENCE, life, followers, max(0, fate - 1))
    all_wounds = _boggart_wounds(pupil.might, min(fate, 1), pupil.saved, life)
    return sum(
        [
            share * _mean(wounds, spent if pupil.might - dice < 3 else kept)
            for (dice, share), wounds in zip(BOGGARTS, all_wounds, strict=True)
        ]
    )


def _ends(pupil: Pupil, at: int, life: int, followers: int, fate: int) -> list[float]:
    """The chance after so many Lives are lost: none, one …"""
    return [passage(pupil, at, life - lost, followers, fate) for lost in range(life)]


def _mean(wounds: list[float], ends: list[float]) -> float:
    return sum([share * end for share, end in zip(wounds, ends, strict=True)])


def tower(pupil: Pupil, life: int, followers: int, fate: int) -> float:
    """TAL-SPC-3 Followers first, then Lives; one die may be rolled again."""
    ends = []
    for fall in range(1, 7):
        broken = min(fall, followers)
        ends.append(passage(pupil, TOWER, life - (fall - broken), followers - broken, fate))
    mean = sum(ends) / 6
    return sum(max(end, mean) for end in ends) / 6 if fate else mean


@lru_cache(10_000)
def _boggart_wounds(might: int, fate: int, saved: float, life: int) -> list[list[float]]:
    """Lives lost to each Boggart until it is beaten, and how likely."""
    return [_wounds(battle(might - dice, 1, fate).decided, saved, 1, life) for dice, _ in BOGGARTS]


@lru_cache(10_000)
def _wounds(won: float, saved: float, battles: int, life: int) -> list[float]:
    """How likely no Life, one … are lost until so many battles are won; less than all there are."""
    hurt = (1 - won) * (1 - saved)
    hurt /= hurt + won if hurt + won else 1
    shares = [1.0]
    for _ in range(battles):
        after = [0.0] * (life + 1)
        for lost, share in enumerate(shares):
            for more in range(life + 1 - lost):
                after[lost + more] += share * hurt**more * (1 - hurt)
        shares = after
    return [shares[lost] if lost < len(shares) else 0.0 for lost in range(life)]
