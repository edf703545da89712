"""The expert: scores when the actions suffice, throws Bludgers where they hurt, races by odds."""

from __future__ import annotations

from typing import ClassVar

from commonroom.games.year_at_hogwarts.content import Content
from commonroom.games.year_at_hogwarts.quidditch.bots import flying, racing
from commonroom.games.year_at_hogwarts.quidditch.bots.sense import Enemies, Sense
from commonroom.games.year_at_hogwarts.quidditch.seen import QuidditchView
from commonroom.kernel import Chance, Msg
from commonroom.kernel.policy import Choice, Plan, Question


class Expert:
    """The best flyer that we have without searching."""

    speaks_at: ClassVar[frozenset[str]] = frozenset()

    def __init__(self, content: Content) -> None:
        self.content = content
        self._enemies = Enemies()
        self._plan: Plan | None = None

    def choose(self, view: QuidditchView, question: Question, chance: Chance) -> Choice | None:
        """The option that promises most."""
        self._plan = None
        if question.as_guest:
            return None
        name = question.prompt.key.removeprefix("yh-ask-")
        if name == "house":
            return Choice(chance.one_of(question.options, "house"), Msg("yh-reason-taste"))
        sense = Sense(view, question.seat, self._enemies)
        if name == "action":
            choice = flying.action(sense, question, chance)
            self._plan = sense.plan
            return choice
        if name in racing.ANSWERS:
            return racing.ANSWERS[name](self.content, sense, question)
        return flying.FLYING[name](sense, question)

    def plan(self) -> Plan | None:
        """The rest of the attack that its last answer was the first action of."""
        return self._plan
