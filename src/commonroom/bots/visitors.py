"""Visitors: bots that others have written, beside the levels that a game brings along.

A visitor is called by the name under which its package offers it (the entry points of the group
``commonroom.bots``), or by a word that says where to find it: ``mine=my_bots:Greedy``. That word is
all it takes to seat it, so it can be handed to other processes and kept in results. Its class is
made with the game's content, as the levels of a game are.

Whoever names a module lets its code run. A server therefore seats only whom its host has named.
"""

from __future__ import annotations

import multiprocessing
import os
import re
import reprlib
import sys
import warnings
from functools import lru_cache
from importlib import import_module
from importlib.metadata import entry_points
from pathlib import Path
from traceback import walk_tb
from typing import Any

from commonroom.kernel import Msg
from commonroom.kernel.errors import CommonRoomError
from commonroom.kernel.policy import Choice, Question

GROUP = "commonroom.bots"
WELCOME = "COMMONROOM_BOTS"
"""Whom a host lets in, in the environment, so that its other processes know it, too."""
_WORD = re.compile(r"(?P<name>[A-Za-z][\w-]*)=(?P<module>[\w.-]+):(?P<maker>\w+)", re.ASCII)


class NoSuchBot(CommonRoomError):
    """A visitor cannot be found, or is no bot."""

    def __init__(self, word: str, reason: str) -> None:
        super().__init__(f"{word} is no bot: {reason}", "no-such-bot", word=word, reason=reason)


class NoAnswer(CommonRoomError):
    """What a visitor has said is nothing that a bot can answer."""

    def __init__(self, word: str, reason: str) -> None:
        super().__init__(f"{word} gave no answer: {reason}", "no-answer", word=word, reason=reason)


def is_visitor(word: str) -> bool:
    """Whether a word names a visitor, there or not, or is meant to: nothing else has an ``=``."""
    return "=" in word or word in _offered()


def name_of(level: str) -> str:
    """What a level or a visitor is called."""
    return level.partition("=")[0]


def welcome() -> dict[str, str]:
    """Name → the word, for those whom the host of a server has let in."""
    words = [word.strip() for word in os.environ.get(WELCOME, "").split(",")]
    return {name_of(word): word for word in words if word}


@lru_cache(maxsize=64)
def maker_of(word: str) -> Any:
    """What makes a visitor of a game's content."""
    module, _, name = _place_of(word).partition(":")
    here = os.getcwd()
    if here not in sys.path:  # as `python -m` would have it
        sys.path.insert(0, here)
    try:
        maker = getattr(import_module(module), name)
    except ModuleNotFoundError as error:
        raise NoSuchBot(word, f"{error}, neither installed nor in {here}") from error
    except (ImportError, AttributeError) as error:
        raise NoSuchBot(word, str(error)) from error
    except (Exception, SystemExit) as error:  # whatever somebody's code trips over as it is loaded
        raise NoSuchBot(word, f"{module} cannot be loaded: {stumbled(error)}") from error
    if not callable(getattr(maker, "choose", None)):
        raise NoSuchBot(word, f"{name} has no method choose(view, question, chance)")
    return maker


def visitor(word: str, content: Any) -> Any:
    """The visitor itself, made of a game's content."""
    maker = maker_of(word)
    try:
        return maker(content)
    except (Exception, SystemExit) as error:
        raise NoSuchBot(word, f"it cannot be made of the content: {stumbled(error)}") from error


def checked_answer(word: str, choice: Any, question: Question) -> Choice | None:
    """What a visitor has said, if it is an answer at all; the rules see whether it is offered."""
    if choice is None and question.as_guest:
        return None
    if not isinstance(choice, Choice):
        raise NoAnswer(word, f"choose must return a Choice, not {reprlib.repr(choice)}")
    if not isinstance(choice.reason, Msg):
        raise NoAnswer(word, f"a reason is a Msg, not {reprlib.repr(choice.reason)}")
    return choice


def home_of(word: str) -> str:
    """The module that a visitor is in, or the package that this is in."""
    return _place_of(word).partition(":")[0].partition(".")[0]


def stumbled(error: BaseException) -> str:
    """An error in somebody's code, in one line: what it is, and where."""
    if isinstance(error, SyntaxError | NoAnswer):
        return str(error)  # which says where
    *_, (frame, line) = walk_tb(error.__traceback__)
    return f"{error!r} ({Path(frame.f_code.co_filename).name}, line {line})"


def _place_of(word: str) -> str:
    """``module:Class``."""
    found = _WORD.fullmatch(word)
    if found is not None:
        return f"{found['module']}:{found['maker']}"
    if "=" in word:
        raise NoSuchBot(word, "the word should have a name, a module and a class")
    place = _offered().get(word)
    if place is None:
        raise NoSuchBot(word, "nobody offers it")
    return place


def offered() -> tuple[str, ...]:
    """The names of all that installed packages offer."""
    return tuple(_offered())


@lru_cache(maxsize=64)
def tell_of_the_level(name: str) -> None:
    """Say, once and not in every process, that a level plays instead of a bot of the same name."""
    if multiprocessing.parent_process() is None:
        place = _offered()[name]
        warnings.warn(f"{name} is a level: the bot {place} needs another name", stacklevel=3)


@lru_cache(maxsize=1)
def _offered() -> dict[str, str]:
    """Name → where it is, for all that installed packages offer."""
    return {one.name: one.value for one in entry_points(group=GROUP)}
