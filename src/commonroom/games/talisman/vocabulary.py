"""The vocabulary of cards and spaces: the few records that say what each of them does.

Owns the shape of conditions, effects and traits, which content files spell and `cards/` carries
out. The docstring of a record states its whole meaning; texts for players are generated from the
records, so that a number stands in the data only.

Conventions. *You* are the character that meets the card or space, casts the spell or has the
trait, and you make every choice unless the record says who. Effects of a list are done in order. An
effect is mandatory unless it says "may"; it does as much as it can, and the rest is lost. What
could do nothing at all is not offered. Gains come from the supply and end with it (TAL-CMP-1). A
character that loses its last Life (TAL-LIF-1), or is moved (TAL-ENC-6), does no further effect of
the list.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Literal, TypeAlias

import msgspec

from commonroom.kernel.content import Record

Side: TypeAlias = Literal["order-of-the-phoenix", "death-eaters"]
Stat: TypeAlias = Literal["magic", "might"]
Region: TypeAlias = Literal["outer", "middle", "inner", "great-hall"]
Edition: TypeAlias = Literal["en", "pl"]
Resource: TypeAlias = Literal["magic", "might", "life", "fate", "galleon", "spell"]
Holding: TypeAlias = Literal["object", "magic-object", "follower"]
Breed: TypeAlias = Literal["beast", "dark", "being", "wizard"]
"""What sort of creature an enemy is; only evading and bonuses ask."""

Count: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=12)]
Number: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=12)]
Face: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=6)]
Faces: TypeAlias = Annotated[tuple[Count, ...], msgspec.Meta(min_length=1)]


# Conditions


class OfSide(Record, frozen=True, tag="of-side", tag_field="is"):
    """You belong to this side."""

    side: Side


class Has(Record, frozen=True, tag="has", tag_field="is"):
    """You have at least and at most so many. Magic and Might are totals, Hallows are objects."""

    what: Resource | Holding
    at_least: Number = 0
    at_most: Number | None = None


class Advantaged(Record, frozen=True, tag="advantaged", tag_field="is"):
    """The Advantage token shows your side."""


Condition: TypeAlias = OfSide | Has | Advantaged


class Cost(Record, frozen=True):
    """What is paid in full or not at all. Of several that fit, you choose which.

    Life is lost like any other Life. Magic objects are objects too, a magic object pays for either.
    """

    fate: Number = 0
    galleon: Number = 0
    life: Number = 0
    spell: Number = 0
    object: Number = 0
    magic_object: Number = 0
    follower: Number = 0


FREE = Cost()


class Foe(Record, frozen=True):
    """Whom a battle is with; what is not named does not matter.

    `kind` enemy: a card, the foe of a `Battle` or of a space, or Voldemort (TAL-VOL-2), who has no
    breed and no alignment. Every character is of the breed wizard. A group of enemies (TAL-BAT-2)
    is meant if each of them is.
    """

    kind: Literal["any", "enemy", "character"] = "any"
    stat: Stat | None = None
    breed: Breed | None = None
    alignment: Side | None = None


# Effects on what you have


class Gain(Record, frozen=True, tag="gain", tag_field="do"):
    """Gain so much. Magic, Might and Life up to their dials (TAL-DIA-1); a Ferret no Magic, Might
    or spell (TAL-CMP-7). Spells are drawn one by one while your Magic allows (TAL-SPE-1).
    """

    what: Resource
    amount: Count = 1


class Lose(Record, frozen=True, tag="lose", tag_field="do"):
    """Lose so much, or all. Magic and Might not below their starts (TAL-DIA-1), spells all only.

    Each Life is a loss of its own that Protego or a `Ward` can prevent.
    """

    what: Resource
    amount: Count | Literal["all"] = 1


class Discard(Record, frozen=True, tag="discard", tag_field="do"):
    """Discard so many of your cards of the kind, of your choice, to their piles."""

    what: Holding
    count: Count = 1


class Heal(Record, frozen=True, tag="heal", tag_field="do"):
    """You may heal lost Life up to its start, at most `most` (None: all), for `price` G each."""

    most: Count | None = None
    price: Number = 0


class Replenish(Record, frozen=True, tag="replenish", tag_field="do"):
    """Gain Fate up to the Fate value of your card; more than that stays."""


class Double(Record, frozen=True, tag="double", tag_field="do"):
    """Gain as many again as you have of one of these that you choose."""

    what: tuple[Literal["fate", "galleon"], ...]


class TakeHallow(Record, frozen=True, tag="take-hallow", tag_field="do"):
    """Take a Hallow of the pile, unless you carry one (TAL-OBJ-1) or none is left."""


class TakeCard(Record, frozen=True, tag="take-card", tag_field="do"):
    """Take this purchase card for nothing, unless you carry one or none is left."""

    card: str


class TakeHeld(Record, frozen=True, tag="take-held", tag_field="do"):
    """You may take so much of what lies on this card (`Held`); empty, the card is discarded."""

    amount: Count = 1


class Take(Record, frozen=True, tag="take", tag_field="do"):
    """Take one of these from a character: you choose whose and which.

    target: the target of this spell. beaten: the character you have just beaten, before the reward
    of TAL-BAT-3. region: any other in your region. Objects include Hallows; one that you may not
    hold (TAL-OBJ-1) is no choice.
    """

    what: tuple[Literal["object", "galleon", "fate"], ...]
    whom: Literal["target", "beaten", "region"]


# Trade


class Shop(Record, frozen=True, tag="shop", tag_field="do"):
    """You may buy any of these purchase cards for so many G each; `Discount` counts."""

    goods: dict[str, Count]


class Sell(Record, frozen=True, tag="sell", tag_field="do"):
    """You may discard any number of Objects for so many G each. Hallows and purchases return to
    their piles.
    """

    galleons: Count = 1


class TradeSpells(Record, frozen=True, tag="trade-spells", tag_field="do"):
    """You may either discard any number of spells and gain so much Fate for each, or buy spells,
    one by one while your Magic allows, for so much Fate each.
    """

    fate: Count = 1


class Pay(Record, frozen=True, tag="pay", tag_field="do"):
    """You may pay the cost, once, and do the effects. Not offered if they could do nothing."""

    cost: Cost
    effects: Effects


# Movement and turns


class Move(Record, frozen=True, tag="move", tag_field="do"):
    """Move to a space: one that is named; region: any other of your region; company: any other of
    your region where a character is; opposite: from the Outer region to the opposite space, from
    elsewhere nowhere.

    now: at once (TAL-ENC-6). next-move: it replaces your next move (TAL-CRS-1), after turns that
    you lose; it is forgotten if you come to another region or lose your last Life before.
    """

    to: str
    when: Literal["now", "next-move"] = "now"
    may: bool = False


class LoseTurn(Record, frozen=True, tag="lose-turn", tag_field="do"):
    """TAL-LOS-1 Lose your next turns. Told twice before they come, these are the same turns.

    price: what you choose to give for something, which whoever loses no turn gives all the same.
    """

    turns: Count = 1
    price: bool = False


class ExtraTurn(Record, frozen=True, tag="extra-turn", tag_field="do"):
    """You may take one more turn after this one, before play passes on. Several add up.

    Whether you take it is asked at the end of this turn; whoever does not gives up the others too.
    """


class BecomeFerret(Record, frozen=True, tag="ferret", tag_field="do"):
    """TAL-CMP-7 Become a Ferret."""


class SlowAll(Record, frozen=True, tag="slow-all", tag_field="do"):
    """For so many rounds, beginning with the next turn, every character moves `steps` spaces,
    without a die (TAL-MOV-3); then this card is discarded.

    RULING: a round ends with the regular turn of whoever drew the card, taken or lost.
    """

    rounds: Count
    steps: Count = 1


class PickMove(Record, frozen=True, tag="pick-move", tag_field="do"):
    """This turn you choose the result of your movement die instead of rolling it. A 1 is a roll
    of 1 (TAL-VOL-1).
    """


class StayHere(Record, frozen=True, tag="stay", tag_field="do"):
    """Do not move this turn; meet the space or a character here."""


class Immobilise(Record, frozen=True, tag="immobilise", tag_field="do"):
    """This turn you do nothing and it ends, unless you answer with a spell that may."""


class Command(Record, frozen=True, tag="command", tag_field="do"):
    """This turn the caster chooses the way you move, and what you meet (TAL-ENC-1). The barrier,
    the Gates, battles and all the rest stay your own choice.

    RULING: so does what replaces your move (TAL-CRS-1), and where a promised move leads.
    """


# Battle


class Battle(Record, frozen=True, tag="battle", tag_field="do"):
    """A neutral foe attacks you: no card, no trophy (TAL-BAT-1). Beaten: `on_win`.

    Losing or a stand-off ends your turn. It can be evaded (TAL-BAT-5), and is then just gone.
    """

    foe: str
    stat: Stat
    strength: Count
    breed: Breed
    on_win: tuple[Effect, ...] = ()


class AddScore(Record, frozen=True, tag="add-score", tag_field="do"):
    """Before the dice: add so much, or your Might (TAL-CMP-6), to your Attack Score this battle.

    Might is the total; it is added to Magic only.
    """

    amount: Count | Literal["might"]


class Weaken(Record, frozen=True, tag="weaken", tag_field="do"):
    """Before the dice: subtract so much from the other Attack Score this battle."""

    amount: Count


class EvadeAll(Record, frozen=True, tag="evade-all", tag_field="do"):
    """Until the end of this turn you may evade every enemy and character (TAL-BAT-5)."""


class Protect(Record, frozen=True, tag="protect", tag_field="do"):
    """What is happening does not: the target loses no Life (one loss), or this follower is not
    killed, or this enemy is not beaten and the battle is a stand-off.
    """


class Negate(Record, frozen=True, tag="negate", tag_field="do"):
    """The spell that this one answers has no effect."""


# The table


class Advantage(Record, frozen=True, tag="advantage", tag_field="do"):
    """Turn the Advantage token: to a side, your own, the other of both, or one that you choose.

    TAL-ADV-1 If it already shows that side nothing happens. event: to the other side, as every
    event does when it is drawn (TAL-ENC-2); so not if this card was drawn in this turn.
    """

    to: Side | Literal["own", "flip", "choice", "event"]


class Vanish(Record, frozen=True, tag="vanish", tag_field="do"):
    """This card is discarded."""


# Structure


class Row(Record, frozen=True):
    """A line of a table."""

    on: Faces
    effects: Effects


class Roll(Record, frozen=True, tag="roll", tag_field="do"):
    """Roll so many dice and do the row of their sum; a sum without a row does nothing.

    TAL-FAT-1 holds. `may`: you decide first if you roll.
    """

    table: tuple[Row, ...]
    dice: Annotated[int, msgspec.Meta(ge=1, le=2)] = 1
    may: bool = False


class Choice(Record, frozen=True):
    """A named thing to choose."""

    id: str
    effects: Effects


class Choose(Record, frozen=True, tag="choose", tag_field="do"):
    """Choose one that can do something, if there is any. `may`: or none."""

    options: Annotated[tuple[Choice, ...], msgspec.Meta(min_length=1)]
    may: bool = False


class If(Record, frozen=True, tag="if", tag_field="do"):
    """Read the condition now, then do the one or the other."""

    condition: Condition
    then: tuple[Effect, ...]
    otherwise: tuple[Effect, ...] = ()


class Each(Record, frozen=True, tag="each", tag_field="do"):
    """Each of these characters does the effects as *you*, you first, then clockwise.

    everyone; others: but you; region: in your region, you too; region-others: but you; advantaged
    and disadvantaged: of the side that the Advantage token shows, or does not.
    """

    whom: Literal["everyone", "others", "region", "region-others", "advantaged", "disadvantaged"]
    effects: Effects


class Make(Record, frozen=True, tag="make", tag_field="do"):
    """The character you have just beaten does the effects as *you*.

    That is before the reward of TAL-BAT-3.
    """

    effects: Effects


class ChallengeRow(Record, frozen=True):
    """A challenge: take-life: a character loses a Life to you in battle; defeat-enemy: beat an
    enemy, be it a card, a foe of a space or effect, or a follower you attack; pay: pay the cost.
    """

    on: Faces
    deed: Literal["take-life", "defeat-enemy", "pay"]
    cost: Cost | None = None


class Challenge(Record, frozen=True, tag="challenge", tag_field="do"):
    """You may roll for a challenge, if you have none. Done as soon as you are able and the reward
    can be had, at once and not by choice, it brings the reward. Whoever carries a Hallow may drop
    it.
    """

    table: tuple[ChallengeRow, ...]
    reward: Effects


Effect: TypeAlias = (
    Gain | Lose | Discard | Heal | Replenish | Double | TakeHallow | TakeCard | TakeHeld | Take
    | Shop | Sell | TradeSpells | Pay
    | Move | LoseTurn | ExtraTurn | BecomeFerret | SlowAll | PickMove | StayHere | Immobilise
    | Command
    | Battle | AddScore | Weaken | EvadeAll | Protect | Negate
    | Advantage | Vanish
    | Roll | Choose | If | Each | Make | Challenge
)  # fmt: skip
Effects: TypeAlias = Annotated[tuple[Effect, ...], msgspec.Meta(min_length=1)]


def unfolded(effects: tuple[Effect, ...]) -> Iterator[Effect]:
    """The effects and all those inside them, in order."""
    for effect in effects:
        yield effect
        match effect:
            case Roll():
                for row in effect.table:
                    yield from unfolded(row.effects)
            case Choose():
                for option in effect.options:
                    yield from unfolded(option.effects)
            case If():
                yield from unfolded(effect.then + effect.otherwise)
            case Pay() | Each() | Make():
                yield from unfolded(effect.effects)
            case Challenge():
                yield from unfolded(effect.reward)
            case Battle():
                yield from unfolded(effect.on_win)
            case _:
                pass
