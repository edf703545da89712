"""What can happen in Voldemort Returns besides what can happen in a year."""

from __future__ import annotations

from commonroom.games.year_at_hogwarts.events import OfSeat, YearEvent


class TokenLaid(YearEvent, frozen=True, kw_only=True):
    """A token was laid on a space before the game."""

    object: str
    space: str


class HorcruxRolled(OfSeat, frozen=True, kw_only=True):
    """A hero tried to destroy a Horcrux: one die each."""

    object: str
    die: int
    other_seat: int
    other_die: int


class HorcruxDestroyed(OfSeat, frozen=True, kw_only=True):
    """A Horcrux is no more."""

    object: str
    left: int


class HorcruxResisted(OfSeat, frozen=True, kw_only=True):
    """A Horcrux has withstood, and holds whoever tried."""

    object: str


class VoldemortReturned(OfSeat, frozen=True, kw_only=True):
    """Pettigrew has become Lord Voldemort."""

    hp: int


class DeathEaterPlaced(OfSeat, frozen=True, kw_only=True):
    """A Death Eater stands on a tower."""

    death_eater: str
    space: str


class CharacterSent(OfSeat, frozen=True, kw_only=True):
    """Voldemort or a Death Eater is about to move."""

    character: str


class VoldemortWeakened(YearEvent, frozen=True, kw_only=True):
    """With a Horcrux, Voldemort lost HP."""

    hp: int


class DeathEaterRemoved(YearEvent, frozen=True, kw_only=True):
    """A beaten Death Eater is out of the game."""

    death_eater: str


class SentToStart(YearEvent, frozen=True, kw_only=True):
    """A beaten hero, or Pettigrew, begins again."""

    character: str
    hp: int


class CharacterHealed(OfSeat, frozen=True, kw_only=True):
    """A Death Eater gained HP."""

    untold = frozenset({"seat"})

    character: str
    amount: int
    hp: int


class FinalMeeting(OfSeat, frozen=True, kw_only=True):
    """Harry and Voldemort stand on one space; `seat` has come to the other."""

    other_seat: int


class FinalRolled(OfSeat, frozen=True, kw_only=True):
    """Harry's die and Voldemort's."""

    die: int
    other_seat: int
    other_die: int


class WarEnded(YearEvent, frozen=True, kw_only=True):
    """How the final meeting ended.

    `cause`: no-stone, no-wand, neither, horcruxes or die.
    """

    victor: str
    cause: str
