"""Laws of asking and answering: play ends, options are real, and a refusal leaves no trace."""

from itertools import chain
from typing import Any, get_args

import pytest

from commonroom.kernel import Kind, Match
from commonroom.kernel.errors import AnswerRefused, MatchOver, NoSuchOption, NotYourDecision
from tests.conformance.portrait import history, portrait, same
from tests.conformance.tables import (
    Moment,
    Table,
    all_tables,
    covering_tables,
    decisions,
    feed,
    play_out,
    recording,
    some_answers,
    stops,
    walk,
    wander,
)

PLAYS = 2
"""How often a table is played to its end."""
FEW = 80
"""Answers that are enough to see that options work together."""


def test_play_ends_with_a_result(table: Table) -> None:
    for again in range(PLAYS):
        match = table.match(muted=True)
        where = f"{table}, play {again}"
        play_out(match, table.random(again), where)
        result = match.result
        assert match.decision is None, where
        assert result is not None, where
        assert set(result.winners) <= set(range(table.seats)), where
        assert len(result.scores) in (0, table.seats), where
        assert result.reasons, f"{where}: no rule ended it"


def test_every_seat_count_with_every_set_of_options_can_be_played(game: str) -> None:
    for table in all_tables(game):
        match = table.match(muted=True)
        inventory = table.title.inventory(match.game)
        wander(match, table.random(), table, FEW)
        assert table.title.inventory(match.game) == inventory, table


def test_every_seat_count_and_every_option_plays_to_its_end(game: str) -> None:
    for table in covering_tables(game):
        match = table.match(muted=True)
        play_out(match, table.random(), table)
        assert match.result is not None, table


def test_there_is_no_result_before_the_end(table: Table) -> None:
    for moment in walk(table):
        assert (moment.match.result is None) == (moment.match.decision is not None), moment


def test_there_is_always_something_to_answer(table: Table) -> None:
    for moment in walk(table):
        decision = moment.match.decision
        if decision is not None:
            assert decision.owner in range(table.seats), moment
            assert decision.kind in get_args(Kind), f"{moment}: {decision.kind}"
            assert decision.options, moment
            assert len(set(decision.options)) == len(decision.options), (
                f"{moment}: options stand twice: {decision.options}"
            )


def test_options_are_plain_data_with_the_verb_first(table: Table) -> None:
    for moment in walk(table):
        decision = moment.match.decision
        if decision is not None:
            for options in (decision.options, *decision.guests.values()):
                for option in options:
                    assert type(option) is tuple, f"{moment}: {option!r}"
                    assert type(option[0]) is str, f"{moment}: {option!r}"
                    assert {type(part) for part in option} <= {str, int}, f"{moment}: {option!r}"


def test_guests_are_other_seats_and_no_option_is_offered_to_two(table: Table) -> None:
    """A script hears the option, not who said it, so the option must tell."""
    for moment in walk(table):
        decision = moment.match.decision
        if decision is not None:
            guests = decision.guests
            assert decision.owner not in guests, moment
            assert set(guests) <= set(range(table.seats)), moment
            assert all(guests.values()), f"{moment}: a guest with nothing to say: {guests}"
            said = [*decision.options, *chain.from_iterable(guests.values())]
            assert len(set(said)) == len(said), f"{moment}: offered twice: {said}"


def test_every_listed_option_is_accepted(table: Table) -> None:
    for moment in decisions(table, 25, "accepted"):
        for answer in some_answers(moment, 6):
            trial = moment.match.copy(muted=False)
            try:
                trial.answer(answer.option, answer.seat)
            except Exception as error:
                raise AssertionError(f"{moment}: {answer} was refused: {error!r}") from error
            assert trial.answers[-1] == answer, f"{moment}: {answer}"
            assert len(trial.answers) == moment.number + 1, f"{moment}: {answer}"


def refused(
    moment: Moment, error: type[AnswerRefused], option: Any, seat: int | None = None
) -> None:
    """The answer is refused with exactly that error, and nothing has changed."""
    before, match = history(moment.match), moment.match
    game, state = match.game, match.game.state
    with pytest.raises(error) as caught:
        match.answer(option, seat)
    assert caught.type is error, f"{moment}: {option!r} of {seat}: {caught.value!r}"
    assert match.game is game, moment
    assert match.game.state is state, moment
    same(history(match), before, f"{moment}: after the refused {option!r} of {seat}")


def test_an_unlisted_option_is_refused_without_a_trace(table: Table) -> None:
    stale = [answer.option for answer in recording(table)]
    for moment in decisions(table, 8, "unlisted"):
        decision = moment.match.decision
        assert decision is not None
        first = decision.options[0]
        strange: list[Any] = [
            None, True, 0, "", b"", first[0], (), [], {}, list(first), (first,), [first],
            (*first, 0), first[:-1], ("no-such-verb",), (*first[:-1], None), float("nan"),
        ]  # fmt: skip
        random = table.random(moment.number)
        for option in strange + random.sample(stale, min(20, len(stale))):
            if not isinstance(option, tuple) or option not in decision.options:
                refused(moment, NoSuchOption, option)


def test_a_seat_with_nothing_to_say_is_refused_without_a_trace(table: Table) -> None:
    for moment in decisions(table, 12, "wrong seat"):
        decision = moment.match.decision
        assert decision is not None
        strangers: list[Any] = [-1, table.seats, 10**30, "0", b"", (), [], {}, 0.5]
        for seat in [*range(table.seats), *strangers]:
            if seat != decision.owner and seat not in list(decision.guests):
                refused(moment, NotYourDecision, decision.options[0], seat)
        for seat in decision.guests:
            refused(moment, NoSuchOption, decision.options[0], seat)
        for options in decision.guests.values():
            refused(moment, NoSuchOption, options[0])


def test_what_merely_equals_an_answer_is_kept_as_the_answer(table: Table) -> None:
    """``True`` equals 1, but a save must not hold it."""
    for moment in decisions(table, 6, "equal"):
        for seat, option in some_answers(moment, 3):
            trial = moment.match.copy()
            alike: Any = tuple(float(part) if isinstance(part, int) else part for part in option)
            trial.answer(alike, float(seat))  # type: ignore[arg-type] # that is the point
            kept = trial.answers[-1]
            assert repr(kept.option) == repr(option), moment
            assert repr(kept.seat) == repr(seat), moment


def test_nothing_can_be_answered_after_the_end(table: Table) -> None:
    last = recording(table)[-1]
    for moment in stops(table, 0, "end"):
        if moment.match.decision is None:
            for option in (last.option, None, ()):
                for seat in (None, *range(table.seats)):
                    refused(moment, MatchOver, option, seat)


class Exploding(list[Any]):
    """A record that breaks on the n-th entry, as a mistake in a rule would."""

    def __init__(self, entries: int) -> None:
        self.entries = entries

    def append(self, entry: Any) -> None:
        if not self.entries:
            raise ZeroDivisionError("a mistake in a rule")
        self.entries -= 1
        super().append(entry)


def test_an_error_inside_a_rule_leaves_the_match_as_it_was(table: Table) -> None:
    broken = 0
    for moment in decisions(table, 12, "error"):
        assert moment.answer is not None
        before = history(moment.match)
        trial = moment.match.copy(muted=False)
        told = trial.answer(moment.answer.option, moment.answer.seat)
        rolled = len(trial.rolls) - len(moment.match.rolls)
        after = history(trial)
        for fuse in range(min(3, len(told))):
            broken += breaks(moment.match, moment, news=Exploding(fuse))
        for fuse in range(min(3, rolled)):
            broken += breaks(moment.match, moment, rolls=Exploding(fuse))
        same(history(moment.match), before, f"{moment}: after the error")
        again = moment.match.copy(muted=False)
        again.answer(moment.answer.option, moment.answer.seat)
        same(history(again), after, f"{moment}: answered after the error")
    assert broken, f"{table}: nothing was tried"


def test_an_error_inside_a_rule_leaves_a_muted_match_as_it_was(table: Table) -> None:
    """A muted match takes checkpoints as it likes; nobody looks at it before the error."""
    match, broken, looked = table.match(muted=True), 0, 0
    for moment in walk(table):
        if moment.answer is not None:
            match.game.chance.record = Exploding(0)
            try:
                match.answer(moment.answer.option, moment.answer.seat)
            except ZeroDivisionError:
                broken += 1
                if moment.number - looked > 17:
                    looked = moment.number
                    same(portrait(match), portrait(moment.match), f"{moment}: after the error")
                match.game.chance.record = None
                feed(match, [moment.answer], moment)
    assert broken, f"{table}: nothing was tried"
    same(portrait(match), portrait(moment.match), f"{table}: after {broken} errors")


def breaks(
    match: Match, moment: Moment, news: Exploding | None = None, rolls: Exploding | None = None
) -> bool:
    if news is not None:
        match.game.news = news
    if rolls is not None:
        match.game.chance.record = rolls
    assert moment.answer is not None
    with pytest.raises(ZeroDivisionError):
        match.answer(moment.answer.option, moment.answer.seat)
    return True
