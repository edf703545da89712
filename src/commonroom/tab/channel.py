"""The channel: how the tabs of one browser tell each other that a table has moved on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

import msgspec

from commonroom.tables.bus import Bus, Hearer, Notice


class Channel(Protocol):
    """JavaScript's BroadcastChannel, as much of it as is needed."""

    def send(self, text: str) -> None:
        """Tell the other tabs."""

    def listen(self, hear: Callable[[str], None]) -> None:
        """Hear the other tabs from now on."""


class ChannelBus(Bus):
    """Each tab is a process of its own; all write to one database."""

    shared = True

    def __init__(self, channel: Channel) -> None:
        super().__init__()
        self._channel = channel
        self._hearer: Hearer | None = None

    async def start(self, hearer: Hearer) -> None:
        self._hearer = hearer
        self._channel.listen(self._heard)

    def tell(self, notice: Notice) -> None:
        self._channel.send(msgspec.json.encode(notice).decode())

    def _heard(self, text: str) -> None:
        if self._hearer is not None:
            self._hearer(msgspec.json.decode(text, type=Notice))

    async def stop(self) -> None:
        self._hearer = None
