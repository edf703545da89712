"""Every numbered rule is carried out somewhere and shown at work by a test; no other is cited.

`commonroom rules <game>` lists the same for a reader.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

import commonroom
from commonroom.kernel import title
from commonroom.terminal.rule_tests import covering_tests
from commonroom.text import Texts

SOURCE = Path(commonroom.__file__).parent
CITABLE = {".py", ".toml", ".ftl"}


@cache
def texts() -> dict[Path, str]:
    """Every source, content and text file of the package."""
    files = sorted(path for path in SOURCE.rglob("*") if path.suffix in CITABLE)
    return {path: path.read_text(encoding="utf-8") for path in files}


def index(game: str) -> list[str]:
    """The ids of a game's rules."""
    return [rule.id for rule in title(game).rules()]


def box(game: str) -> set[str]:
    """The ids of all rules in a game's box, which may hold other games."""
    prefix = title(game).about.prefix
    together = [one for one in commonroom.games() if title(one).about.prefix == prefix]
    return {rule for one in together for rule in index(one)}


def ids_in(text: str, game: str) -> list[str]:
    """The rule ids of a game that a text cites."""
    prefix = title(game).about.prefix.upper()
    return re.findall(rf"\b{prefix}-[A-Z]{{2,4}}-(?:\d+[a-z]?|[A-Z]{{3}})\b", text)


@cache
def marked() -> dict[str, list[str]]:
    """Rule id → the tests that are marked with it."""
    tests = covering_tests(Path(__file__).parent)
    assert tests is not None
    return tests


def test_citations_are_found() -> None:
    text = '"""DER-VOL-1 … DER-VOL-99: see TAL-BAT-1."""  Event(rule="DER-TOK-3a")'
    assert ids_in(text, "death-eaters-rising") == ["DER-VOL-1", "DER-VOL-99", "DER-TOK-3a"]


@pytest.mark.parametrize("game", commonroom.games())
def test_every_rule_is_shown_at_work_by_a_test(game: str) -> None:
    assert [rule for rule in index(game) if rule not in marked()] == []


@pytest.mark.parametrize("game", commonroom.games())
def test_every_rule_is_carried_out_by_code_that_cites_it(game: str) -> None:
    """The rule index itself and the words for players do not count."""
    folder = title(game).content_dir.parent
    code = [path for path in texts() if path.suffix == ".py" and folder in path.parents]
    cited = {rule for path in code for rule in ids_in(texts()[path], game)}
    assert [rule for rule in index(game) if rule not in cited] == []


@pytest.mark.parametrize("game", commonroom.games())
def test_every_rule_that_is_cited_exists(game: str) -> None:
    known = box(game)
    wrong = {
        f"{path.relative_to(SOURCE)}: {rule}"
        for path, text in texts().items()
        for rule in ids_in(text, game)
        if rule not in known
    }
    wrong |= {
        f"{test}: {rule}"
        for rule, tests in marked().items()
        for test in tests
        if ids_in(rule, game) and rule not in known
    }
    assert wrong == set()


@pytest.mark.parametrize("game", commonroom.games())
def test_whoever_looks_a_rule_up_sees_what_we_decided(game: str) -> None:
    texts, prefix = Texts("en"), title(game).about.prefix
    said = {rule.id for rule in title(game).rules() if texts.has(f"{prefix}-rule-{rule.id}.ruling")}
    made = {rule.id for rule in title(game).rules() if "ruling" in (rule.source, *rule.also)}
    assert said == made
