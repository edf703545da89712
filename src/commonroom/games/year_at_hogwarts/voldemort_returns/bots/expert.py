"""The expert: weighs every walk by what its end is worth, and fights by exact chances of dice."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from commonroom.games.year_at_hogwarts.bots.course import Course
from commonroom.games.year_at_hogwarts.content import Content
from commonroom.games.year_at_hogwarts.voldemort_returns.bots import (
    answers,
    fighting,
    moving,
)
from commonroom.games.year_at_hogwarts.voldemort_returns.bots.situation import Situation
from commonroom.games.year_at_hogwarts.voldemort_returns.seen import ReturnView
from commonroom.kernel import Chance, Msg
from commonroom.kernel.policy import Choice, Plan, Question


class Expert:
    """The best player of Voldemort Returns that we have without searching."""

    speaks_at: ClassVar[frozenset[str]] = frozenset()
    only: ClassVar[Msg] = Msg("yh-reason-return-only")

    def __init__(self, content: Content, *, keen: bool = True) -> None:
        self.content = content
        self._keen = keen
        self._course = Course()

    def choose(self, view: ReturnView, question: Question, chance: Chance) -> Choice | None:
        """The option that promises most."""
        self._course.plan = None
        if question.as_guest:
            return None
        if len(question.options) == 1:
            return Choice(question.options[0], self.only)
        name = question.prompt.key.removeprefix("yh-ask-")
        step = moving.followed(self._course, view, question) if name == "walk" else None
        if step is not None:
            return step
        now = Situation(self.content, view, question, chance, self._course, keen=self._keen)
        return _ANSWERS[name](now)

    def plan(self) -> Plan | None:
        """The rest of the walk that its last answer was the first step of."""
        return self._course.plan


_ANSWERS: dict[str, Callable[[Situation], Choice]] = {
    "student": answers.taste,
    "plan": answers.plan,
    "take-object": answers.take_object,
    "name": answers.name,
    "moves": moving.moves,
    "walk": moving.walk,
    "reach": moving.trip,
    "go": moving.go,
    "tower": moving.tower,
    "trip": moving.trip,
    "pitch": answers.enough,
    "common-room": answers.common_room,
    "swap-offer": answers.enough,
    "draw": answers.common_room,
    "discard": answers.part_with,
    "give": answers.part_with,
    "search": answers.search,
    "lay": answers.taste,
    "horcrux": answers.horcrux,
    "horcrux-again": answers.horcrux_again,
    "pass-on": answers.pass_on,
    "command": answers.command,
    "muster": answers.muster,
    "hide": answers.hide,
    "face": fighting.face,
    "attack": fighting.attack,
    "fight": fighting.fight,
    "answer": fighting.answer,
    "defence-die": fighting.defence_die,
}
"""What is asked → who answers."""
