"""No card, ability or space goes untested: a guard over the other modules of this folder."""

import importlib
from collections.abc import Iterator
from pathlib import Path
from types import FunctionType

import pytest

from tests.games.talisman.rules.scene import box

FOLDER = "tests.games.talisman.cards"


def card_tests() -> Iterator[FunctionType]:
    """All card tests."""
    for path in sorted(Path(__file__).parent.glob("test_*.py")):
        if path != Path(__file__):
            module = importlib.import_module(f"{FOLDER}.{path.stem}")
            yield from (
                thing
                for name, thing in vars(module).items()
                if name.startswith("test_") and isinstance(thing, FunctionType)
            )


def marked(test: FunctionType) -> set[str]:
    """What a test is marked with, as a whole or case by case."""
    ids: set[str] = set()
    for mark in getattr(test, "pytestmark", []):
        if mark.name == "card":
            ids.update(mark.args)
        elif mark.name == "parametrize":
            for case in mark.args[1]:
                for inner in getattr(case, "marks", ()):
                    ids.update(inner.args if inner.name == "card" else ())
    return ids


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


def test_every_card_has_a_test() -> None:
    covered = {id_ for test in card_tests() for id_ in marked(test)}
    assert cards() - covered == set(), "cards without a test"
    assert covered - cards() == set(), "tests of no card"


def test_every_card_test_says_what_the_card_says() -> None:
    silent = [test.__name__ for test in card_tests() if marked(test) and not test.__doc__]
    assert silent == []


def test_the_guard_bites() -> None:
    @pytest.mark.card("dobby")
    @pytest.mark.parametrize("x", [1, pytest.param(2, marks=pytest.mark.card("firenze"))])
    def marked_twice(x: int) -> None: ...

    assert isinstance(marked_twice, FunctionType)
    assert marked(marked_twice) == {"dobby", "firenze"}
    some = {"dobby", "lumos", "wand", "ferret", "lord-voldemort", "azkaban", "harry-potter/a/3"}
    assert some <= cards()
    assert "harry-potter/a/4" not in cards()
