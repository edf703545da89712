"""``python -m benchmarks``: measure, print the tables, write the samples as JSON."""

import os
from pathlib import Path

import click
from rich.console import Console
from rich.progress import Progress

from benchmarks import commonroom_engine, compiled, growth, measure, peers, report, scaling, telling
from benchmarks.results import Machine, Results, load_now

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "performance.md"
QUICK = 16.0, 5
"""Seconds and rounds of a quick run."""


@click.command()
@click.option("--quick", is_flag=True, help="A minute or two: a look, not a result.")
@click.option("--seconds", default=120.0, show_default=True, help="How long to measure.")
@click.option("--rounds", type=click.IntRange(min=5), default=7, show_default=True)
@click.option("--game", "games", multiple=True, help="Only this game of ours (repeatable).")
@click.option("--peers/--no-peers", "with_peers", default=True, help="Measure the peers too.")
@click.option("--growth/--no-growth", "with_growth", default=True, help="See how costs grow.")
@click.option(
    "--compiled/--no-compiled",
    "with_compiled",
    default=None,
    help="Measure what `make compiled` built too; by default, if it is of today's code.",
)
@click.option("--workers", type=click.IntRange(min=1), default=os.cpu_count(), show_default=True)
@click.option("--json", "path", type=click.Path(path_type=Path), default=ROOT / "build/bench.json")
@click.option("--write-docs", is_flag=True, help=f"Put the tables into {PAGE.name}.")
def main(
    quick: bool,
    seconds: float,
    rounds: int,
    games: tuple[str, ...],
    with_peers: bool,
    with_growth: bool,
    with_compiled: bool | None,
    workers: int,
    path: Path,
    write_docs: bool,
) -> None:
    """Measure the engine beside its peers, in one run and as ratios."""
    if quick:
        seconds, rounds = QUICK
    if with_compiled and not compiled.is_current():
        raise click.UsageError("build/compiled is not of this code: make compiled")
    load = load_now()
    strangers, skipped = peers.load() if with_peers else ([], [])
    ours = commonroom_engine.engines(games)
    titles = list(dict.fromkeys(engine.game for engine in ours))
    probes = [probe for engine in strangers for probe in measure.common_probes(engine)]
    probes += [probe for engine in ours for probe in commonroom_engine.probes(engine)]
    if compiled.is_current() if with_compiled is None else with_compiled:
        worker = compiled.Worker()
        probes += [probe for engine in ours for probe in worker.probes(engine)]
    if with_growth:
        probes += [probe for engine in ours for probe in growth.by_answers(engine)]
        probes += [probe for game in titles for probe in growth.by_seats(game)]

    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("measuring", total=len(probes) * (rounds + 1))
        series = measure.run(probes, rounds, seconds, lambda: progress.advance(task))
    scaled = [
        scaling.measured(game, workers, seconds / 5)
        for game in titles
        if with_growth and workers > 1
    ]

    found = Results(
        machine=Machine.here(load),
        rounds=rounds,
        versions={engine.name: engine.version for engine in (*strangers, *ours)},
        ours=[engine.name for engine in ours],
        titles=titles,
        skipped=skipped,
        series=series,
        scaling=scaled,
    )
    console = telling.screen()
    report.show(found, console)
    telling.save(found, path)
    console.print(f"every sample: {path}", style="dim")
    if write_docs:
        report.write_docs(found, PAGE)


if __name__ == "__main__":
    main()
