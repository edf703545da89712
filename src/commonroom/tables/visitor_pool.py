"""The visitor pool: where bots of others think, of whose code nobody knows whether it ever ends.

Each has a process of its own, in which it has one thought at a time. One that comes to nothing is
ended with its process, and holds up nobody but the table that it sits at, for a moment.
"""

from __future__ import annotations

import asyncio
import functools
import multiprocessing
import signal
import time
from collections.abc import Callable
from concurrent.futures import Executor
from concurrent.futures.process import BrokenProcessPool
from typing import TypeVar

from commonroom.bots.visitors import maker_of, stumbled, welcome
from commonroom.kernel import content_of
from commonroom.tables.processes import kill, processes

PATIENCE = 5.0
"""Seconds that one thought may take, and that a table waits for its turn."""
_LOADING = 30.0
"""Seconds until a bot must have been loaded."""

T = TypeVar("T")


class Busy(Exception):
    """Others have its process. That is no fault of the bot."""


class Stuck(Exception):
    """It has come to nothing, and has taken its process with it."""


class Stumbled(Exception):
    """Its code has raised something, which is told in words: raised here, what would end a program
    would end the server's.
    """


class _Room:
    """The process of one bot."""

    def __init__(self, word: str, game: str) -> None:
        self.pool: Executor = processes(1)
        self.one_at_a_time = asyncio.Lock()
        self.since = time.monotonic()
        self.loaded = asyncio.wrap_future(
            self.pool.submit(_tamed, functools.partial(_load, word, game))
        )
        self.loaded.add_done_callback(_hear)


class VisitorPool:
    """The processes of all bots of others that think for one server process."""

    def __init__(self) -> None:
        self._rooms: dict[str, _Room] = {}

    async def think(self, game: str, level: str, think: Callable[[], T]) -> T:
        """What comes of a thought in the process of a bot; `Stumbled` for whatever that raises."""
        room = self._rooms.get(level)
        if room is None:
            room = self._rooms[level] = _Room(welcome()[level], game)
        await self._turn(level, room)
        try:
            async with asyncio.timeout(PATIENCE):
                return await asyncio.get_running_loop().run_in_executor(room.pool, _tamed, think)
        except (TimeoutError, BrokenProcessPool) as error:
            self._end(level, room)
            raise Stuck from error
        finally:
            room.one_at_a_time.release()

    async def _turn(self, level: str, room: _Room) -> None:
        """Wait until it is there and has nothing else to think about."""
        try:
            async with asyncio.timeout(PATIENCE):
                await asyncio.shield(room.loaded)
                await room.one_at_a_time.acquire()
        except BrokenProcessPool as error:
            self._end(level, room)
            raise Stuck from error
        except TimeoutError as error:
            if not room.loaded.done() and time.monotonic() > room.since + _LOADING:
                self._end(level, room)
                raise Stuck from error
            raise Busy from error
        if self._rooms.get(level) is not room:  # what came before us has ended it
            room.one_at_a_time.release()
            raise Busy

    def _end(self, level: str, room: _Room) -> None:
        if self._rooms.get(level) is room:  # the next thought begins a new one
            del self._rooms[level]
        kill(room.pool)

    def close(self) -> None:
        """Think no more, and wait for nobody."""
        for room in self._rooms.values():
            kill(room.pool)
        self._rooms.clear()


def _hear(loaded: asyncio.Future[None]) -> None:
    """Whoever waited may have left; what went wrong is then no news to anybody."""
    if not loaded.cancelled():
        loaded.exception()


def _tamed(work: Callable[[], T]) -> T:
    """What some work comes to, in the process of a bot."""
    try:
        return work()
    except BaseException as error:  # also what would be ^C for the server
        raise Stumbled(stumbled(error)) from None


def _load(word: str, game: str) -> None:
    if multiprocessing.parent_process() is not None:
        # ^C in a terminal reaches every process; for it no bot should lose its seat.
        signal.signal(signal.SIGINT, signal.SIG_IGN)
    maker_of(word)
    content_of(game)
