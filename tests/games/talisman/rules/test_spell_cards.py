"""TAL-CMP-6: the spells in the box, and when they can be cast."""

from collections import Counter
from collections.abc import Sequence

import pytest

from commonroom.games.talisman.events import SpellBlocked
from commonroom.kernel import Option
from tests.games.talisman.rules.scene import EATER_SIDE, box, eater, order, scene, seat

ALL_SPELLS = ["obliviate", "lumos", "accio", "episkey", "geminio", "impedimenta", "immobulus",
              "expecto-patronum", "expulso", "protego", "stupefy", "imperio"]  # fmt: skip


@pytest.mark.rule("TAL-CMP-6")
def test_at_most_three_of_a_kind() -> None:
    kinds = Counter(box().spell_deck)
    assert max(kinds.values()) <= 3
    assert set(ALL_SPELLS) <= set(kinds)
    assert [spell.id for spell in box().spells.values() if spell.command] == ["imperio"]


def castable(options: Sequence[Option]) -> set[str | int]:
    return {option[2] for option in options if option[0] in ("cast", "cast-on")}


@pytest.mark.rule("TAL-CMP-6", "TAL-TRN-1")
def test_what_can_be_cast_before_moving() -> None:
    """Impedimenta, Expecto Patronum, Protego and Stupefy wait for what they are for."""
    at = scene(
        order("azkaban", spells=ALL_SPELLS, life=1, galleons=1), eater("honeydukes", galleons=1)
    )
    assert at.asked == (0, "plan")
    assert castable(at.options) == {
        "obliviate", "lumos", "accio", "episkey", "geminio", "immobulus", "expulso",
    }  # fmt: skip


@pytest.mark.rule("TAL-CMP-6", "TAL-TRN-1")
def test_what_others_can_cast_at_the_start_of_a_turn() -> None:
    at = scene(order("azkaban", galleons=1), eater("honeydukes", spells=ALL_SPELLS, life=1))
    assert at.asked == (1, "start-of-turn")
    assert castable(at.options) == {"immobulus", "imperio"}
    at.do(("pass",))
    assert at.asked == (0, "plan")
    assert castable(at.decision.guests[1]) == {"obliviate", "episkey", "expulso"}


@pytest.mark.rule("TAL-CMP-6", "TAL-BAT-1")
def test_what_can_be_cast_before_a_battle() -> None:
    at = scene(
        order("leaky-cauldron", spells=ALL_SPELLS), eater("azkaban"), dice=[6, 1],
        phase="meet", lying={"leaky-cauldron": ["hit-wizards"]},
    )  # fmt: skip
    assert castable(at.options) == {
        "obliviate", "impedimenta", "expecto-patronum", "expulso", "stupefy",
    }  # fmt: skip
    at.do(("fight",))
    assert at.asked == (0, "avert")
    assert castable(at.options) == {"protego"}  # it could spare the enemy
    at.do(("pass",))


@pytest.mark.rule("TAL-CMP-6")
def test_immobulus_is_answered_by_stupefy_only() -> None:
    at = scene(
        order("azkaban", spells=["stupefy", "expulso", "protego"]),
        eater("honeydukes", spells=["immobulus"]),
    )
    at.do(("cast-on", 1, "immobulus", 0))
    assert at.asked == (0, "answer")
    assert at.options == [("cast", 0, "stupefy"), ("pass",)]
    at.do(("cast", 0, "stupefy"))
    assert at.event(SpellBlocked).spell == "immobulus"
    assert at.asked == (0, "plan")


@pytest.mark.rule("TAL-CMP-6")
def test_an_immobilised_character_does_nothing() -> None:
    at = scene(
        order("azkaban", spells=["expulso"], trophies=["aurors", "hit-wizards"], galleons=2),
        eater("honeydukes", spells=["immobulus"]),
    )
    at.do(("cast-on", 1, "immobulus", 0))
    assert at.asked == (1, "plan")
    assert at.changed() == {"1.spells": []}


@pytest.mark.rule("TAL-CMP-6")
def test_immobulus_may_be_cast_in_any_turn_and_so_on_oneself() -> None:
    at = scene(order("azkaban", spells=["immobulus"]), eater("honeydukes"))
    at.do(("cast-on", 0, "immobulus", 0))
    assert at.asked == (1, "plan")


@pytest.mark.rule("TAL-CMP-6")
@pytest.mark.parametrize("victim", ["life", "follower", "enemy"])
def test_protego_averts_one_harm(victim: str) -> None:
    if victim == "life":
        at = scene(order("malfoy-manor"), eater("azkaban", spells=["protego"]), phase="meet")
        at.do(("cast-on", 1, "protego", 0))
        assert at.changed() == {"1.spells": []}
    elif victim == "follower":
        at = scene(
            order("azkaban"), eater("azkaban", followers=["corban-yaxley"], spells=["protego"]),
            dice=[6, 1, 6, 1], phase="meet", advantage=EATER_SIDE,
        )  # fmt: skip
        at.do(("duel", 1), ("fight",))
        at.do(("attack", "corban-yaxley"), ("fight",))
        assert at.asked == (1, "avert")
        at.do(("cast-on", 1, "protego", 1))
        assert at.changed() == {"1.spells": []}
    else:
        at = scene(
            order("leaky-cauldron"), eater("azkaban", spells=["protego"]), dice=[6, 1],
            phase="meet", lying={"leaky-cauldron": ["hit-wizards", "wand"]},
        )  # fmt: skip
        at.do(("fight",), ("cast", 1, "protego"))
        assert at.changed() == {"1.spells": []}  # a stand-off: the turn is over, nothing taken
    assert at.active == 1


@pytest.mark.rule("TAL-CMP-6", "TAL-CMP-5")
@pytest.mark.parametrize("cast", [True, False])
def test_protego_comes_before_sweets(cast: bool) -> None:
    at = scene(
        order("leaky-cauldron", objects=["chocolate-frogs"], spells=["protego"]), eater("azkaban"),
        dice=[1, 6] if cast else [1, 6, 3], phase="meet", lying={"leaky-cauldron": ["hit-wizards"]},
    )  # fmt: skip
    at.do(("fight",))
    assert at.asked == (0, "avert")
    at.do(("cast-on", 0, "protego", 0) if cast else ("pass",))
    if not cast:
        at.do(("accept",))
    at.do(("end",))
    assert at.player(0).life == (4 if cast else 3)


@pytest.mark.rule("TAL-CMP-6", "TAL-VOL-2")
def test_protego_does_not_protect_voldemort() -> None:
    at = scene(
        order("leaky-cauldron", magic=12), eater("azkaban", spells=["protego"]),
        dice=[1, 6, 1, 2], phase="voldemort", voldemort="diagon-alley",
        lying={"leaky-cauldron": ["fang"]},
    )  # fmt: skip
    at.do(("voldemort", "leaky-cauldron"), ("stat", "magic"), ("fight",))
    assert at.changed() == {"voldemort": "leaky-cauldron", "0.galleons": 1}


@pytest.mark.rule("TAL-CMP-6", "TAL-CMP-2")
def test_protego_averts_nothing_if_whoever_it_is_cast_on_resists_it() -> None:
    at = scene(
        seat("harry-potter", "a", "malfoy-manor", {}), eater("azkaban", spells=["protego"]),
        dice=[4], phase="meet",
    )  # fmt: skip
    at.do(("cast-on", 1, "protego", 0), ("accept",))
    assert at.changed() == {"0.life": 3, "1.spells": []}


@pytest.mark.rule("TAL-CMP-6", "TAL-BAT-5")
def test_one_impedimenta_is_enough() -> None:
    at = scene(
        order("st-mungos", spells=["impedimenta", "impedimenta"]), eater("azkaban"),
        phase="meet", lying={"st-mungos": ["hit-wizards"]},
    )  # fmt: skip
    at.do(("cast", 0, "impedimenta"))
    assert at.options == [("fight",), ("evade", "impedimenta")]


@pytest.mark.rule("TAL-CMP-5", "TAL-CMP-6")
def test_sweets_save_no_life_lost_otherwise_also_when_somebody_could_avert_it() -> None:
    at = scene(
        order("malfoy-manor", objects=["chocolate-frogs"]), eater("azkaban", spells=["protego"]),
        phase="meet",
    )  # fmt: skip
    at.do(("pass",))
    assert at.changed() == {"0.life": 3}
