"""Doors: who is let in, and how long somebody may stand there without saying what they want."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from typing import Any

import structlog
from uvicorn.protocols.http.auto import AutoHTTPProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from commonroom.server import limits
from commonroom.server.limits import household

log = structlog.get_logger()

_PATIENCE = 10.0
"""Seconds for the head of a request."""
_SILENCE = 60.0
"""Seconds between two lines of the log that say the same; the second counts those left out."""


class Doors:
    """Open connections by address, and how many of them are let in."""

    def __init__(self, most: int, proxies: frozenset[str]) -> None:
        self._most = most
        self._proxies = proxies
        """Those who carry others' requests, and so may have any number."""
        self._open: dict[str, set[asyncio.Transport]] = {}
        self._said: dict[str, float] = {}
        self._unsaid: Counter[str] = Counter()

    def let_in(self, transport: asyncio.Transport, address: str) -> bool:
        """Whether there is room for one more from there."""
        if address in self._proxies:
            return True
        house = household(address)
        if len(self._open) > 10_000:
            self._open = {one: still for one, kept in self._open.items() if (still := _open(kept))}
        inside = self._open[house] = _open(self._open.get(house, set()))
        if len(inside) >= self._most:
            self.say(house, "too many connections from one address")
            return False
        inside.add(transport)
        return True

    def say(self, house: str, what: str) -> None:
        """Once in a while; a flood of lines would be another way to fill a disk."""
        now = time.monotonic()
        if now - self._said.get(what, -_SILENCE) < _SILENCE:
            self._unsaid[what] += 1
            return
        self._said[what] = now
        log.warning(what, address=house, before=self._unsaid.pop(what, 0))


def _open(transports: set[asyncio.Transport]) -> set[asyncio.Transport]:
    """Those that are there. One that is closed stays until all that was sent has been taken."""
    return {one for one in transports if not one.is_closing() or _unsent(one)}


def _unsent(transport: asyncio.Transport) -> int:
    """Bytes that nobody has taken yet."""
    try:
        return transport.get_write_buffer_size()
    except RuntimeError:  # it is gone for good
        return 0


class Guarded(AutoHTTPProtocol):  # type: ignore[misc, valid-type] # found when it is installed
    """One connection, as Uvicorn speaks HTTP, through the doors of the house."""

    _waiting: asyncio.TimerHandle | None = None
    """For the rest of a request."""
    _stalled: asyncio.TimerHandle | None = None
    """For somebody to take what was sent."""
    _answered: Any = None

    @property
    def _doors(self) -> Doors:
        """Put where all connections find them when the house is opened."""
        doors: Doors = self.app_state["doors"]
        return doors

    @property
    def _address(self) -> str:
        return self.client[0] if self.client else ""

    def connection_made(self, transport: Any) -> None:
        """Somebody is at the door."""
        super().connection_made(transport)
        if self._doors.let_in(transport, self._address):
            self._expect()
        else:
            transport.abort()

    def data_received(self, data: bytes) -> None:
        """Something is said; if it is not yet a request, the time goes on."""
        if self.transport.is_closing():
            return
        super().data_received(data)
        if self.cycle is not None and not self.cycle.response_complete:
            self._heard()
        elif self._waiting is None and not self.transport.is_closing():
            self._expect()

    def connection_lost(self, exc: Exception | None) -> None:
        """They are gone."""
        self._heard()
        self._taken()
        if self._answered is not None:
            self._answered.disconnected = True
        super().connection_lost(exc)

    def _start_asgi_task(self, cycle: Any, app: Any) -> None:
        """A request is answered, perhaps while later ones wait. If the connection ends, Uvicorn
        tells only the last of them, and this one would go on to answer nobody.
        """
        self._answered = cycle
        super()._start_asgi_task(cycle, app)

    def pause_writing(self) -> None:
        """They take less than they are sent."""
        super().pause_writing()
        self._watch()

    def resume_writing(self) -> None:
        """They keep up again."""
        super().resume_writing()
        self._taken()

    def _watch(self) -> None:
        left = _unsent(self.transport)
        self._stalled = self.loop.call_later(limits.STALLED, self._look_again, left)

    def _look_again(self, before: int) -> None:
        self._stalled = None
        if _unsent(self.transport) < before:
            self._watch()
        else:
            self._doors.say(household(self._address), "an answer was not taken in time")
            self.transport.abort()

    def _taken(self) -> None:
        if self._stalled is not None:
            self._stalled.cancel()
            self._stalled = None

    def handle_websocket_upgrade(self) -> None:
        """They stay, but not with us."""
        self._heard()
        super().handle_websocket_upgrade()
        self._upgraded = True

    _upgraded = False

    def _expect(self) -> None:
        if not self._upgraded:
            self._waiting = self.loop.call_later(_PATIENCE, self._give_up)

    def _heard(self) -> None:
        if self._waiting is not None:
            self._waiting.cancel()
            self._waiting = None

    def _give_up(self) -> None:
        self._waiting = None
        if not self.transport.is_closing():
            self._doors.say(household(self._address), "a request was not finished in time")
            self.transport.abort()


class Released(WebSocketsSansIOProtocol):
    """One WebSocket, as Uvicorn speaks it, that is gone for good a while after its end.

    A transport that is closed waits until the other end has read everything, be it for ever.
    """

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        """Nobody of the house speaks here any more."""
        super().on_task_complete(task)
        self.loop.call_later(limits.GOODBYE, self.transport.abort)

    def keepalive_timeout(self) -> None:
        """The other end does not even answer a ping."""
        super().keepalive_timeout()
        self.transport.abort()
