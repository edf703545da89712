"""The box of A Year at Hogwarts as data: the typed entries of the content files.

Owns the shape of an entry and the lookups over all entries; the entries of the boards are in
`board`, the numbers of lengths, variants and editions in `settings`. What entries do is spelled in
`vocabulary` and `abilities`; what must hold between entries is in `checks`. The kernel reads the
files and lays content packs over them.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from typing import Annotated, Any, Literal, TypeAlias

import msgspec

from commonroom.games.year_at_hogwarts import board
from commonroom.games.year_at_hogwarts.abilities import FightAbility, MoveAbility
from commonroom.games.year_at_hogwarts.board import Board, Edition, House, Subject, edition_of
from commonroom.games.year_at_hogwarts.settings import Length, Limits, Switches, VariantRules
from commonroom.games.year_at_hogwarts.vocabulary import (
    Acts,
    Count,
    Deed,
    Effect,
    Effects,
    Entry,
    FightDeck,
    RaceEffect,
)
from commonroom.kernel import Rule
from commonroom.kernel.content import Counted, Record

Deck: TypeAlias = Literal["spell", "potion", "book", "action", "event", "duel", "quidditch"]
CardKind: TypeAlias = Literal["attack", "defence"]
Res: TypeAlias = Annotated[int, msgspec.Meta(ge=2, le=6)]


# Sheets


class Sheet(Entry, frozen=True, kw_only=True):
    """YH-CMP-3 A character: HP, res, attack dice, the cards it starts with, two abilities."""

    hp: Count
    res: Res
    dice: Annotated[int, msgspec.Meta(ge=1, le=5)]
    spells: Annotated[int, msgspec.Meta(ge=0, le=5)]
    potions: Annotated[int, msgspec.Meta(ge=0, le=5)]
    move: MoveAbility
    fight: FightAbility


class Student(Sheet, frozen=True, kw_only=True):
    """YH-CMP-3 One of the eight. The house only colours the sheet."""

    books: Annotated[int, msgspec.Meta(ge=0, le=5)]
    house: House


class DeathEater(Sheet, frozen=True, kw_only=True):
    """YH-CMP-3, YH-DE-1, YH-VR-3 The movement ability is used in Voldemort Returns only."""


class Voldemort(Entry, frozen=True, kw_only=True):
    """YH-VR-5 His HP, one of which is lost with each Horcrux. He fights with one die (YH-VR-6)."""

    hp: Count


# Tokens


class Power(Record, frozen=True):
    """YH-CMP-5 What a special object does, once. fight: at any moment of a fight of yours, and it
    is no card; turn: in your own turn.
    """

    when: Literal["fight", "turn"]
    deeds: tuple[Deed, ...] = ()
    effects: tuple[Effect, ...] = ()


class Object(Entry, frozen=True, kw_only=True):
    """YH-CMP-4 An object token. `horcrux`: where it lies in Voldemort Returns (YH-VR-2).

    `side`: who takes it up in that mode, or for the Wand and the Stone, after the return.
    """

    power: Power | None = None
    horcrux: str | None = None
    side: Literal["heroes", "villain"] | None = None


# Missions and the opponents on cards


class Need(Record, frozen=True):
    """YH-MIS-1 So many cards: this very card, or any of the kind and deck. A card counts once."""

    card: str | None = None
    kind: CardKind | None = None
    deck: FightDeck | None = None
    count: Count = 1


class Mission(Entry, frozen=True, kw_only=True):
    """YH-CMP-6 `needs` are the cards that only the expert variants ask for."""

    number: Annotated[int, msgspec.Meta(ge=1)]
    place: str
    points: Annotated[int, msgspec.Meta(ge=40, le=300, multiple_of=10)]
    objects: Annotated[tuple[str, ...], msgspec.Meta(min_length=1, max_length=6)]
    needs: Annotated[tuple[Need, ...], msgspec.Meta(min_length=1)]


class Opponent(Entry, frozen=True, kw_only=True):
    """YH-CMP-7 Whom a card sets against you: what it does when revealed, before and after each of
    your attacks; cards of the decks it is immune to do not touch it.
    """

    hp: Count
    res: Res
    reveal: Acts = ()
    before: Acts = ()
    after: Acts = ()
    immune: tuple[FightDeck, ...] = ()


class Combat(Opponent, frozen=True, kw_only=True):
    """YH-CMP-2 The opponent of the mission with the same number."""

    number: Annotated[int, msgspec.Meta(ge=1)]


class Duel(Opponent, frozen=True, kw_only=True):
    """YH-DUE-1 A student; `student` is the sheet of the same character, if there is one."""

    student: str | None = None


# The other cards


class Copied(Entry, frozen=True, kw_only=True):
    """A kind of card, so many times in its deck."""

    copies: Annotated[int, msgspec.Meta(ge=1, le=6)] = 1


class FightCard(Copied, frozen=True, kw_only=True):
    """YH-FGT-2, YH-FGT-3 A spell or potion: its effects in a fight.

    `start`: what it does instead when played before the roll (YH-CRD-2).
    """

    kind: CardKind
    effects: Annotated[tuple[Deed, ...], msgspec.Meta(min_length=1)]
    start: tuple[Effect, ...] = ()


class Spell(FightCard, frozen=True, kw_only=True):
    """YH-CMP-8"""


class Potion(FightCard, frozen=True, kw_only=True):
    """YH-CMP-8"""


class Book(Copied, frozen=True, kw_only=True):
    """YH-EXM-1"""

    subject: Subject
    points: Annotated[int, msgspec.Meta(ge=5, le=20, multiple_of=5)]


class Action(Copied, frozen=True, kw_only=True):
    """YH-ACT-1 Resolved at once by whoever drew it.

    `kept`: where the edition says so (floo_cards_kept) it is kept and stands for the token.
    """

    effects: Effects
    kept: bool = False


class Happening(Copied, frozen=True, kw_only=True):
    """YH-CMP-8 An event card."""

    effects: Effects


class RaceCard(Copied, frozen=True, kw_only=True):
    """YH-QUI-6 A Quidditch card."""

    effects: Annotated[tuple[RaceEffect, ...], msgspec.Meta(min_length=1)]


FILES: dict[str, type[msgspec.Struct]] = {
    **board.ENTRY_TYPES,
    "students": Student,
    "death_eaters": DeathEater,
    "villain": Voldemort,
    "objects": Object,
    "missions": Mission,
    "combat": Combat,
    "duels": Duel,
    "spells": Spell,
    "potions": Potion,
    "books": Book,
    "actions": Action,
    "events": Happening,
    "quidditch": RaceCard,
    "lengths": Length,
    "variants": VariantRules,
    "limits": Limits,
    "editions": Switches,
    "rules": Rule,
    "box": Counted,
}
DECKS: Mapping[Deck, str] = {
    "spell": "spells",
    "potion": "potions",
    "book": "books",
    "action": "actions",
    "event": "events",
    "duel": "duels",
    "quidditch": "quidditch",
}
"""Deck → its file. Combat cards are not shuffled: each belongs to its mission (YH-SET-2)."""


class Content(msgspec.Struct, frozen=True, dict=True):
    """Everything in the box, by id in the order of the files."""

    boards: dict[Edition, Board]
    students: dict[str, Student]
    death_eaters: dict[str, DeathEater]
    villain: dict[str, Voldemort]
    objects: dict[str, Object]
    missions: dict[str, Mission]
    combat: dict[str, Combat]
    duels: dict[str, Duel]
    spells: dict[str, Spell]
    potions: dict[str, Potion]
    books: dict[str, Book]
    actions: dict[str, Action]
    events: dict[str, Happening]
    quidditch: dict[str, RaceCard]
    lengths: dict[str, Length]
    variants: dict[str, VariantRules]
    limits: dict[str, Limits]
    editions: dict[str, Switches]
    rules: dict[str, Rule]
    box: dict[str, Counted]

    sheets: dict[str, Sheet]
    """Student or Death Eater → the sheet."""
    fight_cards: dict[str, FightCard]
    """Spell or potion → the card."""
    deck_of: dict[str, Deck]
    """Card → its deck."""
    decks: dict[Deck, tuple[str, ...]]
    """Deck → its cards, a kind as often as it has copies."""
    combat_of: dict[str, str]
    """Mission → the combat card of its number."""
    starts: dict[str, tuple[Effect, ...]]
    """Spell or potion → what it does before the roll, if it does anything."""
    powers: dict[str, Power]
    """Special object → what it does."""
    horcruxes: frozenset[str]
    """The objects that are Horcruxes."""

    @cached_property
    def turn_powers(self) -> frozenset[str]:
        """The special objects that are used in one's turn."""
        return frozenset(one for one, power in self.powers.items() if power.when == "turn")

    def variant_for(self, options: Mapping[str, str], seats: int) -> VariantRules:
        """YH-SET-1 The rules of the variant; YH-SOLO-1 and what they are for one player.

        RULING: who is alone and has no team plays as Qualified.
        """
        name = options["variant"]
        if seats > 1:
            return self.variants[name]
        rules = self.variants["qualified" if name == "teams" else name]
        edition = self.editions[edition_of(options)]
        return msgspec.structs.replace(
            rules,
            needs_cards=rules.needs_cards or edition.solo_needs_cards,
            mission_cards=edition.solo_mission_cards or rules.mission_cards,
        )

    def meets(self, need: Need, card: str) -> bool:
        """YH-MIS-1 Whether a card is one that a mission requires."""
        if need.card is not None:
            return card == need.card
        kind, deck = self.fight_cards[card].kind, self.deck_of[card]
        return need.kind in (None, kind) and need.deck in (None, deck)

    @cached_property
    def limit(self) -> Limits:
        """The one set of limits."""
        return next(iter(self.limits.values()))

    @cached_property
    def voldemort(self) -> Voldemort:
        """The one villain."""
        return next(iter(self.villain.values()))


def build(entries: Mapping[str, Sequence[Any]]) -> Content:
    """The content of typed entries, which are `Any` only because each file has its own type."""
    by_id = {
        stem: {entry.id: entry for entry in entries[stem]}
        for stem in FILES
        if stem not in board.ENTRY_TYPES
    }
    numbered = {card.number: card.id for card in by_id["combat"].values()}
    fight_cards: dict[str, FightCard] = by_id["spells"] | by_id["potions"]
    return Content(
        boards=board.build_boards({stem: list(entries[stem]) for stem in board.ENTRY_TYPES}),
        **by_id,
        sheets=by_id["students"] | by_id["death_eaters"],
        fight_cards=fight_cards,
        starts={card.id: card.start for card in fight_cards.values() if card.start},
        deck_of={card: deck for deck, stem in DECKS.items() for card in by_id[stem]},
        decks={deck: _copies(by_id[stem].values()) for deck, stem in DECKS.items()},
        powers={one.id: one.power for one in by_id["objects"].values() if one.power is not None},
        horcruxes=frozenset(one.id for one in by_id["objects"].values() if one.horcrux),
        combat_of={
            mission.id: numbered[mission.number]
            for mission in by_id["missions"].values()
            if mission.number in numbered
        },
    )


def _copies(cards: Iterable[Copied | Duel]) -> tuple[str, ...]:
    return tuple(
        card.id for card in cards for _ in range(card.copies if isinstance(card, Copied) else 1)
    )
