"""What is on the pitch, in the air and in the hands of the two sides.

What changes seldom is a tuple, which copies share.
"""

from __future__ import annotations

from commonroom.games.year_at_hogwarts.quidditch.pitch import BLUDGERS, CENTRE, Slot
from commonroom.kernel import Part

HOUSES = ("gryffindor", "slytherin", "ravenclaw", "hufflepuff")
KEEPER = "keeper"
BEATERS = ("beater-1", "beater-2")
CHASERS = ("chaser-1", "chaser-2", "chaser-3")
PIECES = (KEEPER, *BEATERS, *CHASERS)


class Side(Part):
    """One side of a match: a player's house team, its goals, its seeker and its cards."""

    seat: int
    house: str = ""
    at: dict[str, Slot] = {}
    """Piece on the pitch → its slot; eliminated pieces are absent."""
    goals: int = 0
    cards: tuple[str, ...] = ()
    """Quidditch cards in hand, secret."""
    seeker: int = 0
    """How far round the pitch the seeker has come."""
    slowed: bool = False
    muted: bool = False
    shielded: bool = False


class Quidditch(Part):
    """A match in progress. Sides are numbered 0, the challenger's, and 1."""

    sides: list[Side]
    deck: tuple[str, ...]
    """The Quidditch cards not yet drawn; a heap, like every deck."""
    turn: int = 0
    """The side whose turn it is."""
    starter: int = 0
    actions: int = 0
    quaffle: Slot = CENTRE
    carrier: str = ""
    """The piece that holds the Quaffle, as ``side:piece``; "" when it lies on its slot."""
    bludgers: tuple[Slot, ...] = BLUDGERS
    stepper: str = ""
    """The chaser that has just stolen and may step aside (pl)."""
    dice: tuple[int, ...] = ()
    """The seeker's roll of this turn."""
    winner: int = -1
    """The side that won phase 1; then the side that caught the Snitch."""
    over: bool = False


def new_match(challenger: int, challenged: int, deck: tuple[str, ...]) -> Quidditch:
    """A match before it begins."""
    return Quidditch(sides=[Side(challenger), Side(challenged)], deck=deck)
