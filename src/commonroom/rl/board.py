"""A board to learn at: a title, its numbers, and the match in progress.

Owns what the environments of a title share: the action table, the observer, masks and rewards.
"""

from __future__ import annotations

from collections.abc import Mapping
from copy import deepcopy
from functools import cache, cached_property
from pathlib import Path
from typing import Any, Self, TypeAlias

import msgspec
import numpy as np
from gymnasium.error import ResetNeeded
from numpy.typing import NDArray

from commonroom.bots.levels import evaluator_of
from commonroom.kernel import Match, Option, Raw, Result, content_of, new_match, title
from commonroom.kernel.errors import NoSuchOption
from commonroom.kernel.policy import Evaluator
from commonroom.kernel.registry import read_pack
from commonroom.rl.actions import SILENCE, ActionTable, numbered
from commonroom.rl.floor import Floor
from commonroom.rl.observation import Observer, Vector
from commonroom.rl.spec import spec_of

Mask: TypeAlias = NDArray[np.int8]
NOTHING: Option = ()
"""What a silent guest says."""


@cache
def action_table(game: str) -> ActionTable:
    """The action table of a title."""
    return _action_table(game, content_of(game))


@cache
def observer(game: str, seats: int) -> Observer:
    """How the seats of a title's table see it, in numbers."""
    return Observer(game, spec_of(game, content_of(game)), seats)


def _action_table(game: str, content: Any) -> ActionTable:
    played = title(game)
    return ActionTable(game, max(played.about.seats), numbered(played.verbs, content))


def _tables(game: str, seats: int, pack: Raw | None) -> tuple[ActionTable, Observer]:
    """The numbers of a table's actions and observations."""
    if pack is None:
        return action_table(game), observer(game, seats)
    content = content_of(game, pack)
    return _action_table(game, content), Observer(game, spec_of(game, content), seats)


def win_shares(result: Result, seats: int, *, cooperative: bool) -> list[float]:
    """What each seat is rewarded with at the end.

    Whoever wins alone gets 1; several winners share it. Where all win or lose together, each gets
    all of it. Everyone else gets 0.
    """
    share = 1.0 if cooperative or not result.winners else 1 / len(result.winners)
    return [share if seat in result.winners else 0.0 for seat in range(seats)]


_TABLES = ("actions", "observer", "evaluator")


class Board:
    """One table of a title, and what the seat that has the word may answer."""

    def __init__(
        self,
        game: str,
        seats: int,
        options: Mapping[str, str] | None,
        *,
        guests: bool,
        pack: Path | str | None = None,
    ) -> None:
        about = title(game).about
        self.game, self.seats = game, seats
        self.options = about.settled(seats, options or {})
        self.cooperative = about.cooperative
        self._pack = None if pack is None else read_pack(game, pack)
        self.actions, self.observer = _tables(game, seats, self._pack)
        self._guests = guests
        self._floor: Floor | None = None
        self._legal: dict[int, Option] | None = None

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        """The same position; the tables, which never change, are shared."""
        twin = type(self).__new__(type(self))
        vars(twin).update(vars(self))
        twin._floor = deepcopy(self._floor, memo)
        return twin

    def __getstate__(self) -> dict[str, Any]:
        """All but the tables: another process makes its own."""
        return {name: one for name, one in vars(self).items() if name not in _TABLES}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        vars(self).update(kept)
        self.actions, self.observer = _tables(self.game, self.seats, self._pack)

    def deal(self, seed: int) -> None:
        """Begin a match."""
        match = new_match(
            self.game,
            seats=self.seats,
            options=self.options,
            seed=seed,
            pack=self._pack,
            muted=True,
        )
        self._floor, self._legal = Floor(match, guests=self._guests), None

    @cached_property
    def evaluator(self) -> Evaluator[Any] | None:
        """What tells a seat how likely it is to win, by its own view; not every title has one."""
        return evaluator_of(self.game, content_of(self.game, self._pack))

    @property
    def floor(self) -> Floor:
        """Who has the word."""
        if self._floor is None:
            raise ResetNeeded("call reset() first")
        return self._floor

    @property
    def match(self) -> Match:
        """The match in progress: for tools. What it hides is hidden from seats only."""
        return self.floor.match

    @property
    def legal(self) -> dict[int, Option]:
        """What the seat that has the word may answer, by number."""
        if self._legal is None:
            floor = self.floor
            self._legal = self.actions.legal(floor.options, floor.seat, self.seats)
            if floor.as_guest:
                self._legal[SILENCE] = NOTHING
        return self._legal

    def answer(self, action: int | None) -> None:
        """The seat that has the word answers by number; a masked one is refused."""
        option = None if action is None else self.legal.get(action)
        if option is None:
            raise NoSuchOption(action, self.floor.seat, len(self.legal))
        self.say(option)

    def say(self, option: Option) -> None:
        """The seat that has the word answers; nothing at all is silence."""
        self._legal = None
        if option:
            self.floor.answer(option)
        else:
            self.floor.keep_quiet()

    def mask(self, seat: int) -> Mask:
        """1 for each number that a seat may answer now."""
        mask = bytearray(self.actions.size)
        if seat == self.floor.seat:
            for number in self.legal:
                mask[number] = 1
        return np.frombuffer(mask, np.int8)

    def vector(self, seat: int) -> Vector:
        """What a seat sees and is asked, in numbers."""
        floor = self.floor
        question = floor.question if seat == floor.seat else None
        return self.observer.vector(floor.match.view(seat), question, seat)

    def vectors(self) -> Vector:
        """What all seats see and are asked, one seat after the other."""
        return np.concatenate([self.vector(seat) for seat in range(self.seats)])

    def view(self, seat: int) -> dict[str, object]:
        """What a seat sees, as plain data."""
        plain: dict[str, object] = msgspec.to_builtins(self.match.view(seat))
        return plain

    def told(self) -> str:
        """Who is asked what, and the numbers of the answers, for people who look for mistakes."""
        question = self.floor.question
        if question is None:
            return f"over: {self.match.result}"
        asked = f"seat {question.seat}: {question.prompt.key} ({question.rule})"
        listed = [
            f"{number:6} {' '.join(map(str, option))}" for number, option in self.legal.items()
        ]
        return "\n".join([asked, *listed])

    def shares(self) -> list[float] | None:
        """What each seat has won; None while the match goes on."""
        result = self.match.result
        if result is None:
            return None
        return win_shares(result, self.seats, cooperative=self.cooperative)
