"""No card, ability or space goes untested: a guard over the other modules of this folder."""

from pathlib import Path

from tests.games.guard import check_every_card
from tests.games.talisman.rules.scene import box


def cards() -> set[str]:
    """Everything in the box that does something; of a character, every numbered line."""
    content = box()
    abilities = {
        f"{character.id}/{face}/{number}"
        for character in content.characters.values()
        for face, side in (("a", character.a), ("b", character.b))
        for number, _ in enumerate(side.abilities, 1)
    }
    return {
        *content.encounters, *content.spells, *content.purchases, *content.hallows,
        *content.ferrets, *content.villain, *content.spaces, *abilities,
    }  # fmt: skip


def test_every_card_has_a_test_that_says_what_it_says() -> None:
    check_every_card(Path(__file__), cards())


def test_the_guard_counts_what_lies_in_the_box() -> None:
    some = {"dobby", "lumos", "wand", "ferret", "lord-voldemort", "azkaban", "harry-potter/a/3"}
    assert some <= cards()
    assert "harry-potter/a/4" not in cards()
