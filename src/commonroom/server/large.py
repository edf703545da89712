"""Large answers: sent piece by piece, and counted as long as they are on their way."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack

from starlette.responses import Response
from starlette.types import Receive, Scope, Send

_PIECE = 2**16


class Large(Response):
    """An answer of which no more lies ready to be sent than the client keeps up with."""

    def __init__(self, response: Response, until_sent: AsyncExitStack) -> None:
        super().__init__(response.body, response.status_code)
        self.raw_headers = response.raw_headers
        self._until_sent = until_sent
        """What is given back when it has been sent, or nobody takes it any more."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Send it."""
        async with self._until_sent:
            start = {
                "type": "http.response.start",
                "status": self.status_code,
                "headers": self.raw_headers,
            }
            await send(start)
            whole = memoryview(self.body)
            for at in range(0, len(whole), _PIECE):
                piece = bytes(whole[at : at + _PIECE])
                more = at + _PIECE < len(whole)
                await send({"type": "http.response.body", "body": piece, "more_body": more})
                await asyncio.sleep(0)  # who reads as fast as we write must not keep others waiting
