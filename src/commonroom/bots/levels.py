"""Levels: how well bots play each game, from the weakest to the strongest.

`random` plays every game. `novice`, `adept` and `expert` come from the game's folder, whose module
`bots` lists them in ``LEVELS``: name → how to make such a policy from the content. A game
with an expert but no adept has its novice play as one. Where there is an expert there is a
`master`, who looks ahead; a game may say in ``EVALUATOR`` how it stands in the middle, so that
masters need not play every world to its end, and in ``MASTER`` what masters think before they look
ahead, if they know something that experts do not. Bots of others are `visitors`.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable
from importlib.util import find_spec
from types import ModuleType
from typing import Any, TypeAlias

from commonroom.bots.any_option import AnyOption
from commonroom.bots.budget import MASTER, budget_of
from commonroom.bots.visitors import (
    NoSuchBot,
    is_visitor,
    maker_of,
    name_of,
    offered,
    tell_of_the_level,
    visitor,
    welcome,
)
from commonroom.kernel import title
from commonroom.kernel.errors import BadOptionValue
from commonroom.kernel.policy import Evaluator, Policy

RANDOM, NOVICE, ADEPT, EXPERT = "random", "novice", "adept", "expert"
Maker: TypeAlias = Callable[[Any], Policy[Any]]
"""Content → a policy. Content and view are `Any`, because each game has its own."""


def offered_levels(game: str) -> tuple[str, ...]:
    """The levels at a server's tables: a game's own, and the visitors whom the host lets in."""
    return (*levels(game), *welcome())


def levels(game: str) -> tuple[str, ...]:
    """The levels at which bots play a game, the weakest first."""
    known = tuple(_makers(game))
    return (*known, MASTER) if EXPERT in known else known


def usual_level(game: str) -> str:
    """The level of a bot that nobody chose: the strongest that answers at once."""
    return [level for level in levels(game) if level != MASTER][-1]


def checked_level(game: str, level: str) -> str:
    """A level at which bots play a game, perhaps with a budget, or a visitor; refuses others."""
    if _is_own(game, level):
        if level in offered():
            tell_of_the_level(level)
        return level
    if not is_visitor(level):
        known = dict.fromkeys((*levels(game), *offered()))
        raise BadOptionValue("level", level, known)
    if _is_own(game, name_of(level)):
        raise NoSuchBot(level, f"{name_of(level)} is a level, so it needs another name")
    maker_of(level)
    return level


def is_level(game: str, word: str) -> bool:
    """Whether a word names a level of a game."""
    return is_visitor(word) or _is_own(game, word)


def _is_own(game: str, level: str) -> bool:
    """Whether it is one of the game's own levels, perhaps with a budget."""
    known = levels(game)
    return level in known or (MASTER in known and budget_of(level) is not None)


def policy_of(game: str, level: str, content: Any) -> Policy[Any]:
    """A policy of a level that answers at once, or of a visitor."""
    makers = _makers(game)
    if level in makers:
        return makers[level](content)
    sits: Policy[Any] = visitor(welcome().get(level, level), content)
    return sits


def first_policy_of(game: str, content: Any) -> Policy[Any]:
    """What a master thinks before it looks ahead; also how it believes that others play."""
    maker = getattr(_bots_of(game), "MASTER", None)
    return policy_of(game, EXPERT, content) if maker is None else maker(content)


def evaluator_of(game: str, content: Any) -> Evaluator[Any] | None:
    """How a game in the middle stands, if it can tell."""
    maker = getattr(_bots_of(game), "EVALUATOR", None)
    return None if maker is None else maker(content)


def _makers(game: str) -> dict[str, Maker]:
    own: dict[str, Maker] = getattr(_bots_of(game), "LEVELS", {})
    makers: dict[str, Maker] = {RANDOM: lambda content: AnyOption()}
    for level, maker in own.items():
        if level == EXPERT:
            makers.setdefault(ADEPT, own.get(NOVICE, maker))
        makers[level] = maker
    return makers


def _bots_of(game: str) -> ModuleType | None:
    name = f"{type(title(game)).__module__.rpartition('.')[0]}.bots"
    return importlib.import_module(name) if find_spec(name) is not None else None
