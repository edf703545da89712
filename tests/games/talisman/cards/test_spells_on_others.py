"""Spells for the start of any turn: Immobulus and Imperio."""

from typing import Any

import pytest

from commonroom.games.talisman.events import (
    SpellBlocked,
)
from tests.games.talisman.cards.spells import caster, far
from tests.games.talisman.cards.table import (
    FIGHT,
    MOVE,
    PASS,
    beginning,
    card,
    harry,
    lucius,
)
from tests.games.talisman.rules.scene import (
    order_too,
)

pytestmark = pytest.mark.rule("TAL-CMP-6", "TAL-SPE-2")


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
