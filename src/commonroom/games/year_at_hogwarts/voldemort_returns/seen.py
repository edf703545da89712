"""What a seat sees of Voldemort's return, as data; `view` says how it comes about."""

from __future__ import annotations

import msgspec

from commonroom.games.year_at_hogwarts.seen import FightView, PlayerView, TurnView


class CharacterView(msgspec.Struct, frozen=True, gc=False):
    """Voldemort or a Death Eater; the hand is None where it is secret."""

    character: str
    space: str
    hp: int
    counts: dict[str, int]
    hand: tuple[str, ...] | None
    objects: tuple[str, ...]
    sent: bool
    """It has moved this turn, or is moving."""


class ReturnView(msgspec.Struct, frozen=True, gc=False):
    """The whole table as a seat sees it. The villain's player is the character at hand."""

    seat: int | None
    phase: str | None
    options: dict[str, str]
    players: tuple[PlayerView, ...]
    villain: int
    returned: bool
    characters: tuple[CharacterView, ...]
    """The villain's, after the return: Voldemort first."""
    turn: TurnView
    lying: dict[str, tuple[str, ...]]
    aside: tuple[str, ...]
    destroyed: tuple[str, ...]
    towers: tuple[str, ...]
    wary: tuple[tuple[int, str, int], ...]
    shared: str
    deck_sizes: dict[str, int]
    unseen: dict[str, tuple[str, ...]]
    """Deck → the cards that are in its heap or hidden in a hand."""
    bottoms: dict[str, tuple[str, ...]]
    floo: int
    portkeys: int
    fight: FightView | None
    victor: str
