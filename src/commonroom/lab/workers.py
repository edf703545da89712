"""Workers: the games of a plan, played in this process or in several at once.

joblib runs the processes where it is installed, plain `concurrent.futures` where it is not. Rows
come in any order. What was begun is finished, even when it is time to stop.
"""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from importlib.util import find_spec
from itertools import islice, takewhile
from threading import current_thread, main_thread

from commonroom.lab.errors import WorkerLost
from commonroom.lab.plan import Plan, Row, play

_AHEAD = 2
"""Games that wait for each worker, so that none of them is idle."""


def played(
    plan: Plan, indexes: Iterable[int], workers: int, stopping: Callable[[], bool]
) -> Iterator[Row]:
    """The games with these indexes; none is begun once it is time to stop."""
    wanted = takewhile(lambda _: not stopping(), indexes)
    if workers == 1:
        return (play(plan, index) for index in wanted)
    return _guarded((by_joblib if find_spec("joblib") else by_futures)(plan, wanted, workers))


def _guarded(rows: Iterator[Row]) -> Iterator[Row]:
    try:
        yield from rows
    except BrokenProcessPool as error:
        raise WorkerLost from error


def by_joblib(plan: Plan, wanted: Iterator[int], workers: int) -> Iterator[Row]:
    """joblib's processes; it sends short games in batches."""
    import joblib

    parallel = joblib.Parallel(
        n_jobs=workers, return_as="generator_unordered", initializer=_leave_interrupts_to_parent
    )
    with interrupts_held():
        rows: Iterator[Row] = parallel(joblib.delayed(play)(plan, index) for index in wanted)
    return rows


def by_futures(plan: Plan, wanted: Iterator[int], workers: int) -> Iterator[Row]:
    """The processes of the standard library; spawned, because this one may have threads."""
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(workers, context, _leave_interrupts_to_parent) as pool:
        waiting: set[Future[Row]] = set()
        try:
            while True:
                room = _AHEAD * workers - len(waiting)
                with interrupts_held():
                    waiting |= {pool.submit(play, plan, index) for index in islice(wanted, room)}
                if not waiting:
                    return
                done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                for future in done:
                    yield future.result()
        finally:
            pool.shutdown(cancel_futures=True)


def _leave_interrupts_to_parent() -> None:
    """^C reaches every process of a terminal, but only the first one should act on it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextmanager
def interrupts_held() -> Iterator[None]:
    """Processes begun here are deaf to ^C from the start, before they can ask for it themselves.

    They inherit it from this process, which for that moment is deaf too.
    """
    if current_thread() is not main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
