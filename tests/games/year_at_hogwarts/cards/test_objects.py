"""The 30 objects: all can be taken, kept and needed; six do something, once."""

from typing import Any

import pytest

from commonroom.games.year_at_hogwarts.events import Escaped, ObjectUsed, Travelled
from commonroom.kernel import Option
from tests.games.year_at_hogwarts.cards.duelling import MISSION, QUALIFIED, on_card, on_player
from tests.games.year_at_hogwarts.cards.missions import MISSIONS
from tests.games.year_at_hogwarts.cards.table import (
    DECLINE,
    MISS,
    ROLL,
    STRIKE,
    Seat,
    Table,
    beginning,
    box,
    card,
    drawn,
    each_card,
    landing,
    me,
    neville,
    table,
)

pytestmark = pytest.mark.rule("YH-CMP-4", "YH-CMP-5")
SHOPS = {"gringotts", "ollivanders", "borgin-and-burkes"}
"""The object spaces of Diagon Alley."""
OBJECTS = {  # the missions that need it
    "tom-riddles-diary": (4, 6), "marvolo-gaunts-ring": (23,), "hufflepuffs-cup": (28,),
    "slytherins-locket": (26,), "ravenclaws-diadem": (29,), "nagini": (30,),
    "cauldron": (15,), "fathers-bone": (15,), "wormtails-hand": (15,), "harry-potter-token": (15,),
    "basilisk-fang": (6, 28, 29), "sword-of-gryffindor": (5, 23, 26, 27, 30),
    "elder-wand": (24, 30), "resurrection-stone": (23, 30), "time-turner": (7, 9, 10),
    "invisibility-cloak": (8, 21, 24), "buckbeak": (7,),
    "enchanted-harp": (1,), "winged-key": (2, 28), "philosophers-stone": (3,),
    "sorting-hat": (5,), "marauders-map": (8, 9, 12), "golden-egg": (12, 13),
    "triwizard-cup": (14,), "prophecy-orb": (19, 20), "da-coin": (16, 18, 19, 29),
    "memory-phial": (17, 22), "deluminator": (25, 26, 27), "golden-snitch": (11, 25),
    "two-way-mirror": (20, 27),
}  # fmt: skip
IN_A_FIGHT = {"sword-of-gryffindor", "elder-wand", "resurrection-stone", "invisibility-cloak"}
IN_A_TURN = {"time-turner", "buckbeak"}


# ---- all of them ----------------------------------------------------------------------------


@each_card(OBJECTS)
@pytest.mark.rule("YH-OBJ-1")
def test_taken_on_the_way(name: str, row: tuple[int, ...]) -> None:
    """Whoever passes the space where it lies may take it; it lies open, and missions need it."""
    at = beginning(me(), 1, 2, others=[neville()], lying={"owlery-lane": [name]})
    at.do(ROLL, ("walk", "entrance-hands"), ("walk", "owlery-lane"))
    assert at.can("take", name)
    at.do(("take", name), ("walk", "owlery"))
    if at.asked == (0, "turn-end"):
        at.do(DECLINE)
    assert at.changed() == {
        "0.space": "owlery", "0.objects": [name], "lying.owlery-lane": None,
    }  # fmt: skip
    assert at.shown(1).players[0].objects == (name,)
    numbers = enumerate(MISSIONS.values(), 1)
    assert tuple(number for number, one in numbers if name in one.objects) == row


@each_card(OBJECTS)
def test_left_behind(name: str, row: tuple[int, ...]) -> None:
    """Nobody must take it."""
    at = beginning(me(), 1, 2, others=[neville()], lying={"owlery-lane": [name]})
    at.do(ROLL, ("walk", "entrance-hands"), ("walk", "owlery-lane"), ("walk", "owlery"))
    assert at.changed() == {"0.space": "owlery"}


@each_card(OBJECTS)
def test_when_it_can_be_used(name: str, row: tuple[int, ...]) -> None:
    """Four serve in a fight, one in the own turn and one at its end, the others for missions."""
    at = beginning(me(objects=[name]), others=[neville()])
    assert at.can("use", name) == (name == "time-turner")
    at = beginning(me(objects=[name]), others=[neville()], phase="end")
    assert at.can("use", name) == (name in IN_A_TURN)
    if at.asked == (0, "turn-end"):
        at.do(DECLINE)
    at = drawn("cedric-diggory", by=me(objects=[name]), others=[neville()])
    assert at.can("use", name) == (name in IN_A_FIGHT)


# ---- in a fight -----------------------------------------------------------------------------


@each_card({"sword-of-gryffindor": 5, "elder-wand": 5})
def test_one_more_die(name: str, row: int) -> None:
    """In each attack of this fight; it lies in a shop of Diagon Alley then, and is no card."""
    at = on_card(dice=(4,) * 2 * row, objects=["sword-of-gryffindor"], lying={"gringotts": []})
    at.do(("use", name))
    assert at.asks() == {f"lay {name} {shop}" for shop in SHOPS}
    at.do(("lay", name, "gringotts"))
    left = [one for one in at.player().objects if one != name]
    assert at.changed() == {"0.objects": left, "me.dice": row, "lying.gringotts": [name]}
    assert at.event(ObjectUsed).object == name
    assert at.asked == (0, "fight")
    at.do(STRIKE, STRIKE)
    assert at.fight.foe.hp == 15 - 2 * row


@card("sword-of-gryffindor", "elder-wand")
def test_both_add_up() -> None:
    """Whoever uses both has two dice more."""
    at = on_card(dice=(4,) * 6, objects=["sword-of-gryffindor"])
    at.do(("use", "sword-of-gryffindor"), ("lay", "sword-of-gryffindor", "gringotts"))
    at.do(("use", "elder-wand"), ("lay", "elder-wand", "gringotts"), STRIKE)
    assert at.fight.foe.hp == 15 - 6


@card("resurrection-stone")
def test_resurrection_stone() -> None:
    """6 HP, at any moment of the fight; nothing follows it."""
    at = on_card(objects=["resurrection-stone"], by={"hp": 4}, lying={"ollivanders": []})
    at.do(("use", "resurrection-stone"), ("lay", "resurrection-stone", "ollivanders"))
    assert at.changed() == {
        "0.hp": 10, "0.objects": ["elder-wand", "invisibility-cloak"],
        "lying.ollivanders": ["resurrection-stone"],
    }  # fmt: skip


@card("resurrection-stone", "elder-wand")
@pytest.mark.rule("YH-FGT-5")
def test_objects_in_answer_to_an_attack() -> None:
    """Before an attack strikes one may use them, one after the other, and still defend oneself."""
    things = ["resurrection-stone", "elder-wand"]
    at = on_player("protego", dice=MISS, by={"hp": 3, "objects": things})
    at.do(STRIKE, STRIKE)
    assert at.asks() == {"endure", "use resurrection-stone", "use elder-wand", "play protego"}
    at.do(("use", "resurrection-stone"), ("lay", "resurrection-stone", "gringotts"))
    assert at.player().hp == 9
    at.do(("use", "elder-wand"), ("lay", "elder-wand", "gringotts"))
    assert at.asks() == {"endure", "play protego"}
    at.do(("play", "protego"))
    assert at.asked == (0, "fight")
    assert at.player().hp == 10


WALK: list[Option] = [
    ("walk", space)
    for space in (
        "north-wall-far-object", "north-wall-action", "library-tower", "north-wall-spell",
        "north-wall-object",
    )
]  # fmt: skip
"""Five spaces away from the Astronomy Tower."""


@card("invisibility-cloak")
def test_cloak_leads_out_of_a_mission() -> None:
    """Five spaces away; nobody has won or lost, everything is kept, the space does nothing."""
    at = on_card("stupefy", dice=MISS, lying={"gringotts": []})
    at.do(STRIKE, ("use", "invisibility-cloak"), ("lay", "invisibility-cloak", "gringotts"))
    assert at.asked == (0, "walk")
    at.do(*WALK)
    assert at.changed() == {
        "0.space": "north-wall-object", "0.hp": 17, "0.objects": ["elder-wand"],
        "lying.gringotts": ["invisibility-cloak"],
    }  # fmt: skip
    assert at.player().missions == (MISSION,)
    assert at.over
    assert at.happened(Escaped) == 1


@card("invisibility-cloak")
@pytest.mark.rule("YH-MOV-2")
def test_nobody_stops_whoever_wears_the_cloak() -> None:
    """It walks past players and Death Eaters, cannot stop early and takes nothing on the way."""
    thing = "invisibility-cloak"
    at = table(
        me(space="north-wall-action", objects=[thing]), {**neville(), "space": "north-wall-action"},
        {"student": "cho-chang", "space": "library-tower"},
        dice=(), phase="meet", options=QUALIFIED, dark_towers=["north-tower"],
        lying={"north-wall-object": ["nagini"]},
    )  # fmt: skip
    at.do(("use", thing), ("lay", thing, "gringotts"), ("walk", "library-tower"))
    assert not at.can("stop")
    at.do(("walk", "north-wall-spell"), ("walk", "north-wall-object"))
    assert not at.offers("take")
    at.do(("walk", "north-tower"))
    assert not at.can("stop")
    at.do(("walk", "north-wall-book"))
    assert at.player().space == "north-wall-book"
    assert at.over


@card("invisibility-cloak")
def test_cloak_of_the_one_attacked() -> None:
    """The other player may leave, too, in answer to an attack: that player walks."""
    thing = "invisibility-cloak"
    at = on_player("stupefy", other={"objects": [thing]})
    at.do(("play", "stupefy"))
    assert at.asks(1) == {"endure", f"use {thing}"}
    at.do(("use", thing), ("lay", thing, "gringotts"))
    assert at.asked == (1, "walk")
    for space in (
        "library-tower", "north-wall-action", "north-wall-far-object", "astronomy-tower",
        "east-wall-potion",
    ):  # fmt: skip
        at.do(("walk", space))
    assert (at.player(0).space, at.player(1).space) == ("north-wall-spell", "east-wall-potion")
    assert (at.player(1).hp, at.player(1).potions) == (15, ())
    assert at.player(0).spells == ()
    assert at.asked == (1, "plan")


@card("invisibility-cloak")
@pytest.mark.rule("YH-DUE-1", "YH-DE-1")
@pytest.mark.parametrize("kind", ["duel", "death-eater"])
def test_cloak_leads_out_of_other_fights(kind: str) -> None:
    """A duel card goes back, a Death Eater stays on its tower, with new cards next time."""
    thing = "invisibility-cloak"
    if kind == "duel":
        at = drawn("cedric-diggory", by=me(objects=[thing]), others=[neville()])
    else:
        at = landing(
            "gryffindor-tower", "protego", "skele-gro", by=me(objects=[thing]),
            others=[neville()], phase="meet", options=QUALIFIED,
            dark_towers=["gryffindor-tower"], death_eaters=["lucius-malfoy"],
        ).do(("sheet", "lucius-malfoy"))  # fmt: skip
    at.do(("use", thing), ("lay", thing, "gringotts"))
    while at.asked == (0, "walk"):
        at.do(at.decision.options[0])
    assert at.over
    change = at.changed()
    assert set(change) - {"lying.gringotts"} == {"0.space", "0.objects"}
    if kind == "duel":
        assert at.state.bottoms["duel"] == ("cedric-diggory",)
    else:
        assert at.state.dark_towers == ("gryffindor-tower",)
        assert at.state.bottoms["spell"] + at.state.bottoms["potion"] == ("protego", "skele-gro")


# ---- among the young ------------------------------------------------------------------------


def brawl(thing: str, *dice: int | str, hp: int = 7) -> Table:
    """Two underage players meet; one of them holds an object."""
    here = "north-wall-spell"
    at = table(
        me(space=here, objects=[thing], hp=hp), {**neville(), "space": here},
        dice=dice, phase="meet", lying={"gringotts": []},
    )  # fmt: skip
    assert at.asks() == {"strike", f"use {thing}"}
    return at.do(("use", thing), ("lay", thing, "gringotts"))


@each_card({"sword-of-gryffindor": 2, "elder-wand": 2})
@pytest.mark.rule("YH-PVP-2")
def test_one_more_die_in_a_brawl(name: str, row: int) -> None:
    """Two dice instead of one, of which the higher counts."""
    at = brawl(name, 1, 5, 4, 6, 1, 5)
    assert at.changed() == {"0.objects": [], "1.hp": 7 - row, "lying.gringotts": [name]}
    assert at.over


@card("resurrection-stone")
@pytest.mark.rule("YH-PVP-2")
def test_resurrection_stone_in_a_brawl() -> None:
    """6 HP; two lost rolls lose all the same."""
    at = brawl("resurrection-stone", 1, 5, 1, 5, hp=1)
    assert at.player().hp == 1 + 6 - 2
    assert at.over


@card("invisibility-cloak")
@pytest.mark.rule("YH-PVP-2")
def test_cloak_in_a_brawl() -> None:
    """Five spaces away before a die is rolled; nobody has lost anything."""
    at = brawl("invisibility-cloak")
    while at.asked == (0, "walk"):
        at.do(at.decision.options[0])
    assert set(at.changed()) == {"0.space", "0.objects", "lying.gringotts"}
    assert at.over


# ---- in a turn ------------------------------------------------------------------------------


def turning(*dice: int | str, **more: Any) -> Table:
    seat: Seat = me(**{"objects": ["time-turner"], "space": "north-tower", **more})
    return beginning(seat, *dice, others=[neville()], lying={"gringotts": []})


@card("time-turner")
def test_time_turner_before_the_roll() -> None:
    """Another turn after this one, and no third."""
    at = turning(1, 1, "stupefy", 1, 2).do(
        ("use", "time-turner"), ("lay", "time-turner", "gringotts")
    )
    assert at.asks() == {"roll"}
    assert at.state.extra
    at.do(ROLL, ("walk", "north-wall-object"), ("walk", "north-wall-spell"))
    assert at.player().spells == ("stupefy",)
    assert at.asked == (0, "plan")
    assert not at.state.extra
    at.do(ROLL)


@card("time-turner")
def test_time_turner_on_the_way_or_at_the_end() -> None:
    """At any decision of the own turn, and when it ends; or not at all."""
    at = turning(1, 1, "stupefy").do(ROLL)
    assert at.can("use", "time-turner")
    at.do(("walk", "north-wall-object"))
    assert at.can("use", "time-turner")
    at.do(("walk", "north-wall-spell"))
    assert at.asks() == {"use time-turner", "decline"}
    at.do(("use", "time-turner"), ("lay", "time-turner", "gringotts"))
    assert at.asked == (0, "plan")
    at = turning(1, 1, "stupefy").do(ROLL)
    at.do(("walk", "north-wall-object"), ("walk", "north-wall-spell"), DECLINE)
    assert at.over


@card("time-turner")
def test_time_turner_and_madam_hooch() -> None:
    """Extra turns do not add up: whoever has one cannot use the Time-Turner for another."""
    at = drawn("madam-hooch", by=me(objects=["time-turner"]), others=[neville()])
    assert at.asked == (0, "plan")  # not asked at the end of the turn before
    assert at.can("use", "time-turner")


def flying(*dice: int | str, **more: Any) -> Table:
    """The turn of somebody with Buckbeak is about to end."""
    lying = {"gringotts": [], **more.pop("lying", {})}
    seat: Seat = me(objects=["buckbeak"], space="north-tower", hp=5)
    return beginning(seat, *dice, others=[neville()], lying=lying, phase="end", **more)


FLIGHT: list[Option] = [("use", "buckbeak"), ("lay", "buckbeak", "gringotts")]


@card("buckbeak")
@pytest.mark.rule("YH-BRD-5")
def test_buckbeak_flies_anywhere() -> None:
    """To any space of Diagon Alley or Places, which does nothing by itself; and one stays."""
    at = flying().do(*FLIGHT)
    spaces = box().boards["it"].spaces.values()
    assert at.asks() == {f"go {one.id}" for one in spaces if one.board != "hogwarts"}
    at.do(("go", "madam-malkins"))
    assert at.changed() == {
        "0.space": "madam-malkins", "0.objects": [], "lying.gringotts": ["buckbeak"],
    }  # fmt: skip
    assert at.event(Travelled).by == "buckbeak"
    assert at.over


@card("buckbeak")
@pytest.mark.rule("YH-TRN-1")
def test_buckbeak_is_for_the_end_of_the_turn() -> None:
    """Neither before the roll nor on the way is he offered."""
    at = beginning(me(objects=["buckbeak"]), 1, 2, others=[neville()])
    assert at.asks() == {"roll"}
    at.do(ROLL)
    assert not at.can("use", "buckbeak")


@card("buckbeak")
@pytest.mark.parametrize("place", ["the-burrow", "ministry-of-magic", "hall-of-prophecies"])
def test_buckbeak_returns_from_where_no_path_leads(place: str) -> None:
    """At the end of the turn; what lies there may be taken."""
    at = flying(lying={place: ["nagini"]}).do(*FLIGHT, ("go", place))
    assert at.player().space == place
    at.do(("take", "nagini"))
    assert (at.player().space, at.player().hp) == ("north-tower", 5)
    assert at.player().objects == ("nagini",)
    assert at.over


@card("buckbeak")
def test_buckbeak_returns_in_the_polish_edition() -> None:
    """From everywhere; and he does not fly to the Graveyard."""
    at = flying(options={"edition": "pl"}).do(*FLIGHT)
    assert not at.can("go", "little-hangleton-graveyard")
    at.do(("go", "madam-malkins"))
    assert at.changed() == {"0.objects": [], "lying.gringotts": ["buckbeak"]}
