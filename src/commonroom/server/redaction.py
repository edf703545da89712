"""Redaction: each entry of a table's journal as one reader may know it.

A reader is a seat, or None: a spectator. They get the entry itself, without what is nobody's
business or would betray a secret, and its events in the form that they may know. An entry that is
not named here is told to nobody.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from commonroom.tables import entries
from commonroom.tables.entries import AnyEntry, PublicEntry, Row, seen
from commonroom.wire.protocol import News

_TOLD_WHOLE = (
    entries.Named
    | entries.TakebackAnswered
    | entries.Said
    | entries.StoodIn
    | entries.Returned
    | entries.Paused
    | entries.Rematched
    | entries.Pledged
    | entries.Opened
    | entries.Closed
)


def redacted(rows: Sequence[Row], reader: int | None, *, reasons: bool) -> tuple[News, ...]:
    """Entries of the journal. `reasons`: whether why a bot chose betrays no secret."""
    told = []
    for row in rows:
        entry, events = _redacted(row.entry, reasons), seen(row.events, reader)
        if isinstance(entry, entries.Answered) and not (events or reasons or entry.seat == reader):
            continue  # whoever had an answer and kept it would be named
        if entry is not None:
            told.append(News(row.seq, row.at, entry, events))
    return tuple(told)


def _redacted(entry: AnyEntry, reasons: bool) -> PublicEntry | None:
    match entry:
        case entries.Began(seat=seat, entropy=entropy):
            return entries.Began(seat=seat, entropy=entropy)
        case entries.Answered(seat=seat, by_bot=by_bot, reason=reason):
            return entries.Answered(seat=seat, by_bot=by_bot, reason=reason if reasons else None)
        case entries.TakebackAsked(seat=seat, opened=opened):
            return entries.TakebackAsked(seat=seat, opened=opened)
        case entries.TakenBack(seat=seat, opened=opened):
            return entries.TakenBack(seat=seat, opened=opened)
        case _ if isinstance(entry, _TOLD_WHOLE):
            return msgspec.structs.replace(entry, nonce="")
        case _:
            return None
