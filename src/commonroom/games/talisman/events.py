"""What can happen in Talisman.

Everything is public but the names of spells in hand. No event says who was asked something or what
somebody declined to do: whether a seat holds an answer is nobody else's business.
"""

from __future__ import annotations

from typing import ClassVar

from commonroom.kernel import Event, Msg


class TalismanEvent(Event, frozen=True, kw_only=True):
    """Any event of this game."""

    prefix: ClassVar[str] = "tal"


# ---- setup and turns ------------------------------------------------------------------------


class CharacterTaken(TalismanEvent, frozen=True, kw_only=True):
    """A player got a character."""

    seat: int
    character: str


class SideChosen(TalismanEvent, frozen=True, kw_only=True):
    """A player chose a side of the character card."""

    seat: int
    character: str
    side: str
    space: str


class FirstPlayer(TalismanEvent, frozen=True, kw_only=True):
    """Who begins, and whose Advantage it is."""

    seat: int
    advantage: str


class TurnBegan(TalismanEvent, frozen=True, kw_only=True):
    """A turn began."""

    seat: int
    turn: int


class TurnLost(TalismanEvent, frozen=True, kw_only=True):
    """A turn was lost."""

    seat: int


class TurnsToLose(TalismanEvent, frozen=True, kw_only=True):
    """A character will lose turns."""

    seat: int
    turns: int


class Immobilised(TalismanEvent, frozen=True, kw_only=True):
    """A character does nothing this turn."""

    seat: int


class Commanded(TalismanEvent, frozen=True, kw_only=True):
    """A character is commanded for a turn."""

    seat: int
    other_seat: int


class ExtraTurnGained(TalismanEvent, frozen=True, kw_only=True):
    """A character will take one more turn."""

    seat: int


class Slowed(TalismanEvent, frozen=True, kw_only=True):
    """Everybody moves slowly for some rounds; 0: no more."""

    card: str
    rounds: int


# ---- dice and movement ----------------------------------------------------------------------


class DiceRolled(TalismanEvent, frozen=True, kw_only=True):
    """Dice were rolled by a character for something."""

    seat: int
    purpose: str
    dice: tuple[int, ...]


class FoeRolled(TalismanEvent, frozen=True, kw_only=True):
    """A die was rolled for enemies, or for the barrier."""

    foes: tuple[str, ...]
    die: int


class DieRerolled(TalismanEvent, frozen=True, kw_only=True):
    """A die was rolled again, by Fate or by the card named."""

    seat: int
    source: str
    die: int
    to: int


class DieChosen(TalismanEvent, frozen=True, kw_only=True):
    """A character chose which die counts, or the result itself."""

    seat: int
    die: int


class Moved(TalismanEvent, frozen=True, kw_only=True):
    """A character came to a space, on the path given if it walked."""

    untold: ClassVar[frozenset[str]] = frozenset({"path"})
    seat: int
    space: str
    path: tuple[str, ...] = ()


class Stayed(TalismanEvent, frozen=True, kw_only=True):
    """A character did not move."""

    seat: int
    space: str


class MovePromised(TalismanEvent, frozen=True, kw_only=True):
    """A character's next move is settled, or it may be."""

    seat: int
    what: Msg
    """The move in the words of the card or space."""


class TurnedBack(TalismanEvent, frozen=True, kw_only=True):
    """A character turned back towards the Gates."""

    seat: int


class BarrierTried(TalismanEvent, frozen=True, kw_only=True):
    """A character tried the barrier at King's Cross; `Scored` has told the scores."""

    seat: int
    opened: int


class GatesTried(TalismanEvent, frozen=True, kw_only=True):
    """A character tried to open the Gates."""

    seat: int
    stat: str
    dice: int
    strength: int
    opened: int


class VoldemortMoved(TalismanEvent, frozen=True, kw_only=True):
    """Voldemort was moved."""

    seat: int
    die: int
    space: str


# ---- encounters -----------------------------------------------------------------------------


class CardDrawn(TalismanEvent, frozen=True, kw_only=True):
    """An encounter card was drawn."""

    seat: int
    card: str
    space: str


class CardReplaced(TalismanEvent, frozen=True, kw_only=True):
    """A card just drawn was put at the bottom of its deck."""

    seat: int
    card: str


class CardMet(TalismanEvent, frozen=True, kw_only=True):
    """An event, observer or place does what it says."""

    seat: int
    card: str


class CardGivenUp(TalismanEvent, frozen=True, kw_only=True):
    """A character discarded an Object or follower that it had."""

    seat: int
    card: str


class CardDiscarded(TalismanEvent, frozen=True, kw_only=True):
    """A card went to its pile."""

    card: str


class CardTaken(TalismanEvent, frozen=True, kw_only=True):
    """A character took a card."""

    seat: int
    card: str


class CardLeft(TalismanEvent, frozen=True, kw_only=True):
    """A character left a card on a space."""

    seat: int
    card: str
    space: str


class GalleonsLeft(TalismanEvent, frozen=True, kw_only=True):
    """A character left Galleons on a space."""

    seat: int
    amount: int
    space: str


class Bought(TalismanEvent, frozen=True, kw_only=True):
    """A character bought a purchase card."""

    seat: int
    card: str
    price: int
    left: int
    """Galleons that are left."""


class NothingHappened(TalismanEvent, frozen=True, kw_only=True):
    """Dice brought nothing that could happen to a character."""

    seat: int
    card: str


class AdvantageTurned(TalismanEvent, frozen=True, kw_only=True):
    """The Advantage token was turned."""

    side: str


class AbilityUsed(TalismanEvent, frozen=True, kw_only=True):
    """A character used an ability of a card."""

    seat: int
    card: str


class ChallengeAccepted(TalismanEvent, frozen=True, kw_only=True):
    """A character accepted a challenge."""

    untold: ClassVar[frozenset[str]] = frozenset({"number"})
    seat: int
    number: int
    what: Msg
    """What is to be done, in the words of the space."""


class ChallengeMet(TalismanEvent, frozen=True, kw_only=True):
    """A character met its challenge."""

    seat: int


class ChallengeDropped(TalismanEvent, frozen=True, kw_only=True):
    """A character dropped its challenge."""

    seat: int


class Threatened(TalismanEvent, frozen=True, kw_only=True):
    """A character threatened another."""

    seat: int
    other_seat: int


class Foretold(TalismanEvent, frozen=True, kw_only=True):
    """A character foretold a die in Divination."""

    seat: int
    named: int
    die: int


# ---- what characters have -------------------------------------------------------------------


class Gained(TalismanEvent, frozen=True, kw_only=True):
    """A character gained something; `now` is how much it has."""

    seat: int
    what: str
    amount: int
    now: int


class Lost(TalismanEvent, frozen=True, kw_only=True):
    """A character lost or paid something."""

    seat: int
    what: str
    amount: int
    now: int


class Healed(TalismanEvent, frozen=True, kw_only=True):
    """A character was healed."""

    seat: int
    amount: int
    now: int


class Spared(TalismanEvent, frozen=True, kw_only=True):
    """A character kept a Life that it would have lost, by the card named."""

    seat: int
    card: str


class Stolen(TalismanEvent, frozen=True, kw_only=True):
    """A character took something from another: an Object, a Galleon or Fate."""

    seat: int
    other_seat: int
    what: str


class SpellDrawn(TalismanEvent, frozen=True, kw_only=True):
    """A character gained a spell, for everybody else to know."""

    seat: int


class SpellLearned(TalismanEvent, frozen=True, kw_only=True):
    """A character gained a spell; only it sees which."""

    seat: int
    spell: str


class SpellCast(TalismanEvent, frozen=True, kw_only=True):
    """A spell was cast."""

    seat: int
    spell: str


class SpellCastOn(TalismanEvent, frozen=True, kw_only=True):
    """A spell was cast on somebody."""

    seat: int
    spell: str
    other_seat: int


class SpellBlocked(TalismanEvent, frozen=True, kw_only=True):
    """A spell had no effect, because of the card named."""

    seat: int
    spell: str
    card: str


class SpellDiscarded(TalismanEvent, frozen=True, kw_only=True):
    """A spell left a hand without being cast."""

    seat: int
    spell: str


class BecameFerret(TalismanEvent, frozen=True, kw_only=True):
    """A character became a Ferret."""

    seat: int
    turns: int


class FerretEnded(TalismanEvent, frozen=True, kw_only=True):
    """A Ferret is itself again."""

    seat: int


class Fell(TalismanEvent, frozen=True, kw_only=True):
    """A character lost its last Life."""

    seat: int
    character: str


# ---- battle ---------------------------------------------------------------------------------


class BattleBegan(TalismanEvent, frozen=True, kw_only=True):
    """A character fights."""

    seat: int
    foes: tuple[str, ...]
    stat: str


class Evaded(TalismanEvent, frozen=True, kw_only=True):
    """A character evaded its foes, by the card named."""

    seat: int
    foes: tuple[str, ...]
    card: str


class LetPass(TalismanEvent, frozen=True, kw_only=True):
    """An enemy let a character pass."""

    seat: int
    card: str


class EvasionFailed(TalismanEvent, frozen=True, kw_only=True):
    """A character tried to evade in vain."""

    seat: int
    card: str


class Scored(TalismanEvent, frozen=True, kw_only=True):
    """Attack Scores were compared; the lists say what each is made of besides the die."""

    untold: ClassVar[frozenset[str]] = frozenset({
        "sources", "amounts", "foe_sources", "foe_amounts",
    })  # fmt: skip
    seat: int
    foes: tuple[str, ...]
    die: int
    score: int
    sources: tuple[str, ...]
    amounts: tuple[int, ...]
    foe_die: int
    foe_score: int
    foe_sources: tuple[str, ...]
    foe_amounts: tuple[int, ...]


class BattleWon(TalismanEvent, frozen=True, kw_only=True):
    """A character beat its foes."""

    seat: int
    foes: tuple[str, ...]


class BattleLost(TalismanEvent, frozen=True, kw_only=True):
    """A character was beaten."""

    seat: int
    foes: tuple[str, ...]


class StandOff(TalismanEvent, frozen=True, kw_only=True):
    """Nobody won."""

    seat: int
    foes: tuple[str, ...]


class TrophyTaken(TalismanEvent, frozen=True, kw_only=True):
    """A beaten card became a trophy."""

    seat: int
    card: str


class TrophiesExchanged(TalismanEvent, frozen=True, kw_only=True):
    """Trophies were exchanged for Magic or Might."""

    seat: int
    cards: tuple[str, ...]
    stat: str
    amount: int


class Ended(TalismanEvent, frozen=True, kw_only=True):
    """The game was won."""

    seat: int
    character: str
    turns: int
