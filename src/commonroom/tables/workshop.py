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
from traceback import format_exc
from typing import Any, NamedTuple, TypeVar, TypeVarTuple

import structlog

from commonroom.kernel.errors import CommonRoomError
from commonroom.tables.errors import TryAgain
from commonroom.tables.processes import processes

log = structlog.get_logger()
T = TypeVar("T")
Ts = TypeVarTuple("Ts")


class _Failed(NamedTuple):
    error: Exception


class Workshop:
    """One process, begun when there is something to do."""

    def __init__(self) -> None:
        self._pool: Executor | None = None

    async def do(
        self, work: Callable[[*Ts], T], *args: *Ts, account: Callable[[float], None] | None = None
    ) -> T:
        """What some work comes to; it takes turns with all other work here.

        Whoever accounts for it is told its seconds, also if it comes to nothing.
        """
        if self._pool is None:
            self._pool = processes(1)
        pool = self._pool
        try:
            loop = asyncio.get_running_loop()
            done, seconds = await loop.run_in_executor(pool, _timed, work, args)
        except BrokenProcessPool as error:
            log.warning("the workshop has died", work=work.__name__)
            if self._pool is pool:
                self._pool = None
            raise TryAgain from error
        if account is not None:
            account(seconds)
        if isinstance(done, _Failed):
            raise done.error
        return done

    def close(self) -> None:
        """Work no more. The process is waited for, since it would not be cleared away."""
        if self._pool is not None:
            self._pool.shutdown(cancel_futures=True)
            self._pool = None


def _timed(work: Callable[..., T], args: tuple[Any, ...]) -> tuple[T | _Failed, float]:
    started = time.process_time()
    done: T | _Failed
    try:
        done = work(*args)
    except CommonRoomError as refusal:
        done = _Failed(refusal)
    except Exception as error:
        error.add_note(format_exc())  # where it happened does not come along otherwise
        done = _Failed(error)
    return done, time.process_time() - started
