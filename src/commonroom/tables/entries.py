"""Entries: everything that can be written in a table's journal.

An entry says what somebody did. What it led to in the match is written beside it as events, so that
a finished game can be told again under any later rules. The same classes go to screens, with the
fields that a reader may not know left at their defaults: `server.redaction` decides which.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, TypeAlias

import msgspec

from commonroom.kernel import Event, Msg, Option
from commonroom.tables.plan import Name, Reactions

Text: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=500)]
Nonce: TypeAlias = Annotated[str, msgspec.Meta(max_length=40)]
Seat: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=15)]
Hash: TypeAlias = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")]
"""256 bits in hexadecimal."""
Seq: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=2**31 - 1)]
"""The number of an entry; 0 is before the first."""


class Entry(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", omit_defaults=True):
    """Something that was done; seat None is the table itself."""

    seat: Seat | None = None
    nonce: Nonce = ""


class SeatEntry(Entry, frozen=True, kw_only=True):
    """Something that only a seat does."""

    seat: Seat


class Began(Entry, frozen=True, kw_only=True, tag="began"):
    """The game was set up; always the first entry. The seat, if any, had a hand in the dice."""

    entropy: Hash | None = None
    """What that seat's client added."""
    key: Hash | None = None
    """The key of the dice of a game that came from a file."""


class Named(SeatEntry, frozen=True, kw_only=True, tag="named"):
    """A person said their name."""

    name: Name


class Answered(SeatEntry, frozen=True, kw_only=True, tag="answered"):
    """A seat answered the open decision, as its owner or as a guest."""

    option: Option = ()
    """Not told to readers: what they may know of it shows in the events."""
    by_bot: bool = False
    reason: Msg | None = None
    """Why a bot chose it."""
    level: str | None = None
    """The level of the bot that chose it: below the seat's own if that was in haste."""
    mind: str = ""
    """By which version of its policy."""
    worlds: int | None = None
    """In how many worlds it was tried out before its time was up; None: in all it wanted."""


class TakebackAsked(SeatEntry, frozen=True, kw_only=True, tag="takeback-asked"):
    """A seat asks to go back to the position after so many answers."""

    opened: Seq
    """The entry that had opened the decision there."""
    to: int = -1
    """So many answers. Not told to readers, who may not know of all of them."""


class TakebackAnswered(SeatEntry, frozen=True, kw_only=True, tag="takeback-answered"):
    """A seat agrees to the takeback that is asked for, or does not."""

    agree: bool


class TakenBack(Entry, frozen=True, kw_only=True, tag="taken-back"):
    """The match went back to the position after so many answers."""

    opened: Seq
    """The entry that had opened the decision there: answers since then are void."""
    to: int = -1
    """So many answers. Not told to readers, who may not know of all of them."""


class Said(SeatEntry, frozen=True, kw_only=True, tag="said"):
    """A line of chat; `phrase` is one of the ready-made ones, translated for each reader."""

    text: Text | None = None
    phrase: str | None = None


class StoodIn(SeatEntry, frozen=True, kw_only=True, tag="stood-in"):
    """A bot plays for the seat until its owner returns."""

    level: str
    asked_by: int | None = None
    """None: the table's patience ended."""


class Returned(SeatEntry, frozen=True, kw_only=True, tag="returned"):
    """The seat's owner plays again."""


class Reacts(SeatEntry, frozen=True, kw_only=True, tag="reacts"):
    """How often a seat wants to be offered the word in others' turns."""

    reactions: Reactions


class Paused(Entry, frozen=True, kw_only=True, tag="paused"):
    """Bots wait and clocks stand still."""

    paused: bool


class Renewed(SeatEntry, frozen=True, kw_only=True, tag="renewed"):
    """The seat's owner has a new secret; the old one opens nothing any more."""

    digest: str
    """What is stored of the new one, in hexadecimal."""


class Rematched(SeatEntry, frozen=True, kw_only=True, tag="rematched"):
    """The company moved to a new table."""

    table: str


class Pledged(SeatEntry, frozen=True, kw_only=True, tag="pledged"):
    """A seat's client will have a hand in the dice, and cannot change its mind what it adds."""

    pledge: Hash


class Opened(SeatEntry, frozen=True, kw_only=True, tag="opened"):
    """A seat's client tells what it adds: the dice go on with another key."""

    entropy: Hash


class Rekeyed(Entry, frozen=True, kw_only=True, tag="rekeyed"):
    """In a game that came from a file, the dice went on with this key."""

    key: Hash


class Archived(Entry, frozen=True, kw_only=True, tag="archived"):
    """Nobody came for long: the table was put away, until somebody lets it go on."""


class Closed(Entry, frozen=True, kw_only=True, tag="closed"):
    """The table was closed; nothing can be done any more."""


PublicEntry: TypeAlias = (
    Began
    | Named
    | Answered
    | TakebackAsked
    | TakebackAnswered
    | TakenBack
    | Said
    | StoodIn
    | Returned
    | Paused
    | Rematched
    | Pledged
    | Opened
    | Closed
)
"""What is told to everyone at the table, as far as they may know it."""

AnyEntry: TypeAlias = PublicEntry | Reacts | Renewed | Rekeyed | Archived


class Veiled(Entry, frozen=True, kw_only=True, tag="veiled"):
    """In a game file: something that was written in the journal and is not for everybody."""

    digest: Hash


class Told(msgspec.Struct, frozen=True, omit_defaults=True):
    """An event of the match as it was told, with those who may know it. Readers who may know it get
    it without them."""

    name: str
    rule: str
    line: Msg
    audience: tuple[int, ...] | None = None
    """The seats that may know it; None: everyone."""
    public: Told | None = None
    """What the others know; None: nothing."""


def seen(events: Iterable[Told], reader: int | None) -> tuple[Told, ...]:
    """Events in the form that a seat (None: a spectator) may know."""
    forms = (
        event if event.audience is None or reader in event.audience else event.public
        for event in events
    )
    return tuple(Told(form.name, form.rule, form.line) for form in forms if form is not None)


class Row(msgspec.Struct, frozen=True):
    """An entry in its place: `seq` counts from 1 within the table."""

    seq: int
    at: int
    """When it was written: seconds since 1970."""
    rules: int
    """The version of the game's rules that accepted it."""
    entry: AnyEntry
    events: tuple[Told, ...] = ()
    link: bytes = b""
    """What it and all rows before it are recognised by; empty at older tables."""


def told(events: Iterable[Event]) -> tuple[Told, ...]:
    """Events as they are written down."""
    return tuple(
        Told(
            event.name,
            event.rule,
            event.line(),
            event.audience,
            told([event.public])[0] if event.public is not None else None,
        )
        for event in events
    )


_encoder = msgspec.json.Encoder()
_entry_decoder: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)
_told_decoder: msgspec.json.Decoder[tuple[Told, ...]] = msgspec.json.Decoder(tuple[Told, ...])


def encode(entry: AnyEntry) -> str:
    """The entry as it is stored."""
    return _encoder.encode(entry).decode()


def decode(text: str) -> AnyEntry:
    """The entry that was stored."""
    return _entry_decoder.decode(text)


def encode_told(events: tuple[Told, ...]) -> str:
    """Events as they are stored; most entries have none."""
    return _encoder.encode(events).decode() if events else ""


def decode_told(text: str) -> tuple[Told, ...]:
    """The events that were stored."""
    return _told_decoder.decode(text) if text else ()
