"""The 13 kinds of spells: those for any time, and for the start of your turn."""

import pytest

from commonroom.games.talisman.events import SpellCast, SpellCastOn, SpellDiscarded
from tests.games.talisman.cards.spells import TWO_SIDES, caster, far
from tests.games.talisman.cards.table import (
    DECLINE,
    MOVE,
    beginning,
    card,
    each_card,
    harry,
    lucius,
    meeting,
    table,
)
from tests.games.talisman.rules.scene import EATER_SIDE, HALLOW, ORDER_SIDE, box

pytestmark = pytest.mark.rule("TAL-CMP-6", "TAL-SPE-2")


@pytest.mark.parametrize("name", box().spells)
@pytest.mark.rule("TAL-OPN-1")
def test_spell_in_hand_is_secret(name: str) -> None:
    """Nobody else can tell which spell a character holds."""
    other = "lumos" if name != "lumos" else "accio"
    hidden, same = (
        table({**harry(spells=[spell]), "space": "azkaban"}, far(), active=1, phase="plan")
        for spell in (name, other)
    )
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
    assert not {"cast", "cast-on"} & {option[0] for option in at.options}
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
