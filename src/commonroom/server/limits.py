"""Limits: how much one client may ask for."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from ipaddress import ip_address, ip_network

from commonroom.server.errors import TooFast

LARGEST_MESSAGE = 16_384
"""Bytes of a WebSocket message, and of most requests."""
LARGEST_FILE = 8 * 2**20
"""Bytes of a game file."""

WORK_AT_ONCE, WORK_A_SECOND = 20.0, 0.1
"""Seconds of processor time that one address may have spent on what plays whole games again."""
LONGEST_QUEUE = 8
"""So many of one address may have such work done, or wait for it."""
ARRIVALS = 20
"""Connections to tables that one address may begin at once: those of so many seconds."""
LARGE, LARGE_AT_ONCE = 2**18, 2
"""Bytes of a large answer, and how many such are made for one address, or on their way, at once.
As many game files are taken from it."""
STALLED = 30.0
"""Seconds after which an answer of which nothing more is taken is given up."""
GOODBYE = 5.0
"""Seconds in which whoever is sent away must have read it."""
REFUSAL = 0.05
"""Seconds between two refusals for one address that asks for too much."""
PAGES, BETWEEN_PAGES = 20, 0.2
"""Pages of the past that one address is told at once, and seconds between any more of them."""
GLANCES, GLANCES_A_SECOND = 120, 2
"""Summaries of tables that one address may ask for: at once, and in the long run."""
LOOKS_BACK = 30
"""Replays that a seat may ask for in a minute: each is a whole game played again."""


def household(address: str) -> str:
    """Whoever has an address: of IPv6, everyone has 2⁶⁴ to choose from."""
    try:
        found = ip_address(address)
    except ValueError:  # a socket of the same machine has none
        return address
    return str(ip_network((found, 64), strict=False)) if found.version == 6 else address


class Bucket:
    """So many at once, so many a second in the long run."""

    def __init__(self, most: float, per_second: float) -> None:
        self._most = most
        self._per_second = per_second
        self._left = most
        self._at = time.monotonic()

    def take(self) -> bool:
        """Take one, if there is one."""
        now = time.monotonic()
        self._left = min(self._most, self._left + (now - self._at) * self._per_second)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class _Queue:
    """Those of one address who have something done for them, so many at a time."""

    def __init__(self, at_once: int) -> None:
        self.turn = asyncio.Semaphore(at_once)
        self.length = 0


class Turns:
    """So many of each caller at a time. Several people may live at one address, so they wait for
    each other; `TooFast` if too many wait.
    """

    def __init__(self, at_once: int) -> None:
        self._at_once = at_once
        self._queues: dict[str, _Queue] = {}

    @asynccontextmanager
    async def turn(self, caller: str) -> AsyncIterator[None]:
        """It is this caller's turn."""
        queue = self._queues.get(caller) or _Queue(self._at_once)
        if queue.length >= LONGEST_QUEUE:
            raise TooFast
        self._queues[caller] = queue
        queue.length += 1
        try:
            async with queue.turn:
                yield
        finally:
            queue.length -= 1
            if not queue.length:
                del self._queues[caller]

    def busy(self, caller: str) -> bool:
        """Whether anybody of that address has a turn, or waits for one."""
        return caller in self._queues


class Budgets:
    """Seconds of long work for each caller: so many at once, so many a second in the long run, and
    one piece of work at a time.
    """

    def __init__(self, most: float, per_second: float, remembered: int = 10_000) -> None:
        self._most, self._per_second, self._remembered = most, per_second, remembered
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()
        """Caller → seconds left, and when that was so."""
        self._turns = Turns(1)

    @asynccontextmanager
    async def work_for(self, caller: str) -> AsyncIterator[Callable[[float], None]]:
        """Work for a caller, who is told how to account for it; `TooFast` if that is too much."""
        async with self._turns.turn(caller):
            if self._now(caller) <= 0:
                raise TooFast
            yield lambda seconds: self._spend(caller, seconds)

    def allows(self, caller: str) -> bool:
        """Whether a caller may have something done now, without a wait."""
        return not self._turns.busy(caller) and self._now(caller) > 0

    def _now(self, caller: str) -> float:
        left, at = self._left.get(caller, (self._most, 0.0))
        return min(self._most, left + (time.monotonic() - at) * self._per_second)

    def _spend(self, caller: str, seconds: float) -> None:
        self._left[caller] = self._now(caller) - seconds, time.monotonic()
        self._left.move_to_end(caller)
        if len(self._left) > self._remembered:
            self._left.popitem(last=False)


class Buckets:
    """A bucket for each caller; those not heard of for longest are forgotten."""

    def __init__(self, most: float, per_second: float, remembered: int = 10_000) -> None:
        self._most, self._per_second, self._remembered = most, per_second, remembered
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, caller: str) -> bool:
        """Take one from this caller's bucket, if there is one."""
        bucket = self._buckets.get(caller)
        if bucket is None:
            bucket = self._buckets[caller] = Bucket(self._most, self._per_second)
            if len(self._buckets) > self._remembered:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(caller)
        return bucket.take()


class Throttle:
    """Lets each caller have one thing after the other, with a pause between; some at once, first.

    For refusals, too: whoever asks for too much as fast as they can would else be refused as fast,
    and that costs others as much as if they were served.
    """

    def __init__(self, pause: float, at_once: int = 1, remembered: int = 10_000) -> None:
        self._pause, self._ahead, self._remembered = pause, pause * (at_once - 1), remembered
        self._next: OrderedDict[str, float] = OrderedDict()
        """Caller → when the next would be due, had none come ahead of time."""

    async def wait(self, caller: str) -> None:
        """Until it is this caller's turn; the first need not wait."""
        now = time.monotonic()
        due = max(now, self._next.get(caller, now))
        self._next[caller] = due + self._pause
        self._next.move_to_end(caller)
        if len(self._next) > self._remembered:
            self._next.popitem(last=False)
        await asyncio.sleep(max(0.0, due - self._ahead - now))
