"""YH-QUI-1 … YH-QUI-5, YH-QUI-7: houses, places, actions, Bludgers, steals and goals."""

import pytest

import commonroom
from commonroom.games.year_at_hogwarts.quidditch.events import (
    GoalScored,
    QuafflePassed,
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
from tests.games.year_at_hogwarts.quidditch.stadium import (
    ACCEPT,
    END,
    KEEP,
    REFUSE,
    afternoon,
)

BOTH = pytest.mark.parametrize("edition", ["it", "pl"])


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


# ---- Bludgers -------------------------------------------------------------------------------


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


# ---- steals and throws ----------------------------------------------------------------------


@BOTH
@pytest.mark.rule("YH-QUI-4")
def test_a_chaser_steals_by_moving_onto_an_enemy_carrier_for_one_action(edition: str) -> None:
    at = afternoon(
        {"chaser-1": (0, 1)}, {"chaser-1": (1, 1)}, carrier="1:chaser-1", actions=3, edition=edition
    )
    at.do(("steal", "chaser-1", 1, 1))
    assert (at.pitch.carrier, at.pitch.actions) == ("0:chaser-1", 2)
    assert at.home.at["chaser-1"] == at.away.at["chaser-1"] == (1, 1)


@pytest.mark.rule("YH-QUI-4")
def test_then_it_may_step_to_an_empty_neighbour_in_the_polish_edition() -> None:
    home, away = {"chaser-1": (0, 1)}, {"chaser-1": (1, 1), "beater-1": (2, 1)}
    at = afternoon(home, away, carrier="1:chaser-1", actions=1, edition="pl", dice=[1, 1])
    at.do(("steal", "chaser-1", 1, 1))
    assert sorted(at.offered("step", "chaser-1")) == [(0, 1), (1, 0), (1, 2)]
    assert END in at.options
    at.do(("step", "chaser-1", 1, 2))
    assert (at.home.at["chaser-1"], at.pitch.quaffle, at.pitch.turn) == ((1, 2), (1, 2), 1)
    at = afternoon(home, away, carrier="1:chaser-1", actions=1, edition="it", dice=[1, 1])
    at.do(("steal", "chaser-1", 1, 1))
    assert at.pitch.turn == 1  # no step: the turn is over


@pytest.mark.rule("YH-QUI-4")
def test_the_step_is_for_the_thief_and_at_once() -> None:
    at = afternoon(
        {"chaser-1": (0, 1), "chaser-2": (-1, -1)}, {"chaser-1": (1, 1)}, carrier="1:chaser-1",
        actions=3, edition="pl",
    )  # fmt: skip
    at.do(("steal", "chaser-1", 1, 1)).fly("chaser-2", (-1, -2))
    assert at.offered("step") == []


@BOTH
@pytest.mark.rule("YH-QUI-4")
def test_only_chasers_steal_and_only_from_chasers(edition: str) -> None:
    at = afternoon(
        {"beater-1": (0, 1)}, {"chaser-1": (1, 1)}, carrier="1:chaser-1", actions=3, edition=edition
    )
    assert at.offered("steal") == []
    assert (1, 1) not in at.offered("fly", "beater-1")
    at = afternoon({"chaser-1": (4, 0)}, carrier="1:keeper", actions=3, edition=edition)
    assert at.offered("steal") == []


@pytest.mark.rule("YH-QUI-4")
def test_in_the_polish_edition_a_carrier_may_throw_the_quaffle_one_slot() -> None:
    home = {"chaser-1": (0, 1), "chaser-2": (0, 2), "beater-1": (0, 0)}
    away = {"chaser-1": (1, 1)}
    at = afternoon(home, away, carrier="0:chaser-1", actions=3, edition="pl")
    assert sorted(at.offered("throw-quaffle", "chaser-1")) == [(-1, 1), (0, 2)]
    at.do(("throw-quaffle", "chaser-1", 0, 2))
    assert (at.pitch.carrier, at.pitch.actions) == ("0:chaser-2", 2)
    passed = at.event(QuafflePassed)
    assert (passed.piece, passed.target) == ("gryffindor-chaser-1", "gryffindor-chaser-2")
    at.do(("throw-quaffle", "chaser-2", 1, 2))
    assert (at.pitch.carrier, at.pitch.quaffle, at.pitch.actions) == ("", (1, 2), 1)
    at = afternoon({"chaser-1": (4, 1)}, carrier="0:chaser-1", actions=3, edition="pl")
    assert sorted(at.offered("throw-quaffle", "chaser-1")) == [(3, 1), (4, 0)]  # no keeper slot
    at = afternoon(home, away, carrier="0:chaser-1", actions=3, edition="it")
    assert at.offered("throw-quaffle") == []


# ---- goals ----------------------------------------------------------------------------------


@BOTH
@pytest.mark.rule("YH-QUI-5")
@pytest.mark.parametrize(("roll", "keeper", "goal"), [(4, 3, 1), (4, 4, 0), (1, 6, 0)])
def test_higher_than_the_keeper_is_a_goal_and_the_quaffle_goes_to_that_keeper(
    edition: str, roll: int, keeper: int, goal: int
) -> None:
    at = afternoon(
        {"chaser-1": (4, 0)}, carrier="0:chaser-1", actions=3, edition=edition,
        dice=[roll, keeper, *(["firebolt"] if goal else [])],
    )  # fmt: skip
    at.do(("shoot", "chaser-1"))
    assert (at.home.goals, at.pitch.actions, at.pitch.carrier) == (goal, 2, "1:keeper")
    assert at.home.cards == (("firebolt",) if goal else ())


@BOTH
@pytest.mark.rule("YH-QUI-5")
def test_only_a_carrier_on_the_enemy_line_shoots(edition: str) -> None:
    for chaser, carrier in (((3, 0), "0:chaser-1"), ((-4, 0), "0:chaser-1"), ((4, 0), "")):
        at = afternoon({"chaser-1": chaser}, carrier=carrier, actions=3, edition=edition)
        assert at.offered("shoot") == []


@pytest.mark.rule("YH-QUI-5")
def test_without_a_keeper_the_shot_scores_and_the_side_puts_the_quaffle_on_its_line() -> None:
    at = afternoon(
        {"chaser-1": (4, 0)}, without=["1:keeper"], carrier="0:chaser-1", actions=3,
        dice=[1, "firebolt"],
    )  # fmt: skip
    at.do(("shoot", "chaser-1"))
    assert (at.home.goals, at.asked) == (1, (1, "put"))
    at.do(("put", 4, 1))
    assert (at.pitch.carrier, at.pitch.quaffle, at.asked) == ("", (4, 1), (0, "action"))


@BOTH
@pytest.mark.rule("YH-QUI-5")
def test_a_keeper_passes_to_a_chaser_on_its_own_line_for_one_action(edition: str) -> None:
    at = afternoon(
        {"chaser-1": (-4, 1), "chaser-2": (-3, 0), "beater-1": (-4, 0)}, carrier="0:keeper",
        actions=2, edition=edition,
    )  # fmt: skip
    assert at.offered("pass") == [("chaser-1",), ("chaser-3",)]
    at.do(("pass", "chaser-1"))
    assert (at.pitch.carrier, at.pitch.actions) == ("0:chaser-1", 1)


@BOTH
@pytest.mark.rule("YH-QUI-5")
def test_a_second_goal_of_one_side_ends_phase_1(edition: str) -> None:
    at = afternoon(
        {"chaser-1": (4, 0)}, carrier="0:chaser-1", actions=3, goals=(1, 1), edition=edition,
        dice=[6, 1, "firebolt", 1, 1],
    )  # fmt: skip
    at.do(("shoot", "chaser-1"))
    assert (at.pitch.winner, at.asked) == (0, (0, "race-card"))


@BOTH
@pytest.mark.rule("YH-QUI-5")
def test_one_all_goes_on(edition: str) -> None:
    at = afternoon(
        {"chaser-1": (4, 0)}, carrier="0:chaser-1", actions=3, goals=(0, 1), edition=edition,
        dice=[6, 1, "firebolt"],
    )  # fmt: skip
    at.do(("shoot", "chaser-1"))
    assert (at.pitch.winner, at.asked) == (-1, (0, "action"))
    assert [one.goals for one in at.told if isinstance(one, GoalScored)] == [1]
