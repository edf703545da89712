"""How a run is told: as tables on the screen and in the documentation, and all of it as JSON."""

from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

import msgspec
from rich.console import Console
from rich.table import Table


class Grid(NamedTuple):
    """A table: the first column is text, the others are numbers."""

    title: str
    headers: list[str]
    rows: list[list[str]]


def screen() -> Console:
    """Where tables are printed. A file or a pipe has no edge to wrap at."""
    console = Console()
    if not console.is_terminal:
        console.width = 120
    return console


def show(console: Console, preamble: str, grids: Iterable[Grid]) -> None:
    """Print tables, and before them where and how they were measured."""
    console.print(preamble, style="dim")
    for grid in grids:
        table = Table(title=grid.title, title_justify="left")
        for index, header in enumerate(grid.headers):
            table.add_column(header, justify="left" if index == 0 else "right", no_wrap=True)
        for row in grid.rows:
            table.add_row(*row)
        console.print(table)


def save(found: msgspec.Struct, path: Path) -> None:
    """Write everything, with every sample, as JSON."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(msgspec.json.format(msgspec.json.encode(found)) + b"\n")


def write_docs(page: Path, mark: str, parts: Iterable[str]) -> None:
    """Put paragraphs and tables between the page's two marks."""
    begin, end = f"<!-- {mark}:begin -->", f"<!-- {mark}:end -->"
    before, begun, rest = page.read_text(encoding="utf-8").partition(begin)
    _, closed, after = rest.partition(end)
    if not (begun and closed):
        raise ValueError(f"{page} has no {begin} … {end}")
    told = "\n\n".join(parts)
    page.write_text(f"{before}{begin}\n{told}\n{end}{after}", encoding="utf-8")


def markdown(grid: Grid) -> str:
    """A table as the documentation has it."""
    rule = ["---", *["---:"] * (len(grid.headers) - 1)]
    lines = [f"| {' | '.join(cells)} |" for cells in (grid.headers, rule, *grid.rows)]
    return f"**{grid.title}**\n\n" + "\n".join(lines)
