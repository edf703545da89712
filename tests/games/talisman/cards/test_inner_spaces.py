"""The school, the Great Hall and Lord Voldemort: what each space and his card say."""

import pytest

from commonroom.games.talisman.events import GatesTried
from tests.games.talisman.cards.table import (
    ACCEPT,
    DECLINE,
    DONE,
    FIGHT,
    MOVE,
    Changes,
    Table,
    beginning,
    card,
    each_card,
    harry,
    landing,
    lucius,
    rolls,
    table,
)
from tests.games.talisman.rules.scene import HALLOW, eater_too, order_too

pytestmark = pytest.mark.rule("TAL-SPC-3")

DADA = "defence-against-the-dark-arts-classroom"


def inside(space: str, *dice: int, **more: object) -> Table:
    """Harry's turn begins in the school."""
    return beginning({**harry(**more), "space": space}, *dice)


# ---- on the way -----------------------------------------------------------------------------


@card("moving-staircase")
@pytest.mark.rule("TAL-GAT-1", "TAL-MOV-2")
def test_moving_staircase() -> None:
    """You must stop here; from here on half movement."""
    at = landing("hogwarts-gates", 1, 1)
    at.do(("gates", "magic"))
    assert (at.event(GatesTried).opened, at.player(0).space) == (1, "moving-staircase")
    assert at.active == 1
    at = inside("moving-staircase", 5, 6)
    assert at.asks() == {"move", "turn-back"}
    at.do(MOVE)
    assert at.player(0).space == "potions-classroom"


@card("charms-classroom")
def test_flying_keys() -> None:
    """A die is the number of Flying Keys, Magic 4 each, fought one at a time."""
    at = landing("charms-classroom", 2, 6, 1, 6, 1)
    assert at.changed() == {"0.keys": 2}
    assert at.decision.prompt.args["foes"] == ["flying-key"]
    assert (at.decision.prompt.args["stat"], at.scores()) == ("magic", (4, 4))
    at.do(FIGHT)
    assert at.changed() == {"0.keys": 1}
    at.do(FIGHT)
    assert at.changed() == {"0.keys": 0}
    assert at.active == 1


@card("charms-classroom")
@pytest.mark.parametrize("dice", [(1, 6), (3, 3)], ids=["lost", "stand-off"])
def test_flying_keys_again(dice: tuple[int, int]) -> None:
    """Those that are left wait for your next turn, which is not for moving on."""
    at = landing("charms-classroom", 3, 6, 1, *dice)
    at.do(FIGHT, FIGHT)
    lost: Changes = {"0.life": 3} if dice == (1, 6) else {}
    assert at.changed() == {"0.keys": 2, **lost}
    at = inside("charms-classroom", keys=2)
    assert at.asks() == {"remain", "turn-back"}
    at.do(("remain",))
    assert (at.asked, at.player(0).keys) == ((0, "fight"), 2)
    assert inside("charms-classroom").asks() == {"move", "turn-back"}


CLASSES = {"potions-classroom": harry, "transfiguration-classroom": lucius}
SAFE = {"potions-classroom": lucius, "transfiguration-classroom": harry}


@each_card(*CLASSES)
@rolls({1: 2, 2: 2, 3: 3, 4: 3, 5: 3, 6: 3})
def test_classroom(name: str, face: int, change: int) -> None:
    """The Order in Potions, Death Eaters in Transfiguration: −1 Life, roll: 1–2 another."""
    at = landing(name, face, me=CLASSES[name]())
    assert at.changed() == {"0.life": change}


@each_card(*CLASSES)
def test_classroom_of_friends(name: str) -> None:
    """The other side loses nothing and does not roll."""
    at = landing(name, me=SAFE[name]())
    assert at.changed() == {}
    assert at.active == 1


@each_card(*CLASSES)
def test_classroom_kills(name: str) -> None:
    """Whoever loses the last Life does not roll for another."""
    at = landing(name, me=CLASSES[name](life=1))
    assert at.changed() == {"0.life": 0, "0.fallen": True, "0.space": "st-mungos"}


@card("divination-classroom")
@pytest.mark.parametrize("die", range(1, 7))
def test_divination(die: int) -> None:
    """Name a number and roll it: right, you may move on; wrong, +1 Fate and again next turn."""
    at = landing("divination-classroom", die)
    assert at.asks() == {f"foretell {face}" for face in range(1, 7)}
    at.do(("foretell", 4))
    assert at.changed() == ({} if die == 4 else {"0.fate": 1, "0.seeking": True})
    assert at.active == 1


@card("divination-classroom")
@pytest.mark.parametrize("shift", [True, False])
def test_divination_and_fate(shift: bool) -> None:
    """Fate shifts the result by 1 each; you may also leave it."""
    at = landing("divination-classroom", 2, me=harry(fate=3))
    at.do(("foretell", 4), ACCEPT)
    assert at.asks() == {"accept", "decline"}
    at.do(ACCEPT if shift else DECLINE)
    assert at.changed() == ({"0.fate": 1} if shift else {"0.fate": 4, "0.seeking": True})


@card("divination-classroom")
def test_divination_again() -> None:
    """Too far for your Fate, it is not asked; and who has not foretold it stays."""
    at = landing("divination-classroom", 2, me=harry(fate=1))
    at.do(("foretell", 4), ACCEPT)
    assert at.changed() == {"0.fate": 2, "0.seeking": True}
    at = inside("divination-classroom", 5, seeking=True)
    assert at.asks() == {"remain", "turn-back"}
    at.do(("remain",), ("foretell", 5))
    assert at.changed() == {"0.seeking": False}


@card(DADA)
@pytest.mark.parametrize(
    ("dice", "change"),
    [((6, 1), {}), ((1, 6), {"0.life": 3, "0.boggart": 7}), ((4, 1), {"0.boggart": 7})],
    ids=["won", "lost", "stand-off"],
)
def test_boggart(dice: tuple[int, int], change: Changes) -> None:
    """2 dice are the Boggart's Might; lost, −1 Life; it must be beaten."""
    at = landing(DADA, 3, 4, *dice, me=harry(might=4))
    assert at.decision.prompt.args["foes"] == ["boggart"]
    assert (at.decision.prompt.args["stat"], at.scores()) == ("might", (4, 7))
    at.do(FIGHT)
    assert at.changed() == change


@card(DADA)
def test_boggart_again() -> None:
    """The same Boggart next turn."""
    at = inside(DADA, 6, 1, boggart=6, might=6)
    assert at.asks() == {"remain", "turn-back"}
    at.do(("remain",))
    assert at.scores() == (6, 6)
    at.do(FIGHT)
    assert at.changed() == {"0.boggart": 0}


@card("astronomy-tower")
@pytest.mark.parametrize("die", range(1, 4))
def test_astronomy_tower(die: int) -> None:
    """Roll: lose that much Life."""
    assert landing("astronomy-tower", die).changed() == {"0.life": 4 - die}


@card("astronomy-tower")
def test_astronomy_tower_and_followers() -> None:
    """Each follower you discard avoids 1; as many as you like."""
    at = landing("astronomy-tower", 3, me=harry(followers=["fang", "grawp"]))
    assert at.asks() == {"give-up fang", "give-up grawp", "done"}
    at.do(("give-up", "grawp"), DONE)
    assert at.changed() == {"0.life": 2, "0.followers": ["fang"], "discards.middle": ["grawp"]}
    at = landing("astronomy-tower", 1, me=harry(followers=["fang", "grawp"]))
    at.do(("give-up", "fang"))
    assert at.changed() == {"0.followers": ["grawp"], "discards.middle": ["fang"]}


@card("astronomy-tower")
def test_astronomy_tower_kills() -> None:
    """Lose that much Life: no more than there is."""
    at = landing("astronomy-tower", 6)
    assert at.changed() == {"0.life": 0, "0.fallen": True, "0.space": "st-mungos"}


@card("room-of-requirement")
@pytest.mark.rule("TAL-ROR-1")
@pytest.mark.parametrize(
    ("edition", "objects", "ways"),
    [
        ("en", [HALLOW], {"enter", "turn-back"}),
        ("pl", [HALLOW], {"enter"}),
        ("en", ["wand"], {"turn-back"}),
        ("pl", ["wand"], {"turn-back"}),
    ],
)
def test_room_of_requirement(edition: str, objects: list[str], ways: set[str]) -> None:
    """You must stop; then discard a Hallow and enter (pl: must), or turn back."""
    me = {**harry(objects=objects), "space": "room-of-requirement"}
    assert beginning(me, options={"edition": edition}).asks() == ways
    at = inside("astronomy-tower", 6)
    at.do(MOVE)
    assert at.changed() == {"0.space": "room-of-requirement"}


# ---- the Great Hall and Lord Voldemort ------------------------------------------------------


@card("great-hall", "lord-voldemort")
@pytest.mark.rule("TAL-WIN-1", "TAL-CMP-3")
@pytest.mark.parametrize(
    ("dice", "space"), [((6, 1), None), ((1, 6), "moving-staircase"), ((3, 3), "great-hall")]
)
def test_great_hall(dice: tuple[int, int], space: str | None) -> None:
    """A Magic battle against 12: won, the game; lost, the Staircase; equal, again next turn."""
    at = inside("great-hall", *dice, magic=12)
    assert at.asks() == {"confront"}
    at.do(("confront",))
    assert (at.decision.prompt.args["stat"], at.scores()) == ("magic", (12, 12))
    at.do(FIGHT)
    if space is None:
        assert at.changed() == {"winner": 0}
        assert at.match.result is not None
    else:
        assert at.changed() == ({"0.space": space} if space != "great-hall" else {})
        assert at.active == 1


STRENGTH = {"azkaban": 7, "black-lake-shore": 9, "potions-classroom": 10}
COMES_FROM = {
    "azkaban": "london-underground-1",
    "black-lake-shore": "whomping-willow",
    "potions-classroom": "charms-classroom",
}


def attacked(space: str, *dice: int | str, **more: object) -> Table:
    """Voldemort has been moved one space, to Dumbledore, by Harry, who rolled for him."""
    at = table(
        {**harry(), "space": "st-mungos"}, order_too(space, **more), eater_too("the-lake"),
        dice=[1, *dice], phase="voldemort", voldemort=COMES_FROM[space],
    )  # fmt: skip
    at.do(("voldemort", space))
    assert at.changed() == {"voldemort": space}
    return at


@card("lord-voldemort")
@pytest.mark.rule("TAL-CMP-3", "TAL-VOL-2")
@pytest.mark.parametrize("space", STRENGTH)
@pytest.mark.parametrize("stat", ["magic", "might"])
def test_voldemorts_strength(space: str, stat: str) -> None:
    """Magic and Might 7 in London, 9 on the Grounds, 10 in the school; his victim chooses."""
    at = attacked(space)
    assert at.asks(1) == {"stat magic", "stat might"}
    at.do(("stat", stat))
    assert at.decision.owner == 1
    assert (at.decision.prompt.args["stat"], at.scores()[1]) == (stat, STRENGTH[space])


@card("lord-voldemort")
@pytest.mark.rule("TAL-CMP-3", "TAL-VOL-2")
@rolls(
    {
        1: {"1.fate": 1},
        2: {"1.galleons": 1},
        3: {"1.life": 6},
        4: {"1.might": 3},
        5: {"1.magic": 8},
        6: {"1.spells": ["lumos"]},
    }
)
def test_voldemort_beaten(face: int, change: Changes) -> None:
    """Beaten: roll: 1 Fate; 2 Galleon; 3 Life; 4 Might; 5 Magic; 6 Spell. He stays."""
    at = attacked("azkaban", 6, 1, face, *(["lumos"] if face == 6 else []), magic=7)
    at.do(("stat", "magic"), FIGHT)
    assert at.changed() == change
    if face == 6:
        at.learned(1, "lumos")


@card("lord-voldemort")
@pytest.mark.rule("TAL-CMP-3", "TAL-VOL-2")
@pytest.mark.parametrize(("dice", "life"), [((1, 6), 4), ((3, 3), 5)])
def test_voldemort_not_beaten(dice: tuple[int, int], life: int) -> None:
    """Lost: 1 Life; a stand-off does nothing. The mover's turn goes on."""
    at = attacked("azkaban", *dice, magic=7)
    at.do(("stat", "magic"), FIGHT)
    assert at.changed() == ({"1.life": 4} if life == 4 else {})
