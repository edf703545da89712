"""How costs grow: with the number of seats, and with the length of a game.

Owns which positions are compared. A game that is over before so many answers is not measured
there.
"""

import random
from collections.abc import Iterator

from benchmarks.commonroom_engine import CommonRoom, call_of, middle
from benchmarks.engine import Work
from benchmarks.measure import (
    SEED,
    Probe,
    Sample,
    call_probe,
    clock,
    copy_again_probe,
    play_probe,
)
from commonroom.kernel import Match, title

ANSWERS = (20, 60, 300, 3_000)
"""After so many answers."""
GAMES = 4
"""From so many games."""
AHEAD = 20
"""Decisions that are played on from a position."""
BY_SEATS = ("play", "copy again", "view")
BY_ANSWERS = ("play on", "copy", "view", "save")


def measure_after(measure: str, answers: int) -> str:
    """The name of a measure of positions that deep in a game."""
    return f"{measure} after {answers:,}"


def measures() -> list[str]:
    """All measures of positions that deep in a game."""
    return [measure_after(measure, answers) for measure in BY_ANSWERS for answers in ANSWERS]


def by_seats(game: str) -> Iterator[Probe]:
    """What tables cost that are neither the smallest nor the largest, which are measured anyway."""
    for seats in sorted(title(game).about.seats)[1:-1]:
        engine = CommonRoom(game, seats)
        yield play_probe(engine)
        yield copy_again_probe(engine, middle(engine))
        yield call_probe(engine.name, "view", call_of("view", engine))


def by_answers(engine: CommonRoom) -> Iterator[Probe]:
    """What a position costs that so many answers lead to."""
    for answers in ANSWERS:
        positions = [match for match in _positions(engine, answers) if match.decision is not None]
        if positions:
            yield _play_on(engine, positions, answers)
            for measure in BY_ANSWERS[1:]:
                calls = call_of(measure, engine, positions)
                yield call_probe(engine.name, measure_after(measure, answers), calls)


def _positions(engine: CommonRoom, answers: int) -> Iterator[Match]:
    for number in range(GAMES):
        engine.reseed(SEED + number)
        match = engine.new_game()
        engine.play(match, answers, random.Random(SEED + number).random)
        yield match


def _play_on(engine: CommonRoom, positions: list[Match], answers: int) -> Probe:
    """Copies that are played on; making them does not count."""

    def run(amount: int, seed: int) -> Sample:
        pick = random.Random(seed).random
        seconds, steps = 0.0, 0
        while steps < amount:
            for match in positions:
                copy = match.copy()
                start = clock()
                steps += engine.play(copy, AHEAD, pick)
                seconds += clock() - start
        return Sample(seconds, Work(steps))

    return Probe(engine.name, measure_after(BY_ANSWERS[0], answers), run)
