"""What can happen in Death Eaters Rising."""

from __future__ import annotations

from typing import ClassVar

from commonroom.kernel import Event, Msg


class RisingEvent(Event, frozen=True, kw_only=True):
    """Any event of this game. Everything here is public: the game has no secrets but chance."""

    prefix: ClassVar[str] = "der"


class BoardLaid(RisingEvent, frozen=True, kw_only=True):
    """Voldemort's figure and the places were set up; these places are the active ones."""

    location: str
    places: tuple[str, ...]


class LeaderChosen(RisingEvent, frozen=True, kw_only=True):
    """A player took a faction and its starter."""

    seat: int
    wizard: str
    faction: str


class FirstPlayer(RisingEvent, frozen=True, kw_only=True):
    """Who begins."""

    seat: int


class Dealt(RisingEvent, frozen=True, kw_only=True):
    """A character was laid face up at a location."""

    card: str
    location: str


class TurnBegan(RisingEvent, frozen=True, kw_only=True):
    """A player's turn began."""

    seat: int
    turn: int


class Travelled(RisingEvent, frozen=True, kw_only=True):
    """A mission token was put on a location."""

    seat: int
    location: str


class VoldemortTurned(RisingEvent, frozen=True, kw_only=True):
    """The Voldemort die was rolled and he turned (or stayed)."""

    face: str
    location: str


class Damaged(RisingEvent, frozen=True, kw_only=True):
    """A character took damage."""

    card: str
    amount: int
    damage: int
    track: int


class Guarded(RisingEvent, frozen=True, kw_only=True):
    """A wizard was kept from Voldemort's attack by a comrade, or by their own vigilance."""

    card: str
    wizard: str
    alone: int
    """1 if the two are the same."""


class Healed(RisingEvent, frozen=True, kw_only=True):
    """Damage was removed from a character."""

    card: str
    amount: int
    damage: int


class Corrupted(RisingEvent, frozen=True, kw_only=True):
    """Corruption was put on a place (or on the location itself)."""

    place: str
    amount: int
    corruption: int


class Cleansed(RisingEvent, frozen=True, kw_only=True):
    """Corruption was removed from a place (or from the location itself)."""

    place: str
    amount: int
    corruption: int


class AbilityActed(RisingEvent, frozen=True, kw_only=True):
    """A Death Eater did what is printed on the card."""

    card: str


class AbilityUsed(RisingEvent, frozen=True, kw_only=True):
    """A player used an ability of their team or headquarters."""

    seat: int
    card: str


class Restricted(RisingEvent, frozen=True, kw_only=True):
    """Something is restricted until the end of the turn, by a Death Eater or a place."""

    untold = frozenset({"limit", "amount"})

    card: str
    limit: str
    amount: int
    what: Msg
    """The restriction in the words of the card."""


class MarkActed(RisingEvent, frozen=True, kw_only=True):
    """The Dark Mark made a Death Eater act."""

    card: str


class PenaltyFired(RisingEvent, frozen=True, kw_only=True):
    """The Dark Mark fired the penalty of a controlled place."""

    place: str


class DiceTaken(RisingEvent, frozen=True, kw_only=True):
    """The dice of the turn were taken."""

    dice: tuple[str, ...]


class DieLeft(RisingEvent, frozen=True, kw_only=True):
    """The active player does without a die of the headquarters."""

    seat: int
    colour: str


class DieGained(RisingEvent, frozen=True, kw_only=True):
    """A die joined the pool."""

    colour: str


class DiceRolled(RisingEvent, frozen=True, kw_only=True):
    """The wizard dice were rolled."""

    dice: tuple[str, ...]


class DiceRerolled(RisingEvent, frozen=True, kw_only=True):
    """Dice of a roll were rolled again."""

    dice: tuple[str, ...]
    """What they showed before."""
    fresh: tuple[str, ...]
    """What they show now."""


class DieTurned(RisingEvent, frozen=True, kw_only=True):
    """A die was turned to another face."""

    die: str
    to: str


class DieAssigned(RisingEvent, frozen=True, kw_only=True):
    """A die was laid on a card."""

    die: str
    target: str


class DieDiscarded(RisingEvent, frozen=True, kw_only=True):
    """A die was discarded for the rest of the turn."""

    colour: str


class Stopped(RisingEvent, frozen=True, kw_only=True):
    """The active player discarded all dice that were left."""

    seat: int
    dice: tuple[str, ...]


class SymbolFilled(RisingEvent, frozen=True, kw_only=True):
    """A symbol was filled without a die."""

    virtue: str
    target: str


class TokenTaken(RisingEvent, frozen=True, kw_only=True):
    """A player took a spell token."""

    seat: int
    token: str


class TokenUsed(RisingEvent, frozen=True, kw_only=True):
    """A player used a spell token."""

    seat: int
    token: str


class TokenLost(RisingEvent, frozen=True, kw_only=True):
    """A player lost a spell token."""

    seat: int
    token: str


class TokensShuffled(RisingEvent, frozen=True, kw_only=True):
    """The used tokens became the new supply."""


class NoTokenLeft(RisingEvent, frozen=True, kw_only=True):
    """A token should have been taken, but none is left."""

    seat: int


class Swapped(RisingEvent, frozen=True, kw_only=True):
    """Two players exchanged wizards."""

    seat: int
    wizard: str
    other_seat: int
    other: str


class SwapDeclined(RisingEvent, frozen=True, kw_only=True):
    """A fellow player did not agree to a swap."""

    seat: int
    other_seat: int


class Followed(RisingEvent, frozen=True, kw_only=True):
    """The mission token was moved to Voldemort's location for a die."""

    seat: int
    location: str


class MissionMoved(RisingEvent, frozen=True, kw_only=True):
    """A wizard took the mission token to another location."""

    seat: int
    card: str
    location: str


class Recruited(RisingEvent, frozen=True, kw_only=True):
    """A wizard joined a team."""

    seat: int
    wizard: str


class PlaceControlled(RisingEvent, frozen=True, kw_only=True):
    """Voldemort took a place (or a whole location) for ever."""

    place: str


class Defeated(RisingEvent, frozen=True, kw_only=True):
    """A character left the table: a wizard to the hospital wing, a Death Eater to Azkaban."""

    card: str
    pile: str


class VoldemortRevealed(RisingEvent, frozen=True, kw_only=True):
    """Voldemort's card was drawn; from now on he can be attacked."""

    location: str


class Ended(RisingEvent, frozen=True, kw_only=True):
    """The game was won or lost, and why."""

    won: int
    turns: int
