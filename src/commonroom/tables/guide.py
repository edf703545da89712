"""Guides: a game's first lesson. Its opening is played by the real rules, from an arranged position
with scripted dice, and each step says what to look at and which answer goes on.

A guide lies beside its game's title as ``guide.toml``; its words are the messages
``<prefix>-guide-<step>``. The learner has the first seat.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec

from commonroom.kernel import Match, Msg, Option, arrange, title
from commonroom.kernel.chance import Scripted
from commonroom.kernel.errors import BadContent
from commonroom.tables.entries import Answered

LEARNER = 0
COMPANION = "Robin"
"""Who sits with the learner: a name for anybody, in every language."""


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something to read, and what the learner answers then."""

    id: str
    look: tuple[str, ...] = ()
    """What it speaks of: parts of the screen, and content ids of what lies on the board."""
    answer: Option = ()
    """Empty: it is only to be read."""
    others: tuple[tuple[int, Option], ...] = ()
    """What other seats answer after it."""

    @property
    def answers(self) -> list[Answered]:
        """Everything that is answered at this step, the learner's own first."""
        own = [Answered(seat=LEARNER, option=self.answer)] if self.answer else []
        return own + [Answered(seat=seat, option=it, by_bot=True) for seat, it in self.others]


class Guide(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson."""

    position: dict[str, Any]
    dice: tuple[Scripted, ...]
    steps: tuple[Step, ...]
    options: dict[str, str] = {}


def file_of(game: str) -> Path:
    """Where a game's guide lies, if it has one."""
    folder = files(type(title(game)).__module__.rpartition(".")[0])
    return Path(str(folder)) / "guide.toml"


def has_guide(game: str) -> bool:
    """Whether somebody can learn the game by playing."""
    return file_of(game).is_file()


@cache
def guide_of(game: str) -> Guide:
    """The game's guide."""
    file = file_of(game)
    try:
        return msgspec.toml.decode(file.read_bytes(), type=Guide)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadContent(file.name, "", "", str(error)) from error


def begun(game: str) -> Match:
    """The match of a game's guide, at its start."""
    guide = guide_of(game)
    return arrange(game, guide.position, dice=guide.dice, options=guide.options)


def words(game: str, step: Step) -> Msg:
    """What a step says."""
    return Msg(f"{title(game).about.prefix}-guide-{step.id}")


def patience(match: Match, step: Step) -> Msg:
    """What is said to somebody who answers otherwise."""
    return Msg("guide-waits", {"what": match.title.describe(step.answer)})
