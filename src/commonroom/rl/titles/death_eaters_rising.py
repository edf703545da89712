"""Death Eaters Rising: the fields of its view."""

from __future__ import annotations

from typing import get_args, get_type_hints

from commonroom.games.death_eaters_rising import options
from commonroom.games.death_eaters_rising.about import ABOUT
from commonroom.games.death_eaters_rising.content import VIRTUES, Content
from commonroom.games.death_eaters_rising.seen import TableView
from commonroom.games.death_eaters_rising.vocabulary import Limit
from commonroom.rl.domains import Domain, listed
from commonroom.rl.encodings import (
    Amounts,
    Counts,
    Index,
    LeftOut,
    Length,
    Number,
    OneOf,
    Seat,
    Several,
)
from commonroom.rl.layout import Fields
from commonroom.rl.spec import PHASE, Spec


class _Box:
    """The lists of things in the box."""

    def __init__(self, content: Content) -> None:
        self.wizards = listed(options.WIZARDS, content)
        self.death_eaters = listed(options.DEATH_EATERS, content)
        self.characters = Domain.of(
            "characters", content.wizards, content.death_eaters, content.villain
        )
        self.targets = listed(options.TARGETS, content)
        self.abilities = Domain.of("abilities", content.abilities)
        self.tokens = listed(options.TOKENS, content)
        self.colours = listed(options.COLOURS, content)
        self.faces = listed(options.FACES, content)
        self.turns = listed(options.TURNS, content)
        self.virtues = listed(options.VIRTUES, content)
        self.locations = listed(options.LOCATIONS, content)
        self.places = Domain.of("places", content.places)
        self.spots = Domain.of("places and locations", content.places, content.locations)
        self.starters = listed(options.STARTERS, content)
        self.factions = Domain.of("factions", content.headquarters_of)
        self.limits = _limits()
        self.difficulties = Domain.of("difficulties", ABOUT.options[0].values)


def _limits() -> Domain:
    whats: tuple[str, ...] = get_args(get_type_hints(Limit)["what"])
    return Domain.of("limits", whats, [f"{what}-{virtue}" for what in whats for virtue in VIRTUES])


def spec(content: Content) -> Spec:
    """The title, with this content."""
    box = _Box(content)
    return Spec(
        view=TableView,
        fields=lambda seats: _fields(box, seats),
        subjects=Domain.of("subjects", content.abilities, content.tokens),
        domains=tuple(vars(box).values()),
    )


def _fields(box: _Box, seats: int) -> Fields:
    return {
        "seat": Index(seats),
        "phase": PHASE,
        "difficulty": OneOf(box.difficulties),
        "players": 0,
        "players.seat": LeftOut("players are in the order of seats"),
        "players.faction": OneOf(box.factions),
        "players.headquarters": LeftOut("the faction tells it"),
        "players.team": Counts(box.wizards),
        "players.tokens": Counts(box.tokens, 3),
        "locations": len(box.locations.values),
        "locations.id": LeftOut("locations are in the order of *locations*"),
        "locations.characters": Counts(box.characters),
        "locations.places": Counts(box.places),
        "locations.active_place": OneOf(box.spots),
        "damage": Amounts(box.characters),
        "facing": OneOf(box.locations),
        "damage_to_win": Number(20),
        "hospital": Counts(box.wizards),
        "wizards_to_lose": Number(20),
        "azkaban": Counts(box.death_eaters),
        "controlled": Counts(box.places),
        "fallen": Counts(box.locations),
        "deck": Counts(box.characters),
        "tokens": Counts(box.tokens, 4),
        "used_tokens": Counts(box.tokens, 4),
        "turn.number": Number(50),
        "turn.active": Seat(seats),
        "turn.mission": OneOf(box.locations),
        "turn.placed": OneOf(box.locations),
        "turn.pool": Counts(box.colours, 4),
        "turn.rolled": Counts(box.faces, 4),
        "turn.picked": Counts(box.faces, 4),
        "turn.assigned": Counts(box.colours, 4),
        "turn.discarded": Counts(box.colours, 4),
        "turn.needs": Several(box.targets, 4, 6),
        "turn.matched": Counts(box.characters),
        "turn.spent": Counts(box.abilities),
        "turn.limits": Amounts(box.limits, 2),
        "outcome": Length(1),
    }
