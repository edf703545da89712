"""Replays: a finished game frame by frame, built once and kept; a running one as far as it goes.

What happened comes from the journal, where it was written when it happened. What lay on the table
is worked out by playing again, as long as the rules are the same; later, the kept replay remains.
"""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

import msgspec
import structlog

from commonroom.kernel import Match, Msg, Option, title
from commonroom.tables.dice import Mix
from commonroom.tables.entries import (
    Answered,
    Began,
    Named,
    Opened,
    Pledged,
    Rekeyed,
    Row,
    TakenBack,
    Told,
    seen,
)
from commonroom.tables.long_work import Account, done, pieces, together
from commonroom.tables.milestones import Way, gone
from commonroom.tables.revival import begun
from commonroom.tables.store import Record, Store

if TYPE_CHECKING:
    from commonroom.tables.manager import TableManager


log = structlog.get_logger()


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
_MATCH = (Began, Answered, TakenBack)
"""What moves a match; with what gives it other dice:"""
_MATCH_AND_DICE = (*_MATCH, Pledged, Opened, Rekeyed)


async def replay(manager: TableManager, record: Record, seat: int | None) -> tuple[Frame, ...]:
    """The frames of a finished game as a seat saw them."""
    return _decoder.decode(await written_replay(manager, record, seat))


async def written_replay(
    manager: TableManager, record: Record, seat: int | None, account: Account | None = None
) -> bytes:
    """The same as JSON, which it is kept as: to read and write it again would take long."""
    kept = await kept_replay(manager.storage, record, seat)
    if kept is not None:
        return kept
    place = _SPECTATOR if seat is None else seat
    rows = await manager.history(record.id, kinds=_MATCH_AND_DICE)
    length, told = len(rows), await pieces(rows)
    packed = await done(manager.workshop, length, account, _replayed, record, told, seat)
    await manager.storage.keep_replay(record.id, place, packed)
    return await asyncio.to_thread(zlib.decompress, packed)


async def kept_replay(storage: Store, record: Record, seat: int | None) -> bytes | None:
    """The same if somebody has looked at it before, which is no work."""
    kept = await storage.replay(record.id, _SPECTATOR if seat is None else seat)
    return None if kept is None else await asyncio.to_thread(zlib.decompress, kept)


async def called(manager: TableManager, record: Record) -> tuple[str, ...]:
    """What those at a table were called in the end, whatever the rules are by now."""
    names = [chair.name or "" for chair in record.plan.chairs]
    for row in await manager.history(record.id, events=False, kinds=(Named,)):
        if isinstance(row.entry, Named):
            names[row.entry.seat] = row.entry.name
    return tuple(names)


async def recap(
    manager: TableManager,
    table_id: str,
    seat: int | None,
    after: int,
    account: Account | None = None,
) -> bytes:
    """The newest frames of a running game, at most from an entry on, as a seat sees them: not what
    others chose, nor that they kept still where nothing is to be seen of it. As JSON.
    """
    async with manager.at(table_id) as live:
        start = max(after, live.opened[-_NEWEST:][0])
        told = _not_taken_back(await manager.history(table_id, start - 1, kinds=_MATCH))
        before = live.match.answered - sum(isinstance(row.entry, Answered) for row in told)
        way = None
        if live.record.rules == live.match.title.rules_version:
            await manager.find_far_milestones(live, before)
            way = await asyncio.to_thread(live.milestones.way, live.match, before)
        record = live.record
    length, rows = len(told) + (len(way.answers) if way else 0), await pieces(told)
    return await done(manager.workshop, length, account, _recapped, record, rows, seat, way)


# ---- what may be done elsewhere ----------------------------------------------------------------


def _replayed(record: Record, rows: Sequence[bytes], seat: int | None) -> bytes:
    return zlib.compress(msgspec.json.encode(frames(record, together(rows), seat)))


def _recapped(record: Record, rows: Sequence[bytes], seat: int | None, way: Way | None) -> bytes:
    built = _shown(record, together(rows), seat, None if way is None else lambda: gone(way))
    return msgspec.json.encode([
        frame
        if frame.seat == seat
        else msgspec.structs.replace(frame, option=None, text=None, reason=None)
        for frame in built
        if frame.seat == seat or frame.events or frame.changes
    ])  # fmt: skip


def frames(record: Record, rows: Sequence[Row], seat: int | None) -> tuple[Frame, ...]:
    """The frames of a whole game, without what was taken back."""
    told = _not_taken_back(rows)
    current = title(record.plan.game).rules_version
    mix = Mix(record)
    for row in rows:
        mix.note(row.seq, row.entry)
    same = all(row.rules == current for row in told)
    return _shown(record, told, seat, (lambda: begun(record, mix)) if same else None)


def _shown(
    record: Record, told: Sequence[Row], seat: int | None, start: Callable[[], Match] | None
) -> tuple[Frame, ...]:
    """A frame for each entry; with what lay on the table, if the rules are those of then."""
    if start is not None:
        try:
            return _frames(record, told, seat, start())
        except Exception as error:  # nobody said that they have changed; they may fail in any way
            kind = type(error).__name__
            log.warning("a game cannot be played again", table=record.id, error=kind)
    return _frames(record, told, seat, None)


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
