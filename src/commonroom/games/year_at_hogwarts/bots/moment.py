"""A question to the expert, with everything that can be made of the view."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from commonroom.games.year_at_hogwarts.abilities import DrawMore, HealMore
from commonroom.games.year_at_hogwarts.board import LIBRARY, Space, edition_of
from commonroom.games.year_at_hogwarts.bots.atlas import atlas_of
from commonroom.games.year_at_hogwarts.bots.course import Course
from commonroom.games.year_at_hogwarts.bots.mind import Mind
from commonroom.games.year_at_hogwarts.bots.situation import setting_out
from commonroom.games.year_at_hogwarts.bots.skill import Skill
from commonroom.games.year_at_hogwarts.bots.weights import Weights
from commonroom.games.year_at_hogwarts.content import Content
from commonroom.games.year_at_hogwarts.seen import TableView
from commonroom.kernel import Chance, Msg, Option
from commonroom.kernel.policy import Choice, Question

DECKS = ("spell", "potion", "book")
Gifts: TypeAlias = tuple[int, tuple[tuple[str, int], ...]]
"""HP, and decks with the number of cards."""


class Knowledge:
    """What a policy keeps from one question to the next: the box, its scales, and sums."""

    def __init__(
        self, content: Content, weights: Weights | None = None, *, thorough: bool = False
    ) -> None:
        self.content = content
        self.weights = weights or Weights()
        self.skill = Skill(content, thorough=thorough)
        self.atlases = {edition: atlas_of(board) for edition, board in content.boards.items()}
        self._gifts: dict[tuple[str, str, str], Gifts] = {}
        self.course = Course()
        self._key: object = None
        self._mind: Mind | None = None

    def mind(self, view: TableView, seat: int) -> Mind:
        """What is already worked out about this table, as long as nothing has changed."""
        me, turn = view.players[seat], view.turn
        others = [
            (one.space, one.objects, one.hp, one.points, one.counts, one.waiting, one.floo)
            for one in view.players
            if one is not me
        ]
        key = (
            turn.number, seat, me.hp, me.points, me.objects, me.hand, me.floo, me.portkeys,
            me.waiting, view.lying, turn.active, setting_out(view, seat), others, view.deck_sizes,
        )  # fmt: skip
        if self._mind is None or key != self._key:
            atlas = self.atlases[edition_of(view.options)]
            self._mind = Mind(view, self.content, seat, atlas, self.skill, self.weights)
            self._key = key
        return self._mind

    def gifts(self, student: str, edition: str, space: Space) -> Gifts:
        """What a space gives to whoever ends a move there: HP, and cards of each deck."""
        key = student, edition, space.id
        found = self._gifts.get(key)
        if found is None:
            found = self._gifts[key] = self._given(student, edition, space)
        return found

    def _given(self, student: str, edition: str, space: Space) -> Gifts:
        ability, draw = self.content.students[student].move, dict(space.draw)
        health = space.health
        if health and isinstance(ability, HealMore):
            health += ability.amount
        if isinstance(ability, DrawMore) and draw == {ability.deck: 1} and not space.classroom:
            draw[ability.deck] = ability.cards
        if space.id == LIBRARY:
            draw["book"] = self.content.editions[edition].library_books
        return health, tuple((deck, draw[deck]) for deck in DECKS if deck in draw)


class Moment:
    """One question, with what the expert makes of the view."""

    def __init__(
        self, knowledge: Knowledge, view: TableView, question: Question, chance: Chance
    ) -> None:
        self._knowledge = knowledge
        self.content = knowledge.content
        self.skill = knowledge.skill
        self.weights = knowledge.weights
        self.view = view
        self.question = question
        self.options = question.options
        self.seat = question.seat
        self.chance = chance
        self.me = view.players[question.seat]
        self.mind = knowledge.mind(view, question.seat)
        self.atlas = self.mind.atlas
        self.course = knowledge.course

    def gifts(self, space: Space) -> Gifts:
        """What a space gives to whoever ends a move there: HP, and cards of each deck."""
        edition = edition_of(self.view.options)
        return self._knowledge.gifts(self.me.student, edition, space)

    def offers(self, verb: str) -> list[Option]:
        """The options with this verb."""
        return [option for option in self.options if option[0] == verb]

    def best(
        self, options: Sequence[Option], worth: Callable[[Option], float], reason: str
    ) -> tuple[float, Choice]:
        """The option that is worth most, the first of equals, and why."""
        worths = [worth(option) for option in options]
        top = max(worths)
        return top, Choice(options[worths.index(top)], Msg(f"yh-reason-{reason}"))


def percent(chance: float) -> int:
    """A chance in per cent."""
    return round(100 * chance)
