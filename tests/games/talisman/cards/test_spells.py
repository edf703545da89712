"""The 13 kinds of spells: when they can be cast, on whom, and what they do."""

from typing import Any

import pytest

from commonroom.games.talisman.events import (
    SpellBlocked,
    SpellCast,
    SpellCastOn,
    SpellDiscarded,
    StandOff,
)
from tests.games.talisman.cards.table import (
    DECLINE,
    FIGHT,
    LEAKY,
    MOVE,
    PASS,
    Table,
    beginning,
    card,
    each_card,
    harry,
    landing,
    lucius,
    meeting,
    table,
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

pytestmark = pytest.mark.rule("TAL-CMP-6", "TAL-SPE-2")

SPELLS = [
    "obliviate", "lumos", "accio", "episkey", "geminio", "impedimenta", "immobulus",
    "expecto-patronum", "expulso", "protego", "stupefy", "imperio", "wingardium-leviosa",
]  # fmt: skip
TWO_SIDES = {f"side {ORDER_SIDE}", f"side {EATER_SIDE}"}


def caster(*spells: str, **more: object) -> Seat:
    return {**harry(spells=list(spells)), **more}


def far(*spells: str, **more: object) -> Seat:
    """A Death Eater elsewhere, with nothing but these spells."""
    return eater_too("azkaban", spells=list(spells), **more)


@each_card(*SPELLS)
@pytest.mark.rule("TAL-OPN-1")
def test_spell_in_hand_is_secret(name: str) -> None:
    """Nobody else can tell which spell a character holds."""
    other = "lumos" if name != "lumos" else "accio"
    hidden, same = (
        table({**harry(spells=[spell]), "space": "azkaban"}, far(), active=1, phase="plan")
        for spell in (name, other)
    )
    assert set(box().spells) == set(SPELLS)
    for seat in (1, None):
        assert hidden.shown(seat) == same.shown(seat)
        assert hidden.shown(seat).players[0].spell_count == 1
    assert hidden.shown(0).players[0].spells == (name,)
    assert (hidden.decision.owner, hidden.options) == (same.decision.owner, same.options)


# ---- any time -------------------------------------------------------------------------------


@card("obliviate")
def test_obliviate() -> None:
    """Any time, any character: it discards all its spells, for everybody to see."""
    at = beginning(caster("obliviate", "lumos"))
    on = {option[3] for option in at.options if option[0] == "cast-on"}
    assert on == {0, 1, 2}
    at.do(("cast-on", 0, "obliviate", 2))
    assert at.changed() == {"0.spells": ["lumos"], "2.spells": []}
    assert sorted(at.table.spell_discard) == ["geminio", "obliviate"]
    assert at.event(SpellCastOn).other_seat == 2
    assert at.event(SpellDiscarded).seen_by(1) == at.event(SpellDiscarded)


@card("obliviate")
def test_obliviate_in_the_turn_of_another() -> None:
    """Any time: also in the turn of another, without being asked.

    Not on those without a spell: nor on oneself, if it is one's last.
    """
    at = beginning(caster("lumos", "accio"), others=[far("obliviate")])
    assert at.decision.guests == {1: [("cast-on", 1, "obliviate", 0)]}
    at.says(1, ("cast-on", 1, "obliviate", 0))
    assert at.changed() == {"0.spells": [], "1.spells": []}
    assert at.asks() == {"move"}
    at = beginning(caster("obliviate"), others=[far()])
    assert not at.can("cast-on", 0, "obliviate", 1)


@card("episkey")
@pytest.mark.rule("TAL-DIA-1")
def test_episkey() -> None:
    """Any time, any character: it heals to the Life it starts with, for nothing."""
    at = beginning(caster("episkey", life=1))
    assert {option[3] for option in at.options if option[0] == "cast-on"} == {0, 1, 2}
    at.do(("cast-on", 0, "episkey", 0))
    assert at.changed() == {"0.life": 4, "0.spells": []}
    at = beginning(caster("episkey"))  # not the unhurt
    assert {option[3] for option in at.options if option[0] == "cast-on"} == {1, 2}
    at.do(("cast-on", 0, "episkey", 1))
    assert at.changed() == {"0.spells": [], "1.life": 5}


@card("episkey")
def test_episkey_in_the_turn_of_another() -> None:
    """Any time: also in the turn of another."""
    at = meeting("aurors", me=harry(life=2), others=[far("episkey", life=2)])
    at.says(1, ("cast-on", 1, "episkey", 0))
    assert at.changed() == {"0.life": 4, "1.spells": []}


@card("expulso")
@pytest.mark.rule("TAL-ADV-1")
@pytest.mark.parametrize("side", [ORDER_SIDE, EATER_SIDE])
def test_expulso(side: str) -> None:
    """Any time: the Advantage turns to the side that you choose."""
    at = beginning(caster("expulso"), advantage=EATER_SIDE)
    at.do(("cast", 0, "expulso"))
    assert at.asks() == TWO_SIDES
    at.do(("side", side))
    turned = {"advantage": side} if side != EATER_SIDE else {}
    assert at.changed() == {"0.spells": [], **turned}
    assert at.event(SpellCast).spell == "expulso"


@card("expulso")
@pytest.mark.rule("TAL-BAT-4")
def test_expulso_in_the_battle_of_another() -> None:
    """Any time: in another's battle, where it counts at once."""
    at = meeting("corban-yaxley", others=[far("expulso")])
    before = at.scores()[0]
    at.says(1, ("cast", 1, "expulso"))
    assert at.asks(1) == TWO_SIDES
    at.do(("side", EATER_SIDE))
    assert at.scores()[0] == before - 2


# ---- the start of your turn -----------------------------------------------------------------


@card("lumos")
@pytest.mark.parametrize("side", [ORDER_SIDE, EATER_SIDE])
@pytest.mark.parametrize("again", [True, False])
def test_lumos(side: str, again: bool) -> None:
    """Start of your turn: the Advantage to the side that you choose, and you may go again."""
    at = beginning({**caster("lumos"), "space": "azkaban"}, 2)
    at.do(("cast", 0, "lumos"))
    assert at.asks() == TWO_SIDES
    at.do(("side", side))
    turned = {"advantage": side} if side != ORDER_SIDE else {}
    assert at.changed() == {"0.spells": [], **turned}
    at.do(MOVE, ("walk", "12-grimmauld-place"), ("choose", "replenish"))
    assert at.asks() == {"again", "decline"}
    at.do(("again",) if again else DECLINE)
    assert at.asked == (0 if again else 1, "plan")


@each_card("lumos", "accio", "geminio", "wingardium-leviosa")
def test_spell_for_the_start_of_your_turn(name: str) -> None:
    """Start of your turn: not on the way, not in battle, not in the turn of another."""
    me = caster(name, galleons=1)
    at = beginning(me, 2, others=[far(galleons=1)])
    assert any(option[:3] in (("cast", 0, name), ("cast-on", 0, name)) for option in at.options)
    at.do(MOVE)
    assert not any(str(option[0]).startswith("cast") for option in at.options)
    at = meeting("aurors", me=me, others=[far(galleons=1)])
    assert at.asks() == {"fight"}
    at = beginning({**lucius(galleons=1), "space": "azkaban"}, others=[me])
    assert at.decision.guests == {}
    assert at.asked == (0, "plan")


@card("accio")
def test_accio() -> None:
    """Start of your turn: take 1 Object, G or Fate from a character of the other side."""
    at = beginning(caster("accio"))
    assert at.asks() == {"move", "cast-on 0 accio 2"}
    at.do(("cast-on", 0, "accio", 2))
    assert at.asks() == {"rob 2 lantern", "rob 2 galleon", "rob 2 fate"}
    at.do(("rob", 2, "lantern"))
    assert at.changed() == {"0.spells": [], "0.objects": ["lantern"], "2.objects": []}


@card("accio")
@pytest.mark.parametrize("what", ["galleon", "fate"])
def test_accio_takes_tokens(what: str) -> None:
    """Take 1 G or 1 Fate."""
    at = beginning(caster("accio"))
    at.do(("cast-on", 0, "accio", 2), ("rob", 2, what))
    field = "galleons" if what == "galleon" else "fate"
    assert at.changed() == {"0.spells": [], f"0.{field}": 1, f"2.{field}": 1}


@card("accio")
@pytest.mark.rule("TAL-OBJ-1")
def test_accio_and_what_cannot_be_kept() -> None:
    """Take 1, Hallows too: not from those who have nothing; and of two of a name one is left."""
    assert beginning(caster("accio"), others=[far()]).asks() == {"move"}
    rich = far(objects=["wand", HALLOW])
    at = beginning(caster("accio", objects=["wand"]), others=[rich])
    at.do(("cast-on", 0, "accio", 1))
    assert at.asks() == {"rob 1 wand", f"rob 1 {HALLOW}"}
    at.do(("rob", 1, HALLOW))
    assert at.changed() == {"0.spells": [], "0.objects": ["wand", HALLOW], "1.objects": ["wand"]}
    at = beginning(caster("accio", objects=["wand"]), others=[rich])
    at.do(("cast-on", 0, "accio", 1), ("rob", 1, "wand"))
    assert at.changed() == {"0.spells": [], "1.objects": [HALLOW], "purchases.wand": 2}


@card("geminio")
def test_geminio() -> None:
    """Start of your turn: double your Fate or your G, as you choose."""
    for what, field in (("fate", "fate"), ("galleon", "galleons")):
        at = beginning(caster("geminio", fate=3, galleons=3), others=[far()])
        at.do(("cast", 0, "geminio"))
        assert at.asks() == {"double fate", "double galleon"}
        at.do(("double", what))
        assert at.changed() == {"0.spells": [], f"0.{field}": 6}


@card("geminio")
@pytest.mark.rule("TAL-CMP-1")
def test_geminio_of_little() -> None:
    """Double: only what you have, as far as the supply goes."""
    at = beginning(caster("geminio", fate=2), others=[far()])
    at.do(("cast", 0, "geminio"))
    assert at.changed() == {"0.spells": [], "0.fate": 4}
    assert beginning(caster("geminio"), others=[far()]).asks() == {"move"}
    at = beginning(caster("geminio", galleons=9), others=[far(galleons=8)])
    at.do(("cast", 0, "geminio"))
    assert at.changed() == {"0.spells": [], "0.galleons": 12}


@card("wingardium-leviosa")
def test_wingardium_leviosa() -> None:
    """Start of your turn: you choose the result of your movement die."""
    at = beginning({**caster("wingardium-leviosa"), "space": "azkaban"})
    at.do(("cast", 0, "wingardium-leviosa"), MOVE)
    assert at.asks() == {f"die {face}" for face in range(1, 7)}
    at.do(("die", 6))
    assert at.asks() >= {"walk hogsmeade", "walk diagon-alley"}
    assert at.changed() == {"0.spells": []}


# ---- the start of any turn ------------------------------------------------------------------


@card("immobulus")
def test_immobulus() -> None:
    """Start of a character's turn: it does nothing, and its turn ends."""
    at = beginning({**lucius(galleons=2), "space": "azkaban"}, others=[caster("immobulus")])
    assert at.asks(1) == {"cast-on 1 immobulus 0", "pass"}
    at.do(("cast-on", 1, "immobulus", 0))
    assert at.changed() == {"1.spells": []}
    assert at.asked == (1, "plan")


@card("immobulus")
def test_immobulus_kept() -> None:
    """Start of a character's turn: you need not cast it, and nobody learns that you were asked."""
    at = beginning({**lucius(), "space": "azkaban"}, others=[caster("immobulus")])
    told = len(at.told)
    at.do(PASS)
    assert at.changed() == {}
    assert (at.asked, at.told[told:]) == ((0, "plan"), [])


@card("immobulus")
def test_immobulus_and_the_end_of_the_turn() -> None:
    """It does nothing in that turn: no ability for the end of it happens either."""
    mcgonagall = {**harry(), "character": "minerva-mcgonagall", "side": "a", "space": "azkaban"}
    at = beginning(mcgonagall, others=[far("immobulus")])
    at.do(("cast-on", 1, "immobulus", 0), ("decline",))
    assert at.changed() == {"1.spells": []}
    assert at.active == 1


@card("immobulus")
@pytest.mark.rule("TAL-OPN-1")
def test_immobulus_in_hand_is_not_given_away_by_the_view() -> None:
    """While its owner thinks, everybody sees a turn that has just begun."""
    at = beginning({**lucius(), "space": "azkaban"}, others=[caster("immobulus")])

    def phases() -> list[str]:
        views: list[Any] = [at.match.view(viewer) for viewer in (0, None)]
        return [view.phase for view in views]

    asked = phases()
    at.do(PASS)
    assert phases() == asked


@card("immobulus", "stupefy")
def test_immobulus_answered_with_stupefy() -> None:
    """Immobulus: it does nothing unless it answers with Stupefy."""
    me = {**lucius(spells=["stupefy"]), "space": "azkaban"}
    at = beginning(me, others=[caster("immobulus")])
    at.do(("cast-on", 1, "immobulus", 0))
    assert at.asks() == {"cast 0 stupefy", "pass"}
    at.do(("cast", 0, "stupefy"))
    assert at.changed() == {"0.spells": [], "1.spells": []}
    assert at.event(SpellBlocked).card == "stupefy"
    assert at.asked == (0, "plan")


@card("immobulus", "stupefy")
def test_immobulus_not_answered() -> None:
    """Immobulus: Stupefy may be kept; only the target is asked for it."""
    me = {**lucius(spells=["stupefy"]), "space": "azkaban"}
    at = beginning(me, others=[caster("immobulus"), order_too("azkaban", spells=["stupefy"])])
    at.do(("cast-on", 1, "immobulus", 0), PASS)
    assert at.changed() == {"1.spells": []}
    assert at.active == 1


@card("imperio")
def test_imperio_chooses_the_way() -> None:
    """Start of a character's turn: you choose the way it moves; not what it does on it."""
    me = {**lucius(fate=1), "space": "knockturn-alley"}
    at = beginning(me, 4, others=[caster("imperio")])
    assert at.asks(1) == {"cast-on 1 imperio 0", "pass"}
    at.do(("cast-on", 1, "imperio", 0))
    assert at.changed() == {"1.spells": [], "0.commander": 1}
    assert at.asked == (0, "plan")
    at.do(MOVE)
    assert at.asks() == {"accept", "fate 4"}  # Fate is its own
    at.do(("accept",))
    assert at.asks(1) == {"walk london-streets-3", "walk malfoy-manor"}
    at.do(("walk", "malfoy-manor"))
    assert at.asks() == {"choose replenish", "choose plot"}
    at.do(("choose", "replenish"))
    assert at.changed() == {"0.space": "malfoy-manor", "0.fate": 3, "0.commander": -1}


@card("imperio")
def test_imperio_chooses_what_is_met() -> None:
    """You choose whether it meets the space or a character; the battle is its own."""
    me = {**lucius(), "space": "knockturn-alley", "commander": 1}
    others = [order_too("azkaban"), {**harry(), "space": "malfoy-manor"}]
    at = beginning(me, 4, 6, 1, others=others)
    at.do(MOVE, ("walk", "malfoy-manor"))
    assert at.asks(1) == {"space", "duel 2"}
    at.do(("duel", 2))
    assert at.asked == (0, "fight")
    at.do(FIGHT)
    assert at.asks() == {"wound", "decline"}
    at.do(("wound",))
    assert at.changed() == {"0.space": "malfoy-manor", "0.commander": -1, "2.life": 3}


@card("imperio")
@pytest.mark.rule("TAL-KXS-1")
def test_imperio_leaves_the_barrier_to_its_victim() -> None:
    """You choose the way: whether to try the barrier on it stays its own choice."""
    me = {**lucius(), "space": "malfoy-manor", "commander": 1}
    at = beginning(me, 3, 4, others=[order_too("ministry-of-magic")])
    at.do(MOVE)
    assert at.asks(1) == {"walk azkaban", "walk diagon-alley"}
    at.do(("walk", "azkaban"))
    assert at.asks() == {"walk azkaban", "barrier"}
    at.do(("walk", "azkaban"))
    assert at.changed() == {"0.space": "azkaban", "0.commander": -1}


@card("imperio")
@pytest.mark.rule("TAL-CRS-1")
def test_imperio_leaves_a_promised_move_to_its_victim() -> None:
    """It chooses itself whether it goes by the promise, and where to."""
    promise = {"next_move": "region", "next_may": True}
    me = {**lucius(), "space": "knockturn-alley", "commander": 1, **promise}
    at = beginning(me, others=[order_too("azkaban")])
    assert at.asks() > {"move", "travel malfoy-manor", "travel azkaban"}
    at.do(("travel", "malfoy-manor"), ("choose", "replenish"))
    changes = {"0.space": "malfoy-manor", "0.next_move": "", "0.commander": -1}
    assert at.changed() == {**changes, "0.fate": 3}


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
