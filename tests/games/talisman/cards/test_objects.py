"""Objects: those of the encounter decks and finds, purchases, Hallows; and the Ferret card."""

from typing import Any

import pytest

from commonroom.games.talisman.events import Spared
from commonroom.games.talisman.strength import may_gain_spell
from tests.games.talisman.cards.table import (
    ACCEPT,
    DECLINE,
    DONE,
    END,
    FIGHT,
    LEAKY,
    MOVE,
    OWLERY,
    beginning,
    bystanders,
    card,
    each_card,
    gone,
    harry,
    landing,
    lucius,
    meeting,
    table,
    taken,
)
from tests.games.talisman.rules.scene import (
    EATER_SIDE,
    HALLOW,
    ORDER_SIDE,
    Seat,
    box,
    eater_too,
    order_too,
)

pytestmark = pytest.mark.rule("TAL-CMP-4")

OBJECTS = [
    "marauders-map", "beaded-bag", "deluminator", "hand-of-glory", "cleansweep",
    "sword-of-gryffindor", "cursed-dagger", "ravenclaws-diadem", "time-turner", "felix-felicis",
    "firebolt",
]  # fmt: skip
MAGIC_OBJECTS = {
    "marauders-map", "deluminator", "hand-of-glory", "sword-of-gryffindor", "cursed-dagger",
    "ravenclaws-diadem", "time-turner",
}  # fmt: skip
PURCHASES = [
    "wand", "exploding-bonbons", "floo-powder", "bertie-botts-beans", "chocolate-frogs", "lantern",
    "portkey",
]  # fmt: skip
FOUR = ["wand", "floo-powder", "exploding-bonbons", "chocolate-frogs"]
SIDES = pytest.mark.parametrize("who", [harry(), lucius()], ids=["order", "death-eater"])


# ---- taking them ----------------------------------------------------------------------------


@each_card(*OBJECTS)
@SIDES
def test_object_taken(name: str, who: Seat) -> None:
    """An Object, number 5: whoever meets it may take it, even if it does not serve that side."""
    entry = box().encounters[name]
    assert (entry.number, entry.kind == "magic-object") == (5, name in MAGIC_OBJECTS)
    at = meeting(name, me=who)
    assert at.asks() == {f"take {name}", "done"}
    at.do(("take", name))
    assert at.changed() == {"0.objects": [name], **taken(name)}


@each_card(*OBJECTS)
def test_object_left(name: str) -> None:
    """Taking it is optional."""
    at = meeting(name)
    at.do(DONE)
    assert at.changed() == {}


@each_card(*PURCHASES, HALLOW)
@pytest.mark.rule("TAL-CMP-5", "TAL-HAL-1")
def test_lying_purchase_or_hallow(name: str) -> None:
    """A purchase card or Hallow that was left lies there until somebody takes it; never two."""
    at = landing("st-mungos", lying={"st-mungos": [name]})
    at.do(("take", name))
    assert at.changed() == {"0.objects": [name], "lying.st-mungos": None}
    at = landing(
        "st-mungos", lying={"st-mungos": [name]}, me=harry(objects=[name]), others=[lucius()]
    )
    assert at.asked[1] != "take"


@pytest.mark.parametrize(
    ("name", "amount"),
    [
        pytest.param(name, amount, marks=pytest.mark.card(name))
        for name, amount in [("purse-of-galleons", 2), ("dropped-galleon", 1),
                             ("triwizard-winnings", 2)]
    ],
)  # fmt: skip
def test_galleons(name: str, amount: int) -> None:
    """Galleons: you may take them, and the card is discarded."""
    at = meeting(name)
    assert at.asks() == {f"take {name}", "done"}
    at.do(("take", name))
    assert at.changed() == {"0.galleons": amount, **gone(name)}
    at = meeting(name)
    at.do(DONE)
    assert at.changed() == {}


@card("purse-of-galleons", "dropped-galleon", "triwizard-winnings")
@pytest.mark.rule("TAL-CMP-1")
def test_galleons_run_out() -> None:
    """Galleons: as many as the supply has; with none left the card cannot be taken."""
    for name, left in (("purse-of-galleons", 1), ("triwizard-winnings", 0), ("dropped-galleon", 0)):
        at = meeting(name, me=harry(galleons=10), others=[eater_too("azkaban", galleons=10 - left)])
        assert at.asked == ((0, "take") if left else (0, "end"))
        if left:
            at.do(("take", name))
            assert at.changed() == {"0.galleons": 11, **gone(name)}


@card("old-boot")
@pytest.mark.rule("TAL-CMP-5")
def test_old_boot() -> None:
    """A find: taken, it is a Portkey."""
    at = meeting("old-boot")
    at.do(("take", "old-boot"))
    assert at.changed() == {"0.objects": ["portkey"], "purchases.portkey": 2, **gone("old-boot")}
    at = meeting("old-boot", me=harry(objects=["portkey"]))
    assert at.asked == (0, "end")  # it is of no use to those who have one


@card("dumbledores-bequest")
@pytest.mark.rule("TAL-HAL-1")
def test_dumbledores_bequest() -> None:
    """A find: taken, it is a Hallow."""
    at = meeting("dumbledores-bequest")
    at.do(("take", "dumbledores-bequest"))
    assert at.changed() == {"0.objects": [HALLOW], "hallows": 2, **gone("dumbledores-bequest")}
    at = meeting("dumbledores-bequest", me=harry(objects=[HALLOW]))
    assert at.asked == (0, "end")


@each_card("old-boot", "dumbledores-bequest")
def test_find_left(name: str) -> None:
    """A find: taking it is optional."""
    at = meeting(name)
    at.do(DONE)
    assert at.changed() == {}


# ---- what they add --------------------------------------------------------------------------


@card("marauders-map")
@SIDES
def test_marauders_map(who: Seat) -> None:
    """+2 Magic, always."""
    at = beginning({**who, "objects": ["marauders-map"]})
    assert (at.total("magic"), at.total("might")) == (6, 3)


@card("ravenclaws-diadem")
@pytest.mark.rule("TAL-SPE-1")
def test_ravenclaws_diadem() -> None:
    """+1 Magic, and one more spell than your Magic allows."""
    hand = ["lumos", "lumos", "expulso"]
    at = beginning(harry(objects=["ravenclaws-diadem"], spells=hand[:2]))
    assert (at.total("magic"), may_gain_spell(at.game, 0)) == (5, True)
    at = beginning(harry(objects=["ravenclaws-diadem"], spells=hand))
    assert not may_gain_spell(at.game, 0)


@pytest.mark.parametrize(
    ("name", "owner", "might"),
    [
        pytest.param(name, owner, might, marks=pytest.mark.card(name))
        for name, owner, might in [
            ("sword-of-gryffindor", harry(), 2),
            ("sword-of-gryffindor", lucius(), None),
            ("cursed-dagger", lucius(), 2),
            ("cursed-dagger", harry(), None),
            ("deluminator", harry(), 0),
            ("deluminator", lucius(), None),
            ("hand-of-glory", lucius(), 0),
            ("hand-of-glory", harry(), None),
        ]
    ],
)
@pytest.mark.rule("TAL-OBJ-2")
def test_object_of_one_side(name: str, owner: Seat, might: int | None) -> None:
    """+1 Magic in battle, the Sword and Dagger +2 Might always; for one side only."""
    me = {**owner, "objects": [name]}
    at = meeting("aurors", me=me)
    assert at.scores()[0] == (4 if might is None else 5)
    at = beginning(me)
    assert (at.total("magic"), at.total("might")) == (4, 3 + (might or 0))


@each_card("deluminator", "hand-of-glory")
def test_object_that_turns_the_advantage(name: str) -> None:
    """Before moving you may give 1 Fate: the Advantage turns to your side."""
    me, own = (harry(), ORDER_SIDE) if name == "deluminator" else (lucius(), EATER_SIDE)
    other = EATER_SIDE if own == ORDER_SIDE else ORDER_SIDE
    at = beginning({**me, "fate": 2, "objects": [name]}, advantage=other)
    assert at.asks() == {"move", f"use {name}"}
    at.do(("use", name))
    assert at.changed() == {"0.fate": 1, "advantage": own}
    assert at.asks() == {"move"}


@each_card("deluminator", "hand-of-glory")
def test_object_that_turns_no_advantage(name: str) -> None:
    """Not without Fate, nor for a side that has it, nor for the other side."""
    me, them = (harry(), lucius()) if name == "deluminator" else (lucius(), harry())
    own = ORDER_SIDE if name == "deluminator" else EATER_SIDE
    for who, fate, token in ((me, 0, "other"), (me, 1, own), (them, 1, own)):
        side = {ORDER_SIDE: EATER_SIDE, EATER_SIDE: ORDER_SIDE}[own] if token == "other" else token
        at = beginning({**who, "fate": fate, "objects": [name]}, advantage=side)
        assert at.asks() == {"move"}


# ---- what they do ---------------------------------------------------------------------------


@card("beaded-bag")
@pytest.mark.rule("TAL-OBJ-1")
def test_beaded_bag() -> None:
    """Any number of Objects, itself included; left behind, the limit holds again."""
    at = meeting("beaded-bag", me=harry(objects=FOUR))
    at.do(("take", "beaded-bag"))
    assert at.changed() == {"0.objects": [*FOUR, "beaded-bag"], **taken("beaded-bag")}
    at = beginning(harry(objects=[*FOUR, "firebolt", "beaded-bag"]), phase="end")
    at.do(("ditch", "beaded-bag"), END)
    assert at.asks() == {f"leave {one}" for one in [*FOUR, "firebolt"]}
    at.do(("leave", "wand"))
    assert at.changed() == {
        "0.objects": [*FOUR[1:], "firebolt"], f"lying.{LEAKY}": ["beaded-bag", "wand"],
    }  # fmt: skip


@card("cleansweep")
def test_cleansweep() -> None:
    """Before moving you may discard it: you choose the result of the movement die."""
    at = beginning({**harry(objects=["cleansweep"]), "space": "azkaban"})
    at.do(("use", "cleansweep"))
    assert at.changed() == {"0.objects": [], "discards.outer": ["cleansweep"]}
    at.do(MOVE)
    assert at.asks() == {f"die {face}" for face in range(1, 7)}
    at.do(("die", 4))
    assert "walk ministry-of-magic" in at.asks()


@card("cleansweep")
@pytest.mark.rule("TAL-VOL-1")
def test_cleansweep_and_a_one() -> None:
    """A 1 that is chosen is a roll of 1: Voldemort walks."""
    at = beginning(
        {**harry(objects=["cleansweep"]), "space": "azkaban"}, 2, "beaded-bag",
        voldemort="great-hall",
    )  # fmt: skip
    at.do(("use", "cleansweep"), MOVE, ("die", 1), ("walk", "the-forest-of-dean"), DONE)
    assert at.table.voldemort == "astronomy-tower"


@card("cleansweep", "wingardium-leviosa")
@pytest.mark.rule("TAL-MOV-3")
@pytest.mark.parametrize("slow", [{"followers": ["dobby"]}, {"ferret": 1}])
def test_no_die_to_choose(slow: dict[str, Any]) -> None:
    """The movement die: of no use to those who move without one."""
    at = beginning(harry(objects=["cleansweep"], spells=["wingardium-leviosa"], **slow))
    assert at.asks() == {"move"}


@card("time-turner")
@pytest.mark.parametrize("phase", ["begin", "end"])
def test_time_turner(phase: str) -> None:
    """Before moving or at the end of your turn you may discard it: take another turn."""
    at = beginning(harry(objects=["time-turner"]), phase=phase)
    at.do(("use", "time-turner"))
    assert at.changed() == {"0.objects": [], "discards.middle": ["time-turner"]}
    if phase == "begin":
        assert at.table.extra
        return
    at.do(("again",))
    assert at.asked == (0, "plan")


@card("felix-felicis")
@pytest.mark.parametrize("phase", ["begin", "end"])
def test_felix_felicis(phase: str) -> None:
    """Before moving or at the end of your turn you may discard it: gain 3 Fate."""
    at = beginning(harry(objects=["felix-felicis"]), phase=phase)
    at.do(("use", "felix-felicis"))
    assert at.changed() == {"0.fate": 3, "0.objects": [], "discards.middle": ["felix-felicis"]}


@each_card("time-turner", "felix-felicis", "cleansweep")
def test_object_kept(name: str) -> None:
    """Using it is optional."""
    at = beginning({**harry(objects=[name]), "space": "azkaban"}, 2)
    at.do(MOVE)
    assert at.changed() == {}


@card("firebolt")
@pytest.mark.parametrize("die", [2, 5])
def test_firebolt(die: int) -> None:
    """Two movement dice, and you choose one."""
    at = beginning({**harry(objects=["firebolt"]), "space": "azkaban"}, 2, 5)
    at.do(MOVE)
    assert at.asks() == {"keep 2", "keep 5"}
    at.do(("keep", die))
    assert f"walk {'12-grimmauld-place' if die == 2 else 'ministry-atrium'}" in at.asks()


# ---- purchases ------------------------------------------------------------------------------


@pytest.mark.rule("TAL-CMP-5")
def test_there_are_three_of_each() -> None:
    assert {id_: entry.copies for id_, entry in box().purchases.items()} == dict.fromkeys(
        PURCHASES, 3
    )


@card("wand")
@pytest.mark.rule("TAL-CMP-5")
def test_wand() -> None:
    """+1 Magic in battle, and only there."""
    at = meeting("aurors", me=harry(objects=["wand"]))
    assert at.scores() == (5, 4)
    at = meeting("ripper", me=harry(objects=["wand"]))
    assert at.scores()[0] == 3
    assert at.total("magic") == 4


@card("floo-powder")
@pytest.mark.rule("TAL-CMP-5")
def test_floo_powder_in_battle() -> None:
    """+1 Magic on dice rolls: in battle, at the barrier and the Gates; not for spells."""
    at = meeting("aurors", me=harry(objects=["floo-powder"]))
    assert at.scores() == (5, 4)
    assert at.total("magic") == 4
    me = harry(objects=["floo-powder"], magic=9)
    at = landing("kings-cross-station", 3, 3, me=me)
    at.do(("barrier",))
    assert at.changed() == {"0.unlocked": True}
    at = landing("hogwarts-gates", 4, 6, me=me)
    at.do(("gates", "magic"))
    assert at.changed() == {"0.space": "moving-staircase"}


@card("floo-powder")
@pytest.mark.rule("TAL-CMP-5", "TAL-CRS-1")
@pytest.mark.parametrize(
    ("space", "to"),
    [("the-burrow", "castle-lawn-3"), ("ministry-atrium", "quidditch-pitch"), ("azkaban", None)],
)
def test_floo_powder_crosses(space: str, to: str | None) -> None:
    """Instead of the move, from The Burrow or the Atrium to the opposite space; it is kept."""
    me = {**harry(objects=["floo-powder"]), "space": space}
    lying = {} if to is None else {to: ["firebolt"]}
    at = beginning(me, others=[eater_too("azkaban"), order_too("azkaban")], lying=lying)
    if to is None:
        assert at.asks() == {"move"}
        return
    assert at.asks() == {"move", "cross floo-powder"}
    at.do(("cross", "floo-powder"))
    if to == "quidditch-pitch":
        at.do(DECLINE)
    at.do(DONE)
    assert at.changed() == {"0.space": to}


@pytest.mark.rule("TAL-CMP-5")
@pytest.mark.parametrize("face", range(1, 7))
@pytest.mark.parametrize(
    ("name", "least"),
    [
        pytest.param("exploding-bonbons", 6, marks=pytest.mark.card("exploding-bonbons")),
        pytest.param("bertie-botts-beans", 5, marks=pytest.mark.card("bertie-botts-beans")),
        pytest.param("chocolate-frogs", 4, marks=pytest.mark.card("chocolate-frogs")),
    ],
)
def test_sweets(name: str, least: int, face: int) -> None:
    """A Life lost in battle is saved on 6 (Beans 5–6, Frogs 4–6); kept, and the battle is lost."""
    at = meeting("aurors", 1, 6, face, me=harry(objects=[name]))
    at.do(FIGHT)
    assert at.changed() == ({} if face >= least else {"0.life": 3})
    assert at.happened(Spared) == (face >= least)
    assert at.over


@card("exploding-bonbons", "bertie-botts-beans", "chocolate-frogs")
@pytest.mark.rule("TAL-CMP-5")
def test_sweets_one_after_the_other() -> None:
    """Saved on a die: each is rolled for until one saves; none outside battles."""
    sweets = ["exploding-bonbons", "bertie-botts-beans", "chocolate-frogs"]
    at = meeting("aurors", 1, 6, 5, 5, me=harry(objects=sweets))
    at.do(FIGHT)
    assert at.changed() == {}
    at = landing("malfoy-manor", me=harry(objects=sweets))
    assert at.changed() == {"0.life": 3}


@card("chocolate-frogs")
@pytest.mark.rule("TAL-CMP-5", "TAL-BAT-3")
def test_sweets_in_a_battle_of_characters() -> None:
    """A Life lost in battle: to a character too, whoever's turn it is."""
    at = table(harry(), lucius(objects=["chocolate-frogs"]), dice=[6, 1, 4], phase="meet")
    at.do(("duel", 1), FIGHT, ("wound",))
    assert at.changed() == {}


@card("lantern")
@pytest.mark.rule("TAL-CMP-5")
@pytest.mark.parametrize(
    ("space", "life"), [("forbidden-forest-1", 4), ("forbidden-forest-2", 4), ("malfoy-manor", 3)]
)
def test_lantern(space: str, life: int) -> None:
    """You lose no Life in the Forbidden Forest."""
    lying = {space: ["firebolt"]} if life == 4 else {}
    at = table(
        {**harry(objects=["lantern"]), "space": space}, eater_too("azkaban"), phase="meet",
        lying=lying,
    )  # fmt: skip
    if lying:
        at.do(DONE)
    assert at.player(0).life == life


@card("portkey")
@pytest.mark.rule("TAL-CMP-5", "TAL-CRS-1")
@pytest.mark.parametrize("used", [True, False])
def test_portkey(used: bool) -> None:
    """In your next turn, instead of the move, you may go to the opposite space; returned anyway."""
    me = {**harry(objects=["portkey"]), "space": "st-mungos"}
    at = beginning(me, *([] if used else [4]), lying={OWLERY: ["firebolt"]})
    assert at.changed() == {"0.objects": [], "purchases.portkey": 3}
    assert at.asks() == {"move", "cross portkey"}
    if used:
        at.do(("cross", "portkey"), DONE)
        assert at.changed() == {"0.space": OWLERY}
    else:
        at.do(MOVE)
        assert at.asked == (0, "way")


@card("portkey")
@pytest.mark.rule("TAL-CMP-5", "TAL-CRS-1")
def test_portkey_elsewhere() -> None:
    """From the Outer region only: elsewhere it is returned unused."""
    at = beginning({**harry(objects=["portkey"]), "space": OWLERY})
    assert at.asks() == {"move"}
    assert at.changed() == {"0.objects": [], "purchases.portkey": 3}


# ---- Hallows --------------------------------------------------------------------------------


@card(HALLOW)
@pytest.mark.rule("TAL-HAL-1", "TAL-OBJ-2")
def test_hallow_is_a_magic_object() -> None:
    """A magic object: it pays for a challenge that asks for one, and returns to its pile."""
    me = {**harry(objects=[HALLOW, "wand"]), "space": "st-mungos"}
    at = beginning(me, phase="end")
    assert at.asks() == {"end", f"ditch {HALLOW}", "ditch wand"}
    at.do(("ditch", HALLOW), END)
    assert at.changed() == {"0.objects": ["wand"], "lying.st-mungos": [HALLOW]}
    assert at.game.is_magic(HALLOW)
    assert not at.game.is_magic("wand")


@card(HALLOW)
@pytest.mark.rule("TAL-ROR-1", "TAL-HAL-1")
def test_hallow_opens_the_great_hall() -> None:
    """Discarded, it lets its owner into the Great Hall."""
    me = {**harry(objects=[HALLOW]), "space": "room-of-requirement"}
    at = beginning(me)
    assert at.asks() == {"enter", "turn-back"}
    at.do(("enter",))
    assert at.changed() == {"0.objects": [], "0.space": "great-hall", "hallows": 3}


@card(HALLOW)
@pytest.mark.rule("TAL-HAL-1")
@pytest.mark.parametrize(("edition", "count"), [("en", 3), ("pl", 5)])
def test_there_are_so_many_hallows(edition: str, count: int) -> None:
    """3 Hallows, in the Polish edition 5."""
    at = beginning(harry(), options={"edition": edition})
    assert at.table.hallows == count


# ---- the Ferret -----------------------------------------------------------------------------

THINGS = {"objects": ["wand", "marauders-map"], "followers": ["fang"], "galleons": 2}


@card("ferret")
@pytest.mark.rule("TAL-CMP-7")
def test_becoming_a_ferret() -> None:
    """Objects, followers and G stay here; Life, Fate and spells are kept, and dials stay put."""
    me = harry(**THINGS, fate=1, spells=["lumos"], magic=6)
    at = landing("hogsmeade", 1, me=me)
    at.do(("choose", "hogs-head"), ACCEPT)
    assert at.changed() == {
        "0.ferret": 2, "0.objects": [], "0.followers": [], "0.galleons": 0, "coins.hogsmeade": 2,
        "lying.hogsmeade": ["wand", "marauders-map", "fang"],
    }  # fmt: skip
    assert at.active == 1


@card("ferret")
@pytest.mark.rule("TAL-CMP-7")
def test_a_ferrets_turn() -> None:
    """Magic 1, Might 1, no spells, one space without a die, nothing taken; for two turns."""
    me = {**harry(ferret=2, spells=["lumos", "expulso"], magic=6), "space": "diagon-alley"}
    lying = {LEAKY: ["beaded-bag"]}
    at = beginning(me, others=[order_too("azkaban", lost_turns=5)], lying=lying)
    assert (at.total("magic"), at.total("might")) == (1, 1)
    assert at.asks() == {"move"}
    at.do(MOVE)
    assert at.asks() == {"walk leaky-cauldron", "walk knockturn-alley"}
    at.do(("walk", LEAKY))
    assert at.changed() == {"0.space": LEAKY, "0.ferret": 1, "1.lost_turns": 4}
    at.do(MOVE, ("walk", "diagon-alley"), DONE)
    assert at.changed() == {"0.space": "diagon-alley", "0.ferret": 0, "1.lost_turns": 3}
    assert (at.total("magic"), at.total("might")) == (6, 3)
    assert "cast 0 lumos" in at.asks()


@card("ferret")
@pytest.mark.rule("TAL-CMP-7")
def test_a_ferret_gains_no_magic_and_no_spell() -> None:
    """Magic and Might do not change, and no spell is gained; a second card restarts the count."""
    for space, dice in (("hagrids-hut", (3, 3)), ("hagrids-hut", (3, 4)), ("hagrids-hut", (4, 4))):
        at = landing(space, *dice, me=harry(ferret=2))
        assert at.changed() == {}
    at = landing("hogsmeade", 1, me=harry(ferret=1))
    at.do(("choose", "hogs-head"))
    assert at.changed() == {"0.ferret": 2}


@card("ferret")
@pytest.mark.rule("TAL-CMP-7")
def test_a_ferret_has_no_abilities() -> None:
    """The card covers all abilities."""
    me = {**harry(side="a", ferret=1, galleons=0, fate=0), "space": LEAKY}
    at = table(
        me, *bystanders(), dice=[1, 6], phase="meet", shipped=True, lying={LEAKY: ["doxies"]}
    )
    at.do(FIGHT)  # one die, not two
    assert at.player(0).life == 3
