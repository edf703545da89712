"""The seam to JavaScript: everything that only exists where Python runs in a browser."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from commonroom.kernel import games, title
from commonroom.tab.house import House, Line


class Opened:
    """The house as JavaScript sees it: texts in, texts out."""

    def __init__(self, house: House) -> None:
        self._house = house

    async def start(self) -> None:
        """Open it."""
        await self._house.start()

    async def request(
        self, method: str, address: str, token: str | None, body: str
    ) -> tuple[int, str, str]:
        """The answer to a request."""
        return await self._house.request(method, address, token, body.encode())

    def connect(self, hear: Any, closed: Any) -> Line:
        """A connection."""
        return self._house.connect(hear, closed)


class _Channel:
    """JavaScript calls back what it is given for as long as the tab lives."""

    def __init__(self, channel: Any) -> None:
        self._channel = channel

    def send(self, text: str) -> None:
        self._channel.send(text)

    def listen(self, hear: Callable[[str], None]) -> None:
        from pyodide.ffi import create_proxy  # there is none where the rest of this is tested

        self._channel.listen(create_proxy(hear))


def opened(drawer: Any, channel: Any, page: str, worker: Any) -> Opened:
    """A house over the browser's database, told apart by nothing from a server's."""
    return Opened(House(drawer, _Channel(channel), page, worker))


def import_all() -> None:
    """Import every game, so that whoever starts from a memory made now need not wait for it."""
    for game in games():
        title(game)
