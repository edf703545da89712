"""The expert: weighs what every option promises, with chances, and says why in a line.

It keeps nothing from one question to the next but sums that would come out the same again.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from commonroom.games.year_at_hogwarts.bots import answers, fighting, moving
from commonroom.games.year_at_hogwarts.bots.moment import Knowledge, Moment
from commonroom.games.year_at_hogwarts.bots.novice import PITCH
from commonroom.games.year_at_hogwarts.bots.weights import Weights
from commonroom.games.year_at_hogwarts.content import Content
from commonroom.games.year_at_hogwarts.quidditch.bots import LEVELS as QUIDDITCH
from commonroom.games.year_at_hogwarts.seen import TableView
from commonroom.kernel import Chance, Msg
from commonroom.kernel.policy import Choice, Question

ANSWERS: dict[str, Callable[[Moment], Choice]] = {
    "student": answers.taste,
    "first": answers.taste,
    "guard": answers.taste,
    "plan": moving.plan,
    "moves": moving.moves,
    "walk": moving.walk,
    "reach": moving.reach,
    "go": moving.go,
    "tower": moving.tower,
    "trip": moving.trip,
    "turn-end": answers.turn_end,
    "common-room": answers.draw,
    "draw": answers.draw,
    "swap-offer": answers.swap_offer,
    "swap-object": answers.swap_object,
    "swap-places": answers.swap_places,
    "take-object": answers.take_object,
    "discard": answers.part_with,
    "drop-object": answers.part_with,
    "give": answers.part_with,
    "name": answers.name,
    "choose": answers.choose,
    "pick-action": answers.pick_action,
    "lay": answers.lay,
    "pitch": answers.pitch,
    "mission": fighting.mission,
    "gather": fighting.gather,
    "wait": fighting.wait,
    "pledge": fighting.pledge,
    "fight": fighting.fight,
    "answer": fighting.answer,
    "brawl": fighting.brawl,
    "defence-die": fighting.defence_die,
    "search": fighting.search,
    "attack": fighting.attack,
    "prize": fighting.prize,
    "death-eater": fighting.death_eater,
}
"""What is asked → who answers."""


class Expert(Knowledge):
    """The best student that we have without searching."""

    speaks_at: ClassVar[frozenset[str]] = frozenset()
    only: ClassVar[Msg] = Msg("yh-reason-only-option")
    answers: ClassVar[dict[str, Callable[[Moment], Choice]]] = ANSWERS

    def __init__(
        self, content: Content, weights: Weights | None = None, *, thorough: bool = False
    ) -> None:
        super().__init__(content, weights, thorough=thorough)
        self._flyer = QUIDDITCH["expert"](content)

    def choose(self, view: TableView, question: Question, chance: Chance) -> Choice | None:
        """The option that promises most."""
        if question.as_guest:
            return None
        if len(question.options) == 1:
            return Choice(question.options[0], self.only)
        name = question.prompt.key.removeprefix("yh-ask-")
        if name in PITCH and view.quidditch is not None:
            return self._flyer.choose(view.quidditch, question, chance)
        return self.answers[name](Moment(self, view, question, chance))


class Thorough(Expert):
    """An expert who leaves nothing out in fights: what a master thinks before it looks ahead."""

    def __init__(self, content: Content) -> None:
        super().__init__(content, thorough=True)
