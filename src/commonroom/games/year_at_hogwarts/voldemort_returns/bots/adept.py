"""The adept: has played a few times, and looks where a walk leads before it sets out.

It knows whom it would meet and what lies on the way, whom to attack, and when to defend itself. It
has seen Voldemort rise on the pitch, and hides his Wand far from there, but not yet that the Wand
decides all once he has it. In fights it rolls its dice and keeps its cards; where to hide the Stone
and whom to send it decides without much thought.
"""

from __future__ import annotations

from typing import ClassVar

from commonroom.games.year_at_hogwarts.content import Content
from commonroom.games.year_at_hogwarts.voldemort_returns.bots.expert import Expert
from commonroom.games.year_at_hogwarts.voldemort_returns.bots.novice import Novice
from commonroom.games.year_at_hogwarts.voldemort_returns.game import WAND
from commonroom.games.year_at_hogwarts.voldemort_returns.seen import ReturnView
from commonroom.kernel import Chance
from commonroom.kernel.policy import Choice, Question

_KNOWS = frozenset({
    "yh-ask-walk", "yh-ask-moves", "yh-ask-go", "yh-ask-tower", "yh-ask-trip",
    "yh-ask-face", "yh-ask-attack", "yh-ask-defence-die",
})  # fmt: skip
"""What it has learnt by now; all else it does like a novice."""


class Adept:
    """Walks like an expert, and fights with dice alone."""

    speaks_at: ClassVar[frozenset[str]] = frozenset()

    def __init__(self, content: Content) -> None:
        self._expert = Expert(content, keen=False)
        self._novice = Novice(content)

    def choose(self, view: ReturnView, question: Question, chance: Chance) -> Choice | None:
        """What it has learnt, or what it has always done."""
        policy = self._expert if _knows(question) else self._novice
        return policy.choose(view, question, chance)


def _knows(question: Question) -> bool:
    prompt = question.prompt
    hides_wand = prompt.key == "yh-ask-hide" and prompt.args["object"] == WAND
    return hides_wand or prompt.key in _KNOWS
