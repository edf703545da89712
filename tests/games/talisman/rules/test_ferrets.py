"""TAL-CMP-7: what it is to be a Ferret, and for how long."""

import pytest

from commonroom.games.talisman.strength import strength, total
from tests.games.talisman.rules.scene import EATER_SIDE, eater, eater_too, order, scene, seat


@pytest.mark.rule("TAL-CMP-7")
def test_becoming_a_ferret() -> None:
    at = scene(
        order("hogsmeade", magic=6, might=5, life=3, galleons=2, objects=["wand", "marauders-map"],
              followers=["fang"], spells=["expulso"]),
        eater("azkaban", objects=["wand"]),
        dice=[1], phase="meet", lying={"hogsmeade": ["cleansweep"]}, coins={"hogsmeade": 1},
    )  # fmt: skip
    at.do(("choose", "hogs-head"))
    assert at.changed() == {
        "0.ferret": 2, "0.galleons": 0, "0.objects": [], "0.followers": [],
        "lying.hogsmeade": ["cleansweep", "marauders-map", "fang"], "coins.hogsmeade": 3,
        "purchases.wand": 2,
    }  # fmt: skip
    assert at.active == 1  # nothing could be picked up again


@pytest.mark.rule("TAL-CMP-7")
def test_a_ferret_has_magic_1_and_might_1_and_neither_changes() -> None:
    at = scene(
        order("azkaban", ferret=2, magic=6, might=5), eater("honeydukes"), dice=[6], phase="meet"
    )
    assert at.changed() == {}
    for stat in ("magic", "might"):
        assert strength(at.game, 0, stat) == [("ferret", 1)]


@pytest.mark.rule("TAL-CMP-7")
def test_a_ferret_keeps_its_spells_but_casts_and_gains_none() -> None:
    at = scene(
        order("12-grimmauld-place", ferret=2, spells=["expulso"], magic=6), eater("honeydukes"),
        dice=[6], phase="meet",
    )  # fmt: skip
    at.do(("choose", "train"))
    assert at.changed() == {}
    at = scene(order("azkaban", ferret=2, spells=["expulso", "geminio"]), eater("honeydukes"))
    assert at.options == [("move",)]
    at = scene(eater("honeydukes"), order("azkaban", ferret=2, spells=["expulso"]))
    assert at.decision.guests == {}


@pytest.mark.rule("TAL-CMP-7", "TAL-CMP-2")
def test_the_card_covers_all_abilities() -> None:
    """Bellatrix could gain a spell when the Advantage turns; McGonagall could stay."""
    at = scene(
        {"character": "minerva-mcgonagall", "space": "azkaban", "fate": 1, "ferret": 1},
        {"character": "bellatrix-lestrange", "space": "azkaban", "ferret": 1},
        order("honeydukes", spells=["expulso"]),
    )
    assert at.options == [("move",)]
    at.says(2, ("cast", 2, "expulso")).do(("side", EATER_SIDE))
    assert at.changed() == {"advantage": EATER_SIDE, "2.spells": []}


@pytest.mark.rule("TAL-CMP-7", "TAL-MOV-3")
def test_two_turns_one_step_each_then_the_dials_count_again() -> None:
    at = scene(
        order("godrics-hollow", ferret=2, magic=6, fate=1),
        eater("azkaban", lost_turns=2),
        lying={"london-underground-2": ["wand"], "london-streets-2": ["lantern"]},
        coins={"london-streets-2": 2},
    )
    at.do(("move",), ("walk", "london-underground-2"))
    assert at.changed() == {"0.space": "london-underground-2", "0.ferret": 1, "1.lost_turns": 1}
    at.do(("move",))
    assert at.options == [("walk", "london-streets-2"), ("walk", "godrics-hollow")]
    at.do(("walk", "london-streets-2"))
    assert at.changed() == {"0.space": "london-streets-2", "0.ferret": 0, "1.lost_turns": 0}
    assert total(strength(at.game, 0, "magic")) == 6
    assert at.asked == (0, "plan")


@pytest.mark.rule("TAL-CMP-7")
def test_a_ferret_again_starts_the_count_anew_and_there_may_be_three() -> None:
    at = scene(
        order("hogsmeade", ferret=1), eater("azkaban", ferret=2), eater_too("honeydukes", ferret=2),
        dice=[1], phase="meet",
    )  # fmt: skip
    at.do(("choose", "hogs-head"))
    assert at.changed() == {"0.ferret": 2}


@pytest.mark.rule("TAL-CMP-7", "TAL-CMP-2")
def test_dumbledore_has_a_spell_again_as_soon_as_he_is_no_ferret() -> None:
    at = scene(
        seat("albus-dumbledore", "a", "azkaban", {"ferret": 1, "lost_turns": 1}),
        eater("honeydukes"), dice=["accio"],
    )  # fmt: skip
    assert at.asked == (1, "plan")
    assert at.changed() == {"0.ferret": 0, "0.lost_turns": 0, "0.spells": ["accio"]}


@pytest.mark.rule("TAL-CMP-7")
def test_the_turn_in_which_a_ferret_becomes_one_again_does_not_count() -> None:
    at = scene(order("honeydukes", ferret=1), eater("azkaban"), dice=[1])
    at.do(("move",), ("walk", "hogsmeade"), ("choose", "hogs-head"))
    assert (at.asked, at.player(0).ferret) == ((1, "plan"), 2)


@pytest.mark.rule("TAL-CMP-7", "TAL-CMP-2")
def test_abilities_are_covered_at_once_also_of_those_who_have_nothing_to_leave() -> None:
    """McGonagall without Fate would gain 1 at the end of this very turn."""
    at = scene(
        seat("minerva-mcgonagall", "a", "hogsmeade", {}), eater("azkaban"), dice=[1], phase="meet"
    )
    at.do(("choose", "hogs-head"))
    assert at.changed() == {"0.ferret": 2}


@pytest.mark.rule("TAL-CMP-7", "TAL-LOS-1")
def test_a_lost_turn_is_one_of_the_two() -> None:
    at = scene(order("azkaban", ferret=2, lost_turns=1), eater("honeydukes"))
    assert at.changed() == {"0.ferret": 1, "0.lost_turns": 0}


@pytest.mark.rule("TAL-CMP-7", "TAL-BAT-3")
def test_a_ferret_may_take_the_reward_of_a_battle_and_buy() -> None:
    """Only what lies on spaces is not picked up."""
    at = scene(
        order("azkaban", ferret=2), eater("azkaban", magic=4, galleons=1, objects=["lantern"]),
        dice=[6, 1], phase="meet", lying={"azkaban": ["wand"]},
    )  # fmt: skip
    at.do(("duel", 1), ("fight",), ("take", "lantern"))
    assert at.changed() == {"0.objects": ["lantern"], "1.objects": []}
    at = scene(order("diagon-alley", ferret=2, galleons=2), eater("azkaban"), phase="meet")
    at.do(("buy", "wand", 2))
    assert at.changed() == {"0.galleons": 0, "0.objects": ["wand"], "purchases.wand": 2}
