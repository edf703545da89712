"""Whoever owns a box finds their page: every sentence has its rule, and every rule its sentence."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise

import msgspec
import pytest
from click.testing import CliRunner

from commonroom.cli import main
from commonroom.kernel import Rule, Title, content_of, games, title
from commonroom.kernel.concordance import Row, Rulebook, Section
from commonroom.terminal.rule_tests import covering_tests
from tests.concordance import FOLDER, page, rulebooks

BOOKS = rulebooks()
TEST = re.compile(r"[^|\n]*\|$", re.MULTILINE)
"""The last column of a table."""
BOXES = {played.content_dir: played for played, _ in BOOKS.values()}


def rows(book: Rulebook) -> Iterator[tuple[Section, Row]]:
    return ((section, row) for section in book.sections for row in section.rows)


def astray(book: Rulebook, known: set[str]) -> list[str]:
    """What is wrong with the rows of a rulebook."""
    wrong = []
    for section, row in rows(book):
        where = f"{book.id} {section.pages} {section.heading} {row.sentences}"
        wrong += [f"{where}: there is no {rule}" for rule in row.rules if rule not in known]
        if bool(row.rules) == bool(row.nothing):
            wrong.append(f"{where}: a rule, or why there is none")
    return wrong


def gaps(book: Rulebook) -> list[str]:
    """Sentences under a heading that were passed over; a heading may go on on the next page."""
    wrong = []
    ends: dict[str, int] = {}
    for section in book.sections:
        first = section.rows[0].sentences[0]
        if first not in (1, ends.get(section.heading, 0) + 1):
            wrong.append(f"{section.heading} begins with {first}")
        end = first - 1
        for row in section.rows:
            start, last = row.sentences
            if start != end + 1 or last < start:
                wrong.append(f"{section.heading}: {row.sentences} after {end}")
            end = last
        ends[section.heading] = end
    return wrong


def test_there_are_five() -> None:
    assert sorted(BOOKS) == [
        "death-eaters-rising-cs", "talisman-en", "talisman-pl", "year-it", "year-pl",
    ]  # fmt: skip


@pytest.mark.parametrize("name", BOOKS)
def test_every_sentence_is_a_rule_or_says_why_not(name: str) -> None:
    played, book = BOOKS[name]
    assert astray(book, set(content_of(played.about.id).rules)) == []
    assert gaps(book) == []


@pytest.mark.parametrize("name", BOOKS)
def test_pages_follow_each_other(name: str) -> None:
    first = [section.pages[0] for section in BOOKS[name][1].sections]
    apart = {later - page for page, later in pairwise(first)}
    assert max(apart) <= 2  # one page of one booklet is lost
    pages = [section.pages for section in BOOKS[name][1].sections]
    assert all(list(one) == list(range(one[0], one[0] + len(one))) for one in pages)


@pytest.mark.parametrize("played", BOXES.values(), ids=lambda played: played.about.id)
def test_every_rule_that_is_not_ours_stands_in_a_rulebook(played: Title) -> None:
    books = [book for owner, book in BOOKS.values() if owner.content_dir == played.content_dir]
    printed = {rule for book in books for _, row in rows(book) for rule in row.rules}
    known: dict[str, Rule] = content_of(played.about.id).rules
    assert [
        id_ for id_, rule in known.items() if rule.source == "seed" and id_ not in printed
    ] == []


def test_what_goes_astray_is_found() -> None:
    """The checks themselves: an unknown rule, a row without one, a sentence passed over."""
    _, book = BOOKS["talisman-en"]
    known = set(content_of("talisman").rules)
    unknown = Row((1, 1), rules=("TAL-XYZ-1",))
    empty, skipping = Row((2, 2)), Row((4, 4), rules=("TAL-MOV-1",))
    torn = Section((99,), "Torn", (unknown, empty, skipping))
    bad = msgspec.structs.replace(book, sections=(torn,))
    assert len(astray(bad, known)) == 2
    assert gaps(bad) == ["Torn: (4, 4) after 2"]


@pytest.mark.parametrize("name", BOOKS)
def test_its_page_in_the_documentation_is_current(name: str) -> None:
    """``make concordance`` writes it anew. Another file may show a rule at work most by now."""
    written = (FOLDER / f"{name}.md").read_text(encoding="utf-8")
    assert TEST.sub("", written) == TEST.sub("", page(*BOOKS[name]))


@pytest.mark.parametrize("name", BOOKS)
def test_the_tests_that_a_page_names_show_the_rule(name: str) -> None:
    marked = covering_tests() or {}
    for line in (FOLDER / f"{name}.md").read_text(encoding="utf-8").splitlines():
        rules = re.findall(r"`([A-Z]+-[A-Z0-9-]+)`", line) if line.startswith("| ") else []
        shown = {test.partition("::")[0] for rule in rules for test in marked[rule]}
        named = set(re.findall(r"\(\.\./\.\./([^)]+)\)", line))
        assert named <= shown, line
        assert bool(named) == bool(rules), line


def test_games_in_one_box_share_its_rulebooks() -> None:
    year, pitch = title("year-at-hogwarts"), title("quidditch")
    assert [book.id for book in pitch.rulebooks()] == ["year-it", "year-pl"]
    assert year.rulebooks() == pitch.rulebooks()
    assert all(title(game).rulebooks() for game in games())


# ---- in the terminal ---------------------------------------------------------------------------


def said(*args: str) -> tuple[int, str]:
    result = CliRunner().invoke(main, ["rules", *args])
    return result.exit_code, " ".join(result.output.split())


def test_a_page_names_the_rule_of_each_sentence() -> None:
    code, text = said("--page", "talisman-en", "12")
    assert code == 0
    assert "talisman-en, page 12" in text
    assert "Evading Sentences 1 to 4: TAL-BAT-5" in text
    assert "Sentence 1: Neville Longbottom: TAL-CMP-4, TAL-SPE-1" in text
    assert "With the right spell, ability, Object or follower you may evade" in text
    assert "TAL-KXS-1" not in text


def test_a_page_speaks_of_the_other_games_in_the_box() -> None:
    code, text = said("--page", "year-it", "14", "--language", "it")
    assert code == 0
    assert "Frasi da 1 a 2: YH-VR-1" in text
    assert "YH-VR-1 (stampato nel regolamento)" in text
    assert "YH-CMP-4 (stampato nel regolamento)" in text


def test_a_rule_names_the_pages_of_each_booklet() -> None:
    _, text = said("talisman", "TAL-KXS-1")
    assert "Your booklet: pages 4, 6, 13 and 14 (English)" in text
    assert "Your booklet: pages 4 and 13 (Polish)" in text
    _, text = said("talisman", "TAL-ALT-1", "--language", "pl")
    assert "W twojej instrukcji: strona 16 (wydanie polskie)" in text


def test_pages_and_rulebooks_that_are_none_are_refused() -> None:
    assert said("--page", "talisman-en", "99") == (2, "talisman-en has no rules on page 99.")
    code, text = said("--page", "talisman-fr", "1")
    assert code == 2
    assert "talisman-en, talisman-pl" in text
    assert said()[0] == 2
