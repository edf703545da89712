"""Laws of chance: recorded, forceable, enumerable."""

from fractions import Fraction
from itertools import islice

import msgspec

from commonroom.kernel import Match, Roll, outcomes
from tests.conformance.portrait import Portrait, portrait, same
from tests.conformance.tables import Moment, Table, decisions, walk

MANY = 400
"""Answers with more courses of chance than this are not enumerated."""


def rolled(moment: Moment, match: Match) -> list[Roll]:
    """What chance says to the recorded answer, which is given."""
    rolls: list[Roll] = []
    match.game.chance.record = rolls
    assert moment.answer is not None
    match.answer(moment.answer.option, moment.answer.seat)
    return rolls


def on_the_table(match: Match) -> Portrait:
    """A portrait without what tells a forced world from the match itself."""
    apart = ("chance", "answers", "save", "can undo")
    return {part: value for part, value in portrait(match).items() if part not in apart}


def test_every_outcome_is_recorded_and_labelled(table: Table) -> None:
    for moment in walk(table):
        assert len(moment.match.rolls) == moment.match.game.chance.spoken, moment
    for roll in moment.match.rolls:
        assert roll.label, f"{table}: {roll}"
        assert 0 <= roll.outcome < roll.ways, f"{table}: {roll}"


def test_forced_outcomes_are_the_ones_applied(table: Table) -> None:
    tried = 0
    for moment in decisions(table, 40, "forced"):
        actual = moment.match.copy()
        rolls = rolled(moment, actual)
        if not rolls:
            continue
        path = tuple(roll.outcome for roll in rolls)
        world = moment.match.forced(path)
        assert rolled(moment, world) == rolls, f"{moment}: forced to {path}"
        same(on_the_table(world), on_the_table(actual), f"{moment}: forced to what happens")
        for outcome in {0, rolls[0].ways // 2, rolls[0].ways - 1}:
            other = rolled(moment, moment.match.forced((outcome,)))
            assert other[0] == rolls[0]._replace(outcome=outcome), f"{moment}: forced {outcome}"
            tried += 1
    assert tried, f"{table}: nothing was forced"


def test_a_forced_world_survives_copying(table: Table) -> None:
    for moment in decisions(table, 10, "forced copy"):
        world = moment.match.forced((0, 0, 0))
        copy = world.copy()
        same(portrait(copy), portrait(world), f"{moment}: forced")
        assert rolled(moment, copy) == rolled(moment, world), f"{moment}: forced"
        same(portrait(copy), portrait(world), f"{moment}: forced and answered")


def test_enumerated_outcomes_are_certain_together_and_contain_what_happens(table: Table) -> None:
    tried = 0
    for moment in decisions(table, 60, "outcomes"):
        actual = moment.match.copy()
        ways = 1
        for roll in rolled(moment, actual):
            ways *= roll.ways
        if not 1 < ways <= MANY // 4 or tried == 6:
            continue
        assert moment.answer is not None
        seat, option = moment.answer
        courses = list(islice(outcomes(moment.match, option, seat), MANY + 1))
        if len(courses) > MANY:
            continue
        tried += 1
        assert sum(chance for chance, _ in courses) == Fraction(1), moment
        tables = {on_table(world): chance for chance, world in courses}
        assert on_table(actual) in tables, f"{moment}: what happened is not among the outcomes"
    assert tried, f"{table}: nothing was enumerated"


def on_table(match: Match) -> bytes:
    return msgspec.json.encode(match.game.state)
