"""Beginning a match: known games, allowed settings, seeds, literal positions."""

from typing import Any

import pytest

import commonroom
from commonroom.kernel import registry, title
from commonroom.kernel.errors import BadArrangement, BadOptionValue, UnknownGame, UnknownOption


def test_games_are_known_without_being_imported() -> None:
    assert "toy" in commonroom.games()
    assert "death-eaters-rising" in commonroom.games()


def test_an_unknown_game_is_named_with_those_that_exist() -> None:
    with pytest.raises(UnknownGame, match=r"no game 'chess'; there are: .*toy"):
        commonroom.new_match("chess", seats=2)


@pytest.mark.parametrize("seats", [0, 1, 5, -2, 2.0, "2", None, True])
def test_a_seat_count_that_the_game_does_not_have_is_refused(seats: Any) -> None:
    with pytest.raises(BadOptionValue, match=r"seats cannot be .*; it takes 2 or 3 or 4"):
        commonroom.new_match("toy", seats=seats)


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({"appetite": "huge"}, "appetite cannot be 'huge'; it takes small or large"),
        ({"appetite": None}, "appetite cannot be None"),
        ({"blindfold": True}, "blindfold cannot be True"),
    ],
)
def test_a_value_that_the_game_does_not_have_is_refused(options: Any, reason: str) -> None:
    with pytest.raises(BadOptionValue, match=reason):
        commonroom.new_match("toy", seats=2, options=options)


def test_an_option_that_the_game_does_not_have_is_refused() -> None:
    with pytest.raises(UnknownOption, match="no option 'colour'; the options are: appetite, blind"):
        commonroom.new_match("toy", seats=2, options={"colour": "red"})


def test_options_not_chosen_take_their_first_value() -> None:
    match = commonroom.new_match("toy", seats=2, options={"blindfold": "yes"})
    assert match.setting.options == {"appetite": "small", "blindfold": "yes"}


def test_a_seed_is_the_same_match_and_none_is_always_another() -> None:
    def opening(seed: int | str | None) -> bytes:
        return commonroom.new_match("toy", seats=4, seed=seed).save()

    assert opening(7) == opening(7) == opening("7") != opening(8)
    assert opening(None) != opening(None)


def test_a_title_is_imported_once() -> None:
    assert title("toy") is title("toy")


class TestArranging:
    LITERAL: dict[str, Any] = {"eaters": [{"hand": ["toffee"]}, {"seen": {0: ["toffee"]}}]}

    def test_a_position_says_how_many_seats_there_are(self) -> None:
        assert commonroom.arrange("toy", self.LITERAL).setting.seats == 2
        with pytest.raises(BadOptionValue, match="seats cannot be 1"):
            commonroom.arrange("toy", {"eaters": [{}]})

    def test_an_arranged_position_is_saved_and_loaded(self) -> None:
        match = commonroom.arrange("toy", self.LITERAL, dice=[2, "toffee"], seed=3)
        match.answer(("dare",))
        loaded = commonroom.load(match.save())
        assert loaded.save() == match.save()
        assert loaded.game.state == match.game.state
        assert loaded.game.state.eaters[1].seen == {0: ["toffee"]}
        assert list(loaded.events) == list(match.events)
        loaded.rewind(0)
        assert (
            loaded.save()
            == commonroom.arrange("toy", self.LITERAL, dice=[2, "toffee"], seed=3).save()
        )

    def test_changing_the_literal_afterwards_changes_nothing(self) -> None:
        hand = ["toffee"]
        match = commonroom.arrange("toy", {"eaters": [{"hand": hand}, {}]})
        before = match.save()
        hand.append("earwax")
        assert match.save() == before
        assert list(match.replayed().game.state.eaters[0].hand) == ["toffee"]

    @pytest.mark.parametrize(
        "position",
        [
            {"eaters": [{"hand": ["liquorice"]}, {}]},
            {"eaters": [{"hand": ["toffee"] * 5}, {}]},
            {"eaters": [{"hat": 1}, {}]},
            {"eaters": [{}, {}], "bites": "two"},
            {"eaters": [{}, {}], "odd": object()},
            {"eaters": [{}, {}], ("a", "b"): 1},
        ],
    )
    def test_a_position_that_makes_no_sense_is_refused(self, position: Any) -> None:
        with pytest.raises(BadArrangement):
            commonroom.arrange("toy", position)

    @pytest.mark.parametrize("dice", [[True], [6.0], [None], [[6]], ["toffee", 2.5]])
    def test_dice_that_a_save_could_not_hold_are_refused(self, dice: Any) -> None:
        with pytest.raises(BadArrangement, match="dice"):
            commonroom.arrange("toy", self.LITERAL, dice=dice)

    def test_a_phase_that_does_not_exist_is_refused(self) -> None:
        with pytest.raises(BadArrangement, match="no 'nap'; there are: deal, bites, rest, count"):
            commonroom.arrange("toy", {**self.LITERAL, "phase": "nap"})


def test_registering_leaves_the_other_games_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_places", dict(registry._places))
    before = commonroom.games()
    registry.register("another", "nowhere:TITLE")
    assert commonroom.games() == [*before, "another"]
    with pytest.raises(ModuleNotFoundError):
        commonroom.new_match("another", seats=2)
