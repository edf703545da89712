"""The purchase cards, the Hallows and the Ferret card."""

import pytest

from commonroom.games.talisman.events import Spared
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
    harry,
    landing,
    lucius,
    meeting,
    table,
)
from tests.games.talisman.rules.scene import HALLOW, box, eater_too, order_too

PURCHASES = [
    "wand", "exploding-bonbons", "floo-powder", "bertie-botts-beans", "chocolate-frogs", "lantern",
    "portkey",
]  # fmt: skip


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
    at.do(("barrier",), FIGHT)
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
    at.do(FIGHT, ACCEPT)
    assert at.changed() == ({} if face >= least else {"0.life": 3})
    assert at.happened(Spared) == (face >= least)
    assert at.over


@card("exploding-bonbons", "bertie-botts-beans", "chocolate-frogs")
@pytest.mark.rule("TAL-CMP-5")
def test_sweets_one_after_the_other() -> None:
    """Saved on a die: each is rolled for until one saves; none outside battles."""
    sweets = ["exploding-bonbons", "bertie-botts-beans", "chocolate-frogs"]
    at = meeting("aurors", 1, 6, 5, 5, me=harry(objects=sweets))
    at.do(FIGHT, ACCEPT, ACCEPT)
    assert at.changed() == {}
    at = landing("malfoy-manor", me=harry(objects=sweets))
    assert at.changed() == {"0.life": 3}


@card("chocolate-frogs")
@pytest.mark.rule("TAL-CMP-5", "TAL-BAT-3")
def test_sweets_in_a_battle_of_characters() -> None:
    """A Life lost in battle: to a character too, whoever's turn it is."""
    at = table(harry(), lucius(objects=["chocolate-frogs"]), dice=[6, 1, 4], phase="meet")
    at.do(("duel", 1), FIGHT, ("wound",), ACCEPT)
    assert at.changed() == {}


@card("exploding-bonbons", "chocolate-frogs")
@pytest.mark.rule("TAL-CMP-5", "TAL-OBJ-2")
def test_nobody_has_to_use_sweets() -> None:
    """Sweets are Objects: whoever wants to lose that Life loses it, or uses some of them only."""
    sweets = ["exploding-bonbons", "chocolate-frogs"]
    at = meeting("aurors", 1, 6, 3, me=harry(objects=sweets))
    at.do(FIGHT, DECLINE)
    assert at.decision.prompt.args["card"] == "chocolate-frogs"
    at.do(ACCEPT)
    assert at.changed() == {"0.life": 3}
    at = meeting("aurors", 1, 6, me=harry(objects=sweets))
    at.do(FIGHT, DECLINE, DECLINE)
    assert at.changed() == {"0.life": 3}


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
    assert at.changed() == {"0.objects": ["wand"], "hallows": 3}
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
        "lying.hogsmeade": ["marauders-map", "fang"], "purchases.wand": 3,
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
