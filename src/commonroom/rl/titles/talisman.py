"""Talisman: its actions and the fields of its view."""

from __future__ import annotations

from typing import Any, get_args

import msgspec

from commonroom.games.talisman.about import ABOUT
from commonroom.games.talisman.content import DECKS, REGIONS, Content
from commonroom.games.talisman.entries import Encounter
from commonroom.games.talisman.view import TableView
from commonroom.games.talisman.vocabulary import Breed, Choice, Holding, Resource, Side, Stat
from commonroom.rl.actions import IMPLIED, SEAT, Verbs
from commonroom.rl.domains import DIE, Domain
from commonroom.rl.encodings import (
    Amounts,
    Counts,
    Dice,
    Few,
    Heaps,
    Index,
    LeftOut,
    Length,
    Lying,
    Number,
    OneOf,
    Seat,
    Total,
)
from commonroom.rl.layout import Fields
from commonroom.rl.spec import PHASE, Chosen, Spec, settings


class _Box:
    """The lists of things in the box."""

    def __init__(self, content: Content) -> None:
        encounters = content.encounters
        self.spaces = Domain.of("spaces", content.spaces)
        self.regions = Domain.of("regions", REGIONS)
        self.characters = Domain.of("characters", content.characters)
        self.encounters = Domain.of("encounters", encounters)
        self.followers = Domain.of("followers", _of(encounters, "follower"))
        self.objects = Domain.of(
            "objects",
            _of(encounters, "object", "magic-object"),
            content.purchases,
            content.hallows,
        )
        self.holdings = Domain.of(
            "objects and followers", self.objects.values, self.followers.values
        )
        self.lying = Domain.of("cards on spaces", encounters, content.purchases, content.hallows)
        self.loot = Domain.of("loot", self.objects.values, ["galleon", "fate"])
        self.purchases = Domain.of("purchases", content.purchases)
        self.spells = Domain.of("spells", content.spells)
        self.sources = Domain.of(
            "sources", content.characters, encounters, content.purchases, content.spells
        )
        self.choices = Domain.of("choices", _choices(content))
        self.doubled = Domain.of("resources", get_args(Resource), get_args(Holding))
        self.stats = Domain.of("stats", get_args(Stat))
        self.sides = Domain.of("sides", get_args(Side))
        self.faces_of_cards = Domain.of("sides of a card", ["a", "b"])
        self.lives = Domain.of("lives", range(1, content.limit.life + 1))
        self.die = DIE
        self.foes = Domain.of("foes", content.characters, encounters, content.villain)
        self.breeds = Domain.of("breeds", get_args(Breed))
        self.fights = Domain.of("fights", ["card", "follower", "foe", "voldemort", "character"])
        self.todo = Domain.of("to do", ["cards", "text", "visits", "take"])
        self.decks = Domain.of("decks", DECKS)
        self.moves = Domain.of("next moves", ["region"], content.spaces)
        self.settings = settings(ABOUT)


def _of(encounters: dict[str, Encounter], *kinds: str) -> list[str]:
    return [card.id for card in encounters.values() if card.kind in kinds]


def _choices(content: Content) -> list[str]:
    """The named choices of all cards and spaces, wherever in their effects they are."""
    entries = [*content.spaces.values(), *content.characters.values()]
    found: list[str] = []

    def search(thing: Any) -> None:
        if isinstance(thing, Choice):
            found.append(thing.id)
        if isinstance(thing, msgspec.Struct):
            for name in thing.__struct_fields__:
                search(getattr(thing, name))
        elif isinstance(thing, tuple):
            for part in thing:
                search(part)

    for entry in (
        *entries, *content.encounters.values(), *content.spells.values(),
        *content.purchases.values(), *content.villain.values(),
    ):  # fmt: skip
        search(entry)
    return found


def spec(content: Content) -> Spec:
    """The title, with this content."""
    box = _Box(content)
    return Spec(
        verbs=_verbs(box),
        view=TableView,
        fields=lambda seats: _fields(box, seats),
        subjects=Domain.of("subjects", box.spaces.values, box.sources.values, content.villain),
        domains=tuple(vars(box).values()),
    )


def _verbs(box: _Box) -> Verbs:
    return {
        "accept": (),
        "again": (),
        "attack": (box.followers,),
        "attacked": (SEAT,),
        "barrier": (),
        "block": (),
        "buy": (box.purchases, IMPLIED),
        "buy-spells": (),
        "cast": (IMPLIED, box.spells),
        "cast-on": (IMPLIED, box.spells, SEAT),
        "choose": (box.choices,),
        "confront": (),
        "cross": (box.sources,),
        "decline": (),
        "die": (DIE,),
        "ditch": (box.holdings,),
        "ditch-galleon": (),
        "done": (),
        "double": (box.doubled,),
        "drop-challenge": (),
        "duel": (SEAT,),
        "end": (),
        "enter": (),
        "evade": (box.sources,),
        "exchange": (box.stats,),
        "face-up": (box.faces_of_cards,),
        "fate": (DIE,),
        "fight": (),
        "first": (SEAT,),
        "foretell": (DIE,),
        "gain-fate": (),
        "gates": (box.stats,),
        "give-fate": (),
        "give-spells": (),
        "give-up": (box.holdings,),
        "go": (box.spaces,),
        "heal": (box.lives,),
        "keep": (DIE,),
        "leave": (box.objects,),
        "lose-life": (),
        "meet-by-spell": (box.spells, SEAT),
        "move": (),
        "offer": (box.encounters,),
        "pass": (),
        "pay-spell": (box.spells,),
        "play": (box.characters,),
        "put-aside": (DIE,),
        "remain": (),
        "replace": (box.encounters,),
        "reroll": (box.sources, DIE),
        "rob": (SEAT, box.loot),
        "sell": (box.objects,),
        "short-walk": (box.spaces,),
        "side": (box.sides,),
        "space": (),
        "stat": (box.stats,),
        "take": (box.lying,),
        "take-galleon": (),
        "take-galleons": (),
        "threaten": (SEAT,),
        "travel": (box.spaces,),
        "turn-back": (),
        "use": (box.sources,),
        "voldemort": (box.spaces,),
        "walk": (box.spaces,),
        "wound": (),
    }


def _fields(box: _Box, seats: int) -> Fields:
    return {
        "seat": Index(seats),
        "phase": PHASE,
        "options": Chosen(box.settings),
        **_player(box, seats),
        **_turn(box, seats),
        **_fight(box, seats),
        "advantage": OneOf(box.sides),
        "voldemort": OneOf(box.spaces),
        "lying": Lying(box.spaces, box.lying),
        "coins": Amounts(box.spaces),
        "held": Amounts(box.encounters),
        "decks": Heaps(box.encounters),
        "bottoms": Heaps(box.encounters),
        "discards": Heaps(box.encounters),
        "unseen_spells": Counts(box.spells, 3),
        "spell_deck": Number(30),
        "spell_discard": Counts(box.spells, 3),
        "purchases": Amounts(box.purchases, 4),
        "galleons": Number(40),
        "fate": Number(40),
        "unused": Counts(box.characters),
        "out": Counts(box.characters),
        "slow.card": OneOf(box.encounters),
        "winner": Seat(seats),
    }


def _player(box: _Box, seats: int) -> Fields:
    return {
        "players": 0,
        "players.seat": LeftOut("players are in the order of seats"),
        "players.character": OneOf(box.characters),
        "players.side": OneOf(box.faces_of_cards),
        "players.alignment": OneOf(box.sides),
        "players.space": OneOf(box.spaces),
        "players.region": OneOf(box.regions),
        "players.magic_parts": Total(20),
        "players.might_parts": Total(20),
        "players.spells": Counts(box.spells, 3),
        "players.objects": Counts(box.objects, 4),
        "players.followers": Counts(box.followers),
        "players.trophies": Counts(box.encounters),
        "players.next_move": OneOf(box.moves),
        "players.commander": Seat(seats),
        "players.evading": OneOf(box.sources),
    }


def _turn(box: _Box, seats: int) -> Fields:
    return {
        "turn.number": Number(500),
        "turn.active": Seat(seats),
        "turn.dice": Dice(),
        "turn.portkeys": Length(4),
        "turn.todo": Counts(box.todo),
        "turn.queue": Counts(box.lying),
        "turn.sent": OneOf(box.spaces),
        "turn.ditched": Length(6),
        "turn.offered": Counts(box.encounters),
    }


def _fight(box: _Box, seats: int) -> Fields:
    return {
        "fight.seat": Seat(seats),
        "fight.other": Seat(seats),
        "fight.kind": OneOf(box.fights),
        "fight.stat": OneOf(box.stats),
        "fight.foes": Counts(box.foes, others=True),
        "fight.strengths": Few(3, 12),
        "fight.breeds": Counts(box.breeds, 3),
        "fight.sides": Counts(box.sides, 3),
        "fight.mine": LeftOut("part of `fight.parts`"),
        "fight.theirs": LeftOut("part of `fight.foe_parts`"),
        "fight.used": Length(4),
        "fight.parts": Total(30),
        "fight.foe_parts": Total(30),
        "fight.dice": Dice(),
        "fight.other_dice": Dice(),
    }
