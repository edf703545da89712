"""Processes beside the server's own, for work that nobody should have to wait for."""

from __future__ import annotations

import multiprocessing
import multiprocessing.connection
import os
import sys
import threading
from collections.abc import Callable
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from typing import Any, ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")
_NICE = 10
"""By so much they are less urgent than the server itself."""
_ALONE = sys.platform == "emscripten"
"""In a browser's tab there are no others, and nobody but the reader to wait."""


class OnTheSpot(Executor):
    """Does everything at once, where there is nobody else to do it."""

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        future: Future[T] = Future()
        try:
            future.set_result(fn(*args, **kwargs))
        except Exception as error:
            future.set_exception(error)
        return future


def processes(count: int) -> Executor:
    """So many, begun when there is something to do; they make room and end with this one."""
    if _ALONE:
        return OnTheSpot()
    spawned: Any = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(count, mp_context=spawned, initializer=_step_back)


def kill(pool: Executor) -> None:
    """End processes at once, with what they have in hand."""
    running: dict[int, Any] = getattr(pool, "_processes", None) or {}
    for process in list(running.values()):
        process.kill()  # a pool itself would wait for them
    pool.shutdown(wait=False, cancel_futures=True)


def _step_back() -> None:
    leave_with_the_parent()
    os.nice(_NICE)


def leave_with_the_parent() -> None:
    """A server that is killed cannot say goodbye to its processes, so they watch for it."""
    parent = multiprocessing.parent_process()
    if parent is None:
        return

    def watch() -> None:
        multiprocessing.connection.wait([parent.sentinel])
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()
