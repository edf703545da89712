"""News: the entries of a table's journal, each as a reader may know it.

Owns the types that are sent and what is told to whom: events in the form that the reader may know,
a bot's reasons where they betray nothing. A reader is a seat, or None: a spectator.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

import msgspec

from commonroom.kernel import Msg
from commonroom.tables import entries
from commonroom.tables.entries import Seat, Seen, Seq
from commonroom.tables.plan import TableId


class News(msgspec.Struct, frozen=True, kw_only=True, tag_field="type"):
    """An entry of the journal as a reader may know it."""

    seq: Seq
    at: int
    """When it was written: seconds since 1970."""


class Began(News, frozen=True, kw_only=True, tag="began"):
    """The game was set up."""

    events: tuple[Seen, ...]


class Answered(News, frozen=True, kw_only=True, tag="answered"):
    """A seat answered; what it chose shows in the events, if it may be known."""

    seat: Seat
    by_bot: bool
    events: tuple[Seen, ...]
    reason: Msg | None = None
    """Why a bot chose it, in games where nobody has secrets."""


class TakenBack(News, frozen=True, kw_only=True, tag="taken-back"):
    """The match went back to decision `to`: answers between `to` and this entry are void."""

    seat: Seat | None
    to: Seq


class TakebackAsked(News, frozen=True, kw_only=True, tag="takeback-asked"):
    """A seat asks to go back to decision `to`."""

    seat: Seat
    to: Seq


class TakebackAnswered(News, frozen=True, kw_only=True, tag="takeback-answered"):
    """A seat agreed, or did not, and then the matter is closed."""

    seat: Seat
    agree: bool


class Said(News, frozen=True, kw_only=True, tag="said"):
    """A line of chat; a phrase is the message ``phrase-<phrase>``."""

    seat: Seat
    text: str | None
    phrase: str | None


class Named(News, frozen=True, kw_only=True, tag="named"):
    """A person's name."""

    seat: Seat
    name: str


class StoodIn(News, frozen=True, kw_only=True, tag="stood-in"):
    """A bot plays for the seat. `asked_by` None: the table's patience ended."""

    seat: Seat
    level: str
    asked_by: Seat | None


class Returned(News, frozen=True, kw_only=True, tag="returned"):
    """The owner plays the seat again."""

    seat: Seat


class Paused(News, frozen=True, kw_only=True, tag="paused"):
    """The table was paused, or goes on."""

    seat: Seat | None
    paused: bool


class Rematched(News, frozen=True, kw_only=True, tag="rematched"):
    """There is a new table; the same secret opens it."""

    seat: Seat
    table: TableId


class Closed(News, frozen=True, kw_only=True, tag="closed"):
    """The table was closed: nobody can act any more."""


AnyNews: TypeAlias = (
    Began
    | Answered
    | TakenBack
    | TakebackAsked
    | TakebackAnswered
    | Said
    | Named
    | StoodIn
    | Returned
    | Paused
    | Rematched
    | Closed
)


def told(rows: Sequence[entries.Row], reader: int | None, *, reasons: bool) -> tuple[AnyNews, ...]:
    """Entries of the journal. `reasons`: whether why a bot chose betrays no secret."""
    made = (_told(row, reader, reasons) for row in rows)
    return tuple(one for one in made if one is not None)


def _told(row: entries.Row, reader: int | None, reasons: bool) -> AnyNews | None:
    seq, at = row.seq, row.at
    match row.entry:
        case entries.Began():
            return Began(seq=seq, at=at, events=entries.seen(row.events, reader))
        case entries.Answered(seat=int(seat), by_bot=by_bot, reason=reason):
            return Answered(
                seq=seq, at=at, seat=seat, by_bot=by_bot, events=entries.seen(row.events, reader),
                reason=reason if reasons else None,
            )  # fmt: skip
        case entries.TakenBack(seat=seat, opened=opened):
            return TakenBack(seq=seq, at=at, seat=seat, to=opened)
        case entries.TakebackAsked(seat=int(seat), opened=opened):
            return TakebackAsked(seq=seq, at=at, seat=seat, to=opened)
        case entries.TakebackAnswered(seat=int(seat), agree=agree):
            return TakebackAnswered(seq=seq, at=at, seat=seat, agree=agree)
        case entries.Said(seat=int(seat), text=text, phrase=phrase):
            return Said(seq=seq, at=at, seat=seat, text=text, phrase=phrase)
        case _:
            return _of_company(row)


def _of_company(row: entries.Row) -> AnyNews | None:
    seq, at = row.seq, row.at
    match row.entry:
        case entries.Named(seat=int(seat), name=name):
            return Named(seq=seq, at=at, seat=seat, name=name)
        case entries.StoodIn(seat=int(seat), level=level, asked_by=asked_by):
            return StoodIn(seq=seq, at=at, seat=seat, level=level, asked_by=asked_by)
        case entries.Returned(seat=int(seat)):
            return Returned(seq=seq, at=at, seat=seat)
        case entries.Paused(seat=seat, paused=paused):
            return Paused(seq=seq, at=at, seat=seat, paused=paused)
        case entries.Rematched(seat=int(seat), table=table):
            return Rematched(seq=seq, at=at, seat=seat, table=table)
        case entries.Closed():
            return Closed(seq=seq, at=at)
        case _:
            return None  # how a seat wants to be asked is nobody else's business
