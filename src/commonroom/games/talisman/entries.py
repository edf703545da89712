"""The entries of Talisman's content files: what each kind of card and space says, typed.

Owns the shape of an entry. What entries do is spelled in `vocabulary` and `traits`; what must hold
between entries is in `checks`. The kernel reads the files and lays content packs over them.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias, get_args

import msgspec

from commonroom.games.talisman.traits import Trait
from commonroom.games.talisman.vocabulary import (
    Breed,
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
from commonroom.kernel import Rule, content
from commonroom.kernel.content import Counted, Record, Source

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
    ditched. As an enemy lying on a space: `grim`: no Fate may be spent on the Attack Roll against
    it; `toll`: it can be evaded for this; `spares`: it can be evaded by these characters and by
    whoever has one of these cards; `lets`: it can be evaded by all of a side.
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
    grim: bool = False
    toll: Cost | None = None
    spares: tuple[str, ...] = ()
    lets: Side | None = None

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
    "box": Counted,
}
