"""The workshop: long work in a process of its own, one piece after the other.

A thread would not do: whoever answers people would have to share the interpreter with it. What goes
there and comes back is plain data. The process makes room for everyone else on the machine.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import Executor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar, TypeVarTuple

import structlog

from commonroom.tables.errors import TryAgain
from commonroom.tables.processes import processes

log = structlog.get_logger()
T = TypeVar("T")
Ts = TypeVarTuple("Ts")


class Workshop:
    """One process, begun when there is something to do."""

    def __init__(self) -> None:
        self._pool: Executor | None = None

    async def do(self, work: Callable[[*Ts], T], *args: *Ts) -> tuple[T, float]:
        """What some work comes to, and its seconds; it takes turns with all other work here."""
        if self._pool is None:
            self._pool = processes(1)
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
