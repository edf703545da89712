"""The traits that characters, followers and objects have as long as they are in play.

Owns their shape; the conventions of `vocabulary` hold. A trait of an object works only for whoever
may use it (TAL-OBJ-2), no trait of a character works under a Ferret card (TAL-CMP-7). Using a
trait is optional unless the record says otherwise; bonuses simply count. The same trait on two
cards counts twice, except where it only lifts a limit.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec

from commonroom.games.talisman.vocabulary import (
    FREE,
    Condition,
    Cost,
    Count,
    Edition,
    Effects,
    Face,
    Foe,
    Stat,
)
from commonroom.kernel.content import Record

RollKind: TypeAlias = Literal["move", "battle", "event", "observer", "place", "space"]
Change: TypeAlias = Annotated[int, msgspec.Meta(ge=-3, le=3)]


# Numbers


class Bonus(Record, frozen=True, tag="bonus", tag_field="has"):
    """Add so much to your Magic or Might, if the condition holds.

    always: part of your total, also for spells (TAL-SPE-1) and the Gates. dice: whenever the total
    meets dice, that is battles, the barrier and the Gates, but not for spells. battle: in battles
    with such a foe; `attacking`: only when you attack (TAL-BAT-3). starting-might: the Might
    printed on your side of the card.
    """

    stat: Stat
    amount: Count | Literal["starting-might"] = 1
    when: Literal["always", "dice", "battle"] = "always"
    foe: Foe = Foe()
    attacking: bool = False
    condition: Condition | None = None


class SpellLimit(Record, frozen=True, tag="spell-limit", tag_field="has"):
    """You may hold so many spells more (or fewer) than your Magic allows, but not below none."""

    change: Change


class Carry(Record, frozen=True, tag="carry", tag_field="has"):
    """TAL-OBJ-1 There is no limit to your Objects; in the editions named, none named: in all."""

    editions: tuple[Edition, ...] = ()


class KeepSpell(Record, frozen=True, tag="keep-spell", tag_field="has"):
    """Whenever you have none, not optionally, gain a spell, whatever your Magic; not as a Ferret.

    RULING: also after Obliviate and the last Life (TAL-LIF-1), since it says always.
    """


class MixTrophies(Record, frozen=True, tag="mix-trophies", tag_field="has"):
    """TAL-TRO-1 Magic and Might trophies may count together, for 1 Magic or 1 Might each time."""


class TrophyNeed(Record, frozen=True, tag="trophy-need", tag_field="has"):
    """TAL-TRO-1 You need so many trophy points fewer for 1 Magic or 1 Might."""

    fewer: Count


class Discount(Record, frozen=True, tag="discount", tag_field="has"):
    """Purchase cards cost so many G less, but at least 1, at these spaces (none: everywhere)."""

    amount: Count
    spaces: tuple[str, ...] = ()


# Harm


class Save(Record, frozen=True, tag="save", tag_field="has"):
    """After a Life lost in battle, not optionally: roll a die, from `at_least` on it is not lost.

    The battle is still lost. Several are rolled in turn until one saves; TAL-FAT-1 holds.
    """

    at_least: Face


class Ward(Record, frozen=True, tag="ward", tag_field="has"):
    """You lose no Life on spaces of this name.

    RULING: whatever the cause, since the cards say no more than that; a battle lost stays lost.
    """

    space: str


class Evade(Record, frozen=True, tag="evade", tag_field="has"):
    """TAL-BAT-5 You may evade such a foe for the cost; with `at_least` only if a die is as high,
    tried once a battle.
    """

    foe: Foe = Foe()
    cost: Cost = FREE
    at_least: Face = 1


class Resist(Record, frozen=True, tag="resist", tag_field="has"):
    """When another character casts a spell on you, you may roll: from `at_least` on it has no
    effect on you. Not against these spells.
    """

    at_least: Face
    but: tuple[str, ...] = ()


class Immune(Record, frozen=True, tag="immune", tag_field="has"):
    """This never happens to you; not optional."""

    to: Literal["ferret", "lose-turn"]


# Dice


class BattleDice(Record, frozen=True, tag="battle-dice", tag_field="has"):
    """In a battle with such a foe you may roll `dice` dice and use one: you choose, so the higher.

    `attacking`: only when you attack. TAL-FAT-1 One of them may be rolled again.
    """

    dice: Count = 2
    foe: Foe = Foe()
    attacking: bool = False


class MoveDice(Record, frozen=True, tag="move-dice", tag_field="has"):
    """You may roll `dice` movement dice and use one that you choose; only that one counts."""

    dice: Count = 2


class RollTwice(Record, frozen=True, tag="roll-twice", tag_field="has"):
    """A single die for one of these may be rolled twice, then you choose which counts."""

    rolls: tuple[RollKind, ...]


class Reroll(Record, frozen=True, tag="reroll", tag_field="has"):
    """Once per roll, you may roll your die again without Fate, and then still spend Fate."""

    rolls: tuple[RollKind, ...]
    foe: Foe = Foe()


class RollMore(Record, frozen=True, tag="roll-more", tag_field="has"):
    """The roll of this space may be made with `dice` dice, of which you choose `keep`; then it
    must be accepted.

    RULING: no Fate then.
    """

    space: str
    dice: Count
    keep: Count


# Movement and cards


class Slow(Record, frozen=True, tag="slow", tag_field="has"):
    """TAL-MOV-3 You move so many spaces a turn, not optionally and without a die."""

    steps: Count = 1


class ShortMove(Record, frozen=True, tag="short-move", tag_field="has"):
    """For the cost, move any number of spaces from 1 up to your roll."""

    cost: Cost = FREE


class Cross(Record, frozen=True, tag="cross", tag_field="has"):
    """TAL-CRS-1 Instead of the move, go to the opposite space of the Middle region: from these
    spaces, none named: from any of the Outer region.

    `spent`: only in the turn after the one you got it in, at whose start, used or not, the card is
    returned to its pile.
    """

    spaces: tuple[str, ...] = ()
    spent: bool = False


class DrawMore(Record, frozen=True, tag="draw-more", tag_field="has"):
    """On spaces of this name you may draw up to so many cards instead; all are met."""

    space: str
    cards: Count


class ObjectsFirst(Record, frozen=True, tag="objects-first", tag_field="has"):
    """TAL-ENC-3 Objects have encounter number 1 for you, not optionally."""


class ReplaceDraw(Record, frozen=True, tag="replace-draw", tag_field="has"):
    """After drawing encounter cards, for the cost, once: put one of them back into the deck and
    draw another, which must be met. It cannot be the one put back, unless no other is left.
    """

    cost: Cost


class TradeIn(Record, frozen=True, tag="trade-in", tag_field="has"):
    """Visiting one of these spaces or places you may, once, also discard 1 Object for any
    purchase card.
    """

    places: tuple[str, ...]


# Moments


class When(Record, frozen=True, tag="when", tag_field="has"):
    """Whenever it happens, do the effects if the condition holds. `may`: if you like.

    turn-start, turn-end: of your turn, also of one without a move. move-roll: your final movement
    roll shows one of `faces`; `instead`: in place of moving. battle-won, battle-lost: with such a
    foe; `own_turn`: in your turn only. advantage-gained, advantage-lost: the token turns to your
    side, or away from it. revealed: this card is drawn, by whomever. region-entered: you came to
    another region. spell-cast: you cast a spell. life-lost: you lost a Life and have one left.
    `once`: at most once in a round, that is between two of your own regular turns.
    """

    moment: Literal[
        "turn-start", "turn-end", "move-roll", "battle-won", "battle-lost", "advantage-gained",
        "advantage-lost", "revealed", "region-entered", "spell-cast", "life-lost",
    ]  # fmt: skip
    effects: Effects
    may: bool = False
    condition: Condition | None = None
    faces: tuple[Face, ...] = ()
    foe: Foe = Foe()
    instead: bool = False
    own_turn: bool = False
    once: bool = False


class Use(Record, frozen=True, tag="use", tag_field="has"):
    """You may do the effects for the cost, once each time.

    turn-start: before moving. instead-of-moving: replaces the move. own-turn: before moving or at
    the end of your turn, once a turn. before-battle: before the dice of a battle with such a foe,
    once a battle. `spent`: this card is then discarded. `rest`: not if done in your last turn.
    """

    when: Literal["turn-start", "instead-of-moving", "own-turn", "before-battle"]
    effects: Effects
    cost: Cost = FREE
    foe: Foe = Foe()
    spent: bool = False
    rest: bool = False


BEFORE_MOVING, AT_THE_END, IN_BATTLE = "use-before-moving", "use-at-the-end", "use-in-battle"
OFFERED = {
    "turn-start": (BEFORE_MOVING,),
    "instead-of-moving": (BEFORE_MOVING,),
    "own-turn": (BEFORE_MOVING, AT_THE_END),
    "before-battle": (IN_BATTLE,),
}
"""When an ability may be used → the questions at which it is offered."""


ON_MOVING, ON_ROLLING = "on-moving", "on-rolling"
"""What makes more of a move than a die and a way to choose; more of a roll than its dice."""


class Bespoke(Record, frozen=True, tag="bespoke", tag_field="has"):
    """A script of this name in `cards/`, because no record says it; `numbers` are its facts."""

    name: str
    numbers: dict[str, Count] = {}


Trait: TypeAlias = (
    Bonus | SpellLimit | Carry | KeepSpell | MixTrophies | TrophyNeed | Discount
    | Save | Ward | Evade | Resist | Immune
    | BattleDice | MoveDice | RollTwice | Reroll | RollMore
    | Slow | ShortMove | Cross | DrawMore | ObjectsFirst | ReplaceDraw | TradeIn
    | When | Use | Bespoke
)  # fmt: skip
