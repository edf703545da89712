"""Which tests cover which rule, read from the marks in the test files of a checkout."""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import commonroom


def covering_tests(folder: Path | None = None) -> dict[str, list[str]] | None:
    """Rule id → the tests marked with it; None where there are no tests, as in an installation."""
    root = Path(commonroom.__file__).parents[2]
    folder = folder or root / "tests"
    if not folder.is_dir():
        return None
    found: defaultdict[str, list[str]] = defaultdict(list)
    for path in sorted(folder.rglob("test_*.py")):
        for rule, test in _marks(path.read_text(encoding="utf-8")):
            found[rule].append(f"{path.relative_to(folder.parent)}::{test}")
    return dict(found)


@cache
def _marks(text: str) -> list[tuple[str, str]]:
    """Every rule a test of a module is marked with, by itself, its class or its module.

    To parse all tests of a checkout takes a second; whoever asks again gets what was found.
    """
    return list(_marks_of(ast.parse(text))) if ".rule(" in text else []


def _marks_of(tree: ast.Module) -> Iterator[tuple[str, str]]:
    module_wide = [
        rule
        for node in tree.body
        if isinstance(node, ast.Assign)
        and any(isinstance(to, ast.Name) and to.id == "pytestmark" for to in node.targets)
        for call in ast.walk(node.value)
        for rule in _rules(call)
    ]
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            own = [rule for mark in node.decorator_list for rule in _rules(mark)]
            for rule in own + module_wide:
                yield rule, node.name


def _rules(node: ast.AST) -> list[str]:
    """The ids in a mark such as ``pytest.mark.rule("DER-VOL-1")``."""
    if (
        isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and node.func.attr == "rule"
    ):
        return [str(arg.value) for arg in node.args if isinstance(arg, ast.Constant)]
    return []
