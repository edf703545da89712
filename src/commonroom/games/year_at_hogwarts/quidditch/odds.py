"""Odds on the pitch: shots, Bludgers and the race, from what everyone can see."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from commonroom.games.year_at_hogwarts.quidditch.bludgers import DODGE
from commonroom.games.year_at_hogwarts.quidditch.game import targets
from commonroom.games.year_at_hogwarts.quidditch.pitch import (
    DIRECTIONS,
    LAP,
    SLOTS,
    Slot,
    flight,
)
from commonroom.games.year_at_hogwarts.quidditch.seen import QuidditchView
from commonroom.games.year_at_hogwarts.quidditch.state import KEEPER

FACES = 6
TWO_DICE = tuple(
    (total, (FACES - abs(total - FACES - 1)) / FACES**2) for total in range(2, 2 * FACES + 1)
)
"""Each sum of two dice, and how likely it is."""


def goal(view: QuidditchView, number: int) -> float:
    """YH-QUI-5 The chance that a shot of a side scores."""
    if KEEPER not in view.sides[1 - number].at:
        return 1.0
    return (FACES - 1) / (2 * FACES)


def reached(far: int) -> float:
    """YH-QUI-3 The chance that a Bludger flies at least so far."""
    return max(0, FACES + 1 - far) / FACES


_SIGHTS: dict[Slot, dict[Slot, tuple[tuple[Slot, float], ...]]] = {
    slot: {
        way: tuple(
            (ahead, reached(far) * (DODGE - 1) / FACES)
            for far, ahead in enumerate(flight(slot, way, FACES), 1)
        )
        for way in DIRECTIONS
    }
    for slot in SLOTS
}
"""Slot → way of a throw → the slots that it passes, and the chance to put out who stands there."""


def standing(view: QuidditchView, number: int) -> dict[Slot, str]:
    """YH-QUI-3 Slot → the piece of a side on it that a Bludger would strike."""
    side, _, holder = view.carrier.partition(":")
    return targets(view.sides[number].at, holder if side == str(number) else "")


def struck(at: Mapping[Slot, str], slot: Slot, way: Slot) -> tuple[str, float] | None:
    """YH-QUI-3 Whom a Bludger thrown from a slot meets first, and the chance to put it out.

    `at`: where the opponents stand.
    """
    for ahead, out in _SIGHTS[slot][way]:
        piece = at.get(ahead)
        if piece is not None:
            return piece, out
    return None


@cache
def race(mine: int, theirs: int) -> float:
    """YH-QUI-6 The chance to win for the seeker whose turn it is, if nobody plays a card."""
    return sum(chance * after(mine + total, theirs) for total, chance in TWO_DICE)


def after(mine: int, theirs: int) -> float:
    """The chance to win when the other seeker is in turn."""
    return 1.0 if mine >= LAP else 1 - race(theirs, mine)


def after_slowed(mine: int, theirs: int) -> float:
    """The same if the other rolls one die only."""
    if mine >= LAP:
        return 1.0
    ends = [theirs + face for face in range(1, FACES + 1)]
    return sum(race(mine, end) for end in ends if end < LAP) / FACES
