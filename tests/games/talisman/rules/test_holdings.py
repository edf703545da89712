"""TAL-OBJ … TAL-HAL: what characters may hold, show and leave."""

from typing import Any

import pytest

from commonroom.games.talisman.events import SpellLearned
from commonroom.games.talisman.strength import strength, total
from commonroom.kernel import Option
from tests.games.talisman.rules.scene import (
    HALLOW,
    ORDER_SIDE,
    eater,
    eater_too,
    order,
    scene,
)

MUNGOS, LEAKY = "st-mungos", "leaky-cauldron"
FOUR = ["lantern", "floo-powder", "chocolate-frogs", "exploding-bonbons"]


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
