"""Albus Dumbledore's abilities."""

import pytest

from commonroom.games.talisman.strength import may_gain_spell
from tests.games.talisman.cards.table import (
    ACCEPT,
    DECLINE,
    LEAKY,
    MOVE,
    Changes,
    beginning,
    card,
    draco,
    hagrid,
    harry,
    lucius,
    meeting,
    table,
    who,
)
from tests.games.talisman.rules.scene import EATER_SIDE, ORDER_SIDE, box

pytestmark = pytest.mark.rule("TAL-CMP-2")
DUMBLEDORE_A, DUMBLEDORE_B = "albus-dumbledore/a", "albus-dumbledore/b"
MCGONAGALL_A, MCGONAGALL_B = "minerva-mcgonagall/a", "minerva-mcgonagall/b"
HAGRID_A, HAGRID_B = "rubeus-hagrid/a", "rubeus-hagrid/b"


@card("albus-dumbledore/a/1")
def test_dumbledore_always_has_a_spell() -> None:
    """Always at least 1 spell: another when he casts his last, whatever his Magic."""
    at = beginning(who(DUMBLEDORE_A, spells=["expulso"], magic=3), "lumos", advantage=ORDER_SIDE)
    at.do(("cast", 0, "expulso"))
    assert at.changed() == {"0.spells": ["lumos"]}  # at once
    at.learned(0, "lumos")
    at.do(("side", ORDER_SIDE))
    at = beginning(who(DUMBLEDORE_A, spells=["expulso", "accio"]))
    at.do(("cast", 0, "expulso"), ("side", ORDER_SIDE))
    assert at.changed() == {"0.spells": ["accio"]}


@card("albus-dumbledore/a/1")
def test_dumbledore_forgets_nothing() -> None:
    """Always at least 1 spell: also after Obliviate; not as a Ferret."""
    me = who(DUMBLEDORE_A, spells=["accio", "accio"], space="azkaban")
    at = beginning(lucius(spells=["obliviate"]), "lumos", others=[me])
    at.do(("cast-on", 0, "obliviate", 1))
    assert at.changed() == {"0.spells": [], "1.spells": ["lumos"]}
    at = beginning(who(DUMBLEDORE_A, ferret=1, space="azkaban"))
    assert at.player(0).spells == ()


@card("albus-dumbledore/a/2")
def test_dumbledore_goes_where_he_likes() -> None:
    """A movement roll of 6: he may go to any other space of the region instead."""
    at = beginning(who(DUMBLEDORE_A, spells=["accio"], space="azkaban"), 6)
    at.do(MOVE, ACCEPT)
    ring = [space for space in box().rings["outer"] if space != "azkaban"]
    assert at.asks() == {f"go {space}" for space in ring}
    at.do(("go", "st-mungos"))
    assert at.changed() == {"0.space": "st-mungos"}


@card("albus-dumbledore/a/2")
@pytest.mark.rule("TAL-ENC-1")
def test_dumbledore_meets_the_space_he_goes_to() -> None:
    """It is a movement like any other."""
    at = beginning(who(DUMBLEDORE_A, spells=["accio"], magic=5, space="honeydukes"), 6, 6)
    at.do(MOVE, ACCEPT, ("go", "azkaban"))
    assert at.changed() == {"0.space": "azkaban", "0.magic": 6}
    assert at.active == 1


@card("albus-dumbledore/a/2")
@pytest.mark.parametrize("face", [5, 6])
def test_dumbledore_walks(face: int) -> None:
    """A movement roll of 6: he may also walk; other rolls are walked."""
    at = beginning(who(DUMBLEDORE_A, spells=["accio"], space="azkaban"), face)
    at.do(MOVE, *([DECLINE] if face == 6 else []))
    assert at.asked == (0, "way")
    assert ("walk hogsmeade" if face == 6 else "walk ministry-atrium") in at.asks()


@card("albus-dumbledore/a/3", "rubeus-hagrid/b/1")
@pytest.mark.rule("TAL-TRO-1")
@pytest.mark.parametrize("side", [DUMBLEDORE_A, HAGRID_B])
@pytest.mark.parametrize("stat", ["magic", "might"])
def test_mixed_trophies(side: str, stat: str) -> None:
    """Magic and Might trophies may count together, for 1 Magic or 1 Might."""
    trophies = ["aurors", "ripper"]  # neither is enough alone
    me = who(side, trophies=trophies, spells=["accio"], magic=6, might=6)
    at = beginning(me, phase="end", others=[draco()], shipped=True)
    assert at.asks() >= {"exchange magic", "exchange might"}
    at.do(("exchange", stat), ("offer", "aurors"))
    assert at.player(0).trophies == ()
    assert getattr(at.player(0), stat) == 7
    at = beginning(harry(trophies=trophies), phase="end")
    assert at.active == 1  # nobody else may


@card("albus-dumbledore/b/1")
@pytest.mark.rule("TAL-SPE-1")
@pytest.mark.parametrize(("magic", "limit"), [(3, 1), (4, 2), (7, 4)])
def test_dumbledore_holds_one_more_spell(magic: int, limit: int) -> None:
    """One spell more than his Magic allows."""
    hand = ["lumos", "lumos", "expulso", "expulso"]
    for held in (limit, limit - 1):
        me = who(DUMBLEDORE_B, magic=magic, spells=hand[:held])
        at = beginning(me, others=[draco()], shipped=True)
        assert may_gain_spell(at.game, 0) == (held < limit)


@card("albus-dumbledore/b/2")
def test_dumbledore_gives_fate_for_a_spell() -> None:
    """Start of turn: he may give 1 Fate for 1 spell, if his hand allows."""
    me = who(DUMBLEDORE_B, fate=2, magic=4)
    at = beginning(me, "lumos", others=[draco()], shipped=True)
    assert at.asks() == {"move", "use albus-dumbledore"}
    at.do(("use", "albus-dumbledore"))
    assert at.changed() == {"0.fate": 1, "0.spells": ["lumos"]}
    at.learned(0, "lumos")
    assert not at.can("use", "albus-dumbledore")  # once a turn
    for none in ({"fate": 0}, {"spells": ["lumos", "lumos"]}):
        at = beginning({**me, **none}, others=[draco()], shipped=True)
        assert not at.can("use", "albus-dumbledore")


@card("albus-dumbledore/b/3")
@pytest.mark.rule("TAL-BAT-5")
@pytest.mark.parametrize(("enemy", "able"), [("aurors", True), ("inferi", False)])
def test_dumbledore_evades_wizards(enemy: str, able: bool) -> None:
    """He may evade a wizard."""
    at = meeting(enemy, me=who(DUMBLEDORE_B), others=[draco()], shipped=True)
    assert at.can("evade", "albus-dumbledore") == able
    if able:
        at.do(("evade", "albus-dumbledore"))
        assert at.changed() == {}


@card("albus-dumbledore/b/3")
def test_dumbledore_evades_characters() -> None:
    """A wizard: every character is one."""
    at = table(draco(space=LEAKY), who(DUMBLEDORE_B), phase="meet", shipped=True)
    at.do(("duel", 1))
    assert at.asks(1) == {"evade albus-dumbledore", "pass"}
    at.do(("evade", "albus-dumbledore"))
    assert at.changed() == {}
    assert at.active == 1


GAINS: dict[str, Changes] = {
    DUMBLEDORE_B: {"1.life": 2},
    MCGONAGALL_B: {"1.fate": 1},
    "lucius-malfoy/a": {"1.galleons": 1},
}


@card("albus-dumbledore/b/4", "minerva-mcgonagall/b/2", "lucius-malfoy/a/4")
@pytest.mark.rule("TAL-ADV-1")
@pytest.mark.parametrize("side", GAINS)
def test_gains_with_the_advantage(side: str) -> None:
    """When the Advantage turns to your side: heal 1 (McGonagall: 1 Fate; Lucius: 1 G)."""
    own, other = (ORDER_SIDE, EATER_SIDE) if "malfoy" not in side else (EATER_SIDE, ORDER_SIDE)
    start = [hagrid(spells=["expulso"]), who(side, life=1, space="azkaban")]
    at = table(*start, shipped=True, advantage=other)
    at.do(("cast", 0, "expulso"), ("side", own))
    assert at.changed() == {"0.spells": [], "advantage": own, **GAINS[side]}
    at = table(*start, shipped=True, advantage=own)
    at.do(("cast", 0, "expulso"), ("side", own))  # it shows that side already
    assert at.changed() == {"0.spells": []}
