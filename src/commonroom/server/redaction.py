"""Redaction: each entry of a table's journal as one reader may know it.

Owns what is told to whom: events in the form that the reader may know, a bot's reasons where they
betray nothing. A reader is a seat, or None: a spectator.
"""

from __future__ import annotations

from collections.abc import Sequence

from commonroom.tables import entries
from commonroom.wire import news


def told(
    rows: Sequence[entries.Row], reader: int | None, *, reasons: bool
) -> tuple[news.AnyNews, ...]:
    """Entries of the journal. `reasons`: whether why a bot chose betrays no secret."""
    made = (_told(row, reader, reasons) for row in rows)
    return tuple(one for one in made if one is not None)


def _told(row: entries.Row, reader: int | None, reasons: bool) -> news.AnyNews | None:
    seq, at = row.seq, row.at
    match row.entry:
        case entries.Began():
            return news.Began(
                seq=seq, at=at, events=entries.seen(row.events, reader), seat=row.entry.seat,
                entropy=row.entry.entropy,
            )  # fmt: skip
        case entries.Answered(seat=int(seat), by_bot=by_bot, reason=reason):
            events = entries.seen(row.events, reader)
            if not events and not reasons and seat != reader:
                return None  # whoever had an answer and kept it would be named
            return news.Answered(
                seq=seq, at=at, seat=seat, by_bot=by_bot, events=events,
                reason=reason if reasons else None,
            )  # fmt: skip
        case entries.TakenBack(seat=seat, opened=opened):
            return news.TakenBack(seq=seq, at=at, seat=seat, to=opened)
        case entries.TakebackAsked(seat=int(seat), opened=opened):
            return news.TakebackAsked(seq=seq, at=at, seat=seat, to=opened)
        case entries.TakebackAnswered(seat=int(seat), agree=agree):
            return news.TakebackAnswered(seq=seq, at=at, seat=seat, agree=agree)
        case entries.Said(seat=int(seat), text=text, phrase=phrase):
            return news.Said(seq=seq, at=at, seat=seat, text=text, phrase=phrase)
        case _:
            return _of_company(row)


def _of_company(row: entries.Row) -> news.AnyNews | None:
    seq, at = row.seq, row.at
    match row.entry:
        case entries.Named(seat=int(seat), name=name):
            return news.Named(seq=seq, at=at, seat=seat, name=name)
        case entries.StoodIn(seat=int(seat), level=level, asked_by=asked_by):
            return news.StoodIn(seq=seq, at=at, seat=seat, level=level, asked_by=asked_by)
        case entries.Returned(seat=int(seat)):
            return news.Returned(seq=seq, at=at, seat=seat)
        case entries.Paused(seat=seat, paused=paused):
            return news.Paused(seq=seq, at=at, seat=seat, paused=paused)
        case entries.Rematched(seat=int(seat), table=table):
            return news.Rematched(seq=seq, at=at, seat=seat, table=table)
        case entries.Pledged(seat=int(seat), pledge=pledge):
            return news.Pledged(seq=seq, at=at, seat=seat, pledge=pledge)
        case entries.Opened(seat=int(seat), entropy=entropy):
            return news.Opened(seq=seq, at=at, seat=seat, entropy=entropy)
        case entries.Closed():
            return news.Closed(seq=seq, at=at)
        case _:
            return None  # how a seat wants to be asked is nobody else's business
