"""The box of Death Eaters Rising as data: the typed entries of the content files.

Owns the shape of an entry and the lookups over all entries. What entries do is spelled in
`vocabulary`; what must hold between entries is in `checks`. The kernel reads the files and lays
content packs over them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Literal, TypeAlias

import msgspec

from commonroom.games.death_eaters_rising.vocabulary import (
    Ability,
    Action,
    AfterRoll,
    Colour,
    Count,
    Effect,
    Effects,
    Faction,
    Group,
    Symbols,
    Virtue,
)
from commonroom.kernel import Rule, content
from commonroom.kernel.content import Counted, Record

VIRTUES: tuple[Virtue, ...] = ("friendship", "bravery", "knowledge", "loyalty")
SymbolCounts: TypeAlias = tuple[int, int, int, int]
"""How many symbols of friendship, bravery, knowledge and loyalty."""

Part: TypeAlias = Literal[
    "virtue", "faction", "colour", "condition", "track", "requirement", "ability", "abilities",
    "pool", "count", "faces", "penalty", "position", "above",
]  # fmt: skip
"""A part of a seed entry that the rulebook does not print and that is our design."""
Coordinate: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=100)]
VoldemortFace: TypeAlias = Literal["clockwise", "counter-clockwise", "dark-mark"]


class Entry(content.Entry, frozen=True, kw_only=True):
    """DER-CMP-1"""

    ours: tuple[Part, ...] = ()


class Wizard(Entry, frozen=True, kw_only=True):
    """DER-CMP-7, DER-CMP-10"""

    faction: Faction
    requirement: Symbols
    track: Count
    ability: Ability
    starter: bool = False
    groups: tuple[Group, ...] = ()


class DeathEater(Entry, frozen=True, kw_only=True):
    """DER-CMP-8 `regular` acts when Voldemort is here, `dark_mark` whenever the Mark is rolled."""

    requirement: Symbols
    track: Count
    regular: Effects
    dark_mark: tuple[Effect, ...] = ()
    groups: tuple[Group, ...] = ()


class Damages(Record, frozen=True):
    """DER-WIN-1 How much damage defeats Voldemort."""

    beginner: Count
    standard: Count
    expert: Count


class Voldemort(Entry, frozen=True, kw_only=True):
    """DER-VIL-1, DER-LOS-1, DER-LOS-3, DER-SET-4 and his die (DER-CMP-3)."""

    requirement: Symbols
    damage: Damages
    most_damage: Count
    defeated: tuple[int, int, int]
    above: tuple[int, int, int]
    controlled: Count
    die: tuple[VoldemortFace, ...]
    x: Coordinate
    y: Coordinate


class Location(Entry, frozen=True, kw_only=True):
    """DER-CMP-5 A location; the file has them clockwise."""

    corruption: Count
    x: Coordinate
    y: Coordinate


class Place(Entry, frozen=True, kw_only=True):
    """DER-CMP-5 A place of a location and its penalty while controlled."""

    location: str
    corruption: Count
    penalty: Effects


class HqAbility(Record, frozen=True):
    """One of the two abilities of a headquarters."""

    id: str
    ability: Action


class Headquarters(Entry, frozen=True, kw_only=True):
    """DER-CMP-4, DER-CMP-9"""

    faction: Faction
    copies: Count
    starters: tuple[str, str]
    pool: dict[Colour, Count]
    abilities: tuple[HqAbility, HqAbility]


class Token(Entry, frozen=True, kw_only=True):
    """DER-CMP-6 A kind of spell token."""

    count: Count
    effects: Effects


class DiceColour(Entry, frozen=True, kw_only=True):
    """DER-CMP-2 The dice of a colour; a face lists its symbols."""

    id: Colour
    favours: Virtue
    count: Count
    faces: tuple[tuple[Virtue, ...], ...]


FILES: dict[str, type[msgspec.Struct]] = {
    "wizards": Wizard,
    "death_eaters": DeathEater,
    "villain": Voldemort,
    "locations": Location,
    "places": Place,
    "headquarters": Headquarters,
    "tokens": Token,
    "dice": DiceColour,
    "rules": Rule,
    "box": Counted,
}


class Face(msgspec.Struct, frozen=True):
    """What a die shows: `count` symbols of the virtue with that number."""

    colour: Colour
    virtue: int
    count: int


class Content(msgspec.Struct, frozen=True):
    """Everything in the box, by id in the order of the files."""

    wizards: dict[str, Wizard]
    death_eaters: dict[str, DeathEater]
    villain: dict[str, Voldemort]
    locations: dict[str, Location]
    places: dict[str, Place]
    headquarters: dict[str, Headquarters]
    tokens: dict[str, Token]
    dice: dict[str, DiceColour]
    rules: dict[str, Rule]
    box: dict[str, Counted]

    voldemort: Voldemort
    """The one villain."""
    clockwise: tuple[str, ...]
    """The locations, clockwise."""
    clockwise_from: dict[str, tuple[str, ...]]
    """Location → the locations, that one first, then clockwise."""
    places_of: dict[str, tuple[str, ...]]
    """Location → its places."""
    room: dict[str, int]
    """Place or location → how much corruption it holds."""
    headquarters_of: dict[str, str]
    """Faction → its headquarters."""
    pools: dict[str, tuple[str, ...]]
    """Headquarters → the colours of its dice."""
    starters: tuple[str, ...]

    needs: dict[str, SymbolCounts]
    """Character → its requirement."""
    costs: dict[str, SymbolCounts]
    """Wizard or headquarters ability that is paid with symbols → its cost."""
    wounding: dict[str, int]
    """Wizard whose ability costs it damage → how much."""
    free: dict[str, Action]
    """Wizard whose ability costs no symbols → that ability."""
    roll_changers: dict[str, AfterRoll]
    """Wizard who can change a roll → how."""
    tracks: dict[str, int]
    """Wizard or Death Eater → how much damage defeats it."""
    abilities: dict[str, Ability]
    """Wizard or headquarters ability → what it does."""
    rolls: dict[str, tuple[str, ...]]
    """Colour → the six faces of its dice."""
    faces: dict[str, Face]
    """Face → what it shows. Its id is colour, virtue, and 2 if doubled: ``red-bravery-2``."""


def build(entries: Mapping[str, Sequence[Any]]) -> Content:
    """The content of typed entries, which are `Any` only because each file has its own type."""
    by_id = {stem: {entry.id: entry for entry in entries[stem]} for stem in FILES}
    locations = tuple(by_id["locations"])
    places: list[Place] = list(by_id["places"].values())
    characters = by_id["wizards"] | by_id["death_eaters"] | by_id["villain"]
    abilities = {wizard.id: wizard.ability for wizard in by_id["wizards"].values()} | {
        part.id: part.ability for hq in by_id["headquarters"].values() for part in hq.abilities
    }
    return Content(
        **by_id,
        voldemort=next(iter(by_id["villain"].values())),
        clockwise=locations,
        clockwise_from={
            here: locations[step:] + locations[:step] for step, here in enumerate(locations)
        },
        places_of={
            here: tuple(place.id for place in places if place.location == here)
            for here in locations
        },
        room={
            id_: entry.corruption for id_, entry in (by_id["places"] | by_id["locations"]).items()
        },
        headquarters_of={hq.faction: hq.id for hq in by_id["headquarters"].values()},
        pools={
            hq.id: tuple(colour for colour, count in hq.pool.items() for _ in range(count))
            for hq in by_id["headquarters"].values()
        },
        starters=tuple(wizard.id for wizard in by_id["wizards"].values() if wizard.starter),
        needs={id_: counted(character.requirement) for id_, character in characters.items()},
        costs={
            id_: counted(ability.cost)
            for id_, ability in abilities.items()
            if isinstance(ability, Action) and ability.cost
        },
        wounding={
            id_: ability.wounds
            for id_, ability in abilities.items()
            if isinstance(ability, Action) and ability.wounds
        },
        free={
            id_: ability
            for id_, ability in abilities.items()
            if isinstance(ability, Action) and not ability.cost
        },
        roll_changers={
            id_: ability for id_, ability in abilities.items() if isinstance(ability, AfterRoll)
        },
        tracks={
            id_: card.track for id_, card in (by_id["wizards"] | by_id["death_eaters"]).items()
        },
        abilities=abilities,
        rolls={
            dice.id: tuple(_face_id(dice.id, face) for face in dice.faces)
            for dice in by_id["dice"].values()
        },
        faces={
            _face_id(dice.id, face): Face(dice.id, VIRTUES.index(face[0]), len(face))
            for dice in by_id["dice"].values()
            for face in dice.faces
        },
    )


def counted(symbols: Symbols) -> SymbolCounts:
    """Symbols in the order of the virtues."""
    friendship, bravery, knowledge, loyalty = (symbols.get(virtue, 0) for virtue in VIRTUES)
    return friendship, bravery, knowledge, loyalty


def _face_id(colour: Colour, face: tuple[Virtue, ...]) -> str:
    return f"{colour}-{face[0]}" if len(face) == 1 else f"{colour}-{face[0]}-{len(face)}"
