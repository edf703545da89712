"""The hunt for blunders: what is better than an expert's choice is found, and nothing else."""

from __future__ import annotations

from benchmarks.disagree import Disagreement, disagreement, disagreements
from commonroom.kernel import Chance, Match, Option, arrange, key_from_seed
from commonroom.kernel.policy import Choice

PIECES = {
    "keeper": [5, 0], "beater-1": [4, 1], "beater-2": [4, -2],
    "chaser-1": [3, 2], "chaser-2": [0, 1], "chaser-3": [2, -2],
}  # fmt: skip
MINE = {piece: [-column, row] for piece, (column, row) in PIECES.items()} | {"chaser-1": [4, 2]}


def on_the_line(seed: int = 0) -> Match:
    """A chaser with the Quaffle stands where it may shoot."""
    return arrange("quidditch", {
        "sides": [{"house": "gryffindor", "at": MINE}, {"house": "slytherin", "at": PIECES}],
        "carrier": "0:chaser-1", "phase": "quidditch-action", "actions": 1,
    }, seed=seed)  # fmt: skip


def found(usual: Option) -> Disagreement | None:
    match = on_the_line()
    assert match.decision is not None
    chance = Chance(key_from_seed("1"))
    return disagreement(match, match.decision, Choice(usual), 40, chance)


def test_whoever_does_not_shoot_blunders() -> None:
    blunder = found(("end-turn",))
    assert blunder is not None
    assert blunder.better == ("shoot", "chaser-1")
    assert blunder.gap > 2 * blunder.error > 0
    assert found(("shoot", "chaser-1")) is None


def test_the_largest_differences_come_first() -> None:
    told = disagreements("quidditch", seats=2, moments=12, one_in=5, worlds=6, seed="1")
    assert told == sorted(told, key=lambda one: -one.gap)
    assert all(one.better != one.usual.option for one in told)
