"""Workers: the games of a plan, played in this process or in several at once.

joblib runs the processes where it is installed, plain `concurrent.futures` where it is not. They
get as many games at a time as fill a moment: more would leave workers idle at the end, fewer would
cost more to send than to play. Rows come in any order. What was begun is finished, even when it is
time to stop; only who does not want to wait for that, and closes the rows, ends the processes.
"""

from __future__ import annotations

import gc
import multiprocessing
import os
import signal
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from importlib.util import find_spec
from itertools import islice, takewhile
from multiprocessing import resource_tracker
from threading import Thread, current_thread, main_thread
from typing import NamedTuple

from commonroom.lab.errors import WorkerLost
from commonroom.lab.plan import Plan, Row, play

_AHEAD = 2
"""Batches that wait for each worker, so that none of them is idle."""
_MOMENT = 0.05
"""How many seconds a batch should take."""
_WATCH = 1.0
"""Seconds between two looks at whether the parent is still there."""
_LINGER = 3.0
"""Seconds for a game in progress, once the worker is asked to end."""
_KEPT: set[str] = set()
"""The games that this worker has loaded."""


class Played(NamedTuple):
    """A batch of games that a worker has played."""

    rows: list[Row]
    seconds: float


class Batches:
    """The games as workers get them. The first batches are one game; what they take sets the rest.

    A batch is made when a worker has room for it, so a game that is not wanted any more by then is
    in none. How it is cut has no part in what is played.
    """

    def __init__(self, wanted: Iterator[int]) -> None:
        self._wanted = wanted
        self._size = 1

    def __iter__(self) -> Iterator[list[int]]:
        while batch := list(islice(self._wanted, self._size)):
            yield batch

    def learn(self, played: Played) -> list[Row]:
        """See how long a batch took; gives its rows."""
        fitting = int(len(played.rows) * _MOMENT / max(played.seconds, _MOMENT / 1000))
        self._size = max(1, min(fitting, 2 * self._size))
        return played.rows


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
    """joblib's processes."""
    import joblib
    from joblib.externals.loky.backend import resource_tracker

    resource_tracker.ensure_running()  # which would hear ^C again for us while processes begin
    batches = Batches(wanted)
    parallel = joblib.Parallel(
        n_jobs=workers,
        batch_size=1,
        return_as="generator_unordered",
        initializer=_follow,
        initargs=(os.getpid(),),
    )
    with interrupts_held():
        done: Iterator[Played] = parallel(joblib.delayed(_play)(plan, batch) for batch in batches)
    return (row for one in done for row in batches.learn(one))


def by_futures(plan: Plan, wanted: Iterator[int], workers: int) -> Iterator[Row]:
    """The processes of the standard library; spawned, because this one may have threads."""
    resource_tracker.ensure_running()  # as above
    context = multiprocessing.get_context("spawn")
    batches = Batches(wanted)
    coming = iter(batches)
    with ProcessPoolExecutor(workers, context, _follow, (os.getpid(),)) as pool:
        waiting: set[Future[Played]] = set()
        try:
            while True:
                room = _AHEAD * workers - len(waiting)
                with interrupts_held():
                    waiting |= {pool.submit(_play, plan, batch) for batch in islice(coming, room)}
                if not waiting:
                    return
                done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                for future in done:
                    yield from batches.learn(future.result())
        except BaseException:
            for process in list((pool._processes or {}).values()):
                process.kill()  # or else the pool would wait for what they have in hand
            raise
        finally:
            pool.shutdown(cancel_futures=True)


def _play(plan: Plan, batch: Sequence[int]) -> Played:
    started = time.perf_counter()
    rows = [play(plan, index) for index in batch]
    played = Played(rows, time.perf_counter() - started)
    _keep_what_was_loaded(plan.game)
    return played


def _keep_what_was_loaded(game: str) -> None:
    """Spare the search for garbage what a worker has loaded for a game: it stays.

    joblib's workers search every second, which took up to a tenth of their time.
    """
    if game not in _KEPT:
        _KEPT.add(game)
        gc.collect()
        gc.freeze()


def _follow(parent: int) -> None:
    """Leave to the parent what reaches every process of a terminal, and leave with it.

    One that is killed cannot say goodbye; its workers would wait for more games for minutes. What
    asks them all to end leaves them the time to finish that the parent grants, and a little more.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, lambda *_: Thread(target=_linger, daemon=True).start())
    Thread(target=_watch, args=(parent,), daemon=True).start()


def _linger() -> None:
    time.sleep(_LINGER)
    os._exit(1)


def _watch(parent: int) -> None:
    while os.getppid() == parent:
        time.sleep(_WATCH)
    os._exit(1)


@contextmanager
def interrupts_held() -> Iterator[None]:
    """Processes begun here are deaf to ^C from the start, before they can ask for it themselves.

    They inherit it from this process, which hears of a ^C of that moment afterwards.
    """
    if current_thread() is not main_thread():
        yield
        return
    if hasattr(signal, "pthread_sigmask"):
        heard = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        try:
            yield
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, heard)
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
