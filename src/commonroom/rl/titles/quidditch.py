"""Quidditch: the fields of its view, also as a part of A Year at Hogwarts."""

from __future__ import annotations

from commonroom.games.year_at_hogwarts.content import Content
from commonroom.games.year_at_hogwarts.quidditch import options
from commonroom.games.year_at_hogwarts.quidditch.seen import QuidditchView
from commonroom.games.year_at_hogwarts.quidditch.state import HOUSES, PIECES
from commonroom.rl.domains import DIE, Domain, listed
from commonroom.rl.encodings import (
    Counts,
    Dice,
    Index,
    LeftOut,
    Number,
    OneOf,
    OneOfEach,
    Seat,
)
from commonroom.rl.layout import Fields
from commonroom.rl.spec import PHASE, Spec


class Pitch:
    """The lists of things on the pitch."""

    def __init__(self, content: Content) -> None:
        self.houses = listed(options.HOUSES, content)
        self.pieces = listed(options.PIECES, content)
        self.chasers = listed(options.CHASERS, content)
        self.slots = listed(options.SLOTS, content)
        self.lines = listed(options.LINES, content)
        self.directions = listed(options.DIRECTIONS, content)
        self.race_cards = listed(options.RACE_CARDS, content)
        self.carriers = Domain.of(
            "carriers", [f"{side}:{piece}" for side in range(2) for piece in PIECES]
        )
        self.die = DIE


def spec(content: Content) -> Spec:
    """The title, with this content."""
    pitch = Pitch(content)
    return Spec(
        view=QuidditchView,
        fields=lambda seats: fields(pitch, seats),
        subjects=named_pieces(),
        domains=tuple(vars(pitch).values()),
    )


def named_pieces() -> Domain:
    """The pieces as questions name them, with their houses."""
    return Domain.of("subjects", [f"{house}-{piece}" for house in HOUSES for piece in PIECES])


def fields(pitch: Pitch, seats: int) -> Fields:
    """What is seen of a match. Sides are not turned round: 0 plays from the left."""
    return {
        "seat": Index(seats),
        "phase": PHASE,
        "sides": 2,
        "sides.seat": Seat(seats),
        "sides.house": OneOf(pitch.houses),
        "sides.at": OneOfEach(pitch.pieces, pitch.slots),
        "sides.goals": Number(2),
        "sides.seeker": Number(24),
        "sides.card_count": Number(4),
        "sides.cards": Counts(pitch.race_cards, 2),
        "turn": Index(2),
        "actions": Number(12),
        "quaffle": OneOf(pitch.slots),
        "carrier": OneOf(pitch.carriers),
        "bludgers": Counts(pitch.slots),
        "dice": Dice(2),
        "lap": LeftOut("always the same"),
        "winner": Index(2),
        "unseen": Counts(pitch.race_cards, 2),
    }
