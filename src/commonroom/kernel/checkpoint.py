"""Checkpoint: what is kept of a match; and the setting it was started with. Plain data."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple, TypeAlias

import msgspec

from commonroom.kernel.chance import Mark, Scripted
from commonroom.kernel.content import Raw
from commonroom.kernel.decision import Option
from commonroom.kernel.errors import Lock
from commonroom.kernel.state import State


class Answer(NamedTuple):
    """What a seat answered."""

    seat: int
    option: Option


Given: TypeAlias = tuple[int, Option]
"""An answer as a match keeps it: naming its fields would cost more than checking it."""


class Past(NamedTuple):
    """The answers before a checkpoint, shared by all that come after it."""

    earlier: Past | None
    answers: Sequence[Given]
    """Those since the earlier ones."""


class Checkpoint(msgspec.Struct, eq=False, gc=False):
    """A complete state at the start of a phase, after `at` answers.

    Never changed, once the last of those answers has taken effect.
    """

    state: State
    key: bytes
    mark: Mark
    at: int = 0
    past: Past | None = None
    lock: Lock | None = "nothing-yet"
    """Why the last answer before it cannot be taken back freely; None if it can."""


class Setting(msgspec.Struct, frozen=True):
    """What a match was started with: with the answers, enough to play it again."""

    game: str
    seats: int
    options: dict[str, str]
    key: bytes
    pack: Raw | None = None
    position: dict[str, Any] | None = None
    """The literal position it was arranged from, if it was."""
    dice: tuple[Scripted, ...] | None = None
    """The scripted dice of an arranged position."""
    rekeys: tuple[tuple[int, bytes], ...] = ()
    """After so many answers chance goes on with this key, in order. They belong to a number of
    answers and not to a moment, so that dice repeat when something was taken back."""
