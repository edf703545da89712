"""The vocabulary of cards: the few records that say what every card, place and token does.

Owns the shape of moments, conditions and effects, which content files spell and `cards/` carries
out. The docstring of a record is its whole meaning; texts for players are generated from records.

Three conventions hold for all of them. *You* are the active player and *your team* is theirs, for
a token whoever uses it. *Here* is the active location for a wizard, headquarters or token, and the
card's own location for a Death Eater. An effect does as much as it can and the rest is lost. A
free ability or a token that could do nothing now is not offered; a cost may always be paid.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Literal, TypeAlias

import msgspec

from commonroom.kernel.content import Record

Virtue: TypeAlias = Literal["friendship", "bravery", "knowledge", "loyalty"]
Colour: TypeAlias = Literal["purple", "red", "blue", "orange"]
Faction: TypeAlias = Literal["hogwarts", "order-of-the-phoenix", "dumbledores-army"]
Group: TypeAlias = Literal["weasley", "lestrange"]
"""A family that cards speak of."""

Count: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=10)]
Symbols: TypeAlias = dict[Virtue, Count]
"""How many symbols of each virtue: a requirement or a cost."""
Colours: TypeAlias = Annotated[tuple[Colour, ...], msgspec.Meta(min_length=1)]
Virtues: TypeAlias = Annotated[tuple[Virtue, ...], msgspec.Meta(min_length=1)]


# Conditions


class TeamHas(Record, frozen=True, tag="team-has", tag_field="is"):
    """Your team has `count` wizards of the faction, of the group or so named.

    Any one of the three will do; the wizard whose card asks is not counted.
    """

    faction: Faction | None = None
    group: Group | None = None
    wizards: tuple[str, ...] = ()
    count: Count = 1


class TeamHurt(Record, frozen=True, tag="team-hurt", tag_field="is"):
    """At least `count` wizards of your team, other than this one, have damage."""

    count: Count


class SelfDamage(Record, frozen=True, tag="self-damage", tag_field="is"):
    """This wizard has `at_most` so much damage."""

    at_most: Annotated[int, msgspec.Meta(ge=0, le=10)]


class At(Record, frozen=True, tag="at", tag_field="is"):
    """The active mission token is at this location."""

    location: str


class WizardHere(Record, frozen=True, tag="wizard-here", tag_field="is"):
    """DER-TRV-2 A wizard of the faction is here, full ones included."""

    faction: Faction


class HasToken(Record, frozen=True, tag="has-token", tag_field="is"):
    """The active player has a spell token."""


class NoDeathEaterHere(Record, frozen=True, tag="no-death-eater-here", tag_field="is"):
    """No Death Eater lies face up here, full ones included."""


class InAzkaban(Record, frozen=True, tag="in-azkaban", tag_field="is"):
    """At least `count` Death Eaters lie in Azkaban."""

    count: Count


class DeathEaterInPlay(Record, frozen=True, tag="death-eater-in-play", tag_field="is"):
    """Another Death Eater of the group lies face up at any location."""

    group: Group


Condition: TypeAlias = (
    TeamHas | TeamHurt | SelfDamage | At | WizardHere | NoDeathEaterHere | HasToken
    | InAzkaban | DeathEaterInPlay
)  # fmt: skip


# Effects for the players. The active player makes every choice unless the record says who.


class Bonus(Record, frozen=True):
    """So much more for a wizard of the faction or group."""

    amount: Count
    faction: Faction | None = None
    group: Group | None = None


class TakeToken(Record, frozen=True, tag="take-token", tag_field="do"):
    """Take a spell token: a random one of the supply, or a used one of your choice.

    `who` others: every other player with at least `wizards` wizards of the faction may take one.
    """

    pile: Literal["supply", "used"] = "supply"
    who: Literal["you", "others"] = "you"
    faction: Faction | None = None
    wizards: Annotated[int, msgspec.Meta(ge=0, le=10)] = 0


class Heal(Record, frozen=True, tag="heal", tag_field="do"):
    """Remove up to `amount` damage from each wizard meant.

    any: up to `wizards` different ones, each of any team or face up here. team: each of your team.
    each-player: every player may choose one of their own team.
    """

    amount: Count
    whom: Literal["any", "team", "each-player"] = "any"
    wizards: Count = 1
    bonus: Bonus | None = None


class Cleanse(Record, frozen=True, tag="cleanse", tag_field="do"):
    """Remove `amount` corruption from the active place here, elsewhere or at any location.

    Elsewhere and any: you choose one location that has corruption.
    """

    amount: Count = 1
    where: Literal["here", "elsewhere", "any"] = "here"


class Strike(Record, frozen=True, tag="strike", tag_field="do"):
    """Deal 1 damage to a Death Eater that is not full, here or at any location; take its token.

    DER-TOK-4 at once. DER-DMG-3 never Voldemort.
    """

    where: Literal["here", "any"] = "here"


class GainDie(Record, frozen=True, tag="gain-die", tag_field="do"):
    """Take one die of one of these colours from the supply; it joins the next roll."""

    colours: Colours


class RecoverDie(Record, frozen=True, tag="recover-die", tag_field="do"):
    """Take back one die discarded this turn; it joins the next roll.

    RULING: a die discarded to follow Voldemort (DER-VIL-4) is discarded like any other.
    """


class Fill(Record, frozen=True, tag="fill", tag_field="do"):
    """Fill one open symbol of one of these virtues, wherever a symbol token could (DER-TOK-1)."""

    virtues: Virtues


class Bear(Record, frozen=True, tag="bear", tag_field="do"):
    """Move up to `amount` damage from other wizards of your team to this one, as its track allows.

    Moved damage counts as removed for the Hog's Head.
    """

    amount: Count


class Fly(Record, frozen=True, tag="fly", tag_field="do"):
    """Before the first roll, move the active mission token to another location.

    RULING: symbols filled at the location that was left are lost, as when following Voldemort.
    """


class Swap(Record, frozen=True, tag="swap", tag_field="do"):
    """DER-TOK-3 Exchange one own wizard for one of another player, who must agree."""


# Effects on a roll


class Turn(Record, frozen=True, tag="turn", tag_field="do"):
    """Turn up to `dice` dice of this roll, of these colours (none named: all), to another face.

    `to` any: a face of your choice. A virtue: a face that shows it. copied: a face with a virtue
    that another die of this roll shows.
    """

    dice: Count = 1
    to: Virtue | Literal["any", "copied"] = "any"
    colours: tuple[Colour, ...] = ()


class Reroll(Record, frozen=True, tag="reroll", tag_field="do"):
    """Roll any number of dice of this roll again, all at once."""


# Effects against the players. Nobody chooses, unless the record says who.


class Damage(Record, frozen=True, tag="damage", tag_field="do"):
    """Deal `amount` damage to each wizard meant.

    `whom` here: all at this location (DER-TRV-2); face-up: only its face-up cards. Of these, those
    of the faction if one is named; of these, each, or all that tie for least or most (DER-DMG-2),
    counted for every team apart. A full wizard still counts there, but takes no damage (DER-DMG-1).
    """

    whom: Literal["active-team", "every-team", "here", "face-up"]
    pick: Literal["each", "least", "most"] = "each"
    faction: Faction | None = None
    amount: Count = 1


class Corrupt(Record, frozen=True, tag="corrupt", tag_field="do"):
    """Put `amount` corruption on the active place here, at the location named, at each location
    where a Death Eater lies face up, at all three, or where there is most.

    RULING: of several with most, the first clockwise from here.
    """

    where: Literal["here", "location", "death-eaters", "everywhere", "most"] = "here"
    location: str | None = None
    amount: Count = 1


class Mend(Record, frozen=True, tag="mend", tag_field="do"):
    """Remove `amount` damage from every other Death Eater face up at any location."""

    amount: Count = 1


class LoseToken(Record, frozen=True, tag="lose-token", tag_field="do"):
    """The active player puts one own spell token of their choice on the used ones, if any."""


class Limit(Record, frozen=True, tag="limit", tag_field="do"):
    """A restriction until the end of this turn. It never holds twice over.

    strike-costs: damaging a Death Eater by dice needs `amount` more of the virtue.
    no-tokens: no spell token is used. one-healed: damage is removed from one wizard of each team
    only. single-faces: a doubled face counts as one symbol. extra-dice: of the dice that wizards
    add when dice are taken, you take `amount` only. fewer-dice: you choose `amount` headquarters
    dice and do without them.
    """

    what: Literal[
        "strike-costs", "no-tokens", "one-healed", "single-faces", "extra-dice", "fewer-dice"
    ]
    amount: Count = 1
    virtue: Virtue | None = None


class If(Record, frozen=True, tag="if", tag_field="do"):
    """Read the condition now, then do the one or the other."""

    condition: Condition
    then: tuple[Effect, ...]
    otherwise: tuple[Effect, ...] = ()


Help: TypeAlias = (
    TakeToken | Heal | Cleanse | Strike | GainDie | RecoverDie | Fill | Bear | Fly | Swap
)  # fmt: skip
Harm: TypeAlias = Damage | Corrupt | Mend | LoseToken | Limit
Effect: TypeAlias = Help | Harm | If
Effects: TypeAlias = Annotated[tuple[Effect, ...], msgspec.Meta(min_length=1)]


# Moments: what kind of ability it is. Each ability is used at most once per turn (DER-DIC-3).


class ExtraDie(Record, frozen=True, tag="taking-dice", tag_field="when"):
    """DER-DIC-1 When dice are taken, if the condition holds: one die more of one of these colours.

    Not optional; of two colours you choose; a colour the supply lacks is no choice.
    """

    colours: Colours
    condition: Condition | None = None


class AfterRoll(Record, frozen=True, tag="after-roll", tag_field="when"):
    """DER-DIC-6 After a roll, before a die of it is assigned or discarded, optionally."""

    effect: Turn | Reroll


class Action(Record, frozen=True, tag="action", tag_field="when"):
    """Resolves at once when all of its cost is filled, and this wizard has taken its `wounds`.

    DER-DIC-3 With no cost: when you say so, any time from before the first roll to the end of the
    dice phase. DER-DMG-1 A wizard without room for the wounds cannot begin or finish it.
    """

    effects: Effects
    cost: Symbols = {}
    wounds: Annotated[int, msgspec.Meta(ge=0, le=3)] = 0


class Reaction(Record, frozen=True, tag="reaction", tag_field="when"):
    """The first time in your turn that it happens, right then, not optional.

    death-eater-damaged: you dealt damage to a Death Eater, by dice or ability.
    wizard-recruited: a wizard joined your team by dice (the reaction of a card that itself joins in
    that step does not count).
    """

    to: Literal["death-eater-damaged", "wizard-recruited"]
    effects: Effects


class Guard(Record, frozen=True, tag="voldemort-attacks", tag_field="when"):
    """DER-VOL-2 Up to `wizards` of your team, of your choice, take no damage from his attack."""

    wizards: Count


Ability: TypeAlias = ExtraDie | AfterRoll | Action | Reaction | Guard


def unfolded(effects: tuple[Effect, ...]) -> Iterator[Effect]:
    """The effects and those inside their branches, in order."""
    for effect in effects:
        yield effect
        if isinstance(effect, If):
            yield from unfolded(effect.then + effect.otherwise)
