"""The novice: after the Quaffle, straight to the goal; it knows no Bludgers and no chances."""

from __future__ import annotations

from typing import ClassVar

from commonroom.games.year_at_hogwarts.content import Content
from commonroom.games.year_at_hogwarts.quidditch.bots.sense import Sense
from commonroom.games.year_at_hogwarts.quidditch.options import (
    ACCEPT,
    END_TURN,
    FLY,
    PASS,
    RACE_CARD,
    SHOOT,
    STEAL,
)
from commonroom.games.year_at_hogwarts.quidditch.pitch import bit
from commonroom.games.year_at_hogwarts.quidditch.seen import QuidditchView
from commonroom.games.year_at_hogwarts.quidditch.state import BEATERS, CHASERS
from commonroom.kernel import Chance, Msg, Option
from commonroom.kernel.policy import Choice, Question

_NOTHING = 0.0
_OTHERS = -1.0
_RANKS: dict[str | int, float] = {
    SHOOT.name: 5.0,
    STEAL.name: 4.0,
    PASS.name: 4.0,
    ACCEPT.name: 1.0,
    RACE_CARD.name: 1.0,
    END_TURN.name: _NOTHING,
}


class Novice:
    """Flies to where the Quaffle is, and with it to where goals are scored."""

    speaks_at: ClassVar[frozenset[str]] = frozenset()

    def __init__(self, content: Content) -> None:
        self.content = content

    def choose(self, view: QuidditchView, question: Question, chance: Chance) -> Choice | None:
        """The option with the highest priority; chance decides between equals."""
        if question.as_guest:
            return None
        sense = Sense(view, question.seat)
        _, ties = question.best(lambda option: _rank(sense, option))
        return Choice(chance.one_of(ties, "novice"), Msg("yh-reason-novice"))


def _rank(sense: Sense, option: Option) -> float:
    if option[0] != FLY.name:
        return _RANKS.get(option[0], _OTHERS)
    if not sense.carrier and sense.is_taken(sense.view.quaffle):
        return _NOTHING  # whoever stands on it must be able to step off
    piece, column, row = FLY.args(option)
    if piece in CHASERS:
        way = sense.path(sense.mine.at[piece], _goals(sense, piece), onto=not sense.have_it)
        return 1.0 if way and way[0] == (column, row) else _OTHERS
    return _NOTHING if piece in BEATERS else _OTHERS


def _goals(sense: Sense, piece: str) -> int:
    """Where a chaser wants to be."""
    if not sense.have_it:
        return bit(sense.view.quaffle)
    if sense.carrier == piece:
        return sense.target
    return sense.home if sense.keeper_has_it else 0
