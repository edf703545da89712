"""The writer: lets entries take effect at a live table, and writes them into its journal."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence

import msgspec
import structlog

from commonroom.kernel.errors import CommonRoomError
from commonroom.tables.creation import ending
from commonroom.tables.entries import AnyEntry, Renewed, Row
from commonroom.tables.live import Live
from commonroom.tables.store import Store, Write

log = structlog.get_logger()


async def write_entries(
    storage: Store, live: Live, entries: Sequence[AnyEntry], beside: Sequence[Write] = ()
) -> list[Row]:
    """Let entries take effect and write them, together with what else must be written at once.

    If that fails half-way, the live table has `diverged` from its journal, and whoever holds it
    throws it away. It may have been written all the same.
    """
    now = int(time.time())
    point = live.match.checkpoint if live.overtaken is None else None
    was_over, was_archived = live.over, live.archived
    rows: list[Row] = []
    try:
        for entry in entries:
            rows.append(live.enter(entry, now))  # noqa: PERF401 - those before a failure count
        ends = live.over and not was_over
        renewed = any(isinstance(entry, Renewed) for entry in entries)
        written = Write(
            live.record.id,
            rows,
            seat_digests=live.record.seat_digests if renewed else None,
            checkpoint=live.checkpoint() if live.match.checkpoint is not point else None,
            status=_status(live) if ends or live.archived is not was_archived else None,
            outcome=await asyncio.to_thread(ending, live.match) if ends else None,
        )
        await storage.write([*beside, written])
    except BaseException as error:
        live.diverged = bool(rows) or not isinstance(error, CommonRoomError)
        raise
    if ends:
        live.record = msgspec.structs.replace(
            live.record, status=written.status, outcome=written.outcome
        )
        log.info("table ended", table=live.record.id, closed=live.closed, entries=live.seq)
    return rows


def _status(live: Live) -> str:
    """A table as it is listed."""
    if live.closed:
        return "closed"
    if live.over:
        return "over"
    return "archived" if live.archived else "open"
