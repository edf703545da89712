"""A game that nobody has drawn yet: the fields of its view, line by line."""

from __future__ import annotations

import msgspec
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from commonroom.text import Texts


class PlainTableau:
    """How a new game looks until it has a tableau of its own."""

    def __init__(self, content: object) -> None:
        """Made from the content, as every tableau is; this one needs none of it."""

    def table(self, view: msgspec.Struct, texts: Texts, names: dict[int, str]) -> RenderableType:
        grid = Table.grid(padding=(0, 2))
        for field in view.__struct_fields__:
            grid.add_row(field, Text(msgspec.json.encode(getattr(view, field)).decode()))
        return grid

    def glance(
        self, view: msgspec.Struct, texts: Texts, names: dict[int, str]
    ) -> RenderableType | None:
        """It is short enough to be shown whole."""
        return None

    def scene(self, view: msgspec.Struct) -> object:
        """Whatever has changed may matter."""
        return view

    def card(self, id_: str, texts: Texts) -> RenderableType | None:
        return None

    def find(self, words: str, texts: Texts) -> list[str]:
        return []
