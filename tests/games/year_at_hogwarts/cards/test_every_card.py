"""No card, sheet, token or space goes untested: a guard over the other modules of this folder."""

import importlib
from collections.abc import Iterator
from pathlib import Path
from types import FunctionType

import pytest

from tests.games.year_at_hogwarts.cards.table import box

FOLDER = "tests.games.year_at_hogwarts.cards"


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
    """Everything in the box that does something; of a sheet, both abilities, too."""
    content = box()
    abilities = [f"{sheet}/{part}" for sheet in content.sheets for part in ("move", "fight")]
    spaces = [space for board in content.boards.values() for space in board.spaces]
    return {
        *content.sheets, *abilities, *content.villain, *content.missions, *content.combat,
        *content.objects, *content.deck_of, *spaces,
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
    @pytest.mark.parametrize("x", [1, pytest.param(2, marks=pytest.mark.card("lumos"))])
    def marked_twice(x: int) -> None: ...

    assert isinstance(marked_twice, FunctionType)
    assert marked(marked_twice) == {"dobby", "lumos"}
    some = {
        "dobby", "lumos", "skele-gro", "fluffy", "vincent-crabbe", "fawkes", "firebolt", "nagini",
        "dragon-species", "slay-the-basilisk", "harry-potter/move", "lucius-malfoy/fight",
        "lord-voldemort", "clock-tower", "hogsmeade-lane",
    }  # fmt: skip
    assert some <= cards()
    assert "lord-voldemort/fight" not in cards()
