"""What lies on the table of Death Eaters Rising."""

from __future__ import annotations

from commonroom.games.death_eaters_rising.content import SymbolCounts
from commonroom.kernel import Part, State


class Player(Part):
    """A seat: its faction, team and spell tokens. All of it lies open."""

    faction: str = ""
    team: list[str] = []
    tokens: list[str] = []


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
    spots: dict[str, list[str]] = {}
    """Location → its three face-up characters; "" is an empty spot."""
    places: dict[str, tuple[str, ...]] = {}
    """Location → its places still free, the active one first; none left: the location itself."""
    corruption: dict[str, int] = {}
    """Location → corruption on its active place."""
    damage: dict[str, int] = {}
    """Character → damage on its card; absent means none."""

    # The piles
    deck: list[str] = []
    above_voldemort: int = 0
    """Cards still to be drawn before Voldemort's."""
    revealed: bool = False
    hospital: list[str] = []
    azkaban: list[str] = []
    controlled: list[str] = []
    """Places on the Villain card, in the order of control."""
    fallen: list[str] = []
    """Locations wholly controlled."""
    tokens: list[str] = []
    used_tokens: list[str] = []

    # This turn
    mission: str = ""
    """The location of the active mission token; "" before it is placed."""
    pool: list[str] = []
    """Colours of the dice waiting for the next roll."""
    rolled: list[str] = []
    """Faces of the dice rolled and not yet used."""
    assigned: list[str] = []
    """Colours of the dice lying on cards."""
    discarded: list[str] = []
    """Colours of the dice discarded this turn."""
    picked: list[str] = []
    """Faces of the dice picked out to be rolled again."""
    rolls: int = 0
    """How often the wizard dice were rolled this turn."""
    acted: bool = False
    """Whether a die of this roll was assigned."""
    needs: dict[str, SymbolCounts] = {}
    """Card or ability that takes dice → its symbols still open."""
    matched: list[str] = []
    """Characters at the location with all symbols filled, in order."""
    spent: list[str] = []
    """Abilities used this turn."""
    limits: dict[str, int] = {}
    """Restrictions of this turn → how many."""
    healed: dict[int, str] = {}
    """Seat → the one wizard that may be healed under Hog's Head."""
    declined: list[int] = []
    """Seats whose swap was declined this turn; they do not ask again."""

    # The end
    outcome: list[str] = []
    """The rules that ended the game."""
