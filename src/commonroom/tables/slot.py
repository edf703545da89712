"""A slot: what one process keeps of a table while somebody is interested in it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import TypeAlias

import structlog

from commonroom.tables.entries import Row
from commonroom.tables.live import Live

log = structlog.get_logger()

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
        """Where the live table stood when it was last shown. While there is one and nobody is
        writing, it stands there; if it is dropped, the next one goes on from there."""
        self.listeners: list[Listener] = []
        self.used = 0.0

    def drop_diverged(self) -> None:
        """Throw away a live table that may say something else than its journal."""
        if self.live is not None and self.live.diverged:
            self.live = None

    def show(self, rows: Sequence[Row]) -> None:
        """Show everyone the live table, and the entries by which it has moved since `told`.

        Nothing else moves `told`, and it goes nowhere but to where the live table is: so nobody
        can count as having been shown what the table they were shown did not know yet.
        """
        live = self.live
        assert live is not None
        if self.listeners and [row.seq for row in rows] != [*range(self.told + 1, live.seq + 1)]:
            raise ShownOutOfOrder(self.told, live.seq)
        self.told = live.seq
        for listener in list(self.listeners):
            try:
                listener(live, rows)
            except Exception:  # whoever fails to look must not keep the others from looking
                log.exception("a table could not be shown", table=live.record.id)


class ShownOutOfOrder(Exception):
    """Entries that do not lead from what was shown to how the table stands."""
