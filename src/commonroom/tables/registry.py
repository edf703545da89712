"""The registry: the tables that are awake in one process, each handed out to one at a time.

A live table is a cache of its journal. Whoever looks or acts holds the table's lock; whatever other
processes have written meanwhile is followed first; a live table that has diverged from its journal
is thrown away and brought back when it is needed.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager

import structlog

from commonroom.kernel.errors import CommonRoomError
from commonroom.tables.bots import BotPlayers
from commonroom.tables.bus import Bus
from commonroom.tables.creation import opening
from commonroom.tables.entries import Began, Entry, Row
from commonroom.tables.errors import NoSuchTable, TryAgain
from commonroom.tables.live import Live
from commonroom.tables.presence import Presence
from commonroom.tables.revival import revived
from commonroom.tables.slot import Slot
from commonroom.tables.store import Conflict, Record, Store, Unavailable
from commonroom.tables.writer import write_entries

log = structlog.get_logger()
_LONG = 1000
"""So many entries make a table that is brought to life beside the event loop."""


class TableRegistry:
    """Which tables are awake, and how they are looked at."""

    bots: BotPlayers
    """Who is woken when others have written something."""

    def __init__(self, storage: Store, bus: Bus) -> None:
        self.storage = storage
        self.bus = bus
        self.presence = Presence(bus.node, time.monotonic)
        self.slots: dict[str, Slot] = {}
        """Table → what is kept of it."""

    @property
    def awake(self) -> int:
        """How many tables are live now."""
        return sum(slot.live is not None for slot in self.slots.values())

    @asynccontextmanager
    async def at(self, table_id: str, *, fresh: bool = True) -> AsyncIterator[Live]:
        """The table as it stands, held so that nobody acts meanwhile.

        Not fresh: as far as this process has heard, for those who find out what is newer anyway.
        """
        slot = self.slots.setdefault(table_id, Slot())
        slot.users += 1
        try:
            async with slot.lock:
                slot.used = time.monotonic()
                try:
                    yield await self._current(table_id, slot, fresh)
                finally:
                    slot.drop_diverged()
        finally:
            slot.users -= 1
            self.tidy(table_id, slot)

    def tidy(self, table_id: str, slot: Slot) -> None:
        """A slot that holds nothing is no longer needed."""
        if not slot.users and slot.live is None and not slot.listeners:
            if self.slots.get(table_id) is slot:
                del self.slots[table_id]
            self.presence.forget(table_id)
            self.bots.forget(table_id)

    async def _current(self, table_id: str, slot: Slot, fresh: bool) -> Live:
        """The live table, brought up to the journal; its listeners know as much afterwards.

        They are shown the very rows that the table has followed, so one look must do: by the next
        one, another process may have written more.
        """
        try:
            rows: Sequence[Row] = ()
            if slot.live is None:
                told = slot.told if slot.listeners else None
                slot.live, rows = await self._revive(table_id, told)
            elif self.bus.shared and fresh:
                heard = bool(slot.listeners)
                rows = await self.storage.rows(table_id, slot.live.seq, events=heard)
                for row in rows:
                    slot.live.follow(row)
            live = slot.live
            if live.over and live.record.outcome is None:
                live.record = await self.record(table_id)
            if slot.told != live.seq:
                slot.show(rows)
                self._wake_for_others(slot)
        except BaseException as error:
            slot.live = None  # it may have followed rows that nobody was shown
            if isinstance(error, CommonRoomError) or not isinstance(error, Exception):
                raise
            raise unreadable(table_id, error) from error
        return live

    def _wake_for_others(self, slot: Slot) -> None:
        """Another process has written something: our bots play if that process dies."""
        if slot.listeners and slot.live is not None:
            self.bots.wake(slot.live, ours=False)

    async def _revive(self, table_id: str, told: int | None) -> tuple[Live, list[Row]]:
        """The table from its journal, and the entries after number `told`, with what happened."""
        whole = await self.storage.whole(table_id, told)
        if whole is None:
            raise NoSuchTable
        if not whole.rows:
            await self.begin(table_id, Began())
            return await self._revive(table_id, told)
        # What takes long must not be one piece of work between two answers of others.
        long = len(whole.rows) > _LONG
        live = await asyncio.to_thread(revived, *whole) if long else revived(*whole)
        written: list[Row] = []
        if live.overtaken is not None:
            log.warning(
                "the rules have changed under a phase", table=table_id, exc_info=live.overtaken
            )
            try:
                written = await write_entries(self.storage, live, [live.start_anew()])
            except Conflict:
                return await self._revive(table_id, told)
        news = [] if told is None else [row for row in whole.rows if row.seq > told]
        return live, news + written

    async def begin(self, table_id: str, began: Began) -> None:
        """Deal and roll for the first time, unless somebody else just did."""
        write = opening(await self.record(table_id), began)
        try:
            await self.storage.write([write])
        except Conflict:
            log.info("somebody else began", table=table_id)

    async def record(self, table_id: str) -> Record:
        """What is stored of a table besides its journal, as it is now."""
        try:
            record = await self.storage.record(table_id)
        except Exception as error:
            raise unreadable(table_id, error) from error
        if record is None:
            raise NoSuchTable
        return record

    async def history(
        self,
        table_id: str,
        after: int = 0,
        limit: int | None = None,
        *,
        events: bool = True,
        kinds: Sequence[type[Entry]] = (),
    ) -> list[Row]:
        """The entries after number `after`, with what happened; only of these kinds, if any."""
        try:
            return await self.storage.rows(table_id, after, events=events, limit=limit, kinds=kinds)
        except Unavailable as error:
            raise unreadable(table_id, error) from error


def unreadable(table_id: str, error: Exception) -> TryAgain:
    """A database that is away is worth a line in the log; a mistake of ours, where it happened."""
    if isinstance(error, Unavailable):
        log.warning("the database does not answer", table=table_id, error=str(error))
    else:
        log.error("table cannot be read", table=table_id, exc_info=error)
    return TryAgain()
