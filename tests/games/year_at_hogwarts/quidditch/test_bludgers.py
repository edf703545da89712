"""YH-QUI-3: Bludgers, and who is put out by them."""

import pytest

from commonroom.games.year_at_hogwarts.quidditch.pitch import (
    CENTRE,
    LINES,
)
from tests.games.year_at_hogwarts.quidditch.stadium import BOTH, KEEP, afternoon


@BOTH
@pytest.mark.rule("YH-QUI-2", "YH-QUI-3")
def test_a_beater_entering_a_bludgers_slot_may_throw_it_free(edition: str) -> None:
    at = afternoon({"beater-1": (-3, 0)}, actions=3, edition=edition)
    at.fly("beater-1", (-3, 1))
    ways = {(-1, -1), (-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0), (1, 1)}
    assert set(at.offered("throw")) == ways
    at.do(KEEP)
    assert (at.pitch.bludgers[1], at.pitch.actions) == ((-3, 1), 2)


@BOTH
@pytest.mark.rule("YH-QUI-3", "YH-QUI-7")
@pytest.mark.parametrize(("roll", "out"), [(1, True), (3, True), (4, False), (6, False)])
def test_the_first_piece_in_the_line_is_out_below_4(edition: str, roll: int, out: bool) -> None:
    at = afternoon(
        {"beater-1": (-3, 0)}, {"beater-1": (0, 1), "chaser-1": (1, 1)}, dice=[4, roll], actions=2,
        edition=edition,
    )  # fmt: skip
    at.fly("beater-1", (-3, 1)).do(("throw", 1, 0))
    assert ("beater-1" in at.away.at) != out
    assert "chaser-1" in at.away.at
    assert at.pitch.bludgers[1] == (0, 1)  # it stays on the last slot of its flight
    assert at.pitch.actions == 1


@pytest.mark.rule("YH-QUI-3")
@pytest.mark.parametrize("target", ["keeper", "beater-1", "chaser-1"])
def test_keepers_beaters_and_chasers_are_targets(target: str) -> None:
    slot = (5, 1) if target == "keeper" else (4, 1)
    at = afternoon(
        {"beater-1": (1, 0)}, {target: slot}, dice=[6, 1], actions=2, bludgers=[(3, -1), (1, 1)]
    )
    at.fly("beater-1", (1, 1)).do(("throw", 1, 0))
    assert target not in at.away.at
    assert (at.asked, at.pitch.quaffle) == ((0, "action"), CENTRE)  # it did not have the Quaffle


@pytest.mark.rule("YH-QUI-3", "YH-QUI-7")
@BOTH
def test_a_bludger_flies_past_pieces_of_the_own_side(edition: str) -> None:
    """It strikes the opponent behind, and may come to rest beside one's own."""
    at = afternoon(
        {"beater-1": (-3, 0), "chaser-1": (-2, 1)}, {"chaser-1": (-1, 1)}, dice=[2, 1], actions=2,
        edition=edition,
    )  # fmt: skip
    at.fly("beater-1", (-3, 1)).do(("throw", 1, 0))
    assert ("chaser-1" in at.home.at, "chaser-1" in at.away.at) == (True, False)
    at = afternoon({"beater-1": (-3, 0), "chaser-1": (-2, 1)}, dice=[1], actions=2, edition=edition)
    at.fly("beater-1", (-3, 1)).do(("throw", 1, 0))
    assert (at.pitch.bludgers[1], "chaser-1" in at.home.at) == ((-2, 1), True)


@pytest.mark.rule("YH-QUI-3")
def test_of_several_on_a_slot_the_carrier_is_struck_else_a_chaser() -> None:
    crowd = {"beater-1": (0, 1), "chaser-1": (0, 1), "chaser-2": (0, 1)}
    for carrier, out in (("1:chaser-2", "chaser-2"), ("", "chaser-1")):
        at = afternoon(
            {"beater-1": (-3, 0)}, crowd, dice=[3, 1], actions=2, edition="pl", carrier=carrier,
        )  # fmt: skip
        at.fly("beater-1", (-3, 1)).do(("throw", 1, 0))
        assert [one for one in crowd if one not in at.away.at] == [out]


@pytest.mark.rule("YH-QUI-3")
def test_a_quaffle_dropped_on_a_shared_slot_is_the_other_chasers() -> None:
    """A thief who shares the slot of its victim is struck: the victim has the Quaffle back."""
    at = afternoon(
        {"beater-1": (-3, 0), "chaser-1": (0, 1)}, {"chaser-1": (0, 1)}, dice=[3, 1], actions=2,
        carrier="1:chaser-1",
    )  # fmt: skip
    at.fly("beater-1", (-3, 1)).do(("throw", 1, 0))
    assert (at.pitch.carrier, at.pitch.quaffle) == ("0:chaser-1", (0, 1))


@pytest.mark.rule("YH-QUI-2", "YH-QUI-4")
def test_own_pieces_bar_the_way_in_the_italian_edition_only() -> None:
    for edition, may in (("it", False), ("pl", True)):
        at = afternoon(
            {"beater-1": (-3, 0), "chaser-1": (-2, 0)}, {"chaser-1": (-3, -1)}, actions=2,
            edition=edition,
        )  # fmt: skip
        assert (("fly", "beater-1", -2, 0) in at.options) == may
        assert ("fly", "beater-1", -3, -1) not in at.options


@pytest.mark.rule("YH-QUI-3")
def test_farther_than_the_roll_nobody_is_hit() -> None:
    for edition in ("it", "pl"):
        at = afternoon(
            {"beater-1": (-3, 0)}, {"chaser-1": (1, 1)}, dice=[3], actions=2, edition=edition
        )
        at.fly("beater-1", (-3, 1)).do(("throw", 1, 0))
        if edition == "it":  # up to the roll
            assert at.offered("rest") == [(-2, 1), (-1, 1), (0, 1)]
            at.do(("rest", -1, 1))
            assert at.pitch.bludgers[1] == (-1, 1)
        else:  # exactly the roll
            assert at.pitch.bludgers[1] == (0, 1)
        assert "chaser-1" in at.away.at


@pytest.mark.rule("YH-QUI-3")
@pytest.mark.parametrize("roll", [1, 2])
def test_where_a_short_flight_ends(roll: int) -> None:
    """Only if there is a choice is somebody asked."""
    at = afternoon({"beater-1": (-3, 0)}, dice=[roll], actions=2)
    at.fly("beater-1", (-3, 1)).do(("throw", 1, 0))
    assert at.offered("rest") == ([] if roll == 1 else [(-2, 1), (-1, 1)])
    assert at.pitch.bludgers[1] == ((-2, 1) if roll == 1 else (-3, 1))


@pytest.mark.rule("YH-QUI-3")
def test_the_edge_of_the_pitch_ends_a_flight() -> None:
    at = afternoon({"beater-1": (-3, 0)}, dice=[6], actions=2, edition="pl")
    at.fly("beater-1", (-3, 1)).do(("throw", 0, 1))
    assert at.pitch.bludgers[1] == (-3, 2)


@pytest.mark.rule("YH-QUI-3")
def test_a_chaser_that_is_out_drops_the_quaffle_on_its_slot() -> None:
    at = afternoon(
        {"beater-1": (-3, 0)}, {"chaser-1": (0, 1)}, carrier="1:chaser-1", dice=[3, 1], actions=2
    )
    at.fly("beater-1", (-3, 1)).do(("throw", 1, 0))
    assert (at.pitch.carrier, at.pitch.quaffle) == ("", (0, 1))


@pytest.mark.rule("YH-QUI-3", "YH-QUI-5")
@pytest.mark.parametrize("keeper", [True, False])
def test_in_the_own_keeper_slots_it_goes_to_the_keeper_or_onto_the_line(keeper: bool) -> None:
    """Where it lay the other side could never take it."""
    at = afternoon(
        {"beater-1": (2, 1)}, {"keeper": (5, -1), "chaser-1": (5, 1)}, dice=[6, 1], actions=9,
        carrier="1:chaser-1", bludgers=[(3, 1), (-3, 1)], without=[] if keeper else ["1:keeper"],
    )  # fmt: skip
    at.do(("fly", "beater-1", 3, 1), ("throw", 1, 0))
    if keeper:
        assert (at.pitch.carrier, at.pitch.quaffle) == ("1:keeper", (5, -1))
    else:
        assert at.asked == (1, "put")
        at.do(("put", 4, -2))
        assert (at.pitch.carrier, at.pitch.quaffle) == ("", (4, -2))


@pytest.mark.rule("YH-QUI-3", "YH-QUI-4")
def test_of_two_on_one_slot_the_one_not_in_turn_is_struck() -> None:
    at = afternoon(
        {"beater-1": (-3, 0), "chaser-1": (0, 1)}, {"chaser-1": (0, 1)}, carrier="0:chaser-1",
        dice=[3, 1], actions=2,
    )  # fmt: skip
    at.fly("beater-1", (-3, 1)).do(("throw", 1, 0))
    assert "chaser-1" not in at.away.at
    assert at.pitch.carrier == "0:chaser-1"


@pytest.mark.rule("YH-QUI-3")
def test_a_keeper_that_is_out_with_the_quaffle_its_side_puts_it_on_its_line() -> None:
    at = afternoon(
        {"beater-1": (1, 1)}, {"chaser-1": (4, -1)}, carrier="1:keeper", dice=[6, 3], actions=2,
        bludgers=[(3, -1), (1, 0)],
    )  # fmt: skip
    at.fly("beater-1", (1, 0)).do(("throw", 1, 0))
    assert at.asked == (1, "put")
    assert at.offered("put") == [*LINES[1]]
    at.do(("put", 4, -1))
    assert at.pitch.carrier == "1:chaser-1"  # who stands there has it


@pytest.mark.rule("YH-QUI-3", "YH-QUI-6")
def test_with_all_three_chasers_out_the_other_side_wins_phase_1() -> None:
    at = afternoon(
        {"beater-1": (-3, 0)}, {"chaser-1": (0, 1)}, without=["1:chaser-3"], dice=[3, 1, 2, 2],
        actions=5, cards=(["firebolt"], []),
    )  # fmt: skip
    at.fly("beater-1", (-3, 1)).do(("throw", 1, 0))
    assert at.pitch.winner == 0
    assert (at.asked, at.pitch.dice) == ((0, "race-card"), (2, 2))  # and starts the race
