"""Background tasks: work that goes on while whoever began it does something else, or is gone."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

import structlog

from commonroom.kernel.errors import CommonRoomError

log = structlog.get_logger()

T = TypeVar("T")


class BackgroundTasks:
    """Tasks under way. None is forgotten before its end, and none fails unheard."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[Any]] = set()

    def begin(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Begin some work; one may wait for it, or not."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._end)
        return task

    async def see_through(self, work: Coroutine[Any, Any, T]) -> T:
        """Do some work, which goes on to its end even if whoever waits for it goes away."""
        task = self.begin(work)
        await asyncio.wait((task,))
        return task.result()

    def cancel(self) -> None:
        """Call everyone back."""
        for task in self._tasks:
            task.cancel()

    async def stop(self) -> None:
        """Call everyone back, and wait until they are here."""
        self.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _end(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, CommonRoomError):  # refusals are for askers
            log.error("work failed", exc_info=error)
