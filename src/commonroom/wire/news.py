"""News: the entries of a table's journal as they are told to a reader."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from commonroom.kernel import Msg
from commonroom.tables.entries import Hash, Seat, Seen, Seq
from commonroom.tables.plan import TableId


class News(msgspec.Struct, frozen=True, kw_only=True, tag_field="type"):
    """An entry of the journal as a reader may know it."""

    seq: Seq
    at: int
    """When it was written: seconds since 1970."""


class Began(News, frozen=True, kw_only=True, tag="began"):
    """The game was set up."""

    events: tuple[Seen, ...]
    seat: Seat | None = None
    """Whose client had a hand in the first dice, if one had."""
    entropy: Hash | None = None
    """What it added."""


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


class Pledged(News, frozen=True, kw_only=True, tag="pledged"):
    """A seat's client will have a hand in the dice. All others that have one add something new."""

    seat: Seat
    pledge: Hash


class Opened(News, frozen=True, kw_only=True, tag="opened"):
    """What a seat's client added to the dice, as it had pledged."""

    seat: Seat
    entropy: Hash


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
    | Pledged
    | Opened
    | Closed
)
