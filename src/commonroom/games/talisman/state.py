"""What lies on the table of Talisman. Ids are those of the content files.

Decks are heaps: a card is picked at random when it is drawn (see the kernel's chance). A card put
at the bottom of a deck lies in an ordered list that is drawn from when the heap is empty.

What characters have and what lies on spaces changes seldom and is copied often, so these are
tuples, which copies share.
"""

from __future__ import annotations

from typing import Self

import msgspec

from commonroom.kernel import Part, State
from commonroom.kernel.state import NOBODY as NOBODY
from commonroom.kernel.state import without as without


class Player(Part):
    """A seat and its character. All of it lies open but the spells (TAL-OPN-1)."""

    character: str = ""
    side: str = ""
    """The side of the character card that lies face up: a or b."""
    space: str = ""
    """"" is nowhere: not set up yet, or out of the game until the next turn (TAL-ALT-1)."""

    # Dials and tokens
    magic: int = 0
    might: int = 0
    life: int = 0
    fate: int = 0
    galleons: int = 0

    # Cards
    spells: tuple[str, ...] = ()
    objects: tuple[str, ...] = ()
    followers: tuple[str, ...] = ()
    trophies: tuple[str, ...] = ()

    # What hangs over it
    fallen: bool = False
    """It lost its last Life and comes back in its next turn (TAL-LIF-1)."""
    ferret: int = 0
    """How many more of its turns it is a Ferret (TAL-CMP-7)."""
    lost_turns: int = 0
    challenge: int = 0
    """The number rolled at the Quidditch Pitch; 0 is no challenge."""
    next_move: str = ""
    """The space its next move leads to, or "region": any other of its region."""
    next_may: bool = False
    """Whether it may make an ordinary move instead."""
    unlocked: bool = False
    """It stands at King's Cross with the barrier open (TAL-KXS-1)."""
    turned_back: bool = False
    keys: int = 0
    """Flying Keys still to be caught (TAL-SPC-3)."""
    boggart: int = 0
    """The Might of the Boggart it has to beat."""
    seeking: bool = False
    """It has not foretold the die of Divination yet."""
    commander: int = NOBODY
    """The seat that commands it in its turn."""

    # What it has done
    cast: bool = False
    """It cast a spell in this turn of another (TAL-SPE-2)."""
    evading: str = ""
    """The card by which it may evade everything until the end of this turn."""
    used: tuple[str, ...] = ()
    """Traits used in its own turn, as card and moment."""
    rested: tuple[str, ...] = ()
    """Traits used in its turn before."""
    once: tuple[str, ...] = ()
    """Traits used since its last regular turn began."""


class Fight(Part):
    """A battle in progress: of `seat`, who attacks if it is one of characters."""

    seat: int
    stat: str
    kind: str
    """card: cards lying here; follower: one of a beaten character; foe: of a space or effect;
    voldemort; character; barrier: the one at King's Cross.
    """
    foes: list[str]
    """Cards or names, the character of the other seat, or Voldemort."""
    strengths: list[int]
    breeds: list[str]
    sides: list[str]
    """The side of each foe; "" is neutral."""
    other: int = NOBODY
    """The seat attacked, or the owner of the follower."""
    mine: list[tuple[str, int]] = []
    """What spells and abilities add to the score of `seat`: source and amount."""
    theirs: list[tuple[str, int]] = []
    used: list[tuple[int, str]] = []
    """Seat and card of the abilities used in it."""
    dice: list[int] = []
    other_dice: list[int] = []

    def alone(self, foe: str) -> Fight:
        """The same battle with one of the foes only."""
        at = self.foes.index(foe)
        one = Fight(
            self.seat, self.stat, self.kind, [foe],
            [self.strengths[at]], [self.breeds[at]], [self.sides[at]],
        )  # fmt: skip
        one.used = self.used
        return one

    def drop(self, foes: list[str]) -> None:
        """These foes fight no more."""
        left = [at for at, foe in enumerate(self.foes) if foe not in foes]
        self.foes = [self.foes[at] for at in left]
        self.strengths = [self.strengths[at] for at in left]
        self.breeds = [self.breeds[at] for at in left]
        self.sides = [self.sides[at] for at in left]


class TurnState(Part):
    """What counts for the turn in progress only: the next one begins with another."""

    frozen: bool = False
    """The active character may do nothing this turn."""
    was_ferret: bool = False
    """The active character was a Ferret in some part of this turn."""
    ferret_counts: bool = False
    """It was one from its beginning, so that this turn counts."""
    portkeys: tuple[str, ...] = ()
    """Cards returned at the start of this turn that may still replace its move."""
    picks_die: bool = False
    """The active character chooses the result of its movement die."""
    stays: bool = False
    """The active character does not move and meets its space or a character."""
    die: int = 0
    """The final movement roll."""
    came_from: str = ""
    """The region from which the active character came to its space this turn; "": it has not moved.
    """
    sent: str = ""
    """Where the text of a space sends the active character, once it has taken what it likes."""
    moved: bool = False
    """An encounter has moved the active character, which starts again in its new space."""
    ended: bool = False
    """The turn ends at once."""
    todo: tuple[str, ...] = ()
    """What is left of an encounter with a space, in order: cards, text, visits, take."""
    queue: tuple[str, ...] = ()
    """The cards of this space still to be met."""
    events: tuple[str, ...] = ()
    """The events drawn in this turn, for which the Advantage token has turned."""
    ditched: tuple[tuple[str, str], ...] = ()
    """Space and card of what was left behind this turn."""


class Table(State):
    """Everything on the table."""

    players: list[Player]
    active: int = 0
    turn: int = 0

    # The table
    advantage: str = ""
    voldemort: str = ""
    lying: dict[str, tuple[str, ...]] = {}
    """Space → the cards face up on it, in the order they came; spaces without are absent."""
    coins: dict[str, int] = {}
    """Space → Galleons lying on it."""
    held: dict[str, int] = {}
    """Card → what lies on it."""

    # The supply
    decks: dict[str, tuple[str, ...]] = {}
    bottoms: dict[str, tuple[str, ...]] = {}
    discards: dict[str, tuple[str, ...]] = {}
    spells: tuple[str, ...] = ()
    spell_discard: tuple[str, ...] = ()
    purchases: dict[str, int] = {}
    hallows: int = 0
    galleons: int = 0
    fate: int = 0
    unused: tuple[str, ...] = ()
    """Characters that nobody plays."""
    out: tuple[str, ...] = ()
    """Characters removed from the game (TAL-ALT-1)."""

    # Everybody moves slowly
    slow_card: str = ""
    slow_rounds: int = 0
    slow_steps: int = 0
    slow_seat: int = NOBODY

    # This turn
    this_turn: TurnState = msgspec.field(default_factory=TurnState)
    extra: int | bool = 0
    """How many more turns the active player may take after this; a table of the first rules says
    yes or no.
    """
    repeated: bool = False
    """This is such a turn."""
    steps: int = 0
    """How far the active character goes, while it has yet to choose its way."""
    offered: list[str] = []
    """Trophies picked out to be exchanged."""

    # This moment
    dice: list[int] = []
    """Dice rolled and not yet accepted."""
    rerolled: list[str] = []
    """The cards, or fate, by which the dice of a move were rolled again."""
    fight: Fight | None = None
    harm: str = ""
    """What is about to happen and can be averted: life, follower or enemy; "" once it is."""
    answering: str = ""
    """The spell that waits for an answer; "" once it has no effect."""

    winner: int = NOBODY

    @classmethod
    def read(cls, saved: bytes) -> Self:
        """A table as it was saved; once, the fields of `this_turn` lay among its own."""
        table = super().read(saved)
        if msgspec.json.decode(saved, type=_Layout).this_turn is None:
            table.this_turn = msgspec.json.decode(saved, type=TurnState)
        return table


class _Layout(msgspec.Struct):
    """Whether a table was saved with a turn of its own."""

    this_turn: dict[str, object] | None = None
