"""A question to the expert, with everything that can be made of the view."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from commonroom.games.talisman.bots.board import Board, Sums
from commonroom.games.talisman.bots.mind import Mind
from commonroom.games.talisman.bots.weights import Weights
from commonroom.games.talisman.content import Content
from commonroom.games.talisman.from_view import table_from_view
from commonroom.games.talisman.traits import Use, When
from commonroom.games.talisman.view import TableView
from commonroom.games.talisman.vocabulary import Effect, unfolded
from commonroom.kernel import Option
from commonroom.kernel.policy import Question

E = TypeVar("E")
CHARACTERS = 1000
"""Of how many it is kept what cards are worth to them."""


class Index:
    """What cards and spaces do, by id: found once, asked often."""

    def __init__(self, content: Content) -> None:
        self._effects: dict[str, tuple[Effect, ...]] = {}
        for space in content.spaces.values():
            self._effects[space.id] = space.text
        for card in content.encounters.values():
            uses = [t.effects for t in card.traits if isinstance(t, When | Use)]
            effects = card.effects + card.on_win + card.on_loss
            self._effects[card.id] = effects + tuple(e for part in uses for e in part)
        for spell in content.spells.values():
            self._effects[spell.id] = spell.effects + spell.on_target
        for character in content.characters.values():
            for name, side in (("a", character.a), ("b", character.b)):
                traits = [trait for ability in side.abilities for trait in ability]
                self._effects[f"{character.id}/{name}"] = tuple(
                    effect for t in traits if isinstance(t, When | Use) for effect in t.effects
                )
        self._effects[content.voldemort.id] = ()

    def all(self, source: str, kind: type[E]) -> list[E]:
        """The effects of a kind in what a card does, however deep."""
        effects = unfolded(self._effects.get(source, ()))
        return [effect for effect in effects if isinstance(effect, kind)]

    def effects(self, source: str) -> tuple[Effect, ...]:
        """What a card does."""
        return self._effects.get(source, ())


class Knowledge:
    """What a policy keeps from one question to the next: the box, its scales, and sums."""

    def __init__(self, content: Content, weights: Weights | None = None) -> None:
        self.content = content
        self.weights = weights or Weights()
        self.index = Index(content)
        self._table: object = None
        self._sums = Sums()
        self._meetings: dict[object, dict[str, float]] = {}

    def sums(self, view: TableView) -> Sums:
        """What is already worked out about this table."""
        table = (
            view.seat, view.players, view.advantage, view.decks, view.discards, view.lying,
            view.coins, view.purchases, view.hallows, view.galleons, view.fate,
        )  # fmt: skip
        if table != self._table:
            self._table, self._sums = table, Sums(self._met_by(view))
        return self._sums

    def _met_by(self, view: TableView) -> dict[str, float]:
        """What cards are worth to this character, as it is now and often will be again."""
        assert view.seat is not None
        character = (
            view.players[view.seat], view.advantage, tuple(view.purchases.values()), view.hallows,
            view.galleons, view.fate, len(view.unseen_spells), len(view.spell_discard),
        )  # fmt: skip
        if len(self._meetings) > CHARACTERS:
            self._meetings.clear()
        return self._meetings.setdefault(character, {})


class Moment:
    """One question, with everything the expert makes of the view."""

    def __init__(self, knowledge: Knowledge, view: TableView, question: Question) -> None:
        self.index = knowledge.index
        self.content = knowledge.content
        self.view = view
        self.question = question
        self.options = question.options
        self.seat = question.seat
        self.game = table_from_view(view, self.content)
        self.mind = Mind(view, self.game, self.seat, knowledge.weights)
        self.board = Board(self.mind, knowledge.sums(view))

    @property
    def card(self) -> str:
        """What the question is about."""
        return str(self.question.prompt.args.get("card", ""))

    @property
    def source(self) -> str:
        """The same as the index knows it: of a character, the side that lies face up."""
        card = self.card
        if card in self.content.characters:
            return f"{card}/{self.mind.player.side}"
        return card

    def offers(self, verb: str) -> list[Option]:
        """The options with this verb."""
        return [option for option in self.options if option[0] == verb]

    def best(
        self, options: Sequence[Option], worth: Callable[[Option], float]
    ) -> tuple[float, Option]:
        """The option that is worth most, and what it is worth; the first of equals."""
        worths = [worth(option) for option in options]
        top = max(worths)
        return top, options[worths.index(top)]

    def about(self, seat: int) -> tuple[Mind, Board]:
        """How somebody else sees its position."""
        mind = Mind(self.view, self.game, seat, self.mind.weights)
        return mind, Board(mind)


def percent(chance: float) -> int:
    """A chance in per cent."""
    return round(100 * chance)
