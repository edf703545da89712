"""Decisions: the only thing a rule script may yield.

The same option list feeds the buttons, the bots, the learning mask and the check of an answer.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from typing import Any, Literal, TypeAlias, TypeVar, final

import msgspec

from commonroom.kernel.msg import Msg

Option: TypeAlias = tuple[str | int, ...]
"""Plain data, verb first, ids only: ``("travel", "hogsmeade")``."""

Guests: TypeAlias = Mapping[int, Sequence[Option]]
"""Seat → the options it may speak up with while somebody else's decision is open."""

Kind: TypeAlias = Literal[
    "choose",  # one of several things
    "gather",  # several things, one at a time, until done
    "place",  # a space or location on the board
    "assign",  # dice (or tokens) to cards
    "confirm",  # yes or no
    "pay",  # what to give up
    "react",  # answer something that is happening now
]

T = TypeVar("T")
Script: TypeAlias = Generator["Decision", Option, T]
"""A rule, read top to bottom: ``option = yield Decision(...)``."""


@final
class Decision(msgspec.Struct, eq=False):
    """A question to one seat, with everything that seat may answer.

    ``speak_up`` lists what other seats may throw in meanwhile. It is evaluated only when somebody
    asks, because most decisions are answered before anyone does; it never blocks play.

    ``wording`` is the prompt, or makes it of the table as it lies there while the question is open;
    worth it only where the prompt is dear, because random players and searches do not read.

    ``again`` lists the options anew. A decision whose options come from a secret of its owner (a
    hidden hand) needs it, because a search may deal that secret anew while the decision is open.
    """

    owner: int
    kind: Kind
    options: Sequence[Option]
    wording: Msg | Callable[[], Msg]
    rule: str
    speak_up: Callable[[], Guests] | None = None
    again: Callable[[], Sequence[Option]] | None = None
    heard_guests: Guests | None = None

    @property
    def prompt(self) -> Msg:
        """The question in words."""
        if not isinstance(self.wording, Msg):
            self.wording = self.wording()
        return self.wording

    @property
    def formal(self) -> bool:
        """Whether its owner can only pass, and is asked so that the others do not learn it."""
        return self.kind == "react" and len(self.options) == 1

    @property
    def guests(self) -> Guests:
        """The other seats' options, by seat; seats that have none are absent."""
        if self.heard_guests is None:
            self.heard_guests = self.speak_up() if self.speak_up is not None else {}
        return self.heard_guests

    def options_of(self, seat: int) -> Sequence[Option]:
        """What `seat` may answer now, as owner or as guest."""
        return self.options if seat == self.owner else self.guests.get(seat, ())

    def reopen(self) -> None:
        """Ask again, in a world whose secrets have changed."""
        self.heard_guests = None
        if self.again is not None:
            self.options = self.again()


def _nothing() -> Script[None]:
    return
    yield


NOTHING = _nothing()
"""The script of a rule that had nothing to ask, and so has done at once what was to be done."""
next(NOTHING, None)


def in_order(scripts: Iterator[Script[None]]) -> Script[None]:
    """Do these one after another; each is begun when the one before is done.

    As long as nothing is asked, all of it is done at once: most rules of a turn ask nothing.
    """
    for script in scripts:
        if script is not NOTHING:
            return _from_here(script, scripts)
    return NOTHING


def _from_here(script: Script[None], scripts: Iterator[Script[None]]) -> Script[None]:
    yield from script
    for later in scripts:
        yield from later


Conductor: TypeAlias = Generator[Any, Any, None]


def conductor() -> Conductor:
    """Runs scripts one after another. Send it a script, and then each answer: it gives back the
    next question, or what the script has come to.

    A script that is run by hand ends with an exception, which costs as much as a dozen rules.
    """
    conducting = _conduct()
    next(conducting)
    return conducting


def _conduct() -> Conductor:
    result: Any = None
    while True:
        script = yield result
        result = yield from script
