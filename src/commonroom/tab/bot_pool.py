"""The bots of a tab: those that look ahead think in a second worker, and nobody waits for them."""

from __future__ import annotations

import base64
from collections.abc import Awaitable
from typing import Protocol

import msgspec

from commonroom.tables.bot_pool import Apart, BotPool, Spoken, think_apart


class BotWorker(Protocol):
    """Another worker of the page, with Python in it."""

    def think(self, saved: str, seat: int, level: str, seed: str, seconds: float) -> Awaitable[str]:
        """What `thought` says there."""


class TabBotPool(BotPool):
    """Bots that think in a tab: quickly here, long there."""

    def __init__(self, worker: BotWorker) -> None:
        super().__init__()
        self._worker = worker

    def _ready(self, game: str) -> bool:
        return True  # whoever is not there in time is not waited for

    async def _elsewhere(
        self, apart: Apart, seat: int, level: str, seconds: float
    ) -> Spoken | None:
        saved = base64.b64encode(apart.saved).decode()
        told = await self._worker.think(saved, seat, level, apart.seed, seconds)
        return msgspec.json.decode(told, type=Spoken | None)


def thought(saved: str, seat: int, level: str, seed: str, seconds: float) -> str:
    """The same bot with the same question, in the other worker."""
    spoken = think_apart(base64.b64decode(saved), seat, level, seed, seconds)
    return msgspec.json.encode(spoken).decode()
