"""What a seat sees of a Quidditch match, as data; `view` says how it comes about."""

from __future__ import annotations

import msgspec

from commonroom.games.year_at_hogwarts.quidditch.pitch import Slot


class QuidditchSideView(msgspec.Struct, frozen=True, gc=False):
    """One side as a seat sees it."""

    seat: int
    house: str
    at: dict[str, Slot]
    goals: int
    seeker: int
    card_count: int
    cards: tuple[str, ...] | None
    """Its own cards; None for the other side's."""
    slowed: bool
    muted: bool
    shielded: bool


class QuidditchView(msgspec.Struct, frozen=True, gc=False):
    """A match as a seat sees it."""

    seat: int | None
    phase: str | None
    sides: tuple[QuidditchSideView, QuidditchSideView]
    turn: int
    actions: int
    quaffle: Slot
    carrier: str
    bludgers: tuple[Slot, ...]
    dice: tuple[int, ...]
    lap: int
    winner: int
    over: bool
    unseen: tuple[str, ...]
    """The cards that are in the deck or in the other hand, in no order."""
