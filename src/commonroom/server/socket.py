"""Connections: each is one seat at one table, or a spectator, over a WebSocket or the like."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Sequence
from typing import Protocol

import msgspec
import structlog

from commonroom.kernel.errors import CommonRoomError
from commonroom.server import snapshot
from commonroom.server.broadcaster import Broadcaster
from commonroom.server.commands import act
from commonroom.server.errors import Malformed, OtherVersion, TooFast
from commonroom.server.limits import LARGEST_MESSAGE, Bucket
from commonroom.tables import entries
from commonroom.tables.background import BackgroundTasks
from commonroom.tables.errors import NoSuchTable, TryAgain
from commonroom.tables.live import Live
from commonroom.tables.plan import opened_by
from commonroom.tables.side_by_side import until_one_ends
from commonroom.wire import protocol as wire

log = structlog.get_logger()

NO_HELLO, NO_TABLE, TOO_LATE, OTHER_VERSION, FLOOD = 4400, 4401, 4408, 4426, 4429
TOO_BIG, COME_BACK = 1009, 1013
_PATIENCE = 10.0
"""Seconds to say hello."""
_UNREAD = 2 * 2**20
"""So many bytes may wait for a client that reads slowly. Coming back brings less."""
_UNREAD_TOGETHER = 8 * 2**20
"""So many for all clients of one address."""
_STRIKES = 200
"""So many messages are refused for coming too fast before the connection is closed."""
PAGE = 500
"""Entries of the past in one message."""


class Ended(Exception):
    """The connection is to be closed with this code."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class Gone(Exception):
    """Nobody is at the other end any more."""


class Socket(Protocol):
    """What carries messages, as much of it as is needed. Each call raises `Gone` at the end."""

    async def accept(self) -> None:
        """Let the client speak."""

    async def receive_text(self) -> str | None:
        """The next message; None: one that is no text."""

    async def send_text(self, data: str) -> None:
        """Send a message."""

    async def close(self, code: int) -> None:
        """End it."""


class Connection:
    """One reader of one table."""

    def __init__(
        self, broadcaster: Broadcaster, socket: Socket, per_second: int = 20, house: str = ""
    ) -> None:
        self._broadcaster = broadcaster
        self._manager = broadcaster.manager
        self._socket = socket
        self._queue: asyncio.Queue[str] = asyncio.Queue()
        self._unread = 0
        """Bytes that wait in the queue, or on their way."""
        self._house = house
        self._overrun = asyncio.Event()
        self._end_with = COME_BACK
        self._bucket = Bucket(2 * per_second, per_second)
        self._strikes = 0
        self._table = ""
        self._seat: int | None = None
        self._hints = True
        self._seq = 0
        """The last entry the client was told; 0 before the welcome, which tells all."""
        self._decision = 0
        """The decision that the client has before it."""
        self._background = BackgroundTasks()

    # ---- from hello to the end -----------------------------------------------------------

    async def serve(self) -> None:
        """Until either side has had enough."""
        await self._socket.accept()
        leave = None
        self._broadcaster.connections += 1
        try:
            hello = await self._first()
            if hello.protocol != wire.VERSION:
                error = OtherVersion(hello.protocol, wire.VERSION)
                await self._socket.send_text(self._refusal(error, hello.nonce))
                raise Ended(OTHER_VERSION)
            try:
                self._seat = await self._manager.seat_of(hello.table, hello.token)
                self._table, self._hints = hello.table, hello.hints
                if hello.mixes and self._seat is not None:
                    await self._promise(self._seat)
                leave = await self._manager.arrive(self._table, self._seat, self._hear)
                if self._seat is not None:
                    await self._manager.give_back(self._table, self._seat)
                await self._welcome(hello)
            except CommonRoomError as error:
                await self._socket.send_text(self._refusal(error, hello.nonce))
                lost = isinstance(error, NoSuchTable)
                raise Ended(NO_TABLE if lost else COME_BACK) from None
            await until_one_ends(self._listen(), self._speak(), self._guard())
        except Ended as ended:
            with contextlib.suppress(Gone):  # the client was faster
                await self._socket.close(ended.code)
        except Gone:
            pass
        finally:
            self._broadcaster.connections -= 1
            if leave is not None:
                leave()
            self._background.cancel()
            self._count(-self._unread)

    async def _first(self) -> wire.Hello:
        try:
            async with asyncio.timeout(_PATIENCE):
                message = self._read(await self._socket.receive_text())
        except TimeoutError:
            raise Ended(TOO_LATE) from None
        except Malformed as error:
            await self._socket.send_text(self._refusal(error, ""))
            raise Ended(NO_HELLO) from None
        if not isinstance(message, wire.Hello):
            raise Ended(NO_HELLO)
        return message

    async def _promise(self, seat: int) -> None:
        """If the game has not begun, let the client have a hand in the first dice.

        A client that stays silent, or says anything else, has none; the game begins all the same.
        """
        commitment = await self._manager.promise(self._table)
        if commitment is None:
            return
        promise = wire.Promised(table=self._table, commitment=commitment)
        await self._socket.send_text(wire.written(promise))
        with contextlib.suppress(TimeoutError, Malformed):
            async with asyncio.timeout(_PATIENCE):
                message = self._read(await self._socket.receive_text())
            if isinstance(message, wire.Open):
                began = entries.Began(seat=seat, entropy=message.entropy)
                await self._manager.begin(self._table, began)

    async def _speak(self) -> None:
        while True:
            message = await self._queue.get()
            await self._socket.send_text(message)
            self._count(-_size(message))

    async def _guard(self) -> None:
        """Watch for a reader who is too slow."""
        await self._overrun.wait()
        raise Ended(self._end_with)

    def _put(self, message: str) -> None:
        size = _size(message)
        together = self._broadcaster.unread[self._house]
        if self._unread and (self._unread + size > _UNREAD or together + size > _UNREAD_TOGETHER):
            self._overrun.set()
            return
        self._count(size)
        self._queue.put_nowait(message)

    def _count(self, size: int) -> None:
        """More bytes wait, or fewer."""
        self._unread += size
        unread = self._broadcaster.unread
        unread[self._house] += size
        if not unread[self._house]:
            del unread[self._house]

    # ---- what the client says ------------------------------------------------------------

    async def _listen(self) -> None:
        while True:
            received = await self._socket.receive_text()
            nonce = ""
            try:
                self._slow_down()
                message = self._read(received)
                nonce = message.nonce
                await self._heed(message)
            except CommonRoomError as error:
                self._put(self._refusal(error, nonce))
            except (Ended, Gone):
                raise
            except Exception:
                log.exception("a message could not be heeded", table=self._table)
                self._put(self._refusal(TryAgain(), nonce))

    def _slow_down(self) -> None:
        if not self._bucket.take():
            self._strikes += 1
            if self._strikes > _STRIKES:
                raise Ended(FLOOD)
            raise TooFast

    def _read(self, text: str | None) -> wire.FromClient:
        """A message of the protocol, if that is what was received."""
        if text is None:
            raise Malformed("messages are text")
        if len(text) > LARGEST_MESSAGE:
            raise Ended(TOO_BIG)
        try:
            return wire.read(text.encode())
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            raise Malformed(str(error)[:200]) from error

    async def _heed(self, message: wire.FromClient) -> None:
        match message:
            case wire.Hello():
                raise Malformed("one hello is enough")
            case wire.History(after=after, nonce=nonce):
                await self._broadcaster.pages.wait(self._house)
                rows = await self._manager.history(self._table, after, PAGE)
                async with self._manager.at(self._table) as live:
                    news = self._broadcaster.news(live, rows, self._seat)
                more = len(rows) == PAGE
                self._put(wire.written(wire.Past(after=after, news=news, more=more, nonce=nonce)))
            case _:
                seq = await act(self._manager, self._table, self._seat, message)
                self._put(wire.written(wire.Done(nonce=message.nonce, seq=seq)))

    def _refusal(self, error: CommonRoomError, nonce: str) -> str:
        name = error.msg.key.removeprefix("error-")
        self._broadcaster.refusals[name] += 1
        return wire.written(wire.Refused(nonce=nonce, error=name, msg=error.msg, seq=self._seq))

    # ---- what the table says -------------------------------------------------------------

    async def _welcome(self, hello: wire.Hello) -> None:
        async with self._manager.at(self._table) as live:
            # The secret may have been renewed since it was looked at.
            opened_by(hello.token, live.record.seat_digests, live.record.watch_digest)
            rows: Sequence[entries.Row] = ()
            if hello.since is not None and hello.since < live.seq:
                page = await self._manager.history(self._table, hello.since, PAGE)
                # What another process has written since we looked will be an update.
                rows = [row for row in page if row.seq <= live.seq]
            welcome = wire.Welcome(
                table=snapshot.facts(live),
                you=self._seat,
                seq=live.seq,
                company=self._broadcaster.company(live, self._seat),
                position=self._broadcaster.position(live, self._seat),
                news=self._broadcaster.news(live, rows, self._seat),
                more=len(rows) == PAGE and rows[-1].seq < live.seq,
                link=live.link.hex(),
                hands=snapshot.hands(live),
                nonce=hello.nonce,
            )
            self._put(wire.written(welcome))
            self._seq = live.seq
            self._think_of_hints(live)

    def _hear(self, live: Live, rows: Sequence[entries.Row]) -> None:
        """Something was written, or somebody came or went."""
        if not self._seq:
            return  # the welcome will tell
        renewed = [row.entry.seat for row in rows if isinstance(row.entry, entries.Renewed)]
        if self._seat is not None and self._seat in renewed:
            self._end_with = NO_TABLE
            self._overrun.set()  # this connection came with the old secret
            return
        try:
            self._put(self._broadcaster.update(live, rows, self._seat))
        except Exception:
            self._overrun.set()  # who missed something must come back
            raise
        self._seq = live.seq
        self._think_of_hints(live)

    def _think_of_hints(self, live: Live) -> None:
        """Work out, off the event loop, what is worth knowing about a new decision's offers."""
        if live.decision_id == self._decision or not self._hints or self._seat is None:
            return
        self._decision = live.decision_id
        question = snapshot.question_to(live, self._seat)
        if question is not None:
            copy = live.match.copy()
            self._background.begin(
                self._tell_hints(self._decision, snapshot.Thought(copy, question))
            )

    async def _tell_hints(self, decision: int, thought: snapshot.Thought) -> None:
        hints = await self._broadcaster.think(lambda: self._decision == decision, thought)
        if hints is not None and self._decision == decision:
            self._put(wire.written(wire.Hints(decision=decision, hints=hints)))


def _size(message: str) -> int:
    """Bytes that a message takes on its way."""
    return len(message) if message.isascii() else len(message.encode())
