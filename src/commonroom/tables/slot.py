"""A slot: what one process keeps of a table while somebody is interested in it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import TypeAlias

from commonroom.tables.entries import Row
from commonroom.tables.live import Live

Listener: TypeAlias = Callable[[Live, Sequence[Row]], None]
"""Called, while the table is held, with what was written. No rows: the company has changed."""


class Slot:
    """The live table, if it is awake, who holds it, and who hears of it."""

    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self.users = 0
        """Who holds the lock or waits for it."""
        self.live: Live | None = None
        self.told = 0
        """The last entry the listeners know."""
        self.listeners: list[Listener] = []
        self.used = 0.0
