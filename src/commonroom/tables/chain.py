"""The chain: each row of a journal is sealed and linked to all rows before it.

Whoever knows a link knows nothing of what it stands for, because rows are sealed with a secret:
what a seat holds in its hand could otherwise be found by trying. Once the secret is told, at the
end, anybody can work out every link from the rows. `docs/fair-dice.md` says what that is good for.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Any, Final

import msgspec

from commonroom.tables.entries import AnyEntry, Reacts, Row, Said, Told, Veiled

SIZE: Final = 32
"""Bytes of a link, and of everything else that is hashed here."""


class Leaf(msgspec.Struct, frozen=True):
    """A row as it lies under its seal, and in a game file."""

    seq: int
    at: int
    rules: int
    entry: AnyEntry | Veiled
    events: tuple[Told, ...]


def canonical(value: Any) -> bytes:
    """JSON with sorted keys and no spaces: the same bytes wherever the same value is written."""
    return msgspec.json.encode(value, order="sorted")


def hashed(label: str, *parts: bytes) -> bytes:
    """SHA-256 of some parts, for one purpose. All of them but the last have a fixed length."""
    return sha256(b"".join((f"commonroom {label}\n".encode(), *parts))).digest()


def salt_of(secret: bytes) -> bytes:
    """What the rows of a table are sealed with."""
    return hashed("salt", secret)


def leaf(row: Row, salt: bytes) -> Leaf:
    """A row as it lies under its seal. Words that were said, and how often somebody wants to be
    asked, are nobody's business later: only their digest is there.
    """
    entry: AnyEntry | Veiled = row.entry
    if isinstance(entry, Said | Reacts):
        entry = Veiled(seat=entry.seat, digest=hashed("veil", salt, canonical(entry)).hex())
    return Leaf(row.seq, row.at, row.rules, entry, row.events)


def linked(before: bytes, salt: bytes, sealed: Leaf | dict[str, Any]) -> bytes:
    """The link of a row, from the one before and the row as it lies under its seal."""
    return hashed("link", before, hashed("seal", salt, canonical(sealed)))
