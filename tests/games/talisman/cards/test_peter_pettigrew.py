"""Peter Pettigrew's abilities."""

import pytest

from commonroom.games.talisman.events import EvasionFailed
from tests.games.talisman.cards.table import (
    FIGHT,
    LEAKY,
    PASS,
    beginning,
    card,
    hagrid,
    harry,
    landing,
    meeting,
    table,
    who,
)
from tests.games.talisman.rules.scene import Seat, box, order_too

pytestmark = pytest.mark.rule("TAL-CMP-2")
PETTIGREW_A, PETTIGREW_B = "peter-pettigrew/a", "peter-pettigrew/b"


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
