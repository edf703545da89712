"""The observers: visited by whoever comes to their space, as long as they are there."""

import pytest

from commonroom.games.talisman.vocabulary import Pay, unfolded
from tests.games.talisman.cards.table import (
    ACCEPT,
    DECLINE,
    DONE,
    FIGHT,
    LEAKY,
    Changes,
    card,
    foe_of,
    gone,
    harry,
    lucius,
    meeting,
    rolls,
)
from tests.games.talisman.rules.scene import HALLOW, box, eater_too

pytestmark = pytest.mark.rule("TAL-CMP-4", "TAL-ENC-3")

OBSERVERS = [
    "garrick-ollivander", "rita-skeeter", "mundungus-fletcher", "kreacher",
    "firenze", "nearly-headless-nick", "horace-slughorn", "fawkes", "igor-karkaroff",
]  # fmt: skip


def test_observers_are_number_4() -> None:
    assert {card.number for card in box().encounters.values() if card.kind == "observer"} == {4}


# ---- observers of the Outer region ----------------------------------------------------------


@card("garrick-ollivander")
def test_ollivander_sells_a_wand() -> None:
    """You may buy a Wand for 1 G."""
    at = meeting("garrick-ollivander", me=harry(galleons=2))
    assert at.asks() == {"choose buy-a-wand", "choose take-a-lesson", "decline"}
    at.do(("choose", "buy-a-wand"))
    assert at.asks() == {"buy wand 1", "done"}
    at.do(("buy", "wand", 1))
    assert at.changed() == {"0.galleons": 1, "0.objects": ["wand"], "purchases.wand": 2}


@card("garrick-ollivander")
def test_ollivander_without_money() -> None:
    """You may buy a Wand: not without money, nor with a Wand; and you may decline everything."""
    for me in (harry(), harry(galleons=1, objects=["wand"])):
        at = meeting("garrick-ollivander", me=me)
        assert at.asks() == {"choose take-a-lesson", "decline"}
        at.do(DECLINE)
        assert at.changed() == {}


@card("garrick-ollivander")
@rolls(
    {
        1: {"0.lost_turns": 1},
        2: {},
        3: {},
        4: {},
        5: {"0.fate": 1},
        6: {"0.magic": 5, f"lying.{LEAKY}": None, "discards.outer": ["garrick-ollivander"]},
    }
)
def test_ollivander_gives_a_lesson(face: int, change: Changes) -> None:
    """A lesson: 1 lose a turn; 5 gain 1 Fate; 6 +1 Magic, and he is discarded."""
    at = meeting("garrick-ollivander", face)
    at.do(("choose", "take-a-lesson"))
    assert at.changed() == change


@card("rita-skeeter")
@rolls(
    {
        1: {"0.fate": 1},
        2: {"0.fate": 2},
        3: {},
        4: {},
        5: {"0.fate": 4},
        6: {"0.galleons": 2, f"lying.{LEAKY}": None, "discards.outer": ["rita-skeeter"]},
    }
)
def test_rita_skeeter(face: int, change: Changes) -> None:
    """Roll: 1 lose 2 Fate; 2 lose 1; 5 gain 1; 6 gain 2 G, and she is discarded."""
    at = meeting("rita-skeeter", face, me=harry(fate=3))
    at.do(ACCEPT)
    assert at.changed() == change


@card("rita-skeeter")
@pytest.mark.parametrize("face", [1, 2])
def test_rita_skeeter_and_little_fate(face: int) -> None:
    """Lose Fate: as much as there is."""
    at = meeting("rita-skeeter", face, me=harry(fate=1))
    at.do(ACCEPT)
    assert at.changed() == {"0.fate": 0}


@card("mundungus-fletcher")
def test_mundungus_sells() -> None:
    """You may buy a Lantern for 1 G and a Portkey for 2 G."""
    at = meeting("mundungus-fletcher", me=harry(galleons=4), others=[eater_too("azkaban")])
    assert at.asks() == {"choose buy", "decline"}
    at.do(("choose", "buy"))
    assert at.asks() == {"buy lantern 1", "buy portkey 2", "done"}
    at.do(("buy", "portkey", 2))
    assert at.asks() == {"buy lantern 1", "done"}
    at.do(DONE)
    assert at.changed() == {"0.galleons": 2, "0.objects": ["portkey"], "purchases.portkey": 2}


@card("mundungus-fletcher")
def test_mundungus_buys() -> None:
    """You may discard any number of Objects for 2 G each."""
    me = harry(objects=["firebolt", "wand", HALLOW])
    at = meeting("mundungus-fletcher", me=me)
    assert at.asks() == {"choose sell", "decline"}
    at.do(("choose", "sell"))
    assert at.asks() == {"sell firebolt", "sell wand", f"sell {HALLOW}", "done"}
    at.do(("sell", "firebolt"), ("sell", HALLOW), DONE)
    assert at.changed() == {
        "0.galleons": 4, "0.objects": ["wand"], "discards.middle": ["firebolt"], "hallows": 3,
    }  # fmt: skip


@card("mundungus-fletcher")
def test_mundungus_and_the_penniless() -> None:
    """Neither money nor Objects: nothing is asked; otherwise he may be declined."""
    at = meeting("mundungus-fletcher")
    assert at.active == 1
    at = meeting("mundungus-fletcher", me=harry(objects=["wand"]))
    at.do(DECLINE)
    assert at.changed() == {}


@card("kreacher")
def test_kreacher() -> None:
    """Kindness: an Object for 1 Magic, and he is discarded. Orders: 1 Fate for 2 G."""
    me = harry(fate=1, objects=["wand"])
    at = meeting("kreacher", me=me)
    assert at.asks() == {"choose kindness", "choose orders", "decline"}
    at.do(("choose", "kindness"))
    assert at.changed() == {
        "0.magic": 5, "0.objects": [], "purchases.wand": 3, **gone("kreacher"),
    }  # fmt: skip
    at = meeting("kreacher", me=me)
    at.do(("choose", "orders"))
    assert at.changed() == {"0.fate": 0, "0.galleons": 2}
    assert meeting("kreacher").active == 1  # nothing to give


@pytest.mark.parametrize(
    ("name", "enemy", "prize"),
    [
        pytest.param("igor-karkaroff", False, "fate", marks=pytest.mark.card("igor-karkaroff")),
    ],
)
@pytest.mark.parametrize("dice", [(6, 1), (1, 6), (3, 3)], ids=["won", "lost", "stand-off"])
def test_observer_who_fights(name: str, enemy: bool, prize: str, dice: tuple[int, int]) -> None:
    """The other side fights him, with Magic: beaten, 1 Fate, and he is discarded.

    He is no trophy, and neutral: the Advantage does not count.
    """
    power = foe_of(name)
    me = lucius(magic=power) if enemy else harry(magic=power)
    at = meeting(name, *dice, me=me)
    assert (at.decision.prompt.args["stat"], at.scores()) == ("magic", (power, power))
    at.do(FIGHT)
    won = {f"0.{prize}": 1, **gone(name)}
    expected: dict[tuple[int, int], Changes] = {(6, 1): won, (1, 6): {"0.life": 3}, (3, 3): {}}
    assert at.changed() == expected[dice]


# ---- observers of the Middle region ---------------------------------------------------------


@card("firenze")
@pytest.mark.rule("TAL-LOS-1")
def test_firenze() -> None:
    """The stars: 2 Fate, and your next turn is lost. A ride: anywhere on the Grounds, once."""
    at = meeting("firenze")
    assert at.asks() == {"choose stars", "choose ride", "decline"}
    at.do(("choose", "stars"))
    assert at.changed() == {"0.fate": 2, "0.lost_turns": 1}
    at = meeting("firenze")
    at.do(("choose", "ride"), ("go", "hospital-wing"))
    assert at.changed() == {"0.space": "hospital-wing", **gone("firenze")}


@card("nearly-headless-nick")
def test_nick() -> None:
    """Choose: heal up to 2 Life; or gain 1 Fate, and he is discarded."""
    at = meeting("nearly-headless-nick", me=harry(life=1))
    assert at.asks() == {"choose comfort", "choose advice"}
    at.do(("choose", "comfort"))
    assert at.changed() == {"0.life": 3}
    at = meeting("nearly-headless-nick", me=harry(life=3))
    at.do(("choose", "advice"))
    assert at.changed() == {"0.fate": 1, **gone("nearly-headless-nick")}


@card("nearly-headless-nick")
def test_nick_and_the_unhurt() -> None:
    """Choose: one that can do something, so advice for those who are not hurt."""
    at = meeting("nearly-headless-nick")
    assert at.changed() == {"0.fate": 1, **gone("nearly-headless-nick")}


def slughorns_price(way: str) -> int:
    """What Slughorn wants, in Fate or in Galleons."""
    (choose,) = box().encounters["horace-slughorn"].effects
    (deal,) = [
        pay for pay in unfolded((choose,)) if isinstance(pay, Pay) and getattr(pay.cost, way)
    ]
    price: int = getattr(deal.cost, way)
    return price


@card("horace-slughorn")
@pytest.mark.parametrize(
    ("choice", "way", "field"),
    [("charm-him", "fate", "fate"), ("pay-him", "galleon", "galleons")],
)
def test_slughorn(choice: str, way: str, field: str) -> None:
    """You may give Fate or G: +1 Magic, and he is discarded. Choosing it is agreeing to it."""
    at = meeting("horace-slughorn", me=harry(fate=4, galleons=4))
    assert at.asks() == {"choose charm-him", "choose pay-him", "decline"}
    at.do(("choose", choice))
    assert at.changed() == {
        f"0.{field}": 4 - slughorns_price(way), "0.magic": 5, **gone("horace-slughorn"),
    }  # fmt: skip


@card("horace-slughorn")
@pytest.mark.rule("TAL-DIA-1")
def test_slughorn_in_vain() -> None:
    """You may give it: or not; not less, and not if Magic is at its most."""
    me = harry(fate=slughorns_price("fate"), galleons=slughorns_price("galleon") - 1)
    at = meeting("horace-slughorn", me=me)
    assert at.asks() == {"choose charm-him", "decline"}
    at.do(DECLINE)
    assert at.changed() == {}
    at = meeting("horace-slughorn", me=harry(fate=4, galleons=4, magic=12))
    assert at.asked == (0, "end")


@card("fawkes")
@pytest.mark.parametrize("life", [1, 3])
def test_fawkes(life: int) -> None:
    """Heal all Life, for nothing, and he is discarded."""
    at = meeting("fawkes", me=harry(life=life))
    assert at.changed() == {"0.life": 4, **gone("fawkes")}


@card("fawkes")
def test_fawkes_and_the_unhurt() -> None:
    """Heal up to the start: nobody above it loses Life, and he is discarded all the same."""
    at = meeting("fawkes", me=harry(life=6))
    assert at.changed() == gone("fawkes")


@card("igor-karkaroff")
def test_karkaroff_and_death_eaters() -> None:
    """Death Eaters: gain 1 spell and 1 Fate, and he is discarded."""
    at = meeting("igor-karkaroff", "lumos", me=lucius())
    assert at.changed() == {"0.fate": 1, "0.spells": ["lumos"], **gone("igor-karkaroff")}
    at.learned(0, "lumos")
    at = meeting("igor-karkaroff", me=lucius(magic=3))
    assert at.changed() == {"0.fate": 1, **gone("igor-karkaroff")}
