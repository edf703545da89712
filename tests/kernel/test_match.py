"""A match asks, takes answers, tells what happened, and survives whatever goes wrong."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

import commonroom
from commonroom.kernel import Answer, Decision, Match, Msg, Option, Script, registry
from commonroom.kernel.decision import Conductor
from commonroom.kernel.errors import (
    DiceRanOut,
    MatchOver,
    NoSuchOption,
    NotYourDecision,
    ScriptMismatch,
)
from tests.toy import rules
from tests.toy.state import BeanDrawn, BeanEaten, BeanGame, Beans, DieRolled, HandSeen
from tests.toy.title import TITLE

THREE: dict[str, Any] = {
    "eaters": [
        {"hand": ["toffee", "earwax"], "plate": ["spinach"]},
        {"hand": ["marmalade"]},
        {"hand": ["toffee", "toffee"], "whistle": False},
    ]
}


def options_of(match: Match) -> list[Option]:
    assert match.decision is not None
    return list(match.decision.options)


def test_a_match_begins_at_its_first_decision_with_the_deal_told() -> None:
    match = commonroom.new_match("toy", seats=3, seed=1)
    assert match.decision is not None
    assert (match.decision.owner, match.decision.rule) == (0, "TOY-BIT-1")
    assert match.decision.prompt == Msg("toy-ask-bite", {"bites": 2})
    assert [type(event) for event in match.events] == [BeanDrawn] * 9
    assert len(match.rolls) == 9
    assert (match.progress, match.result, list(match.answers)) == (0, None, [])


def test_an_answer_says_what_happened() -> None:
    match = commonroom.arrange("toy", THREE)
    assert match.answer(("eat", "toffee")) == [
        BeanEaten(rule="TOY-BIT-1", seat=0, bean="toffee", source="hand")
    ]
    eaters = match.game.state.eaters
    assert (eaters[0].hand, eaters[0].plate) == (["earwax"], ["spinach", "toffee"])
    assert eaters[1].hand == ["marmalade"]
    assert list(match.answers) == [(0, ("eat", "toffee"))]


def test_a_guest_speaks_up_and_the_question_stays() -> None:
    match = commonroom.arrange("toy", THREE)
    assert match.decision is not None
    assert match.decision.guests == {1: [("whistle", 1, "marmalade")]}
    match.answer(("whistle", 1, "marmalade"), seat=1)
    assert match.game.state.eaters[0].plate == ["spinach", "marmalade"]
    assert match.decision.owner == 0
    assert match.decision.guests == {}
    assert match.game.state.bites == 2


def test_an_answered_question_asks_no_guests_any_more() -> None:
    match = commonroom.arrange("toy", THREE)
    answered = match.decision
    match.answer(("eat", "toffee"))
    assert answered is not None
    assert answered.guests == {}


def test_an_answered_question_keeps_the_guests_that_were_asked() -> None:
    match = commonroom.arrange("toy", THREE)
    answered = match.decision
    assert answered is not None
    guests = answered.guests
    match.answer(("eat", "toffee"))
    assert answered.guests == guests != {}


def test_another_seat_is_asked_within_a_phase() -> None:
    match = commonroom.arrange("toy", THREE, dice=[6, "earwax"])
    match.answer(("dare",))
    assert match.decision is not None
    assert (match.decision.owner, match.decision.kind) == (1, "react")
    with pytest.raises(NotYourDecision, match=r"seat 0 has nothing to answer: .* seat 1's"):
        match.answer(("stop",), seat=0)
    match.answer(("slip", "marmalade"))
    assert match.game.state.eaters[0].plate == ["spinach", "earwax", "marmalade"]
    assert match.decision.owner == 0
    match.game.chance.assert_spent()


def test_a_refusal_says_what_was_refused() -> None:
    match = commonroom.arrange("toy", THREE)
    with pytest.raises(NoSuchOption, match=r"\('eat', 'spinach'\) is not one of the 6 options"):
        match.answer(("eat", "spinach"))
    with pytest.raises(NotYourDecision):
        match.answer(("eat", "toffee"), seat=2)
    with pytest.raises(NoSuchOption):
        match.answer(("eat", "toffee"), seat=1)
    assert options_of(match)[0] == ("eat", "toffee")


def test_a_match_ends_with_a_result() -> None:
    match = commonroom.arrange("toy", {**THREE, "turns": 5, "active": 2, "bites": 1})
    match.answer(("stop",))
    assert match.decision is None
    assert match.progress == 100
    assert match.result is not None
    assert match.result.winners == (0, 1, 2)
    assert match.result.scores == (0, 0, 0)
    with pytest.raises(MatchOver):
        match.answer(("stop",))
    assert match.view(None)


def test_options_of_the_match_reach_the_rules() -> None:
    blind = commonroom.arrange("toy", THREE, options={"blindfold": "yes"})
    assert not any(option[0] == "peek" for option in options_of(blind))
    assert any(option[0] == "peek" for option in options_of(commonroom.arrange("toy", THREE)))


def test_private_news_reaches_its_audience_only() -> None:
    match = commonroom.arrange("toy", THREE)
    (event,) = match.answer(("peek", 2))
    assert event.seen_by(0) == event
    assert isinstance(event, HandSeen)
    assert event.beans == ("toffee", "toffee")
    public = event.seen_by(None)
    assert public == event.seen_by(1)
    assert isinstance(public, HandSeen)
    assert public.beans == ()


class TestScriptedDice:
    def test_that_run_out_leave_the_match_as_it_was(self) -> None:
        match = commonroom.arrange("toy", THREE, dice=[3])
        before = (match.save(), match.game.state.copy(), list(match.rolls))
        with pytest.raises(DiceRanOut):
            match.answer(("dare",))
        assert (match.save(), match.game.state, list(match.rolls)) == before
        match.answer(("eat", "toffee"))
        assert len(match.answers) == match.answered == 1

    def test_that_do_not_fit_leave_the_match_as_it_was(self) -> None:
        match = commonroom.arrange("toy", THREE, dice=[3, "liquorice"])
        before = match.save()
        with pytest.raises(ScriptMismatch, match="'liquorice' is scripted for 'bag'"):
            match.answer(("dare",))
        assert match.save() == before

    def test_are_saved_with_the_match(self) -> None:
        match = commonroom.arrange("toy", THREE, dice=[2, 3, "toffee", "spinach"])
        match.answer(("dare",))
        loaded = commonroom.load(match.save())
        loaded.answer(("dare",))
        assert loaded.game.state.eaters[0].plate[-1] == "toffee"
        loaded.game.chance.assert_spent()
        assert [type(event) for event in loaded.events][:2] == [DieRolled, DieRolled]

    def test_do_not_count_in_other_worlds(self) -> None:
        match = commonroom.arrange("toy", THREE, dice=[2, 2])
        forced = match.forced((5, 0))
        forced.answer(("dare",))
        assert forced.game.state.die == 6
        world = match.resample(0, 1)
        for _ in range(3):  # a resampled world stays one when it is copied and when it plays on
            world = world.copy()
            assert world.decision is not None
            world.answer(world.decision.options[-1])
        assert world.game.chance.spoken >= 3
        match.answer(("dare",))
        assert match.game.state.die == 2


def broken(phase: Callable[[BeanGame], str], error: BaseException) -> Callable[[BeanGame], str]:
    """The phase, which fails at its end."""

    def failing(game: BeanGame) -> str:
        phase(game)
        game.state.eaters.clear()
        raise error

    return failing


@pytest.mark.parametrize("error", [ZeroDivisionError("oops"), KeyboardInterrupt(), KeyError("x")])
@pytest.mark.parametrize("muted", [False, True])
def test_an_error_in_a_later_phase_undoes_the_whole_answer(
    monkeypatch: pytest.MonkeyPatch, error: BaseException, muted: bool
) -> None:
    whole = commonroom.arrange("toy", THREE)
    match = whole.copy(muted=muted)
    match.answer(("eat", "toffee"))
    before = match.save(), match.game.state.copy(), list(match.events), list(match.rolls)
    with monkeypatch.context() as patch:
        patch.setitem(TITLE.phases, "rest", broken(rules.rest, error))
        with pytest.raises(type(error)):
            match.answer(("stop",))
    assert (match.save(), match.game.state, list(match.events), list(match.rolls)) == before
    match.answer(("stop",))
    assert match.game.state.active == 1


def test_an_error_after_any_number_of_answers_leaves_a_muted_match_as_it_was(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A muted match takes a checkpoint now and then; one taken in vain is forgotten."""
    for answers in range(16):
        muted, heard = (
            commonroom.new_match("toy", seats=4, options={"appetite": "large"}, seed=1, muted=muted)
            for muted in (True, False)
        )
        for _ in range(answers):
            muted.answer(("stop",))
            heard.answer(("stop",))
        with monkeypatch.context() as patch:
            patch.setitem(TITLE.phases, "rest", broken(rules.rest, KeyError()))
            with pytest.raises(KeyError):
                muted.answer(("stop",))
        assert muted.save() == heard.save(), answers


def test_a_position_that_cannot_be_rebuilt_is_not_half_rebuilt(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match = commonroom.arrange("toy", THREE)
    match.answer(("eat", "toffee"))
    copy = match.copy().copy()  # the first has been brought to life; the second sleeps

    def interrupted(game: BeanGame) -> Script[str | None]:
        raise KeyboardInterrupt
        yield

    with monkeypatch.context() as patch:
        patch.setitem(TITLE.phases, "bites", interrupted)
        for _ in range(2):
            with pytest.raises(KeyboardInterrupt):
                copy.decision  # noqa: B018 - asking for it is what fails
    assert copy.game.state == match.game.state
    assert copy.decision is not None


def test_a_seat_that_merely_equals_is_kept_as_a_seat() -> None:
    match = commonroom.arrange("toy", THREE)
    match.answer(("whistle", True, "marmalade"), seat=True)
    match.answer(("eat", "toffee"), seat=False)
    expected = [Answer(1, ("whistle", 1, "marmalade")), Answer(0, ("eat", "toffee"))]
    assert repr(match.answers) == repr(expected)
    assert commonroom.load(match.save()).save() == match.save()


def test_a_copy_is_muted_unless_asked() -> None:
    match = commonroom.arrange("toy", THREE)
    quiet, heard = match.copy(), match.copy(muted=False)
    assert (match.muted, quiet.muted, heard.muted) == (False, True, False)
    assert quiet.answer(("eat", "toffee")) == []
    assert heard.answer(("eat", "toffee")) != []
    assert list(quiet.events) == list(heard.events)


def test_events_of_a_copy_include_what_came_before_it() -> None:
    match = commonroom.new_match("toy", seats=2, seed=3)
    match.answer(("dare",))
    copy = match.copy(muted=False)
    news = copy.answer(options_of(copy)[0], copy.decision.owner if copy.decision else None)
    assert list(copy.events) == [*match.events, *news]
    assert list(copy.rolls)[: len(match.rolls)] == list(match.rolls)


class TestResampling:
    """Hidden hands are dealt anew around what a seat has seen."""

    def hands(self, match: Match, seat: int) -> set[tuple[str, ...]]:
        worlds = (match.resample(seat, seed) for seed in range(40))
        return {tuple(world.game.state.eaters[2].hand) for world in worlds}

    def test_deals_other_hands_anew(self) -> None:
        match = commonroom.arrange("toy", THREE)
        assert len(self.hands(match, 0)) > 5
        assert self.hands(match, 2) == {("toffee", "toffee")}

    def test_keeps_a_hand_that_was_seen(self) -> None:
        match = commonroom.arrange("toy", THREE)
        match.answer(("peek", 2))
        assert self.hands(match, 0) == {("toffee", "toffee")}
        assert len(self.hands(match, 1)) > 5

    def test_asks_the_owner_of_a_secret_again(self) -> None:
        match = commonroom.arrange("toy", THREE, dice=[6, "earwax"])
        match.answer(("dare",))
        assert options_of(match) == [("slip", "marmalade"), ("keep",)]
        asked = set()
        for seed in range(20):
            world = match.resample(0, seed)
            hand = world.game.state.eaters[1].hand
            assert options_of(world) == [("slip", hand[0]), ("keep",)]
            asked.add(hand[0])
        assert len(asked) > 2

    def test_has_another_future(self) -> None:
        match = commonroom.arrange("toy", THREE)
        dice = set()
        for seed in range(30):
            world = match.resample(None, seed)
            world.answer(("dare",))
            dice.add(world.game.state.die)
        assert len(dice) == 6

    def test_of_a_finished_match_is_kept_by_a_copy(self) -> None:
        match = commonroom.arrange("toy", {**THREE, "turns": 5, "active": 2, "bites": 1})
        match.answer(("stop",))
        world = match.resample(0, 1)
        assert world.game.state != match.game.state
        assert world.copy().game.state == world.game.state


def test_the_view_of_a_spectator_is_plain_data_without_secrets() -> None:
    view = msgspec.to_builtins(commonroom.arrange("toy", THREE).view(None))
    assert view["seat"] is None
    assert [glance["known"] for glance in view["eaters"]] == [[], [], []]
    assert [glance["beans"] for glance in view["eaters"]] == [2, 1, 2]


def test_the_checkpoint_is_the_start_of_the_phase() -> None:
    match = commonroom.arrange("toy", THREE)
    match.answer(("eat", "toffee"))
    start = match.checkpoint
    assert start.at == 0
    assert isinstance(start.state, Beans)
    assert start.state.eaters[0].hand == ["toffee", "earwax"]
    match.answer(("stop",))
    assert match.checkpoint.at == 2
    assert start.state.eaters[0].hand == ["toffee", "earwax"]


def test_a_phase_starts_before_the_world_is_changed_in_which_its_question_is_answered(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A script then asks more; its copies begin at the phase, not where the match did."""
    monkeypatch.setitem(registry._places, "asking-toy", "tests.toy.asking:TITLE")
    match = commonroom.arrange("asking-toy", THREE)
    match.answer(("eat", "toffee"))
    world = match.resample(0, 5)
    world.answer(("dare",))
    assert world.decision is not None
    assert world.decision.rule == "TOY-DAR-1"
    assert world.checkpoint.at == 1
    assert options_of(world.copy()) == options_of(world)


def test_what_every_script_ends_with_belongs_to_its_phase(monkeypatch: pytest.MonkeyPatch) -> None:
    """The question after the bites is asked in the copy and the loaded match as well."""

    def rounding_off(game: BeanGame) -> Conductor:
        following = None
        while True:
            script = yield following
            following = yield from script
            seat = game.state.active
            yield Decision(seat, "confirm", [("stop",)], Msg("toy-ask-bite"), "TOY-BIT-1")

    def conductor(game: BeanGame) -> Conductor:
        conducting = rounding_off(game)
        next(conducting)
        return conducting

    monkeypatch.setattr(type(TITLE), "conductor", staticmethod(conductor))
    match = commonroom.arrange("toy", THREE)
    match.answer(("eat", "toffee"))
    match.answer(("stop",))
    for one in (match, match.copy(), commonroom.load(match.save())):
        assert options_of(one) == [("stop",)]
        assert (one.game.state.phase, one.game.state.active) == ("bites", 0)
        one.answer(("stop",))
        assert one.game.state.active == 1
        assert len(options_of(one)) > 1
