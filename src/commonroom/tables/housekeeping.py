"""Housekeeping: what the table manager sees to once a second, whether or not anybody acts.

Tables that nobody touches leave the memory, seats whose people stay away get a bot, and what was
written unheard is noticed.
"""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

import structlog

from commonroom.tables.entries import StoodIn
from commonroom.tables.store import Unavailable

if TYPE_CHECKING:
    from commonroom.tables.manager import TableManager
    from commonroom.tables.slot import Slot

log = structlog.get_logger()

_IDLE_SECONDS = 60.0
"""A live table that nobody touched for so long is dropped; its journal remains."""
_IDLE_IN_COMPANY = 600.0
"""As long as somebody sits there thinking, it is kept longer: they will go on."""
_SECOND = 1.0
_AGES, _DAY = 600.0, 86_400
"""Seconds between two looks for tables to put away; seconds of a day."""
_ROUND = 5.0
"""Seconds between two looks at what was written unheard."""
_AT_ONCE = 500
"""So many tables are asked for in one query."""


class Housekeeping:
    """Keeps order among the tables of a manager."""

    def __init__(self, manager: TableManager) -> None:
        self._manager = manager
        self.archive_after = 0
        """Days after which a table that nobody came to is put away; 0: never."""

    async def run(self) -> None:
        """For ever; what goes wrong once is tried again."""
        looked = put_away = 0.0
        while True:
            await asyncio.sleep(_SECOND)
            try:
                self.sweep()
                await self.replace_the_absent()
                if time.monotonic() - looked > _ROUND:
                    looked = time.monotonic()
                    await self.look_round()
                if self.archive_after and time.monotonic() - put_away > _AGES:
                    put_away = time.monotonic()
                    before = int(time.time()) - _DAY * self.archive_after
                    await self._manager.put_away(before, _AT_ONCE)
            except Unavailable as error:
                log.warning("housekeeping waits for the database", error=str(error))
            except Exception:
                log.exception("housekeeping failed")

    def sweep(self) -> None:
        """Drop live tables that nobody touched for a while."""
        manager, now = self._manager, time.monotonic()
        for table_id, slot in list(manager.slots.items()):
            if not slot.users and _is_idle(slot, now) and not manager.bots.busy(table_id):
                slot.live = None
                manager.tidy(table_id, slot)

    async def replace_the_absent(self) -> None:
        """Where the table's patience with somebody it waits for has ended, a bot stands in."""
        manager = self._manager
        for table_id, slot in list(manager.slots.items()):
            live = slot.live
            if live is None or not slot.listeners or slot.users or live.paused or live.over:
                continue
            decision, patience = live.match.decision, live.record.plan.patience
            assert decision is not None
            if not patience or decision.owner not in live.people:
                continue
            if manager.presence.away(table_id, decision.owner) >= patience:
                level = manager.bots.usual_level(live)
                await manager.unless_refused(table_id, StoodIn(seat=decision.owner, level=level))

    async def look_round(self) -> None:
        """Notice what was written and we did not hear; tell other processes who is here.

        It may be ours: a database that fails may have written all the same.
        """
        manager = self._manager
        watched = [table_id for table_id, slot in manager.slots.items() if slot.listeners]
        for start in range(0, len(watched), _AT_ONCE):
            heads = await manager.storage.heads(watched[start : start + _AT_ONCE])
            for table_id, head in heads.items():
                slot = manager.slots.get(table_id)
                if slot is not None and slot.told < head:
                    manager.catch_up(table_id)
                manager.bus.tell(manager.presence.notice(table_id, head))


def _is_idle(slot: Slot, now: float) -> bool:
    """Whether a live table is hardly needed soon. One that may lose its patience with somebody is
    needed as long as anybody is there.
    """
    if slot.listeners and slot.live is not None and slot.live.record.plan.patience:
        return False
    return now - slot.used > (_IDLE_IN_COMPANY if slot.listeners else _IDLE_SECONDS)
