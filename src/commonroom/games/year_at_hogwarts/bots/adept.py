"""The adept: has played a few years, and knows its way about the school.

It plans its ways, objects and missions like an expert. In fights it goes by feeling: strong cards
first, healing when it is weak; it reckons no chances there, and keeps no card for later. What cards
and objects can do before the roll or when a turn ends it forgets.
"""

from __future__ import annotations

from commonroom.games.year_at_hogwarts.bots import fighting
from commonroom.games.year_at_hogwarts.bots.expert import ANSWERS, Expert
from commonroom.games.year_at_hogwarts.bots.moment import Moment
from commonroom.games.year_at_hogwarts.bots.weights import Weights
from commonroom.games.year_at_hogwarts.content import Content
from commonroom.games.year_at_hogwarts.quidditch.bots import LEVELS as QUIDDITCH
from commonroom.kernel import Msg, Option
from commonroom.kernel.policy import Choice

_FEELING = Weights(growth=0.0, hp=2.0, floo=12.0, hunt=6.0)
"""It does not count on becoming stronger on the way, and follows nobody about."""


def _plainly(option: Option) -> Choice:
    return Choice(option, Msg("yh-reason-novice"))


def _plan(moment: Moment) -> Choice:
    return _plainly(("roll",))


def _turn_end(moment: Moment) -> Choice:
    return _plainly(("decline",))


class Adept(Expert):
    """Plans well, and fights by feeling."""

    answers = ANSWERS | {"fight": fighting.by_feeling, "plan": _plan, "turn-end": _turn_end}

    def __init__(self, content: Content) -> None:
        super().__init__(content, _FEELING)
        self._flyer = QUIDDITCH["adept"](content)
