"""TAL-GAT: the gates of Hogwarts."""

import pytest

from commonroom.games.talisman.events import (
    GatesTried,
)
from tests.games.talisman.rules.crossing import (
    GATES,
    MUNGOS,
    STAIRCASE,
    STATION,
    ways,
)
from tests.games.talisman.rules.scene import (
    eater,
    order,
    scene,
)


@pytest.mark.rule("TAL-GAT-1", "TAL-CMP-2")
def test_whoever_stays_at_the_gates_has_not_landed_there() -> None:
    stays = {"character": "minerva-mcgonagall", "space": GATES, "fate": 1}
    at = scene(stays, eater(MUNGOS), lying={GATES: ["wand"]})
    at.do(("use", "minerva-mcgonagall"))
    assert at.asked == (0, "take")


@pytest.mark.rule("TAL-GAT-1")
@pytest.mark.parametrize(
    ("start", "die", "offered"),
    [("castle-lawn-3", 3, True), ("whomping-willow", 2, True), ("hagrids-hut", 3, False)],
)
def test_the_gates_may_be_tried_by_those_who_pass_them(start: str, die: int, offered: bool) -> None:
    at = scene(order(start), eater(MUNGOS), dice=[die], phase="move")
    assert (("gates", "magic") in at.options) == offered


@pytest.mark.rule("TAL-GAT-1")
@pytest.mark.parametrize(
    ("stat", "dice", "changed"),
    [
        ("magic", [3, 3], {"0.space": STAIRCASE}),
        ("magic", [3, 4], {"0.space": GATES, "0.magic": 5}),
        ("might", [2, 3], {"0.space": STAIRCASE}),
        ("might", [3, 3], {"0.space": GATES, "0.might": 4}),
    ],
)
def test_two_dice_at_most_the_magic_or_might_chosen(
    stat: str, dice: list[int], changed: dict[str, object]
) -> None:
    at = scene(
        order("castle-lawn-3", magic=6, might=5), eater(MUNGOS), dice=[4, *dice], phase="move",
        lying={STAIRCASE: ["wand"], GATES: ["lantern"]},
    )  # fmt: skip
    at.do(("gates", stat))
    assert at.changed() == changed
    assert at.asked == (1, "plan")  # the turn ends here or there; nothing is met
    assert at.event(GatesTried).dice == sum(dice)


@pytest.mark.rule("TAL-GAT-1")
def test_failing_takes_no_stat_below_its_start() -> None:
    at = scene(order(GATES), eater(MUNGOS), dice=[6, 6], phase="meet", came_from="middle")
    assert at.options == [("space",), ("gates", "magic"), ("gates", "might")]
    at.do(("gates", "magic"))
    assert at.changed() == {}
    assert at.active == 1


@pytest.mark.rule("TAL-GAT-1", "TAL-CMP-5")
def test_what_adds_to_magic_counts_at_the_gates_but_not_what_adds_in_battle() -> None:
    at = scene(
        order(GATES, objects=["wand", "floo-powder"], followers=["nymphadora-tonks"]),
        eater(MUNGOS), dice=[3, 3], phase="meet", came_from="middle",
    )  # fmt: skip
    at.do(("gates", "magic"))
    assert at.event(GatesTried).strength == 6
    assert at.player(0).space == STAIRCASE


@pytest.mark.rule("TAL-GAT-1", "TAL-FAT-1")
def test_fate_rerolls_one_of_the_two_dice() -> None:
    at = scene(order(GATES, fate=1), eater(MUNGOS), dice=[1, 6, 3], phase="meet",
               came_from="middle")  # fmt: skip
    at.do(("gates", "magic"), ("fate", 6))
    assert at.changed() == {"0.fate": 0, "0.space": STAIRCASE}


@pytest.mark.rule("TAL-GAT-1")
def test_not_crossing_one_draws() -> None:
    at = scene(order(GATES), eater(MUNGOS), dice=["felix-felicis"], phase="meet",
               came_from="middle")  # fmt: skip
    at.do(("space",), ("done",))
    assert at.changed() == {f"lying.{GATES}": ["felix-felicis"]}


@pytest.mark.rule("TAL-GAT-1")
def test_every_entry_anew_but_free_going_out() -> None:
    at = scene(order(STAIRCASE), eater(MUNGOS), dice=[6, 6])
    at.do(("turn-back",), ("move",))
    assert at.player(0).space == GATES
    assert at.happened(GatesTried) == 0
    assert ("gates", "magic") in at.options
    at.do(("gates", "magic"))
    assert at.player(0).space == GATES


@pytest.mark.rule("TAL-GAT-1")
def test_whoever_stands_there_already_has_to_come_again() -> None:
    at = scene(order(GATES, magic=12), eater(MUNGOS), dice=[3], phase="move")
    assert ways(at.options) == {STATION, "owlery"}
    assert ("gates", "magic") not in at.options
