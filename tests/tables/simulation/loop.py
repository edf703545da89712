"""An event loop that does one thing at a time, when it is told to: one simulated process.

Nothing in it depends on a clock, a thread or a file: what happens is a function of the steps.
"""

from __future__ import annotations

import asyncio
import heapq
from asyncio.events import _set_running_loop
from collections import deque
from collections.abc import Callable
from concurrent.futures import Executor
from typing import Any, TypeVar, TypeVarTuple, Unpack

T = TypeVar("T")
Ts = TypeVarTuple("Ts")


class Loop(asyncio.BaseEventLoop):
    """As much of an event loop as tables need: no sockets, and threads are a later step."""

    _ready: deque[asyncio.Handle]
    _scheduled: list[asyncio.TimerHandle]

    def __init__(self) -> None:
        super().__init__()
        self.now = 1000.0
        self.wall = 1_800_000_000.0
        """What the clock on the wall shows, which may be set."""
        self.failures: list[dict[str, Any]] = []

    @property
    def busy(self) -> bool:
        """Whether there is a next step."""
        while self._ready and self._ready[0].cancelled():
            self._ready.popleft()
        return bool(self._ready)

    def step(self) -> None:
        """Do the next thing, up to the next `await` that waits."""
        if not self.busy:
            return
        handle = self._ready.popleft()
        _set_running_loop(self)
        try:
            handle._run()
        finally:
            _set_running_loop(None)

    def pass_time(self, seconds: float) -> None:
        """All that was to happen until then is ready to happen."""
        self.now += seconds
        self.wall += seconds
        while self._scheduled and self._scheduled[0].when() <= self.now:
            self._ready.append(heapq.heappop(self._scheduled))

    def bury(self) -> None:
        """Let nothing remain of a process that is gone: for the end, when nobody looks any more."""
        while tasks := asyncio.all_tasks(self):
            for task in tasks:
                task.cancel()
            while self.busy:
                self.step()

    def time(self) -> float:
        return self.now

    def run_in_executor(
        self, executor: Executor | None, func: Callable[[Unpack[Ts]], T], *args: *Ts
    ) -> asyncio.Future[T]:
        future: asyncio.Future[T] = self.create_future()

        def work() -> None:
            if future.done():
                return
            try:
                future.set_result(func(*args))
            except Exception as error:
                future.set_exception(error)

        self.call_soon(work)
        return future

    def is_closed(self) -> bool:
        return True  # there is nothing to close

    def call_exception_handler(self, context: dict[str, Any]) -> None:
        self.failures.append(context)
