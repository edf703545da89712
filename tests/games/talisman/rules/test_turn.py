"""TAL-TRN, TAL-MOV: the turn, and moving in it."""

import pytest

from commonroom.games.talisman.events import DieRerolled, TurnBegan
from tests.games.talisman.rules.scene import (
    EATER_SIDE,
    HALLOW,
    eater,
    eater_too,
    order,
    order_too,
    scene,
)

BURROW, MUNGOS = "the-burrow", "st-mungos"


# ---- TAL-TRN-1


@pytest.mark.rule("TAL-TRN-1")
def test_a_turn_is_before_moving_moving_meeting_and_its_end() -> None:
    at = scene(
        order(BURROW, galleons=1, life=3), order_too(BURROW), eater(MUNGOS), dice=[1, 6],
        voldemort="owlery",
    )  # fmt: skip
    rules = []
    for option in (("move",), ("walk", MUNGOS), ("voldemort", "castle-lawn-2"), ("space",),
                   ("heal", 1)):  # fmt: skip
        rules.append(at.decision.rule)
        at.do(option)
    assert rules == ["TAL-TRN-1", "TAL-MOV-1", "TAL-VOL-1", "TAL-ENC-1", "TAL-SPC-1"]
    assert at.active == 1


@pytest.mark.rule("TAL-TRN-1")
def test_turns_go_round() -> None:
    at = scene(
        order("azkaban", lost_turns=1), eater("azkaban", lost_turns=1),
        eater_too("azkaban", lost_turns=1), order_too("hospital-wing"), active=1,
    )  # fmt: skip
    assert (at.active, at.asked) == (3, (3, "plan"))
    assert at.changed() == {"1.lost_turns": 0, "2.lost_turns": 0}


@pytest.mark.rule("TAL-TRN-1")
def test_spells_for_the_start_of_a_turn_come_before_the_die() -> None:
    at = scene(order(BURROW, spells=["geminio", "lumos"], galleons=2), eater("azkaban"), dice=[2])
    at.do(("cast", 0, "geminio"))
    assert at.changed() == {"0.galleons": 4, "0.spells": ["lumos"]}
    at.do(("move",))
    assert not [option for option in at.options if option[0] == "cast"]


@pytest.mark.rule("TAL-TRN-1", "TAL-SPE-2")
def test_everybody_else_is_asked_in_turn_before_the_active_player() -> None:
    at = scene(
        order(BURROW), eater("azkaban", spells=["immobulus"]), eater_too("azkaban"),
        order_too("azkaban", spells=["imperio", "stupefy"]),
    )  # fmt: skip
    assert at.asked == (1, "start-of-turn")
    at.do(("pass",))
    assert at.asked == (3, "start-of-turn")
    assert at.options == [("cast-on", 3, "imperio", 0), ("pass",)]
    at.do(("pass",))
    assert at.asked == (0, "plan")


@pytest.mark.rule("TAL-TRN-1", "TAL-CMP-6")
def test_nobody_is_asked_any_more_when_the_turn_is_over_before_it_began() -> None:
    at = scene(
        order(BURROW), eater("azkaban", spells=["immobulus"]),
        order_too("azkaban", spells=["imperio"]),
    )  # fmt: skip
    at.do(("cast-on", 1, "immobulus", 0))
    assert at.active == 1


@pytest.mark.rule("TAL-TRN-1", "TAL-CMP-6")
def test_a_turn_that_was_over_at_once_leaves_nothing_for_the_next() -> None:
    at = scene(
        order(BURROW), eater("12-grimmauld-place", spells=["immobulus"]), dice=[2, 6]
    )  # fmt: skip
    at.do(("cast-on", 1, "immobulus", 0), ("move",), ("walk", "azkaban"))
    assert at.changed() == {"1.spells": [], "1.space": "azkaban", "1.magic": 5}


@pytest.mark.rule("TAL-TRN-1")
def test_extra_turns_come_before_play_passes_on_and_add_up() -> None:
    at = scene(
        order("4-privet-drive", spells=["lumos", "lumos"]), eater("azkaban"),
        dice=[2, 2, 4, 2],
    )  # fmt: skip
    for _ in range(2):
        at.do(("cast", 0, "lumos"), ("side", EATER_SIDE))
    for way in (MUNGOS, "gringotts-bank"):
        at.do(("move",), ("walk", way))
        assert at.asked == (0, "extra-turn")
        at.do(("again",))
        assert at.asked == (0, "plan")
    at.do(("move",), ("walk", MUNGOS))
    assert at.asked == (1, "plan")


@pytest.mark.rule("TAL-TRN-1", "TAL-CMP-2", "TAL-CMP-4", "TAL-CMP-6")
def test_extra_turns_of_different_causes_add_up() -> None:
    """Lumos, a Time-Turner, and a battle that Hagrid has won."""
    hagrid = {"character": "rubeus-hagrid", "side": "a", "space": "london-underground-1", "fate": 0,
              "galleons": 0, "magic": 4, "objects": ["time-turner"], "spells": ["lumos"],
              "trophies": []}  # fmt: skip
    at = scene(
        hagrid, eater("honeydukes"), dice=[2, 6, 1],
        lying={"the-forest-of-dean": ["cornish-pixies"]}, shipped=True,
    )  # fmt: skip
    at.do(("cast", 0, "lumos"), ("side", EATER_SIDE), ("use", "time-turner"), ("move",))
    at.do(("walk", "the-forest-of-dean"), ("fight",))
    assert (at.asked, at.table.extra) == ((0, "extra-turn"), 3)


@pytest.mark.rule("TAL-TRN-1", "TAL-OBJ-2")
def test_nothing_is_spent_on_what_one_has_already() -> None:
    """Not on a die that is chosen anyway."""
    at = scene(
        order("azkaban", objects=["cleansweep"], spells=["wingardium-leviosa"]), eater("honeydukes")
    )
    assert ("cast", 0, "wingardium-leviosa") in at.options
    at.do(("use", "cleansweep"))
    assert at.options == [("move",)]


@pytest.mark.rule("TAL-TRN-1")
def test_an_extra_turn_may_be_declined_and_is_gone_with_the_last_life() -> None:
    at = scene(order(MUNGOS), eater("azkaban"), phase="meet", extra=2)
    at.do(("decline",))
    assert (at.asked, at.table.extra) == ((1, "plan"), 0)
    at = scene(order("malfoy-manor", life=1), eater("azkaban"), phase="meet", extra=2)
    assert (at.asked, at.table.extra) == ((1, "plan"), 0)


# ---- TAL-MOV-1


@pytest.mark.rule("TAL-MOV-1")
@pytest.mark.parametrize(
    ("start", "die", "ends"),
    [
        ("azkaban", 2, ["12-grimmauld-place", "kings-cross-station"]),
        ("diagon-alley", 5, ["london-underground-1", "london-streets-3"]),
        ("owlery", 3, ["hogwarts-gates", "aragogs-lair"]),
    ],
)
def test_exactly_as_far_as_the_die_shows_either_way(start: str, die: int, ends: list[str]) -> None:
    at = scene(order(start), eater("honeydukes"), dice=[die], phase="move")
    assert [option[1] for option in at.options if option[0] == "walk"] == ends


@pytest.mark.rule("TAL-MOV-1")
def test_moving_is_mandatory() -> None:
    at = scene(order(MUNGOS), eater("honeydukes"))
    assert at.options == [("move",)]


@pytest.mark.rule("TAL-MOV-1", "TAL-KXS-1")
def test_only_through_kings_cross_may_a_move_turn_round() -> None:
    at = scene(order("black-lake-shore"), eater("azkaban"), dice=[4], phase="move")
    assert {option[1] for option in at.options if option[0] == "walk"} == {
        "the-lake", "castle-lawn-3",  # on the Grounds
        "azkaban", "london-streets-1",  # 1 to the station, 1 to King's Cross, 2 either way
    }  # fmt: skip


@pytest.mark.rule("TAL-MOV-1", "TAL-FAT-1")
def test_fate_rerolls_the_movement_die_once() -> None:
    at = scene(order("azkaban", fate=2), eater("honeydukes"), dice=[2, 3], phase="move")
    assert at.options == [("accept",), ("fate", 2)]
    at.do(("fate", 2))
    assert at.asked == (0, "way")
    assert at.changed() == {"0.fate": 1}
    assert at.event(DieRerolled).to == 3


@pytest.mark.rule("TAL-MOV-1", "TAL-FAT-1")
def test_fate_rerolls_the_die_of_the_next_move_too() -> None:
    at = scene(
        order("4-privet-drive", fate=2), eater("azkaban", lost_turns=1), dice=[3, 2, 4]
    )  # fmt: skip
    at.do(("move",), ("fate", 3), ("walk", MUNGOS))
    assert at.asked == (0, "plan")
    at.do(("move",))
    assert at.options == [("accept",), ("fate", 4)]


# ---- TAL-MOV-2


@pytest.mark.rule("TAL-MOV-2")
@pytest.mark.parametrize(
    ("die", "stop"),
    [
        (1, "charms-classroom"),
        (2, "charms-classroom"),
        (3, "charms-classroom"),
        (4, "potions-classroom"),
        (5, "potions-classroom"),
        (6, "divination-classroom"),
    ],
)
def test_in_the_school_half_the_roll_counts(die: int, stop: str) -> None:
    keys = [2] if stop == "charms-classroom" else []
    at = scene(
        eater("moving-staircase"), order("azkaban"), phase="move", voldemort=MUNGOS,
        dice=[die, 3, *keys] if die == 1 else [die, *keys],
    )  # fmt: skip
    if die == 1:
        at.do(("voldemort", "london-streets-2"))
    assert at.player(0).space == stop


@pytest.mark.rule("TAL-MOV-2", "TAL-ROR-1")
def test_everybody_stops_at_the_room_of_requirement() -> None:
    at = scene(
        order("astronomy-tower", objects=[HALLOW], turned_back=False), eater("azkaban"), dice=[6],
        phase="move",
    )  # fmt: skip
    assert at.changed() == {"0.space": "room-of-requirement"}


# ---- TAL-MOV-3


@pytest.mark.rule("TAL-MOV-3")
def test_who_has_turned_back_goes_one_space_a_turn_without_a_die_and_ignores_the_rooms() -> None:
    at = scene(order("transfiguration-classroom"), eater("azkaban", lost_turns=9), voldemort=MUNGOS)
    at.do(("turn-back",))
    assert at.changed() == {"0.turned_back": True}
    assert at.options == [("move",)]  # and cannot change its mind
    for room in ("divination-classroom", "potions-classroom", "charms-classroom",
                 "moving-staircase"):  # fmt: skip
        at.do(("move",))
        assert at.player(0).space == room
        assert at.asked == (0, "plan")
    assert at.changed() == {"0.space": "moving-staircase", "1.lost_turns": 5}


@pytest.mark.rule("TAL-MOV-3", "TAL-GAT-1")
def test_turning_back_ends_at_the_gates() -> None:
    at = scene(
        order("moving-staircase", turned_back=True), eater("azkaban"),
        lying={"hogwarts-gates": ["wand"]},
    )  # fmt: skip
    at.do(("move",))
    assert at.changed() == {"0.space": "hogwarts-gates", "0.turned_back": False}


@pytest.mark.rule("TAL-MOV-3")
def test_cards_in_a_room_are_met_on_the_way_back() -> None:
    """They are not what the space says."""
    at = scene(
        order("divination-classroom", turned_back=True), eater("azkaban"),
        lying={"potions-classroom": ["wand"]},
    )  # fmt: skip
    at.do(("move",))
    assert at.options == [("take", "wand"), ("done",)]


@pytest.mark.rule("TAL-MOV-3")
@pytest.mark.parametrize(
    "held",
    [("charms-classroom", {"keys": 2}), ("divination-classroom", {"seeking": True}),
     ("defence-against-the-dark-arts-classroom", {"boggart": 9})],
)  # fmt: skip
def test_whoever_is_held_in_a_room_may_still_turn_back(held: tuple[str, dict[str, int]]) -> None:
    space, state = held
    at = scene(order(space, **state), eater("azkaban"))
    at.do(("turn-back",))
    assert at.options == [("move",)]
    assert at.changed() == {"0.turned_back": True} | {f"0.{key}": 0 for key in state}


@pytest.mark.rule("TAL-MOV-3")
def test_only_in_the_school_can_one_turn_back() -> None:
    for space in (MUNGOS, "hospital-wing"):
        assert scene(order(space), eater("azkaban")).options == [("move",)]
    at = scene(order("great-hall"), eater("azkaban"))
    assert at.options == [("confront",)]


@pytest.mark.rule("TAL-MOV-3", "TAL-VOL-1")
@pytest.mark.parametrize("slow", [{"ferret": 2}, {"followers": ["dobby"]}])
def test_whoever_is_limited_to_one_space_rolls_no_die(slow: dict[str, object]) -> None:
    at = scene(
        order(BURROW, **slow), eater("azkaban"), voldemort="azkaban", coins={"gringotts-bank": 1}
    )
    at.do(("move",))
    assert at.options == [("walk", "gringotts-bank"), ("walk", MUNGOS)]
    at.do(("walk", MUNGOS))
    assert at.player(0).space == MUNGOS
    assert at.table.voldemort == "azkaban"


@pytest.mark.rule("TAL-TRN-1")
def test_turns_are_counted() -> None:
    at = scene(order(MUNGOS, ferret=1), eater("azkaban"), lying={BURROW: ["wand"]})
    at.do(("move",), ("walk", BURROW))
    assert [one.seat for one in at.told if isinstance(one, TurnBegan)] == [0, 1]
