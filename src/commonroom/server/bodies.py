"""Bodies: what requests over HTTP ask and are answered with, as types."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from commonroom.kernel import Msg, Result
from commonroom.kernel.title import About, Rule
from commonroom.packs.shelf import Offered
from commonroom.tables.entries import Seat
from commonroom.tables.plan import TableId
from commonroom.tables.replay import Frame
from commonroom.wire.protocol import Hint, Outcome, Sitter, Update, Welcome


class Offering(About, frozen=True, kw_only=True):
    """A game that can be played here, and how well bots play it."""

    levels: tuple[str, ...]
    guide: bool
    """Whether there is a lesson."""
    packs: tuple[Offered, ...] = ()
    """The content packs of the house for it."""


class LessonStep(msgspec.Struct, frozen=True):
    """Something to read, and the answer that goes on from there."""

    text: Msg
    look: tuple[str, ...]
    """What it speaks of: parts of the screen, and content ids of what lies on the board."""
    answer: tuple[str | int, ...] | None
    """None: it is only to be read."""
    waits: Msg | None
    """What is said to any other answer."""
    hints: tuple[Hint, ...]
    """For the offers of the open decision, if the learner has one."""
    updates: tuple[Update, ...]
    """What happens next."""


class Lesson(msgspec.Struct, frozen=True):
    """A game's first lesson, or an example: what a table would say, step by step."""

    game: str
    welcome: Welcome
    steps: tuple[LessonStep, ...]
    example: str
    """Which of the game's examples it is; empty: the lesson."""


class Example(msgspec.Struct, frozen=True):
    """A worked example: a lesson of its own."""

    id: str
    shows: tuple[str, ...]
    """The rules it shows at work."""


class BookletPage(msgspec.Struct, frozen=True):
    """A page of a printed rulebook, and the rules that stand there."""

    page: int
    rules: tuple[str, ...]


class Booklet(msgspec.Struct, frozen=True):
    """A printed rulebook, for whoever looks for their own page."""

    id: str
    language: str
    pages: tuple[BookletPage, ...]


class GameInfo(msgspec.Struct, frozen=True):
    """Everything a screen needs to show one game."""

    about: Offering
    rules: tuple[Rule, ...]
    content: dict[str, Any]
    """The content files as they are: board, cards, numbers."""
    printed: dict[str, tuple[Msg, ...]]
    """Card → the lines printed on it."""
    booklets: tuple[Booklet, ...]
    examples: tuple[Example, ...]
    """The first tells how a turn goes."""
    named: dict[str, tuple[str, ...]]
    """Rule → the cards and spaces that it names."""


class Link(msgspec.Struct, frozen=True):
    """A way to a table: whoever has it sits there, or watches."""

    seat: Seat | None
    token: str
    url: str
    qr: str
    """The address as a QR code, an SVG drawing."""


class Created(msgspec.Struct, frozen=True):
    """A new table. The secrets are told once, here."""

    table: TableId
    seats: tuple[Link, ...]
    watch: Link


class Problem(msgspec.Struct, frozen=True):
    """What was wrong with a request."""

    error: str
    msg: Msg


class Summary(msgspec.Struct, frozen=True, kw_only=True):
    """A table in a list of them, as the reader whose secret it was asked with may know it."""

    table: TableId
    game: str
    sitters: tuple[Sitter, ...]
    you: Seat | None
    """The reader's seat; None: a spectator."""
    asked: bool
    """Whether the game waits for the reader."""
    waiting_for: Seat | None
    """Who must answer. None as in a position, and as long as the game has not begun."""
    progress: int
    """How far the game has come, in per cent."""
    paused: bool
    over: bool
    result: Result | None
    """How it ended, if it was played to the end."""


class Replay(msgspec.Struct, frozen=True):
    """A game, moment by moment, without what was taken back."""

    table: TableId
    game: str
    prefix: str
    names: tuple[str, ...]
    seat: Seat | None
    outcome: Outcome | None
    """None while the game goes on."""
    frames: tuple[Frame, ...]


Number = Annotated[int, msgspec.Meta(ge=0, le=2**31 - 1)]


class LookBack(msgspec.Struct, frozen=True):
    """Whose eyes to look back with (none: a spectator's), and from which entry on."""

    seat: Number | None = None
    after: Number = 0


class Listing(msgspec.Struct, frozen=True):
    """Which tables to list."""

    status: Literal["open", "over", "closed", "archived"] | None = None
    limit: Annotated[int, msgspec.Meta(ge=0, le=1000)] = 100
    offset: Number = 0


class ListedTable(msgspec.Struct, frozen=True):
    """A table, as whoever runs the server may know it."""

    table: TableId
    game: str
    status: str
    created: int
    entries: int
    seats: int
    here: int


class Health(msgspec.Struct, frozen=True):
    """Whether the server can do its work."""

    status: Literal["ok", "down"]
