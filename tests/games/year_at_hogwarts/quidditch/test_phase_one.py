"""YH-QUI-1, YH-QUI-2, YH-QUI-7: the pitch, houses, places and actions."""

import pytest

import commonroom
from commonroom.games.year_at_hogwarts.quidditch.events import (
    TossRolled,
    TurnEndedEarly,
)
from commonroom.games.year_at_hogwarts.quidditch.pitch import (
    AREAS,
    BLUDGERS,
    CENTRE,
    KEEPER_SLOTS,
    LINES,
    Slot,
    flight,
    neighbours,
    on_pitch,
)
from commonroom.kernel import Match
from tests.games.year_at_hogwarts.quidditch.stadium import ACCEPT, BOTH, END, REFUSE, afternoon

# ---- the pitch ------------------------------------------------------------------------------


@pytest.mark.rule("YH-QUI-7")
def test_the_pitch() -> None:
    columns, rows = range(-6, 7), range(-4, 5)
    slots = {(x, y) for x in columns for y in rows if on_pitch((x, y))}
    field = {(x, y) for x in range(-4, 5) for y in range(-2, 3)}
    goals = {(x, y) for x in (-5, 5) for y in (-1, 0, 1)}
    assert slots == field | goals
    assert {(-5, -1), (-5, 0), (-5, 1)} == set(KEEPER_SLOTS[0])
    assert {(4, y) for y in range(-2, 3)} == set(LINES[1])
    assert set(BLUDGERS) == {(3, -1), (-3, 1)}
    left = {(x, y) for x in range(-3, 1) for y in range(-2, 3)} - {CENTRE, *BLUDGERS}
    assert set(AREAS[0]) == left
    assert set(AREAS[1]) == {(-x, -y) for x, y in left}  # column 0 may hold chasers of either


@pytest.mark.rule("YH-QUI-7", "YH-QUI-2")
def test_moves_are_orthogonal_and_flights_straight() -> None:
    assert sorted(neighbours((0, 0))) == [(-1, 0), (0, -1), (0, 1), (1, 0)]
    assert sorted(neighbours((-4, 2))) == [(-4, 1), (-3, 2)]
    assert sorted(neighbours((-5, 1))) == [(-5, 0), (-4, 1)]
    assert flight((0, 0), (1, 1), 6) == ((1, 1), (2, 2))
    assert flight((2, 0), (1, 0), 6) == ((3, 0), (4, 0), (5, 0))


# ---- before the match -----------------------------------------------------------------------


def kickoff(*dice: int) -> Match:
    """Both have chosen a house, and the dice are thrown for the start."""
    position = {
        "sides": [{"house": "gryffindor", "at": {}}, {"house": "slytherin", "at": {}}],
        "phase": "quidditch-toss",
    }
    return commonroom.arrange("quidditch", position, dice=[*dice])


def place(match: Match, *slots: Slot) -> None:
    for slot in slots:
        match.answer(("place", *slot))


@pytest.mark.rule("YH-QUI-1")
def test_both_choose_a_house() -> None:
    match = commonroom.new_match("quidditch", seats=2, seed=1)
    assert match.decision is not None
    assert (match.decision.owner, len(match.decision.options)) == (0, 4)
    match.answer(("house", "hufflepuff"))
    assert match.decision.owner == 1
    assert ("house", "hufflepuff") not in match.decision.options
    match.answer(("house", "ravenclaw"))
    assert [side.house for side in match.game.state.quidditch.sides] == ["hufflepuff", "ravenclaw"]


@pytest.mark.rule("YH-QUI-1", "YH-QUI-7")
def test_where_the_pieces_begin() -> None:
    match = kickoff(6, 6, 1, 1)
    offered = []
    for slot in [(5, 1), (4, 0), (4, 2), (0, 1), (3, 0), (1, -2)]:
        assert match.decision is not None
        assert match.decision.owner == 1  # whoever does not start places first
        offered.append([(x, y) for _, x, y in match.decision.options])
        place(match, slot)
    assert offered[0] == [*KEEPER_SLOTS[1]]
    assert offered[1] == [*LINES[1]]
    assert offered[2] == [slot for slot in LINES[1] if slot != (4, 0)]
    assert offered[3] == [*AREAS[1]]
    assert (0, 1) not in offered[4]
    place(match, (-5, 0), (-4, 1), (-4, -1))
    assert match.decision is not None
    assert match.decision.owner == 0
    area = {(x, y) for _, x, y in match.decision.options}
    assert area == set(AREAS[0]) - {(0, 1)}  # taken by the other side
    pitch = match.game.state.quidditch
    assert (pitch.quaffle, pitch.carrier, tuple(pitch.bludgers)) == (CENTRE, "", BLUDGERS)
    assert [side.seeker for side in pitch.sides] == [0, 0]


@pytest.mark.rule("YH-QUI-2")
@pytest.mark.parametrize(
    ("dice", "starter"), [([3, 4, 1, 5], 0), ([3, 3, 1, 6], 1), ([2, 5, 3, 4, 1, 1, 6, 2], 1)]
)
def test_the_higher_total_starts_and_ties_roll_again(dice: list[int], starter: int) -> None:
    match = kickoff(*dice)
    assert match.game.state.quidditch.starter == starter
    (toss,) = (event for event in match.events if isinstance(event, TossRolled))
    assert (toss.mine > toss.theirs) == (starter == 0)


# ---- actions --------------------------------------------------------------------------------


@pytest.mark.rule("YH-QUI-2")
def test_two_dice_are_the_actions_and_a_move_costs_one() -> None:
    at = afternoon({"chaser-1": (-2, 0)}, dice=[1, 2, 5, 6], phase="quidditch-turn")
    assert at.pitch.actions == 3
    at.fly("chaser-1", (-2, 1))
    assert (at.pitch.actions, at.home.at["chaser-1"]) == (2, (-2, 1))
    at.fly("chaser-1", (-2, 2), (-1, 2))
    assert (at.pitch.turn, at.pitch.actions) == (1, 11)


@pytest.mark.rule("YH-QUI-2")
def test_the_rest_of_the_actions_may_be_left() -> None:
    at = afternoon(actions=5, dice=[1, 1])
    at.do(END)
    assert (at.pitch.turn, at.asked) == (1, (1, "action"))
    assert at.event(TurnEndedEarly).actions == 5


@BOTH
@pytest.mark.rule("YH-QUI-2")
def test_the_keeper_never_leaves_its_slots(edition: str) -> None:
    at = afternoon(actions=9, edition=edition)
    assert sorted(at.offered("fly", "keeper")) == [(-5, -1), (-5, 1)]
    at.fly("keeper", (-5, 1))
    assert at.offered("fly", "keeper") == [(-5, 0)]


@pytest.mark.rule("YH-QUI-2")
@pytest.mark.parametrize(("edition", "own"), [("it", True), ("pl", False)])
def test_chasers_may_not_enter_keeper_slots(edition: str, own: bool) -> None:
    """Those of the enemy (it), or all (pl); beaters may."""
    at = afternoon(
        {"chaser-1": (4, 1), "chaser-2": (-4, 1), "beater-1": (4, -1)}, actions=9, edition=edition
    )
    assert (5, 1) not in at.offered("fly", "chaser-1")
    assert ((-5, 1) in at.offered("fly", "chaser-2")) == own
    assert (5, -1) in at.offered("fly", "beater-1")


@pytest.mark.rule("YH-QUI-2", "YH-QUI-4")
def test_nobody_enters_a_slot_with_a_piece_on_it() -> None:
    at = afternoon(
        {"chaser-1": (0, 1), "beater-1": (0, 2)}, {"chaser-1": (1, 1), "beater-1": (-1, 1)},
        actions=9,
    )  # fmt: skip
    assert at.offered("fly", "chaser-1") == [(0, 0)]
    assert sorted(at.offered("fly", "beater-1")) == [(-1, 2), (1, 2)]


@BOTH
@pytest.mark.rule("YH-QUI-2")
def test_a_chaser_entering_the_quaffles_slot_may_take_it_free(edition: str) -> None:
    at = afternoon({"chaser-1": (-1, 0)}, actions=3, edition=edition)
    at.fly("chaser-1", (0, 0))
    assert at.asked == (0, "take-quaffle")
    at.do(ACCEPT)
    assert (at.pitch.carrier, at.pitch.actions) == ("0:chaser-1", 2)
    at.fly("chaser-1", (1, 0))
    assert at.pitch.quaffle == (1, 0)


@pytest.mark.rule("YH-QUI-2")
def test_or_leave_it() -> None:
    at = afternoon({"chaser-1": (-1, 0)}, actions=3)
    at.fly("chaser-1", (0, 0)).do(REFUSE)
    at.fly("chaser-1", (1, 0))
    assert (at.pitch.carrier, at.pitch.quaffle) == ("", (0, 0))


@pytest.mark.rule("YH-QUI-2")
def test_a_beater_takes_no_quaffle_and_a_chaser_no_bludger() -> None:
    at = afternoon({"beater-1": (-1, 0), "chaser-1": (-3, 0)}, actions=3)
    at.fly("beater-1", (0, 0))
    assert at.asked == (0, "action")
    at.fly("chaser-1", (-3, 1))
    assert at.asked == (0, "action")
