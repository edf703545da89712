"""What a seat sees of the table, as data; `view` says how it comes about.

Nothing of it can hold itself, so Python need not look whether it does.
"""

from __future__ import annotations

import msgspec

from commonroom.games.talisman.strength import Contribution


class PlayerView(msgspec.Struct, frozen=True, gc=False):
    """A player as somebody sees it. `spells` is empty but for the own seat."""

    seat: int
    character: str
    side: str
    alignment: str
    space: str
    region: str
    magic: int
    might: int
    life: int
    fate: int
    galleons: int
    magic_parts: tuple[Contribution, ...]
    """What the total Magic is made of."""
    might_parts: tuple[Contribution, ...]
    spell_count: int
    spell_limit: int
    spells: tuple[str, ...]
    objects: tuple[str, ...]
    followers: tuple[str, ...]
    trophies: tuple[str, ...]
    fallen: bool
    ferret: int
    lost_turns: int
    challenge: int
    next_move: str
    unlocked: bool
    turned_back: bool
    keys: int
    boggart: int
    seeking: bool
    commander: int
    cast: bool
    evading: str


class FightView(msgspec.Struct, frozen=True, gc=False):
    """A battle in progress, with what both scores are made of besides the dice."""

    seat: int
    other: int
    kind: str
    stat: str
    foes: tuple[str, ...]
    strengths: tuple[int, ...]
    breeds: tuple[str, ...]
    sides: tuple[str, ...]
    mine: tuple[Contribution, ...]
    """What spells and abilities have added; part of `parts`."""
    theirs: tuple[Contribution, ...]
    used: tuple[tuple[int, str], ...]
    """Seat and card of the abilities used in it."""
    parts: tuple[Contribution, ...]
    foe_parts: tuple[Contribution, ...]
    dice: tuple[int, ...]
    other_dice: tuple[int, ...]


class TurnView(msgspec.Struct, frozen=True, gc=False):
    """The turn in progress."""

    number: int
    active: int
    extra: int
    repeated: bool
    die: int
    dice: tuple[int, ...]
    portkeys: tuple[str, ...]
    picks_die: bool
    todo: tuple[str, ...]
    queue: tuple[str, ...]
    sent: str
    ditched: tuple[tuple[str, str], ...]
    offered: tuple[str, ...]


class SlowView(msgspec.Struct, frozen=True, gc=False):
    """The card that slows everybody, and for how many rounds."""

    card: str
    rounds: int
    steps: int


class TableView(msgspec.Struct, frozen=True, gc=False):
    """The whole table as a seat sees it."""

    seat: int | None
    phase: str | None
    """Where the turn stands. That others may be asked before it is planned is not shown."""
    options: dict[str, str]
    players: tuple[PlayerView, ...]
    turn: TurnView
    fight: FightView | None
    advantage: str
    voldemort: str
    lying: dict[str, tuple[str, ...]]
    coins: dict[str, int]
    held: dict[str, int]
    decks: dict[str, tuple[str, ...]]
    """The encounter cards that can still come, in no order: everyone can work them out."""
    bottoms: dict[str, tuple[str, ...]]
    discards: dict[str, tuple[str, ...]]
    unseen_spells: tuple[str, ...]
    """The spells in the deck and in other hands, in no order."""
    spell_deck: int
    spell_discard: tuple[str, ...]
    purchases: dict[str, int]
    hallows: int
    galleons: int
    fate: int
    unused: tuple[str, ...]
    out: tuple[str, ...]
    slow: SlowView | None
    winner: int
