"""As much of a Redis server as publishing and subscribing takes, for tests."""

from __future__ import annotations

import asyncio


class Redis:
    """Speaks RESP2: HELLO is unknown to it, as to an old server."""

    def __init__(self) -> None:
        self._server: asyncio.Server | None = None
        self._subscribers: list[asyncio.StreamWriter] = []

    async def start(self) -> str:
        """Listen; returns the address."""
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        port = self._server.sockets[0].getsockname()[1]
        return f"redis://127.0.0.1:{port}?protocol=2"

    async def stop(self) -> None:
        """Close everything."""
        assert self._server is not None
        self._server.close()
        for writer in self._subscribers:
            writer.close()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            while command := await self._command(reader):
                self._obey(command, writer)
                await writer.drain()
        except (ConnectionError, asyncio.IncompleteReadError, ValueError):  # in mid-sentence
            pass
        finally:
            writer.close()

    async def _command(self, reader: asyncio.StreamReader) -> list[bytes]:
        head = await reader.readline()
        if not head:
            return []
        parts = []
        for _ in range(int(head[1:])):
            size = int((await reader.readline())[1:])
            parts.append((await reader.readexactly(size + 2))[:-2])
        return parts

    def _obey(self, command: list[bytes], writer: asyncio.StreamWriter) -> None:
        match [command[0].upper(), *command[1:]]:
            case [b"SUBSCRIBE", channel]:
                self._subscribers.append(writer)
                writer.write(b"*3\r\n" + _bulk(b"subscribe") + _bulk(channel) + b":1\r\n")
            case [b"PUBLISH", channel, data]:
                for one in self._subscribers:
                    if not one.is_closing():
                        one.write(_array(b"message", channel, data))
                writer.write(b":%d\r\n" % len(self._subscribers))
            case [b"PING"]:
                writer.write(b"+PONG\r\n")
            case [b"CLIENT" | b"SELECT" | b"UNSUBSCRIBE", *_]:
                writer.write(b"+OK\r\n")
            case _:
                writer.write(b"-ERR unknown command\r\n")


def _bulk(data: bytes) -> bytes:
    return b"$%d\r\n%s\r\n" % (len(data), data)


def _array(*parts: bytes) -> bytes:
    return b"*%d\r\n" % len(parts) + b"".join(map(_bulk, parts))
