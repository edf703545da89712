"""TAL-ROR, TAL-WIN: the Room of Requirement, and the last battle in the Great Hall."""

import pytest

from commonroom.kernel import Option
from tests.games.talisman.rules.crossing import (
    HALL,
    MUNGOS,
    ROOM,
    STAIRCASE,
)
from tests.games.talisman.rules.scene import (
    HALLOW,
    eater,
    order,
    order_too,
    scene,
)


@pytest.mark.rule("TAL-WIN-1", "TAL-VOL-2")
def test_voldemort_comes_back_to_whoever_confronts_him_again() -> None:
    at = scene(order(HALL, magic=12), eater(MUNGOS), voldemort="honeydukes")
    at.do(("confront",))
    assert at.decision.prompt.args["theirs"] == 12
    assert at.changed() == {"voldemort": HALL}


@pytest.mark.rule("TAL-ROR-1")
@pytest.mark.parametrize(
    ("objects", "edition", "options"),
    [
        ([HALLOW], "en", [("enter",), ("turn-back",)]),
        ([HALLOW], "pl", [("enter",)]),
        (["wand"], "en", [("turn-back",)]),
        (["wand"], "pl", [("turn-back",)]),
    ],
)
def test_in_with_a_hallow_or_back(objects: list[str], edition: str, options: list[Option]) -> None:
    at = scene(order(ROOM, objects=objects), eater(MUNGOS), edition=edition)
    assert at.options == options


@pytest.mark.rule("TAL-ROR-1")
def test_entering_is_the_next_turns_move_and_costs_the_hallow() -> None:
    at = scene(
        order("astronomy-tower", objects=[HALLOW, "wand"]), eater(MUNGOS, lost_turns=1), dice=[6],
        phase="move",
    )  # fmt: skip
    at.do(("end",))
    assert at.changed() == {"0.space": ROOM, "1.lost_turns": 0}
    at.do(("enter",))
    assert at.changed() == {"0.space": HALL, "0.objects": ["wand"], "hallows": 3}
    assert at.asked == (0, "fight")


@pytest.mark.rule("TAL-WIN-1")
@pytest.mark.parametrize("who", [order, eater])
def test_whoever_beats_voldemort_in_the_great_hall_wins(who: object) -> None:
    mine, other = (order, eater) if who is order else (eater, order)
    at = scene(mine(HALL, magic=12), other(MUNGOS), order_too(ROOM), dice=[2, 1])
    assert at.options == [("confront",)]
    at.do(("confront",), ("fight",))
    assert at.match.result is not None
    assert (at.match.result.winners, at.match.result.reasons) == ((0,), ("TAL-WIN-1",))
    assert at.match.decision is None


@pytest.mark.rule("TAL-WIN-1")
def test_losing_leads_back_to_the_staircase_without_loss_of_life() -> None:
    at = scene(order(HALL, magic=12, life=1), eater(MUNGOS), dice=[1, 2])
    at.do(("confront",), ("fight",))
    assert at.changed() == {"0.space": STAIRCASE}
    assert at.active == 1


@pytest.mark.rule("TAL-WIN-1")
def test_after_a_stand_off_again_next_turn_without_another_hallow() -> None:
    at = scene(order(HALL, magic=12), eater(MUNGOS, lost_turns=1), dice=[3, 3])
    at.do(("confront",), ("fight",))
    assert at.changed() == {"1.lost_turns": 0}
    assert (at.asked, at.options) == ((0, "plan"), [("confront",)])


@pytest.mark.rule("TAL-WIN-1", "TAL-BAT-5")
def test_it_is_a_battle_of_magic_that_cannot_be_evaded() -> None:
    at = scene(
        order(HALL, magic=6, might=12, objects=["wand"],
              spells=["impedimenta", "expecto-patronum"]),
        eater(MUNGOS), dice=[1, 6],
    )  # fmt: skip
    at.do(("confront",))
    assert at.options == [("fight",), ("cast", 0, "expecto-patronum")]
    at.do(("cast", 0, "expecto-patronum"))
    args = at.decision.prompt.args
    assert (args["stat"], args["mine"], args["theirs"]) == ("magic", 6 + 1 + 12, 12)
    at.do(("fight",))
    assert at.match.result is not None


@pytest.mark.rule("TAL-ROR-1", "TAL-DIT-1")
def test_a_hallow_may_be_left_before_one_has_to_enter_with_it() -> None:
    """In the Polish edition too, at the end of the turn of arrival."""
    at = scene(
        order("astronomy-tower", objects=[HALLOW]), eater("azkaban"), dice=[2], phase="move",
        edition="pl",
    )  # fmt: skip
    assert at.player(0).space == "room-of-requirement"
    at.do(("ditch", HALLOW))
    assert HALLOW not in at.player(0).objects
    at = scene(order("room-of-requirement"), eater("azkaban"), edition="pl")
    assert [option for option in at.options if option[0] in ("enter", "turn-back")] == [
        ("turn-back",)
    ]
