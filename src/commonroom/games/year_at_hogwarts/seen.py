"""What a seat sees of a Year, as data; `view` says how it comes about."""

from __future__ import annotations

import msgspec

from commonroom.games.year_at_hogwarts.quidditch.seen import QuidditchView


class PlayerView(msgspec.Struct, frozen=True, gc=False):
    """A player as somebody sees it: hands and missions are None where they are secret."""

    seat: int
    team: int
    student: str
    space: str
    hp: int
    points: int
    floo: int
    portkeys: int
    floo_cards: tuple[str, ...]
    counts: dict[str, int]
    """How many cards of each deck are in hand."""
    hand: dict[str, tuple[str, ...]] | None
    mission_count: int
    missions: tuple[str, ...] | None
    shown: tuple[str, ...]
    pledged: tuple[str, ...]
    objects: tuple[str, ...]
    done: tuple[str, ...]
    flown: bool
    one_die: bool
    waiting: str
    home: str
    """Where it returns to from a trip on which it waits."""


class SideView(msgspec.Struct, frozen=True, gc=False):
    """A party of a fight."""

    who: str
    seat: int
    student: bool
    hp: int
    full: int
    res: int
    """Against its opponent, all changes counted."""
    dice: int
    """Of its next attack; 0 for a card."""
    stalled: int
    warded: bool
    burning: int
    softened: int
    spells: int
    potions: int


class FightView(msgspec.Struct, frozen=True, gc=False):
    """A fight in progress."""

    kind: str
    sides: tuple[SideView, ...]
    foe: SideView
    acting: int
    answering: bool
    mission: str
    holder: int
    hand_count: int
    hand: tuple[str, ...] | None
    """The Death Eater's cards, for whoever plays it."""
    playing: tuple[str, ...]
    dice: tuple[int, ...]


class BrawlView(msgspec.Struct, frozen=True, gc=False):
    """A fight with one die each."""

    seats: tuple[int, ...]
    losses: tuple[int, ...]
    dice: tuple[int, ...]


class TurnView(msgspec.Struct, frozen=True, gc=False):
    """The turn in progress."""

    number: int
    active: int
    dice: tuple[int, ...]
    left: int
    trodden: tuple[str, ...]
    taken: int
    free_stop: bool
    extra: bool
    fleer: int
    trip: str


class TableView(msgspec.Struct, frozen=True, gc=False):
    """The whole table as a seat sees it."""

    seat: int | None
    phase: str | None
    options: dict[str, str]
    players: tuple[PlayerView, ...]
    turn: TurnView
    lying: dict[str, tuple[str, ...]]
    dark_towers: tuple[str, ...]
    death_eaters: tuple[str, ...]
    truces: tuple[tuple[int, int, int], ...]
    deck_sizes: dict[str, int]
    unseen: dict[str, tuple[str, ...]]
    """Deck → the cards that are in its heap or hidden in a hand."""
    unseen_missions: tuple[str, ...]
    bottoms: dict[str, tuple[str, ...]]
    floo: int
    portkeys: int
    fight: FightView | None
    standing: tuple[FightView, ...]
    brawl: BrawlView | None
    quidditch: QuidditchView | None
    over: bool
