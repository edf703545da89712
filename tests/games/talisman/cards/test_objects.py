"""The Objects, finds and Galleons of the encounter decks."""

from typing import Any

import pytest

from commonroom.games.talisman.strength import may_gain_spell
from tests.games.talisman.cards.table import (
    ACCEPT,
    DONE,
    END,
    FIGHT,
    LEAKY,
    MOVE,
    beginning,
    card,
    each_card,
    gone,
    hagrid,
    harry,
    lucius,
    meeting,
    table,
    taken,
)
from tests.games.talisman.rules.scene import (
    HALLOW,
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
    ("name", "owner", "magic", "might"),
    [
        pytest.param(name, owner, magic, might, marks=pytest.mark.card(name))
        for name, owner, magic, might in [
            ("sword-of-gryffindor", harry(), 1, 2),
            ("sword-of-gryffindor", lucius(), 0, 0),
            ("cursed-dagger", lucius(), 1, 1),
            ("cursed-dagger", harry(), 0, 0),
            ("deluminator", harry(), 1, 0),
            ("deluminator", lucius(), 0, 0),
        ]
    ],
)
@pytest.mark.rule("TAL-OBJ-2")
def test_object_of_one_side(name: str, owner: Seat, magic: int, might: int) -> None:
    """+1 Magic in battle; the Sword +2 Might, the Dagger +1; for one side only."""
    me = {**owner, "objects": [name]}
    at = meeting("aurors", me=me)
    assert at.scores()[0] == 4 + magic
    at = beginning(me)
    assert (at.total("magic"), at.total("might")) == (4, 3 + might)


@card("sword-of-gryffindor")
def test_the_sword_is_feared_by_the_dark() -> None:
    """+2 Magic more in battle with a dark creature."""
    for enemy, magic in (("slytherins-locket", 7), ("merpeople", 5)):
        at = meeting(enemy, me=harry(objects=["sword-of-gryffindor"]))
        assert at.scores()[0] == magic


@card("cursed-dagger")
def test_the_dagger_is_thrown_at_a_friend() -> None:
    """When you beat a character, it discards a follower of its choice."""
    me, other = lucius(objects=["cursed-dagger"]), harry(followers=["dobby", "fang"])
    at = table(me, other, dice=[6, 1], phase="meet")
    at.do(("duel", 1), FIGHT)
    assert at.asks(1) == {"give-up dobby", "give-up fang"}
    at.do(("give-up", "dobby"), ("wound",))
    assert at.changed() == {"1.followers": ["fang"], "1.life": 3, "discards.outer": ["dobby"]}


@card("deluminator")
@pytest.mark.rule("TAL-MOV-1", "TAL-OBJ-2")
def test_the_deluminator_finds_somebody() -> None:
    """Instead of moving, go where another character of the region is; not two turns in a row."""
    me = {**harry(objects=["deluminator"]), "space": "azkaban"}
    others = [eater_too("st-mungos"), order_too("honeydukes"), hagrid(space="owlery")]
    at = table(me, *others)
    assert at.asks() == {"move", "use deluminator"}
    at.do(("use", "deluminator"))
    assert at.asks() == {"go st-mungos", "go honeydukes"}
    at.do(("go", "st-mungos"))
    assert at.changed() == {"0.space": "st-mungos"}
    assert at.asks() == {"space", "duel 1"}
    at.do(("space",))
    at = table({**me, "lost_turns": 0}, eater_too("azkaban"))
    assert at.asks() == {"move"}  # nobody is anywhere else
    at = table({**lucius(objects=["deluminator"]), "space": "azkaban"}, order_too("honeydukes"))
    assert at.asks() == {"move"}


@card("hand-of-glory")
@pytest.mark.rule("TAL-BAT-3", "TAL-BAT-5")
def test_the_hand_of_glory_serves_thieves() -> None:
    """You may evade a character; when you beat one, take 1 Object or 1 G besides your reward."""
    me = lucius(objects=["hand-of-glory"])
    at = table(harry(), me, phase="meet")
    at.do(("duel", 1))
    assert at.asks(1) == {"evade hand-of-glory", "pass"}
    at.do(("evade", "hand-of-glory"))
    assert at.changed() == {}
    at = table(me, harry(objects=["wand"], galleons=1, fate=1), dice=[6, 1], phase="meet")
    at.do(("duel", 1), FIGHT)
    at.do(ACCEPT)
    assert at.asks() == {"rob 1 wand", "rob 1 galleon"}
    at.do(("rob", 1, "wand"), ("wound",))
    assert at.changed() == {
        "0.objects": ["hand-of-glory", "wand"], "1.objects": [], "1.life": 3,
    }  # fmt: skip


# ---- what they do ---------------------------------------------------------------------------


@card("beaded-bag")
@pytest.mark.rule("TAL-OBJ-1")
def test_beaded_bag() -> None:
    """Any number of Objects, itself included; left behind, the limit holds again."""
    at = meeting("beaded-bag", me=harry(objects=FOUR))
    at.do(("take", "beaded-bag"))
    assert at.changed() == {"0.objects": [*FOUR, "beaded-bag"], **taken("beaded-bag")}
    at = beginning(harry(objects=[*FOUR, "firebolt", "beaded-bag"]), phase="end")
    at.do(("ditch", "beaded-bag"))
    assert at.asks() == {f"leave {one}" for one in [*FOUR, "firebolt"]}
    at.do(("leave", "firebolt"), END)
    assert at.changed() == {"0.objects": FOUR, f"lying.{LEAKY}": ["beaded-bag", "firebolt"]}


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
