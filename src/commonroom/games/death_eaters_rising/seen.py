"""What a seat sees of the table, as data; `view` says how it comes about."""

from __future__ import annotations

import msgspec


class PlayerView(msgspec.Struct, frozen=True):
    """A player's open belongings."""

    seat: int
    faction: str
    headquarters: str
    team: tuple[str, ...]
    tokens: tuple[str, ...]


class LocationView(msgspec.Struct, frozen=True):
    """A location: its characters, and its places still free, the active one first."""

    id: str
    characters: tuple[str, ...]
    places: tuple[str, ...]
    active_place: str
    corruption: int
    room: int
    """How much more corruption the active place holds."""


class TurnView(msgspec.Struct, frozen=True):
    """The turn in progress."""

    number: int
    active: int
    mission: str
    placed: str
    """Where the mission token was placed first, which decides what the team's abilities add."""
    mustering: bool
    """Whether the dice are still to be taken; then the pool is what would be taken now."""
    pool: tuple[str, ...]
    rolled: tuple[str, ...]
    picked: tuple[str, ...]
    assigned: tuple[str, ...]
    discarded: tuple[str, ...]
    rolls: int
    acted: bool
    needs: dict[str, tuple[int, int, int, int]]
    matched: tuple[str, ...]
    spent: tuple[str, ...]
    limits: dict[str, int]


class TableView(msgspec.Struct, frozen=True):
    """The whole table as a seat sees it."""

    seat: int | None
    phase: str | None
    difficulty: str
    players: tuple[PlayerView, ...]
    locations: tuple[LocationView, ...]
    damage: dict[str, int]
    facing: str
    revealed: bool
    voldemort_damage: int
    damage_to_win: int
    hospital: tuple[str, ...]
    wizards_to_lose: int
    azkaban: tuple[str, ...]
    controlled: tuple[str, ...]
    fallen: tuple[str, ...]
    deck: tuple[str, ...]
    """The cards that can still come, in no order: everyone can work them out."""
    tokens: tuple[str, ...]
    """The face-down tokens, in no order: everyone can work them out."""
    used_tokens: tuple[str, ...]
    turn: TurnView
    outcome: tuple[str, ...]
