"""Wizards who turn dice or roll them again, after a roll and before a die of it is used.

Pools: Dumbledore's Office red, 2 blue, orange; 12 Grimmauld Place purple, 2 red, orange; Room of
Requirement 2 purple, red, blue. The first wizard of a team stands for its faction.
"""

import pytest

from tests.games.death_eaters_rising.cards.table import card, rolled_for, table

pytestmark = pytest.mark.rule("DER-CMP-7", "DER-CMP-10", "DER-DIC-6")

CHANGERS = [
    "sybill-trelawney", "filius-flitwick", "firenze", "hermione-granger", "dean-thomas",
]  # fmt: skip


@card("sybill-trelawney")
def test_sybill_trelawney() -> None:
    """After a roll: reroll any number of the dice, all at once."""
    at = table(
        "red-bravery blue-knowledge blue-knowledge-2 orange-loyalty | red-loyalty blue-friendship",
        team="sybill-trelawney",
    )
    at.roll()
    at.answer("change", "sybill-trelawney")
    each = {"red-bravery", "blue-knowledge", "blue-knowledge-2", "orange-loyalty"}
    assert at.asks() == {f"reroll {die}" for die in each}
    at.answer("reroll", "red-bravery")
    assert at.asks() == {f"reroll {die}" for die in each - {"red-bravery"}} | {"done"}
    at.answer("reroll", "blue-knowledge")
    at.answer("done")
    assert sorted(at.rolled) == [
        "blue-friendship", "blue-knowledge-2", "orange-loyalty", "red-loyalty",
    ]  # fmt: skip
    assert not at.can("change", "sybill-trelawney")


@card("sybill-trelawney")
def test_sybill_trelawney_rerolls_everything() -> None:
    """After a roll: reroll any number of the dice; with all of them picked nothing is asked."""
    at = table(
        "red-bravery blue-bravery blue-bravery orange-bravery"
        "| red-loyalty blue-loyalty blue-loyalty orange-loyalty",
        team="sybill-trelawney",
    )
    at.roll()
    at.answer("change", "sybill-trelawney")
    for die in ("red-bravery", "blue-bravery", "blue-bravery", "orange-bravery"):
        at.answer("reroll", die)
    assert at.rolled == ["red-loyalty", "blue-loyalty", "blue-loyalty", "orange-loyalty"]


@card("filius-flitwick")
def test_filius_flitwick() -> None:
    """After a roll: turn up to 2 blue dice to faces of your choice."""
    at = table(
        "red-bravery blue-knowledge blue-loyalty orange-loyalty",
        team="filius-flitwick",
        ministry="",
    )
    at.roll()
    at.answer("change", "filius-flitwick")
    faces = {"knowledge", "knowledge-2", "friendship", "bravery", "loyalty"}
    assert at.asks() == {f"turn blue-knowledge blue-{to}" for to in faces - {"knowledge"}} | {
        f"turn blue-loyalty blue-{to}" for to in faces - {"loyalty"}
    }
    at.answer("turn", "blue-knowledge", "blue-knowledge-2")
    assert at.can("done")
    at.answer("turn", "blue-loyalty", "blue-friendship")
    assert sorted(at.rolled) == [
        "blue-friendship", "blue-knowledge-2", "orange-loyalty", "red-bravery",
    ]  # fmt: skip


@card("filius-flitwick")
def test_filius_flitwick_needs_blue_dice() -> None:
    """After a roll: turn up to 2 blue dice."""
    at = table(
        "purple-loyalty red-bravery red-bravery orange-loyalty",
        team="remus-lupin filius-flitwick",
        ministry="",
    )
    at.roll()
    assert not at.offers("change")


@card("filius-flitwick")
def test_filius_flitwick_turns_no_die_twice() -> None:
    """After a roll: turn up to 2 blue dice; with one of them there is no second question."""
    at = table(
        "purple-loyalty purple-loyalty red-loyalty blue-loyalty",
        team="luna-lovegood filius-flitwick",
        ministry="",
    )
    at.roll()
    at.answer("change", "filius-flitwick")
    at.answer("turn", "blue-loyalty", "blue-friendship")
    assert at.rolled == ["purple-loyalty", "purple-loyalty", "red-loyalty", "blue-friendship"]


@card("firenze")
def test_firenze() -> None:
    """After a roll: turn up to 2 purple, red or orange dice to Knowledge."""
    at = table(
        "red-bravery blue-loyalty blue-loyalty orange-loyalty-2 purple-knowledge purple-loyalty",
        team="firenze minerva-mcgonagall fleur-delacour",
    )
    at.roll()
    at.answer("change", "firenze")
    assert at.asks() == {
        "turn red-bravery red-knowledge",
        "turn orange-loyalty-2 orange-knowledge",
        "turn purple-loyalty purple-knowledge",
    }
    at.answer("turn", "orange-loyalty-2", "orange-knowledge")
    assert at.asks() == {
        "turn red-bravery red-knowledge", "turn purple-loyalty purple-knowledge", "done",
    }  # fmt: skip
    at.answer("done")
    assert at.rolled == [
        "red-bravery", "blue-loyalty", "blue-loyalty", "orange-knowledge", "purple-knowledge",
        "purple-loyalty",
    ]  # fmt: skip


@card("firenze")
def test_firenze_turns_two_dice_at_most() -> None:
    """After a roll: turn up to 2 dice."""
    at = table("purple-loyalty red-loyalty red-loyalty orange-loyalty", team="remus-lupin firenze")
    at.roll()
    at.answer("change", "firenze")
    at.answer("turn", "red-loyalty", "red-knowledge")
    at.answer("turn", "red-loyalty", "red-knowledge")
    assert at.rolled == ["purple-loyalty", "red-knowledge", "red-knowledge", "orange-loyalty"]


@card("firenze")
def test_firenze_when_all_shows_knowledge() -> None:
    """Not offered if every die but the blue ones shows Knowledge."""
    at = table("red-knowledge blue-loyalty blue-loyalty orange-knowledge", team="firenze")
    at.roll()
    assert not at.offers("change")


@card("hermione-granger")
def test_hermione_granger() -> None:
    """After a roll: turn a die to a face of your choice."""
    at = table(
        "purple-loyalty purple-friendship red-bravery blue-knowledge", team="hermione-granger"
    )
    at.roll()
    at.answer("change", "hermione-granger")
    assert len(at.asks()) == 4 * 4
    assert "turn red-bravery red-bravery-2" in at.asks()
    assert "turn red-bravery red-bravery" not in at.asks()
    at.answer("turn", "purple-loyalty", "purple-friendship-2")
    assert at.rolled == [
        "purple-friendship-2", "purple-friendship", "red-bravery", "blue-knowledge",
    ]  # fmt: skip
    assert not at.can("change", "hermione-granger")


@card("dean-thomas")
def test_dean_thomas() -> None:
    """After a roll: turn a die to a virtue that another die shows, also doubled."""
    at = table("purple-loyalty purple-bravery red-loyalty blue-loyalty", team="dean-thomas")
    at.roll()
    at.answer("change", "dean-thomas")
    assert at.asks() == {
        "turn purple-loyalty purple-bravery", "turn purple-bravery purple-loyalty",
        "turn red-loyalty red-bravery", "turn red-loyalty red-bravery-2",
        "turn blue-loyalty blue-bravery",
    }  # fmt: skip
    at.answer("turn", "red-loyalty", "red-bravery-2")
    assert at.rolled == ["purple-loyalty", "purple-bravery", "red-bravery-2", "blue-loyalty"]
    assert not at.can("change", "dean-thomas")


@card("dean-thomas")
def test_dean_thomas_with_nothing_to_copy() -> None:
    """Not offered for a single die, nor if all dice show the same and have no other such face."""
    at = table("purple-loyalty purple-loyalty red-loyalty blue-loyalty", team="dean-thomas")
    at.roll()
    assert not at.offers("change")


@pytest.mark.parametrize("wizard", CHANGERS)
def test_a_used_die_closes_the_roll(wizard: str) -> None:
    """After a roll, before a die of it is assigned; open again after the next."""
    at = rolled_for(
        "room-cleanse",
        then="purple-bravery red-loyalty blue-bravery",
        team=f"luna-lovegood {wizard}",
        ministry="",
    )
    assert at.can("change", wizard)
    at.fill("room-cleanse")
    assert not at.can("change", wizard)
    at.roll()
    assert at.can("change", wizard)


@pytest.mark.parametrize("wizard", CHANGERS)
def test_only_the_active_team_changes_a_roll(wizard: str) -> None:
    """After a roll of your own: neither a fellow player's team nor a card at the location."""
    dice = "purple-loyalty purple-bravery red-loyalty blue-bravery"
    at = table(dice, team="luna-lovegood", friends=[wizard], ministry="")
    at.roll()
    assert not at.offers("change") + at.offers("change", seat=1)
    at = table(dice, team="luna-lovegood", hogsmeade=wizard, ministry="")
    at.roll()
    assert not at.offers("change")


def test_several_change_one_roll() -> None:
    """After a roll: one after the other, each once."""
    at = table(
        "purple-loyalty purple-bravery red-loyalty blue-bravery red-loyalty | blue-knowledge",
        team=f"harry-potter {' '.join(CHANGERS)}",
        ministry="",
    )
    at.roll()
    for wizard, *answers in (
        ("dean-thomas", ("turn", "red-loyalty", "red-bravery-2")),
        ("sybill-trelawney", ("reroll", "blue-bravery"), ("done",)),
        ("filius-flitwick", ("turn", "blue-knowledge", "blue-knowledge-2")),
        ("firenze", ("turn", "purple-loyalty", "purple-knowledge"), ("done",)),
        ("hermione-granger", ("turn", "purple-bravery", "purple-friendship-2")),
    ):
        at.answer("change", wizard)
        for answer in answers:
            at.answer(*answer)
    assert not at.offers("change")
    assert sorted(at.rolled) == [
        "blue-knowledge-2", "purple-friendship-2", "purple-knowledge", "red-bravery-2",
        "red-loyalty",
    ]  # fmt: skip
