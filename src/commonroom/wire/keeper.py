"""The keeper: a client's hand in the dice, and the receipt that it keeps of the game.

It is told everything that the table says, and says what to answer. The browser has its own, in
``web/src/lib/keeper.ts``; `docs/fair-dice.md` says why it does what it does.
"""

from __future__ import annotations

import secrets
from hashlib import sha256

from commonroom.tables import receipt
from commonroom.tables.entries import Opened, Pledged
from commonroom.tables.receipt import Added, Mark, Receipt, Unwritten
from commonroom.wire import protocol as wire

_LENGTH = 64
"""Values of a chain: more than a table has seats, twice."""


class Keeper:
    """What one client keeps of one game."""

    def __init__(self, table: str, seed: bytes | None = None) -> None:
        self._table = table
        self._values = [seed or secrets.token_bytes(32)]
        while len(self._values) < _LENGTH:
            self._values.append(sha256(self._values[-1]).digest())
        self._seat: int | None = None
        self._commitment = ""
        self._newest: Mark | None = None
        self._added: list[Added] = []
        self._unwritten: dict[str, Unwritten] = {}
        """What was told and not seen written. Whatever was told counts as known to the host."""
        self._told: dict[str, Mark] = {}
        """What was told → what was known then."""
        self._pledge: str | None = None
        """What is sent as a pledge."""
        self._pledging = False
        """Whether it was, over this line."""
        self._pledged = 0
        """The newest pledge of anybody."""
        self._answered = 0
        """The newest pledge to which something was told, or can no longer be."""
        self._last = (-1, "")
        """The newest pledge (0: the promise) to which a value was told, and that value."""
        self._ours = False

    @property
    def receipt(self) -> Receipt | None:
        """What is kept; nothing before the table has said anything, or if it is an older one."""
        if self._newest is None:
            return None
        return Receipt(
            receipt.FORMAT, receipt.VERSION, self._table, self._seat, self._commitment,
            self._newest, tuple(self._added), tuple(self._unwritten.values()),
        )  # fmt: skip

    def hear(self, message: wire.FromServer) -> wire.FromClient | None:
        """What to say to something that the table says."""
        match message:
            case wire.Promised(commitment=commitment):
                self._commitment = self._commitment or commitment
                return self._tell(0, Mark(0, commitment))
            case wire.Welcome() if message.link:
                self._arrive(message)
            case wire.Update() if message.link:
                self._newest = Mark(message.seq, message.link)
            case wire.Refused(error="dice-settled" | "match-over"):
                self._answered = self._pledged
            case _:
                return None
        if isinstance(message, wire.Welcome | wire.Update):
            for one in message.news:
                self._note(one)
            if message.position is not None and message.position.outcome is not None:
                self._answered = self._pledged
        return self._next()

    def _arrive(self, welcome: wire.Welcome) -> None:
        self._seat = welcome.you
        # The first word counts: a host that changes it afterwards is found out.
        self._commitment = self._commitment or welcome.table.commitment
        self._newest = Mark(welcome.seq, welcome.link)
        over = welcome.position.outcome is not None
        self._pledged = max([self._pledged, *(hand.pledged for hand in welcome.hands)])
        own = next((hand for hand in welcome.hands if hand.seat == self._seat), None)
        if own is not None:
            self._own(own.value, own.opened)
            # What was sent over a line that broke may never have been written.
            self._answered = self._pledged if own.opened > self._pledged or over else 0
        elif self._seat is not None and not over:
            self._pledge = self._pledge or self._values.pop().hex()
            self._pledging = False

    def _note(self, one: wire.News) -> None:
        match one.entry:
            case Pledged(seat=seat, pledge=pledge):
                self._pledged = max(self._pledged, one.seq)
                self._ours |= seat == self._seat and pledge == self._pledge
            case Opened(seat=seat, entropy=entropy) if seat == self._seat:
                self._own(entropy, one.seq)
            case _:
                pass

    def _own(self, value: str, seq: int) -> None:
        """What this seat added last, perhaps from another client."""
        self._ours = value in self._told or value == self._pledge
        if value in self._told and seq:
            if all(added.entropy != value for added in self._added):
                self._added.append(Added(seq, value, self._told[value]))
            self._unwritten.pop(value, None)
            self._answered = max(self._answered, self._told[value].seq)

    def _next(self) -> wire.FromClient | None:
        """A pledge that is not written yet, or what the newest pledge asks for."""
        if self._newest is None or self._seat is None:
            return None
        if self._pledge is not None and not self._ours and not self._pledging:
            self._pledging = True
            return wire.Pledge(pledge=self._pledge)
        if self._ours and self._answered < self._pledged and len(self._values) > 1:
            return self._tell(self._pledged, self._newest)
        return None

    def _tell(self, asked: int, seen: Mark) -> wire.Open:
        """The value for a pledge. Whoever asks twice hears the same: a host that says the line
        broke could else choose between two.
        """
        if asked > self._last[0]:
            self._last = (asked, self._values.pop().hex())
            self._unwritten[self._last[1]] = Unwritten(asked, self._last[1], seen)
        entropy = self._last[1]
        first = self._told.setdefault(entropy, seen)
        self._answered = self._pledged
        return wire.Open(entropy=entropy, seen=first.seq)
