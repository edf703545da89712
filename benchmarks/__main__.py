"""``python -m benchmarks``: measure, print the tables, write the samples as JSON."""

from pathlib import Path
from typing import Any

import click
from rich.console import Console
from rich.progress import Progress

from benchmarks import measure, peers, report
from benchmarks.engine import Engine

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "performance.md"


@click.command()
@click.option("--quick", is_flag=True, help="About 20 seconds: a look, not a result.")
@click.option(
    "--seconds", type=float, default=150.0, show_default=True, help="How long to measure."
)
@click.option("--rounds", type=click.IntRange(min=5), default=7, show_default=True)
@click.option("--peers/--no-peers", "with_peers", default=True, help="Measure the peers too.")
@click.option("--json", "path", type=click.Path(path_type=Path), default=ROOT / "build/bench.json")
@click.option("--write-docs", is_flag=True, help=f"Put the tables into {PAGE.name}.")
def main(
    quick: bool, seconds: float, rounds: int, with_peers: bool, path: Path, write_docs: bool
) -> None:
    """Measure the engine against its peers, in one run and as ratios."""
    if quick:
        seconds, rounds = 18.0, 5
    engines: list[Engine[Any]] = []
    skipped: list[peers.Skipped] = []
    if with_peers:
        engines, skipped = peers.load()
    probes = [probe for e in engines for probe in (measure.play_probe(e), measure.copy_probe(e))]
    versions = {engine.name: engine.version for engine in engines}

    console = Console()
    if not console.is_terminal:
        console.width = 120
    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("measuring", total=len(probes) * (rounds + 1))
        series = measure.run(probes, rounds, seconds, lambda: progress.advance(task))

    found = report.Report(report.Machine.here(), rounds, versions, [], skipped, series)
    report.show(found, console)
    report.save(found, path)
    console.print(f"samples: {path}", style="dim")
    if write_docs:
        report.write_docs(found, PAGE)


main()
