"""The expert: scores when the actions suffice, throws Bludgers where they hurt, races by odds."""

from __future__ import annotations

from typing import ClassVar

from commonroom.games.year_at_hogwarts.content import Content
from commonroom.games.year_at_hogwarts.quidditch.bots import flying, racing
from commonroom.games.year_at_hogwarts.quidditch.bots.sense import Sense, Throws
from commonroom.games.year_at_hogwarts.quidditch.seen import QuidditchView
from commonroom.kernel import Chance, Msg
from commonroom.kernel.policy import Choice, Question


class Expert:
    """The best flyer that we have without searching."""

    speaks_at: ClassVar[frozenset[str]] = frozenset()

    def __init__(self, content: Content) -> None:
        self.content = content
        self._throws = Throws()

    def choose(self, view: QuidditchView, question: Question, chance: Chance) -> Choice | None:
        """The option that promises most."""
        if question.as_guest:
            return None
        name = question.prompt.key.removeprefix("yh-ask-")
        if name == "house":
            return Choice(chance.one_of(question.options, "house"), Msg("yh-reason-taste"))
        sense = Sense(view, question.seat, self._throws)
        if name == "action":
            return flying.action(sense, question, chance)
        if name in racing.ANSWERS:
            return racing.ANSWERS[name](self.content, sense, question)
        return flying.FLYING[name](sense, question)
