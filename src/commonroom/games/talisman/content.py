"""The box of Talisman as data: all entries of the content files, and the lookups over them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any, NamedTuple, TypeAlias, get_args

import msgspec

from commonroom.games.talisman.entries import (
    FILES,
    Character,
    Deck,
    Encounter,
    Ferret,
    Hallow,
    Limits,
    Purchase,
    Space,
    Spell,
    SpellMoment,
    Voldemort,
)
from commonroom.games.talisman.traits import (
    OFFERED,
    ON_MOVING,
    ON_ROLLING,
    Bonus,
    MoveDice,
    Reroll,
    RollMore,
    RollTwice,
    Slow,
    Trait,
    Use,
    When,
)
from commonroom.games.talisman.vocabulary import (
    Advantage,
    Challenge,
    ChallengeRow,
    Cost,
    Edition,
    Effect,
    Gain,
    Heal,
    Lose,
    Region,
    Side,
)
from commonroom.kernel import Option, Rule
from commonroom.kernel.content import Counted

Traits: TypeAlias = dict[type[Any] | str, tuple[tuple[str, Any], ...]]
"""Kind of trait, moment, question (`traits.OFFERED`), Magic or Might → the traits of that kind, for
that moment, offered at that question, or that add to it, each with its card.
"""


Bearer: TypeAlias = tuple[str, str, bool, tuple[str, ...], tuple[str, ...]]
"""A character, its side, whether its space is without magic, its followers and its Objects."""


class Role(NamedTuple):
    """TAL-ENC-3, TAL-ENC-5 What a card is to a character that meets it."""

    number: int
    """Its encounter number."""
    part: str
    """Its kind, but an enemy is whatever is to be fought."""


def _is_light(spell: Spell) -> bool:
    """Whether a spell touches nothing but the Advantage, wounds and hands."""
    return all(
        isinstance(effect, Advantage | Heal)
        or (isinstance(effect, Lose | Gain) and effect.what == "spell")
        for effect in spell.effects + spell.on_target
    )


class Ways(msgspec.Struct, frozen=True):
    """Where a walk of so many steps can lead."""

    paths: dict[str, tuple[str, ...]]
    """Its last space → all spaces on the way there."""
    near: frozenset[str]
    """The last spaces of those that never leave the region."""
    walks: list[Option]
    tries: list[Option]
    """What may be tried at places that some of them pass."""
    options: list[Option]
    """To walk or to try."""


class Stops(msgspec.Struct, frozen=True):
    """Where a walk of so many steps can be cut short."""

    paths: dict[str, tuple[str, ...]]
    """Its last space → all spaces on the way there."""
    walks: list[Option]
    """To stop where a whole walk does not lead."""


class Content(msgspec.Struct, frozen=True, dict=True):
    """Everything in the box, by id in the order of the files."""

    spaces: dict[str, Space]
    characters: dict[str, Character]
    encounters: dict[str, Encounter]
    spells: dict[str, Spell]
    purchases: dict[str, Purchase]
    hallows: dict[str, Hallow]
    ferrets: dict[str, Ferret]
    villain: dict[str, Voldemort]
    limits: dict[str, Limits]
    rules: dict[str, Rule]
    box: dict[str, Counted]

    rings: dict[Region, tuple[str, ...]]
    """Region → its spaces, clockwise; of the Inner region, from the Gates to the Great Hall."""
    facing: dict[str, tuple[str, ...]]
    """Space → the spaces of other regions it meets: opposite ones (TAL-BRD-4) and the way in
    (TAL-VOL-2).
    """
    decks: dict[Deck, tuple[str, ...]]
    spell_deck: tuple[str, ...]
    """The spell cards, a kind as often as it has copies."""
    traits_of: dict[str, tuple[Trait, ...]]
    """Card, or character and side (``harry-potter/a``) → its traits."""
    having: dict[type[Any], dict[str, tuple[Any, ...]]]
    """Kind of trait → those same cards and sides → their traits of the kind."""
    challenges: dict[int, ChallengeRow]
    """The number rolled → the challenge of the Quidditch Pitch."""
    challenge_reward: tuple[Effect, ...]

    # Looked up at every other question; what is found by a property would be found later.
    limit: Limits
    """The one set of limits."""
    drawing: frozenset[str]
    """The spaces at which cards are drawn."""
    speaking: frozenset[str]
    """The spaces that have a text or a script."""
    bound: frozenset[str]
    """The followers that may not be left."""
    roles: dict[Side, dict[str, Role]]
    """Side of a character → encounter card → what it is to that character."""
    met_first: dict[str, dict[str, Role]]
    """Character → what it meets before the text of a space: events and enemies."""
    met_later: dict[str, dict[str, Role]]
    """Character → what it visits: observers and places."""
    spells_for: dict[str, frozenset[str]]
    """Moment → the spells that may be cast at it.

    Meanwhile, in the middle of something, may be cast what is for any time and leaves all that is
    being done as it is: no spell of a pack ends a turn while its dice lie on the table.
    """
    spells_at: dict[tuple[str, ...], frozenset[str]] = {}
    """A memory of the spells that may be cast at one of several moments (`cards.castable`)."""
    known: dict[Bearer, Traits] = {}
    """Who has which cards → the traits it has; a memory of what has been asked (`Talisman`)."""
    ways: dict[tuple[str, int, bool, bool], Ways] = {}
    """A memory of where walks lead (`rules.routes`)."""
    stops: dict[tuple[str, int, bool, bool], Stops] = {}
    """A memory of where walks can be cut short (`rules.routes`)."""
    voldemort_routes: dict[tuple[str, int], list[str]] = {}
    """A memory of where Voldemort can go (`rules.routes`)."""
    legs: dict[tuple[str, ...], tuple[tuple[str, ...], ...]] = {}
    """A memory of where walks leave a region (`rules.routes`)."""

    @cached_property
    def objects_first(self) -> dict[str, dict[str, Role]]:
        """What is met before the text by those to whom Objects have encounter number 1."""
        objects = _met(self.characters, self.roles, "object", "magic-object")
        role, goods = Role(1, "object-first"), [*self.purchases, *self.hallows]
        return {
            character: met | dict.fromkeys([*objects[character], *goods], role)
            for character, met in self.met_first.items()
        }

    @cached_property
    def keyed_traits(self) -> dict[str, tuple[tuple[type[Any] | str, Trait], ...]]:
        """Card, or character and side → its traits with what they are looked up by (`Traits`)."""
        return {
            card: tuple((key, trait) for trait in traits for key in _keys(trait))
            for card, traits in self.traits_of.items()
        }

    @cached_property
    def powers(self) -> dict[Edition, dict[str, int]]:
        """Edition → encounter card → the Magic or Might it fights with, which a trophy is worth."""
        return {
            edition: {card.id: card.power(edition) for card in self.encounters.values()}
            for edition in get_args(Edition)
        }

    @cached_property
    def looks(self) -> dict[tuple[object, ...], Any]:
        """A memory of how characters look to others and to themselves (`view`)."""
        return {}

    @cached_property
    def lore(self) -> dict[object, Any]:
        """A memory of what bots have worked out by their scales (`bots.lore`)."""
        return {}

    @cached_property
    def meetings(self) -> dict[tuple[Side, Edition], Any]:
        """A memory of what characters of a side meet (`bots.meetings`)."""
        return {}

    @cached_property
    def bare(self) -> frozenset[str]:
        """TAL-SPC-2 The spaces where magic does not work."""
        return frozenset(space.id for space in self.spaces.values() if space.script == "bare")

    @cached_property
    def revealed(self) -> frozenset[str]:
        """The cards that act when they are revealed."""
        cards = self.having[When].items()
        return frozenset(c for c, traits in cards if any(t.moment == "revealed" for t in traits))

    @cached_property
    def events(self) -> frozenset[str]:
        """The encounter cards that are events."""
        return frozenset(card for card, entry in self.encounters.items() if entry.kind == "event")

    @cached_property
    def challenge_costs(self) -> dict[int, Cost]:
        """The number rolled → what the challenge costs, if it is one to pay."""
        rows = self.challenges.items()
        return {number: row.cost for number, row in rows if row.cost is not None}

    @cached_property
    def voldemort(self) -> Voldemort:
        """The one villain."""
        return next(iter(self.villain.values()))

    @cached_property
    def ferret(self) -> Ferret:
        """The one kind of Ferret card."""
        return next(iter(self.ferrets.values()))

    @cached_property
    def hallow(self) -> Hallow:
        """The one kind of Hallow."""
        return next(iter(self.hallows.values()))


def _keys(trait: Trait) -> tuple[type[Any] | str, ...]:
    kind = type(trait)
    match trait:
        case When(moment="move-roll"):
            return kind, trait.moment, ON_MOVING
        case When():
            return kind, trait.moment
        case Bonus():
            return kind, trait.stat
        case Use():
            return kind, *OFFERED[trait.when]
        case Slow() | MoveDice():
            return kind, ON_MOVING
        case RollMore() | RollTwice():
            return kind, ON_ROLLING
        case Reroll():
            return kind, ON_MOVING, ON_ROLLING
        case _:
            return (kind,)


def _met(
    characters: Mapping[str, Character], roles: Mapping[Side, Mapping[str, Role]], *parts: str
) -> dict[str, dict[str, Role]]:
    """Character → the encounter cards that are one of these to it, and what they are."""
    return {
        one.id: {card: role for card, role in roles[one.alignment].items() if role.part in parts}
        for one in characters.values()
    }


def _role(card: Encounter, side: Side) -> Role:
    """TAL-ENC-5 To the other side an aligned card is an enemy, with a number of its own."""
    if not card.opposes(side):
        return Role(card.number, card.kind)
    return Role(card.opposed or card.number, "enemy")


REGIONS: tuple[Region, ...] = ("outer", "middle", "inner", "great-hall")
DECKS: tuple[Deck, ...] = ("outer", "middle")


def build(entries: Mapping[str, Sequence[Any]]) -> Content:
    """The content of typed entries, which are `Any` only because each file has its own type."""
    by_id = {stem: {entry.id: entry for entry in entries[stem]} for stem in FILES}
    spaces: list[Space] = sorted(by_id["spaces"].values(), key=lambda space: space.index)
    rings: dict[Region, tuple[str, ...]] = {
        region: tuple(space.id for space in spaces if space.region == region) for region in REGIONS
    }
    encounters: list[Encounter] = list(by_id["encounters"].values())
    challenges = [
        effect for space in spaces for effect in space.text if isinstance(effect, Challenge)
    ]
    traits_of = _traits_of(by_id)
    roles = {side: {card.id: _role(card, side) for card in encounters} for side in get_args(Side)}
    return Content(
        **by_id,
        rings=rings,
        facing=_facing(spaces, rings),
        decks={deck: tuple(c.id for c in encounters if c.deck == deck) for deck in DECKS},
        spell_deck=tuple(
            spell.id for spell in by_id["spells"].values() for _ in range(spell.copies)
        ),
        traits_of=traits_of,
        having=_having(traits_of),
        challenges={face: row for one in challenges for row in one.table for face in row.on},
        challenge_reward=challenges[0].reward if challenges else (),
        limit=next(iter(by_id["limits"].values())),
        drawing=frozenset(s.id for s in spaces if s.draw or s.script == "difference"),
        speaking=frozenset(space.id for space in spaces if space.text or space.script),
        bound=frozenset(card.id for card in encounters if card.bound),
        roles=roles,
        met_first=_met(by_id["characters"], roles, "event", "enemy"),
        met_later=_met(by_id["characters"], roles, "observer", "place"),
        spells_for=_spells_for(by_id["spells"]),
    )


def _spells_for(spells: Mapping[str, Spell]) -> dict[str, frozenset[str]]:
    """Moment → the spells that may be cast at it; for any time are those cast meanwhile, too."""
    found = {
        moment: frozenset(one.id for one in spells.values() if moment in one.when)
        for moment in get_args(SpellMoment)
    }
    light = frozenset(one.id for one in spells.values() if _is_light(one))
    return {**found, "meanwhile": found["any-time"] & light}


def _traits_of(by_id: Mapping[str, Mapping[str, Any]]) -> dict[str, tuple[Trait, ...]]:
    """Every trait in the box, by its card."""
    traits: dict[str, tuple[Trait, ...]] = {}
    for character in by_id["characters"].values():
        for side in ("a", "b"):
            abilities = character.side(side).abilities
            traits[f"{character.id}/{side}"] = tuple(t for ability in abilities for t in ability)
    for stem in ("encounters", "purchases"):
        traits |= {card.id: card.traits for card in by_id[stem].values()}
    return traits


def _having(
    traits_of: Mapping[str, tuple[Trait, ...]],
) -> dict[type[Any], dict[str, tuple[Any, ...]]]:
    """The same by kind."""
    having: dict[type[Any], dict[str, tuple[Any, ...]]] = {kind: {} for kind in get_args(Trait)}
    for card, traits in traits_of.items():
        for trait in traits:
            known = having[type(trait)]
            known[card] = (*known.get(card, ()), trait)
    return having


def _facing(
    spaces: Sequence[Space], rings: Mapping[Region, Sequence[str]]
) -> dict[str, tuple[str, ...]]:
    """TAL-BRD-4, TAL-VOL-2 Which spaces of other regions each space meets."""
    facing: dict[str, list[str]] = {space.id: [] for space in spaces}
    pairs = [(space.id, space.opposite) for space in spaces if space.opposite in facing]
    if all(rings.values()):
        middle, inner, hall = rings["middle"], rings["inner"], rings["great-hall"]
        pairs += [(middle[0], inner[0]), (inner[-1], hall[0])]
    for one, other in pairs:
        facing[one].append(other)
        facing[other].append(one)
    return {space: tuple(others) for space, others in facing.items()}
