"""Talisman: the fields of its view."""

from __future__ import annotations

from typing import get_args

from commonroom.games.talisman import options
from commonroom.games.talisman.about import ABOUT
from commonroom.games.talisman.content import DECKS, REGIONS, Content
from commonroom.games.talisman.game import BARRIER
from commonroom.games.talisman.view import TableView
from commonroom.games.talisman.vocabulary import Breed
from commonroom.rl.domains import DIE, Domain, listed
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
        self.spaces = listed(options.SPACES, content)
        self.regions = Domain.of("regions", REGIONS)
        self.characters = listed(options.CHARACTERS, content)
        self.encounters = listed(options.ENCOUNTERS, content)
        self.followers = listed(options.FOLLOWERS, content)
        self.objects = listed(options.OBJECTS, content)
        self.holdings = listed(options.HOLDINGS, content)
        self.lying = listed(options.LYING, content)
        self.loot = listed(options.LOOT, content)
        self.purchases = listed(options.PURCHASES, content)
        self.spells = listed(options.SPELLS, content)
        self.sources = listed(options.SOURCES, content)
        self.choices = listed(options.CHOICES, content)
        self.doubled = listed(options.RESOURCES, content)
        self.stats = listed(options.STATS, content)
        self.sides = listed(options.SIDES, content)
        self.faces_of_cards = listed(options.FACES, content)
        self.lives = listed(options.LIVES, content)
        self.die = DIE
        self.foes = Domain.of("foes", content.characters, content.encounters, content.villain)
        self.breeds = Domain.of("breeds", get_args(Breed))
        self.fights = Domain.of(
            "fights", ["card", "follower", "foe", "voldemort", "character", BARRIER]
        )
        self.evaders = listed(options.EVADERS, content)
        self.enemies = listed(options.ENEMIES, content)
        self.todo = Domain.of("to do", ["cards", "text", "visits", "take"])
        self.decks = Domain.of("decks", DECKS)
        self.moves = Domain.of("next moves", ["region"], content.spaces)
        self.settings = settings(ABOUT)


def spec(content: Content) -> Spec:
    """The title, with this content."""
    box = _Box(content)
    return Spec(
        view=TableView,
        fields=lambda seats: _fields(box, seats),
        subjects=Domain.of("subjects", box.spaces.values, box.sources.values, content.villain),
        domains=tuple(vars(box).values()),
    )


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
