"""Names are those in the box: what a rulebook calls a thing, its catalogue calls it too.

``printed_names/<rulebook>.toml`` lists the names that a rulebook prints. Rulebooks write a name
with a small letter in the middle of a sentence and in capitals on a card, so the first letter's
size is not compared; everything after it is.
"""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import msgspec
import pytest

from commonroom.kernel import Msg, content_of
from commonroom.kernel.content import Entry
from commonroom.text import Texts

RULEBOOKS = sorted((Path(__file__).parent / "printed_names").glob("*.toml"))
LISTS = ("names", "misprints", "partly")
NUMBER = re.compile(r"-\d$")
HARRY_HIMSELF = {"harry-potter-token"}
"""Printed as Harry Potter; ours says that this one is the token."""
NAMELESS = {"box", "quick", "classic", "long", "underage", "qualified", "teams", "it", "pl"}
"""Facts that no player meets as a thing."""
TITLES = {"der": "death-eaters-rising", "tal": "talisman", "yh": "year-at-hogwarts"}


def rulebook(path: Path) -> dict[str, Any]:
    return tomllib.loads(path.read_text(encoding="utf-8"))


def written(name: str) -> str:
    """A name as it would begin a sentence."""
    return name[:1].upper() + name[1:]


@pytest.mark.parametrize("path", RULEBOOKS, ids=lambda path: path.stem)
def test_things_are_called_what_the_rulebook_calls_them(path: Path) -> None:
    book = rulebook(path)
    texts = Texts(book["language"], strict=True)
    said = {thing: texts.say(Msg(f"{book['game']}-{thing}")) for thing in book["names"]}
    assert {thing: written(name) for thing, name in said.items()} == {
        thing: written(name) for thing, name in book["names"].items()
    }


@pytest.mark.parametrize("path", RULEBOOKS, ids=lambda path: path.stem)
def test_what_is_misprinted_or_half_hidden_has_its_right_name(path: Path) -> None:
    book = rulebook(path)
    texts = Texts(book["language"], strict=True)
    for thing, printed in book.get("misprints", {}).items():
        assert texts.say(Msg(f"{book['game']}-{thing}")) != printed
    for thing, letters in book.get("partly", {}).items():
        assert letters in texts.say(Msg(f"{book['game']}-{thing}"))


@pytest.mark.parametrize("game", TITLES)
def test_whatever_a_rulebook_prints_is_in_a_list(game: str) -> None:
    """Spaces that share a name are listed once; what we named ourselves is not."""
    books = [book for book in map(rulebook, RULEBOOKS) if book["game"] == game]
    listed = {thing for book in books for kind in LISTS for thing in book.get(kind, ())}
    missing = [
        thing
        for kind in msgspec.structs.asdict(content_of(TITLES[game])).values()
        for thing, entry in (kind.items() if isinstance(kind, dict) else ())
        if isinstance(entry, Entry) and entry.source == "seed" and not entry.designed("name")
        if NUMBER.sub("", thing) not in listed | HARRY_HIMSELF | NAMELESS
    ]
    assert missing == []
