"""What lies on the table of A Year at Hogwarts. Ids are those of the content files.

Decks are heaps: a card is picked at random when it is drawn (see the kernel's chance). A card put
at the bottom of a deck (YH-CRD-1) lies in an ordered list that is drawn from when the heap is
empty. RULING: everyone may look at that list, for every card in it was seen.

Cards, missions and objects change hands seldom and are copied often, so decks, hands and what lies
on spaces are tuples, which copies share.
"""

from __future__ import annotations

import msgspec

from commonroom.games.year_at_hogwarts.board import KeptDeck
from commonroom.games.year_at_hogwarts.quidditch.state import Quidditch
from commonroom.kernel import Part, State
from commonroom.kernel.state import NOBODY as NOBODY
from commonroom.kernel.state import without as without


class Player(Part):
    """A seat and its student. All of it lies open but the three hands and the missions."""

    student: str = ""
    space: str = ""
    hp: int = 0
    points: int = 0
    floo: int = 0
    portkeys: int = 0
    floo_cards: tuple[str, ...] = ()
    """Floo Powder cards kept for later (pl)."""

    # Cards: secret, but everyone sees how many of each deck there are
    spells: tuple[str, ...] = ()
    potions: tuple[str, ...] = ()
    books: tuple[str, ...] = ()
    missions: tuple[str, ...] = ()
    """Secret missions not yet done (YH-SET-2)."""
    shown: tuple[str, ...] = ()
    """Those among them that everyone has seen."""

    # Open
    pledged: tuple[str, ...] = ()
    """Cards shown as what the mission at hand requires (YH-MIS-1)."""
    objects: tuple[str, ...] = ()
    done: tuple[str, ...] = ()
    flown: bool = False
    """It has taken part in a Quidditch match (YH-END-2)."""
    one_die: bool = False
    """Its next movement roll has one die fewer."""
    waiting: str = ""
    """What keeps it at its place: the mission for which it waits there (YH-TEAM-2), or a Horcrux
    that it has failed to destroy (YH-VR-5).
    """
    home: str = ""
    """Where it returns to from the trip on which it stays with its team (YH-TEAM-2)."""

    def hand(self, deck: KeptDeck) -> tuple[str, ...]:
        """The cards of one deck in the hand."""
        if deck == "spell":
            return self.spells
        return self.potions if deck == "potion" else self.books

    def hold(self, deck: KeptDeck, cards: tuple[str, ...]) -> None:
        """Let these be the cards of one deck in the hand."""
        if deck == "spell":
            self.spells = cards
        elif deck == "potion":
            self.potions = cards
        else:
            self.books = cards


class Side(Part):
    """One party of a fight, and what hangs over it."""

    who: str
    """The student, Death Eater, combat or duel card."""
    seat: int = NOBODY
    """Who decides for it; nobody does for a card."""
    student: bool = False
    """Whether it is a player's own character, whose HP are the player's."""
    hp: int = 0
    """The HP of a card or Death Eater."""
    full: int = 0
    """The HP with which it began."""
    res: int = 0
    """How much its res is changed."""
    dice: int = 0
    """More dice in each attack."""
    next_dice: int = 0
    """More dice in the next attack with dice."""
    hinder: int = 0
    """Fewer dice in the next attack with dice."""
    stalled: int = 0
    """How many acts it skips."""
    warded: bool = False
    """A defence card was played against it since the last attack on it (YH-FGT-3)."""
    burning: int = 0
    """How many HP each attack on it costs it besides."""
    softened: int = 0
    """How much smaller each of its losses is."""
    spells: int = 0
    potions: int = 0
    """Cards played in this fight."""
    hurt: bool = False
    """It has lost HP in this fight."""
    clung: bool = False
    relief: int = 0
    """How much an ability still takes off the losses of this act."""
    act_loss: int = 0
    """What this act has taken so far."""


class Fight(Part):
    """A fight in progress (YH-FGT, YH-PVP-3, YH-DE-1, YH-DUE-1, YH-CMB)."""

    kind: str
    """combat: of a mission; duel; player; death-eater; return: with one in Voldemort Returns."""
    sides: list[Side]
    """The fighter; in Teams every member (YH-CMB-4)."""
    foe: Side
    acting: int = 0
    """The member whose turn it is."""
    answering: bool = False
    """It is the foe's turn to attack (player, death-eater)."""
    mission: str = ""
    holder: int = NOBODY
    """Whose mission it is."""
    hand: list[str] = []
    """The Death Eater's cards, known to whoever plays it."""
    playing: list[str] = []
    """The cards being played: an attack, and a defence that answers it."""
    dice: list[int] = []
    """The attack dice rolled last."""
    fled: bool = False
    """It is the foe who escaped."""
    escape: int = 0
    """How many spaces the one who escaped walks."""
    result: str = ""
    """won, lost or escaped, as the first party sees it; "" while it lasts."""


class Brawl(Part):
    """YH-PVP-2 A fight with one die each: the arriver and the other."""

    seats: list[int]
    losses: list[int]
    dice: list[int] = msgspec.field(default_factory=lambda: [1, 1])
    """How many each rolls."""


class Table(State):
    """Everything on the table."""

    players: list[Player]
    active: int = 0
    turn: int = 0
    """How often the turn has passed on."""

    # The table
    lying: dict[str, tuple[str, ...]] = {}
    """Space → the objects on it; spaces without are absent."""
    dark_towers: tuple[str, ...] = ()
    """Towers with a Death Eater token (YH-SET-3)."""
    death_eaters: tuple[str, ...] = ()
    """Death Eater sheets still in play (YH-DE-1)."""
    truces: tuple[tuple[int, int, int], ...] = ()
    """Two seats that ignore each other, and until which turn (YH-PVP-1)."""

    # The supply
    decks: dict[str, tuple[str, ...]] = {}
    bottoms: dict[str, tuple[str, ...]] = {}
    missions: tuple[str, ...] = ()
    """Missions that nobody was dealt, unseen."""
    floo: int = 0
    portkeys: int = 0

    # This turn
    dice: tuple[int, ...] = ()
    """The movement roll."""
    left: int = 0
    """Moves left; below 0 not even a free passage may be taken."""
    trodden: list[str] = []
    """Spaces entered this turn, the one it began on included (YH-MOV-1)."""
    taken: int = 0
    """Objects taken this turn (YH-OBJ-1)."""
    free_stop: bool = False
    extra: bool = False
    """The active player has one more turn after this."""
    fleer: int = NOBODY
    """Who walks out of a fight (YH-CMP-5)."""
    trip: str = ""
    """Where the active pawn returns to at the end of the turn."""

    # This moment
    fight: Fight | None = None
    standing: list[Fight] = []
    """The missions that teams are fighting, while others are in turn (YH-CMB-4)."""
    brawl: Brawl | None = None
    search_seat: int = NOBODY
    search_deck: str = ""
    """Who is looking through which deck."""
    quidditch: Quidditch | None = None
    carrying_out: bool = False
    """A card is being carried out, which the end of the year does not cut off (YH-END-1)."""

    over: bool = False
    lost: bool = False
    """YH-SOLO-1"""
