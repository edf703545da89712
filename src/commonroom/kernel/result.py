"""Result: how a match ended."""

from __future__ import annotations

import msgspec


class Result(msgspec.Struct, frozen=True):
    """How a match ended."""

    winners: tuple[int, ...]
    """The seats that won; in a cooperative game all of them or none."""
    reasons: tuple[str, ...]
    """The rules that ended it."""
    scores: tuple[int, ...] = ()
    """Points by seat, in games that count them."""
