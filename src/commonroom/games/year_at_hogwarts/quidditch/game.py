"""The questions that the rules of Quidditch ask, of whatever game the match is part of."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

from commonroom.games.year_at_hogwarts.quidditch.pitch import Slot
from commonroom.games.year_at_hogwarts.quidditch.state import (
    BEATERS,
    CHASERS,
    KEEPER,
    Quidditch,
    Side,
)
from commonroom.games.year_at_hogwarts.settings import Switches
from commonroom.kernel import Chance
from commonroom.kernel.game import Tell

_SIDES = ("0:", "1:")
"""What the carrier's name begins with."""


class Stadium(Protocol):
    """A game in which a Quidditch match is being played."""

    state: Any
    content: Any
    chance: Chance
    tell: Tell

    @property
    def quidditch(self) -> Quidditch:
        """The match in progress."""

    @property
    def switches(self) -> Switches:
        """What the edition says."""

    def seal(self) -> None:
        """Something hidden was shown."""


def taken(match: Quidditch) -> set[Slot]:
    """The slots that a piece is on."""
    first, second = match.sides
    return {*first.at.values(), *second.at.values()}


def targets(at: Mapping[str, Slot], holder: str) -> dict[Slot, str]:
    """Slot → the piece of one side on it that a Bludger would strike.

    RULING: of several on one slot (pl) whoever holds the Quaffle, else a chaser before a beater,
    and a beater before the keeper.
    """
    order = (KEEPER, *reversed(BEATERS), *reversed(CHASERS), holder)
    return {at[piece]: piece for piece in order if piece in at}


def chasers_on(side: Side, slot: Slot) -> list[str]:
    """The chasers of a side on a slot."""
    return [piece for piece in chasers(side) if side.at[piece] == slot]


def carries(match: Quidditch, number: int, piece: str) -> bool:
    """Whether this piece holds the Quaffle."""
    return held_by(match, number) == piece


def give_quaffle(match: Quidditch, number: int, piece: str) -> None:
    """Let a piece hold the Quaffle."""
    match.carrier = f"{number}:{piece}"
    match.quaffle = match.sides[number].at[piece]


def drop_quaffle(match: Quidditch, slot: Slot) -> None:
    """Let the Quaffle lie on a slot."""
    match.carrier = ""
    match.quaffle = slot


def held_by(match: Quidditch, number: int) -> str:
    """The piece of a side that holds the Quaffle; "": none."""
    carrier = match.carrier
    return carrier[2:] if carrier and carrier.startswith(_SIDES[number]) else ""


def has_chasers(side: Side) -> bool:
    """Whether a chaser is still on the pitch."""
    at = side.at
    return CHASERS[0] in at or CHASERS[1] in at or CHASERS[2] in at


def chasers(side: Side) -> list[str]:
    """The chasers still on the pitch."""
    return [piece for piece in CHASERS if piece in side.at]


def named(side: Side, piece: str) -> str:
    """A piece by its content id: ``gryffindor-chaser-1``."""
    return f"{side.house}-{piece}"
