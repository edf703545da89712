"""What can happen in a Quidditch match."""

from __future__ import annotations

from typing import ClassVar

from commonroom.kernel import Event


class QuidditchEvent(Event, frozen=True, kw_only=True):
    """Any event on the pitch."""

    prefix: ClassVar[str] = "yh"


class HouseChosen(QuidditchEvent, frozen=True, kw_only=True):
    """A player chose a house team."""

    seat: int
    house: str


class TossRolled(QuidditchEvent, frozen=True, kw_only=True):
    """Both rolled for the start."""

    seat: int
    mine: int
    other_seat: int
    theirs: int


class PiecePlaced(QuidditchEvent, frozen=True, kw_only=True):
    """A piece took its place before the match."""

    piece: str
    column: int
    row: int


class ActionsRolled(QuidditchEvent, frozen=True, kw_only=True):
    """A player rolled the actions of a turn."""

    seat: int
    actions: int


class TurnEndedEarly(QuidditchEvent, frozen=True, kw_only=True):
    """A player left the rest of the actions of a turn."""

    seat: int
    actions: int


class PieceMoved(QuidditchEvent, frozen=True, kw_only=True):
    """A piece flew one slot."""

    piece: str
    column: int
    row: int


class QuaffleTaken(QuidditchEvent, frozen=True, kw_only=True):
    """A chaser, or the keeper, took the Quaffle."""

    piece: str


class QuaffleStolen(QuidditchEvent, frozen=True, kw_only=True):
    """A chaser stole the Quaffle."""

    piece: str
    victim: str


class QuafflePassed(QuidditchEvent, frozen=True, kw_only=True):
    """The Quaffle was thrown to a piece."""

    piece: str
    target: str


class QuaffleDropped(QuidditchEvent, frozen=True, kw_only=True):
    """The Quaffle lies on a slot."""

    column: int
    row: int


class BludgerThrown(QuidditchEvent, frozen=True, kw_only=True):
    """A beater threw a Bludger."""

    piece: str
    roll: int


class BludgerMissed(QuidditchEvent, frozen=True, kw_only=True):
    """A Bludger came to rest without meeting anybody."""

    column: int
    row: int


class Dodged(QuidditchEvent, frozen=True, kw_only=True):
    """A piece avoided a Bludger."""

    piece: str
    roll: int


class Eliminated(QuidditchEvent, frozen=True, kw_only=True):
    """A piece was hit and is out of the match."""

    piece: str
    roll: int


class ShotSaved(QuidditchEvent, frozen=True, kw_only=True):
    """The keeper held a shot."""

    piece: str
    roll: int
    keeper: str
    keeper_roll: int


class GoalScored(QuidditchEvent, frozen=True, kw_only=True):
    """A goal; a side without a keeper rolls 0."""

    piece: str
    roll: int
    keeper_roll: int
    seat: int
    goals: int


class RaceCardDrawn(QuidditchEvent, frozen=True, kw_only=True):
    """A player drew a Quidditch card; the others see that, not which."""

    seat: int
    card: str


class RaceCardTaken(QuidditchEvent, frozen=True, kw_only=True):
    """A player drew a Quidditch card."""

    seat: int


class RaceBegan(QuidditchEvent, frozen=True, kw_only=True):
    """Phase 1 is won; the seekers are off."""

    seat: int


class SeekerFlew(QuidditchEvent, frozen=True, kw_only=True):
    """A seeker moved ahead."""

    seat: int
    spaces: int
    at: int


class SeekerFellBack(QuidditchEvent, frozen=True, kw_only=True):
    """A seeker moved back."""

    seat: int
    spaces: int
    at: int


class SeekerRolled(QuidditchEvent, frozen=True, kw_only=True):
    """The dice of a seeker's turn."""

    seat: int
    dice: tuple[int, ...]


class FeintRolled(QuidditchEvent, frozen=True, kw_only=True):
    """The dice of a card, which move a seeker farther."""

    seat: int
    dice: tuple[int, ...]


class CardShrugged(QuidditchEvent, frozen=True, kw_only=True):
    """A Quidditch card does nothing to a side that is shielded."""

    seat: int


class RaceCardPlayed(QuidditchEvent, frozen=True, kw_only=True):
    """A Quidditch card was played."""

    seat: int
    card: str


class SnitchCaught(QuidditchEvent, frozen=True, kw_only=True):
    """The match is won."""

    seat: int
    house: str
