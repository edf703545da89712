"""The 24 spaces of London: what each of them says."""

import pytest

from commonroom.games.talisman.events import MovePromised
from commonroom.text import Texts
from tests.games.talisman.cards.table import (
    ACCEPT,
    DECLINE,
    DONE,
    FIGHT,
    MOVE,
    Changes,
    beginning,
    card,
    each_card,
    harry,
    landing,
    lucius,
    rolls,
)
from tests.games.talisman.rules.scene import HALLOW, box, eater_too, order_too

pytestmark = pytest.mark.rule("TAL-SPC-1")

PLAIN = [
    "leaky-cauldron", "london-streets-1", "london-underground-1", "the-forest-of-dean",
    "ministry-of-magic", "ministry-atrium", "honeydukes", "godrics-hollow", "london-underground-2",
    "london-streets-2", "london-streets-3", "the-burrow", "knockturn-alley",
]  # fmt: skip


# ---- spaces that only draw ------------------------------------------------------------------


@each_card(*PLAIN)
@pytest.mark.rule("TAL-ENC-2")
def test_space_that_draws(name: str) -> None:
    """Draw 1 card of the Outer deck."""
    at = landing(name, "beaded-bag")
    at.do(DONE)
    assert at.changed() == {f"lying.{name}": ["beaded-bag"]}


@each_card(*PLAIN)
@pytest.mark.rule("TAL-ENC-2")
def test_space_that_draws_counts_what_lies_there(name: str) -> None:
    """Draw 1 card: none if one lies there, which is met."""
    at = landing(name, lying={name: ["beaded-bag"]})
    assert at.asks() == {"take beaded-bag", "done"}
    at.do(DONE)
    assert at.changed() == {}


@card("hall-of-prophecy")
@pytest.mark.rule("TAL-ENC-2")
@pytest.mark.parametrize("there", [[], ["old-boot"], ["old-boot", "cleansweep"]])
def test_hall_of_prophecy(there: list[str]) -> None:
    """Draw up to 2 cards of the Outer deck."""
    space = "hall-of-prophecy"
    drawn = ["beaded-bag", "marauders-map"][len(there) :]
    at = landing(space, *drawn, lying={space: there})
    at.do(DONE)
    assert at.table.lying[space] == (*there, *drawn)


# ---- shops ----------------------------------------------------------------------------------


@card("diagon-alley")
@pytest.mark.rule("TAL-CMP-5")
def test_flourish_and_blotts() -> None:
    """Flourish & Blotts: buy Bonbons 2, Wand 2, Floo Powder 3, Beans 3, Frogs 4 G, any number."""
    at = landing("diagon-alley", me=harry(galleons=7, spells=["lumos"]))
    assert at.asks() == {"choose flourish-and-blotts", "choose weasleys-wizard-wheezes"}
    at.do(("choose", "flourish-and-blotts"))
    assert at.asks() == {
        "buy exploding-bonbons 2", "buy wand 2", "buy floo-powder 3", "buy bertie-botts-beans 3",
        "buy chocolate-frogs 4", "done",
    }  # fmt: skip
    at.do(("buy", "chocolate-frogs", 4), ("buy", "wand", 2))
    assert at.changed() == {
        "0.galleons": 1, "0.objects": ["chocolate-frogs", "wand"], "purchases.wand": 2,
        "purchases.chocolate-frogs": 2,
    }  # fmt: skip
    assert at.asked == (0, "end")  # 1 G buys nothing more


@card("diagon-alley")
def test_weasleys_wizard_wheezes_buys_spells() -> None:
    """Weasleys' Wizard Wheezes: discard any number of spells for 1 Fate each."""
    at = landing("diagon-alley", me=harry(spells=["lumos", "accio", "expulso"], magic=7))
    at.do(("give-spells",))
    assert at.asks() == {"pay-spell lumos", "pay-spell accio", "pay-spell expulso", "done"}
    at.do(("pay-spell", "accio"), ("pay-spell", "lumos"), DONE)
    assert at.changed() == {"0.fate": 2, "0.spells": ["expulso"]}
    assert at.table.spell_discard == ("accio", "lumos")


@card("diagon-alley")
@pytest.mark.rule("TAL-SPE-1")
def test_weasleys_wizard_wheezes_sells_spells() -> None:
    """Weasleys' Wizard Wheezes: or buy spells for 1 Fate each, while Magic allows."""
    at = landing("diagon-alley", "lumos", "accio", me=harry(fate=3, magic=5))
    assert at.asks() == {"buy-spells", "done"}
    at.do(("buy-spells",))
    assert at.changed() == {"0.fate": 2, "0.spells": ["lumos"]}
    at.learned(0, "lumos")
    at.do(ACCEPT)
    assert at.changed() == {"0.fate": 1, "0.spells": ["lumos", "accio"]}
    assert at.active == 1  # and the hand is full
    at = landing("diagon-alley", "lumos", me=harry(fate=3, magic=7))
    at.do(("buy-spells",), DECLINE)
    assert at.changed() == {"0.fate": 2, "0.spells": ["lumos"]}


@card("diagon-alley")
def test_diagon_alley_without_means() -> None:
    """Nothing to spend: nothing is asked; and nobody must trade."""
    assert landing("diagon-alley", me=harry(galleons=1, magic=3, fate=1)).asked == (0, "end")
    at = landing("diagon-alley", me=harry(fate=1))
    at.do(DONE)
    assert at.changed() == {}


@card("hogsmeade")
@pytest.mark.rule("TAL-DIA-1")
@pytest.mark.parametrize(
    ("life", "galleons", "most"), [(1, 5, 2), (3, 5, 1), (1, 1, 1)]
)  # fmt: skip
def test_three_broomsticks(life: int, galleons: int, most: int) -> None:
    """The Three Broomsticks: heal up to 2 Life, 1 G each."""
    at = landing("hogsmeade", me=harry(life=life, galleons=galleons))
    assert at.asks() == {"choose three-broomsticks", "choose hogs-head", "decline"}
    at.do(("choose", "three-broomsticks"))
    assert at.asks() == {f"heal {one}" for one in range(1, most + 1)} | {"decline"}
    at.do(("heal", most))
    assert at.changed() == {"0.life": life + most, "0.galleons": galleons - most}


@card("hogsmeade")
def test_madam_puddifoots() -> None:
    """Madam Puddifoot's: discard any number of Objects for 1 G each."""
    at = landing("hogsmeade", me=harry(objects=["wand", HALLOW, "firebolt"]))
    assert at.asks() == {"choose madam-puddifoots", "choose hogs-head", "decline"}
    at.do(("choose", "madam-puddifoots"), ("sell", "wand"), ("sell", "firebolt"), DONE)
    assert at.changed() == {
        "0.galleons": 2, "0.objects": [HALLOW], "purchases.wand": 3,
        "discards.middle": ["firebolt"],
    }  # fmt: skip


@card("hogsmeade")
@rolls(
    {
        1: {"0.ferret": 2},
        2: {"0.might": 4},
        3: {"0.magic": 5},
        4: {"0.might": 6},
        5: {"0.magic": 7},
        6: {"0.spells": ["lumos"]},
    }
)
def test_hogs_head(face: int, change: Changes) -> None:
    """The Hog's Head: 1 Ferret; 2 −1 Might; 3 −1 Magic; 4 +1 Might; 5 +1 Magic; 6 a spell."""
    at = landing("hogsmeade", face, *(["lumos"] if face == 6 else []), me=harry(magic=6, might=5))
    at.do(("choose", "hogs-head"))
    assert at.changed() == change


@card("hogsmeade")
@pytest.mark.rule("TAL-DIA-1")
@pytest.mark.parametrize("face", [2, 3])
def test_hogs_head_takes_nothing_below_the_start(face: int) -> None:
    """The Hog's Head: Magic and Might not below their starts; and it may be left alone."""
    at = landing("hogsmeade", face)
    at.do(("choose", "hogs-head"))
    assert at.changed() == {}
    at = landing("hogsmeade")
    at.do(DECLINE)
    assert at.changed() == {}


@each_card("st-mungos", "hospital-wing")
@pytest.mark.rule("TAL-DIA-1", "TAL-SPC-2")
def test_healers(name: str) -> None:
    """Heal to your Life value, 1 G each."""
    others = [order_too("azkaban"), eater_too("azkaban")]
    at = landing(name, me=harry(life=1, galleons=5), others=others)
    assert at.asks() == {"heal 1", "heal 2", "heal 3", "decline"}
    at.do(("heal", 3))
    assert at.changed() == {"0.life": 4, "0.galleons": 2}
    at = landing(name, me=harry(life=1, galleons=1), others=others)
    assert at.asks() == {"heal 1", "decline"}
    at.do(DECLINE)
    assert at.changed() == {}
    for me in (harry(galleons=1), harry(life=1)):
        assert landing(name, me=me, others=others).asked[1] in ("end", "plan")


# ---- sides ----------------------------------------------------------------------------------

OWN = {"malfoy-manor": lucius, "12-grimmauld-place": harry}
OTHERS = {"malfoy-manor": harry, "12-grimmauld-place": lucius}
ROLL_FOR = {"malfoy-manor": "plot", "12-grimmauld-place": "train"}


@each_card(*OWN)
def test_home_of_the_other_side(name: str) -> None:
    """The other side loses 1 Life."""
    at = landing(name, me=OTHERS[name](fate=1))
    assert at.changed() == {"0.life": 3}


@each_card(*OWN)
def test_home_replenishes_fate(name: str) -> None:
    """Your side: Fate up to its value, not above."""
    value = {"malfoy-manor": 3, "12-grimmauld-place": 4}[name]
    at = landing(name, me=OWN[name](fate=1))
    assert at.asks() == {"choose replenish", f"choose {ROLL_FOR[name]}"}
    at.do(("choose", "replenish"))
    assert at.changed() == {"0.fate": value}
    at = landing(name, 4, me=OWN[name](fate=value))
    assert at.asks() == {"accept", "fate 4"}  # there is only the roll left
    at.do(ACCEPT)


@each_card(*OWN)
@rolls({1: {}, 2: {}, 3: {}, 4: {}, 5: {"0.life": 5}, 6: {"0.spells": ["lumos"]}})
def test_home_rolls(name: str, face: int, change: Changes) -> None:
    """Your side: or roll: 5 a Life, 6 a spell."""
    at = landing(name, face, *(["lumos"] if face == 6 else []), me=OWN[name]())
    at.do(("choose", ROLL_FOR[name]))
    assert at.changed() == change
    if face == 6:
        at.learned(0, "lumos")


# ---- rolls ----------------------------------------------------------------------------------


@card("azkaban")
@rolls({1: None, 2: {"0.lost_turns": 1}, 3: {"0.lost_turns": 1}, 4: {}, 5: {}, 6: {"0.magic": 5}})
def test_azkaban(face: int, change: Changes | None) -> None:
    """Roll: 1 a Dementor of Magic 4; 2–3 lose your next turn; 6 +1 Magic."""
    at = landing("azkaban", face)
    if change is None:
        assert at.decision.prompt.args["foes"] == ["dementor"]
        assert (at.decision.prompt.args["stat"], at.scores()) == ("magic", (4, 4))
    assert at.changed() == (change or {})


@card("gringotts-bank")
@rolls(
    {
        1: None,
        2: {"0.lost_turns": 1},
        3: {"0.lost_turns": 1},
        4: {},
        5: {},
        6: {"0.magic": 5, "0.galleons": 1},
    }
)
def test_gringotts(face: int, change: Changes | None) -> None:
    """Roll: 1 a Goblin of Might 4; 2–3 lose your next turn; 6 +1 Magic and 1 G."""
    at = landing("gringotts-bank", face)
    if change is None:
        assert at.decision.prompt.args["foes"] == ["goblin"]
        assert (at.decision.prompt.args["stat"], at.scores()) == ("might", (3, 4))
    assert at.changed() == (change or {})


@each_card("azkaban", "gringotts-bank")
@pytest.mark.rule("TAL-BAT-1")
@pytest.mark.parametrize(("dice", "life"), [((6, 1), 4), ((1, 6), 3)])
def test_foe_of_a_space(name: str, dice: tuple[int, int], life: int) -> None:
    """The Dementor or Goblin is no trophy; losing to it costs a Life."""
    at = landing(name, 1, *dice)
    at.do(FIGHT)
    assert at.changed() == ({"0.life": 3} if life == 3 else {})
    assert at.active == 1


PROMISED = {
    5: "you may move to any other space in your region as your next move",
    6: "move to Hagrid's Hut as your next move",
}


@card("4-privet-drive")
@rolls(
    {
        1: {"0.lost_turns": 1},
        2: None,
        3: {"0.galleons": 1},
        4: {"0.galleons": 3},
        5: {"0.next_move": "region"},
        6: {"0.next_move": "hagrids-hut"},
    }
)
def test_privet_drive(face: int, change: Changes | None) -> None:
    """1 lose a turn; 2 a Dementor of Might 3; 3 −1 G; 4 +1 G; 5, 6 your next move is special."""
    at = landing("4-privet-drive", face, me=harry(galleons=2))
    if change is None:
        assert at.decision.prompt.args["foes"] == ["dementor"]
        assert (at.decision.prompt.args["stat"], at.scores()) == ("might", (3, 3))
    assert at.changed() == (change or {})
    if face in (5, 6):
        line = at.event(MovePromised).line()
        assert Texts().say(line, {0: "Ann"}) == f"Ann keeps in mind: {PROMISED[face]}."


@card("4-privet-drive")
@pytest.mark.rule("TAL-CRS-1")
def test_privet_drive_next_move_anywhere() -> None:
    """5: your next move may go to any other space of the region, and you meet it."""
    me = {**harry(next_move="region", next_may=True), "space": "4-privet-drive"}
    at = beginning(me, 4)
    ring = [space for space in box().rings["outer"] if space != "4-privet-drive"]
    assert at.asks() == {f"travel {space}" for space in ring} | {"move"}
    at.do(("travel", "azkaban"))
    assert at.changed() == {"0.space": "azkaban", "0.next_move": ""}
    at = beginning(me, 2)
    at.do(MOVE)
    assert at.changed() == {"0.next_move": ""}


@card("4-privet-drive")
@pytest.mark.rule("TAL-CRS-1")
def test_privet_drive_next_move_to_hagrid() -> None:
    """6: your next move goes to Hagrid's Hut."""
    me = {**harry(next_move="hagrids-hut"), "space": "4-privet-drive"}
    at = beginning(me, 3, 3)
    assert at.asks() == {"travel hagrids-hut"}
    at.do(("travel", "hagrids-hut"))
    assert at.changed() == {"0.space": "hagrids-hut", "0.next_move": "", "0.might": 4}


@card("shrieking-shack")
@pytest.mark.parametrize(
    ("dice", "there", "drawn"),
    [
        ((4, 3), [], ["beaded-bag"]),
        ((1, 4), [], ["beaded-bag", "old-boot", "cleansweep"]),
        ((6, 4), ["old-boot"], ["beaded-bag"]),
        ((2, 1), ["old-boot"], []),
        ((2, 1), ["old-boot", "cleansweep"], []),
    ],
)
def test_shrieking_shack(dice: tuple[int, int], there: list[str], drawn: list[str]) -> None:
    """Roll 2 dice: draw up to their difference, cards there included."""
    at = landing("shrieking-shack", *dice, *drawn, lying={"shrieking-shack": there})
    at.do(DONE)
    assert at.table.lying["shrieking-shack"] == (*there, *drawn)


@card("shrieking-shack")
@pytest.mark.rule("TAL-ENC-6")
def test_shrieking_shack_doubles() -> None:
    """Doubles: go to King's Cross at once, and meet it."""
    at = landing("shrieking-shack", 3, 3, "beaded-bag")
    assert at.changed() == {"0.space": "kings-cross-station"}
    assert at.asks() == {"space", "barrier"}
    at.do(("space",), DONE)
    assert at.changed() == {"lying.kings-cross-station": ["beaded-bag"]}


# ---- King's Cross ---------------------------------------------------------------------------


@card("kings-cross-station")
@pytest.mark.rule("TAL-KXS-1")
@pytest.mark.parametrize(
    ("dice", "opened"), [((4, 3), True), ((3, 3), False), ((1, 6), False)]
)  # fmt: skip
def test_the_barrier(dice: tuple[int, int], opened: bool) -> None:
    """Magic and a die above 9 and a die: the barrier is open next turn; no Life is lost."""
    at = landing("kings-cross-station", *dice, me=harry(magic=9))
    assert at.asks() == {"space", "barrier"}
    at.do(("barrier",), FIGHT)
    assert at.changed() == ({"0.unlocked": True} if opened else {})
    assert at.active == 1


@card("kings-cross-station")
def test_kings_cross_as_a_space() -> None:
    """Or meet the space: draw 1."""
    at = landing("kings-cross-station", "beaded-bag")
    at.do(("space",), DONE)
    assert at.changed() == {"lying.kings-cross-station": ["beaded-bag"]}
