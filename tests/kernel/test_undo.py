"""What can be taken back freely, by whom, and what it brings back."""

from typing import Any

import pytest

import commonroom
from commonroom.kernel import Match
from commonroom.kernel.errors import UndoRefused

TWO: dict[str, Any] = {
    "eaters": [
        {"hand": ["toffee", "earwax", "spinach"]},
        {"hand": ["marmalade", "marmalade"]},
    ]
}
EMPTY_BAG: dict[str, Any] = {
    "eaters": [
        {"hand": ["toffee"] * 4 + ["earwax"] * 4},
        {"hand": ["spinach"] * 4 + ["marmalade"] * 4},
    ]
}


def reason(match: Match, seat: int | None = None) -> str:
    with pytest.raises(UndoRefused) as caught:
        match.undo(seat)
    assert caught.value.msg.key == f"error-undo-{caught.value.reason}"
    return caught.value.reason


def test_there_is_nothing_to_undo_at_the_start() -> None:
    match = commonroom.arrange("toy", TWO)
    assert reason(match) == reason(match, 0) == "nothing-yet"


def test_an_own_answer_can_be_undone_and_redone() -> None:
    match = commonroom.arrange("toy", TWO)
    before = match.save()
    match.answer(("eat", "toffee"))
    after = match.save()
    match.undo(0)
    assert match.save() == before
    assert list(match.events) == []
    match.answer(("eat", "toffee"))
    assert match.save() == after
    assert len(match.events) == 1


def test_a_die_stands() -> None:
    match = commonroom.arrange("toy", TWO, dice=[2])
    match.answer(("dare",))
    assert reason(match) == reason(match, 0) == "chance-spoke"


def test_what_was_seen_stands() -> None:
    match = commonroom.arrange("toy", TWO)
    match.answer(("peek", 1))
    assert reason(match, 0) == "hidden-shown"


def test_what_came_after_a_die_can_be_undone_down_to_the_die() -> None:
    match = commonroom.arrange("toy", TWO, dice=[2])
    match.answer(("dare",))
    after_die = match.save()
    match.answer(("whistle", 1, "marmalade"), seat=1)
    match.undo(1)
    assert match.save() == after_die
    assert reason(match, 0) == "chance-spoke"


def test_only_the_seat_that_answered_last_can_undo() -> None:
    match = commonroom.arrange("toy", TWO)
    match.answer(("eat", "toffee"))
    assert reason(match, 1) == "another-seat-acted"
    match.answer(("whistle", 1, "marmalade"), seat=1)
    assert reason(match, 0) == "another-seat-acted"
    assert match.can_undo(1)


def test_when_a_guest_takes_back_their_word_the_owner_may_take_back_too() -> None:
    match = commonroom.arrange("toy", TWO)
    start = match.save()
    match.answer(("eat", "toffee"))
    before = match.save()
    match.answer(("whistle", 1, "marmalade"), seat=1)
    match.undo(1)
    assert match.save() == before
    assert reason(match, 1) == "another-seat-acted"
    match.undo(0)
    assert match.save() == start


@pytest.mark.parametrize("muted", [False, True])
def test_undo_goes_back_over_the_start_of_a_phase_when_nothing_spoke(muted: bool) -> None:
    match = commonroom.arrange("toy", EMPTY_BAG).copy(muted=muted)
    match.answer(("eat", "toffee"))
    before = match.save()
    match.answer(("stop",))
    assert match.checkpoint.at == 2
    assert reason(match, 1) == "another-seat-acted"
    match.undo(0)
    assert match.save() == before
    match.undo(0)
    assert match.save() == commonroom.arrange("toy", EMPTY_BAG).save()
    assert reason(match, 0) == "nothing-yet"


def test_the_last_answer_of_a_match_can_be_undone() -> None:
    match = commonroom.arrange("toy", {**EMPTY_BAG, "turns": 3, "active": 1, "bites": 1})
    before = match.save()
    match.answer(("stop",))
    assert match.result is not None
    match.undo(1)
    assert match.result is None
    assert match.save() == before


def test_a_loaded_match_knows_what_can_be_undone() -> None:
    match = commonroom.arrange("toy", TWO, dice=[2, "toffee"])
    match.answer(("dare",))
    assert reason(commonroom.load(match.save())) == "chance-spoke"
    match.answer(("whistle", 1, "marmalade"), seat=1)
    loaded = commonroom.load(match.save())
    assert loaded.can_undo(1)
    match.undo(1)
    loaded.undo(1)
    assert loaded.save() == match.save()
    match.answer(("stop",))
    assert reason(commonroom.load(match.save())) == "chance-spoke"


def test_chance_does_not_change_its_mind() -> None:
    match = commonroom.new_match("toy", seats=2, seed=4)
    match.answer(("dare",))
    die, events = match.game.state.die, list(match.events)
    match.rewind(0)
    assert match.game.state.die is None
    match.answer(("dare",))
    assert match.game.state.die == die
    assert list(match.events) == events


def test_other_worlds_begin_where_they_were_made() -> None:
    match = commonroom.arrange("toy", TWO)
    match.answer(("eat", "toffee"))
    for world in (match.resample(1, 1), match.forced((1,))):
        assert reason(world) == "other-world"
        answers = len(world.answers)
        world.answer(("stop",) if world.decision and ("stop",) in world.decision.options else ())
        world.rewind(answers)
        assert reason(world) == "other-world"
    assert match.can_undo(0)


def test_an_option_tells_whether_it_can_be_undone() -> None:
    match = commonroom.arrange("toy", TWO)
    before = match.save()
    assert match.undoable(("eat", "toffee"))
    assert not match.undoable(("dare",))
    assert not match.undoable(("peek", 1))
    assert not match.undoable(("stop",))
    assert match.undoable(("whistle", 1, "marmalade"), 1)
    assert match.save() == before
