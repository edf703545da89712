"""Every error speaks to players and programmers, and crosses process borders."""

import pickle

import pytest

from commonroom.kernel import errors
from commonroom.kernel.errors import CommonRoomError

ALL: list[CommonRoomError] = [
    errors.UnknownGame("chess", ["toy"]),
    errors.BadOptionValue("seats", 9, (2, 3)),
    errors.UnknownOption("colour", ["appetite"]),
    errors.MatchOver(),
    errors.NotYourDecision(1, 0),
    errors.NoSuchOption(("stop",), 1, 3),
    errors.UndoRefused("chance-spoke"),
    errors.CorruptSave("it is cut short"),
    errors.ForeignSave("a picture"),
    errors.UnknownSaveVersion(2, 1),
    errors.WrongRulesVersion("toy", 2, 1),
    errors.BadContent("owls.toml", "errol", "wings", "too few"),
    errors.BadContent("owls.toml", "", "", "the file is missing"),
    errors.BadArrangement("dice", "too many"),
    errors.NothingToChoose("bag"),
    errors.DiceRanOut("bag", 3),
    errors.DiceLeftOver([6, "owl"]),
    errors.ScriptMismatch("bag", 7, ["1", "2"]),
]


@pytest.mark.parametrize("error", ALL, ids=lambda error: type(error).__name__)
def test_an_error_comes_back_from_another_process_whole(error: CommonRoomError) -> None:
    back = pickle.loads(pickle.dumps(error))
    assert type(back) is type(error)
    assert str(back) == str(error) != ""
    assert back.__dict__ == error.__dict__
    assert back.msg == error.msg


@pytest.mark.parametrize("error", ALL, ids=lambda error: type(error).__name__)
def test_an_error_has_a_message_of_its_own(error: CommonRoomError) -> None:
    assert error.msg.key.startswith("error-")
    others = {other.msg.key for other in ALL if other is not error}
    assert error.msg.key not in others


def test_every_error_is_listed_here() -> None:
    families = {
        errors.CommonRoomError, errors.AnswerRefused, errors.BadSave, errors.ScriptedDice,
    }  # fmt: skip
    found = {
        thing
        for thing in vars(errors).values()
        if isinstance(thing, type) and issubclass(thing, CommonRoomError)
    }
    assert found - families == {type(error) for error in ALL}
