"""People at simulated processes: they speak the protocol, and remember all that they were told.

When a connection ends they come back; what was not answered they say again, as clients do.
"""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Any

import msgspec

from commonroom.server.socket import Gone
from commonroom.wire import protocol as wire

Json = dict[str, Any]


class Wire:
    """Both ends of a WebSocket: what a person says arrives at once, what the table says waits to be
    read.
    """

    def __init__(self) -> None:
        self._said: asyncio.Queue[str | None] = asyncio.Queue()
        self.unread: deque[str] = deque()
        self.closed = False
        """Whether the table has hung up."""

    # ---- the person's end ------------------------------------------------------------------

    def say(self, message: Json) -> None:
        self._said.put_nowait(msgspec.json.encode(message).decode())

    def hang_up(self) -> None:
        self._said.put_nowait(None)

    # ---- the table's end -------------------------------------------------------------------

    async def accept(self) -> None:
        pass

    async def receive_text(self) -> str:
        text = await self._said.get()
        if text is None:
            raise Gone
        return text

    async def send_text(self, data: str) -> None:
        self.unread.append(data)

    async def close(self, code: int) -> None:
        self.closed = True


class Person:
    """Somebody with a link to a seat, or to watch."""

    def __init__(self, name: str, table: str, seat: int | None, token: str) -> None:
        self.name = name
        self.table = table
        self.seat = seat
        self._token = token
        self._nonces = 0
        self.wire: Wire | None = None
        self.welcome = False
        self.lost = False
        """Whether a connection ended that they did not end themselves."""
        self.seq = 0
        self.news: list[int] = []
        self.position: wire.Position | None = None
        self.asked: dict[str, Json] = {}
        """Nonce → what they said and had no answer to."""
        self.done: dict[str, int] = {}
        """Nonce → where the table stood then."""
        self.refused: dict[str, str] = {}

    def __repr__(self) -> str:
        return self.name

    def connect(self) -> Wire:
        """Sit down, again or for the first time."""
        self.wire, self.welcome, self.lost = Wire(), False, False
        self.wire.say({"type": "hello", "protocol": wire.VERSION, "table": self.table,
                       "token": self._token, "since": self.seq, "hints": False})  # fmt: skip
        return self.wire

    def leave(self) -> None:
        """Hang up."""
        if self.wire is not None:
            self.wire.hang_up()
            self.wire = None

    def lose(self, unread: int) -> None:
        """The connection ends; of what was on its way, so much still arrives."""
        if self.wire is None:
            return
        for _ in range(min(unread, len(self.wire.unread))):
            self.read()
        self.wire, self.lost = None, True

    def say(self, **message: Any) -> None:
        """Say something once; it is said again until it is answered."""
        assert self.wire is not None
        self._nonces += 1
        nonce = f"{self.name}-{self._nonces}"
        self.asked[nonce] = {**message, "nonce": nonce}
        self.wire.say(self.asked[nonce])

    @property
    def may_speak(self) -> bool:
        """Whether they sit there and have been welcomed."""
        return self.wire is not None and self.welcome and self.seat is not None

    @property
    def offers(self) -> list[tuple[str | int, ...]]:
        """What they believe they may answer."""
        asked = self.position and self.position.decision
        return [offer.option for offer in asked.offers] if asked else []

    def answer(self, option: tuple[str | int, ...]) -> None:
        """Answer what they believe is asked."""
        assert self.position is not None
        assert self.position.decision is not None
        decision = self.position.decision.id
        self.say(type="answer", decision=decision, option=option, seen=self.seq)

    @property
    def reads(self) -> bool:
        """Whether there is something to read."""
        return self.wire is not None and (bool(self.wire.unread) or self.wire.closed)

    def read(self) -> None:
        """Read one message, or see that the table has hung up."""
        assert self.wire is not None
        if not self.wire.unread:
            self.wire, self.lost = None, True
            return
        match wire.heard(self.wire.unread.popleft()):
            case wire.Welcome(seq=seq, news=news, position=position):
                self._learn(seq, [one.seq for one in news], position)
                self.welcome = True
                for message in self.asked.values():
                    self.wire.say(message)
            case wire.Update(seq=seq, news=news, position=position):
                assert self.welcome, "news before the welcome"
                self._learn(seq, [one.seq for one in news], position)
            case wire.Done(nonce=nonce, seq=seq):
                if self.asked.pop(nonce, None) is not None:
                    self.done[nonce] = seq
            case wire.Refused(nonce=nonce, error="try-again") if nonce:
                if nonce in self.asked:
                    self.wire.say(self.asked[nonce])
            case wire.Refused(nonce=nonce, error=error) if nonce:
                if self.asked.pop(nonce, None) is not None:
                    self.refused[nonce] = error
            case _:
                pass

    def _learn(self, seq: int, news: list[int], position: wire.Position | None) -> None:
        assert seq >= self.seq, f"{self} was shown entry {seq} after {self.seq}"
        assert all(self.seq < one <= seq for one in news), (self, self.seq, news, seq)
        assert news == sorted(set(news)), (self, news)
        self.seq = seq
        self.news += news
        if position is not None:
            self.position = position
