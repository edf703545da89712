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


def probes(engine: str, game: str, seats: int, level: str = LEVEL) -> Iterator[Probe]:
    """The cost of a decision by a bot of this level, if the game has such bots."""
    if level in levels(game):

        def run(amount: int, seed: int) -> Sample:
            return timed(lambda: _decide(game, seats, level, amount, seed))

        yield Probe(engine, f"{level} decision", run)


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
