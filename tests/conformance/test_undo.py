"""Laws of taking back: what is free, what is refused, and that going back is going back."""

import pytest

import commonroom
from commonroom.kernel import Match
from commonroom.kernel.errors import UndoRefused
from tests.conformance.portrait import Portrait, history, portrait, same
from tests.conformance.tables import (
    Table,
    decisions,
    feed,
    recording,
    some_answers,
    stops,
    walk,
)


def why_it_stands(match: Match, seat: int, before: tuple[int, int]) -> str | None:
    """Why the last answer, given by `seat`, cannot be taken back freely by that seat."""
    spoken, sealed = before
    if match.game.sealed != sealed:
        return "hidden-shown"
    return "chance-spoke" if match.game.chance.spoken != spoken else None


def refusal(match: Match, seat: int | None) -> str:
    """The reason an undo is refused with; a refused undo changes nothing."""
    before = history(match)
    assert not match.can_undo(seat)
    with pytest.raises(UndoRefused) as caught:
        match.undo(seat)
    same(history(match), before, f"after the refused undo of seat {seat}")
    return caught.value.reason


def test_an_answer_stands_only_for_chance_secrets_or_another_seat(table: Table) -> None:
    match = table.match()
    for viewer in table.viewers:
        assert refusal(match, viewer) == "nothing-yet", table
    for number, answer in enumerate(recording(table)):
        where = f"{table}, answer {number} {answer}"
        before = match.game.chance.spoken, match.game.sealed
        match.answer(answer.option, answer.seat)
        reason = why_it_stands(match, answer.seat, before)
        for viewer in table.viewers:
            if reason is not None:
                assert refusal(match, viewer) == reason, where
            elif viewer in (None, answer.seat):
                assert match.can_undo(viewer), where
            else:
                assert refusal(match, viewer) == "another-seat-acted", where


@pytest.mark.parametrize("muted", [False, True], ids=["heard", "muted"])
def test_undo_brings_back_the_position_and_the_same_answer_redoes_it(
    table: Table, muted: bool
) -> None:
    match = table.match(muted=muted)
    undone = 0
    look = portrait if muted else history
    for number, answer in enumerate(recording(table)):
        before = look(match.copy(muted=muted))  # looking at the match itself would wake it
        match.answer(answer.option, answer.seat)
        if match.can_undo(answer.seat):
            where = f"{table}, answer {number} {answer}"
            after = look(match.copy(muted=muted))
            match.undo(answer.seat)
            same(look(match), before, f"{where}: undone")
            match.answer(answer.option, answer.seat)
            same(look(match), after, f"{where}: redone")
            undone += 1
    assert undone, f"{table}: nothing was undone"


def test_everything_free_can_be_undone_in_a_row(table: Table) -> None:
    """Undo as far as it goes: each step is the match as it was then."""
    portraits: list[Portrait] = []
    for moment in walk(table):
        portraits.append(history(moment.match))
        if moment.number % 7 == 3:
            copy = moment.match.copy(muted=False)
            while copy.can_undo():
                copy.undo(copy.answers[-1].seat)
                same(history(copy), portraits[len(copy.answers)], f"{moment}: undone in a row")


def test_rewinding_by_consent_gives_the_match_as_it_was_then(table: Table) -> None:
    then = {moment.number: history(moment.match) for moment in stops(table, 10, "rewind")}
    *_, end = walk(table)
    last = history(end.match)
    for number, was in then.items():
        loaded = commonroom.load(end.match.save())
        for how, match in (
            ("heard", end.match.copy(muted=False)),
            ("muted", end.match.copy()),
            ("loaded", loaded),
        ):
            where = f"{table}: rewound from the end to {number}, {how}"
            match.rewind(number)
            same(history(match), was, where)
            feed(match, recording(table)[number:], where)
            same(history(match), last, f"{where} and played on")


def test_rewinding_in_steps_gives_the_match_as_it_was_then(table: Table) -> None:
    then = {moment.number: history(moment.match) for moment in stops(table, 8, "steps")}
    *_, end = walk(table)
    for number in sorted(then, reverse=True):
        end.match.rewind(number)
        same(history(end.match), then[number], f"{table}: rewound to {number}")


def test_a_muted_match_rewinds_from_anywhere(table: Table) -> None:
    """A muted match takes checkpoints as it likes; nothing may depend on where."""
    then = [portrait(moment.match) for moment in walk(table)]
    random = table.random("muted")
    for stop in random.sample(range(1, len(then)), min(12, len(then) - 1)):
        back = random.randrange(max(0, stop - 20), stop)
        match = table.match(muted=True)
        feed(match, recording(table)[:stop], table)
        match.rewind(back)
        same(portrait(match), then[back], f"{table}: rewound from {stop} to {back}")
        feed(match, recording(table)[back:], table)
        same(portrait(match), then[-1], f"{table}: rewound from {stop} to {back} and played on")


def test_rewinding_to_nowhere_is_refused(table: Table) -> None:
    for moment in stops(table, 3, "nowhere"):
        before = history(moment.match)
        for number in (-1, moment.number + 1, 10**9):
            with pytest.raises(UndoRefused):
                moment.match.rewind(number)
        same(history(moment.match), before, moment)


def test_an_option_says_truly_whether_it_can_be_undone(table: Table) -> None:
    for moment in decisions(table, 12, "undoable"):
        before = history(moment.match)
        for answer in some_answers(moment, 4):
            said = moment.match.undoable(answer.option, answer.seat)
            trial = moment.match.copy(muted=False)
            trial.answer(answer.option, answer.seat)
            where = f"{moment}: {answer}, said to be {'' if said else 'not '}undoable"
            if said:
                trial.undo(answer.seat)
                same(history(trial), before, where)
            else:
                assert refusal(trial, answer.seat) in ("chance-spoke", "hidden-shown"), where
        same(history(moment.match), before, f"{moment}: after asking what can be undone")
