"""Chance is fair, repeatable, and says only what was laid down for it."""

from collections import Counter
from collections.abc import Callable
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from commonroom.kernel import Chance, Roll, key_from_seed
from commonroom.kernel.errors import (
    DiceLeftOver,
    DiceRanOut,
    NothingToChoose,
    ScriptMismatch,
)

KEY = key_from_seed(7)


class EveryByte(Chance):
    """Speaks every byte once, from 0 to 255."""

    def _fill(self, number: int) -> None:
        self._block = bytes(range(64 * number, 64 * number + 64))
        self._block_number = number


def test_every_outcome_has_the_same_number_of_bytes() -> None:
    for ways in range(1, 257):
        chance = EveryByte(KEY)
        share = 256 // ways
        counts = Counter(chance.die(ways, "") for _ in range(share * ways))
        assert counts == dict.fromkeys(range(1, ways + 1), share), ways


@pytest.mark.parametrize("ways", [2, 6, 8, 100, 256, 257, 1000])
def test_outcomes_are_spread_evenly(ways: int) -> None:
    """The chi-square statistic lies within five standard deviations of its mean."""
    chance = Chance(key_from_seed(f"spread {ways}"))
    each = 200
    counts = Counter(chance.die(ways, "") for _ in range(each * ways))
    square = sum((counts[face] - each) ** 2 / each for face in range(1, ways + 1))
    freedom = ways - 1
    assert abs(square - freedom) < 5 * (2 * freedom) ** 0.5


def test_neighbouring_dice_know_nothing_of_each_other() -> None:
    chance = Chance(key_from_seed("pairs"))
    rolls = [chance.d6("") for _ in range(36 * 200 + 1)]
    counts = Counter(pairwise(rolls))
    square = sum((counts[a, b] - 200) ** 2 / 200 for a in range(1, 7) for b in range(1, 7))
    assert abs(square - 35) < 5 * 70**0.5


def test_a_seed_means_the_same_dice_for_ever() -> None:
    """A change here breaks every save and every published seed."""
    chance = Chance(KEY)
    assert [chance.d6("") for _ in range(12)] == [5, 3, 1, 5, 3, 1, 6, 1, 3, 1, 2, 5]
    assert [chance.die(1000, "") for _ in range(4)] == [764, 712, 843, 364]
    assert key_from_seed(7) == key_from_seed("7") == key_from_seed(b"7")


def test_streams_and_keys_differ() -> None:
    def dice(chance: Chance) -> list[int]:
        return [chance.die(256, "") for _ in range(16)]

    streams = [
        dice(Chance(KEY)),
        dice(Chance(KEY, stream="bots")),
        dice(Chance(KEY, stream="resample")),
        dice(Chance(key_from_seed(8))),
    ]
    assert len({tuple(stream) for stream in streams}) == 4


Calls = st.lists(st.integers(1, 600), max_size=80)


@given(before=Calls, after=Calls, forced=st.lists(st.just(0), max_size=5))
def test_a_chance_goes_on_from_its_mark(
    before: list[int], after: list[int], forced: list[int]
) -> None:
    chance = Chance(KEY)
    if forced:
        chance.force(tuple(forced))
    for ways in before:
        chance.die(ways, "")
    twin = Chance(KEY, mark=chance.mark)
    assert [twin.die(ways, "") for ways in after] == [chance.die(ways, "") for ways in after]
    assert twin.mark == chance.mark
    assert twin.spoken == len(before) + len(after)


@given(before=Calls, after=Calls)
def test_streams_that_go_on_at_one_place_say_the_same(before: list[int], after: list[int]) -> None:
    chance, other = Chance(KEY), Chance(KEY)
    for ways in before:
        chance.die(ways, "")
    chance.go_on_at(1000)
    other.go_on_at(1000)
    assert [chance.die(ways, "") for ways in after] == [other.die(ways, "") for ways in after]


def test_a_stream_never_goes_back() -> None:
    chance, other = Chance(KEY), Chance(KEY)
    assert [chance.d6("") for _ in range(9)] == [other.d6("") for _ in range(9)]
    chance.go_on_at(3)
    assert chance.mark == other.mark


@given(pile=st.lists(st.integers(), min_size=1, max_size=300))
def test_a_draw_takes_one_card_and_leaves_the_others_in_order(pile: list[int]) -> None:
    chance, left = Chance(KEY), pile[:]
    chance.record = []
    drawn = chance.draw(left, "pile")
    (roll,) = chance.record
    assert roll == Roll("pile", len(pile), roll.outcome)
    assert pile[roll.outcome] == drawn
    assert left == pile[: roll.outcome] + pile[roll.outcome + 1 :]


def test_what_is_said_is_recorded() -> None:
    chance = Chance(KEY)
    chance.record = []
    said = [chance.d6("a"), chance.die(1000, "b"), chance.one_of("xyz", "c")]
    assert [roll.label for roll in chance.record] == ["a", "b", "c"]
    assert [roll.ways for roll in chance.record] == [6, 1000, 3]
    a, b, c = (roll.outcome for roll in chance.record)
    assert said == [a + 1, b + 1, "xyz"[c]]


@pytest.mark.parametrize("script", [None, (1, 2), ()])
@pytest.mark.parametrize(
    "ask",
    [
        lambda chance: chance.draw([], "bag"),
        lambda chance: chance.one_of((), "bag"),
        lambda chance: chance.die(0, "bag"),
        lambda chance: chance.die(-3, "bag"),
    ],
)
def test_one_of_nothing_is_an_error_not_an_endless_search(
    ask: Callable[[Chance], object], script: tuple[int, ...] | None
) -> None:
    with pytest.raises(NothingToChoose, match="bag"):
        ask(Chance(KEY, script=script))


class TestScriptedDice:
    def test_come_in_order(self) -> None:
        chance = Chance(KEY, script=[6, 1, "owl", "toad"])
        pile = ["cat", "owl", "toad"]
        assert [chance.d6("a"), chance.d6("b")] == [6, 1]
        assert chance.draw(pile, "c") == "owl"
        assert pile == ["cat", "toad"]
        assert chance.one_of(pile, "d") == "toad"
        chance.assert_spent()

    def test_are_recorded_like_others(self) -> None:
        chance = Chance(KEY, script=[6, "owl"])
        chance.record = []
        chance.d6("a")
        chance.one_of(["cat", "owl"], "b")
        assert chance.record == [Roll("a", 6, 5), Roll("b", 2, 1)]

    def test_that_run_out_name_the_die(self) -> None:
        chance = Chance(KEY, script=[6])
        chance.d6("first")
        with pytest.raises(DiceRanOut, match="'second' is asked after 1"):
            chance.d6("second")

    def test_that_are_left_over_are_listed(self) -> None:
        chance = Chance(KEY, script=[6, 1, "owl"])
        chance.d6("a")
        with pytest.raises(DiceLeftOver, match=r"\[1, 'owl'\]"):
            chance.assert_spent()

    @pytest.mark.parametrize("value", [0, 7, -1, "six", "6"])
    def test_that_no_die_shows_are_refused(self, value: int | str) -> None:
        chance = Chance(KEY, script=[value, 3])
        with pytest.raises(ScriptMismatch, match=r"'attack', which can be: 1, 2, 3, 4, 5, 6"):
            chance.d6("attack")
        assert chance.spoken == 0

    @pytest.mark.parametrize("value", [0, "bat"])
    def test_that_no_pile_holds_are_refused(self, value: int | str) -> None:
        pile = ["cat", "owl"]
        with pytest.raises(ScriptMismatch, match=r"'bag', which can be: cat, owl"):
            Chance(KEY, script=[value]).draw(pile, "bag")
        assert pile == ["cat", "owl"]

    def test_unscripted_chance_has_nothing_left_over(self) -> None:
        Chance(KEY).assert_spent()


class TestForcedOutcomes:
    def test_are_the_ones_that_come_and_then_chance_goes_on(self) -> None:
        free = Chance(KEY)
        expected = [free.d6("") for _ in range(5)]
        chance = Chance(KEY)
        before = chance.d6("")
        chance.force((5, 0))
        after = [chance.d6("") for _ in range(6)]
        assert before == expected[0]
        assert after == [6, 1, *expected[1:]]

    @pytest.mark.parametrize("index", [6, -1, 100])
    def test_that_cannot_be_are_refused(self, index: int) -> None:
        chance = Chance(KEY)
        chance.force((index,))
        with pytest.raises(ScriptMismatch, match="'attack', which can be: 0 to 5"):
            chance.d6("attack")

    def test_win_over_scripted_dice(self) -> None:
        chance = Chance(KEY, script=[6, 6, 6])
        chance.d6("")
        chance.force((0, 1))
        assert [chance.d6(""), chance.d6("")] == [1, 2]
        chance.d6("")
        chance.d6("")
        chance.assert_spent()

    def test_stay_won_over_scripted_dice_in_a_copy(self) -> None:
        chance = Chance(KEY, script=[6, 6, 6])
        chance.force((0, 1))
        twin = Chance(KEY, mark=chance.mark, script=[6, 6, 6])
        assert [twin.d6(""), twin.d6("")] == [1, 2]


def test_another_key_is_another_future_from_the_same_place() -> None:
    script = [6, 6, 6]
    for chance in (Chance(KEY, script=script), Chance(KEY)):
        chance.d6("")
        chance.rekey(key_from_seed(9))
        chance.leave_script()
        twin = Chance(key_from_seed(9), mark=chance.mark, script=script)
        assert chance.spoken == 1
        assert [chance.die(256, "") for _ in range(80)] == [twin.die(256, "") for _ in range(80)]
