"""How a run is told: on the screen, in a JSON file, and in the documentation."""

from collections.abc import Sequence
from pathlib import Path

import msgspec
from rich.console import Console
from rich.table import Table

from benchmarks.results import Results
from benchmarks.tables import Grid, grids

BEGIN, END = "<!-- bench:begin -->", "<!-- bench:end -->"


def show(results: Results, console: Console) -> None:
    """Print the results."""
    console.print(_preamble(results), style="dim")
    for grid in grids(results):
        table = Table(title=grid.title, title_justify="left")
        for index, header in enumerate(grid.headers):
            table.add_column(header, justify="left" if index == 0 else "right", no_wrap=True)
        for row in grid.rows:
            table.add_row(*row)
        console.print(table)
    for name, reason in results.skipped:
        console.print(f"skipped: {name} ({reason})", style="yellow")


def save(results: Results, path: Path) -> None:
    """Write the results, with every sample, as JSON."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(msgspec.json.format(msgspec.json.encode(results)) + b"\n")


def write_docs(results: Results, page: Path) -> None:
    """Put the tables between the page's markers."""
    before, found, rest = page.read_text(encoding="utf-8").partition(BEGIN)
    _, closed, after = rest.partition(END)
    if not (found and closed):
        raise ValueError(f"{page} has no {BEGIN} … {END}")
    parts = [_preamble(results), *map(_markdown, grids(results))]
    parts += [f"Skipped: {name} ({reason})." for name, reason in results.skipped]
    tables = "\n\n".join(parts)
    page.write_text(f"{before}{BEGIN}\n{tables}\n{END}{after}", encoding="utf-8")


def _preamble(results: Results) -> str:
    machine = results.machine
    return (
        f"{machine.processor}, {machine.cores} cores, {machine.system}, {machine.python}; "
        f"load {machine.load:.1f} before, {machine.load_after:.1f} after; "
        f"medians of {results.rounds} rounds."
    )


def _markdown(grid: Grid) -> str:
    rule = ["---", *["---:"] * (len(grid.headers) - 1)]
    lines = [_line(cells) for cells in (grid.headers, rule, *grid.rows)]
    return f"**{grid.title}**\n\n" + "\n".join(lines)


def _line(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cells)} |"
