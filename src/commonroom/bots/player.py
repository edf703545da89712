"""A bot: a level of judgement and a stream of chance of its own.

Owns how levels are found. `random` plays every game; the others come from the game's folder, whose
module `judgement` lists them in ``LEVELS``: name → how to make such a judge from the content.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable, Mapping, Sequence
from importlib.util import find_spec
from typing import Any, TypeAlias

import msgspec

from commonroom.bots.any_option import AnyOption
from commonroom.kernel import Chance, Match, content_of, key_from_seed, title
from commonroom.kernel.errors import BadOptionValue
from commonroom.kernel.judge import Choice, Judge, Question

RANDOM = "random"
Maker: TypeAlias = Callable[[Any], Judge[Any]]
"""Content → a judge. Content and view are `Any`, because each game has its own."""


class Bot:
    """A player. It holds no part of the match: what it knows, it is told when it is asked."""

    __slots__ = ("_chance", "_judge", "level")

    def __init__(self, level: str, judge: Judge[Any], chance: Chance) -> None:
        self.level = level
        self._judge = judge
        self._chance = chance

    def speaks_at(self, prompt: str) -> bool:
        """Whether it may have something to say as a guest when others are asked this."""
        return prompt in self._judge.speaks_at

    def choose(self, view: msgspec.Struct, question: Question) -> Choice | None:
        """Its answer; None, as a guest only, is silence."""
        return self._judge.choose(view, question, self._chance)


def levels(game: str) -> tuple[str, ...]:
    """The levels at which bots play a game, the weakest first."""
    return tuple(_makers(game))


def seated(
    match: Match, chosen: Mapping[int, str] | Sequence[str], seed: int | str
) -> dict[int, Bot]:
    """Bots for the seats of a match, each with a level and a stream of chance of its own."""
    setting = match.setting
    content = content_of(setting.game, setting.pack)
    by_seat = dict(chosen) if isinstance(chosen, Mapping) else dict(enumerate(chosen))
    makers = _makers(setting.game)
    bots = {}
    for seat, level in by_seat.items():
        if level not in makers:
            raise BadOptionValue("level", level, " or ".join(makers))
        if seat not in range(setting.seats):
            raise BadOptionValue("seat", seat, " or ".join(map(str, range(setting.seats))))
        chance = Chance(key_from_seed(f"{seed}/{seat}"), stream="bots")
        bots[seat] = Bot(level, makers[level](content), chance)
    return bots


def _makers(game: str) -> dict[str, Maker]:
    folder = type(title(game)).__module__.rpartition(".")[0]
    makers: dict[str, Maker] = {RANDOM: lambda content: AnyOption()}
    if find_spec(f"{folder}.judgement") is not None:
        makers |= importlib.import_module(f"{folder}.judgement").LEVELS
    return makers
