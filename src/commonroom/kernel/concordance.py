"""Concordances: which sentence of which printed rulebook is which rule.

Whoever owns the box looks for their own page. ``<game>/concordance/<rulebook>.toml`` goes through a
booklet page by page and names every sentence by its heading and its number there, without quoting
it; the words are those of the rule.
"""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Literal

import msgspec

from commonroom.kernel.content import Record


class Row(Record, frozen=True):
    """Some sentences that follow each other under one heading, and what they come to."""

    sentences: tuple[int, int]
    """The first and the last of them, counted under their heading."""
    name: str = ""
    """What they are printed on, if that is a card or a space: its name there."""
    rules: tuple[str, ...] = ()
    nothing: Literal["description", "flavour", "reference", "advice"] | None = None
    """Why there is nothing to rule, where there is no rule."""
    read: str = ""
    """How we read it, where that is not plain. For the pages of the documentation, in English."""


class Section(Record, frozen=True):
    """What stands under one heading of one page, or of two that belong together."""

    pages: tuple[int, ...]
    heading: str
    rows: tuple[Row, ...]


class Rulebook(Record, frozen=True):
    """A printed rulebook, from its first page to its last."""

    id: str
    language: str
    pages: str
    """Where the page numbers come from."""
    sections: tuple[Section, ...]

    def on(self, page: int) -> list[Section]:
        """What stands on a page."""
        return [section for section in self.sections if page in section.pages]

    def pages_of(self, rule: str) -> list[int]:
        """The pages where a rule stands, the first of a pair standing for both."""
        return sorted(
            {
                section.pages[0]
                for section in self.sections
                for row in section.rows
                if rule in row.rules
            }
        )


@cache
def rulebooks(folder: Path) -> tuple[Rulebook, ...]:
    """The rulebooks of a folder, which need not be there."""
    return tuple(
        msgspec.convert(
            {"id": path.stem, **tomllib.loads(path.read_text(encoding="utf-8"))}, Rulebook
        )
        for path in sorted(folder.glob("*.toml"))
    )
