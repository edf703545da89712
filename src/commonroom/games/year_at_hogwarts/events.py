"""What can happen in A Year at Hogwarts; a Quidditch match has events of its own."""

from __future__ import annotations

from typing import ClassVar

from commonroom.kernel import Event


class YearEvent(Event, frozen=True, kw_only=True):
    """Any event of this game."""

    prefix: ClassVar[str] = "yh"


class OfSeat(YearEvent, frozen=True, kw_only=True):
    """Something that a player does or that happens to one."""

    seat: int


# Setup and turn


class StudentTaken(OfSeat, frozen=True, kw_only=True):
    """A player took a sheet."""

    student: str


class MissionsDealt(OfSeat, frozen=True, kw_only=True):
    """The secret missions of a player, for its eyes only."""

    missions: tuple[str, ...]


class TowerGuarded(OfSeat, frozen=True, kw_only=True):
    """A Death Eater token was put on a tower."""

    space: str


class FirstPlayer(OfSeat, frozen=True, kw_only=True):
    """Who begins."""


class TurnBegan(OfSeat, frozen=True, kw_only=True):
    """A turn began."""

    turn: int


class ExtraTurnGained(OfSeat, frozen=True, kw_only=True):
    """A player takes another turn after this one."""


class MoveRolled(OfSeat, frozen=True, kw_only=True):
    """The movement dice."""

    dice: tuple[int, ...]


class MovesChosen(OfSeat, frozen=True, kw_only=True):
    """An ability settled how far a player moves."""

    moves: int


class Stepped(OfSeat, frozen=True, kw_only=True):
    """A pawn walked one step."""

    space: str


class Went(OfSeat, frozen=True, kw_only=True):
    """A pawn was put on a space."""

    space: str


class Travelled(OfSeat, frozen=True, kw_only=True):
    """A pawn went on a trip by Floo powder, Portkey or Buckbeak."""

    space: str
    by: str


class PlacesSwapped(OfSeat, frozen=True, kw_only=True):
    """Two pawns changed places."""

    other_seat: int


class Challenged(OfSeat, frozen=True, kw_only=True):
    """A player challenged another to a Quidditch match."""

    other_seat: int


# Things


class ObjectTaken(OfSeat, frozen=True, kw_only=True):
    """A player took up an object."""

    object: str
    space: str


class ObjectLaid(OfSeat, frozen=True, kw_only=True):
    """A player put an object on a space."""

    object: str
    space: str


class ObjectUsed(OfSeat, frozen=True, kw_only=True):
    """A special object was used."""

    object: str


class ObjectWon(OfSeat, frozen=True, kw_only=True):
    """An object went from one player to another."""

    object: str
    other_seat: int


class ObjectsSwapped(OfSeat, frozen=True, kw_only=True):
    """Two objects changed hands."""

    object: str
    other_seat: int
    other_object: str


class SwapOffered(OfSeat, frozen=True, kw_only=True):
    """A player offered to swap objects."""

    object: str
    other_seat: int
    other_object: str


class SwapRefused(OfSeat, frozen=True, kw_only=True):
    """The offer was refused."""


class TokenGained(OfSeat, frozen=True, kw_only=True):
    """Floo or Portkey tokens were gained."""

    token: str
    amount: int


class TokenSpent(OfSeat, frozen=True, kw_only=True):
    """Floo or Portkey tokens were given back."""

    token: str
    amount: int


class TokenWon(OfSeat, frozen=True, kw_only=True):
    """A token went from one player to another."""

    token: str
    other_seat: int


class CardDrawn(OfSeat, frozen=True, kw_only=True):
    """A card came to a hand; the others see only the back."""

    card: str


class CardTaken(OfSeat, frozen=True, kw_only=True):
    """A card came to a hand."""

    deck: str


class CardPassed(OfSeat, frozen=True, kw_only=True):
    """A card went from a hand to another; both players know it."""

    card: str
    other_seat: int


class CardMoved(OfSeat, frozen=True, kw_only=True):
    """A card went from a hand to another."""

    deck: str
    other_seat: int


class CardDiscarded(OfSeat, frozen=True, kw_only=True):
    """A card of a hand went to the bottom of its deck."""

    card: str


class CardKept(OfSeat, frozen=True, kw_only=True):
    """An action card is kept for later (pl)."""

    card: str


class CardPlayed(OfSeat, frozen=True, kw_only=True):
    """A spell or potion was played."""

    card: str


class CardRevealed(OfSeat, frozen=True, kw_only=True):
    """An action, event or duel card was drawn and shown."""

    card: str
    deck: str


class Named(OfSeat, frozen=True, kw_only=True):
    """A player was named by a card."""

    other_seat: int


class DieRolled(OfSeat, frozen=True, kw_only=True):
    """A die for a card."""

    die: int


# Numbers


class PointsGained(OfSeat, frozen=True, kw_only=True):
    """House points were gained."""

    amount: int
    points: int


class PointsLost(OfSeat, frozen=True, kw_only=True):
    """House points were lost."""

    amount: int
    points: int


class HpGained(OfSeat, frozen=True, kw_only=True):
    """A player gained HP."""

    amount: int
    hp: int


class HpLost(OfSeat, frozen=True, kw_only=True):
    """A player lost HP."""

    amount: int
    hp: int


class SlowedDown(OfSeat, frozen=True, kw_only=True):
    """A player's next movement roll has one die fewer."""


class ExamPassed(OfSeat, frozen=True, kw_only=True):
    """A book was handed in at its classroom."""

    card: str
    space: str


# Fights


class FightBegan(OfSeat, frozen=True, kw_only=True):
    """A fight against a card or a Death Eater began."""

    opponent: str
    hp: int


class PlayersMet(OfSeat, frozen=True, kw_only=True):
    """A player attacks another."""

    other_seat: int


class BrawlRolled(OfSeat, frozen=True, kw_only=True):
    """Both rolled one die."""

    die: int
    other_seat: int
    other_die: int


class AttackRolled(OfSeat, frozen=True, kw_only=True):
    """Attack dice against a res; `who` attacked."""

    who: str
    dice: tuple[int, ...]
    res: int
    hits: int


class DefenceRolled(OfSeat, frozen=True, kw_only=True):
    """A defence die answered a hit."""

    die: int


class OpponentHurt(YearEvent, frozen=True, kw_only=True):
    """A card or a Death Eater lost HP."""

    opponent: str
    amount: int
    hp: int


class OpponentHealed(YearEvent, frozen=True, kw_only=True):
    """A card or a Death Eater gained HP."""

    opponent: str
    amount: int
    hp: int


class OpponentActed(OfSeat, frozen=True, kw_only=True):
    """The ability of a card was done to a player."""

    opponent: str


class ActSkipped(YearEvent, frozen=True, kw_only=True):
    """A card or a Death Eater skipped its act."""

    opponent: str


class AttackSkipped(OfSeat, frozen=True, kw_only=True):
    """A player skipped its attack in a fight."""


class AttackParried(OfSeat, frozen=True, kw_only=True):
    """A defence card answered an attack, which does nothing."""

    other_seat: int


class OpponentStunned(OfSeat, frozen=True, kw_only=True):
    """An ability keeps the opponent of a player from what would follow."""


class StoodUnmoved(OfSeat, frozen=True, kw_only=True):
    """An ability spares a player what the opponent does when a fight begins."""


class OpponentImmune(YearEvent, frozen=True, kw_only=True):
    """A card of this deck does not touch an opponent."""

    opponent: str
    deck: str


class FlamesSpread(OfSeat, frozen=True, kw_only=True):
    """The opponent of a player is still on fire."""


class DiceChanged(OfSeat, frozen=True, kw_only=True):
    """How many dice a player's next attack has."""

    dice: int


class ResistanceChanged(OfSeat, frozen=True, kw_only=True):
    """The res that a player attacks against from now on."""

    res: int


class LossesSoftened(OfSeat, frozen=True, kw_only=True):
    """How much smaller each loss of a player is in this fight."""

    amount: int


class LifeClung(YearEvent, frozen=True, kw_only=True):
    """An ability kept a party at 1 HP."""

    opponent: str


class PlayerBeaten(OfSeat, frozen=True, kw_only=True):
    """A player has beaten another."""

    other_seat: int


class FightWon(OfSeat, frozen=True, kw_only=True):
    """A fight was won."""

    opponent: str


class FightLost(OfSeat, frozen=True, kw_only=True):
    """A fight was lost."""

    opponent: str


class Escaped(OfSeat, frozen=True, kw_only=True):
    """Somebody left a fight."""


class SentAway(OfSeat, frozen=True, kw_only=True):
    """A beaten player goes to the Leaky Cauldron."""

    hp: int


class MissionShown(OfSeat, frozen=True, kw_only=True):
    """A mission is tried."""

    mission: str


class CardShown(OfSeat, frozen=True, kw_only=True):
    """A card was shown that a mission requires."""

    card: str


class MissionPutOff(OfSeat, frozen=True, kw_only=True):
    """A team lacked the cards for a mission."""

    mission: str


class MissionDone(OfSeat, frozen=True, kw_only=True):
    """A mission is done."""

    mission: str


class Waited(OfSeat, frozen=True, kw_only=True):
    """A member waits for its team."""

    mission: str


class WaitingEnded(OfSeat, frozen=True, kw_only=True):
    """A member waits no longer."""

    mission: str


class YearEnded(YearEvent, frozen=True, kw_only=True):
    """The condition of the game's length is met."""


class SchoolLeft(OfSeat, frozen=True, kw_only=True):
    """A player alone has no HP left."""
