"""The checkpointer: the latest checkpoint of a match, the answers since, and when to take another.

A checkpoint is a copy of the state, and most are never used: a match is mostly played through. So
it is taken lazily: at the first phase that starts `INTERVAL` answers after the latest one; and that
of the phase in progress when somebody asks for it.
"""

from __future__ import annotations

from collections.abc import Sequence

from commonroom.kernel.checkpoint import Checkpoint, Given, Past
from commonroom.kernel.errors import Lock
from commonroom.kernel.state import NOBODY
from commonroom.kernel.title import AnyGame

INTERVAL = 64
"""How many answers pass between two checkpoints, unless somebody asks for one."""


class Checkpointer:
    """Keeps the latest checkpoint, and what is needed to come from there to the position."""

    __slots__ = ("due", "entered_after", "interval", "latest", "pending", "stale")

    def __init__(self, latest: Checkpoint) -> None:
        self.latest = latest
        self.pending: list[Given] = []
        """The answers since."""
        self.entered_after = 0
        """So many of them had been given when the phase in progress started, if its script asks."""
        self.stale = False
        """Whether the latest checkpoint is of an earlier phase than the one in progress."""
        self.interval = INTERVAL
        self.due = INTERVAL
        """With so many pending answers, the next phase that starts takes a checkpoint."""

    @property
    def answered(self) -> int:
        """How many answers the match has had."""
        return self.latest.at + len(self.pending)

    def answers(self) -> list[Given]:
        """Every answer the match has had."""
        parts: list[Sequence[Given]] = [self.pending]
        past = self.latest.past
        while past is not None:
            parts.append(past.answers)
            past = past.earlier
        return [given for part in reversed(parts) for given in part]

    def take(self, game: AnyGame, lock: Lock | None) -> None:
        """Take the checkpoint of a phase in which nothing has happened yet."""
        before, pending, chance = self.latest, self.pending, game.chance
        past = Past(before.past, pending) if pending else before.past
        self.latest = Checkpoint(
            game.state.copy(), chance.key, chance.mark, before.at + len(pending), past, lock
        )
        self.pending = []
        self.entered_after = 0
        self.stale = False
        self.due = self.interval

    def asked_by_script(self, *, entered: bool) -> None:
        """Note when the phase in progress started: just now, if it was entered without taking a
        checkpoint; else with one, or before the last answer, which its own question had, and before
        the world was changed while that was open.
        """
        pending = self.pending
        count = len(pending)
        if entered:
            self.stale = True
        elif count:
            count -= 1
            while count and pending[count - 1][0] == NOBODY:
                count -= 1
        self.entered_after = count

    def catch_up(self, entered_after: int) -> None:
        """While answers are given again, take one at every phase that starts after so many of them.

        Several may start after one answer; the last is the one in progress.
        """
        self.due, self.interval = entered_after, 0

    def relax(self) -> None:
        """Take checkpoints at the usual interval."""
        self.due = self.interval = INTERVAL

    def follow(self, twin: Checkpointer) -> None:
        """Share the checkpoint that a copy has caught up with, and from now on take them sooner.

        Whoever copied once will do so again: a bot that thinks, or somebody who keeps the match.
        """
        self.latest, self.pending = twin.latest, twin.pending[:]
        self.entered_after, self.stale = twin.entered_after, twin.stale
        self.due = self.interval = 1

    def beside(self) -> Checkpointer:
        """The same for a copy of the match."""
        twin: Checkpointer = Checkpointer.__new__(Checkpointer)
        twin.latest, twin.pending = self.latest, self.pending[:]
        twin.entered_after, twin.stale = self.entered_after, self.stale
        twin.due = twin.interval = INTERVAL
        return twin
