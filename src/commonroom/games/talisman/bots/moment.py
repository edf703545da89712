"""A question to the expert, with everything that can be made of the view."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property

from commonroom.games.talisman.bots.board import Board
from commonroom.games.talisman.bots.lore import lore_of
from commonroom.games.talisman.bots.mind import Mind, likeness
from commonroom.games.talisman.bots.weights import Weights
from commonroom.games.talisman.content import Content
from commonroom.games.talisman.from_view import player_from_view, table_from_view
from commonroom.games.talisman.game import Talisman
from commonroom.games.talisman.state import Player
from commonroom.games.talisman.view import PlayerView, TableView
from commonroom.kernel import Option
from commonroom.kernel.policy import Question

CHARACTERS = 1000
"""Of how many it is kept what cards are worth to them."""


class Memory:
    """Sums that would come out the same again. Nothing in it leads to a table."""

    def __init__(self, content: Content, weights: Weights) -> None:
        self.content = content
        self._lore = lore_of(content, weights)
        self.index = self._lore.index
        self._minds: dict[object, Mind] = {}
        self._present: list[Mind] = []

    def mind(self, view: TableView, game: Talisman, seat: int) -> Mind:
        """How a character judges its position; one like it may have been judged before."""
        like = likeness(game, seat)
        found = self._minds.get(like)
        if found is None:
            if len(self._minds) >= CHARACTERS:
                self._minds.clear()
            found = self._minds[like] = Mind(view, game, seat, self._lore)
        else:
            found.come_to(view, game, seat)
        if found not in self._present:
            self._present.append(found)
        return found

    def leave_table(self) -> None:
        """The question is answered: what was seen for it is not kept."""
        for mind in self._present:
            mind.leave_table()
        self._present.clear()


class Knowledge:
    """What a policy keeps from one question to the next: the box, its scales, and sums."""

    def __init__(self, content: Content, weights: Weights | None = None) -> None:
        self.content = content
        self.weights = weights or Weights()
        self.memory = Memory(content, self.weights)
        self._table: object = None
        self._board: Board | None = None
        self._players: dict[tuple[int, bool], tuple[PlayerView, Player]] = {}

    def table(self, view: TableView) -> Talisman:
        """The table that a view shows; nobody changes its players."""
        players = [self._player(one, one.seat == view.seat) for one in view.players]
        return table_from_view(view, self.content, players)

    def _player(self, seen: PlayerView, own: bool) -> Player:
        """Whoever looks as before is as before."""
        before = self._players.get((seen.seat, own))
        if before is not None and before[0] is seen:
            return before[1]
        found = player_from_view(seen)
        self._players[seen.seat, own] = seen, found
        return found

    def board(self, mind: Mind) -> Board:
        """The board as a character sees it; the same as before, if nothing has changed on it."""
        view = mind.view
        table = (
            mind.seat, view.players, view.advantage, view.decks, view.discards, view.lying,
            view.coins, view.purchases, view.hallows, view.galleons, view.fate,
        )  # fmt: skip
        if self._board is None or table != self._table:
            self._table, self._board = table, Board(mind)
        else:
            self._board.seen_by(mind)
        return self._board

    def leave_table(self) -> None:
        """The question is answered: only sums are kept."""
        self.memory.leave_table()


class Moment:
    """One question, with everything the expert makes of the view."""

    def __init__(self, knowledge: Knowledge, view: TableView, question: Question) -> None:
        self._knowledge = knowledge
        self.index = knowledge.memory.index
        self.content = knowledge.content
        self.view = view
        self.question = question
        self.options = question.options
        self.seat = question.seat

    @cached_property
    def game(self) -> Talisman:
        """The table that the view shows."""
        return self._knowledge.table(self.view)

    @cached_property
    def mind(self) -> Mind:
        """How this seat judges its own position."""
        return self._knowledge.memory.mind(self.view, self.game, self.seat)

    @cached_property
    def board(self) -> Board:
        """The rings as this seat sees them."""
        return self._knowledge.board(self.mind)

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
        mind = self._knowledge.memory.mind(self.view, self.game, seat)
        return mind, Board(mind)


def percent(chance: float) -> int:
    """A chance in per cent."""
    return round(100 * chance)
