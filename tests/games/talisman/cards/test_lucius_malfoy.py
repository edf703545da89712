"""Lucius Malfoy's abilities."""

import pytest

from commonroom.games.talisman.events import Scored
from tests.games.talisman.cards.table import (
    ACCEPT,
    DECLINE,
    DONE,
    FIGHT,
    Changes,
    beginning,
    card,
    hagrid,
    harry,
    landing,
    meeting,
    table,
    who,
)

pytestmark = pytest.mark.rule("TAL-CMP-2")
LUCIUS_A, LUCIUS_B = "lucius-malfoy/a", "lucius-malfoy/b"


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
