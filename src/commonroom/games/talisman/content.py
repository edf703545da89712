"""The box of Talisman as data: the typed entries of the content files.

Owns the shape of an entry and the lookups over all entries. What entries do is spelled in
`vocabulary` and `traits`; what must hold between entries is in `checks`. The kernel reads the files
and lays content packs over them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Annotated, Any, Literal, NamedTuple, TypeAlias, get_args

import msgspec

from commonroom.games.talisman.traits import Trait, When
from commonroom.games.talisman.vocabulary import (
    Breed,
    Challenge,
    ChallengeRow,
    Cost,
    Count,
    Edition,
    Effect,
    Number,
    Region,
    Row,
    Side,
    Stat,
)
from commonroom.kernel import Option, Rule, content
from commonroom.kernel.content import Record, Source

Part: TypeAlias = Literal[
    "name", "draw", "numbers", "deck", "traits", "effects", "start", "copies",
]  # fmt: skip
"""A part of a seed entry that no rulebook prints and that is our design."""
Coordinate: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=100)]
Deck: TypeAlias = Literal["outer", "middle"]
CardKind: TypeAlias = Literal[
    "enemy", "follower", "event", "observer", "place", "object", "magic-object", "find", "galleons"
]  # fmt: skip
SideOfCard: TypeAlias = Literal["a", "b"]
SpellMoment: TypeAlias = Literal[
    "any-time", "own-turn-start", "turn-start", "before-battle", "attacked", "harm", "answer"
]  # fmt: skip


class Entry(content.Entry, frozen=True, kw_only=True):
    """TAL-CMP-1"""

    ours: tuple[Part, ...] = ()


class Space(Entry, frozen=True, kw_only=True):
    """TAL-BRD-1 A space. Several may share a `name`; `index` counts clockwise within the region.

    `draw` is the number of encounter cards (TAL-ENC-2), `text` what it does, `script` the part of
    it that is in the rules of the region, with its `numbers`. `opposite` is TAL-BRD-4.
    """

    name: str
    region: Region
    index: Annotated[int, msgspec.Meta(ge=0, le=23)]
    x: Coordinate
    y: Coordinate
    draw: Annotated[int, msgspec.Meta(ge=0, le=3)] = 0
    text: tuple[Effect, ...] = ()
    script: str = ""
    numbers: dict[str, Count] = {}
    opposite: str = ""


class SideCard(Record, frozen=True, kw_only=True):
    """One side of a character card (TAL-CMP-2). Each ability is one numbered line of it."""

    source: Source
    magic: Count
    might: Count
    life: Count
    fate: Count
    start: str
    abilities: Annotated[tuple[tuple[Trait, ...], ...], msgspec.Meta(min_length=2)]
    spells: Number = 0
    galleons: Count = 2


class Character(Entry, frozen=True, kw_only=True):
    """TAL-CMP-2 A double-sided character card. Both sides have the same alignment."""

    alignment: Side
    a: SideCard
    b: SideCard

    def side(self, side: SideOfCard) -> SideCard:
        """What one side of the card says."""
        return self.a if side == "a" else self.b


class Held(Record, frozen=True):
    """What is put on a card when it is revealed."""

    what: Literal["fate"]
    amount: Count


class Encounter(Entry, frozen=True, kw_only=True):
    """TAL-CMP-4 An encounter card.

    Neutral cards have no alignment and one number. An aligned one has a second for the other side,
    to which it is an enemy (TAL-ENC-5), with `stat` and `strength`. After a battle with it `on_win`
    is done if it was beaten, `on_loss` if it won, once the Life was lost or saved. `effects`: of an
    event at once; of an observer or place when visited; of a find when taken, which is no Object
    itself and then discarded, like `galleons`. An event is discarded when done, all else stays on
    the space (TAL-ENC-4). `only`: whom the object serves; others may carry it. `bound`: may not be
    ditched.
    """

    deck: Deck
    kind: CardKind
    number: Annotated[int, msgspec.Meta(ge=1, le=6)]
    opposed: Annotated[int, msgspec.Meta(ge=1, le=6)] | None = None
    alignment: Side | None = None
    stat: Stat | None = None
    strength: Count | None = None
    strength_pl: Count | None = None
    breed: Breed | None = None
    traits: tuple[Trait, ...] = ()
    effects: tuple[Effect, ...] = ()
    on_win: tuple[Effect, ...] = ()
    on_loss: tuple[Effect, ...] = ()
    holds: Held | None = None
    galleons: Number = 0
    only: Side | None = None
    bound: bool = False

    def opposes(self, side: Side) -> bool:
        """TAL-ENC-5 Whether it is an enemy to characters of a side."""
        if self.alignment is None:
            return self.kind == "enemy"
        return self.alignment != side

    def power(self, edition: Edition) -> int:
        """The Magic or Might it fights with."""
        printed = self.strength_pl if edition == "pl" else None
        return printed or self.strength or 0


class Spell(Entry, frozen=True, kw_only=True):
    """TAL-CMP-6 A kind of spell.

    When: any-time; own-turn-start: your own, before moving; turn-start: of any character, before it
    moves; before-battle: of the target, before the dice; attacked: before you fight, evading still
    possible; harm: a Life would be lost, a follower killed or an enemy beaten; answer: to one of
    the spells named in `answers`. The caster does `effects`, the target does `on_target` as *you*.
    """

    copies: Annotated[int, msgspec.Meta(ge=1, le=3)]
    when: Annotated[tuple[SpellMoment, ...], msgspec.Meta(min_length=1)]
    target: Literal["none", "self", "any", "other", "opposite", "starting", "harmed"]
    effects: tuple[Effect, ...] = ()
    on_target: tuple[Effect, ...] = ()
    answers: tuple[str, ...] = ()
    command: bool = False


class Purchase(Entry, frozen=True, kw_only=True):
    """TAL-CMP-5 A kind of purchase card: an Object. Prices are at the shops."""

    copies: Count
    number: Annotated[int, msgspec.Meta(ge=1, le=6)]
    traits: Annotated[tuple[Trait, ...], msgspec.Meta(min_length=1)]


class Hallow(Entry, frozen=True, kw_only=True):
    """TAL-HAL-1 The Hallows: magic objects that open the Great Hall (TAL-ROR-1)."""

    copies: Annotated[dict[Edition, Count], msgspec.Meta(min_length=len(get_args(Edition)))]


class Ferret(Entry, frozen=True, kw_only=True):
    """TAL-CMP-7"""

    copies: Count
    turns: Count
    magic: Count
    might: Count
    steps: Count


class Voldemort(Entry, frozen=True, kw_only=True):
    """TAL-CMP-3 His Magic and Might are the same number in every region."""

    start: str
    strength: Annotated[dict[Region, Count], msgspec.Meta(min_length=len(get_args(Region)))]
    beaten: tuple[Row, ...]


class Limits(Entry, frozen=True, kw_only=True):
    """TAL-CMP-1 and the numbers of the Holdings chapter."""

    galleons: Annotated[int, msgspec.Meta(ge=1)]
    fate: Annotated[int, msgspec.Meta(ge=1)]
    magic: Count
    might: Count
    life: Count
    objects: Count
    followers: Count
    spells: Annotated[tuple[Number, ...], msgspec.Meta(min_length=1)]
    """Total Magic 0, 1, 2 … → how many spells; the last number holds from there on."""
    trophies: Count
    trophies_long: Count
    steps_inner: tuple[Count, Count, Count, Count, Count, Count]


FILES: dict[str, type[msgspec.Struct]] = {
    "spaces": Space,
    "characters": Character,
    "encounters": Encounter,
    "spells": Spell,
    "purchases": Purchase,
    "hallows": Hallow,
    "ferrets": Ferret,
    "villain": Voldemort,
    "limits": Limits,
    "rules": Rule,
}


Traits: TypeAlias = dict[type[Any] | str, tuple[tuple[str, Any], ...]]
"""Kind of trait, or moment → the traits of the kind or for the moment, each with its card."""


Bearer: TypeAlias = tuple[str, str, bool, tuple[str, ...], tuple[str, ...]]
"""A character, its side, whether its space is without magic, its followers and its Objects."""


class Role(NamedTuple):
    """TAL-ENC-3, TAL-ENC-5 What a card is to a character that meets it."""

    number: int
    """Its encounter number."""
    part: str
    """Its kind, but an enemy is whatever is to be fought."""


class Ways(NamedTuple):
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

    @cached_property
    def roles(self) -> dict[Side, dict[str, Role]]:
        """Side of a character → encounter card → what it is to that character."""
        return {
            side: {card.id: _role(card, side) for card in self.encounters.values()}
            for side in get_args(Side)
        }

    @cached_property
    def powers(self) -> dict[Edition, dict[str, int]]:
        """Edition → encounter card → the Magic or Might it fights with, which a trophy is worth."""
        return {
            edition: {card.id: card.power(edition) for card in self.encounters.values()}
            for edition in get_args(Edition)
        }

    @cached_property
    def known(self) -> dict[Bearer, Traits]:
        """Who has which cards → the traits it has; a memory of what has been asked (`Talisman`)."""
        return {}

    @cached_property
    def ways(self) -> dict[tuple[str, int, bool, bool], Ways]:
        """A memory of where walks lead (`rules.routes`)."""
        return {}

    @cached_property
    def voldemort_routes(self) -> dict[tuple[str, int], list[str]]:
        """A memory of where Voldemort can go (`rules.routes`)."""
        return {}

    @cached_property
    def legs(self) -> dict[tuple[str, ...], tuple[tuple[str, ...], ...]]:
        """A memory of where walks leave a region (`rules.routes`)."""
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
    def spells_for(self) -> dict[str, frozenset[str]]:
        """Moment → the spells that may be cast at it."""
        return {
            moment: frozenset(one.id for one in self.spells.values() if moment in one.when)
            for moment in get_args(SpellMoment)
        }

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

    @cached_property
    def limit(self) -> Limits:
        """The one set of limits."""
        return next(iter(self.limits.values()))


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
    )


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
