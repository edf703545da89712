"""A Year at Hogwarts: its actions and the fields of its view, in part those of other modes."""

from __future__ import annotations

from collections.abc import Iterator

from commonroom.games.year_at_hogwarts.about import ABOUT
from commonroom.games.year_at_hogwarts.board import Space
from commonroom.games.year_at_hogwarts.content import Content
from commonroom.games.year_at_hogwarts.game import KEPT
from commonroom.games.year_at_hogwarts.view import TableView
from commonroom.games.year_at_hogwarts.vocabulary import Choose, unfolded
from commonroom.kernel import About
from commonroom.rl.actions import IMPLIED, SEAT, Verbs
from commonroom.rl.domains import Domain
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

MOST_MOVES = 24
"""More than three dice and an ability can bring."""
_TEAMS = 8
_SIDES = 4


class Box:
    """The lists of things in the box."""

    def __init__(self, content: Content, about: About) -> None:
        spaces = list(_spaces(content))
        self.spaces = Domain.of("spaces", (space.id for space in spaces))
        self.towers = Domain.of("towers", (space.id for space in spaces if space.tower))
        self.floo_places = Domain.of("Floo places", (space.id for space in spaces if space.floo))
        self.students = Domain.of("students", content.students)
        self.death_eaters = Domain.of("Death Eaters", content.death_eaters)
        self.characters = Domain.of(
            "characters", content.students, content.death_eaters, content.villain
        )
        self.fighters = Domain.of("fighters", self.characters.values, content.combat, content.duels)
        self.objects = Domain.of("objects", content.objects)
        self.missions = Domain.of("missions", content.missions)
        self.waits = Domain.of("missions and objects", content.missions, content.objects)
        self.fight_cards = Domain.of("spells and potions", content.fight_cards)
        self.hand = Domain.of("spells, potions and books", content.fight_cards, content.books)
        self.cards = Domain.of("cards", content.deck_of)
        self.actions = Domain.of("action cards", content.actions)
        self.decks = Domain.of("decks", content.decks)
        self.kept = Domain.of("decks of hands", KEPT)
        self.tokens = Domain.of("tokens", ["floo", "portkey"])
        self.moves = Domain.of("moves", range(MOST_MOVES + 1))
        self.choices = Domain.of("choices", range(_most_choices(content)))
        self.fights = Domain.of("fights", ["combat", "duel", "player", "death-eater", "return"])
        self.settings = settings(about)


def _spaces(content: Content) -> Iterator[Space]:
    """The spaces of all editions."""
    for board in content.boards.values():
        yield from board.spaces.values()


def _most_choices(content: Content) -> int:
    lists = [
        *(card.effects for card in content.actions.values()),
        *(card.effects for card in content.events.values()),
        *(card.start for card in content.fight_cards.values()),
        *(thing.power.effects for thing in content.objects.values() if thing.power is not None),
    ]
    found = [one for effects in lists for one in unfolded(effects) if isinstance(one, Choose)]
    return max((len(one.options) for one in found), default=1)


def spec(content: Content) -> Spec:
    """The title, with this content."""
    box, pitch = Box(content, ABOUT), Pitch(content)
    return Spec(
        verbs={**quidditch.verbs(pitch), **turn_verbs(box), **_year_verbs(box)},
        view=TableView,
        fields=lambda seats: _fields(box, pitch, seats),
        subjects=Domain.of(
            "subjects", box.objects.values, box.fighters.values, box.missions.values,
            quidditch.named_pieces().values,
        ),
        domains=(*vars(box).values(), *vars(pitch).values()),
    )  # fmt: skip


def turn_verbs(box: Box) -> Verbs:
    """What a year shares with Voldemort Returns.

    An object is one token, so whoever is offered something for it is known; and whoever lays one
    down has been told which.
    """
    return {
        "accept": (),
        "decline": (),
        "student": (box.students,),
        "guard": (box.towers,),
        "roll": (),
        "cast": (box.fight_cards,),
        "use": (box.objects,),
        "moves": (box.moves,),
        "go": (box.spaces,),
        "stop": (),
        "walk": (box.spaces,),
        "take": (box.objects,),
        "exchange": (box.objects, box.objects),
        "done": (),
        "lay": (IMPLIED, box.spaces),
        "draw": (box.decks,),
        "offer": (box.objects, IMPLIED, box.objects),
        "floo": (box.floo_places,),
        "portkey": (),
        "discard": (box.hand,),
        "give": (box.hand,),
        "give-object": (box.objects,),
        "name": (SEAT,),
        "search": (box.cards,),
        "attack": (SEAT,),
        "strike": (),
        "strike-hard": (),
        "play": (box.fight_cards,),
        "endure": (),
        "roll-defence": (),
        "take-hit": (),
    }


def _year_verbs(box: Box) -> Verbs:
    return {
        "refuse": (),
        "first": (SEAT,),
        "resolve": (box.actions,),
        "challenge": (SEAT,),
        "drop": (box.objects,),
        "swap": (box.objects, IMPLIED, box.objects),
        "swap-places": (SEAT,),
        "choose": (box.choices,),
        "mission": (box.missions,),
        "wait": (box.missions,),
        "leave": (),
        "pledge": (box.hand,),
        "attack-death-eater": (),
        "sheet": (box.death_eaters,),
        "win-object": (box.objects,),
        "win-token": (box.tokens,),
        "win-cards": (),
        "enough": (),
    }


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
