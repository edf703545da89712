"""``python -m benchmarks``: measure, print the tables, write the samples as JSON."""

from pathlib import Path

import click
from rich.console import Console
from rich.progress import Progress

from benchmarks import commonroom_engine, measure, peers, report

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "performance.md"
QUICK = 16.0, 5
"""Seconds and rounds of a quick run."""


@click.command()
@click.option("--quick", is_flag=True, help="About 20 seconds: a look, not a result.")
@click.option("--seconds", default=150.0, show_default=True, help="How long to measure.")
@click.option("--rounds", type=click.IntRange(min=5), default=7, show_default=True)
@click.option("--game", "games", multiple=True, help="Only this game of ours (repeatable).")
@click.option("--peers/--no-peers", "with_peers", default=True, help="Measure the peers too.")
@click.option("--json", "path", type=click.Path(path_type=Path), default=ROOT / "build/bench.json")
@click.option("--write-docs", is_flag=True, help=f"Put the tables into {PAGE.name}.")
def main(
    quick: bool,
    seconds: float,
    rounds: int,
    games: tuple[str, ...],
    with_peers: bool,
    path: Path,
    write_docs: bool,
) -> None:
    """Measure the engine beside its peers, in one run and as ratios."""
    if quick:
        seconds, rounds = QUICK
    strangers, skipped = peers.load() if with_peers else ([], [])
    ours = commonroom_engine.engines(games)
    probes = [probe for engine in strangers for probe in measure.common_probes(engine)]
    probes += [probe for engine in ours for probe in commonroom_engine.probes(engine)]

    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("measuring", total=len(probes) * (rounds + 1))
        series = measure.run(probes, rounds, seconds, lambda: progress.advance(task))

    found = report.Report(
        machine=report.Machine.here(),
        rounds=rounds,
        versions={engine.name: engine.version for engine in (*strangers, *ours)},
        ours=[engine.name for engine in ours],
        skipped=skipped,
        series=series,
    )
    console = Console()
    if not console.is_terminal:
        console.width = 120  # a file or a pipe has no edge to wrap at
    report.show(found, console)
    report.save(found, path)
    console.print(f"every sample: {path}", style="dim")
    if write_docs:
        report.write_docs(found, PAGE)


if __name__ == "__main__":
    main()
