"""YH-DUE-1: duels with the students on cards."""

from typing import Any

import pytest

from commonroom.games.year_at_hogwarts.events import HpGained
from tests.games.year_at_hogwarts.rules.scene import STRIKE, Scene, draco, ron, scene

HERE = "west-wall-duel"
BOOKS = ["dragon-species", "fantastic-beasts"]
DIE: list[int | str] = [1, 1, 1]


def duel(*dice: int | str, edition: str = "it", variant: str = "underage", **holds: Any) -> Scene:
    """Cedric: 3 HP, res 4; after each attack he takes 2 HP."""
    return scene(
        ron(HERE, **holds), draco(), dice=["cedric-diggory", *dice], edition=edition,
        variant=variant, phase="resolve",
    )  # fmt: skip


@pytest.mark.rule("YH-DUE-1")
@pytest.mark.parametrize("variant", ["underage", "qualified", "teams"])
def test_a_duel_won_gives_a_spell_a_potion_and_a_book(variant: str) -> None:
    at = duel(4, 5, 6, "lumos", "skele-gro", "dragon-species", variant=variant)
    at.do(STRIKE)
    assert at.changed() == {
        "0.books": ["dragon-species"],
        "0.potions": ["skele-gro"],
        "0.spells": ["lumos"],
        "bottoms.duel": ["cedric-diggory"],
    }
    assert at.active == 1


@pytest.mark.rule("YH-DUE-1")
@pytest.mark.parametrize("edition", ["it", "pl"])
def test_down_to_1_hp_it_is_lost_and_three_cards_of_choice_are_discarded(edition: str) -> None:
    at = duel(*DIE, hp=3, spells=["lumos", "protego"], books=BOOKS, edition=edition)
    at.do(STRIKE)
    assert at.asked == (0, "discard")
    at.do(("discard", "lumos"), ("discard", BOOKS[1]), ("discard", BOOKS[0]))
    assert (at.player().spells, at.player().books) == (("protego",), ())
    assert (at.player().hp, at.player().space, at.active) == (1, HERE, 1)


@pytest.mark.rule("YH-DUE-1", "YH-SET-2")
def test_all_if_there_are_fewer_but_never_missions() -> None:
    at = duel(*DIE, hp=3, spells=["lumos"], books=BOOKS, missions=["slay-the-basilisk"], floo=1)
    at.do(STRIKE)
    assert at.changed() == {
        "0.books": [],
        "0.hp": 1,
        "0.spells": [],
        "bottoms.book": BOOKS,
        "bottoms.duel": ["cedric-diggory"],
        "bottoms.spell": ["lumos"],
    }


@pytest.mark.rule("YH-DUE-1")
def test_at_0_hp_all_cards_are_discarded_at_the_leaky_cauldron() -> None:
    at = duel(*DIE, hp=2, spells=["lumos", "lumos"], potions=["skele-gro"], books=BOOKS,
              objects=["nagini"], floo=1, missions=["slay-the-basilisk"])  # fmt: skip
    at.do(STRIKE)
    assert at.changed() == {
        "0.books": [],
        "0.hp": 6,
        "0.potions": [],
        "0.space": "leaky-cauldron",
        "0.spells": [],
        "bottoms.book": BOOKS,
        "bottoms.duel": ["cedric-diggory"],
        "bottoms.potion": ["skele-gro"],
        "bottoms.spell": ["lumos", "lumos"],
    }


@pytest.mark.rule("YH-DUE-1")
def test_in_the_polish_edition_0_hp_are_as_1() -> None:
    at = duel(*DIE, hp=2, spells=["lumos"], edition="pl")
    at.do(STRIKE)
    assert (at.player().hp, at.player().space, at.player().spells) == (1, HERE, ())
    assert at.event(HpGained).hp == 1


@pytest.mark.rule("YH-DUE-1")
def test_with_1_hp_one_fights() -> None:
    at = duel(4, 4, 4, "lumos", "skele-gro", "dragon-species", hp=1)
    at.do(STRIKE)
    assert (at.player().hp, at.player().spells) == (1, ("lumos",))


@pytest.mark.rule("YH-DUE-1")
def test_with_1_hp_it_is_lost_at_once_in_the_polish_edition() -> None:
    at = duel(hp=1, spells=["lumos"], edition="pl")
    assert at.changed() == {
        "0.spells": [], "bottoms.duel": ["cedric-diggory"], "bottoms.spell": ["lumos"],
    }  # fmt: skip
    assert at.active == 1


@pytest.mark.rule("YH-DUE-1", "YH-CMB-2")
@pytest.mark.parametrize(("edition", "left"), [("it", 6), ("pl", 4)])
def test_the_opponent_acts_at_0_hp_in_the_polish_edition_only(edition: str, left: int) -> None:
    at = duel(4, 5, 6, "lumos", "skele-gro", "dragon-species", edition=edition)
    at.do(STRIKE)
    assert (at.player().hp, at.player().spells) == (left, ("lumos",))


@pytest.mark.rule("YH-DUE-1", "YH-CMB-2")
def test_and_the_duel_is_lost_if_that_leaves_one_hp() -> None:
    at = duel(4, 5, 6, "lumos", "skele-gro", "dragon-species", hp=4, edition="pl")
    at.do(STRIKE)
    assert (at.player().hp, at.player().spells) == (2, ("lumos",))
    for hp in (3, 2):
        at = duel(4, 5, 6, hp=hp, edition="pl")
        at.do(STRIKE)
        assert (at.player().hp, at.player().spells) == (1, ())  # 0 are as 1


@pytest.mark.rule("YH-DUE-1")
def test_ones_own_character_goes_to_the_bottom_and_another_is_drawn() -> None:
    at = scene(ron(HERE), draco(), dice=["duel-ron-weasley", "cedric-diggory"], phase="resolve")
    assert at.fight.foe.who == "cedric-diggory"
    assert at.table.bottoms["duel"] == ("duel-ron-weasley", "cedric-diggory")


@pytest.mark.rule("YH-DUE-1", "YH-CMP-7")
def test_vincent_crabbe() -> None:
    """On reveal 10 House points; then 2 HP before each attack."""
    at = scene(ron(HERE, points=25), draco(), dice=["vincent-crabbe", 3, 1, 1], phase="resolve")
    assert (at.player().points, at.hp()) == (15, (6, 4))
    at.do(STRIKE)
    assert at.hp() == (4, 3)


@pytest.mark.rule("YH-DUE-1", "YH-CMP-7")
def test_who_falls_before_the_attack_has_lost_without_it() -> None:
    at = scene(ron(HERE, hp=3), draco(), dice=["vincent-crabbe"], phase="resolve")
    at.do(STRIKE)
    assert (at.player().hp, at.active) == (1, 1)
