"""Voldemort Returns: the fields of its view."""

from __future__ import annotations

from commonroom.games.year_at_hogwarts.content import Content
from commonroom.games.year_at_hogwarts.voldemort_returns.about import ABOUT
from commonroom.games.year_at_hogwarts.voldemort_returns.seen import ReturnView
from commonroom.rl.domains import Domain
from commonroom.rl.encodings import Amounts, BySeat, Counts, LeftOut, Length, OneOf, Seat
from commonroom.rl.layout import Fields
from commonroom.rl.spec import Spec
from commonroom.rl.titles.year_at_hogwarts import Box, shared_fields

_NO_MISSIONS = LeftOut("there are no missions in this mode")


def spec(content: Content) -> Spec:
    """The title, with this content."""
    box = Box(content, ABOUT)
    return Spec(
        view=ReturnView,
        fields=lambda seats: _fields(box, len(content.death_eaters) + 1, seats),
        subjects=Domain.of("subjects", box.objects.values, box.characters.values),
        domains=tuple(vars(box).values()),
    )


def _fields(box: Box, villains: int, seats: int) -> Fields:
    return {
        **shared_fields(box, seats),
        "players.mission_count": _NO_MISSIONS,
        "players.missions": _NO_MISSIONS,
        "players.shown": _NO_MISSIONS,
        "players.pledged": _NO_MISSIONS,
        "players.done": _NO_MISSIONS,
        "fight.mission": _NO_MISSIONS,
        "villain": Seat(seats),
        "characters": villains,
        "characters.character": OneOf(box.characters),
        "characters.space": OneOf(box.spaces),
        "characters.counts": Amounts(box.kept),
        "characters.hand": Counts(box.fight_cards, 3),
        "characters.objects": Counts(box.objects),
        "aside": Counts(box.objects),
        "destroyed": Counts(box.objects),
        "towers": BySeat(seats, OneOf(box.towers)),
        "wary": Length(6),
        "shared": OneOf(box.spaces),
        "victor": LeftOut("the game is over then"),
    }
