"""What a run found: the machine, the samples, and the tables made of them.

A table is built once, as plain text cells, and then printed, or written into the documentation.
"""

import os
import platform
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import msgspec
from rich.console import Console
from rich.table import Table

from benchmarks.measure import Series, find
from benchmarks.peers import REFERENCE, Skipped

BEGIN, END = "<!-- bench:begin -->", "<!-- bench:end -->"
NOTHING = "–"
COPIES = ("copy", "copy again")


class Machine(msgspec.Struct, frozen=True):
    """Where the run took place."""

    processor: str
    cores: int
    system: str
    python: str

    @classmethod
    def here(cls) -> "Machine":
        return cls(
            processor=_processor(),
            cores=os.cpu_count() or 1,
            system=f"{platform.system()} {platform.release()}",
            python=f"{platform.python_implementation()} {platform.python_version()}",
        )


class Report(msgspec.Struct, frozen=True):
    """Everything a run found; this is the JSON file."""

    machine: Machine
    rounds: int
    versions: dict[str, str]
    """Engine → version of its distribution, in the order of the tables."""
    ours: list[str]
    """The engines that are Common Room's own."""
    skipped: list[Skipped]
    series: list[Series]


class Grid(NamedTuple):
    """A table: the first column is text, the others are numbers."""

    title: str
    headers: list[str]
    rows: list[list[str]]


def random_play(report: Report) -> Grid:
    """All engines: how fast they play on."""
    rows = []
    for engine in report.versions:
        play = _measured(report, engine, "play")
        done, rate = play.total(), 1 / play.each()
        length = f"{done.steps / done.games:,.0f}"
        if done.cut:
            length += f" ({done.cut} of {done.games} cut)"
        rows.append([_label(report, engine), _rate(rate), _ratio(report, play)])
        rows[-1] += [_share(play.spread()), length, _rate(rate * done.games / done.steps)]
    headers = ["engine", "decisions/s", "×", "±", "decisions/game", "games/s"]
    return Grid(f"Random play (× = times as fast as {REFERENCE})", headers, rows)


def copies(report: Report) -> Grid:
    """All engines: what a copy of a game in play costs, the first time and again."""
    headers = ["engine"]
    for measure in COPIES:
        headers += [measure, "×", "±"]
    rows = []
    for engine in report.versions:
        row = [_label(report, engine)]
        for measure in COPIES:
            copy = _measured(report, engine, measure)
            row += [_time(copy.each()), _ratio(report, copy), _share(copy.spread())]
        rows.append(row)
    return Grid(f"Copies (× = times as fast as {REFERENCE})", headers, rows)


def details(report: Report) -> Grid:
    """Common Room alone: everything else that is measured, game by game."""
    series = [s for s in report.series if s.engine in report.ours]
    measures = list(dict.fromkeys(s.measure for s in series if s.measure not in ("play", *COPIES)))
    rows = []
    for measure in measures:
        found = [find(series, engine, measure) for engine in report.ours]
        rows.append([measure, *(NOTHING if one is None else _cell(one) for one in found)])
    return Grid("Common Room in detail", ["", *report.ours], rows)


def show(report: Report, console: Console) -> None:
    """Print the report."""
    console.print(_preamble(report), style="dim")
    for grid in _grids(report):
        table = Table(title=grid.title, title_justify="left")
        for index, header in enumerate(grid.headers):
            table.add_column(header, justify="left" if index == 0 else "right", no_wrap=True)
        for row in grid.rows:
            table.add_row(*row)
        console.print(table)
    for name, reason in report.skipped:
        console.print(f"skipped: {name} ({reason})", style="yellow")


def save(report: Report, path: Path) -> None:
    """Write the report, with every sample, as JSON."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(msgspec.json.format(msgspec.json.encode(report)) + b"\n")


def write_docs(report: Report, page: Path) -> None:
    """Put the tables between the page's markers."""
    before, found, rest = page.read_text(encoding="utf-8").partition(BEGIN)
    _, closed, after = rest.partition(END)
    if not (found and closed):
        raise ValueError(f"{page} has no {BEGIN} … {END}")
    parts = [_preamble(report), *map(_markdown, _grids(report))]
    parts += [f"Skipped: {name} ({reason})." for name, reason in report.skipped]
    tables = "\n\n".join(parts)
    page.write_text(f"{before}{BEGIN}\n{tables}\n{END}{after}", encoding="utf-8")


def _grids(report: Report) -> list[Grid]:
    return [random_play(report), copies(report), *([details(report)] if report.ours else [])]


def _preamble(report: Report) -> str:
    machine = report.machine
    return (
        f"{machine.processor}, {machine.cores} cores, {machine.system}, {machine.python}; "
        f"medians of {report.rounds} rounds."
    )


def _markdown(grid: Grid) -> str:
    rule = ["---", *["---:"] * (len(grid.headers) - 1)]
    lines = [_line(cells) for cells in (grid.headers, rule, *grid.rows)]
    return f"**{grid.title}**\n\n" + "\n".join(lines)


def _line(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cells)} |"


def _measured(report: Report, engine: str, measure: str) -> Series:
    """The series of a measure that every engine has."""
    series = find(report.series, engine, measure)
    assert series is not None, f"{engine} was not measured by {measure}"
    return series


def _label(report: Report, engine: str) -> str:
    ours = "Common Room " if engine in report.ours else ""
    return f"{ours}{engine} ({report.versions[engine]})"


def _ratio(report: Report, series: Series) -> str:
    reference = find(report.series, REFERENCE, series.measure)
    return NOTHING if reference is None else f"{series.times_faster(reference):.2f}"


def _cell(series: Series) -> str:
    if series.total().games:
        return f"{_rate(1 / series.each())}/s"
    return _time(series.each())


def _rate(per_second: float) -> str:
    return f"{per_second:,.0f}" if per_second >= 100 else f"{per_second:.3g}"


def _time(seconds: float) -> str:
    if seconds < 1e-3:
        return f"{seconds * 1e6:.3g} µs"
    return f"{seconds * 1e3:.3g} ms" if seconds < 1 else f"{seconds:.3g} s"


def _share(share: float) -> str:
    return f"{share:.0%}"


def _processor() -> str:
    """The model's name; the standard library knows only the architecture on Linux."""
    try:
        for line in Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    except OSError:
        pass
    return platform.processor() or platform.machine()
