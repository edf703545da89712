"""Horcruxes and what destroys them."""

import pytest

from tests.games.year_at_hogwarts.voldemort_returns.positions import (
    HARRY,
    HERMIONE,
    PETTIGREW,
    RON,
    VOLDEMORT,
    answer_all,
    arranged,
    asked,
    options,
    player,
    spent,
    table,
    walk,
)

ARMED = {**HARRY, "objects": ["basilisk-fang"]}


@pytest.mark.rule("YH-VR-5")
def test_who_has_a_tool_may_stop_early_and_destroys_it_with_the_higher_die() -> None:
    match = arranged(PETTIGREW, ARMED, dice=[6, 4, 5, 4], active=1)
    match.answer(("roll",))
    walk(match, "leaky-cauldron", "apothecary", "owl-emporium", "quidditch-supplies")
    walk(match, "gringotts-steps", "gringotts")
    assert table(match).left == 0  # after 5 of 10 moves
    match.answer(("destroy", "hufflepuffs-cup"))
    assert table(match).destroyed == ("hufflepuffs-cup",)
    assert "gringotts" not in table(match).lying
    assert player(match, 1).waiting == ""
    assert asked(match) == (0, "plan")
    spent(match)


@pytest.mark.rule("YH-VR-5")
def test_without_a_tool_nothing_happens() -> None:
    match = arranged(PETTIGREW, {**HARRY, "space": "madam-malkins"}, dice=[1, 1], active=1)
    match.answer(("roll",))
    walk(match, "flourish-and-blotts")
    assert ("stop",) not in options(match)
    assert not any(option[0] == "take" for option in options(match))
    match = arranged(PETTIGREW, {**HARRY, "space": "gringotts"}, active=1, phase="resolve", left=0)
    assert asked(match) == (0, "plan")
    assert "hufflepuffs-cup" in table(match).lying["gringotts"]


@pytest.mark.rule("YH-VR-5")
def test_who_fails_tries_again_next_turn_instead_of_moving() -> None:
    harry = {**ARMED, "space": "dumbledores-office"}
    dice: list[int | str] = [4, 4, "stupefy", "protego", 1, 2, 1, "lumos", "reducto"]
    match = arranged(PETTIGREW, harry, dice=dice, active=1, phase="resolve")
    match.answer(("destroy", "marvolo-gaunts-ring"))  # 4 against 4 is not higher
    assert player(match, 1).waiting == "marvolo-gaunts-ring"
    answer_all(match, ("roll",), ("moves", 1))
    walk(match, "quidditch-pitch")
    assert options(match) == [("destroy", "marvolo-gaunts-ring")]
    match.answer(("destroy", "marvolo-gaunts-ring"))  # 2 against 1
    assert table(match).destroyed == ("marvolo-gaunts-ring",)
    assert player(match, 1).space == "dumbledores-office"
    assert asked(match) == (0, "plan")
    spent(match)


@pytest.mark.rule("YH-VR-5")
def test_one_may_decline_and_then_the_space_serves() -> None:
    harry = {**ARMED, "space": "dumbledores-office"}
    match = arranged(PETTIGREW, harry, dice=["stupefy", "protego"], active=1, phase="resolve")
    match.answer(("decline",))
    assert player(match, 1).spells == ("stupefy", "protego")
    assert not table(match).destroyed


@pytest.mark.rule("YH-VR-5")
@pytest.mark.parametrize("edition", ["it", "pl"])
def test_the_space_serves_after_every_try(edition: str) -> None:
    harry = {**ARMED, "space": "dumbledores-office"}
    match = arranged(
        PETTIGREW,
        harry,
        dice=[1, 6, "stupefy", "protego", 1, 6, 1, "incendio", "reducto"],
        active=1,
        phase="resolve",
        edition=edition,
    )
    match.answer(("destroy", "marvolo-gaunts-ring"))
    assert player(match, 1).spells == ("stupefy", "protego")
    answer_all(match, ("roll",), ("moves", 1))
    walk(match, "quidditch-pitch")
    match.answer(("destroy", "marvolo-gaunts-ring"))
    assert table(match).destroyed == ("marvolo-gaunts-ring",)
    assert player(match, 1).spells == ("stupefy", "protego", "incendio", "reducto")
    spent(match)


@pytest.mark.rule("YH-VR-5", "YH-CMP-3")
def test_each_horcrux_costs_voldemort_one_hp() -> None:
    harry = {**ARMED, "space": "room-of-requirement"}
    others = ["nagini", "hufflepuffs-cup", "tom-riddles-diary", "marvolo-gaunts-ring"]
    match = arranged(
        VOLDEMORT,
        harry,
        dice=[2, 1, "lumos", "protego", 1],
        active=1,
        phase="resolve",
        destroyed=[*others, "slytherins-locket"],
    )
    assert player(match, 0).hp == 2
    match.answer(("destroy", "ravenclaws-diadem"))
    assert player(match, 0).hp == 1
    assert len(table(match).destroyed) == 6


@pytest.mark.rule("YH-VR-5", "YH-SPC-6")
def test_at_the_ministry_one_stays_until_it_is_done_and_then_returns_to_the_tower() -> None:
    harry = {**ARMED, "space": "clock-tower", "floo": 1}
    match = arranged(
        PETTIGREW, harry, dice=[1, 6, 1, 6, 5], active=1, phase="resolve", destroyed=["nagini"]
    )
    answer_all(match, ("floo", "ministry-of-magic"), ("destroy", "slytherins-locket"))
    assert player(match, 1).space == "ministry-of-magic"
    assert asked(match) == (0, "plan")
    answer_all(match, ("roll",), ("moves", 1))
    walk(match, "quidditch-pitch")
    match.answer(("destroy", "slytherins-locket"))
    assert "slytherins-locket" in table(match).destroyed
    assert (player(match, 1).space, player(match, 1).floo) == ("clock-tower", 0)
    spent(match)


@pytest.mark.rule("YH-VR-5", "YH-SPC-6")
def test_what_lies_there_is_taken_before_the_horcrux_is_tried() -> None:
    harry = {**HARRY, "space": "clock-tower", "floo": 1}
    place, tools = "ministry-of-magic", ["basilisk-fang", "sword-of-gryffindor"]
    lying = {place: ["slytherins-locket", *tools]}
    match = arranged(PETTIGREW, harry, dice=[6, 1], active=1, phase="resolve", lying=lying)
    answer_all(match, ("floo", place), ("take", "basilisk-fang"))
    assert options(match) == [("take", "sword-of-gryffindor"), ("done",)]
    answer_all(match, ("done",), ("destroy", "slytherins-locket"))
    assert (player(match, 1).space, asked(match)) == ("clock-tower", (0, "plan"))


@pytest.mark.rule("YH-VR-5")
def test_a_horcrux_that_a_friend_destroys_lets_one_go() -> None:
    stuck = {
        **ARMED, "space": "ministry-of-magic", "waiting": "slytherins-locket",
        "tower": "clock-tower",
    }  # fmt: skip
    ron = {
        **RON, "space": "ministry-of-magic", "objects": ["sword-of-gryffindor"],
        "waiting": "slytherins-locket", "tower": "owlery",
    }  # fmt: skip
    match = arranged(PETTIGREW, ron, stuck, dice=[6, 1], active=1)
    match.answer(("destroy", "slytherins-locket"))
    assert (player(match, 1).space, player(match, 2).waiting) == ("owlery", "")
    assert asked(match) == (2, "plan")
    assert player(match, 2).space == "clock-tower"


@pytest.mark.rule("YH-VR-5")
def test_tools_are_passed_on_one_space_in_the_polish_edition_only() -> None:
    ron = {**RON, "space": "entrance-hands"}
    match = arranged(PETTIGREW, ARMED, ron, dice=[1, 1], active=1, edition="pl")
    match.answer(("roll",))
    walk(match, "entrance-hands")
    assert asked(match) == (1, "pass-on")
    assert options(match) == [("pass-on", "basilisk-fang", 2), ("decline",)]
    match.answer(("pass-on", "basilisk-fang", 2))
    assert player(match, 1).objects == ()
    assert player(match, 2).objects == ("basilisk-fang",)
    assert asked(match) == (2, "pass-on")  # and may have it back
    match.answer(("decline",))
    assert asked(match) == (1, "walk")
    match = arranged(PETTIGREW, ARMED, ron, dice=[1, 1], active=1)
    match.answer(("roll",))
    walk(match, "entrance-hands")
    assert asked(match) == (1, "walk")


@pytest.mark.rule("YH-VR-5")
def test_tools_are_passed_at_the_start_of_a_turn_too() -> None:
    ron = {**RON, "space": "start", "objects": ["sword-of-gryffindor"]}
    match = arranged(PETTIGREW, HARRY, ron, HERMIONE, active=1, edition="pl")
    assert asked(match) == (2, "pass-on")
    match.answer(("pass-on", "sword-of-gryffindor", 1))
    assert player(match, 1).objects == ("sword-of-gryffindor",)
    assert asked(match) == (1, "plan")


@pytest.mark.rule("YH-VR-5", "YH-CRD-2")
def test_cards_for_the_start_of_a_turn_come_before_another_try() -> None:
    """But not what helps a move, which does not take place."""
    harry = {
        **ARMED, "space": "dumbledores-office", "waiting": "marvolo-gaunts-ring",
        "spells": ["accio", "alohomora"], "potions": ["gillyweed"],
    }  # fmt: skip
    match = arranged(
        PETTIGREW, harry, RON, dice=[6, 1, "stupefy", "protego"], active=1,
        lying={"rose-garden": ["sword-of-gryffindor"]},
    )  # fmt: skip
    assert asked(match) == (1, "horcrux-again")
    assert options(match) == [("destroy", "marvolo-gaunts-ring"), ("cast", "accio")]
    answer_all(match, ("cast", "accio"), ("take", "sword-of-gryffindor"))
    assert player(match, 1).objects == ("basilisk-fang", "sword-of-gryffindor")
    assert options(match) == [("destroy", "marvolo-gaunts-ring")]
    match.answer(("destroy", "marvolo-gaunts-ring"))
    assert table(match).destroyed == ("marvolo-gaunts-ring",)
    assert player(match, 1).spells == ("alohomora", "stupefy", "protego")
    assert asked(match) == (2, "plan")
    spent(match)


@pytest.mark.rule("YH-VR-5", "YH-SPC-6")
def test_who_passes_the_tool_on_is_free_and_returns_to_the_tower() -> None:
    stuck = {
        **ARMED, "space": "ministry-of-magic", "waiting": "slytherins-locket",
        "tower": "clock-tower",
    }  # fmt: skip
    ron = {**stuck, **RON, "space": "ministry-of-magic", "objects": [], "tower": "owlery"}
    match = arranged(PETTIGREW, stuck, ron, active=1, edition="pl")
    match.answer(("pass-on", "basilisk-fang", 2))
    match.answer(("decline",))
    assert asked(match) == (1, "plan")
    assert (player(match, 1).space, player(match, 1).waiting) == ("clock-tower", "")
    assert table(match).trodden == ["clock-tower"]
    assert player(match, 2).waiting == "slytherins-locket"


@pytest.mark.rule("YH-VR-5", "YH-SPC-6")
def test_who_fails_at_a_tower_and_on_a_trip_tries_again_at_the_tower() -> None:
    harry = {**ARMED, "space": "clock-tower", "floo": 1}
    match = arranged(PETTIGREW, harry, RON, dice=[1, 6, 1, 6], active=1, phase="resolve")
    answer_all(match, ("destroy", "nagini"), ("floo", "ministry-of-magic"))
    match.answer(("destroy", "slytherins-locket"))
    assert (player(match, 1).space, player(match, 1).waiting) == ("clock-tower", "nagini")
    assert table(match).destroyed == ()
    assert asked(match) == (2, "plan")
    spent(match)


@pytest.mark.rule("YH-VR-5", "YH-VR-FGT")
def test_a_fight_takes_the_place_of_the_try() -> None:
    lucius = {"character": "lucius-malfoy", "space": "dumbledores-office", "hp": 1}
    harry = {**ARMED, "space": "dumbledores-office"}
    match = arranged(
        VOLDEMORT, harry, RON, dice=[6, 1, 1, 1], active=1, phase="meet", death_eaters=[lucius]
    )
    answer_all(match, ("strike",), ("take-hit",))
    assert asked(match) == (2, "plan")
    assert not table(match).pawns
    assert "marvolo-gaunts-ring" in table(match).lying["dumbledores-office"]
    assert player(match, 1).spells == ()
    spent(match)
