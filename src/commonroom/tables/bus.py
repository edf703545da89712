"""The bus: how processes that share a database tell each other that a table has moved on.

A notice says how far a table's journal has come and who is at the table through this process. It is
given when somebody comes or goes, every few seconds while somebody is there, and when something is
written, unless all the people of the table are known to be here. A notice that gets lost does no
harm: whoever acts finds out by writing, and the journal is looked at every few seconds besides.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable

import msgspec


class Notice(msgspec.Struct, frozen=True, array_like=True):
    """What one process tells the others about a table."""

    node: str
    table: str
    seq: int
    seats: tuple[int, ...]
    """The seats whose persons are connected to this process."""
    watching: int

    @property
    def peopled(self) -> bool:
        """Whether anybody is there."""
        return bool(self.seats or self.watching)


Hearer = Callable[[Notice], None]


class Bus:
    """Tells other processes, and hears them. This one is for a process that is alone."""

    shared = False
    """Whether other processes may write to our tables."""

    def __init__(self) -> None:
        self.node = secrets.token_hex(4)
        self.address = ""
        """As it may be shown: without a password."""

    async def check(self) -> None:
        """Raises if nobody answers there."""

    async def start(self, hearer: Hearer) -> None:
        """Begin to hear."""

    def tell(self, notice: Notice) -> None:
        """Tell the others, soon."""

    async def stop(self) -> None:
        """Hear no more."""
