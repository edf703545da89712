"""TAL-VOL: Voldemort walks."""

import pytest

from commonroom.games.talisman.events import Scored, VoldemortMoved
from tests.games.talisman.rules.scene import (
    EATER_SIDE,
    HALLOW,
    ORDER_SIDE,
    eater,
    eater_too,
    order,
    order_too,
    scene,
)

MUNGOS = "st-mungos"


# ---- TAL-VOL-1


@pytest.mark.rule("TAL-VOL-1")
def test_a_one_moves_the_mover_one_space_and_then_voldemort() -> None:
    at = scene(
        order("the-burrow"), eater("azkaban"), dice=[1, 2], phase="move", voldemort="hagrids-hut"
    )
    at.do(("walk", MUNGOS))
    assert at.changed() == {"0.space": MUNGOS}  # he has not moved yet
    assert at.asked == (0, "voldemort")
    at.do(("voldemort", "aragogs-lair"))
    assert at.changed() == {"voldemort": "aragogs-lair"}
    assert at.active == 1


@pytest.mark.rule("TAL-VOL-1")
@pytest.mark.parametrize("die", [2, 3, 4, 5, 6])
def test_no_other_roll_moves_him(die: int) -> None:
    at = scene(
        order("moving-staircase"), eater("azkaban"), dice=[die, *([1] if die < 4 else []),
                                                           *([6] if die in (4, 5) else [])],
        phase="move",
    )  # fmt: skip
    assert at.happened(VoldemortMoved) == 0


@pytest.mark.rule("TAL-VOL-1", "TAL-FAT-1")
@pytest.mark.parametrize(("dice", "walks"), [([1, 4], False), ([4, 1, 2], True)])
def test_the_final_result_counts(dice: list[int], walks: bool) -> None:
    at = scene(
        order("st-mungos", fate=1), eater("azkaban"), dice=dice, phase="move",
        voldemort="hagrids-hut", lying={"the-burrow": ["wand"]},
    )  # fmt: skip
    at.do(("fate", dice[0]))
    if walks:
        at.do(("walk", "the-burrow"))
    assert (at.asked == (0, "voldemort")) == walks


@pytest.mark.rule("TAL-VOL-1", "TAL-FAT-1")
def test_fate_does_not_reroll_his_die() -> None:
    at = scene(
        order(MUNGOS, fate=3), eater("azkaban"), dice=[2], phase="voldemort",
        voldemort="hagrids-hut",
    )  # fmt: skip
    assert at.asked == (0, "voldemort")


@pytest.mark.rule("TAL-VOL-1")
@pytest.mark.parametrize(
    ("start", "die", "ends"),
    [
        # either way, or first to the opposite space and then either way there
        ("azkaban", 1, {"the-forest-of-dean", "london-underground-1", "centaur-clearing"}),
        ("azkaban", 3, {"hall-of-prophecy", "malfoy-manor", "black-lake-shore", "the-lake"}),
        ("owlery", 1, {"castle-lawn-3", "hagrids-hut", "st-mungos"}),
        # a corner of the Grounds has three opposite spaces, and the Gates the Staircase
        ("hogwarts-gates", 2, {"black-lake-shore", "castle-lawn-3", "charms-classroom",
                               "leaky-cauldron", "knockturn-alley", "london-streets-1",
                               "diagon-alley", "gringotts-bank"}),
        # in the school he stops where the path ends
        ("moving-staircase", 2, {"potions-classroom", "whomping-willow", "hospital-wing"}),
        ("charms-classroom", 5, {"astronomy-tower", "moving-staircase"}),
        ("room-of-requirement", 1, {"astronomy-tower", "great-hall"}),
        ("great-hall", 1, {"room-of-requirement"}),
        ("great-hall", 6, {"potions-classroom"}),
    ],
)  # fmt: skip
def test_where_he_can_go(start: str, die: int, ends: set[str]) -> None:
    at = scene(
        order("hogwarts-gates"), eater("honeydukes"), dice=[die], phase="voldemort",
        voldemort=start, lying={"hogwarts-gates": ["wand"]},
    )  # fmt: skip
    if len(ends) == 1:
        assert {at.table.voldemort} == ends
    else:
        assert at.asked == (0, "voldemort")
        assert {option[1] for option in at.options} == ends


# ---- TAL-VOL-2


@pytest.mark.rule("TAL-VOL-2")
def test_the_mover_picks_the_victim_of_any_side_and_the_victim_the_stat() -> None:
    at = scene(
        order(MUNGOS), eater("azkaban"), order_too("azkaban"), eater_too("honeydukes"),
        dice=[2, 1, 6], phase="voldemort", voldemort="kings-cross-station",
    )  # fmt: skip
    at.do(("voldemort", "azkaban"))
    assert (at.asked, at.options) == ((0, "attacked"), [("attacked", 1), ("attacked", 2)])
    at.do(("attacked", 1))
    assert (at.asked, at.options) == ((1, "stat"), [("stat", "magic"), ("stat", "might")])
    at.do(("stat", "might"))
    assert at.asked == (1, "fight")
    at.do(("fight",))
    assert at.event(Scored).sources == ("might",)
    assert at.changed() == {"1.life": 3, "voldemort": "azkaban"}


@pytest.mark.rule("TAL-VOL-2")
def test_only_where_he_ends_does_he_attack() -> None:
    at = scene(
        order("the-burrow"), eater("azkaban"), dice=[2], phase="voldemort",
        voldemort="kings-cross-station", lying={"the-burrow": ["wand"]},
    )  # fmt: skip
    at.do(("voldemort", "london-streets-1"), ("done",))
    assert at.changed() == {"voldemort": "london-streets-1"}


@pytest.mark.rule("TAL-VOL-2", "TAL-BAT-4")
@pytest.mark.parametrize("advantage", [ORDER_SIDE, EATER_SIDE])
@pytest.mark.parametrize("victim", [order, eater])
def test_the_advantage_means_nothing_against_him(advantage: str, victim: object) -> None:
    who = order if victim is order else eater
    other = eater if victim is order else order
    at = scene(
        who(MUNGOS), other("azkaban"), dice=[1], phase="voldemort", voldemort="the-burrow",
        advantage=advantage,
    )  # fmt: skip
    at.do(("voldemort", MUNGOS), ("stat", "magic"))
    assert (at.decision.prompt.args["mine"], at.decision.prompt.args["theirs"]) == (4, 7)


@pytest.mark.rule("TAL-VOL-2", "TAL-BAT-1")
@pytest.mark.parametrize(
    ("dice", "changed", "goes_on"),
    [([1, 6], {"0.life": 3}, False), ([4, 1], {}, False), ([5, 1, 2], {"0.galleons": 1}, True)],
)
def test_a_mover_who_does_not_beat_him_ends_the_turn(
    dice: list[int], changed: dict[str, object], goes_on: bool
) -> None:
    """A stand-off costs no Life, a victory brings a benefit."""
    at = scene(
        order("the-burrow"), eater("azkaban"), dice=[1, *dice], phase="voldemort",
        voldemort="gringotts-bank", lying={"the-burrow": ["wand"]},
    )  # fmt: skip
    at.do(("voldemort", "the-burrow"), ("stat", "magic"), ("fight",))
    assert at.changed() == {"voldemort": "the-burrow", **changed}
    assert at.asked == ((0, "take") if goes_on else (1, "plan"))


@pytest.mark.rule("TAL-VOL-2", "TAL-BAT-5")
@pytest.mark.parametrize(
    ("space", "start", "can"),
    [(MUNGOS, "the-burrow", True), ("hospital-wing", "hogwarts-gates", True),
     ("moving-staircase", "charms-classroom", False)],
)  # fmt: skip
def test_he_can_be_evaded_in_london_and_on_the_grounds(space: str, start: str, can: bool) -> None:
    at = scene(
        order(space, spells=["impedimenta"]), eater("azkaban"), dice=[1], phase="voldemort",
        voldemort=start,
    )  # fmt: skip
    at.do(("voldemort", space), ("stat", "magic"))
    assert (("cast", 0, "impedimenta") in at.options) == can
    if can:
        at.do(("cast", 0, "impedimenta"), ("evade", "impedimenta"))
        assert at.changed() == {"0.spells": [], "voldemort": space}
        assert at.active == 1  # and the space was met, where there is nothing to do


@pytest.mark.rule("TAL-VOL-2", "TAL-LIF-1")
def test_a_victim_that_is_not_the_mover_leaves_the_turn_alone() -> None:
    at = scene(
        order("the-burrow"), eater("azkaban", life=1), dice=[2, 1, 6], phase="voldemort",
        voldemort="kings-cross-station", lying={"the-burrow": ["wand"]},
    )  # fmt: skip
    at.do(("voldemort", "azkaban"), ("stat", "magic"), ("fight",))
    assert at.changed() == {
        "1.life": 0, "1.fallen": True, "1.space": MUNGOS, "voldemort": "azkaban",
    }  # fmt: skip
    assert at.asked == (0, "take")


@pytest.mark.rule("TAL-VOL-2", "TAL-WIN-1")
def test_whoever_enters_the_great_hall_finds_him_there() -> None:
    at = scene(
        order("room-of-requirement", objects=[HALLOW]), eater("azkaban"), voldemort="azkaban"
    )
    at.do(("enter",))
    assert at.changed() == {
        "0.space": "great-hall", "0.objects": [], "hallows": 3, "voldemort": "great-hall",
    }  # fmt: skip
    assert at.decision.prompt.args["theirs"] == 12


# ---- in the Great Hall


@pytest.mark.rule("TAL-VOL-2", "TAL-WIN-1", "TAL-CMP-3")
@pytest.mark.parametrize(
    ("dice", "magic", "changed"),
    [
        ([6, 1], 12, {"winner": 1}),
        ([1, 1], 12, {}),
        ([1, 6], 5, {"1.space": "moving-staircase"}),
    ],
)
def test_whom_he_finds_in_the_great_hall_fights_the_last_battle(
    dice: list[int], magic: int, changed: dict[str, object]
) -> None:
    """With Magic: won, the game; lost, back to the Staircase, at no Life; else one stays."""
    at = scene(
        eater("diagon-alley"), order("great-hall", magic=magic, might=12, life=2),
        dice=[1, *dice], phase="voldemort", voldemort="room-of-requirement",
    )  # fmt: skip
    at.do(("voldemort", "great-hall"))
    assert at.asked == (1, "fight")
    assert at.decision.prompt.args["stat"] == "magic"
    assert at.decision.prompt.args["theirs"] == 12
    at.do(("fight",))
    assert at.changed() == {"voldemort": "great-hall", **changed}
    assert (at.match.decision is None) == ("winner" in changed)
