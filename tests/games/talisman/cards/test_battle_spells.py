"""Spells for battles, and Protego."""

import pytest

from commonroom.games.talisman.events import StandOff
from tests.games.talisman.cards.spells import caster, far
from tests.games.talisman.cards.table import (
    FIGHT,
    LEAKY,
    PASS,
    Table,
    beginning,
    card,
    harry,
    landing,
    lucius,
    meeting,
    table,
)
from tests.games.talisman.rules.scene import EATER_SIDE, eater_too, order_too

pytestmark = pytest.mark.rule("TAL-CMP-6", "TAL-SPE-2")


# ---- battle ---------------------------------------------------------------------------------


@card("impedimenta")
@pytest.mark.rule("TAL-BAT-5")
def test_impedimenta_and_enemies() -> None:
    """You may evade any enemy until the end of the turn: the next ones too."""
    at = table(
        {**caster("impedimenta"), "space": "hall-of-prophecy"}, far(), phase="meet",
        lying={"hall-of-prophecy": ["aurors", "werewolf"]},
    )  # fmt: skip
    assert at.asks() == {"fight", "cast 0 impedimenta"}
    at.do(("cast", 0, "impedimenta"))
    assert at.asks() == {"fight", "evade impedimenta"}
    at.do(("evade", "impedimenta"))
    assert at.decision.prompt.args["foes"] == ["werewolf"]
    at.do(("evade", "impedimenta"))
    assert at.changed() == {"0.spells": []}
    assert at.active == 1


@card("impedimenta")
@pytest.mark.rule("TAL-BAT-5")
def test_impedimenta_and_characters() -> None:
    """You may evade a character that attacks you; the attacker's turn is over."""
    at = table(lucius(), caster("impedimenta"), phase="meet")
    at.do(("duel", 1))
    assert at.asks(1) == {"cast 1 impedimenta", "pass"}
    at.do(("cast", 1, "impedimenta"))
    assert at.asks(1) == {"evade impedimenta", "pass"}
    at.do(("evade", "impedimenta"))
    assert at.changed() == {"1.spells": []}
    assert at.active == 1


@card("impedimenta")
@pytest.mark.rule("TAL-BAT-5")
def test_impedimenta_where_nobody_evades() -> None:
    """Evading: in the Outer and Middle region only; and it may be kept."""
    at = landing(
        "defence-against-the-dark-arts-classroom", 1, 2, me=caster("impedimenta"), others=[far()]
    )
    assert at.asks() == {"fight"}
    at = table(lucius(), caster("impedimenta"), phase="meet")
    at.do(("duel", 1), PASS)
    assert at.asked == (0, "fight")


@card("expecto-patronum")
@pytest.mark.rule("TAL-BAT-1")
def test_expecto_patronum() -> None:
    """Before a battle: add your Might to your Magic."""
    at = meeting("aurors", me=caster("expecto-patronum", objects=["sword-of-gryffindor"]))
    assert at.scores() == (5, 4)
    at.do(("cast", 0, "expecto-patronum"))
    assert at.scores() == (10, 4)  # the Might of 3 and the Sword's 2
    assert at.changed() == {"0.spells": []}
    assert not at.can("cast", 0, "expecto-patronum")


@card("expecto-patronum")
@pytest.mark.rule("TAL-BAT-3")
def test_expecto_patronum_of_the_defender() -> None:
    """Before a battle with a character: the defender may cast it too, after the attacker."""
    at = table(lucius(), caster("expecto-patronum"), dice=[3, 3], phase="meet")
    at.do(("duel", 1), FIGHT)
    assert at.asks(1) == {"cast 1 expecto-patronum", "pass"}
    at.do(("cast", 1, "expecto-patronum"))  # 4 + 3 + 3 and the Advantage against 4 + 3
    assert at.asks(1) == {"wound", "decline"}
    at.do(("wound",))
    assert at.changed() == {"0.life": 3, "1.spells": []}


@card("expecto-patronum", "stupefy")
def test_battle_spells_out_of_place() -> None:
    """Before a battle of your own: no Might to Might, and nothing in another's battle."""
    at = meeting("ripper", me=caster("expecto-patronum"))
    assert at.asks() == {"fight"}
    assert beginning(caster("expecto-patronum", "stupefy")).asks() == {"move"}
    at = meeting("aurors", me=lucius(), others=[order_too("azkaban", spells=["expecto-patronum"])])
    assert (at.asks(), at.decision.guests) == ({"fight"}, {})


@card("stupefy")
@pytest.mark.rule("TAL-BAT-1")
@pytest.mark.parametrize("enemy", ["aurors", "ripper"])
def test_stupefy(enemy: str) -> None:
    """Before a battle: the other score has 2 less."""
    at = meeting(enemy, me=caster("stupefy"))
    mine, theirs = at.scores()
    at.do(("cast", 0, "stupefy"))
    assert at.scores() == (mine, theirs - 2)
    assert at.changed() == {"0.spells": []}


@card("stupefy")
@pytest.mark.rule("TAL-BAT-3")
def test_stupefy_of_the_defender() -> None:
    """Before a battle: the attacker has 2 less."""
    at = table(lucius(), caster("stupefy"), dice=[6, 4], phase="meet", advantage=EATER_SIDE)
    at.do(("duel", 1), FIGHT, ("cast", 1, "stupefy"))  # 4 + 1 + 6 − 2 against 4 + 4
    assert at.asks() == {"wound", "decline"}
    at.do(("wound",))
    assert at.changed() == {"1.spells": [], "1.life": 3}


# ---- Protego --------------------------------------------------------------------------------


def hurt(*hands: list[str]) -> Table:
    """Harry is about to lose a Life at Malfoy Manor; these are the hands of all three."""
    mine, friends, foes = hands
    others = [order_too("azkaban", spells=friends), eater_too("azkaban", spells=foes)]
    return landing("malfoy-manor", me=harry(spells=mine), others=others)


@card("protego")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_protego_saves_a_life(seat: int) -> None:
    """As required: a character, you or another, does not lose this Life."""
    hands: list[list[str]] = [[], [], []]
    hands[seat] = ["protego"]
    at = hurt(*hands)
    assert at.asks(seat) == {f"cast-on {seat} protego 0", "pass"}
    at.do(("cast-on", seat, "protego", 0))
    assert at.changed() == {f"{seat}.spells": []}


@card("protego")
def test_protego_kept() -> None:
    """As required: the victim is asked first, then the others; everybody may keep it."""
    at = hurt(["protego"], [], ["protego"])
    at.do(PASS)
    assert at.asked == (2, "avert")
    at.do(PASS)
    assert at.changed() == {"0.life": 3}


@card("protego")
def test_protego_saves_one_life() -> None:
    """One Life: of two, the other is lost."""
    at = landing("hagrids-hut", 1, 1, me=caster("protego"))
    at.do(("cast-on", 0, "protego", 0))
    assert at.changed() == {"0.spells": [], "0.life": 3}


@card("protego")
@pytest.mark.rule("TAL-BAT-1")
@pytest.mark.parametrize("seat", [0, 1])
def test_protego_saves_an_enemy(seat: int) -> None:
    """An enemy is not beaten: a stand-off, and it stays."""
    me = caster(*(["protego"] if seat == 0 else []))
    at = meeting("inferi", 6, 1, me=me, others=[far(*(["protego"] if seat else []))])
    at.do(FIGHT)
    assert at.asks(seat) == {f"cast {seat} protego", "pass"}
    at.do(("cast", seat, "protego"))
    assert at.changed() == {f"{seat}.spells": []}
    assert (at.happened(StandOff), at.over) == (1, True)
    assert at.table.lying[LEAKY] == ("inferi",)


@card("protego")
@pytest.mark.rule("TAL-BAT-3")
def test_protego_saves_a_follower() -> None:
    """A follower that was attacked is not killed."""
    rival = lucius(spells=["protego"], followers=["severus-snape"])
    at = table(harry(magic=9), rival, dice=[6, 1, 6, 1], phase="meet")
    at.do(("duel", 1), FIGHT, ("attack", "severus-snape"), FIGHT)
    assert at.asks(1) == {"cast-on 1 protego 1", "pass"}
    at.do(("cast-on", 1, "protego", 1))
    assert at.changed() == {"1.spells": []}
    assert at.player(1).followers == ("severus-snape",)


@card("protego")
def test_protego_out_of_place() -> None:
    """As required: when nothing is to be averted it cannot be cast."""
    assert beginning(caster("protego")).asks() == {"move"}
    at = meeting("aurors", 3, 3, me=caster("protego"))
    assert at.asks() == {"fight"}
    at.do(FIGHT)
    assert at.changed() == {}
