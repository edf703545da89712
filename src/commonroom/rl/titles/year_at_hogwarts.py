"""A Year at Hogwarts: the fields of its view, in part those of other modes."""

from __future__ import annotations

from commonroom.games.year_at_hogwarts import options
from commonroom.games.year_at_hogwarts.about import ABOUT
from commonroom.games.year_at_hogwarts.content import Content
from commonroom.games.year_at_hogwarts.game import KEPT
from commonroom.games.year_at_hogwarts.seen import TableView
from commonroom.kernel import About
from commonroom.rl.domains import Domain, listed
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
    Seats,
)
from commonroom.rl.layout import Fields, under
from commonroom.rl.spec import PHASE, Chosen, Spec, settings
from commonroom.rl.titles import quidditch
from commonroom.rl.titles.quidditch import Pitch

_TEAMS = 8
_SIDES = 4


class Box:
    """The lists of things in the box."""

    def __init__(self, content: Content, about: About) -> None:
        self.spaces = listed(options.SPACES, content)
        self.towers = listed(options.TOWERS, content)
        self.floo_places = listed(options.FLOO_PLACES, content)
        self.students = listed(options.STUDENTS, content)
        self.death_eaters = listed(options.DEATH_EATERS, content)
        self.characters = listed(options.CHARACTERS, content)
        self.fighters = Domain.of("fighters", self.characters.values, content.combat, content.duels)
        self.objects = listed(options.OBJECTS, content)
        self.missions = listed(options.MISSIONS, content)
        self.waits = Domain.of("missions and objects", content.missions, content.objects)
        self.fight_cards = listed(options.FIGHT_CARDS, content)
        self.hand = listed(options.HAND_CARDS, content)
        self.cards = listed(options.CARDS, content)
        self.actions = listed(options.ACTION_CARDS, content)
        self.decks = listed(options.DECKS, content)
        self.kept = Domain.of("decks of hands", KEPT)
        self.tokens = listed(options.TOKENS, content)
        self.moves = listed(options.MOVE_COUNTS, content)
        self.choices = listed(options.CHOICES, content)
        self.fights = Domain.of("fights", ["combat", "duel", "player", "death-eater", "return"])
        self.settings = settings(about)


def spec(content: Content) -> Spec:
    """The title, with this content."""
    box, pitch = Box(content, ABOUT), Pitch(content)
    return Spec(
        view=TableView,
        fields=lambda seats: _fields(box, pitch, seats),
        subjects=Domain.of(
            "subjects", box.objects.values, box.fighters.values, box.missions.values,
            quidditch.named_pieces().values,
        ),
        domains=(*vars(box).values(), *vars(pitch).values()),
    )  # fmt: skip


def _fields(box: Box, pitch: Pitch, seats: int) -> Fields:
    return {
        **shared_fields(box, seats),
        "dark_towers": Counts(box.towers),
        "death_eaters": Counts(box.death_eaters),
        "truces": Length(8),
        "unseen_missions": Counts(box.missions),
        "standing": Length(3),
        "brawl.seats": Seats(seats),
        "brawl.losses": Few(2, 3),
        "brawl.dice": Few(2, 3),
        **under("quidditch", quidditch.fields(pitch, seats)),
    }


def shared_fields(box: Box, seats: int) -> Fields:
    """What a year shares with Voldemort Returns."""
    return {
        "seat": Index(seats),
        "phase": PHASE,
        "options": Chosen(box.settings),
        "players": 0,
        **under("players", _player(box)),
        **under("turn", _turn(box, seats)),
        "lying": Lying(box.spaces, box.objects),
        "deck_sizes": Amounts(box.decks, 40),
        "unseen": Heaps(box.cards, 3),
        "bottoms": Heaps(box.cards, 3),
        "floo": Number(20),
        **under("fight", _fight(box, seats)),
    }


def _player(box: Box) -> Fields:
    return {
        "seat": LeftOut("players are in the order of seats"),
        "team": Index(_TEAMS),
        "student": OneOf(box.characters),
        "space": OneOf(box.spaces),
        "hp": Number(50),
        "points": Number(500),
        "floo_cards": Length(3),
        "counts": Amounts(box.kept, 20),
        "hand": Heaps(box.hand, 3),
        "missions": Counts(box.missions),
        "shown": Counts(box.missions),
        "pledged": Counts(box.hand, 3),
        "objects": Counts(box.objects),
        "done": Counts(box.missions),
        "waiting": OneOf(box.waits),
        "home": OneOf(box.spaces),
    }


def _turn(box: Box, seats: int) -> Fields:
    return {
        "number": Number(500),
        "active": Seat(seats),
        "dice": Dice(),
        "left": Number(20),
        "trodden": Counts(box.spaces),
        "fleer": Seat(seats),
        "trip": OneOf(box.spaces),
    }


def _fight(box: Box, seats: int) -> Fields:
    return {
        "kind": OneOf(box.fights),
        "sides": _SIDES,
        **under("sides", _side(box, seats)),
        **under("foe", _side(box, seats)),
        "acting": Index(_TEAMS),
        "mission": OneOf(box.missions),
        "holder": Seat(seats),
        "hand": Counts(box.fight_cards, 3),
        "playing": Counts(box.cards, 3, others=True),
        "dice": Dice(6),
    }


def _side(box: Box, seats: int) -> Fields:
    return {
        "who": OneOf(box.fighters),
        "seat": Seat(seats),
        "hp": Number(50),
        "full": Number(50),
    }
