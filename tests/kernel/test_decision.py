"""Decisions list what can be answered, and bother guests only when somebody asks."""

import pytest

from commonroom.kernel import NOTHING, Decision, Guests, Msg, Option, Script

OWN: list[Option] = [("eat", "toffee"), ("stop",)]


def decision(asked: list[str]) -> Decision:
    def speak_up() -> Guests:
        asked.append("guests")
        return {2: [("whistle", 2, "toffee")]}

    return Decision(1, "choose", OWN, Msg("toy-ask"), "TOY-BIT-1", speak_up)


def test_guests_are_found_when_asked_for_and_only_once() -> None:
    asked: list[str] = []
    open_decision = decision(asked)
    assert open_decision.options_of(1) == OWN
    assert asked == []
    assert open_decision.options_of(2) == [("whistle", 2, "toffee")]
    assert open_decision.options_of(0) == ()
    assert open_decision.guests == {2: [("whistle", 2, "toffee")]}
    assert asked == ["guests"]


def test_a_prompt_can_be_made_when_it_is_read_and_only_once() -> None:
    made: list[Msg] = []

    def wording() -> Msg:
        made.append(Msg("toy-ask"))
        return made[-1]

    unread = Decision(1, "choose", OWN, wording, "TOY-BIT-1")
    assert made == []
    assert unread.prompt is unread.prompt
    assert [unread.prompt] == made


def test_a_decision_without_guests_has_none() -> None:
    assert Decision(0, "confirm", [("yes",)], Msg("toy-ask"), "TOY-BIT-1").guests == {}


def test_reopening_asks_guests_and_options_again() -> None:
    hand = ["toffee"]
    asked: list[str] = []
    reopened = decision(asked)
    reopened.again = lambda: [("eat", bean) for bean in hand]
    assert reopened.guests
    hand[:] = ["earwax"]
    reopened.reopen()
    assert reopened.options == [("eat", "earwax")]
    assert reopened.guests
    assert asked == ["guests", "guests"]


def test_reopening_keeps_options_that_no_secret_decides() -> None:
    reopened = decision([])
    reopened.reopen()
    assert reopened.options == OWN


def test_a_rule_that_had_nothing_to_ask_leaves_nothing_to_a_script() -> None:
    def rule() -> Script[str]:
        yield from NOTHING
        yield from NOTHING
        return "done"

    script = rule()
    with pytest.raises(StopIteration) as done:
        next(script)
    assert done.value.value == "done"
