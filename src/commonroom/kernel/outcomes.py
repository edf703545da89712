"""Outcomes: every way chance can answer, with its probability.

For exact odds and for tests; the number of ways multiplies with every die.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from commonroom.kernel.chance import Roll
from commonroom.kernel.decision import Option
from commonroom.kernel.match import Match


def outcomes(
    match: Match, option: Option, seat: int | None = None
) -> Iterator[tuple[Fraction, Match]]:
    """Each position an answer can lead to, with the probability of that course of chance.

    Courses are told apart by every single die, so equal positions may come more than once.
    """
    paths: list[tuple[int, ...]] = [()]
    while paths:
        path = paths.pop()
        world = match.forced(path)
        rolls: list[Roll] = []
        world.game.chance.record = rolls
        world.answer(option, seat)
        course = [roll.outcome for roll in rolls]
        probability = Fraction(1)
        for depth, roll in enumerate(rolls):
            probability /= roll.ways
            if depth >= len(path):
                paths.extend(
                    (*course[:depth], other) for other in range(roll.ways) if other != roll.outcome
                )
        yield probability, world
