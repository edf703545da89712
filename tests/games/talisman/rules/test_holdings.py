"""TAL-FAT … TAL-HAL: what characters have, may hold and can lose."""

from typing import Any

import pytest

from commonroom.games.talisman.events import DieRerolled, SpellLearned, TurnLost, TurnsToLose
from commonroom.games.talisman.strength import strength, total
from commonroom.kernel import Option
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

MUNGOS, LEAKY = "st-mungos", "leaky-cauldron"
FOUR = ["lantern", "floo-powder", "chocolate-frogs", "exploding-bonbons"]


# ---- TAL-FAT-1


@pytest.mark.rule("TAL-FAT-1")
@pytest.mark.parametrize(
    ("space", "phase", "asked"),
    [("azkaban", "meet", (1, "plan")), ("azkaban", "move", (0, "way"))],
)
def test_one_fate_rerolls_one_own_die_and_the_new_result_stands(
    space: str, phase: str, asked: tuple[int, str]
) -> None:
    at = scene(order(space, fate=3), eater("honeydukes", fate=3), dice=[3, 4], phase=phase)
    assert (at.asked, at.options) == ((0, "roll"), [("accept",), ("fate", 3)])
    at.do(("fate", 3))
    assert at.changed() == {"0.fate": 2}
    assert (at.happened(DieRerolled), at.asked) == (1, asked)


@pytest.mark.rule("TAL-FAT-1")
def test_of_several_dice_only_one_is_rolled_again() -> None:
    at = scene(order("hagrids-hut", fate=2), eater("azkaban"), dice=[1, 2, 6], phase="meet")
    assert at.options == [("accept",), ("fate", 1), ("fate", 2)]
    at.do(("fate", 2))
    assert at.changed() == {"0.fate": 1, "0.magic": 5}  # 1 + 6


@pytest.mark.rule("TAL-FAT-1")
def test_without_fate_nobody_is_asked() -> None:
    at = scene(order("azkaban"), eater("honeydukes", fate=3), dice=[4], phase="meet")
    assert at.asked == (1, "plan")


@pytest.mark.rule("TAL-FAT-1")
def test_there_is_no_limit_to_fate() -> None:
    at = scene(order("azkaban", fate=18, spells=["geminio"]), eater("honeydukes"))
    at.do(("cast", 0, "geminio"))
    assert (at.player(0).fate, at.table.fate) == (36, 0)


# ---- TAL-OBJ-1


@pytest.mark.rule("TAL-OBJ-1")
def test_a_fifth_object_leaves_one_at_once_and_it_is_not_taken_again() -> None:
    at = scene(
        order(MUNGOS, objects=[*FOUR[1:], "firebolt"], galleons=9), eater("azkaban"),
        phase="meet", lying={MUNGOS: ["cleansweep", "fang"]},
    )  # fmt: skip
    at.do(("take", "cleansweep"))
    assert at.asked == (0, "leave-object")
    assert at.options == [("leave", card) for card in [*FOUR[1:], "firebolt", "cleansweep"]]
    at.do(("leave", "firebolt"))
    assert at.changed() == {
        "0.objects": [*FOUR[1:], "cleansweep"],
        f"lying.{MUNGOS}": ["fang", "firebolt"],
    }
    assert at.options == [("take", "fang"), ("done",)]


@pytest.mark.rule("TAL-OBJ-1")
def test_galleons_and_fate_are_no_objects() -> None:
    at = scene(
        order(MUNGOS, objects=FOUR, fate=3), eater("azkaban"), phase="meet", coins={MUNGOS: 5},
        lying={MUNGOS: ["dropped-galleon"]},
    )  # fmt: skip
    at.do(("take", "dropped-galleon"), ("take-galleons",))
    assert (at.player(0).objects, at.player(0).galleons) == (tuple(FOUR), 6)


@pytest.mark.rule("TAL-OBJ-1")
@pytest.mark.parametrize("card", ["lantern", HALLOW])
def test_never_two_of_one_name(card: str) -> None:
    at = scene(
        order(MUNGOS, objects=[card]), eater("azkaban"), phase="meet",
        lying={MUNGOS: [card, "wand"]},
    )  # fmt: skip
    assert at.options == [("take", "wand"), ("done",)]


@pytest.mark.rule("TAL-OBJ-1")
@pytest.mark.parametrize(
    ("carrier", "edition", "lifted"),
    [
        ("beaded-bag", "en", True),
        ("grawp", "en", True),
        ("grawp", "pl", True),
        ("troll", "en", False),
        ("troll", "pl", True),
        ("fang", "en", False),
    ],
)
def test_who_carries_any_number(carrier: str, edition: str, lifted: bool) -> None:
    objects = [*FOUR[:3], carrier] if carrier == "beaded-bag" else FOUR
    followers = [] if carrier == "beaded-bag" else [carrier]
    at = scene(
        order(MUNGOS, objects=objects, followers=followers), eater("azkaban"), phase="meet",
        lying={MUNGOS: ["wand", "marauders-map"]}, edition=edition,
    )  # fmt: skip
    at.do(("take", "wand"))
    assert (at.asked == (0, "leave-object")) == (not lifted)
    if lifted:
        at.do(("take", "marauders-map"))
        assert len(at.player(0).objects) == 6


@pytest.mark.rule("TAL-OBJ-1")
def test_when_the_carrier_goes_the_excess_is_left_at_once() -> None:
    at = scene(
        order("hagrids-hut", objects=[*FOUR, "firebolt"], followers=["grawp"]), eater("azkaban"),
        dice=[2, 2], phase="meet",
    )  # fmt: skip
    assert at.player(0).followers == ()
    assert at.asked == (0, "leave-object")
    at.do(("leave", "firebolt"))
    assert at.changed() == {
        "0.objects": FOUR, "0.followers": [], "discards.middle": ["grawp"],
        "lying.hagrids-hut": ["firebolt"],
    }  # fmt: skip


TOWER = "astronomy-tower"


@pytest.mark.rule("TAL-OBJ-1", "TAL-SPC-3")
def test_what_grawp_carried_stays_where_he_breaks_the_fall() -> None:
    """Not in St Mungo's, where the fall ends."""
    at = scene(
        order(TOWER, objects=[*FOUR, "firebolt"], followers=["grawp"], life=1), eater("azkaban"),
        dice=[2], phase="meet",
    )  # fmt: skip
    at.do(("give-up", "grawp"))
    assert at.asked == (0, "leave-object")
    assert at.player(0).space == TOWER
    at.do(("leave", "firebolt"))
    assert at.changed() == {
        "0.objects": FOUR, "0.followers": [], "0.life": 0, "0.fallen": True, "0.space": MUNGOS,
        "discards.middle": ["grawp"], f"lying.{TOWER}": ["firebolt"],
    }  # fmt: skip


@pytest.mark.rule("TAL-OBJ-1", "TAL-ALT-3")
def test_what_grawp_carried_lies_there_before_a_card_is_drawn() -> None:
    at = scene(
        order("hall-of-prophecy", objects=[*FOUR, "firebolt"], followers=["grawp"]),
        eater("azkaban"), phase="meet", options={"ditch-before-drawing": "yes"},
    )  # fmt: skip
    at.do(("ditch", "grawp"))
    assert at.asked == (0, "leave-object")
    at.do(("leave", "firebolt"))
    assert at.asked == (0, "end")  # two cards lie here, so none was drawn
    assert at.changed() == {
        "0.objects": FOUR, "0.followers": [], "lying.hall-of-prophecy": ["grawp", "firebolt"],
    }  # fmt: skip


@pytest.mark.rule("TAL-OBJ-1", "TAL-BAT-3")
def test_whose_bag_was_taken_leaves_what_it_carried() -> None:
    at = scene(
        order("azkaban"), eater("azkaban", objects=[*FOUR[1:], "firebolt", "cleansweep",
                                                    "beaded-bag"]),
        dice=[6, 1], phase="meet",
    )  # fmt: skip
    at.do(("duel", 1), ("fight",), ("take", "beaded-bag"))
    assert at.asked == (1, "leave-object")
    at.do(("leave", "cleansweep"))
    assert at.changed() == {
        "0.objects": ["beaded-bag"], "1.objects": [*FOUR[1:], "firebolt"],
        "lying.azkaban": ["cleansweep"],
    }  # fmt: skip


# ---- TAL-OBJ-2


@pytest.mark.rule("TAL-OBJ-2")
def test_what_cannot_be_used_may_be_carried_counts_and_pays() -> None:
    at = scene(
        eater(MUNGOS, objects=FOUR), order("azkaban"), phase="meet",
        lying={MUNGOS: ["sword-of-gryffindor"]},
    )  # fmt: skip
    at.do(("take", "sword-of-gryffindor"))
    assert at.asked == (0, "leave-object")
    at = scene(eater("azkaban", objects=["sword-of-gryffindor"]), order("azkaban"))
    assert total(strength(at.game, 0, "might")) == 3
    at = scene(order("azkaban", objects=["sword-of-gryffindor"]), eater("azkaban"))
    assert total(strength(at.game, 0, "might")) == 5
    at = scene(
        eater("quidditch-pitch", objects=["sword-of-gryffindor"]), order("azkaban"), dice=[4],
        phase="meet",
    )  # fmt: skip
    at.do(("accept",))
    assert at.player(0).objects == (HALLOW,)


@pytest.mark.rule("TAL-OBJ-2")
def test_hallows_are_magic_objects() -> None:
    at = scene(order("azkaban", objects=[HALLOW, "wand"]), eater("azkaban"))
    assert [at.game.is_magic(card) for card in (HALLOW, "wand", "marauders-map")] == [
        True, False, True,
    ]  # fmt: skip


# ---- TAL-FOL-1


@pytest.mark.rule("TAL-FOL-1")
def test_a_fourth_follower_stays_until_the_end_of_the_turn() -> None:
    three = ["nymphadora-tonks", "dobby", "ginny-weasley"]
    at = scene(
        order(MUNGOS, followers=three), eater("azkaban"), phase="meet", lying={MUNGOS: ["fang"]}
    )
    at.do(("take", "fang"))
    assert at.player(0).followers == (*three, "fang")
    assert total(strength(at.game, 0, "might")) == 4  # and helps until then
    assert at.options == [  # nothing else is possible; Dobby may not be left
        ("ditch", "nymphadora-tonks"), ("ditch", "ginny-weasley"), ("ditch", "fang"),
    ]  # fmt: skip
    at.do(("ditch", "ginny-weasley"), ("end",))
    assert at.changed() == {
        "0.followers": ["nymphadora-tonks", "dobby", "fang"], f"lying.{MUNGOS}": ["ginny-weasley"],
    }  # fmt: skip


@pytest.mark.rule("TAL-FOL-1", "TAL-LIF-1")
def test_a_fourth_follower_is_left_also_by_those_who_lost_their_last_life() -> None:
    """Taken at the Lake, which leads on to an enemy that is too strong."""
    three = ["nymphadora-tonks", "ginny-weasley", "hermione-granger"]
    lair = "aragogs-lair"
    at = scene(
        order("the-lake", life=1, followers=three), eater("azkaban"), dice=[4, 1, 6],
        phase="meet", lying={"the-lake": ["fang"], lair: ["grindylows", "bloody-baron"]},
    )  # fmt: skip
    at.do(("take", "fang"), ("fight",))
    assert at.options == [("ditch", card) for card in (*three, "fang")]
    at.do(("ditch", "ginny-weasley"))
    assert at.changed() == {
        "0.space": MUNGOS, "0.life": 0, "0.fallen": True,
        "0.followers": ["nymphadora-tonks", "hermione-granger", "fang"],
        "lying.the-lake": None, f"lying.{MUNGOS}": ["ginny-weasley"],
    }  # fmt: skip
    assert at.asked == (1, "plan")


@pytest.mark.rule("TAL-FOL-1")
def test_a_follower_that_must_be_discarded_goes_to_its_pile() -> None:
    at = scene(
        order("hagrids-hut", followers=["fang", "nymphadora-tonks"]), eater("azkaban"),
        dice=[1, 3], phase="meet",
    )  # fmt: skip
    at.do(("give-up", "nymphadora-tonks"))
    assert at.changed() == {"0.followers": ["fang"], "discards.outer": ["nymphadora-tonks"]}


# ---- TAL-OPN-1


@pytest.mark.rule("TAL-OPN-1")
def test_objects_and_followers_are_open_and_spells_secret() -> None:
    at = scene(
        order("azkaban", objects=["wand"], followers=["fang"], spells=["lumos", "expulso"]),
        eater("azkaban"),
    )
    for viewer in (0, 1, None):
        shown: Any = at.match.view(viewer)
        seen = shown.players[0]
        assert (seen.objects, seen.followers) == (("wand",), ("fang",))
        assert set(seen.spells) == ({"lumos", "expulso"} if viewer == 0 else set())


@pytest.mark.rule("TAL-OPN-1")
def test_nobody_else_is_told_which_spell_was_drawn() -> None:
    at = scene(order("12-grimmauld-place"), eater("azkaban"), dice=[6, "lumos"], phase="meet")
    at.do(("choose", "train"))
    drawn = at.event(SpellLearned)
    assert "lumos" in repr(drawn.seen_by(0))
    assert "lumos" not in repr(drawn.seen_by(1))
    assert "lumos" not in repr(drawn.seen_by(None))


# ---- TAL-DIT-1


@pytest.mark.rule("TAL-DIT-1")
def test_at_the_end_of_a_turn_anything_may_be_left_and_not_taken_back() -> None:
    at = scene(
        order(MUNGOS, objects=["firebolt", "lantern"], followers=["fang", "dobby"], galleons=2),
        eater("azkaban"), phase="end",
    )  # fmt: skip
    assert at.options == [
        ("end",), ("ditch", "firebolt"), ("ditch", "lantern"), ("ditch", "fang"),
        ("ditch-galleon",),
    ]  # fmt: skip
    at.do(("ditch", "firebolt"), ("ditch", "fang"), ("ditch-galleon",))
    assert not [option for option in at.options if option[0] == "take"]
    at.do(("end",))
    assert at.changed() == {
        "0.objects": ["lantern"], "0.followers": ["dobby"], "0.galleons": 1,
        f"lying.{MUNGOS}": ["firebolt", "fang"], f"coins.{MUNGOS}": 1,
    }  # fmt: skip


@pytest.mark.rule("TAL-DIT-1", "TAL-HAL-1")
def test_what_was_left_is_there_for_others() -> None:
    at = scene(
        eater(MUNGOS), order("azkaban"), phase="meet", lying={MUNGOS: ["wand", HALLOW]},
        coins={MUNGOS: 1},
    )  # fmt: skip
    at.do(("take", "wand"), ("take", HALLOW), ("take-galleons",))
    assert at.changed() == {
        "0.objects": ["wand", HALLOW], "0.galleons": 1, f"lying.{MUNGOS}": None,
        f"coins.{MUNGOS}": None,
    }  # fmt: skip


# ---- TAL-SPE-1


@pytest.mark.rule("TAL-SPE-1")
@pytest.mark.parametrize(
    ("magic", "most"), [(1, 0), (2, 0), (3, 0), (4, 1), (5, 2), (6, 2), (7, 3), (12, 3)]
)
def test_magic_allows_so_many_spells(magic: int, most: int) -> None:
    at = scene(order("azkaban"), eater("azkaban"))
    assert at.game.spell_limit(0, magic) == most


@pytest.mark.rule("TAL-SPE-1")
def test_total_magic_counts_and_followers_may_change_the_number() -> None:
    """Magic 4 and 2 of the Map allow two spells, but Neville takes up room for one."""
    hold = {"spells": ["expulso"], "objects": ["marauders-map"]}
    at = scene(
        order("12-grimmauld-place", **hold), eater("azkaban"), dice=[6, "lumos"], phase="meet"
    )
    at.do(("choose", "train"))
    assert at.player(0).spells == ("expulso", "lumos")
    at = scene(
        order("12-grimmauld-place", followers=["neville-longbottom"], **hold), eater("azkaban"),
        dice=[6], phase="meet",
    )  # fmt: skip
    at.do(("choose", "train"))
    assert at.changed() == {}


@pytest.mark.rule("TAL-SPE-1", "TAL-SPE-3")
def test_over_the_limit_one_keeps_them_and_gains_none() -> None:
    at = scene(
        order("12-grimmauld-place", spells=["expulso", "lumos", "accio"]), eater("azkaban"),
        dice=[6], phase="meet",
    )  # fmt: skip
    at.do(("choose", "train"))
    assert at.changed() == {}


@pytest.mark.rule("TAL-SPE-1", "TAL-CMP-4")
def test_nobody_may_hold_fewer_spells_than_none() -> None:
    hagrid = {"character": "rubeus-hagrid", "followers": ["neville-longbottom"]}
    at = scene(hagrid, eater("azkaban"))
    assert at.game.spell_limit(0, 2) == 0


# ---- TAL-SPE-2


@pytest.mark.rule("TAL-SPE-2")
def test_any_number_in_the_own_turn_one_in_anothers() -> None:
    at = scene(
        order("azkaban", spells=["expulso", "expulso", "geminio"], galleons=1),
        eater("azkaban", spells=["protego", "episkey", "episkey"], life=2),
    )
    for _ in range(2):
        at.do(("cast", 0, "expulso"), ("side", EATER_SIDE))
    at.do(("cast", 0, "geminio"))
    assert at.player(0).spells == ()
    assert at.decision.guests == {1: [("cast-on", 1, "episkey", 1)]}
    at.says(1, ("cast-on", 1, "episkey", 1))
    assert at.player(1).life == 4
    assert at.decision.guests == {}


@pytest.mark.rule("TAL-SPE-2")
def test_in_the_next_turn_of_another_one_may_cast_again() -> None:
    at = scene(
        order(MUNGOS, ferret=1), order_too("azkaban"),
        eater("azkaban", spells=["expulso", "expulso"]), lying={"the-burrow": ["wand"]},
    )  # fmt: skip
    at.says(2, ("cast", 2, "expulso")).do(("side", EATER_SIDE))
    assert at.decision.guests == {}
    at.do(("move",), ("walk", "the-burrow"))
    assert at.asked == (1, "plan")
    assert at.decision.guests == {2: [("cast", 2, "expulso")]}


@pytest.mark.rule("TAL-SPE-2")
def test_a_spell_is_resolved_at_once() -> None:
    """Cast before a battle, Obliviate takes the spell that was to help."""
    at = scene(
        order(MUNGOS, spells=["expecto-patronum"]), eater("azkaban", spells=["obliviate"]),
        phase="meet", lying={MUNGOS: ["hit-wizards"]},
    )  # fmt: skip
    assert ("cast", 0, "expecto-patronum") in at.options
    at.says(1, ("cast-on", 1, "obliviate", 0))
    assert (at.asked, at.options) == ((0, "fight"), [("fight",)])
    assert at.changed() == {"0.spells": [], "1.spells": []}


# ---- TAL-SPE-3


@pytest.mark.rule("TAL-SPE-3")
def test_spells_cannot_simply_be_thrown_away() -> None:
    at = scene(order(MUNGOS, spells=["protego"]), eater("azkaban"), phase="end")
    assert at.asked == (1, "plan")  # there was nothing to leave


@pytest.mark.rule("TAL-SPE-3", "TAL-SPC-1")
def test_the_wheezes_take_spells_for_fate_and_fate_for_spells() -> None:
    at = scene(order("diagon-alley", spells=["protego", "lumos"]), eater("azkaban"), phase="meet")
    at.do(("give-spells",), ("pay-spell", "protego"), ("done",))
    assert at.changed() == {"0.spells": ["lumos"], "0.fate": 1}
    assert at.table.spell_discard == ("protego",)
    at = scene(order("diagon-alley", fate=2), eater("azkaban"), dice=["accio"], phase="meet")
    at.do(("buy-spells",))
    assert at.changed() == {"0.spells": ["accio"], "0.fate": 1}  # Magic 4 allows one


@pytest.mark.rule("TAL-SPE-3")
def test_a_spell_may_pay_for_an_ability() -> None:
    bellatrix = {"character": "bellatrix-lestrange", "side": "b", "space": MUNGOS, "fate": 0,
                 "galleons": 0, "spells": ["protego"]}  # fmt: skip
    at = scene(
        bellatrix, order("azkaban"), phase="meet", lying={MUNGOS: ["basilisk"]}, shipped=True
    )
    at.do(("use", "bellatrix-lestrange"), ("pay-spell", "protego"))
    assert not at.match.can_undo(0)  # everybody has seen it
    assert at.changed() == {"0.spells": []}


# ---- TAL-DIA-1


@pytest.mark.rule("TAL-DIA-1")
@pytest.mark.parametrize(
    ("die", "stat", "now", "after"),
    [(3, "magic", 5, 4), (3, "magic", 4, 4), (2, "might", 4, 3), (2, "might", 3, 3)],
)
def test_magic_and_might_do_not_fall_below_their_start(
    die: int, stat: str, now: int, after: int
) -> None:
    at = scene(order("hogsmeade", **{stat: now}), eater("azkaban"), dice=[die], phase="meet")
    at.do(("choose", "hogs-head"))
    assert at.changed() == ({} if now == after else {f"0.{stat}": after})


@pytest.mark.rule("TAL-DIA-1")
def test_life_is_gained_above_the_start_but_healed_only_up_to_it() -> None:
    at = scene(order("hagrids-hut", life=4), eater("azkaban"), dice=[6, 6], phase="meet")
    assert at.changed() == {"0.life": 6}
    at = scene(order(MUNGOS, life=3, galleons=4), eater("azkaban"), phase="meet")
    assert at.options == [("heal", 1), ("decline",)]
    at.do(("heal", 1))
    assert at.changed() == {"0.life": 4, "0.galleons": 3}
    at = scene(order(MUNGOS, life=6, galleons=4), eater("azkaban"), phase="meet")
    assert at.asked == (0, "end")


@pytest.mark.rule("TAL-DIA-1")
def test_bonuses_are_not_on_the_dials() -> None:
    at = scene(order(MUNGOS), eater("azkaban"), phase="meet", lying={MUNGOS: ["marauders-map"]})
    at.do(("take", "marauders-map"))
    assert at.changed() == {"0.objects": ["marauders-map"], f"lying.{MUNGOS}": None}
    assert strength(at.game, 0, "magic") == [("magic", 4), ("marauders-map", 2)]


# ---- TAL-LOS-1


@pytest.mark.rule("TAL-LOS-1")
def test_a_lost_turn_is_the_next_one_and_this_one_goes_on() -> None:
    at = scene(
        order("azkaban"), eater(MUNGOS, ferret=1), dice=[2], phase="meet",
        lying={"azkaban": ["wand"], "the-burrow": ["lantern"]},
    )  # fmt: skip
    at.do(("take", "wand"), ("end",))
    assert at.changed() == {"0.lost_turns": 1, "0.objects": ["wand"], "lying.azkaban": None}
    at.do(("move",), ("walk", "the-burrow"))
    assert at.event(TurnLost).seat == 0
    assert at.asked == (1, "plan")
    assert at.player(0).lost_turns == 0


@pytest.mark.rule("TAL-LOS-1")
def test_told_twice_it_is_the_same_next_turn() -> None:
    """RULING: both times the next turn is meant."""
    at = scene(order("azkaban", lost_turns=1), eater("honeydukes"), dice=[3], phase="meet")
    assert at.changed() == {}
    assert at.event(TurnsToLose).turns == 1
    assert at.active == 1


@pytest.mark.rule("TAL-LOS-1")
def test_an_extra_turn_can_be_lost() -> None:
    at = scene(order("azkaban"), eater("honeydukes"), dice=[3], phase="meet", extra=1)
    at.do(("again",))
    assert (at.event(TurnLost).seat, at.asked) == (0, (1, "plan"))


@pytest.mark.rule("TAL-LOS-1", "TAL-CRS-1")
def test_a_promised_move_waits_for_a_turn_with_a_move_and_a_portkey_does_not() -> None:
    """The card says next turn, the space next move."""
    at = scene(
        order("azkaban", lost_turns=1, next_move="hagrids-hut", objects=["portkey"]),
        eater(MUNGOS, ferret=1), lying={"the-burrow": ["lantern"]},
    )  # fmt: skip
    assert at.changed() == {"0.lost_turns": 0, "0.objects": [], "purchases.portkey": 3}
    at.do(("move",), ("walk", "the-burrow"))
    assert (at.asked, at.options) == ((0, "plan"), [("travel", "hagrids-hut")])


# ---- TAL-LIF-1

WEALTH: dict[str, Any] = {
    "life": 1, "magic": 9, "might": 8, "fate": 0, "galleons": 3, "objects": ["wand", HALLOW],
    "followers": ["nymphadora-tonks"], "spells": ["lumos"], "trophies": ["ripper", "grindylows"],
}  # fmt: skip


@pytest.mark.rule("TAL-LIF-1")
def test_the_last_life_leads_to_st_mungos_at_once() -> None:
    at = scene(
        order("malfoy-manor", **{**WEALTH, "fate": 2}), eater("azkaban", fate=1), phase="meet",
        lying={"malfoy-manor": ["lantern"]}, coins={"malfoy-manor": 1},
    )  # fmt: skip
    assert at.changed() == {
        "0.life": 0, "0.fallen": True, "0.space": MUNGOS, "0.spells": [], "0.trophies": [],
        "0.fate": 0, "discards.outer": ["ripper"], "discards.middle": ["grindylows"],
    }  # fmt: skip
    assert at.table.spell_discard == ("lumos",)
    assert at.asked == (1, "plan")  # its turn is over


@pytest.mark.rule("TAL-LIF-1")
@pytest.mark.parametrize(("side", "numbers"), [("a", (4, 3, 4)), ("b", (5, 2, 5))])
def test_in_its_next_turn_it_chooses_a_side_and_plays(
    side: str, numbers: tuple[int, int, int]
) -> None:
    wealth = {**WEALTH, "life": 0, "spells": [], "trophies": [], "followers": ["corban-yaxley"]}
    at = scene(eater(MUNGOS, fallen=True, **wealth), order("azkaban"))
    assert (at.asked, at.options) == ((0, "side-of-card"), [("face-up", "a"), ("face-up", "b")])
    at.do(("face-up", side))
    player = at.player(0)
    assert (player.magic, player.might, player.life) == numbers
    assert (player.fate, player.spells) == (0, ())  # though side b would start with one
    assert (player.galleons, player.objects, player.followers) == (
        3, ("wand", HALLOW), ("corban-yaxley",)
    )  # fmt: skip
    assert (player.fallen, at.asked) == (False, (0, "plan"))


@pytest.mark.rule("TAL-LIF-1", "TAL-CMP-2")
def test_dumbledore_still_has_a_spell() -> None:
    dumbledore = {"character": "albus-dumbledore", "space": "malfoy-manor", "life": 1, "fate": 0,
                  "spells": ["expulso", "protego"]}  # fmt: skip
    at = scene(dumbledore, eater("azkaban"), dice=["lumos"], phase="meet")
    at.do(("pass",))  # he could have used Protego
    assert at.player(0).spells == ("lumos",)
    at = scene({**dumbledore, "ferret": 2, "spells": []}, eater("azkaban"), dice=["lumos"],
               phase="meet")  # fmt: skip
    assert at.player(0).spells == ("lumos",)  # he is no longer a Ferret


@pytest.mark.rule("TAL-LIF-1")
def test_until_then_it_is_out_of_play() -> None:
    """Nobody meets it, no spell or event reaches it, and Voldemort finds nobody there."""
    gone = {"fallen": True, "life": 0, "spells": ["expulso"]}
    at = scene(
        eater(MUNGOS, spells=["accio", "obliviate"]), order(MUNGOS, galleons=3, **gone),
        order_too("azkaban", galleons=1, spells=["protego"]),
    )  # fmt: skip
    assert {option[3] for option in at.options if option[0] == "cast-on"} == {0, 2}
    assert at.decision.guests == {}
    at = scene(eater(MUNGOS), order(MUNGOS, **gone), phase="meet")
    assert at.asked == (1, "side-of-card")  # only the space could be met
    at = scene(
        eater("azkaban"), order(MUNGOS, **gone), dice=[1, 4], phase="voldemort",
        voldemort="the-burrow",
    )  # fmt: skip
    at.do(("voldemort", MUNGOS))
    assert at.changed() == {"voldemort": MUNGOS}


@pytest.mark.rule("TAL-LIF-1", "TAL-CMP-6")
def test_nobody_commands_a_character_that_has_lost_its_last_life() -> None:
    at = scene(
        eater("azkaban"), order("azkaban", life=1, commander=0), dice=[6, 1], phase="meet"
    )  # fmt: skip
    at.do(("duel", 1), ("fight",), ("wound",))
    assert at.asked == (1, "side-of-card")
    assert at.changed()["1.commander"] == -1


@pytest.mark.rule("TAL-LIF-1", "TAL-CMP-6")
def test_the_last_life_can_be_lost_only_once() -> None:
    """Of two Lives lost at once the second is nothing that Protego could avert."""
    at = scene(
        order("hagrids-hut", life=1), eater("azkaban", spells=["protego"]), dice=[1, 1],
        phase="meet",
    )  # fmt: skip
    assert at.asked == (1, "avert")
    at.do(("pass",))
    assert at.changed() == {"0.life": 0, "0.fallen": True, "0.space": MUNGOS}
    assert at.asked == (1, "plan")


@pytest.mark.rule("TAL-LIF-1", "TAL-SPC-3")
@pytest.mark.parametrize(
    ("room", "held"),
    [
        ("charms-classroom", {"keys": 2}),
        ("divination-classroom", {"seeking": True}),
        ("defence-against-the-dark-arts-classroom", {"boggart": 9}),
    ],
)
def test_no_room_holds_whoever_has_lost_its_last_life(room: str, held: dict[str, Any]) -> None:
    at = scene(
        order(room, life=1, **held), eater("azkaban"), dice=[1, 6], phase="meet",
        lying={room: ["hit-wizards"]},
    )  # fmt: skip
    at.do(("fight",))
    player = at.player(0)
    assert (player.space, player.keys, player.seeking, player.boggart) == (MUNGOS, 0, False, 0)


@pytest.mark.rule("TAL-LIF-1", "TAL-CRS-1")
def test_whatever_was_promised_or_held_it_is_gone() -> None:
    at = scene(
        eater("azkaban"),
        order("azkaban", life=1, next_move="hagrids-hut", challenge=3, lost_turns=1, ferret=2),
        dice=[6, 1], phase="meet",
    )  # fmt: skip
    at.do(("duel", 1), ("fight",), ("wound",))
    changed = at.changed()
    assert changed == {
        "1.life": 0, "1.fallen": True, "1.space": MUNGOS, "1.next_move": "", "1.ferret": 0,
        "1.lost_turns": 0,
    }  # fmt: skip
    assert at.player(1).challenge == 3
    assert at.asked == (0, "plan")  # the turn that was lost already


# ---- TAL-HAL-1


@pytest.mark.rule("TAL-HAL-1")
def test_discarded_purchases_and_hallows_are_in_their_piles_again() -> None:
    at = scene(
        order("hogsmeade", objects=["wand", HALLOW, "marauders-map"]), eater("azkaban"),
        phase="meet",
    )  # fmt: skip
    sold: list[Option] = [("sell", card) for card in ("wand", HALLOW, "marauders-map")]
    at.do(("choose", "madam-puddifoots"), *sold)
    assert at.changed() == {
        "0.objects": [], "0.galleons": 3, "hallows": 3, "purchases.wand": 3,
        "discards.outer": ["marauders-map"],
    }  # fmt: skip


@pytest.mark.rule("TAL-HAL-1")
def test_left_behind_they_are_in_their_piles_too() -> None:
    """RULING: nobody carries them, so that is where they are."""
    at = scene(
        order(MUNGOS, objects=["wand", HALLOW]), eater("azkaban"), phase="end",
        advantage=ORDER_SIDE,
    )  # fmt: skip
    at.do(("ditch", "wand"), ("ditch", HALLOW))
    assert at.changed() == {"0.objects": [], "hallows": 3, "purchases.wand": 3}


@pytest.mark.rule("TAL-HAL-1", "TAL-OBJ-1")
def test_nobody_carries_two_hallows() -> None:
    at = scene(
        order("hagrids-hut", objects=[HALLOW]), eater_too("azkaban"), dice=[5, 5], phase="meet"
    )
    assert at.changed() == {}
