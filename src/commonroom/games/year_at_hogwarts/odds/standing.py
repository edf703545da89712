"""Where a fight with a card stands, what it can come to, and what is remembered of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, TypeAlias

from commonroom.games.year_at_hogwarts.odds.dice import Blow, Ordeal
from commonroom.games.year_at_hogwarts.odds.purse import Mods, Purse
from commonroom.games.year_at_hogwarts.settings import Switches
from commonroom.kernel import Option

ROUNDS = 9
"""How many attacks that cost no HP are looked ahead; what comes later is hope, not odds."""

Known: TypeAlias = dict[int, float]
"""One's HP, attacks to come and the opponent's HP, packed as `hp << 20 | rounds << 16 | foe` → the
chance to win."""


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
    defences_in_a_row: bool = True
    """Whether a defence card may follow another one (YH-FGT-3)."""


def terms_of(kind: str, switches: Switches) -> Terms:
    """The terms of a fight with a card in an edition."""
    last_act = kind == "combat" or switches.duel_last_act_at_zero
    return Terms(kind, last_act, switches.defence_cards_in_a_row)


class Part(NamedTuple):
    """What an act of the card may do."""

    ends: Sequence[Ordeal]
    worst: int
    """The most HP that it may cost."""


class Table:
    """Positions that differ in HP and time only: where they lead, and what is known of them.

    Where a table leads is found once, when it is asked for; the positions then follow the links.
    """

    def __init__(self, mods: Mods, purse: Purse, before: Part, after: Part) -> None:
        self.mods = mods
        self.purse = purse
        self.before = before
        """What the card may do before an attack."""
        self.after = after
        self.armed = bool(purse.things) or (purse.left > 0 and bool(purse.cards + purse.pledged))
        """Whether there is anything to answer an act with."""
        self.turns: Known = {}
        """When it is one's turn."""
        self.acts: Known = {}
        """When the card acts after an attack: several attacks lead to the same HP."""
        self.struck: Known = {}
        """When one attacks with one's dice: several acts before it lead to the same HP."""
        self.felled: dict[int, float] = {}
        """One's HP → the chance to win when the card has none left."""
        self.plays: list[Option] | None = None
        """What may be worth doing instead of an attack with dice."""
        self.answers: list[tuple[Step, bool]] | None = None
        """What may answer an act, and whether that spares one the act."""
        self.blows: dict[int, tuple[Sequence[Blow], Table]] = {}
        """Dice more → what an attack with dice may do, and where it leads."""
        self.steps: dict[Option, Step] = {}
        self.hits: dict[str, Step] = {}
        """Attack card → what the attack does."""
        self.laid: dict[str, Table] = {}
        """Card → without it."""
        self.marked: dict[tuple[int, int], Table] = {}
        """By how much the card hardens, and by how many dice it hinders → where that leads."""
        self.lots: dict[str | None, list[tuple[int, Table]]] = {}
        """Deck → what is left when one card of it is lost, and how many cards lead there."""
        self.roused: Table | None = None
        """When the card has skipped one of the acts that it must skip."""
        self.unwarded: Table | None = None


class Step(NamedTuple):
    """What a card or an object does, whatever HP there are."""

    table: Table
    """Where it leads."""
    heals: Sequence[int]
    damage: Sequence[tuple[int, float]]
    """What it costs the opponent, and how likely that is."""
    hope: bool
    """Nobody knows what will be found, so it may be worth anything."""


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
