"""What the scenes of all titles share: a match that somebody watches.

`changed` lists everything on the table that is not as it was when somebody last looked, so whatever
a test does not name is a bystander that must not have been touched. When a test is over, the
scripted dice of its scenes must be spent and every card and token be somewhere (conftest.py).
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, Self, TypeVar

from commonroom.kernel import Decision, Event, Match, Option

E_ = TypeVar("E_", bound=Event)
Facts = dict[str, object]
"""The table, thing by thing; None is nothing."""

stage: list[Watched] = []
"""The scenes of the test that is running."""


class Watched:
    """A match, what was told of it, and what was in the box when it was arranged."""

    def __init__(self, match: Match, literal: Mapping[str, Any]) -> None:
        self.match = match
        self.told: list[Event] = list(match.events)
        game, title = match.game, match.title
        self.before: Any = title.arranged(game.content, game.seats, game.options, literal)
        """The state as the position describes it, before anything has happened."""
        self.inventory = title.inventory(
            title.game_type(
                self.before, game.content, game.chance, seats=game.seats, options=game.options
            )
        )
        stage.append(self)

    # ---- looking -------------------------------------------------------------------------

    @property
    def decision(self) -> Decision:
        assert self.match.decision is not None, "the match is over"
        return self.match.decision

    @property
    def options(self) -> list[Option]:
        """What whoever is asked can answer."""
        return list(self.decision.options)

    @property
    def asked(self) -> tuple[int, str]:
        """Who is asked what."""
        return self.decision.owner, self.decision.prompt.key.partition("-ask-")[2]

    def offered(self, verb: str, *first: str) -> list[tuple[str | int, ...]]:
        """What comes after the verb and these words in the answers that begin with them."""
        start = (verb, *first)
        return [one[len(start) :] for one in self.options if one[: len(start)] == start]

    def event(self, kind: type[E_]) -> E_:
        """The last event of a kind."""
        return [one for one in self.told if isinstance(one, kind)][-1]

    def happened(self, kind: type[Event]) -> int:
        """How often it did."""
        return sum(isinstance(one, kind) for one in self.told)

    # ---- playing -------------------------------------------------------------------------

    def do(self, *options: Option) -> Self:
        """Give these answers, one after the other, whoever is asked."""
        for option in options:
            self.told += self.match.answer(option)
        return self

    def says(self, number: int, option: Option) -> Self:
        """Somebody answers who need not be the one who is asked."""
        self.told += self.match.answer(option, number)
        return self


def facts(
    table: Any, of_player: Sequence[str], of_table: Sequence[str], piles: Sequence[str]
) -> Facts:
    """These fields of every player and of the table, and what is in these piles."""
    seen: Facts = {}
    for number, player in enumerate(table.players):
        seen |= {f"{number}.{field}": _copied(getattr(player, field)) for field in of_player}
    seen |= {field: _copied(getattr(table, field)) for field in of_table}
    for pile in piles:
        for key, value in getattr(table, pile).items():
            seen[f"{pile}.{key}"] = _copied(value) or None
    return seen


def news(before: Facts, now: Facts, but_for: Collection[str] = ()) -> Facts:
    """What is not as it was."""
    keys = sorted((before.keys() | now.keys()) - set(but_for))
    return {key: now.get(key) for key in keys if before.get(key) != now.get(key)}


def _copied(value: object) -> object:
    return list(value) if isinstance(value, list | tuple) else value
