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


def why_it_stands(match: Match, before: tuple[int, int]) -> str | None:
    """Why the seat that gave the last answer cannot take it back freely."""
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
    random = table.random("stands")
    for number, answer in enumerate(recording(table)):
        where = f"{table}, answer {number} {answer}"
        before = match.game.chance.spoken, match.game.sealed
        match.answer(answer.option, answer.seat)
        reason = why_it_stands(match, before)
        assert match.can_undo(answer.seat) == match.can_undo() == (reason is None), where
        if random.random() < 0.8:
            continue
        for viewer in table.viewers:
            if reason is not None:
                assert refusal(match, viewer) == reason, where
            elif viewer in (None, answer.seat):
                assert match.can_undo(viewer), where
            else:
                assert refusal(match, viewer) == "another-seat-acted", where


def test_undo_brings_back_the_position_and_the_same_answer_redoes_it(table: Table) -> None:
    undone = 0
    for moment in decisions(table, 40, "undo"):
        assert moment.answer is not None
        before, match = history(moment.match), moment.match.copy(muted=False)
        match.answer(moment.answer.option, moment.answer.seat)
        if match.can_undo(moment.answer.seat):
            after = history(match)
            match.undo(moment.answer.seat)
            same(history(match), before, f"{moment}: undone")
            match.answer(moment.answer.option, moment.answer.seat)
            same(history(match), after, f"{moment}: redone")
            undone += 1
    assert undone, f"{table}: nothing was undone"


def test_a_muted_match_undoes_and_redoes_like_a_heard_one(table: Table) -> None:
    """It takes checkpoints as it likes, and nobody looks at it before it is undone."""
    then = [portrait(moment.match) for moment in walk(table)]
    match = table.match(muted=True)
    for number, answer in enumerate(recording(table)):
        match.answer(answer.option, answer.seat)
        if number % 3 == 0 and match.can_undo(answer.seat):
            match.undo(answer.seat)
            same(portrait(match), then[number], f"{table}, answer {number} {answer}: undone")
            match.answer(answer.option, answer.seat)
    same(portrait(match), then[-1], f"{table}: undone and redone all the way")


def test_everything_free_can_be_undone_in_a_row(table: Table) -> None:
    """Undo as far as it goes: each step is the match as it was then."""
    portraits: list[Portrait] = []
    for moment in walk(table):
        portraits.append(history(moment.match))
        if moment.number % 23 == 3:
            copy = moment.match.copy(muted=False)
            while copy.can_undo():
                copy.undo(copy.answers[-1].seat)
                same(history(copy), portraits[copy.answered], f"{moment}: undone in a row")


def test_rewinding_by_consent_gives_the_match_as_it_was_then(table: Table) -> None:
    then = {moment.number: history(moment.match) for moment in stops(table, 3, "rewind")}
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
    then = {moment.number: history(moment.match) for moment in stops(table, 5, "steps")}
    *_, end = walk(table)
    for number in sorted(then, reverse=True):
        end.match.rewind(number)
        same(history(end.match), then[number], f"{table}: rewound to {number}")


def test_a_muted_match_rewinds_from_anywhere(table: Table) -> None:
    """A muted match takes checkpoints as it likes; nothing may depend on where."""
    then = [portrait(moment.match) for moment in walk(table)]
    random = table.random("muted")
    for stop in random.sample(range(1, len(then)), min(6, len(then) - 1)):
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
