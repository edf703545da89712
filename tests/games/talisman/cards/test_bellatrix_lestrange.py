"""Bellatrix Lestrange's abilities."""

import pytest

from tests.games.talisman.cards.table import (
    ACCEPT,
    DECLINE,
    DONE,
    FIGHT,
    MOVE,
    Changes,
    beginning,
    card,
    harry,
    meeting,
    table,
    who,
)
from tests.games.talisman.rules.scene import EATER_SIDE, ORDER_SIDE

pytestmark = pytest.mark.rule("TAL-CMP-2")
BELLATRIX_A, BELLATRIX_B = "bellatrix-lestrange/a", "bellatrix-lestrange/b"


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
@pytest.mark.rule("TAL-KXS-1")
def test_bellatrix_stops_short_beyond_the_barrier() -> None:
    """Any number of spaces up to her roll: also of those that are left once it is open."""
    me = who(BELLATRIX_A, magic=12, fate=1, space="malfoy-manor")
    at = beginning(me, 4, 6, 1, "firebolt")
    at.do(MOVE, ACCEPT, ("barrier",), FIGHT, ACCEPT)
    assert at.asks() == {
        "walk whomping-willow", "walk castle-lawn-1", "short-walk black-lake-shore",
        "short-walk centaur-clearing", "short-walk hogsmeade-station",
    }  # fmt: skip
    at.do(("short-walk", "hogsmeade-station"), DONE)
    assert (at.player(0).fate, at.player(0).space) == (0, "hogsmeade-station")


@card("bellatrix-lestrange/a/3")
def test_bellatrix_goes_all_the_way() -> None:
    """She may: or walk as far as she rolled, for nothing; without Fate she must."""
    me = who(BELLATRIX_A, space="12-grimmauld-place")
    at = beginning(me, 3)
    at.do(MOVE)
    assert at.asks() == {"walk ministry-atrium", "walk london-underground-1"}


@card("bellatrix-lestrange/b/1")
def test_bellatrix_burns_a_spell() -> None:
    """Before a battle she may discard 1 spell, of her choice: 2 more to her score, once."""
    at = meeting("aurors", me=who(BELLATRIX_B, magic=5, spells=["lumos", "accio"]))
    before = at.scores()
    at.do(("use", "bellatrix-lestrange"))
    assert at.asks() == {"pay-spell lumos", "pay-spell accio"}
    at.do(("pay-spell", "accio"))
    assert at.scores() == (before[0] + 2, before[1])
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
