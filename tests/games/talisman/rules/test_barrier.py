"""TAL-KXS: King's Cross, its barrier, and what lies beyond."""

import pytest

from commonroom.games.talisman.events import (
    BarrierTried,
    FoeRolled,
    Scored,
)
from tests.games.talisman.rules.crossing import (
    BARRIER,
    FIGHT,
    KINGS_CROSS,
    MUNGOS,
    QUIET,
    STAIRCASE,
    STATION,
    view_of,
    ways,
)
from tests.games.talisman.rules.scene import (
    eater,
    eater_too,
    order,
    order_too,
    scene,
)


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
