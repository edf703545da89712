"""The price of a good bot: expert bots at every seat.

They play on through games instead of deciding one position again and again, because they remember
odds: a repeated decision would cost next to nothing, which no table ever sees.
"""

from collections.abc import Iterator

import commonroom
from benchmarks.engine import Work
from benchmarks.measure import Probe, Sample, timed
from commonroom.bots import levels, seated, step

LEVEL = "expert"


def measures(game: str) -> list[str]:
    """What is measured of the bots of a game."""
    return [f"{LEVEL} decision"] if LEVEL in levels(game) else []


def probes(engine: str, game: str, seats: int) -> Iterator[Probe]:
    """The cost of a decision by a good bot, if the game has such bots."""

    def run(amount: int, seed: int) -> Sample:
        return timed(lambda: _decide(game, seats, LEVEL, amount, seed))

    yield from (Probe(engine, measure, run) for measure in measures(game))


def _decide(game: str, seats: int, level: str, budget: int, seed: int) -> Work:
    """Look, think and answer, for as many decisions as the budget says."""
    made, number = 0, 1_000 * seed
    while made < budget:
        match = commonroom.new_match(game, seats=seats, seed=number, muted=True)
        bots = seated(match, [level] * seats, number)
        while made < budget and step(match, bots):
            made += 1
        number += 1
    return Work(made)
