"""The pages of docs/concordance, written from the concordances: ``make concordance``."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from commonroom.kernel import Msg, Title, games, title
from commonroom.kernel.concordance import Row, Rulebook, Section
from commonroom.terminal.rule_tests import covering_tests
from commonroom.text import Texts

ROOT = Path(__file__).parent.parent
FOLDER = ROOT / "docs" / "concordance"
LANGUAGES = {"cs": "Czech", "en": "English", "it": "Italian", "pl": "Polish"}


def rulebooks() -> dict[str, tuple[Title, Rulebook]]:
    """Every printed rulebook by its name, with the game whose box it lies in."""
    titles = sorted((title(game) for game in games()), key=lambda one: len(one.rules()))
    return {book.id: (played, book) for played in titles for book in played.rulebooks()}


def page(played: Title, book: Rulebook) -> str:
    """The concordance of a rulebook as a page to read."""
    about = played.about
    name = Texts("en").say(Msg(f"{about.prefix}-{about.id}"))
    head = [
        f"# {name}: the {LANGUAGES[book.language]} rulebook, page by page",
        "Every sentence of the booklet that rules something, named by its heading and its number "
        "under it, and the rule that it is here. What a rule says, "
        f"`commonroom rules {about.id}` and the rulebook in the browser tell in four languages; "
        f"`commonroom rules --page {book.id} {book.sections[-1].pages[0]}` goes through one page.",
        "Sentences are counted in reading order under their heading; a numbered step, a bullet, "
        "and a picture of a card or a space count as one. The test is where the rule is shown at "
        f"work most. Page numbers: {book.pages[0].lower()}{book.pages[1:]}",
    ]
    body = [line for number in _numbers(book) for line in _page(book, number)]
    return "\n\n".join(head + body) + "\n"


def _numbers(book: Rulebook) -> list[int]:
    return sorted({section.pages[0] for section in book.sections})


def _page(book: Rulebook, number: int) -> Iterator[str]:
    yield f"## Page {number}"
    for section in book.sections:
        if section.pages[0] == number:
            yield from _section(section)


def _section(section: Section) -> Iterator[str]:
    *others, last = section.pages
    across = f" (pages {others[0]} and {last})" if others else ""
    yield f"### {section.heading}{across}"
    head = "| sentence | rule | how we read it | test |\n|---|---|---|---|"
    yield "\n".join([head, *map(_row, section.rows)])


def _row(row: Row) -> str:
    first, last = row.sentences
    number = str(first) if first == last else f"{first}–{last}"
    ruled = ", ".join(f"`{rule}`" for rule in row.rules) or f"nothing to rule: {row.nothing}"
    read = ". ".join(words.rstrip(".") for words in (row.name, row.read) if words)
    shown = ", ".join(dict.fromkeys(map(_test, row.rules)))
    return f"| {number} | {ruled} | {read}{'.' if read else ''} | {shown} |"


def _test(rule: str) -> str:
    path = _tests()[rule]
    return f"[{path.stem.removeprefix('test_')}](../../{path})"


@cache
def _tests() -> dict[str, Path]:
    """Rule → the file with most tests of it."""
    found = covering_tests(ROOT / "tests") or {}
    files = {rule: Counter(test.partition("::")[0] for test in tests)
             for rule, tests in found.items()}  # fmt: skip
    return {
        rule: Path(max(sorted(counts), key=lambda file: counts[file]))
        for rule, counts in files.items()
    }


def main() -> None:
    """Write every page."""
    FOLDER.mkdir(exist_ok=True)
    for played, book in rulebooks().values():
        (FOLDER / f"{book.id}.md").write_text(page(played, book), encoding="utf-8")


if __name__ == "__main__":
    main()
