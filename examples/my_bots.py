"""A bot of one's own for Quidditch: see docs/write-a-bot.md."""

from __future__ import annotations

from typing import Any

from commonroom.games.year_at_hogwarts.quidditch.bots.novice import Novice
from commonroom.games.year_at_hogwarts.quidditch.odds import standing, struck
from commonroom.games.year_at_hogwarts.quidditch.pitch import DIRECTIONS, Slot
from commonroom.games.year_at_hogwarts.quidditch.view import QuidditchView
from commonroom.kernel import Chance
from commonroom.kernel.policy import Choice, Question


class Batter:
    """Plays like a novice, but knows what Bludgers are for."""

    def __init__(self, content: Any) -> None:
        self.novice = Novice(content)

    def choose(self, view: QuidditchView, question: Question, chance: Chance) -> Choice | None:
        worths = [self.worth(view, question.seat, option) for option in question.options]
        if max(worths) < 0.3:
            return self.novice.choose(view, question, chance)
        return Choice(question.options[worths.index(max(worths))])

    def worth(self, view: QuidditchView, seat: int, option: tuple[Any, ...]) -> float:
        """The chance to put somebody out."""
        number = [side.seat for side in view.sides].index(seat)
        match option:
            case ("fly", str(piece), int(column), int(row)) if piece.startswith("beater"):
                here = (column, row)
                if here in view.bludgers:
                    return max(self.hits(view, number, here, way) for way in DIRECTIONS)
            case ("throw", int(across), int(up)):
                mine = view.sides[number].at
                beaters = [mine[piece] for piece in mine if piece.startswith("beater")]
                here = next(slot for slot in beaters if slot in view.bludgers)
                return 1 + self.hits(view, number, here, (across, up))
        return 0.0

    def hits(self, view: QuidditchView, number: int, start: Slot, way: Slot) -> float:
        """The chance to put out whoever stands first in a Bludger's way."""
        found = struck(standing(view, 1 - number), start, way)
        return 0.0 if found is None else found[1]
