"""A bot of one's own for Quidditch: see docs/write-a-bot.md."""

from __future__ import annotations

from typing import Any

from commonroom.games.year_at_hogwarts.quidditch.bots.novice import Novice
from commonroom.games.year_at_hogwarts.quidditch.bots.sense import Sense
from commonroom.games.year_at_hogwarts.quidditch.options import FLY
from commonroom.games.year_at_hogwarts.quidditch.pitch import bit
from commonroom.games.year_at_hogwarts.quidditch.seen import QuidditchView
from commonroom.kernel import Chance, Option
from commonroom.kernel.policy import Choice, Question


class Chaser:
    """Plays like a novice, but sends the nearest Chaser after the Quaffle."""

    def __init__(self, content: Any) -> None:
        self.novice = Novice(content)

    def choose(self, view: QuidditchView, question: Question, chance: Chance) -> Choice | None:
        if {option[0] for option in question.options} & {"shoot", "steal", "pass"}:
            return self.novice.choose(view, question, chance)
        if flights := self.flights(Sense(view, question.seat), question.options):
            return Choice(chance.one_of(flights, "which chaser"))
        return self.novice.choose(view, question, chance)

    def flights(self, sense: Sense, options: tuple[Option, ...]) -> list[Option]:
        """The first step of each shortest way to a Quaffle that the own side does not hold."""
        found: dict[int, list[Option]] = {}
        for piece in [] if sense.have_it else sense.chasers:
            way = sense.path(sense.mine.at[piece], bit(sense.view.quaffle), onto=True)
            if way and (flight := FLY.option(piece, *way[0])) in options:
                found.setdefault(len(way), []).append(flight)
        return found[min(found)] if found else []
