"""Replays: a finished game frame by frame, built once and kept; a running one as far as it goes.

What happened comes from the journal, where it was written when it happened. What lay on the table
is worked out by playing again, as long as the rules are the same; later, the kept replay remains.
"""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from commonroom.kernel import Match, Msg, Option, title
from commonroom.tables.dice import Mix
from commonroom.tables.entries import Answered, Began, Named, Row, TakenBack, Told, seen
from commonroom.tables.revival import begun
from commonroom.tables.store import Record, Store

if TYPE_CHECKING:
    from commonroom.tables.manager import TableManager


class Frame(msgspec.Struct, frozen=True):
    """A moment: what happened, and what lay on the table afterwards."""

    seq: int
    seat: int | None
    by_bot: bool
    option: Option | None
    text: Msg | None
    reason: Msg | None
    events: tuple[Told, ...]
    changes: Any
    """JSON merge patch (RFC 7386) from the view of the frame before; the first is a whole view."""


_SPECTATOR = -1
_NEWEST = 500
"""So many moments of a running game are shown at once; nobody sits through more."""
_decoder = msgspec.json.Decoder(tuple[Frame, ...])


async def replay(storage: Store, record: Record, seat: int | None) -> tuple[Frame, ...]:
    """The frames of a finished game as a seat saw them."""
    return _decoder.decode(await written_replay(storage, record, seat))


async def written_replay(storage: Store, record: Record, seat: int | None) -> bytes:
    """The same as JSON, which it is kept as: to read and write it again would take long."""
    kept = await kept_replay(storage, record, seat)
    if kept is not None:
        return kept
    place = _SPECTATOR if seat is None else seat
    rows = await storage.rows(record.id, events=True)
    built = await asyncio.to_thread(lambda: msgspec.json.encode(frames(record, rows, seat)))
    await storage.keep_replay(record.id, place, await asyncio.to_thread(zlib.compress, built))
    return built


async def kept_replay(storage: Store, record: Record, seat: int | None) -> bytes | None:
    """The same if somebody has looked at it before, which is no work."""
    kept = await storage.replay(record.id, _SPECTATOR if seat is None else seat)
    return None if kept is None else await asyncio.to_thread(zlib.decompress, kept)


def names(record: Record, rows: Sequence[Row]) -> tuple[str, ...]:
    """What those at a table were called in the end, whatever the rules are by now."""
    called = [chair.name or "" for chair in record.plan.chairs]
    for row in rows:
        if isinstance(row.entry, Named):
            called[row.entry.seat] = row.entry.name
    return tuple(called)


async def recap(
    manager: TableManager, table_id: str, seat: int | None, after: int
) -> tuple[Frame, ...]:
    """The newest frames of a running game, at most from an entry on, as a seat sees them: not what
    others chose, nor that they kept still where nothing is to be seen of it.
    """
    async with manager.at(table_id) as live:
        start = max(after, live.opened[-_NEWEST:][0])
        told = _not_taken_back(await manager.storage.rows(table_id, start - 1, events=True))
        before = live.match.answered - sum(isinstance(row.entry, Answered) for row in told)
        match = None
        if live.record.rules == live.match.title.rules_version:
            await manager.find_milestones(live, before)
            match = live.match.copy()
        points, record = live.milestones.points, live.record

    def build() -> tuple[Frame, ...]:
        return _frames(record, told, seat, match and match.earlier(before, points))

    built = await asyncio.to_thread(build)
    return tuple(
        frame
        if frame.seat == seat
        else msgspec.structs.replace(frame, option=None, text=None, reason=None)
        for frame in built
        if frame.seat == seat or frame.events or frame.changes
    )


def frames(record: Record, rows: Sequence[Row], seat: int | None) -> tuple[Frame, ...]:
    """The frames of a whole game, without what was taken back."""
    told = _not_taken_back(rows)
    current = title(record.plan.game).rules_version
    mix = Mix(record)
    for row in rows:
        mix.note(row.seq, row.entry)
    match = begun(record, mix) if all(row.rules == current for row in told) else None
    return _frames(record, told, seat, match)


def _not_taken_back(rows: Sequence[Row]) -> list[Row]:
    """The beginning and the answers that stand."""
    told: list[Row] = []
    for row in rows:
        if isinstance(row.entry, Began | Answered):
            told.append(row)
        elif isinstance(row.entry, TakenBack):
            while told and told[-1].seq > row.entry.opened:
                told.pop()
    return told


def _frames(
    record: Record, told: Sequence[Row], seat: int | None, match: Match | None
) -> tuple[Frame, ...]:
    """A frame for each entry, played on from the match before them."""
    made, before = [], None
    for row in told:
        _play(match, row)
        view = _view(match, seat)
        made.append(_frame(record, row, seat, view if before is None else patch(before, view)))
        before = view
    return tuple(made)


def _play(match: Match | None, row: Row) -> None:
    if match is not None and isinstance(row.entry, Answered):
        match.answer(tuple(row.entry.option), row.entry.seat)


def _view(match: Match | None, seat: int | None) -> dict[str, Any]:
    if match is None:
        return {}
    view: dict[str, Any] = msgspec.to_builtins(match.view(seat))
    return view


def _frame(record: Record, row: Row, seat: int | None, changes: object) -> Frame:
    entry = row.entry
    events = seen(row.events, seat)
    if not isinstance(entry, Answered):
        return Frame(row.seq, None, False, None, None, None, events, changes)
    option = tuple(entry.option)
    text = title(record.plan.game).describe(option)
    return Frame(row.seq, entry.seat, entry.by_bot, option, text, entry.reason, events, changes)


def patch(before: dict[str, Any], after: dict[str, Any]) -> dict[str, Any]:
    """The JSON merge patch that makes one document of another; null is the same as absent."""
    changes: dict[str, Any] = {key: None for key in before if key not in after}
    for key, value in after.items():
        old = before.get(key)
        if isinstance(value, dict) and isinstance(old, dict):
            if inner := patch(old, value):
                changes[key] = inner
        elif value != old:
            changes[key] = value
    return changes
