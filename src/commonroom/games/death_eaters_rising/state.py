"""What lies on the table of Death Eaters Rising.

Cards, tokens and dice change places seldom and are copied often, so rows and piles of them are
tuples, which copies share.
"""

from __future__ import annotations

from commonroom.games.death_eaters_rising.content import SymbolCounts
from commonroom.kernel import Part, State
from commonroom.kernel.state import without as without


def swapped(things: tuple[str, ...], thing: str, other: str) -> tuple[str, ...]:
    """These things, with another in the place of one."""
    at = things.index(thing)
    return (*things[:at], other, *things[at + 1 :])


class Player(Part):
    """A seat: its faction, team and spell tokens. All of it lies open."""

    faction: str = ""
    team: tuple[str, ...] = ()
    tokens: tuple[str, ...] = ()


class Table(State):
    """Everything on the table. Ids are those of the content files.

    The deck is a heap: a card is picked at random when it is drawn (see the kernel's chance).
    """

    players: list[Player]
    active: int = 0
    turn: int = 0

    # The board
    facing: str = ""
    """The location Voldemort's figure faces."""
    spots: dict[str, tuple[str, ...]] = {}
    """Location → its three face-up characters; "" is an empty spot."""
    places: dict[str, tuple[str, ...]] = {}
    """Location → its places still free, the active one first; none left: the location itself."""
    corruption: dict[str, int] = {}
    """Location → corruption on its active place."""
    damage: dict[str, int] = {}
    """Character → damage on its card; absent means none."""

    # The piles
    deck: tuple[str, ...] = ()
    above_voldemort: int = 0
    """Cards still to be drawn before Voldemort's."""
    revealed: bool = False
    hospital: tuple[str, ...] = ()
    azkaban: tuple[str, ...] = ()
    controlled: tuple[str, ...] = ()
    """Places on the Villain card, in the order of control."""
    fallen: tuple[str, ...] = ()
    """Locations wholly controlled."""
    tokens: tuple[str, ...] = ()
    used_tokens: tuple[str, ...] = ()

    # This turn
    mission: str = ""
    """The location of the active mission token; "" before it is placed."""
    placed: str = ""
    """Where the mission token was placed first, which decides what the team's abilities add."""
    followed: bool = False
    """Whether the mission token was moved to Voldemort's location for a die."""
    mustering: bool = False
    """Whether the dice of this turn are still to be taken."""
    left: tuple[str, ...] = ()
    """Colours of the headquarters dice that the active player does without this turn."""
    pool: tuple[str, ...] = ()
    """Colours of the dice waiting for the next roll; until dice are taken, only those gained."""
    rolled: tuple[str, ...] = ()
    """Faces of the dice rolled and not yet used."""
    assigned: tuple[str, ...] = ()
    """Colours of the dice lying on cards."""
    discarded: tuple[str, ...] = ()
    """Colours of the dice discarded this turn."""
    picked: tuple[str, ...] = ()
    """Faces of the dice picked out to be rolled again."""
    rolls: int = 0
    """How often the wizard dice were rolled this turn."""
    acted: bool = False
    """Whether a die of this roll was assigned."""
    needs: dict[str, SymbolCounts] = {}
    """Card or ability that takes dice → its symbols still open."""
    matched: list[str] = []
    """Characters at the location with all symbols filled, in order; it may grow while they are
    seen to."""
    spent: tuple[str, ...] = ()
    """Abilities used this turn."""
    limits: dict[str, int] = {}
    """Restrictions of this turn → how many."""
    healed: dict[int, str] = {}
    """Seat → the one wizard that may be healed under Hog's Head."""
    declined: tuple[int, ...] = ()
    """Seats whose swap was declined this turn; they do not ask again."""

    # The end
    outcome: tuple[str, ...] = ()
    """The rules that ended the game."""
