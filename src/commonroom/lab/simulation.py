"""A simulation from its plan to its file of results."""

from __future__ import annotations

import errno
import os
from collections import Counter
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import closing, contextmanager
from itertools import chain
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple, TypeVar

from commonroom.lab import cluster as clusters
from commonroom.lab import formats
from commonroom.lab.errors import CannotWrite, NothingToResume, OtherSimulation, WorkerLost
from commonroom.lab.journal import Journal
from commonroom.lab.plan import Plan, Row
from commonroom.lab.summary import Summary, summarise
from commonroom.lab.workers import played

T = TypeVar("T")


class Simulated(NamedTuple):
    """What came out."""

    summary: Summary
    complete: bool
    """False: it was stopped before all games were played."""
    given_up: int | None = None
    """The index of the first game that was given up in the middle, if any was."""


def never() -> bool:
    """Nobody stops this simulation."""
    return False


def simulate(
    plan: Plan,
    out: Path | None,
    *,
    workers: int | None = 1,
    cluster: str | None = None,
    resume: bool = False,
    progress: Callable[[int], None] = lambda done: None,
    stopping: Callable[[], bool] = never,
) -> Simulated:
    """Play the games that are still missing, and write the results when all are there.

    An interrupt, when it is time to stop, gives up the games in progress.
    `progress` hears how many games are done, first of all those that were resumed. On a cluster,
    no number of workers means all that it has.
    """
    if cluster is not None:
        clusters.check(cluster)
    if out is None and resume:
        raise NothingToResume
    if out is not None:
        _check_output(out)
        if resume and out.exists() and not journal_of(out).exists():
            return Simulated(summarise(plan, _finished(plan, out)), complete=True)
    with _journal(plan, out, resume) as journal:
        progress(journal.done)
        given_up: int | None = None
        try:
            with closing(_played(plan, journal.missing(), workers, cluster, stopping)) as rows:
                for row in rows:
                    journal.add(row)
                    progress(journal.done)
        except (KeyboardInterrupt, WorkerLost):
            if not stopping():
                raise  # else ^C may have reached a worker, too
            given_up = next(journal.missing(), None)  # they are begun in this order
        journal.make_safe()
        complete = journal.done == plan.total
        summary = summarise(plan, journal.rows())
        if complete and out is not None:
            formats.write(out, plan.game, journal.rows())
            journal.remove()
    return Simulated(summary, complete, given_up)


def _played(
    plan: Plan,
    indexes: Iterator[int],
    workers: int | None,
    cluster: str | None,
    stopping: Callable[[], bool],
) -> Generator[Row]:
    """The games with these indexes; for none of them, no cluster is begun, nor for one worker."""
    if cluster is None or workers == 1:
        yield from played(plan, indexes, workers or 1, stopping)
    elif (first := next(indexes, None)) is not None:
        yield from clusters.played(plan, chain((first,), indexes), cluster, workers, stopping)


def journal_of(out: Path) -> Path:
    """Where the finished games are kept until all are there."""
    return out.with_name(f"{out.name}.partial")


def _check_output(out: Path) -> None:
    """Refuse what would only fail after all the games are played."""
    formats.format_of(out)
    if out.is_dir():
        raise CannotWrite(str(out), os.strerror(errno.EISDIR))


def _finished(plan: Plan, out: Path) -> list[Row]:
    """The results that are there already; refused unless they are those of this very plan."""
    rows = formats.read(out)
    found = [
        (row.variant, row.number, row.rules, row.pack,
         row.record.game, row.record.levels, row.record.options, row.record.seed)
        for row in rows
    ]  # fmt: skip
    planned = [
        (variant, number, plan.rules, plan.pack_mark,
         plan.game, one.levels, one.options, plan.seed_of(number))
        for variant, one in enumerate(plan.variants, 1)
        for number in range(1, plan.games + 1)
    ]  # fmt: skip
    if found != planned or not all(_as_long_as(plan, row) for row in rows):
        raise OtherSimulation(str(out), ", ".join(_differing(plan, rows)) or "games")
    return rows


def _differing(plan: Plan, rows: list[Row]) -> Iterator[str]:
    """What these results were asked for with, and the plan was not."""
    records = [row.record for row in rows]
    seats = {row.variant: row.record.levels for row in rows}
    options = {row.variant: row.record.options for row in rows}
    alike = {
        "game": {one.game for one in records} == {plan.game},
        "rules": {row.rules for row in rows} == {plan.rules},
        "pack": {row.pack for row in rows} == {plan.pack_mark},
        "seed": {str(one.seed).rpartition("/")[0] for one in records} == {plan.seed},
        "seats": _once(seats.values()) == _once(one.levels for one in plan.variants),
        "options": _once(options.values()) == _once(one.options for one in plan.variants),
        "games": set(Counter(row.variant for row in rows).values()) == {plan.games},
        "most-answers": all(_as_long_as(plan, row) for row in rows),
    }
    return (name for name, same in alike.items() if not same)


def _once(things: Iterable[T]) -> list[T]:
    """Each of them, where it comes first."""
    found: list[T] = []
    for thing in things:
        if thing not in found:
            found.append(thing)
    return found


def _as_long_as(plan: Plan, row: Row) -> bool:
    """Whether the plan would have let the game go on for so long, and no longer."""
    answers = row.record.decisions
    return answers == plan.most_answers if row.record.cut else answers <= plan.most_answers


@contextmanager
def _journal(plan: Plan, out: Path | None, resume: bool) -> Iterator[Journal]:
    """The journal beside the output; without an output, one that is soon forgotten."""
    if out is not None:
        with Journal(journal_of(out), plan, resume=resume) as journal:
            yield journal
        return
    with TemporaryDirectory() as folder, Journal(Path(folder) / "games", plan) as journal:
        yield journal
