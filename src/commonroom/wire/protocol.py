"""The protocol: every message between a table and those who sit at it, as types.

What is written here is what is sent: docs/protocol.md explains it with examples, and the browser's
types are generated from these structs. Every message is a JSON object with a ``type``. What is
answered over HTTP is in the server's `bodies`.
"""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

import msgspec

from commonroom.kernel import Kind, Msg, Result
from commonroom.kernel.goals import Goal
from commonroom.packs.shelf import Offered
from commonroom.tables.entries import Hash, Nonce, PublicEntry, Seat, Seq, Text, Told
from commonroom.tables.plan import Name, Reactions, Speed, TableId, TakebackPolicy, Word

VERSION = 2
"""Raised when a program that speaks the protocol has to be changed; the page says what changed."""

Secret: TypeAlias = Annotated[str, msgspec.Meta(max_length=64)]
Choice: TypeAlias = Annotated[tuple[Word | int, ...], msgspec.Meta(min_length=1, max_length=16)]


# ---- from a client ---------------------------------------------------------------------------


class ClientMessage(
    msgspec.Struct, frozen=True, kw_only=True, tag_field="type", forbid_unknown_fields=True
):
    """Anything a client may say. `nonce` comes back with the reply; the same one twice from the
    same seat is one act."""

    nonce: Nonce = ""


class Hello(ClientMessage, frozen=True, kw_only=True, tag="hello"):
    """Always first: which table, and the secret of a link to it."""

    table: TableId
    token: Secret
    protocol: int = 1
    """The version that the client speaks; only those of version 1 do not say it."""
    since: Seq | None = None
    """The last entry the client knows; it gets the news after it. None: no past."""
    hints: bool = True
    """Whether to work out odds and what can be taken back; programs may not want to wait."""
    mixes: bool = False
    """Whether the client wants a hand in the first dice, if the game has not begun: then it gets a
    `promise` and answers with `open`, before anything is rolled."""


class Answer(ClientMessage, frozen=True, kw_only=True, tag="answer"):
    """Answer the open decision, as its owner or as a guest."""

    decision: Seq
    option: Choice
    seen: Seq
    """The last entry the client has seen."""


class Undo(ClientMessage, frozen=True, kw_only=True, tag="undo"):
    """Take back one's last answer, where the rules of undoing make that free."""


class Takeback(ClientMessage, frozen=True, kw_only=True, tag="takeback"):
    """Ask to go back to a decision; None: the one of the seat's last answer."""

    to: Seq | None = None


class Agree(ClientMessage, frozen=True, kw_only=True, tag="agree"):
    """Agree to the takeback that is asked for, or not; whoever asked withdraws it with `false`."""

    agree: bool
    to: Seq | None = None
    """The entry that asked (`asked` of the request): whoever agrees to one request does not agree
    to another that took its place meanwhile. None: to whichever is open."""


class Say(ClientMessage, frozen=True, kw_only=True, tag="say"):
    """Chat: a text of one's own, or one of the ready-made phrases."""

    text: Text | None = None
    phrase: Word | None = None


class SetName(ClientMessage, frozen=True, kw_only=True, tag="name"):
    """How one wants to be called."""

    name: Name


class Pause(ClientMessage, frozen=True, kw_only=True, tag="pause"):
    """Stop bots and clocks, or let them go on."""

    paused: bool


class StandIn(ClientMessage, frozen=True, kw_only=True, tag="stand-in"):
    """Let a bot play for one's own seat, or for a person who has been away for a while."""

    seat: Seat | None = None
    level: Word | None = None


class Return(ClientMessage, frozen=True, kw_only=True, tag="return"):
    """Play one's own seat again."""


class React(ClientMessage, frozen=True, kw_only=True, tag="react"):
    """How often one wants to be offered the word in others' turns."""

    reactions: Reactions


class Rematch(ClientMessage, frozen=True, kw_only=True, tag="rematch"):
    """After the end: a new table of the same kind. The same secrets open it."""


class Pledge(ClientMessage, frozen=True, kw_only=True, tag="pledge"):
    """Have a hand in the dice from now on: the hash of what one will add."""

    pledge: Hash


class Open(ClientMessage, frozen=True, kw_only=True, tag="open"):
    """Add to the dice what one has pledged; it is the pledge of the next time as well."""

    entropy: Hash
    seen: Seq
    """The last entry the client has seen: no older than the newest pledge."""


class History(ClientMessage, frozen=True, kw_only=True, tag="history"):
    """Ask for the news after an entry."""

    after: Seq = 0


FromClient: TypeAlias = (
    Hello
    | Answer
    | Undo
    | Takeback
    | Agree
    | Say
    | SetName
    | Pause
    | StandIn
    | Return
    | React
    | Rematch
    | Pledge
    | Open
    | History
)


# ---- what messages to a client are made of ----------------------------------------------------


class Offer(msgspec.Struct, frozen=True):
    """One option: what to send back, how it is called, and what it names."""

    option: tuple[str | int, ...]
    text: Msg
    things: tuple[str, ...] = ()
    """What lights up on a board for it: content ids, ``seat:2``, ``slot:-4,1``, ``way:1,0``."""


class OpenDecision(msgspec.Struct, frozen=True):
    """What this seat may answer now."""

    id: Seq
    owner: Seat
    kind: Kind
    prompt: Msg
    rule: str
    offers: tuple[Offer, ...]
    guest: bool
    """Whether somebody else must answer, and this seat merely may."""
    attention: bool
    """Whether to draw the person's attention to it; always true for the owner."""


class TakebackRequest(msgspec.Struct, frozen=True):
    """A takeback that waits for agreement."""

    seat: Seat
    to: Seq
    """The decision to which it would go back."""
    agreed: tuple[Seat, ...]
    asked: Seq = 0
    """The entry that asked: what an `agree` names. 0 at servers of old, which take no name."""


class Outcome(msgspec.Struct, frozen=True):
    """How a match ended, and the host's secret."""

    result: Result | None
    """None at a table that was closed before the end."""
    secret: str
    """What the dice came from besides what clients added: its commitment was told at the start."""
    statistics: dict[str, Any]


class Position(msgspec.Struct, frozen=True):
    """The match as this reader may know it."""

    decision: OpenDecision | None
    """What this reader may answer; None if nothing."""
    waiting_for: Seat | None
    """Who must answer. None when it is over, or when telling would betray a secret."""
    view: msgspec.Raw
    """The game's own view: its type is the game's business."""
    progress: int
    undo: bool
    """Whether this seat may freely take back its last answer."""
    last_turn: Seq
    """The entry of this seat's last answer, for a recap of what came after."""
    takeback: TakebackRequest | None
    outcome: Outcome | None
    goals: tuple[Goal, ...] = ()
    """What this reader plays for, and what would lose the game."""


class Sitter(msgspec.Struct, frozen=True):
    """Who sits in a seat."""

    name: str
    """Empty: a person who has not said it yet."""
    level: str | None
    """The level of a bot's own seat."""
    stand_in: str | None
    """The level of the bot that plays for a person now."""
    here: bool


class Company(msgspec.Struct, frozen=True):
    """Everyone at the table, and whether it goes on."""

    sitters: tuple[Sitter, ...]
    watching: int
    paused: bool
    archived: bool
    """Whether it was put away because nobody came; whoever lets it go on brings it back."""
    closed: bool
    rematch: TableId | None
    reactions: Reactions | None
    """This seat's own choice."""


class TableFacts(msgspec.Struct, frozen=True):
    """What never changes at a table."""

    id: TableId
    game: str
    prefix: str
    """The first part of the game's message keys."""
    options: dict[str, str]
    speed: Speed
    takeback: TakebackPolicy
    patience: int
    commitment: str
    """What the host's secret is recognised by at the end, bound to what the table was laid for."""
    imported: bool
    """Whether the game came from a file, so that somebody may know its dice."""
    phrases: tuple[str, ...]
    pack: Offered | None = None
    """The content pack it plays with; None: the box as it is."""


class Hint(msgspec.Struct, frozen=True):
    """What is worth knowing about an option before choosing it."""

    undoable: bool
    """Whether the answer could be taken back freely."""
    chance: float | None = None
    """The chance, from 0 to 1, of what one chooses it for."""
    at_least: bool = False
    """Whether the chance may be higher."""
    aim: Msg | None = None
    """What that is: what follows the number in a sentence."""
    at: tuple[str, ...] = ()
    """What lights up on a board besides: where it can lead."""
    note: tuple[Msg, ...] = ()
    """What is printed on the card it is about, mostly."""


class News(msgspec.Struct, frozen=True):
    """An entry of the journal, and what it led to, as a reader may know them."""

    seq: Seq
    at: int
    """When it was written: seconds since 1970."""
    entry: PublicEntry
    events: tuple[Told, ...] = ()


class Hand(msgspec.Struct, frozen=True):
    """A seat whose client has a hand in the dice."""

    seat: Seat
    pledged: Seq
    """The entry with its pledge; 0: it had a hand in the first dice."""
    opened: Seq
    """The entry with what it added last; 0: nothing yet."""
    value: Hash
    """That, or its pledge."""


# ---- to a client -----------------------------------------------------------------------------


class ServerMessage(msgspec.Struct, frozen=True, kw_only=True, tag_field="type"):
    """Anything the table says."""


class Promised(ServerMessage, frozen=True, kw_only=True, tag="promise"):
    """The game has not begun: this is what the host is bound to, before anybody adds anything."""

    table: TableId
    commitment: Hash


class Welcome(ServerMessage, frozen=True, kw_only=True, tag="welcome"):
    """The answer to a hello: everything a screen needs."""

    table: TableFacts
    you: Seat | None
    """The seat that the secret opens; None: a spectator."""
    seq: Seq
    company: Company
    position: Position
    news: tuple[News, ...]
    """What came after `since`, up to the limit of `history`."""
    more: bool
    """Whether the news go on after the last one given."""
    link: str = ""
    """What the journal up to `seq` is recognised by; empty at tables from before there were."""
    hands: tuple[Hand, ...] = ()
    protocol: int = VERSION
    nonce: Nonce = ""


class Update(ServerMessage, frozen=True, kw_only=True, tag="update"):
    """The table has moved on. A part that is null has not changed."""

    seq: Seq
    news: tuple[News, ...] = ()
    company: Company | None = None
    position: Position | None = None
    link: str = ""
    """As in the welcome."""


class Hints(ServerMessage, frozen=True, kw_only=True, tag="hints"):
    """What is worth knowing about the offers of a decision, in their order."""

    decision: Seq
    hints: tuple[Hint, ...]


class Done(ServerMessage, frozen=True, kw_only=True, tag="done"):
    """What the client sent has been written; `seq` is where the table stands."""

    nonce: Nonce
    seq: Seq


class Refused(ServerMessage, frozen=True, kw_only=True, tag="refused"):
    """Nothing was changed, for this reason."""

    nonce: Nonce
    error: str
    """A name for programs: ``stale``, ``no-such-option``…"""
    msg: Msg
    """The same for people: a message of the catalogue."""
    seq: Seq


class Past(ServerMessage, frozen=True, kw_only=True, tag="past"):
    """The answer to `history`."""

    after: Seq
    news: tuple[News, ...]
    more: bool
    nonce: Nonce = ""


FromServer: TypeAlias = Promised | Welcome | Update | Hints | Done | Refused | Past


_encoder = msgspec.json.Encoder()
_from_client: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)
_from_server: msgspec.json.Decoder[FromServer] = msgspec.json.Decoder(FromServer)


def read(text: str | bytes) -> FromClient:
    """What a client said; raises msgspec.DecodeError if that is nothing we know."""
    return _from_client.decode(text)


def heard(text: str | bytes) -> FromServer:
    """What a table said; raises msgspec.DecodeError if that is nothing we know."""
    return _from_server.decode(text)


def written(message: FromServer | FromClient) -> str:
    """A message as it is sent."""
    return _encoder.encode(message).decode()
