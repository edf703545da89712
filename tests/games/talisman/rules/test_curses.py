"""TAL-LIF-1, TAL-SPE-2: a content pack may have a spell that takes a Life at any time.

None of the printed ones does. In `curse/`, Episkey takes a Life instead of healing.
"""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

import commonroom
from commonroom.games.talisman.events import BarrierTried, Scored
from tests.games.talisman.rules.scene import GAME, Scene, Seat, eater, eater_too, order

pytestmark = pytest.mark.rule("TAL-LIF-1", "TAL-SPE-2")

MUNGOS, LEAKY, AZKABAN = "st-mungos", "leaky-cauldron", "azkaban"
INHERITANCE = pytest.mark.parametrize("inheritance", ["yes", "no"])


def cursed(
    *players: Seat, dice: Sequence[int | str] = (), inheritance: str = "yes", **position: Any
) -> Scene:
    """A scene in which Pettigrew, who comes last, has the curse."""
    caster = eater_too("honeydukes", spells=["episkey"])
    literal = {"players": [*players, caster], **position}
    match = commonroom.arrange(
        GAME,
        literal,
        dice=list(dice),
        options={"inheritance": inheritance},
        pack=Path(__file__).parent / "curse",
    )
    return Scene(match, literal)


@INHERITANCE
def test_whoever_falls_before_the_dice_does_not_fight(inheritance: str) -> None:
    at = cursed(
        order(LEAKY, life=1),
        phase="meet",
        lying={LEAKY: ["hit-wizards"]},
        inheritance=inheritance,
    )
    assert at.asked == (0, "fight")
    at.says(1, ("cast-on", 1, "episkey", 0))
    assert (at.asked, at.table.fight) == ((1, "plan"), None)
    assert at.table.lying == {LEAKY: ("hit-wizards",)}


@INHERITANCE
@pytest.mark.rule("TAL-VOL-2")
def test_voldemort_does_not_fight_whoever_is_gone(inheritance: str) -> None:
    at = cursed(
        order(MUNGOS), eater("gringotts-bank", life=1), dice=[1], phase="voldemort",
        voldemort="the-burrow", coins={MUNGOS: 1}, inheritance=inheritance,
    )  # fmt: skip
    at.do(("voldemort", "gringotts-bank"), ("stat", "magic"))
    assert at.asked == (1, "fight")
    at.says(2, ("cast-on", 2, "episkey", 1))
    assert at.happened(Scored) == 0
    assert at.asked == (0, "take")  # the turn of the mover goes on


@INHERITANCE
@pytest.mark.rule("TAL-BAT-3")
@pytest.mark.parametrize("victim", [0, 1])
def test_no_duel_goes_on_without_one_of_both(victim: int, inheritance: str) -> None:
    new = ["rubeus-hagrid"] if victim == 1 and inheritance == "no" else []
    at = cursed(
        order(AZKABAN, life=1), eater(AZKABAN, life=1), dice=new, phase="meet",
        inheritance=inheritance,
    )  # fmt: skip
    at.do(("duel", 1))
    assert at.asked == (0, "fight")
    at.says(2, ("cast-on", 2, "episkey", victim))
    assert at.happened(Scored) == 0
    assert (at.active, at.table.fight) == (1, None)


@pytest.mark.rule("TAL-BAT-3")
def test_the_one_attacked_may_end_it_too() -> None:
    at = cursed(order("honeydukes", life=1), phase="meet")
    at.do(("duel", 1), ("pass",), ("fight",), ("cast-on", 1, "episkey", 0))
    assert at.happened(Scored) == 0
    assert at.asked == (1, "plan")


@INHERITANCE
@pytest.mark.rule("TAL-ENC-1")
def test_nobody_meets_whoever_is_gone(inheritance: str) -> None:
    at = cursed(
        order(AZKABAN), eater(AZKABAN, life=1), phase="meet", inheritance=inheritance
    )  # fmt: skip
    assert at.options == [("space",), ("duel", 1)]
    at.says(2, ("cast-on", 2, "episkey", 1))
    assert at.options == [("space",)]


@INHERITANCE
@pytest.mark.rule("TAL-ENC-1")
def test_whoever_is_gone_meets_nobody(inheritance: str) -> None:
    at = cursed(
        order(AZKABAN, life=1), eater(AZKABAN), phase="meet", inheritance=inheritance
    )  # fmt: skip
    at.says(2, ("cast-on", 2, "episkey", 0))
    assert at.asked == (1, "plan")


@pytest.mark.rule("TAL-KXS-1")
def test_the_way_beyond_the_barrier_ends_for_whoever_is_gone() -> None:
    at = cursed(order("malfoy-manor", life=1, magic=12), dice=[3, 6, 1], phase="move")
    at.do(("accept",), ("barrier",), ("fight",))
    assert (at.asked, at.happened(BarrierTried)) == ((0, "way"), 1)
    at.says(1, ("cast-on", 1, "episkey", 0))
    assert (at.asked, at.player(0).space) == ((1, "plan"), MUNGOS)


@pytest.mark.rule("TAL-WIN-1")
def test_nobody_wins_who_is_gone() -> None:
    at = cursed(order("great-hall", life=1, magic=12))
    at.do(("confront",)).says(1, ("cast-on", 1, "episkey", 0))
    assert (at.asked, at.table.winner, at.table.fight) == ((1, "plan"), -1, None)
