"""What the card tests of a folder are marked with, for the guards that no card goes untested."""

import importlib
from collections.abc import Iterator
from pathlib import Path
from types import FunctionType


def card_tests(guard: Path) -> Iterator[FunctionType]:
    """All tests in the folder of a guard but its own."""
    root = Path(__file__).parents[2]
    folder = ".".join(guard.parent.relative_to(root).parts)
    for path in sorted(guard.parent.glob("test_*.py")):
        if path != guard:
            module = importlib.import_module(f"{folder}.{path.stem}")
            yield from (
                thing
                for name, thing in vars(module).items()
                if name.startswith("test_") and isinstance(thing, FunctionType)
            )


def marked(test: FunctionType) -> set[str]:
    """The cards a test is marked with, as a whole or case by case."""
    ids: set[str] = set()
    for mark in getattr(test, "pytestmark", []):
        if mark.name == "card":
            ids.update(mark.args)
        elif mark.name == "parametrize":
            for case in mark.args[1]:
                for inner in getattr(case, "marks", ()):
                    ids.update(inner.args if inner.name == "card" else ())
    return ids


def check_every_card(guard: Path, cards: set[str]) -> None:
    """Fail for a card without a test, a test of no card, a card test that says nothing."""
    tests = list(card_tests(guard))
    covered = {id_ for test in tests for id_ in marked(test)}
    assert cards - covered == set(), "cards without a test"
    assert covered - cards == set(), "tests of no card"
    assert [test.__name__ for test in tests if marked(test) and not test.__doc__] == []
