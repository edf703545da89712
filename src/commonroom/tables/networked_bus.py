"""Buses of processes that share a database: over PostgreSQL or Redis."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from itertools import islice
from typing import TYPE_CHECKING

import msgspec
import structlog
from sqlalchemy import make_url

from commonroom.tables.bus import Bus, Hearer, Notice
from commonroom.tables.errors import BadSetup

if TYPE_CHECKING:
    import asyncpg
    from redis.asyncio import Redis

log = structlog.get_logger()
_CHANNEL = "commonroom"
_AGAIN = (0.1, 0.5, 2.0, 5.0)
"""Seconds before a lost connection is tried again: longer each time."""
_AT_ONCE = 64
"""So many notices make one message: PostgreSQL takes less than 8,000 bytes."""


class _Networked(Bus, ABC):
    """A bus over a connection that may break: what is to be told waits until it is back."""

    shared = True

    def __init__(self, url: str) -> None:
        super().__init__()
        self.address = make_url(url).render_as_string()
        self._waiting: dict[str, Notice] = {}
        """Table → the newest notice; older ones say nothing more."""
        self._wake = asyncio.Event()
        self._failures = 0
        """In a row."""
        self._task: asyncio.Task[None] | None = None

    async def start(self, hearer: Hearer) -> None:
        """Connect, and stay connected."""
        connected = asyncio.get_running_loop().create_future()
        self._task = asyncio.create_task(self._run(hearer, connected))
        await asyncio.wait((connected, self._task), return_when=asyncio.FIRST_COMPLETED)

    def tell(self, notice: Notice) -> None:
        """Tell the others as soon as there is a connection."""
        self._waiting[notice.table] = notice
        self._wake.set()

    async def stop(self) -> None:
        """Close the connection."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def _hear(self, hearer: Hearer, payload: str | bytes) -> None:
        try:
            notices = msgspec.json.decode(payload, type=list[Notice])
        except msgspec.DecodeError:
            log.warning("a message on the bus makes no sense")
            return
        for notice in notices:
            if notice.node != self.node:
                hearer(notice)

    async def _run(self, hearer: Hearer, connected: asyncio.Future[None]) -> None:
        while True:
            try:
                await self._connected(hearer, connected)
            except Exception as error:
                log.warning("the bus is down", error=type(error).__name__)
            if not connected.done():
                connected.set_result(None)  # the server can start; the journal is what counts
            await asyncio.sleep(_AGAIN[min(self._failures, len(_AGAIN) - 1)])
            self._failures += 1

    @abstractmethod
    async def _connected(self, hearer: Hearer, connected: asyncio.Future[None]) -> None:
        """Connect, say so, then tell and hear until the connection breaks."""

    def _begun(self, connected: asyncio.Future[None]) -> None:
        """There is a connection."""
        if self._failures:
            log.info("the bus is back")
        self._failures = 0
        if not connected.done():
            connected.set_result(None)

    async def _next(self) -> bytes:
        """What waits to be told, as soon as there is something."""
        await self._wake.wait()
        tables = list(islice(self._waiting, _AT_ONCE))
        notices = [self._waiting.pop(table) for table in tables]
        if not self._waiting:
            self._wake.clear()
        return msgspec.json.encode(notices)


class PostgresBus(_Networked):
    """LISTEN and NOTIFY on the database the tables are in."""

    def __init__(self, url: str) -> None:
        super().__init__(url)
        plain = make_url(url).set(drivername="postgresql")
        self._dsn = plain.render_as_string(hide_password=False)

    async def check(self) -> None:
        """Connect once."""
        import asyncpg

        connection = await asyncpg.connect(self._dsn, timeout=5)
        await connection.close(timeout=5)

    async def _connected(self, hearer: Hearer, connected: asyncio.Future[None]) -> None:
        import asyncpg

        def on_notice(
            _connection: asyncpg.Connection, _pid: int, _channel: str, payload: object
        ) -> None:
            self._hear(hearer, str(payload))

        connection = await asyncpg.connect(self._dsn, timeout=5, command_timeout=10)
        lost = asyncio.Event()
        connection.add_termination_listener(lambda _connection: lost.set())
        try:
            await connection.add_listener(_CHANNEL, on_notice)
            # What is told is on the disk already; that it was told need not be, nor be waited for.
            await connection.execute("SET synchronous_commit = off")
            self._begun(connected)
            async with asyncio.TaskGroup() as group:
                group.create_task(self._notify(connection))
                await lost.wait()
                raise ConnectionError("the connection was lost")
        finally:
            connection.terminate()

    async def _notify(self, connection: asyncpg.Connection) -> None:
        while True:
            payload = (await self._next()).decode()
            await connection.execute("SELECT pg_notify($1, $2)", _CHANNEL, payload)


class RedisBus(_Networked):
    """Publish and subscribe on a Redis or Valkey server."""

    def __init__(self, url: str) -> None:
        super().__init__(url)
        self._url = url

    async def check(self) -> None:
        """Connect once."""
        from redis.asyncio import Redis

        async with asyncio.timeout(5), Redis.from_url(self._url) as redis:
            await redis.ping()

    async def _connected(self, hearer: Hearer, connected: asyncio.Future[None]) -> None:
        from redis.asyncio import Redis

        async with Redis.from_url(self._url) as redis, redis.pubsub() as channel:
            await channel.subscribe(_CHANNEL)
            self._begun(connected)
            async with asyncio.TaskGroup() as group:
                group.create_task(self._publish(redis))
                async for message in channel.listen():
                    if message["type"] == "message":
                        self._hear(hearer, message["data"])
                raise ConnectionError("the subscription ended")

    async def _publish(self, redis: Redis) -> None:
        while True:
            await redis.publish(_CHANNEL, await self._next())


def bus_for(url: str | None, database: str) -> Bus:
    """The bus that an address means; by default the database's own, if it has one."""
    scheme = make_url(url or database).get_backend_name()
    if url is None and scheme == "sqlite":
        return Bus()
    if scheme == "postgresql":
        return PostgresBus(url or database)
    if scheme in ("redis", "rediss", "valkey", "unix"):
        return RedisBus(str(url).replace("valkey://", "redis://"))
    raise BadSetup(f"the bus must be postgresql://… or redis://…, not {scheme}://…")
