"""Goals: what a seat plays for, how far it has come, and what would lose it the game."""

from __future__ import annotations

import msgspec

from commonroom.kernel.msg import Msg


class Goal(msgspec.Struct, frozen=True):
    """Something to reach; it is reached when one has as much as it needs."""

    text: Msg
    have: int = 0
    need: int = 1
    against: bool = False
    """Whether it is what the other side wins by, or the game."""
    at: tuple[str, ...] = ()
    """What lights up on a board for it: where it is to be reached."""
    rule: str = ""
    card: str = ""
    """The card that it is, if it is one."""
    parts: tuple[Goal, ...] = ()
    """What it takes, one by one."""

    @property
    def reached(self) -> bool:
        """Whether nothing is missing."""
        return self.have >= self.need
