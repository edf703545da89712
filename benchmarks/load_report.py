"""What a server under load was found to do, and the tables that tell it."""

from statistics import median

import msgspec

from benchmarks.results import Machine
from benchmarks.telling import Grid

PER_SECOND = 50
"""Answers a second while latency is measured: a brisk evening, not a flood."""


class Stage(msgspec.Struct, frozen=True):
    """What was found with so many tables."""

    database: str
    tables: int
    answers: float
    """A second, as many as the server can."""
    commits: list[float]
    """Seconds that each takes in a program that does nothing else."""
    processor: float
    """Seconds of the server's processor time for an answer."""
    latency: list[float]
    echo: list[float]
    idle: float | None
    """Bytes for each table more than before, with everyone sitting at it."""


class Bots(msgspec.Struct, frozen=True):
    """How long a person waits until bots have played."""

    game: str
    level: str
    seconds: list[float]


class Found(msgspec.Struct, frozen=True):
    """Everything a run found; this is the JSON file."""

    machine: Machine
    stages: list[Stage]
    bots: list[Bots]
    missing: str


def grids(found: Found) -> list[Grid]:
    """The tables of the page."""
    return [_throughput(found), _latency(found), _bots(found)]


def _throughput(found: Found) -> Grid:
    rows = [
        [
            f"{stage.database}, {stage.tables:,} tables", f"{stage.answers:,.0f}",
            f"{_rate(stage.commits):,.0f}", f"{stage.answers / _rate(stage.commits):.0%}",
            f"{stage.processor * 1000:.2f} ms",
            "–" if stage.idle is None else f"{stage.idle / 1024:,.0f} KB",
        ]
        for stage in found.stages
    ]  # fmt: skip
    headers = ["", "answers/s", "bare commits/s", "share", "processor, an answer",
               "memory, an idle table"]  # fmt: skip
    return Grid("As fast as it can", headers, rows)


def _rate(times: list[float]) -> float:
    """How many a second, one after the other."""
    return len(times) / sum(times)


def _latency(found: Found) -> Grid:
    rows = []
    for stage in found.stages:
        row = [f"{stage.database}, {stage.tables:,} tables"]
        for times in (stage.latency, stage.echo, stage.commits):
            row += [_milliseconds(_at(times, share)) for share in (0.5, 0.99)]
        answer, echo, commit = (
            _at(times, 0.99) for times in (stage.latency, stage.echo, stage.commits)
        )
        rows.append([*row, f"{answer / echo:.1f}", f"{answer / (echo + commit):.1f}"])
    headers = ["", "answer, median", "p99", "echo, median", "p99", "commit, median", "p99",
               "p99 × echo", "p99 × (echo + commit)"]  # fmt: skip
    return Grid(f"At {PER_SECOND} answers a second", headers, rows)


def _bots(found: Found) -> Grid:
    rows = [
        [f"{one.game}, {one.level}", _milliseconds(median(one.seconds)),
         _milliseconds(max(one.seconds))]
        for one in found.bots
    ]  # fmt: skip
    title_ = "Bots in all other seats, speed 0: until a person is asked again"
    return Grid(title_, ["", "median", "longest"], rows)


def _at(times: list[float], share: float) -> float:
    return times[min(len(times) - 1, int(len(times) * share))]


def _milliseconds(seconds: float) -> str:
    return f"{seconds * 1000:,.3g} ms" if seconds < 1 else f"{seconds:,.2f} s"


def preamble(found: Found) -> str:
    """Where and how."""
    machine = found.machine
    return (
        f"{machine.processor}, {machine.cores} cores shared by server, database and players, "
        f"{machine.system}, {machine.python}; load {machine.load:.1f} before, "
        f"{machine.load_after:.1f} after. {found.missing}"
    ).strip()
