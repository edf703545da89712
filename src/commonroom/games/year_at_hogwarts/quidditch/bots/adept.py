"""The adept: has flown a few times, and knows what beaters are for.

It throws a Bludger that is at hand when somebody stands in its way, and else goes for the goal by
the shortest way. It does not ask itself which comes first, does not wait until a chaser can run all
the way, and brings nobody nearer while there is nothing to be done at once.
"""

from __future__ import annotations

from typing import ClassVar

from commonroom.games.year_at_hogwarts.content import Content
from commonroom.games.year_at_hogwarts.quidditch.bots import flying, racing
from commonroom.games.year_at_hogwarts.quidditch.bots.novice import Novice
from commonroom.games.year_at_hogwarts.quidditch.bots.sense import Sense
from commonroom.games.year_at_hogwarts.quidditch.seen import QuidditchView
from commonroom.kernel import Chance, Msg
from commonroom.kernel.policy import Choice, Question

_AT_HAND = 3
"""Moves to a Bludger that are not too many."""


class Adept:
    """Knows all that can be done, and does it at once."""

    speaks_at: ClassVar[frozenset[str]] = frozenset()

    def __init__(self, content: Content) -> None:
        self.content = content
        self._novice = Novice(content)

    def choose(self, view: QuidditchView, question: Question, chance: Chance) -> Choice | None:
        """A throw, a goal, or what a novice would do."""
        name = question.prompt.key.removeprefix("yh-ask-")
        sense = Sense(view, question.seat)
        if name == "action":
            throw = flying.throw_at_hand(sense, question.options, _AT_HAND)
            if throw is not None:
                return Choice(throw, Msg("yh-reason-beater"))
            attack = flying.attack(sense, question.options)
            if attack is not None:
                return Choice(attack, Msg("yh-reason-attack"))
        if name in racing.ANSWERS:
            return racing.ANSWERS[name](self.content, sense, question)
        if name in flying.FLYING:
            return flying.FLYING[name](sense, question)
        return self._novice.choose(view, question, chance)
