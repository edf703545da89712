"""The workshop: long work in a process of its own, one piece after the other.

A thread would not do: whoever answers people would have to share the interpreter with it. What goes
there and comes back is plain data. The process makes room for everyone else on the machine.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import sys
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar, TypeVarTuple

import structlog

from commonroom.tables.errors import TryAgain
from commonroom.tables.minds import leave_with_the_parent

log = structlog.get_logger()
T = TypeVar("T")
Ts = TypeVarTuple("Ts")
_NICE = 10
_ALONE = sys.platform == "emscripten"
"""In a browser's tab there are no other processes."""


class Workshop:
    """One process, begun when there is something to do."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None

    async def do(self, work: Callable[[*Ts], T], *args: *Ts) -> tuple[T, float]:
        """What some work comes to, and its seconds; it takes turns with all other work here."""
        if _ALONE:
            return _timed(work, args)
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(1, mp_context=context, initializer=_step_back)
        pool = self._pool
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, _timed, work, args)
        except BrokenProcessPool as error:
            log.warning("the workshop has died", work=work.__name__)
            if self._pool is pool:
                self._pool = None
            raise TryAgain from error

    def close(self) -> None:
        """Work no more. The process is waited for, since it would not be cleared away."""
        if self._pool is not None:
            self._pool.shutdown(cancel_futures=True)
            self._pool = None


def _timed(work: Callable[..., T], args: tuple[Any, ...]) -> tuple[T, float]:
    started = time.process_time()
    return work(*args), time.process_time() - started


def _step_back() -> None:
    leave_with_the_parent()
    os.nice(_NICE)
