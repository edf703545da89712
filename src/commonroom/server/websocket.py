"""A WebSocket as connections know it."""

from __future__ import annotations

import asyncio

from starlette.websockets import WebSocket, WebSocketDisconnect

from commonroom.server import limits
from commonroom.server.socket import Gone


class Carried:
    """Starlette's WebSocket tells in several ways that the other end is gone; here it is one."""

    def __init__(self, websocket: WebSocket) -> None:
        self._websocket = websocket

    async def accept(self) -> None:
        """Let the client speak."""
        await self._websocket.accept()

    async def receive_text(self) -> str | None:
        """The next message; None: one that is no text."""
        message = await self._websocket.receive()
        if message["type"] == "websocket.disconnect":
            raise Gone
        text: str | None = message.get("text")
        return text

    async def send_text(self, data: str) -> None:
        """Send a message."""
        try:
            await self._websocket.send_text(data)
        except (RuntimeError, OSError, WebSocketDisconnect):
            raise Gone from None

    async def close(self, code: int) -> None:
        """End it."""
        try:
            async with asyncio.timeout(limits.GOODBYE):
                await self._websocket.close(code)
        except (RuntimeError, OSError, WebSocketDisconnect):  # also if that took too long
            raise Gone from None
