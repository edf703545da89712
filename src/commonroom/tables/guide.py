"""Guides: a game's first lesson, and its worked examples. Both are played by the real rules, from
an arranged position with scripted dice; each step says what to look at and which answer goes on.

A guide lies beside its game's title as ``guide.toml``, an example as ``examples/<example>.toml``;
their words are the messages ``<prefix>-guide-<step>`` and
``<prefix>-example-<game>-<example>-<step>``. The learner has the first seat.
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
    """What is answered after it without further words, by other seats or by the learner's own."""

    @property
    def answers(self) -> list[Answered]:
        """Everything that is answered at this step, the learner's own first."""
        own = [Answered(seat=LEARNER, option=self.answer)] if self.answer else []
        more = [Answered(seat=seat, option=it, by_bot=seat != LEARNER) for seat, it in self.others]
        return own + more


class Guide(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson, or an example."""

    position: dict[str, Any]
    dice: tuple[Scripted, ...]
    steps: tuple[Step, ...]
    options: dict[str, str] = {}
    shows: tuple[str, ...] = ()
    """The rules that an example shows at work."""


TURN = "turn"
"""The example that shows how a turn goes; every game has it."""


def file_of(game: str, example: str = "") -> Path:
    """Where a game's guide or one of its examples lies, if there is one."""
    folder = files(type(title(game)).__module__.rpartition(".")[0])
    name = f"examples/{example}.toml" if example else "guide.toml"
    return Path(str(folder)) / name


def examples(game: str) -> list[str]:
    """The game's worked examples; first, how a turn goes."""
    found = sorted(file.stem for file in file_of(game, TURN).parent.glob("*.toml"))
    return sorted(found, key=lambda example: example != TURN)


def has_guide(game: str) -> bool:
    """Whether somebody can learn the game by playing."""
    return file_of(game).is_file()


@cache
def guide_of(game: str, example: str = "") -> Guide:
    """The game's guide, or one of its examples."""
    file = file_of(game, example)
    try:
        return msgspec.toml.decode(file.read_bytes(), type=Guide)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadContent(file.name, "", "", str(error)) from error


def begun(game: str, example: str = "") -> Match:
    """The match of a game's guide, or of an example, at its start."""
    guide = guide_of(game, example)
    return arrange(game, guide.position, dice=guide.dice, options=guide.options)


def words(game: str, step: Step, example: str = "") -> Msg:
    """What a step says."""
    prefix = title(game).about.prefix
    if example:
        return Msg(f"{prefix}-example-{game}-{example}-{step.id}")
    return Msg(f"{prefix}-guide-{step.id}")


def patience(match: Match, step: Step) -> Msg:
    """What is said to somebody who answers otherwise."""
    return Msg("guide-waits", {"what": match.title.describe(step.answer)})
