"""Panels: what the tables of all games have in common, from cards to how parts stand in a row."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from commonroom.kernel import Msg
from commonroom.text import Texts


def side_by_side(panels: Sequence[RenderableType], wide: int = 4, gap: int = 1) -> RenderableType:
    """Panels of equal width, at most so many in a row."""
    grid = Table.grid(expand=True, padding=(0, gap))
    wide = min(wide, len(panels))
    for _ in range(wide):
        grid.add_column(ratio=1)
    for start in range(0, len(panels), wide):
        grid.add_row(*panels[start : start + wide])
    return grid


def card_face(
    name: str, printed: Iterable[Msg], texts: Texts, *above: RenderableType
) -> RenderableType | None:
    """A card with what is printed on it, and above that what is drawn; None if there is none."""
    lines = [Text(texts.say(message)) for message in printed]
    return Panel(Group(*above, *lines), title=name, width=70) if lines else None


def named_like(words: str, ids: Iterable[str], name: Callable[[str], str]) -> list[str]:
    """What has these words in its name."""
    sought = words.casefold()
    return [id_ for id_ in ids if sought in name(id_).casefold()]
