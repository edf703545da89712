"""The store: where tables are kept, as the table manager needs it; and what is kept of them.

How it is kept is somebody else's business: a database of a server, or a browser's.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

import msgspec

from commonroom.kernel.content import Raw
from commonroom.tables.entries import Entry, Row
from commonroom.tables.plan import Plan

RECENT = 200
"""So many of the newest entries are always read: more than any client can have under way."""


class Conflict(Exception):
    """Somebody else has written this entry number first."""


class Unavailable(Exception):
    """What keeps the tables does not answer now; it may later."""


class Record(msgspec.Struct, frozen=True):
    """What is stored of a table besides its journal."""

    id: str
    plan: Plan
    secret: bytes = msgspec.field(name="key")
    """The host's, of which the dice come; at older tables, the key of the dice itself."""
    rules: int
    status: str
    seat_digests: tuple[bytes, ...]
    watch_digest: bytes
    imported: bool
    created: int
    outcome: str | None = None
    terms: str = ""
    """What the commitment to the secret is bound to, word for word; empty at older tables."""

    @property
    def pack(self) -> Raw | None:
        """The content pack it plays with, which is part of its terms."""
        return _pack_in(self.terms)


class _Bound(msgspec.Struct, frozen=True):
    """As much of the terms as tells the pack."""

    pack: Raw | None = None


@lru_cache(maxsize=256)
def _pack_in(terms: str) -> Raw | None:
    """Few tables have one, and theirs is asked for at every turn."""
    return msgspec.json.decode(terms, type=_Bound).pack if '"pack":{' in terms else None


class Write(NamedTuple):
    """What is to be written of one table."""

    table_id: str
    rows: Sequence[Row]
    checkpoint: bytes | None = None
    """The start of the phase in progress, if it is a new one."""
    status: str | None = None
    outcome: str | None = None
    new: Record | None = None
    """The table itself, if it is a new one."""
    seat_digests: tuple[bytes, ...] | None = None
    """What is stored of the seats' secrets, if one of them is new."""


class Whole(NamedTuple):
    """A table as it is stored."""

    record: Record
    rows: list[Row]
    """Without what happened, unless that was asked for."""
    checkpoint: bytes | None


class Store(ABC):
    """Keeps tables and their journals."""

    @abstractmethod
    async def write(self, writes: Sequence[Write]) -> None:
        """Write, all or nothing; kept when this returns.

        `Conflict` if somebody was faster; `TryAgain` if it cannot be written now, and then one must
        look whether it was written all the same.
        """

    @abstractmethod
    async def record(self, table_id: str) -> Record | None:
        """What is stored of a table."""

    @abstractmethod
    async def whole(self, table_id: str, told: int | None = None) -> Whole | None:
        """Everything that it takes to bring a table to life; the entries go at least as far as the
        checkpoint. Those after number `told` with what happened. Of chat, only what is `RECENT`
        or after `told`.
        """

    @abstractmethod
    async def rows(
        self,
        table_id: str,
        after: int = 0,
        *,
        events: bool = False,
        limit: int | None = None,
        kinds: Sequence[type[Entry]] = (),
    ) -> list[Row]:
        """The entries after number `after`; with what happened, if asked; only of these kinds, if
        some are named.
        """

    @abstractmethod
    async def heads(self, table_ids: Sequence[str]) -> dict[str, int]:
        """The last entry number of each table; 0 of one that has not begun."""

    @abstractmethod
    async def records(self, status: str | None, limit: int, offset: int) -> list[Record]:
        """Tables, the newest first."""

    @abstractmethod
    async def idle(self, before: int, limit: int) -> list[str]:
        """Open tables at which nothing was written since a time, in seconds since 1970."""

    @abstractmethod
    async def keep_replay(self, table_id: str, seat: int, frames: bytes) -> None:
        """Keep a replay, unless there is one."""

    @abstractmethod
    async def replay(self, table_id: str, seat: int) -> bytes | None:
        """A replay that was kept."""

    @abstractmethod
    async def remove(self, table_id: str) -> None:
        """Forget a table altogether."""

    @abstractmethod
    async def counts(self) -> dict[str, int]:
        """How many tables there are, by status."""

    @abstractmethod
    async def ping(self) -> None:
        """Raises if nobody could read or write now."""

    @abstractmethod
    async def close(self) -> None:
        """Write what waits, and let go."""
