"""Draco Malfoy's abilities, those of both sides of his card.

His movement dice, like Pettigrew's, are tested with Harry's, and so are the Lives that Pettigrew
saves; what Lucius gains with the Advantage is tested with Dumbledore.
"""

import pytest

from commonroom.games.talisman.events import Scored
from tests.games.talisman.cards.table import (
    ACCEPT,
    DECLINE,
    DONE,
    FIGHT,
    LEAKY,
    card,
    harry,
    landing,
    meeting,
    table,
    taken,
    who,
)
from tests.games.talisman.rules.scene import EATER_SIDE, HALLOW, ORDER_SIDE, box

pytestmark = pytest.mark.rule("TAL-CMP-2")

DRACO_A, DRACO_B = "draco-malfoy/a", "draco-malfoy/b"


@card("draco-malfoy/a/1")
@pytest.mark.rule("TAL-ENC-3")
def test_draco_takes_objects_first() -> None:
    """Objects have encounter number 1: he takes them before he fights."""
    space = "hall-of-prophecy"
    lying = {space: ["aurors", "marauders-map"]}
    at = landing(space, me=who(DRACO_A), lying=lying)
    assert at.asks() == {"accept", "decline"}
    at.do(ACCEPT)
    assert at.changed() == {"0.objects": ["marauders-map"], f"lying.{space}": ["aurors"]}
    assert at.scores()[0] == 6
    at = landing(space, me=who(DRACO_A), lying=lying)
    at.do(DECLINE)
    assert at.scores()[0] == 4
    assert landing(space, me=harry(), lying=lying).scores()[0] == 4  # everybody else fights first


@card("draco-malfoy/a/2")
@pytest.mark.rule("TAL-ENC-2")
def test_draco_replaces_a_card() -> None:
    """Drawing, he may spend 1 Fate: one card goes to the bottom of its deck, he draws another."""
    space = "hall-of-prophecy"
    at = landing(space, "aurors", "ripper", "inferi", me=who(DRACO_A, fate=1))
    assert at.asks() == {"replace aurors", "replace ripper", "decline"}
    at.do(("replace", "aurors"))
    assert at.changed() == {"0.fate": 0, f"lying.{space}": ["ripper", "inferi"]}
    assert at.table.bottoms["outer"] == ("aurors",)
    assert at.decision.prompt.args["foes"] == ["inferi"]


@card("draco-malfoy/a/2")
@pytest.mark.rule("TAL-DCK-1")
def test_draco_cannot_replace_the_last_card_of_all() -> None:
    """It lies at the bottom, but there is no other, so he draws it again."""
    outer = [id_ for id_, entry in box().encounters.items() if entry.deck == "outer"]
    lying = {"azkaban": [id_ for id_ in outer if id_ != "aurors"]}
    at = landing(LEAKY, "aurors", me=who(DRACO_A, fate=1), lying=lying)
    at.do(("replace", "aurors"))
    assert at.changed() == {"0.fate": 0, f"lying.{LEAKY}": ["aurors"]}
    assert at.asked == (0, "fight")


@card("draco-malfoy/a/2", "seaside-cavern")
def test_draco_draws_a_place_instead() -> None:
    """What comes for it is a card that was drawn."""
    at = landing(LEAKY, "aurors", "seaside-cavern", me=who(DRACO_A, fate=1))
    at.do(("replace", "aurors"))
    assert at.table.held == {"seaside-cavern": 4}
    at.do(DECLINE)


@card("draco-malfoy/a/2")
def test_draco_keeps_what_he_drew() -> None:
    """He may: or not; not without Fate, and not what lay there."""
    at = landing(LEAKY, "aurors", me=who(DRACO_A, fate=1))
    at.do(DECLINE)
    assert at.changed() == {f"lying.{LEAKY}": ["aurors"]}
    assert landing(LEAKY, "aurors", me=who(DRACO_A)).asked == (0, "fight")
    assert meeting("aurors", me=who(DRACO_A, fate=1)).asked == (0, "fight")


@card("draco-malfoy/a/3")
def test_draco_trades_an_object_in() -> None:
    """At Diagon Alley he may also discard 1 Object for any purchase card."""
    at = landing("diagon-alley", me=who(DRACO_A, objects=["firebolt", "wand"], galleons=2))
    assert at.asks() == {"sell firebolt", "sell wand", "decline"}
    at.do(("sell", "firebolt"))
    goods = [id_ for id_ in box().purchases if id_ != "wand"]
    assert at.asks() == {f"buy {id_} 0" for id_ in goods}
    at.do(("buy", "portkey", 0))
    assert at.changed() == {
        "0.objects": ["wand", "portkey"], "discards.middle": ["firebolt"], "purchases.portkey": 2,
    }  # fmt: skip
    assert at.asks() == {"buy exploding-bonbons 2", "done"}  # and the shop is open to him
    at.do(DONE)


@card("draco-malfoy/a/3")
def test_draco_may_trade_for_what_he_gave() -> None:
    """Any purchase card: what he has given lies in its pile."""
    at = landing("diagon-alley", me=who(DRACO_A, objects=["wand", "lantern"]))
    at.do(("sell", "wand"))
    assert at.asks() == {f"buy {id_} 0" for id_ in box().purchases if id_ != "lantern"}
    at.do(("buy", "wand", 0))
    assert at.changed() == {"0.objects": ["lantern", "wand"]}


@card("draco-malfoy/a/3")
def test_draco_trades_at_the_trolley() -> None:
    """Also at the Hogwarts Express Trolley; he may decline, and needs an Object."""
    at = meeting("hogwarts-express-trolley", me=who(DRACO_A, objects=[HALLOW]))
    at.do(("sell", HALLOW), ("buy", "lantern", 0))
    assert at.changed() == {"0.objects": ["lantern"], "hallows": 3, "purchases.lantern": None}
    at = meeting("hogwarts-express-trolley", me=who(DRACO_A, objects=["wand"]))
    at.do(DECLINE)
    assert at.changed() == {}
    assert meeting("hogwarts-express-trolley", me=who(DRACO_A)).active == 1
    at = landing("hogsmeade", me=who(DRACO_A, objects=["wand"]))
    assert at.asked == (0, "choose")
    at.do(DECLINE)


@card("draco-malfoy/a/4")
@pytest.mark.rule("TAL-BAT-3")
def test_draco_attacks_with_two_dice() -> None:
    """Attacking a member of the Order he rolls 2 dice and uses one."""
    at = table(who(DRACO_A), harry(), dice=[1, 5, 3], phase="meet", advantage=EATER_SIDE)
    at.do(("duel", 1), FIGHT, ("wound",))
    assert at.event(Scored).die == 5
    assert at.changed() == {"1.life": 3}


@card("draco-malfoy/a/4")
def test_draco_defends_with_one_die() -> None:
    """Attacking: not defending, nor against enemies."""
    at = table(harry(), who(DRACO_A), dice=[3, 3], phase="meet", advantage=EATER_SIDE)
    at.do(("duel", 1), FIGHT, ("wound",))
    assert at.changed() == {"0.life": 3}
    at = meeting("aurors", 3, 3, me=who(DRACO_A))
    at.do(FIGHT)
    assert at.changed() == {}


@card("draco-malfoy/b/1")
@pytest.mark.rule("TAL-BAT-5")
def test_draco_buys_himself_off() -> None:
    """He may evade an enemy for 1 G; no character."""
    at = meeting("ripper", me=who(DRACO_B, galleons=2))
    assert at.asks() == {"fight", "evade draco-malfoy"}
    at.do(("evade", "draco-malfoy"))
    assert at.changed() == {"0.galleons": 1}
    assert meeting("ripper", me=who(DRACO_B)).asks() == {"fight"}
    at = table(harry(), who(DRACO_B, galleons=1), phase="meet")
    at.do(("duel", 1))
    assert at.asked == (0, "fight")


@card("draco-malfoy/b/2")
@pytest.mark.parametrize(("token", "score"), [(EATER_SIDE, 5), (ORDER_SIDE, 4)])
def test_draco_with_the_advantage(token: str, score: int) -> None:
    """+1 Magic in battle if his side has the Advantage."""
    at = meeting("aurors", me=who(DRACO_B), advantage=token)
    assert at.scores() == (score, 4)
    assert at.total("magic") == 4
    assert meeting("ripper", me=who(DRACO_B), advantage=token).scores()[0] == 3


@card("draco-malfoy/b/3")
@pytest.mark.parametrize("attacks", [True, False])
def test_draco_wins_fate(attacks: bool) -> None:
    """A battle won over a character, attacking or attacked: gain 1 Fate; not over an enemy."""
    seats = [who(DRACO_B, magic=9), harry()]
    at = table(*(seats if attacks else seats[::-1]), dice=[3, 3], phase="meet")
    at.do(("duel", 1), FIGHT, ("wound",))
    mine, theirs = (0, 1) if attacks else (1, 0)
    assert at.changed() == {f"{mine}.fate": 1, f"{theirs}.life": 3}
    at = meeting("aurors", 6, 1, me=who(DRACO_B, magic=9))
    at.do(FIGHT)
    assert at.changed() == {"0.trophies": ["aurors"], **taken("aurors")}
