"""Rubeus Hagrid's abilities."""

import pytest

from commonroom.games.talisman.events import Scored
from tests.games.talisman.cards.table import (
    ACCEPT,
    DECLINE,
    DONE,
    FIGHT,
    LEAKY,
    MOVE,
    Table,
    beginning,
    card,
    harry,
    landing,
    lucius,
    meeting,
    table,
    who,
)
from tests.games.talisman.rules.scene import eater_too, order_too

pytestmark = pytest.mark.rule("TAL-CMP-2")
HAGRID_A, HAGRID_B = "rubeus-hagrid/a", "rubeus-hagrid/b"


@card("rubeus-hagrid/a/1")
@pytest.mark.parametrize("again", [True, False])
def test_hagrid_goes_again(again: bool) -> None:
    """A battle won in his turn: he may take another turn."""
    at = meeting("ripper", 6, 1, me=who(HAGRID_A))
    at.do(FIGHT)
    assert at.asks() == {"again", "decline"}
    at.do(("again",) if again else DECLINE)
    assert at.asked == (0 if again else 1, "plan")


@card("rubeus-hagrid/a/1")
def test_hagrid_goes_again_once_a_round() -> None:
    """Once per round: not after a battle won in the extra turn; and not in another's turn."""
    at = table(
        who(HAGRID_A), order_too("azkaban"), dice=[6, 1, 2, 6, 1], phase="meet",
        lying={LEAKY: ["ripper"], "knockturn-alley": ["doxies"]},
    )  # fmt: skip
    at.do(FIGHT, ("again",), MOVE, ("walk", "knockturn-alley"), FIGHT)
    assert at.player(0).trophies == ("ripper", "doxies")
    at.do(("end",))
    assert at.asked == (1, "plan")
    at = table(lucius(), who(HAGRID_A, magic=9), dice=[1, 6], phase="meet")
    at.do(("duel", 1), FIGHT, ("wound",))
    assert at.asked == (1, "plan")
    assert not at.table.repeated


def landed(victim: str, **more: object) -> Table:
    """Hagrid walks to St. Mungo's, where a Death Eater and a member of the Order stand."""
    foe = eater_too("st-mungos", **more) if victim == "foe" else order_too("st-mungos")
    me = who(HAGRID_A, space="gringotts-bank")
    at = beginning(me, 2, others=[foe, {**harry(), "space": "st-mungos"}])
    at.do(MOVE, ("walk", "st-mungos"))
    return at


@card("rubeus-hagrid/a/2")
def test_hagrid_threatens_where_he_lands() -> None:
    """Landing on a Death Eater he may threaten it: it gives him 1 Fate."""
    at = landed("foe", fate=1)
    assert at.asks() == {"threaten 1", "decline"}
    at.do(("threaten", 1))
    assert at.asks(1) == {"give-fate", "lose-life"}
    at.do(("give-fate",))
    assert at.changed() == {"0.space": "st-mungos", "0.fate": 1, "1.fate": 0}
    assert at.asks() == {"space", "duel 1"}  # his encounter is still to come


@card("rubeus-hagrid/a/2")
def test_hagrid_hurts_and_loses_a_turn() -> None:
    """Or it loses 1 Life, and he his next turn; without Fate it has no choice."""
    at = landed("foe", fate=1)
    at.do(("threaten", 1), ("lose-life",))
    hurt = {"0.space": "st-mungos", "1.life": 3, "0.lost_turns": 1}
    assert at.changed() == hurt
    at = landed("foe")
    at.do(("threaten", 1))
    assert at.changed() == hurt


@card("rubeus-hagrid/a/2", "protego")
def test_hagrid_loses_a_turn_even_if_protego_saves_that_life() -> None:
    """It chose to lose a Life: that a spell keeps it is no help to him."""
    at = landed("foe", spells=["protego"])
    at.do(("threaten", 1), ("cast-on", 1, "protego", 1))
    assert at.changed() == {"0.space": "st-mungos", "1.spells": [], "0.lost_turns": 1}


@card("rubeus-hagrid/a/2")
def test_hagrid_threatens_who_lands_on_him() -> None:
    """Landed on by a Death Eater he may threaten it, in its turn."""
    me = {**lucius(fate=1), "space": "gringotts-bank"}
    at = beginning(me, 2, others=[who(HAGRID_A, space="st-mungos")])
    at.do(MOVE, ACCEPT, ("walk", "st-mungos"))
    assert at.asks(1) == {"threaten 0", "decline"}
    at.do(("threaten", 0), ("give-fate",))
    assert at.changed() == {"0.space": "st-mungos", "0.fate": 0, "1.fate": 1}
    assert at.asked == (0, "meet")


@card("rubeus-hagrid/a/2")
@pytest.mark.parametrize("way", ["gates", "hall"])
def test_hagrid_threatens_who_comes_to_his_staircase(way: str) -> None:
    """Landed on: also by those who come through the Gates, or are thrown out of the Great Hall."""
    him = who(HAGRID_A, space="moving-staircase")
    foe = {**lucius(fate=0), "magic": 12}
    if way == "gates":
        at = table(
            {**foe, "space": "hogwarts-gates"}, him, dice=[1, 1], phase="meet",
            came_from="middle",
        )  # fmt: skip
        at.do(("gates", "magic"))
    else:
        at = table({**foe, "space": "great-hall"}, him, dice=[1, 6], phase="hall")
        at.do(FIGHT)
    assert at.asks(1) == {"threaten 0", "decline"}
    at.do(("threaten", 0))
    assert (at.player(0).life, at.player(0).space) == (3, "moving-staircase")


@card("rubeus-hagrid/a/2")
def test_hagrid_threatens_nobody() -> None:
    """He may threaten: or not; and never a member of the Order."""
    at = landed("foe", fate=1)
    at.do(DECLINE)
    assert at.changed() == {"0.space": "st-mungos"}
    at = landed("friend")
    assert at.asked == (1, "plan")


@card("rubeus-hagrid/a/3")
@pytest.mark.rule("TAL-SPC-2", "TAL-FAT-1")
def test_hagrid_in_his_hut() -> None:
    """Hagrid's Hut: he may roll 3 dice and choose 2, which he must accept."""
    at = landing("hagrids-hut", 1, 5, 6, me=who(HAGRID_A, fate=1))
    at.do(ACCEPT)
    assert at.asks() == {"put-aside 1", "put-aside 5", "put-aside 6"}
    assert at.table.dice == [1, 5, 6]  # everybody sees them
    at.do(("put-aside", 1))  # 11, and no Fate is asked for
    assert at.changed() == {"0.fate": 3}
    assert at.table.dice == []
    at = landing("hagrids-hut", 3, 3, me=who(HAGRID_A))
    at.do(DECLINE)
    assert at.changed() == {"0.might": 4}


@card("rubeus-hagrid/a/4", "rubeus-hagrid/b/4")
@pytest.mark.parametrize("side", [HAGRID_A, HAGRID_B])
def test_hagrid_in_the_forest(side: str) -> None:
    """No Life lost in the Forbidden Forest."""
    lying = {"forbidden-forest-1": ["firebolt", "time-turner"]}
    at = landing("forbidden-forest-1", me=who(side), lying=lying)
    if side == HAGRID_A:
        at.do(DECLINE)
    at.do(DONE)
    assert at.changed() == {}


@card("rubeus-hagrid/a/4")
@pytest.mark.parametrize("more", [True, False])
def test_hagrid_draws_more_in_the_forest(more: bool) -> None:
    """In the Forbidden Forest he may draw 2 cards instead of 1; both are met."""
    drawn = ["firebolt", "time-turner"] if more else ["firebolt"]
    at = landing("forbidden-forest-2", *drawn, me=who(HAGRID_A))
    at.do(ACCEPT if more else DECLINE)
    assert at.asks() == {f"take {name}" for name in drawn} | {"done"}
    at.do(DONE)
    assert at.changed() == {"lying.forbidden-forest-2": drawn}


@card("rubeus-hagrid/b/2")
@pytest.mark.parametrize("enemy", ["dudleys-gang", "aurors"])
def test_hagrid_rolls_two_dice(enemy: str) -> None:
    """2 battle dice, the higher counts, against an enemy; not against a character."""
    at = meeting(enemy, 1, 5, 3, me=who(HAGRID_B, fate=0))
    at.do(FIGHT)
    assert at.event(Scored).die == 5
    at = table(who(HAGRID_B, fate=0), lucius(), dice=[3, 4], shipped=True, phase="meet")
    at.do(("duel", 1), FIGHT)
    assert at.event(Scored).die == 3


@card("rubeus-hagrid/b/3")
@pytest.mark.parametrize(
    ("enemy", "fate"), [("ripper", 1), ("mandrakes", 1), ("aurors", 0), ("dudleys-gang", 0)]
)
def test_hagrid_beats_beasts(enemy: str, fate: int) -> None:
    """A battle won over a beast: gain 1 Fate."""
    at = meeting(enemy, 6, 6, 1, me=who(HAGRID_B, magic=8, might=8))
    at.do(FIGHT)
    assert at.player(0).trophies == (enemy,)
    assert at.player(0).fate == fate
