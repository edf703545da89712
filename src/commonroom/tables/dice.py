"""Dice: where the key of a table's dice comes from, so that nobody can choose it.

The host commits to a secret before anybody else says anything. Each person's client adds a value
of its own, committed to before it is told: a client pledges the end of a chain of hashes and tells
the values before it one by one, so that each is both what was pledged and the next pledge. The key
is a hash of the secret and of the newest value of every seat. `docs/fair-dice.md` thinks it
through.
"""

from __future__ import annotations

from functools import cache
from hashlib import sha256

import msgspec

from commonroom.kernel import title
from commonroom.kernel.content import Raw, lay_over, read_folder
from commonroom.tables.chain import canonical, hashed
from commonroom.tables.entries import (
    Answered,
    AnyEntry,
    Began,
    Opened,
    Pledged,
    Rekeyed,
    TakenBack,
)
from commonroom.tables.errors import DiceSettled, NotPledged
from commonroom.tables.plan import Plan
from commonroom.tables.store import Record

IN_TIME = 20
"""Answers after a pledge within which others may tell their next value: a value kept for longer
would be another throw of the dice for whoever keeps it."""
_SKIPPED = 8
"""Values of its chain that a client may leave out, because they were sent and never written."""


class Terms(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the host's commitment is bound to."""

    table: str
    plan: Plan
    rules: int
    content: str
    """The digest of everything in the box."""
    imported: bool
    created: int
    pack: Raw | None = None
    """The content pack it plays with, whole: so that the table needs nobody who still has it."""


def terms_of(
    table: str, plan: Plan, *, imported: bool, created: int, pack: Raw | None = None
) -> str:
    """The terms of a new table, as they are kept: word for word."""
    rules, content = title(plan.game).rules_version, content_digest(plan.game, pack)
    return canonical(Terms(table, plan, rules, content, imported, created, pack)).decode()


def content_digest(game: str, pack: Raw | None = None) -> str:
    """What the content of a game is recognised by, with a pack laid over it."""
    if pack is None:
        return _box_digest(game)
    played = title(game)
    merged = lay_over(read_folder(played.content_dir, played.files), pack)
    return sha256(canonical(merged)).hexdigest()


@cache
def _box_digest(game: str) -> str:
    played = title(game)
    return sha256(canonical(read_folder(played.content_dir, played.files))).hexdigest()


def commitment(secret: bytes, terms: str) -> str:
    """What is told of the secret before the game; without terms, as older tables did."""
    if not terms:
        return sha256(secret).hexdigest()
    return hashed("commitment", secret, terms.encode()).hex()


class Part(msgspec.Struct):
    """What one seat has added."""

    pledged: int
    """The entry in which it was pledged; 0: it was told before the first die."""
    value: bytes
    """The newest value it has told, or at first what it pledged."""
    opened: int = 0
    """The entry in which it was told; 0: not yet."""


class Mix:
    """The key of a table's dice, from entry to entry."""

    def __init__(self, record: Record) -> None:
        self.commitment = commitment(record.secret, record.terms)
        self.bound = bool(record.terms)
        """Whether others may add to it; not at older tables."""
        self.parts: dict[int, Part] = {}
        self.pledged = 0
        """The newest pledge."""
        self._secret = record.secret
        self._late = 0
        """Answers since then."""
        self.answered = 0
        """Answers that stand, as a takeback leaves them."""
        self.key = self._mixed() if self.bound else record.secret
        self.start = self.key
        """The key of the first die."""
        self.rekeys: tuple[tuple[int, bytes], ...] = ()
        """After so many answers, another key."""

    def _mixed(self) -> bytes:
        """In the order of seats, not of their telling: that order would be the host's choice."""
        values = (
            bytes([seat]) + part.value for seat, part in sorted(self.parts.items()) if part.opened
        )
        return hashed("key", self._secret, *values)

    def check(self, entry: Pledged | Opened) -> None:
        """Raises unless a seat may add this now."""
        part = self.parts.get(entry.seat)
        if isinstance(entry, Pledged):
            if not self.bound or part is not None:
                raise DiceSettled
            return
        if part is None or part.opened > self.pledged or self._late > IN_TIME:
            raise DiceSettled
        if not follows(bytes.fromhex(entry.entropy), part.value):
            raise NotPledged

    def note(self, seq: int, entry: AnyEntry) -> None:
        """What an entry means for the dice."""
        match entry:
            case Answered():
                self.answered += 1
                self._late += 1
            case TakenBack(to=to):
                self.answered = to
            case Began():
                self._begin(seq, entry)
            case Pledged(seat=seat, pledge=pledge):
                self.parts[seat] = Part(seq, bytes.fromhex(pledge))
                self.pledged, self._late = seq, 0
            case Opened(seat=seat, entropy=entropy):
                part = self.parts[seat]
                part.value, part.opened = bytes.fromhex(entropy), seq
                self._rekey(self._mixed())
            case Rekeyed(key=key):
                self._rekey(bytes.fromhex(key))
            case _:
                pass

    def _begin(self, seq: int, entry: Began) -> None:
        if entry.seat is not None and entry.entropy is not None:
            self.parts[entry.seat] = Part(0, bytes.fromhex(entry.entropy), seq)
            self.key = self._mixed()
        elif entry.key is not None:
            self.key = bytes.fromhex(entry.key)
        self.start = self.key

    def key_for(self, answers: int) -> bytes:
        """The key of the dice that fall after so many answers."""
        return next((key for at, key in reversed(self.rekeys) if at <= answers), self.start)

    def _rekey(self, key: bytes) -> None:
        """From the next answer on; what was to come after a takeback comes no more."""
        kept = tuple(one for one in self.rekeys if one[0] < self.answered)
        self.key, self.rekeys = key, (*kept, (self.answered, key))


def follows(value: bytes, told: bytes) -> bool:
    """Whether a value is one that was pledged with what has been told: hashing leads back there."""
    for _ in range(_SKIPPED):
        value = sha256(value).digest()
        if value == told:
            return True
    return False
