"""TAL-CRS, TAL-KXS, TAL-GAT, TAL-ROR, TAL-WIN: from region to region, and to the end."""

import pytest

from commonroom.games.talisman.events import (
    BarrierTried,
    FoeRolled,
    GatesTried,
    Scored,
    VoldemortMoved,
)
from commonroom.games.talisman.view import TableView
from commonroom.kernel import Option
from tests.games.talisman.rules.scene import (
    HALLOW,
    Scene,
    eater,
    eater_too,
    order,
    order_too,
    scene,
)

KINGS_CROSS, STATION, GATES = "kings-cross-station", "hogsmeade-station", "hogwarts-gates"
STAIRCASE, ROOM, HALL = "moving-staircase", "room-of-requirement", "great-hall"
MUNGOS = "st-mungos"
BARRIER: Option = ("barrier",)
FIGHT: Option = ("fight",)
QUIET = {"black-lake-shore": ["lantern"], "centaur-clearing": ["wand"], STATION: ["floo-powder"]}


def view_of(at: Scene, viewer: int) -> TableView:
    view = at.match.view(viewer)
    assert isinstance(view, TableView)
    return view


def ways(options: list[Option]) -> set[str]:
    return {str(option[1]) for option in options if option[0] == "walk"}


# ---- TAL-CRS-1


@pytest.mark.rule("TAL-CRS-1")
@pytest.mark.parametrize("used", [True, False])
def test_a_portkey_is_for_the_next_turn_only_and_returned_either_way(used: bool) -> None:
    at = scene(
        order("gringotts-bank", objects=["portkey"]),
        eater("hospital-wing"),
        dice=[] if used else [2],
    )
    assert at.options == [("move",), ("cross", "portkey")]
    assert at.changed() == {"0.objects": [], "purchases.portkey": 3}
    if used:
        at.do(("cross", "portkey"))
        assert at.changed() == {"0.space": "hospital-wing"}
        assert at.happened(VoldemortMoved) == 0
        assert at.options == [("space",), ("duel", 1)]  # then the space or a character
    else:
        at.do(("move",))
        assert ways(at.options) == {"diagon-alley", MUNGOS}


@pytest.mark.rule("TAL-CRS-1")
def test_a_portkey_takes_nobody_anywhere_from_the_grounds() -> None:
    at = scene(order("hospital-wing", objects=["portkey"]), eater("azkaban"))
    assert at.options == [("move",)]
    assert at.changed() == {"0.objects": [], "purchases.portkey": 3}


@pytest.mark.rule("TAL-CRS-1")
def test_a_portkey_just_found_is_kept_until_the_next_turn() -> None:
    at = scene(
        order(MUNGOS), eater("azkaban", lost_turns=1), phase="meet", lying={MUNGOS: ["portkey"]}
    )
    at.do(("take", "portkey"))
    assert at.player(0).objects == ("portkey",)
    at.do(("end",))
    assert ("cross", "portkey") in at.options


@pytest.mark.rule("TAL-CRS-1", "TAL-GAT-1")
def test_a_portkey_may_land_at_the_gates() -> None:
    at = scene(order("diagon-alley", objects=["portkey"]), eater("azkaban"))
    at.do(("cross", "portkey"))
    assert at.options == [("space",), ("gates", "magic"), ("gates", "might")]


@pytest.mark.rule("TAL-CRS-1", "TAL-SPC-1")
def test_privet_drive_leads_to_hagrids_hut_as_the_next_move() -> None:
    at = scene(
        order("4-privet-drive"), eater("azkaban", lost_turns=1), dice=[6, 3, 3], phase="meet"
    )
    assert at.changed() == {"0.next_move": "hagrids-hut", "1.lost_turns": 0}
    assert at.options == [("travel", "hagrids-hut")]  # no choice, no die
    at.do(("travel", "hagrids-hut"))
    assert at.changed() == {"0.space": "hagrids-hut", "0.next_move": "", "0.might": 4}
    assert at.happened(VoldemortMoved) == 0


@pytest.mark.rule("TAL-CRS-1", "TAL-SPC-1", "TAL-KXS-1")
def test_privet_drive_may_offer_any_other_space_of_london() -> None:
    at = scene(order("4-privet-drive"), eater("azkaban", lost_turns=1), dice=[5], phase="meet")
    offered = [option[1] for option in at.options if option[0] == "travel"]
    assert len(offered) == 23
    assert "4-privet-drive" not in offered
    assert ("move",) in at.options
    at.do(("travel", KINGS_CROSS))
    assert at.options == [("space",), BARRIER]  # whoever lands there may try


@pytest.mark.rule("TAL-CRS-1")
def test_a_promised_move_is_forgotten_in_another_region() -> None:
    at = scene(
        order(MUNGOS, next_move="hagrids-hut"), eater("azkaban"), phase="meet",
        lying={MUNGOS: ["vanishing-cabinet"], "owlery": ["wand"]}, dice=[6],
    )  # fmt: skip
    at.do(("accept",))
    assert at.changed() == {"0.space": "owlery", "0.next_move": ""}


# ---- TAL-KXS-1


@pytest.mark.rule("TAL-KXS-1")
@pytest.mark.parametrize(
    ("start", "die", "offered"),
    [("malfoy-manor", 1, False), ("malfoy-manor", 2, True), ("azkaban", 3, True),
     ("azkaban", 1, False), ("honeydukes", 6, False)],
)  # fmt: skip
def test_the_barrier_may_be_tried_by_those_who_pass_it(start: str, die: int, offered: bool) -> None:
    at = scene(order(start), eater("gringotts-bank"), dice=[die], phase="move")
    assert (BARRIER in at.options) == offered


@pytest.mark.rule("TAL-KXS-1")
def test_nobody_has_to_try() -> None:
    at = scene(order("malfoy-manor"), eater(MUNGOS), dice=[3, 4], phase="move")
    at.do(("walk", "azkaban"))
    assert at.changed() == {"0.space": "azkaban"}


@pytest.mark.rule("TAL-KXS-1")
@pytest.mark.parametrize(
    ("magic", "own", "its", "opened"),
    [(9, 4, 3, True), (9, 3, 3, False), (9, 3, 4, False), (12, 1, 3, True), (12, 1, 4, False)],
)
def test_magic_and_a_die_against_nine_and_a_die(
    magic: int, own: int, its: int, opened: bool
) -> None:
    at = scene(
        order("malfoy-manor", magic=magic), eater(MUNGOS), dice=[2, own, its], phase="move",
        lying=QUIET,
    )  # fmt: skip
    at.do(BARRIER, FIGHT)
    scored = at.event(Scored)
    assert (scored.score, scored.foe_score) == (magic + own, 9 + its)
    assert at.event(BarrierTried).opened == opened
    if opened:
        assert at.changed() == {"0.space": STATION}
        assert at.asked == (0, "take")
    else:
        assert at.changed() == {"0.space": KINGS_CROSS}  # no Life lost
        assert at.asked == (1, "plan")  # and no card drawn


@pytest.mark.rule("TAL-KXS-1", "TAL-CMP-5")
def test_floo_powder_counts_at_the_barrier() -> None:
    at = scene(
        order("malfoy-manor", magic=9, objects=["floo-powder"]), eater(MUNGOS), dice=[2, 3, 3],
        phase="move", lying={STATION: ["wand"]},
    )  # fmt: skip
    at.do(BARRIER, FIGHT)
    assert at.event(BarrierTried).opened


@pytest.mark.rule("TAL-KXS-1", "TAL-FAT-1")
def test_fate_rerolls_the_own_die_at_the_barrier() -> None:
    at = scene(
        order("malfoy-manor", magic=9, fate=1), eater(MUNGOS), dice=[2, 3, 3, 4], phase="move",
        lying=QUIET,
    )  # fmt: skip
    at.do(("accept",), BARRIER, FIGHT, ("fate", 3))
    assert at.changed() == {"0.fate": 0, "0.space": STATION}


@pytest.mark.rule("TAL-KXS-1", "TAL-BAT-1")
def test_the_die_of_the_barrier_is_known_before_fate_is_spent() -> None:
    at = scene(
        order("malfoy-manor", magic=9, fate=1), eater(MUNGOS), dice=[2, 3, 5], phase="move",
        lying=QUIET,
    )  # fmt: skip
    at.do(("accept",), BARRIER, FIGHT)
    assert at.event(FoeRolled).die == 5
    for viewer in (0, 1):
        fight = view_of(at, viewer).fight
        assert fight is not None
        assert (fight.kind, fight.other_dice) == ("barrier", (5,))
    at.do(("accept",))
    assert view_of(at, 0).fight is None


@pytest.mark.rule("TAL-KXS-1", "TAL-CMP-2", "TAL-CMP-5")
def test_what_counts_in_battles_counts_at_the_barrier() -> None:
    """A Wand and Harry's two dice: 8 + 1 + 5 against 9 + 4."""
    harry = {"character": "harry-potter", "side": "a", "space": "malfoy-manor", "magic": 8,
             "fate": 0, "objects": ["wand"]}  # fmt: skip
    at = scene(harry, eater(MUNGOS), dice=[2, 1, 5, 4], phase="move", lying=QUIET, shipped=True)
    at.do(BARRIER)
    assert (at.decision.prompt.args["mine"], at.decision.prompt.args["theirs"]) == (9, 9)
    at.do(FIGHT)
    assert at.changed() == {"0.space": STATION}


@pytest.mark.rule("TAL-KXS-1", "TAL-CMP-6", "TAL-BAT-5")
def test_a_patronus_helps_at_the_barrier_which_nobody_evades() -> None:
    at = scene(
        order("malfoy-manor", magic=7, spells=["expecto-patronum", "impedimenta"]), eater(MUNGOS),
        dice=[2, 1, 1], phase="move", lying=QUIET,
    )  # fmt: skip
    at.do(BARRIER)
    assert at.options == [FIGHT, ("cast", 0, "expecto-patronum")]
    at.do(("cast", 0, "expecto-patronum"), FIGHT)
    assert at.changed() == {"0.space": STATION, "0.spells": ["impedimenta"]}


@pytest.mark.rule("TAL-KXS-1", "TAL-CMP-2", "TAL-BAT-4")
def test_whoever_opens_the_barrier_has_won_a_battle_but_met_no_enemy() -> None:
    """Hagrid gains his extra turn; the Advantage counts for nobody, and no challenge is met."""
    hagrid = {"character": "rubeus-hagrid", "side": "a", "space": "malfoy-manor", "magic": 9,
              "fate": 0, "galleons": 0, "challenge": 2}  # fmt: skip
    at = scene(
        hagrid, eater(MUNGOS), dice=[2, 4, 3], phase="move", lying={STATION: ["lantern"]},
        advantage="order-of-the-phoenix", shipped=True,
    )  # fmt: skip
    at.do(BARRIER, FIGHT)
    assert at.changed() == {"0.space": STATION}
    at.do(("done",))
    assert at.asked == (0, "extra-turn")


@pytest.mark.rule("TAL-KXS-1")
def test_friends_who_help_with_the_dice_of_spaces_do_not_help_at_the_barrier() -> None:
    at = scene(
        order_too("malfoy-manor", magic=8, followers=["ron-weasley", "fred-and-george-weasley"]),
        eater(MUNGOS), dice=[2, 3, 5], phase="move", lying=QUIET, shipped=True,
    )  # fmt: skip
    at.do(BARRIER, FIGHT)
    assert at.changed() == {"0.space": KINGS_CROSS}


@pytest.mark.rule("TAL-KXS-1")
@pytest.mark.parametrize(
    ("start", "die", "ends"),
    [
        ("malfoy-manor", 3, {"black-lake-shore", "centaur-clearing"}),
        ("malfoy-manor", 5, {"hogwarts-gates", "the-lake"}),
        ("azkaban", 4, {"black-lake-shore", "centaur-clearing"}),
    ],
)
def test_beyond_it_either_way_with_what_is_left(start: str, die: int, ends: set[str]) -> None:
    at = scene(order(start, magic=12), eater(MUNGOS), dice=[die, 6, 1], phase="move")
    at.do(BARRIER, FIGHT)
    assert ways(at.options) == ends


@pytest.mark.rule("TAL-KXS-1")
@pytest.mark.parametrize("opened", [True, False])
def test_ended_exactly_there_one_goes_on_next_turn(opened: bool) -> None:
    at = scene(
        order("london-streets-1", magic=9), eater(MUNGOS, lost_turns=1),
        dice=[2, 6 if opened else 1, 1, *([3] if opened else [])], phase="move",
    )  # fmt: skip
    at.do(("walk", KINGS_CROSS))
    assert at.options == [("space",), BARRIER]
    at.do(BARRIER, FIGHT)
    assert at.changed()["0.space"] == KINGS_CROSS
    assert at.player(0).unlocked == opened
    assert at.asked == (0, "plan")
    if opened:
        at.do(("move",))
        assert ways(at.options) == {"whomping-willow", "castle-lawn-1"}


@pytest.mark.rule("TAL-KXS-1")
def test_the_barrier_is_open_for_one_crossing() -> None:
    at = scene(order(KINGS_CROSS, unlocked=True), eater(MUNGOS), dice=[3], phase="move")
    at.do(("walk", "whomping-willow"))
    assert at.changed() == {"0.space": "whomping-willow", "0.life": 3, "0.unlocked": False}


@pytest.mark.rule("TAL-KXS-1")
def test_landing_there_one_may_draw_instead_but_not_cross() -> None:
    at = scene(
        order(KINGS_CROSS, magic=12), eater(MUNGOS), dice=["cleansweep"], phase="meet",
        came_from="outer",
    )  # fmt: skip
    at.do(("space",), ("done",))
    assert at.changed() == {f"lying.{KINGS_CROSS}": ["cleansweep"]}
    assert at.active == 1


@pytest.mark.rule("TAL-KXS-1", "TAL-ENC-6")
def test_whoever_is_carried_there_has_landed_there() -> None:
    at = scene(
        order("hall-of-prophecy", magic=12), eater(MUNGOS), dice=["knight-bus", "cleansweep"],
        phase="meet",
    )  # fmt: skip
    at.do(("go", KINGS_CROSS))
    assert at.options == [("space",), BARRIER]


@pytest.mark.rule("TAL-KXS-1")
@pytest.mark.parametrize("how", ["starts", "stays", "comes out"])
def test_but_not_whoever_was_there_already_or_came_out(how: str) -> None:
    if how == "starts":
        at = scene(order(KINGS_CROSS, magic=12), eater(MUNGOS), dice=[3])
        at.do(("move",))
    elif how == "stays":
        stays = {"character": "minerva-mcgonagall", "space": KINGS_CROSS, "fate": 1}
        at = scene(stays, eater(MUNGOS), lying={KINGS_CROSS: ["wand"]})
        at.do(("use", "minerva-mcgonagall"))
    else:
        at = scene(
            order(STATION, magic=12), eater(MUNGOS), dice=[1, 3], phase="move",
            lying={KINGS_CROSS: ["wand"]}, voldemort="honeydukes",
        )  # fmt: skip
        at.do(("walk", KINGS_CROSS), ("voldemort", "london-underground-2"))
    assert BARRIER not in at.options


@pytest.mark.rule("TAL-GAT-1", "TAL-CMP-2")
def test_whoever_stays_at_the_gates_has_not_landed_there() -> None:
    stays = {"character": "minerva-mcgonagall", "space": GATES, "fate": 1}
    at = scene(stays, eater(MUNGOS), lying={GATES: ["wand"]})
    at.do(("use", "minerva-mcgonagall"))
    assert at.asked == (0, "take")


@pytest.mark.rule("TAL-CRS-1", "TAL-CMP-6")
def test_a_portkey_taken_before_the_move_is_for_the_next_turn() -> None:
    at = scene(order("azkaban", spells=["accio"]), eater("honeydukes", objects=["portkey"]))
    at.do(("cast-on", 0, "accio", 1), ("rob", 1, "portkey"))
    assert at.options == [("move",)]


@pytest.mark.rule("TAL-CRS-1", "TAL-CMP-2")
def test_whoever_comes_otherwise_than_by_a_die_lands_all_the_same() -> None:
    at = scene(
        eater("4-privet-drive", next_move="region", next_may=True),
        {"character": "rubeus-hagrid", "space": "azkaban"},
    )
    at.do(("travel", "azkaban"))
    assert at.asked == (1, "threaten")


@pytest.mark.rule("TAL-KXS-1")
def test_outwards_it_is_free() -> None:
    at = scene(order(STATION, magic=4), eater(MUNGOS), dice=[3, 2], phase="move")
    assert {"azkaban", "london-streets-1"} <= ways(at.options)
    assert BARRIER not in at.options
    at.do(("walk", "azkaban"))
    assert at.happened(BarrierTried) == 0
    assert at.changed() == {"0.space": "azkaban", "0.lost_turns": 1}


@pytest.mark.rule("TAL-KXS-1", "TAL-GAT-1", "TAL-CMP-6")
def test_under_command_the_barrier_and_the_gates_stay_ones_own_choice() -> None:
    """From London Underground, King's Cross is the first of six steps; beyond lie the Gates."""
    at = scene(
        order("london-underground-1", magic=12), eater(MUNGOS, spells=["imperio"]),
        dice=[6, 6, 1, 1, 1],
    )  # fmt: skip
    at.do(("cast-on", 1, "imperio", 0), ("move",))
    assert at.asked == (1, "way")
    assert BARRIER not in at.options
    at.do(("walk", "knockturn-alley"))
    assert at.asked == (0, "attempt")
    at.do(BARRIER, FIGHT)
    assert (at.asked, ways(at.options)) == ((1, "way"), {"hospital-wing", "castle-lawn-2"})
    at.do(("walk", "hospital-wing"))
    assert at.asked == (0, "attempt")
    at.do(("gates", "magic"))
    assert at.player(0).space == STAIRCASE


@pytest.mark.rule("TAL-KXS-1", "TAL-ENC-1", "TAL-CMP-6")
def test_under_command_there_is_no_barrier_for_whoever_has_to_meet_a_character() -> None:
    at = scene(
        order(KINGS_CROSS, magic=12, commander=2), eater(KINGS_CROSS), eater_too(MUNGOS),
        phase="meet", came_from="outer",
    )  # fmt: skip
    assert (at.asked, at.options) == ((2, "meet"), [("space",), ("duel", 1)])
    at.do(("duel", 1))
    assert at.asked == (0, "fight")


@pytest.mark.rule("TAL-WIN-1", "TAL-VOL-2")
def test_voldemort_comes_back_to_whoever_confronts_him_again() -> None:
    at = scene(order(HALL, magic=12), eater(MUNGOS), voldemort="honeydukes")
    at.do(("confront",))
    assert at.decision.prompt.args["theirs"] == 12
    assert at.changed() == {"voldemort": HALL}


# ---- TAL-GAT-1


@pytest.mark.rule("TAL-GAT-1")
@pytest.mark.parametrize(
    ("start", "die", "offered"),
    [("castle-lawn-3", 3, True), ("whomping-willow", 2, True), ("hagrids-hut", 3, False)],
)
def test_the_gates_may_be_tried_by_those_who_pass_them(start: str, die: int, offered: bool) -> None:
    at = scene(order(start), eater(MUNGOS), dice=[die], phase="move")
    assert (("gates", "magic") in at.options) == offered


@pytest.mark.rule("TAL-GAT-1")
@pytest.mark.parametrize(
    ("stat", "dice", "changed"),
    [
        ("magic", [3, 3], {"0.space": STAIRCASE}),
        ("magic", [3, 4], {"0.space": GATES, "0.magic": 5}),
        ("might", [2, 3], {"0.space": STAIRCASE}),
        ("might", [3, 3], {"0.space": GATES, "0.might": 4}),
    ],
)
def test_two_dice_at_most_the_magic_or_might_chosen(
    stat: str, dice: list[int], changed: dict[str, object]
) -> None:
    at = scene(
        order("castle-lawn-3", magic=6, might=5), eater(MUNGOS), dice=[4, *dice], phase="move",
        lying={STAIRCASE: ["wand"], GATES: ["lantern"]},
    )  # fmt: skip
    at.do(("gates", stat))
    assert at.changed() == changed
    assert at.asked == (1, "plan")  # the turn ends here or there; nothing is met
    assert at.event(GatesTried).dice == sum(dice)


@pytest.mark.rule("TAL-GAT-1")
def test_failing_takes_no_stat_below_its_start() -> None:
    at = scene(order(GATES), eater(MUNGOS), dice=[6, 6], phase="meet", came_from="middle")
    assert at.options == [("space",), ("gates", "magic"), ("gates", "might")]
    at.do(("gates", "magic"))
    assert at.changed() == {}
    assert at.active == 1


@pytest.mark.rule("TAL-GAT-1", "TAL-CMP-5")
def test_what_adds_to_magic_counts_at_the_gates_but_not_what_adds_in_battle() -> None:
    at = scene(
        order(GATES, objects=["wand", "floo-powder"], followers=["nymphadora-tonks"]),
        eater(MUNGOS), dice=[3, 3], phase="meet", came_from="middle",
    )  # fmt: skip
    at.do(("gates", "magic"))
    assert at.event(GatesTried).strength == 6
    assert at.player(0).space == STAIRCASE


@pytest.mark.rule("TAL-GAT-1", "TAL-FAT-1")
def test_fate_rerolls_one_of_the_two_dice() -> None:
    at = scene(order(GATES, fate=1), eater(MUNGOS), dice=[1, 6, 3], phase="meet",
               came_from="middle")  # fmt: skip
    at.do(("gates", "magic"), ("fate", 6))
    assert at.changed() == {"0.fate": 0, "0.space": STAIRCASE}


@pytest.mark.rule("TAL-GAT-1")
def test_not_crossing_one_draws() -> None:
    at = scene(order(GATES), eater(MUNGOS), dice=["felix-felicis"], phase="meet",
               came_from="middle")  # fmt: skip
    at.do(("space",), ("done",))
    assert at.changed() == {f"lying.{GATES}": ["felix-felicis"]}


@pytest.mark.rule("TAL-GAT-1")
def test_every_entry_anew_but_free_going_out() -> None:
    at = scene(order(STAIRCASE), eater(MUNGOS), dice=[6, 6])
    at.do(("turn-back",), ("move",))
    assert at.player(0).space == GATES
    assert at.happened(GatesTried) == 0
    assert ("gates", "magic") in at.options
    at.do(("gates", "magic"))
    assert at.player(0).space == GATES


@pytest.mark.rule("TAL-GAT-1")
def test_whoever_stands_there_already_has_to_come_again() -> None:
    at = scene(order(GATES, magic=12), eater(MUNGOS), dice=[3], phase="move")
    assert ways(at.options) == {STATION, "owlery"}
    assert ("gates", "magic") not in at.options


# ---- TAL-ROR-1


@pytest.mark.rule("TAL-ROR-1")
@pytest.mark.parametrize(
    ("objects", "edition", "options"),
    [
        ([HALLOW], "en", [("enter",), ("turn-back",)]),
        ([HALLOW], "pl", [("enter",)]),
        (["wand"], "en", [("turn-back",)]),
        (["wand"], "pl", [("turn-back",)]),
    ],
)
def test_in_with_a_hallow_or_back(objects: list[str], edition: str, options: list[Option]) -> None:
    at = scene(order(ROOM, objects=objects), eater(MUNGOS), edition=edition)
    assert at.options == options


@pytest.mark.rule("TAL-ROR-1")
def test_entering_is_the_next_turns_move_and_costs_the_hallow() -> None:
    at = scene(
        order("astronomy-tower", objects=[HALLOW, "wand"]), eater(MUNGOS, lost_turns=1), dice=[6],
        phase="move",
    )  # fmt: skip
    at.do(("end",))
    assert at.changed() == {"0.space": ROOM, "1.lost_turns": 0}
    at.do(("enter",))
    assert at.changed() == {"0.space": HALL, "0.objects": ["wand"], "hallows": 3}
    assert at.asked == (0, "fight")


# ---- TAL-WIN-1


@pytest.mark.rule("TAL-WIN-1")
@pytest.mark.parametrize("who", [order, eater])
def test_whoever_beats_voldemort_in_the_great_hall_wins(who: object) -> None:
    mine, other = (order, eater) if who is order else (eater, order)
    at = scene(mine(HALL, magic=12), other(MUNGOS), order_too(ROOM), dice=[2, 1])
    assert at.options == [("confront",)]
    at.do(("confront",), ("fight",))
    assert at.match.result is not None
    assert (at.match.result.winners, at.match.result.reasons) == ((0,), ("TAL-WIN-1",))
    assert at.match.decision is None


@pytest.mark.rule("TAL-WIN-1")
def test_losing_leads_back_to_the_staircase_without_loss_of_life() -> None:
    at = scene(order(HALL, magic=12, life=1), eater(MUNGOS), dice=[1, 2])
    at.do(("confront",), ("fight",))
    assert at.changed() == {"0.space": STAIRCASE}
    assert at.active == 1


@pytest.mark.rule("TAL-WIN-1")
def test_after_a_stand_off_again_next_turn_without_another_hallow() -> None:
    at = scene(order(HALL, magic=12), eater(MUNGOS, lost_turns=1), dice=[3, 3])
    at.do(("confront",), ("fight",))
    assert at.changed() == {"1.lost_turns": 0}
    assert (at.asked, at.options) == ((0, "plan"), [("confront",)])


@pytest.mark.rule("TAL-WIN-1", "TAL-BAT-5")
def test_it_is_a_battle_of_magic_that_cannot_be_evaded() -> None:
    at = scene(
        order(HALL, magic=6, might=12, objects=["wand"],
              spells=["impedimenta", "expecto-patronum"]),
        eater(MUNGOS), dice=[1, 6],
    )  # fmt: skip
    at.do(("confront",))
    assert at.options == [("fight",), ("cast", 0, "expecto-patronum")]
    at.do(("cast", 0, "expecto-patronum"))
    args = at.decision.prompt.args
    assert (args["stat"], args["mine"], args["theirs"]) == ("magic", 6 + 1 + 12, 12)
    at.do(("fight",))
    assert at.match.result is not None


@pytest.mark.rule("TAL-ROR-1", "TAL-DIT-1")
def test_a_hallow_may_be_left_before_one_has_to_enter_with_it() -> None:
    """In the Polish edition too, at the end of the turn of arrival."""
    at = scene(
        order("astronomy-tower", objects=[HALLOW]), eater("azkaban"), dice=[2], phase="move",
        edition="pl",
    )  # fmt: skip
    assert at.player(0).space == "room-of-requirement"
    at.do(("ditch", HALLOW))
    assert HALLOW not in at.player(0).objects
    at = scene(order("room-of-requirement"), eater("azkaban"), edition="pl")
    assert [option for option in at.options if option[0] in ("enter", "turn-back")] == [
        ("turn-back",)
    ]
