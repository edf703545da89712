"""The vocabulary of cards and tokens: the few records that say what each of them does.

Owns the shape of effects, which content files spell and `cards/` carries out; what sheets can do is
in `abilities`. The docstring of a record is its whole meaning; texts for players are generated from
the records, so that a number stands in the data only.

Conventions. *You* are whoever plays the card, draws it, has the sheet or is in the fight, and you
make every choice unless the record says who. Effects of a list are done in order; each is mandatory
unless it says "may", does as much as it can, and the rest is lost. House points and HP never fall
below 0 and have no upper limit. From an empty deck nothing is drawn, from an empty supply no token
is gained. A start-of-turn card or object that could do nothing at all is not offered; in a fight
any card may be played within the limit.

An *act* of an opponent is what it does around one attack of yours, its ability before and after,
or, if somebody plays it, its attack in answer. An act that is skipped is skipped whole, and so is
the last act at 0 HP (YH-CMB-2). RULING: that last act is what the card does after an attack, or
before one if it does nothing after.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Annotated, Literal, TypeAlias

import msgspec

from commonroom.games.year_at_hogwarts.board import BoardName, KeptDeck
from commonroom.kernel import content
from commonroom.kernel.content import Record

FightDeck: TypeAlias = Literal["spell", "potion"]
Part: TypeAlias = Literal[
    "hp", "res", "dice", "cards", "move", "fight", "copies", "kind", "effects", "start", "objects",
    "acts", "numbers",
]  # fmt: skip
"""A part of a seed entry that no rulebook prints and that is our design."""
Token: TypeAlias = Literal["floo", "portkey"]

Count: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=15)]
Amount: TypeAlias = Annotated[int, msgspec.Meta(ge=-12, le=12)]
HousePoints: TypeAlias = Annotated[int, msgspec.Meta(ge=-50, le=50, multiple_of=5)]
Face: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=6)]
Faces: TypeAlias = Annotated[tuple[Face, ...], msgspec.Meta(min_length=1, max_length=5)]


class Entry(content.Entry, frozen=True, kw_only=True):
    """YH-CMP-1"""

    ours: tuple[Part, ...] = ()


# What may happen to you anywhere


class Hp(Record, frozen=True, tag="hp", tag_field="do"):
    """Gain or, below 0, lose so many HP.

    RULING: outside a fight you keep at least 1 HP; in one, the end of the fight says what follows.
    """

    amount: Amount


class Points(Record, frozen=True, tag="points", tag_field="do"):
    """YH-ACT-1 Gain or, below 0, lose so many House points; in Teams they are your own share."""

    amount: HousePoints


class Discard(Record, frozen=True, tag="discard", tag_field="do"):
    """Put so many cards of your hand at the bottom of their decks; never missions (YH-SET-2).

    `of`: only cards of this deck. `random`: not of your choice.
    """

    cards: Count = 1
    of: KeptDeck | None = None
    random: bool = False


class Draw(Record, frozen=True, tag="draw", tag_field="do"):
    """Draw so many cards of one of these decks, which you choose, and keep them."""

    decks: Annotated[tuple[KeptDeck, ...], msgspec.Meta(min_length=1)]
    cards: Count = 1


# Effects of spells, potions and objects in a fight. "This fight" is until it ends; in a team's
# fight over several turns (YH-CMB-4) what they do to you is yours alone, and what they do to the
# opponent serves all members.


class Hurt(Record, frozen=True, tag="hurt", tag_field="do"):
    """The opponent loses so many HP. No res and no defence die counts against it."""

    amount: Count


class HurtRoll(Record, frozen=True, tag="hurt-roll", tag_field="do"):
    """Roll so many dice: the opponent loses as many HP as they add up to."""

    dice: Annotated[int, msgspec.Meta(ge=1, le=2)] = 1


class Search(Record, frozen=True, tag="search", tag_field="do"):
    """YH-CMP-8 Look through the deck and take so many cards of your choice; then it is shuffled."""

    deck: FightDeck
    cards: Count


class MoreDice(Record, frozen=True, tag="more-dice", tag_field="do"):
    """Roll so many more dice in your next attack with dice; `lasting`: in each of this fight.

    RULING: there are five dice; for more, some are rolled again.
    """

    dice: Count
    lasting: bool = False


class Expose(Record, frozen=True, tag="expose", tag_field="do"):
    """The opponent's res is so much lower for this fight, at least `least_res` of the limits."""

    amount: Count


class Stall(Record, frozen=True, tag="stall", tag_field="do"):
    """The opponent skips so many acts that would follow.

    On a defence card they come after what the card itself makes it skip (YH-FGT-3).
    """

    acts: Count = 1


class Soften(Record, frozen=True, tag="soften", tag_field="do"):
    """In this fight each loss of HP that an act of the opponent causes you is so much smaller.

    If those of the opponent are, too, only the difference counts.
    """

    amount: Count


class Burn(Record, frozen=True, tag="burn", tag_field="do"):
    """From now on the opponent loses so many HP more with each attack on it in this fight."""

    amount: Count


class Against(Record, frozen=True, tag="against", tag_field="do"):
    """Against one of these opponents the deeds are done as well."""

    whom: Annotated[tuple[str, ...], msgspec.Meta(min_length=1)]
    deeds: Annotated[tuple[Deed, ...], msgspec.Meta(min_length=1)]


class Escape(Record, frozen=True, tag="escape", tag_field="do"):
    """YH-CMP-5 Leave the fight, which nobody wins or loses.

    RULING: you walk so many spaces (fewer if no step is left) and nothing stops you; the space is
    not resolved, the turn ends. A card met goes back; a mission, its objects and cards are kept.
    """

    spaces: Count


Deed: TypeAlias = (
    Hp | Points | Discard | Draw | Hurt | HurtRoll | Search | MoreDice | Expose | Stall | Soften
    | Burn | Against | Escape
)  # fmt: skip
"""What is done in a fight by a card or an object, as *you*.

An opponent *immune* to the card's deck is not touched by `Hurt`, `HurtRoll`, `Expose`, `Stall` and
`Burn`; all else holds: an attack card is still an attack, a defence card still makes it skip.
"""
ON_OPPONENT: tuple[type[Deed], ...] = (Hurt, HurtRoll, Expose, Stall, Burn)


def against(deeds: Iterable[Deed], opponent: str) -> Iterator[Deed]:
    """The deeds that a card does in a fight with an opponent."""
    for deed in deeds:
        if not isinstance(deed, Against):
            yield deed
        elif opponent in deed.whom:
            yield from deed.deeds


# Acts of the opponents on combat and duel cards, done to you. Nobody chooses unless it is said.


class Regrow(Record, frozen=True, tag="regrow", tag_field="do"):
    """It regains so many HP, not above those it began with. At 0 HP it does not."""

    amount: Count


class Harden(Record, frozen=True, tag="harden", tag_field="do"):
    """Its res rises so much for this fight, not above `most_res` of the limits."""

    amount: Count = 1


class Hinder(Record, frozen=True, tag="hinder", tag_field="do"):
    """Your next attack with dice has so many dice fewer, at least one. Several do not add up."""

    dice: Count = 1


class Gamble(Record, frozen=True, tag="gamble", tag_field="do"):
    """Roll a die; on one of these numbers the acts are done, else `otherwise`."""

    on: Faces
    acts: tuple[Act, ...]
    otherwise: tuple[Act, ...] = ()


Act: TypeAlias = Hp | Points | Discard | Regrow | Harden | Hinder | Gamble
Acts: TypeAlias = tuple[Act, ...]


# Effects of action and event cards, and of cards and objects used at the start of a turn


class Gain(Record, frozen=True, tag="gain", tag_field="do"):
    """Gain so many tokens, or, below 0, give so many back."""

    what: Token
    amount: Amount = 1


class PointsFor(Record, frozen=True, tag="points-for", tag_field="do"):
    """Gain or lose so many House points for each that you have: books or objects held, missions
    done (in Teams by your team), at most `most` of them.
    """

    each: Literal["book", "object", "mission"]
    amount: HousePoints
    most: Count = 6


class Go(Record, frozen=True, tag="go", tag_field="do"):
    """Your pawn goes to one of these spaces; castle: any space of the main board. `may`: or stays.

    RULING: the space is not resolved and nobody is met there; the next turn starts from it.
    `instead`: it replaces the roll of this turn; there the move ends, and the space is resolved.
    """

    to: tuple[str, ...] | Literal["castle"]
    may: bool = False
    instead: bool = False


class Fly(Record, frozen=True, tag="fly", tag_field="do"):
    """YH-CMP-5 When your turn would end, go to any space of these boards, and do there what one
    does on a trip (YH-SPC-6).

    RULING: it does not take the place of the roll, which nobody may skip (YH-TRN-1). From where no
    path leads on you return at the end of the turn; in the Polish edition from everywhere, and
    there the Graveyard is closed to whoever has no Portkey (YH-BRD-5).
    """

    boards: tuple[BoardName, ...]


class FreeStop(Record, frozen=True, tag="free-stop", tag_field="do"):
    """In this turn's move you may stop on any space."""


class OneDie(Record, frozen=True, tag="one-die", tag_field="do"):
    """Your next movement roll has one die fewer; several do not add up."""


class ExtraTurn(Record, frozen=True, tag="extra-turn", tag_field="do"):
    """Take another turn after this one. Several do not add up.

    RULING: the object may be used at any decision of your own turn outside a fight, and at its end.
    """


class TakeObject(Record, frozen=True, tag="take-object", tag_field="do"):
    """You may take an object that lies on your pawn's board, within the limits of YH-OBJ-1."""


class DropObject(Record, frozen=True, tag="drop-object", tag_field="do"):
    """Put one object of your choice on an object space of Places of your choice.

    `above`: only if you hold more than so many.
    """

    above: Annotated[int, msgspec.Meta(ge=0, le=5)] = 0


class SwapObject(Record, frozen=True, tag="swap-object", tag_field="do"):
    """You may name an object of yours and one of another player: they change hands, unasked."""


class SwapPlaces(Record, frozen=True, tag="swap-places", tag_field="do"):
    """You may change places with another player's pawn. Neither space is resolved, no fight."""


class Give(Record, frozen=True, tag="give", tag_field="do"):
    """Give one of these of your choice: to whoever named you (`Name`), or to your right neighbour
    (`to` right). Who holds six objects can be given none.
    """

    what: Annotated[tuple[Literal["object", "card"], ...], msgspec.Meta(min_length=1)]
    to: Literal["namer", "right"] = "namer"


class Name(Record, frozen=True, tag="name", tag_field="do"):
    """Name another player, who does the effects as *you*. In Teams one of another team."""

    effects: Effects


class Each(Record, frozen=True, tag="each", tag_field="do"):
    """Each of these players does the effects as *you*, whoever drew the card first, then in turn.

    everyone; others: but you; leading, trailing: whoever has most or fewest House points, all that
    tie; lowest, highest: everyone rolls a die, the players with the lowest or highest number, and
    those that tie roll again until one is left. Alone you are everyone, leading, trailing, lowest
    and highest.
    """

    whom: Literal["everyone", "others", "leading", "trailing", "lowest", "highest"]
    effects: Effects


class Choose(Record, frozen=True, tag="choose", tag_field="do"):
    """Do one of these lists, of those that can be done in full; if none can, the last, in part."""

    options: Annotated[tuple[Effects, ...], msgspec.Meta(min_length=2)]


class Roll(Record, frozen=True, tag="roll", tag_field="do"):
    """Roll a die; on one of these numbers do the effects, else `otherwise`."""

    on: Faces
    effects: Effects
    otherwise: tuple[Effect, ...] = ()


Effect: TypeAlias = (
    Hp | Points | Discard | Draw | Gain | PointsFor | Go | Fly | FreeStop | OneDie | ExtraTurn
    | TakeObject | DropObject | SwapObject | SwapPlaces | Give | Name | Each | Choose | Roll
)  # fmt: skip
Effects: TypeAlias = Annotated[tuple[Effect, ...], msgspec.Meta(min_length=1)]


# YH-QUI-6 Quidditch cards: played in your turn of the race, after the roll and the move; those that
# change dice between the two. The lap is won the moment it is complete.


class Ahead(Record, frozen=True, tag="ahead", tag_field="do"):
    """Your seeker moves so many spaces ahead; `behind`: only if it is behind the other."""

    spaces: Count
    behind: bool = False


class Back(Record, frozen=True, tag="back", tag_field="do"):
    """The other seeker moves so many spaces back, not behind the start."""

    spaces: Count


class RollAhead(Record, frozen=True, tag="roll-ahead", tag_field="do"):
    """Roll so many dice and move your seeker that far."""

    dice: Annotated[int, msgspec.Meta(ge=1, le=2)] = 1


class Reroll(Record, frozen=True, tag="reroll", tag_field="do"):
    """Roll both dice of this turn again; the new roll counts."""


class SetDie(Record, frozen=True, tag="set-die", tag_field="do"):
    """Turn one die of this turn's roll to this face."""

    face: Face


class Slow(Record, frozen=True, tag="slow", tag_field="do"):
    """In its next turn the other seeker rolls one die only."""


class Mute(Record, frozen=True, tag="mute", tag_field="do"):
    """In its next turn the other side plays no Quidditch card."""


class Shield(Record, frozen=True, tag="shield", tag_field="do"):
    """Until your next turn no Quidditch card of the other side does anything to you."""


class Pick(Record, frozen=True, tag="pick", tag_field="do"):
    """Draw another Quidditch card; it can be played from the next turn on."""


RaceEffect: TypeAlias = Ahead | Back | RollAhead | Reroll | SetDie | Slow | Mute | Shield | Pick


def unfolded(effects: tuple[Effect, ...]) -> Iterator[Effect]:
    """The effects and all those inside them, in order."""
    for effect in effects:
        yield effect
        match effect:
            case Name() | Each():
                yield from unfolded(effect.effects)
            case Choose():
                for option in effect.options:
                    yield from unfolded(option)
            case Roll():
                yield from unfolded(effect.effects + effect.otherwise)
            case _:
                pass


def all_acts(acts: Acts) -> Iterator[Act]:
    """The acts and all those inside them, in order."""
    for act in acts:
        yield act
        if isinstance(act, Gamble):
            yield from all_acts(act.acts + act.otherwise)
