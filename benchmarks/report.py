"""The report on the engine and its peers: what stands around the tables."""

from pathlib import Path

from rich.console import Console

from benchmarks import telling
from benchmarks.results import Results
from benchmarks.tables import grids


def show(results: Results, console: Console) -> None:
    """Print the results."""
    telling.show(console, _preamble(results), grids(results))
    for name, reason in results.skipped:
        console.print(f"skipped: {name} ({reason})", style="yellow")


def write_docs(results: Results, page: Path) -> None:
    """Put the tables into the page."""
    parts = [_preamble(results), *map(telling.markdown, grids(results))]
    parts += [f"Skipped: {name} ({reason})." for name, reason in results.skipped]
    telling.write_docs(page, "bench", parts)


def _preamble(results: Results) -> str:
    machine = results.machine
    return (
        f"{machine.processor}, {machine.cores} cores, {machine.system}, {machine.python}; "
        f"load {machine.load:.1f} before, {machine.load_after:.1f} after; "
        f"medians of {results.rounds} rounds."
    )
