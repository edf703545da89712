"""The house: what a page in the same browser asks, answered as a server would."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from typing import Any, NamedTuple
from urllib.parse import parse_qsl, unquote, urlsplit

import msgspec

from commonroom.kernel.errors import CommonRoomError
from commonroom.server.api import Api, problem
from commonroom.server.broadcaster import Broadcaster
from commonroom.server.endpoints import Call, Endpoint, Handler, Reply, arguments, endpoints
from commonroom.server.errors import NotFound
from commonroom.server.settings import Settings
from commonroom.server.socket import Connection, Gone
from commonroom.tab.bot_pool import BotWorker, TabBotPool
from commonroom.tab.channel import Channel, ChannelBus
from commonroom.tab.shelf import Drawer, Shelf
from commonroom.tables.manager import TableManager

_PLENTY = 1_000_000
"""A limit that one reader alone does not reach."""
_VARIES = re.compile(r"{(\w+)}")


class Line:
    """A connection's other end in the page: texts there and back."""

    def __init__(self, send: Callable[[str], None], closed: Callable[[int], None]) -> None:
        self._send = send
        self._closed = closed
        self._said: asyncio.Queue[str | None] = asyncio.Queue()
        self._gone = False

    def say(self, text: str) -> None:
        """The page says something."""
        self._said.put_nowait(text)

    def leave(self) -> None:
        """The page has gone."""
        self._gone = True
        self._said.put_nowait(None)

    async def accept(self) -> None:
        """Whoever opened it may speak already."""

    async def receive_text(self) -> str | None:
        """What the page says next."""
        text = await self._said.get()
        if text is None:
            raise Gone
        return text

    async def send_text(self, data: str) -> None:
        """Tell the page."""
        if self._gone:
            raise Gone
        self._send(data)

    async def close(self, code: int) -> None:
        """Say no more."""
        self._gone = True
        self._closed(code)


class _Way(NamedTuple):
    endpoint: Endpoint
    handler: Handler
    pattern: re.Pattern[str]


class House:
    """All tables of one tab."""

    def __init__(
        self, drawer: Drawer, channel: Channel, base_url: str, worker: BotWorker | None = None
    ) -> None:
        bot_pool = None if worker is None else TabBotPool(worker)
        self._manager = TableManager(Shelf(drawer), ChannelBus(channel), bot_pool)
        self._broadcaster = Broadcaster(self._manager)
        settings = Settings(tables_per_minute=_PLENTY, messages_per_second=_PLENTY)
        self._api = Api(self._broadcaster, settings, lambda _address: "", work=_PLENTY)
        self._base_url = base_url
        self._ways = [_Way(*one, _pattern(one[0].path)) for one in endpoints(Api)]
        self._lines: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        """Open the house."""
        await self._manager.start()

    async def stop(self) -> None:
        """Close it."""
        await self._manager.stop()

    async def request(
        self, method: str, address: str, token: str | None, body: bytes
    ) -> tuple[int, str, str]:
        """The answer to a request: status, kind of content, content."""
        reply: Reply[Any]
        try:
            reply = await self._reply(method, address, token, body)
        except CommonRoomError as error:
            reply = problem(error)
        content = reply.content
        text = content if isinstance(content, str) else msgspec.json.encode(content).decode()
        return reply.status, reply.media_type, text

    async def _reply(self, method: str, address: str, token: str | None, body: bytes) -> Reply[Any]:
        parts = urlsplit(address)
        for endpoint, handler, pattern in self._ways:
            found = pattern.fullmatch(parts.path)
            if found is None or endpoint.method != method:
                continue
            path = {name: unquote(part) for name, part in found.groupdict().items()}
            call = Call(path, address="", base_url=self._base_url, token=token)
            given = arguments(endpoint, dict(parse_qsl(parts.query)), body)
            reply = await handler(self._api, call, **given)
            return reply if isinstance(reply, Reply) else Reply(reply, endpoint.status)
        raise NotFound

    def connect(self, send: Callable[[str], None], closed: Callable[[int], None]) -> Line:
        """A connection, as a WebSocket would be."""
        line = Line(send, closed)
        connection = Connection(self._broadcaster, line, _PLENTY)
        task = asyncio.get_running_loop().create_task(connection.serve())
        self._lines.add(task)
        task.add_done_callback(self._lines.discard)
        return line


def _pattern(path: str) -> re.Pattern[str]:
    return re.compile(_VARIES.sub(r"(?P<\1>[^/]+)", path))
