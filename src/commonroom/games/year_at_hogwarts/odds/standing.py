"""Where a fight with a card stands, what it can come to, and what is remembered of it."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from commonroom.games.year_at_hogwarts.odds.purse import Mods, Purse

ROUNDS = 9
"""How many attacks that cost no HP are looked ahead; what comes later is hope, not odds."""

Bounds: TypeAlias = tuple[float, float]
"""At least, and at most."""
Known: TypeAlias = dict[tuple[int, int, int], Bounds]
"""One's HP, the opponent's, attacks to come → the chance to win."""
LOST: Bounds = (0.0, 0.0)
WON: Bounds = (1.0, 1.0)
UNKNOWN: Bounds = (0.0, 1.0)


class Odds(NamedTuple):
    """The chance to win; `exact` or at least that."""

    win: float
    exact: bool


class Standing(NamedTuple):
    """Where a fight with a card stands, when it is one's turn."""

    hp: int
    foe: int
    """The opponent's HP."""
    mods: Mods = Mods()
    purse: Purse = Purse()
    rounds: int = ROUNDS


class Terms(NamedTuple):
    """What else matters of a fight with a card."""

    kind: str
    """combat or duel."""
    last_act: bool
    """Whether the card acts once more at 0 HP (YH-CMB-2, YH-DUE-1)."""


class Table(NamedTuple):
    """What is known of positions that differ in HP and time only."""

    turns: Known
    """When it is one's turn."""
    acts: Known
    """When the card acts after an attack: several attacks lead to the same HP."""


class TooDeep(Exception):
    """There are more positions than one wants to look at."""


class Memory:
    """What is known of the fights of one student with one card."""

    def __init__(self) -> None:
        self.tables: dict[tuple[Mods, Purse], Table] = {}
        self.size = 0
        """How many positions are known."""

    def clear(self) -> None:
        """Forget everything."""
        self.tables.clear()
        self.size = 0
