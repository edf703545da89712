"""Panels: how the parts of any game's table stand beside each other."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import RenderableType
from rich.table import Table


def side_by_side(panels: Sequence[RenderableType], wide: int = 4, gap: int = 1) -> RenderableType:
    """Panels of equal width, at most so many in a row."""
    grid = Table.grid(expand=True, padding=(0, gap))
    wide = min(wide, len(panels))
    for _ in range(wide):
        grid.add_column(ratio=1)
    for start in range(0, len(panels), wide):
        grid.add_row(*panels[start : start + wide])
    return grid
