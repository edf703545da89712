"""The abilities of the sheets, students and Death Eaters alike: one for moves, one for fights.

Owns their shape; the conventions of `vocabulary` hold.
"""

from __future__ import annotations

from typing import TypeAlias

from commonroom.games.year_at_hogwarts.board import KeptDeck
from commonroom.games.year_at_hogwarts.vocabulary import Count, FightDeck
from commonroom.kernel.content import Record

# YH-TRN-2 Movement abilities of sheets. RULING: those that only give more (`DrawMore`, `HealMore`,
# `PickAction`) are printed as orders and nobody is asked; all others are optional.


class DrawMore(Record, frozen=True, tag="draw-more", tag_field="has"):
    """On a space of this deck's symbol draw so many cards instead of 1.

    RULING: that is a space where you draw exactly 1 card of the deck and nothing else, and which is
    no classroom.
    """

    deck: KeptDeck
    cards: Count


class AdjustRoll(Record, frozen=True, tag="adjust-roll", tag_field="has"):
    """After your movement roll, before the first step, make it up to so much higher or lower.

    At least 1.
    """

    by: Count


class SpareDie(Record, frozen=True, tag="spare-die", tag_field="has"):
    """Roll one more movement die and leave one out, of your choice."""


class PassBy(Record, frozen=True, tag="pass-by", tag_field="has"):
    """YH-MOV-2 You may step on past players and Death Eaters; where the move ends you fight."""


class StopAt(Record, frozen=True, tag="stop-at", tag_field="has"):
    """YH-MOV-3 You may also end your move early on these spaces, and in every classroom if so."""

    classrooms: bool = False
    spaces: tuple[str, ...] = ()


class PickAction(Record, frozen=True, tag="pick-action", tag_field="has"):
    """On an action space draw so many action cards, resolve one and put back the others."""

    cards: Count


class Reach(Record, frozen=True, tag="reach", tag_field="has"):
    """YH-OBJ-1 When your move has ended you may also take objects from spaces one step away.

    Within the limits of a turn; before the space is resolved or a fight begins.
    """


class HealMore(Record, frozen=True, tag="heal-more", tag_field="has"):
    """YH-SPC-1 An HP space gives you so many HP more."""

    amount: Count


class ShortMove(Record, frozen=True, tag="short-move", tag_field="has"):
    """You may end your move anywhere on the way."""


MoveAbility: TypeAlias = (
    DrawMore | AdjustRoll | SpareDie | PassBy | StopAt | PickAction | Reach | HealMore | ShortMove
)


# YH-FGT-4 Combat abilities of sheets. They work in every fight with attack dice (so not in
# YH-PVP-2), and none is optional unless it says "may".


class Weaken(Record, frozen=True, tag="weaken", tag_field="has"):
    """YH-CMP-3 The opponent's res is so much lower, at least `least_res` of the limits."""

    amount: Count


class Potent(Record, frozen=True, tag="potent", tag_field="has"):
    """Each `Hurt` or `HurtRoll` of your cards of this deck takes so much more."""

    deck: FightDeck
    amount: Count


class Sixes(Record, frozen=True, tag="sixes", tag_field="has"):
    """Each 6 of your attack dice takes so many HP more. A defence die answers it as one hit."""

    amount: Count


class PayForDice(Record, frozen=True, tag="pay-for-dice", tag_field="has"):
    """Before an attack with dice you may lose so many HP, if more are left, for so many more."""

    hp: Count
    dice: Count


class Unmoved(Record, frozen=True, tag="unmoved", tag_field="has"):
    """What a combat or duel card does on reveal, and an `Opening`, is not done to you."""


class Spoils(Record, frozen=True, tag="spoils", tag_field="has"):
    """Having won a fight of any kind, also of YH-PVP-2, gain so many HP."""

    hp: Count


class Sturdy(Record, frozen=True, tag="sturdy", tag_field="has"):
    """Of the HP that one act or one attack of the opponent takes, so many less, but at least 1.

    What is lost on reveal counts as an act; a loss paid by yourself does not.
    """

    amount: Count


class Stun(Record, frozen=True, tag="stun", tag_field="has"):
    """When an attack of yours with dice has at least so many hits, the opponent skips its act
    after it: what the card does after the attack, its last act, or the attack in answer.
    """

    hits: Count


class Opening(Record, frozen=True, tag="opening", tag_field="has"):
    """When the fight begins the opponent loses so many HP, but keeps at least 1."""

    hp: Count


class Snatch(Record, frozen=True, tag="snatch", tag_field="has"):
    """When an attack of yours with dice has at least so many hits, the opponent, if it is a
    player's, discards a random card of its hand.
    """

    hits: Count


class Cling(Record, frozen=True, tag="cling", tag_field="has"):
    """Once in a fight: when you would fall to 0 HP you keep 1."""


FightAbility: TypeAlias = (
    Weaken | Potent | Sixes | PayForDice | Unmoved | Spoils | Sturdy | Stun | Opening | Snatch
    | Cling
)  # fmt: skip
