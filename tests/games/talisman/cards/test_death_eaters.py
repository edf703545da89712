"""The Death Eaters: every numbered ability of both sides of their cards.

Movement dice of Draco and Pettigrew, the Lives Pettigrew saves and what Lucius gains with the
Advantage are tested with their like among the Order.
"""

import pytest

from commonroom.games.talisman.events import EvasionFailed, Scored
from tests.games.talisman.cards.table import (
    ACCEPT,
    DECLINE,
    DONE,
    FIGHT,
    LEAKY,
    MOVE,
    PASS,
    Changes,
    beginning,
    card,
    hagrid,
    harry,
    landing,
    meeting,
    table,
    taken,
    who,
)
from tests.games.talisman.rules.scene import EATER_SIDE, HALLOW, ORDER_SIDE, Seat, box, order_too

pytestmark = pytest.mark.rule("TAL-CMP-2")

DRACO_A, DRACO_B = "draco-malfoy/a", "draco-malfoy/b"
BELLATRIX_A, BELLATRIX_B = "bellatrix-lestrange/a", "bellatrix-lestrange/b"
LUCIUS_A, LUCIUS_B = "lucius-malfoy/a", "lucius-malfoy/b"
PETTIGREW_A, PETTIGREW_B = "peter-pettigrew/a", "peter-pettigrew/b"


# ---- Draco Malfoy ---------------------------------------------------------------------------


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


# ---- Bellatrix Lestrange --------------------------------------------------------------------


@card("bellatrix-lestrange/a/1")
@pytest.mark.rule("TAL-ADV-1")
@pytest.mark.parametrize("wants", [True, False])
def test_bellatrix_gains_a_spell_with_the_advantage(wants: bool) -> None:
    """Whenever the Advantage turns to the Death Eaters she may gain 1 spell."""
    me = who(BELLATRIX_A, magic=5, space="azkaban")
    at = beginning(harry(spells=["expulso"]), *(["lumos"] if wants else []), others=[me])
    at.do(("cast", 0, "expulso"), ("side", EATER_SIDE))
    assert at.asks(1) == {"accept", "decline"}
    at.do(ACCEPT if wants else DECLINE)
    hand: Changes = {"1.spells": ["lumos"]} if wants else {}
    assert at.changed() == {"0.spells": [], "advantage": EATER_SIDE, **hand}
    if wants:
        at.learned(1, "lumos")


@card("bellatrix-lestrange/a/1")
@pytest.mark.rule("TAL-SPE-1")
def test_bellatrix_gains_no_spell() -> None:
    """If her Magic allows; and not when it turns to the Order."""
    full = who(BELLATRIX_A, magic=5, spells=["lumos", "accio"], space="azkaban")
    at = beginning(harry(spells=["expulso"]), others=[full])
    at.do(("cast", 0, "expulso"), ("side", EATER_SIDE))
    assert at.asked == (0, "plan")
    me = who(BELLATRIX_A, magic=5, space="azkaban")
    at = beginning(harry(spells=["expulso"]), others=[me], advantage=EATER_SIDE)
    at.do(("cast", 0, "expulso"), ("side", ORDER_SIDE))
    assert at.asked == (0, "plan")


@card("bellatrix-lestrange/a/2")
@pytest.mark.rule("TAL-BAT-3")
def test_bellatrix_attacks() -> None:
    """Attacking a character she adds her starting Might, not the dial's, to her Magic."""
    at = table(who(BELLATRIX_A, magic=5, might=4), harry(), phase="meet")
    at.do(("duel", 1))
    assert at.scores() == (6, 5)  # 5 + 1 against 4 and the Advantage
    at = table(harry(), who(BELLATRIX_A, magic=5, might=4), phase="meet")
    at.do(("duel", 1))
    assert at.scores() == (5, 5)  # not when she is attacked
    assert meeting("aurors", me=who(BELLATRIX_A, magic=5)).scores()[0] == 5


@card("bellatrix-lestrange/a/3")
def test_bellatrix_stops_short() -> None:
    """Moving she may give 1 Fate and go any number of spaces up to her roll."""
    me = who(BELLATRIX_A, fate=1, space="12-grimmauld-place")
    at = beginning(me, 3, "beaded-bag")
    at.do(MOVE, ACCEPT)
    assert at.asks() == {
        "walk ministry-atrium", "walk london-underground-1", "short-walk hall-of-prophecy",
        "short-walk the-forest-of-dean", "short-walk ministry-of-magic", "short-walk azkaban",
    }  # fmt: skip
    at.do(("short-walk", "the-forest-of-dean"), DONE)
    assert at.player(0).fate == 0
    assert at.player(0).space == "the-forest-of-dean"


@card("bellatrix-lestrange/a/3")
def test_bellatrix_goes_all_the_way() -> None:
    """She may: or walk as far as she rolled, for nothing; without Fate she must."""
    me = who(BELLATRIX_A, space="12-grimmauld-place")
    at = beginning(me, 3)
    at.do(MOVE)
    assert at.asks() == {"walk ministry-atrium", "walk london-underground-1"}


@card("bellatrix-lestrange/b/1")
def test_bellatrix_burns_a_spell() -> None:
    """Before a battle she may discard 1 spell, of her choice: 3 more to her score, once."""
    at = meeting("aurors", me=who(BELLATRIX_B, magic=5, spells=["lumos", "accio"]))
    before = at.scores()
    at.do(("use", "bellatrix-lestrange"))
    assert at.asks() == {"pay-spell lumos", "pay-spell accio"}
    at.do(("pay-spell", "accio"))
    assert at.scores() == (before[0] + 3, before[1])
    assert at.changed() == {"0.spells": ["lumos"]}
    assert at.asks() == {"fight"}
    assert meeting("aurors", me=who(BELLATRIX_B)).asks() == {"fight"}


@card("bellatrix-lestrange/b/2")
@pytest.mark.parametrize(("enemy", "wizard"), [("aurors", True), ("knockturn-hag", False)])
def test_bellatrix_learns_from_wizards(enemy: str, wizard: bool) -> None:
    """A battle won over a wizard: gain 1 spell."""
    spell = ["lumos"] if wizard else []
    at = meeting(enemy, 6, 1, *spell, me=who(BELLATRIX_B, magic=5))
    at.do(FIGHT)
    assert at.player(0).trophies == (enemy,)
    assert at.player(0).spells == tuple(spell)
    if wizard:
        at.learned(0, "lumos")


@card("bellatrix-lestrange/b/2")
def test_bellatrix_learns_from_characters() -> None:
    """A wizard: every character is one."""
    at = table(who(BELLATRIX_B, magic=5), harry(), dice=[6, 1, "lumos"], phase="meet")
    at.do(("duel", 1), FIGHT, ("wound",))
    assert at.changed() == {"0.spells": ["lumos"], "1.life": 3}


@card("bellatrix-lestrange/b/3")
@pytest.mark.parametrize("face", range(1, 7))
def test_bellatrix_casts(face: int) -> None:
    """When she casts a spell: roll: 5–6, gain 1 Fate."""
    at = beginning(who(BELLATRIX_B, magic=5, spells=["expulso"]), face)
    at.do(("cast", 0, "expulso"), ("side", ORDER_SIDE))
    assert at.changed() == {"0.spells": []} | ({"0.fate": 1} if face >= 5 else {})


# ---- Lucius Malfoy --------------------------------------------------------------------------


@card("lucius-malfoy/a/1")
def test_lucius_pays_less_everywhere() -> None:
    """Purchases cost 1 G less, at least 1, everywhere."""
    me = who(LUCIUS_A, galleons=2)
    at = meeting("hogwarts-express-trolley", me=me, others=[hagrid()], shipped=True)
    prices = {"buy exploding-bonbons 1", "buy bertie-botts-beans 1", "buy chocolate-frogs 2"}
    assert at.asks() == prices | {"done"}
    at.do(DONE)
    at = landing("diagon-alley", me={**me, "spells": []}, others=[hagrid()], shipped=True)
    assert "buy floo-powder 2" in at.asks()
    at.do(DONE)


@card("lucius-malfoy/a/2")
def test_lucius_buys_fate() -> None:
    """Start of turn: he may give 1 G for 2 Fate, once."""
    at = beginning(who(LUCIUS_A, galleons=2), others=[hagrid()], shipped=True)
    at.do(("use", "lucius-malfoy"))
    assert at.changed() == {"0.galleons": 1, "0.fate": 2}
    assert at.asks() == {"move"}
    assert beginning(who(LUCIUS_A), others=[hagrid()], shipped=True).asks() == {"move"}


@card("lucius-malfoy/a/3")
@pytest.mark.parametrize(("galleons", "magic"), [(4, 4), (5, 5), (6, 5)])
def test_lucius_is_mighty_when_rich(galleons: int, magic: int) -> None:
    """+1 Magic with at least 5 G."""
    at = beginning(who(LUCIUS_A, galleons=galleons), others=[hagrid()], shipped=True)
    assert at.total("magic") == magic


@card("lucius-malfoy/b/1")
@pytest.mark.rule("TAL-LOS-1")
def test_lucius_loses_no_turn() -> None:
    """He never loses a turn."""
    assert landing("azkaban", 2, me=who(LUCIUS_B)).changed() == {}
    at = meeting("firenze", me=who(LUCIUS_B))  # what he gives up himself is a price
    at.do(("choose", "stars"))
    assert at.changed() == {"0.fate": 2, "0.lost_turns": 1}
    at = meeting("inferi", 1, 6, me=who(LUCIUS_B))
    at.do(FIGHT)
    assert at.changed() == {"0.life": 3}


@card("lucius-malfoy/b/2")
@pytest.mark.rule("TAL-BAT-3")
@pytest.mark.parametrize(
    ("what", "change"),
    [("galleon", {"0.galleons": 1, "1.galleons": 0}), ("fate", {"0.fate": 1, "1.fate": 0})],
)
def test_lucius_robs_who_he_beats(what: str, change: Changes) -> None:
    """A battle won over a character: he may take 1 G or 1 Fate, besides the reward."""
    me, rival = who(LUCIUS_B, magic=9), harry(galleons=1, fate=1)
    at = table(me, rival, dice=[6, 6, 1], phase="meet")
    at.do(("duel", 1), FIGHT, ACCEPT)
    assert at.asks() == {"accept", "decline"}
    at.do(ACCEPT)
    assert at.asks() == {"rob 1 galleon", "rob 1 fate"}
    at.do(("rob", 1, what), ("wound",))
    assert at.changed() == {**change, "1.life": 3}


@card("lucius-malfoy/b/2")
def test_lucius_robs_nobody() -> None:
    """He may: or not; and not those who have neither."""
    me = who(LUCIUS_B, magic=9)
    at = table(me, harry(galleons=1), dice=[6, 6, 1], phase="meet")
    at.do(("duel", 1), FIGHT, DECLINE, ("wound",))
    assert at.changed() == {"1.life": 3}
    at = table(me, harry(), dice=[6, 6, 1], phase="meet")
    at.do(("duel", 1), FIGHT, ("wound",))
    assert at.changed() == {"1.life": 3}


@card("lucius-malfoy/b/3")
def test_lucius_gives_an_object() -> None:
    """Start of turn: he may discard 1 Object: gain 1 spell and 1 Fate."""
    at = beginning(who(LUCIUS_B, objects=["wand", "firebolt"]), "lumos")
    at.do(("use", "lucius-malfoy"))
    assert at.asks() == {"give-up wand", "give-up firebolt"}
    at.do(("give-up", "firebolt"))
    assert at.changed() == {
        "0.objects": ["wand"], "0.fate": 1, "0.spells": ["lumos"], "discards.middle": ["firebolt"],
    }  # fmt: skip
    at.learned(0, "lumos")
    assert at.asks() >= {"move"}
    assert not at.can("use", "lucius-malfoy")
    assert beginning(who(LUCIUS_B)).asks() == {"move"}


@card("lucius-malfoy/b/4")
@pytest.mark.parametrize(("enemy", "dice"), [("aurors", [1, 5]), ("knockturn-hag", [1])])
def test_lucius_rolls_two_dice(enemy: str, dice: list[int]) -> None:
    """2 battle dice, the higher counts, against a wizard."""
    at = meeting(enemy, *dice, 3, me=who(LUCIUS_B))
    at.do(FIGHT)
    assert at.event(Scored).die == max(dice)


@card("lucius-malfoy/b/4")
def test_lucius_defends_with_two_dice() -> None:
    """A wizard: every character is one, also if it attacks."""
    at = table(harry(), who(LUCIUS_B), dice=[3, 1, 4], phase="meet")
    at.do(("duel", 1), FIGHT)  # 4 + 1 + 3 against 4 + 4
    assert at.changed() == {}


# ---- Peter Pettigrew ------------------------------------------------------------------------


def rat(**more: object) -> Seat:
    """Pettigrew with a follower, so that the end of his turn needs no die."""
    return who(PETTIGREW_A, **{"followers": ["fang"], **more})


@card("peter-pettigrew/a/1")
@pytest.mark.rule("TAL-BAT-5")
@pytest.mark.parametrize("face", range(1, 7))
def test_pettigrew_slips_away(face: int) -> None:
    """He may evade any foe on 3–6, tried once a battle."""
    at = meeting("ripper", face, me=rat(), others=[hagrid()], shipped=True)
    at.do(("evade", "peter-pettigrew"))
    assert at.changed() == {}
    if face < 3:
        assert at.happened(EvasionFailed) == 1
        assert at.asks() == {"fight"}
    else:
        assert at.asked == (0, "end")


@card("peter-pettigrew/a/1")
def test_pettigrew_slips_away_from_characters() -> None:
    """Any foe: also a character that attacks him; he need not."""
    for way, asked in ((("evade", "peter-pettigrew"), 1), (PASS, 0)):
        at = table(
            hagrid(space=LEAKY), rat(), dice=[3] if asked else [], phase="meet", shipped=True
        )
        at.do(("duel", 1))
        assert at.asks(1) == {"evade peter-pettigrew", "pass"}
        at.do(way)
        assert at.decision.owner == asked


@card("peter-pettigrew/a/2")
@pytest.mark.rule("TAL-TRO-1")
def test_pettigrew_needs_fewer_trophies() -> None:
    """4 trophy points bring 1 Magic or 1 Might instead of 5."""
    trophies = ["aurors"]
    assert box().encounters["aurors"].strength == 4
    at = beginning(rat(trophies=trophies, magic=6), phase="end", others=[hagrid()], shipped=True)
    at.do(("exchange", "magic"))
    assert at.changed() == {"0.magic": 7, "0.trophies": [], "discards.outer": trophies}
    at = beginning(harry(trophies=trophies), phase="end")
    assert at.active == 1


@card("peter-pettigrew/a/3")
@pytest.mark.parametrize("face", range(1, 7))
def test_pettigrew_alone(face: int) -> None:
    """End of his turn without a follower: roll: 6, gain 1 Fate."""
    at = beginning(who(PETTIGREW_A), face, phase="end", others=[hagrid()], shipped=True)
    assert at.changed() == ({"0.fate": 1} if face == 6 else {})


@card("peter-pettigrew/a/3")
def test_pettigrew_in_company() -> None:
    """Without a follower: not with one."""
    at = beginning(rat(), phase="end", others=[hagrid()], shipped=True)
    assert at.changed() == {}


@card("peter-pettigrew/a/4")
def test_pettigrew_fights_for_fate() -> None:
    """Before a battle he may give 1 Fate: 2 more to his score, once."""
    for enemy in ("aurors", "ripper"):
        at = meeting(enemy, me=rat(fate=2, magic=5), others=[hagrid()], shipped=True)
        before = at.scores()
        at.do(("use", "peter-pettigrew"))
        assert at.scores() == (before[0] + 2, before[1])
        assert at.changed() == {"0.fate": 1}
        assert not at.can("use", "peter-pettigrew")
    at = meeting("ripper", me=rat(), others=[hagrid()], shipped=True)
    assert not at.can("use", "peter-pettigrew")


@card("peter-pettigrew/b/1")
def test_pettigrew_is_strong_in_battle() -> None:
    """+1 Might in battle."""
    at = meeting("ripper", me=who(PETTIGREW_B, might=4))
    assert at.scores()[0] == 5
    assert at.total("might") == 4
    assert meeting("aurors", me=who(PETTIGREW_B)).scores()[0] == 4


@card("peter-pettigrew/b/3")
def test_pettigrew_loses_a_life() -> None:
    """A Life lost, with one left: gain 1 Fate."""
    at = landing("12-grimmauld-place", me=who(PETTIGREW_B))
    assert at.changed() == {"0.life": 3, "0.fate": 1}
    at = landing("12-grimmauld-place", me=who(PETTIGREW_B, life=1, might=5))
    assert at.player(0).fate == 0
    assert at.player(0).fallen


@card("peter-pettigrew/b/3")
def test_pettigrew_keeps_a_life() -> None:
    """A Life lost: not one that was saved."""
    at = meeting("aurors", 1, 6, 6, me=who(PETTIGREW_B), others=[order_too("azkaban")])
    at.do(FIGHT)
    assert at.changed() == {}
