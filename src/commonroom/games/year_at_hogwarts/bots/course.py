"""The course of a walk: thought of before the first step, and kept while all stays as it was.

A walk is asked for step by step. Where it leads is judged from where it began, so thinking of it
again on the way would only find the same.
"""

from __future__ import annotations

from collections.abc import Container

from commonroom.kernel.policy import Plan


class Course:
    """The walk that a policy is on."""

    def __init__(self) -> None:
        self._table: object = None
        self._walk: tuple[str, ...] = ()
        self._since = self._known = 0
        """How many of its spaces were trodden when it was thought of, and until where it holds."""
        self.plan: Plan | None = None
        """What the answer to the last question was the beginning of."""

    def keep(
        self, table: object, trodden: tuple[str, ...], onward: tuple[str, ...],
        lying: Container[str],
    ) -> None:  # fmt: skip
        """From the spaces trodden so far, go on by these; where something lies, think again."""
        self._table = table
        self._walk = (*trodden, *onward)
        self._since = len(trodden)
        things = [at for at, space in enumerate(onward) if space in lying]
        self._known = len(trodden) + min(things, default=len(onward))

    @property
    def sure(self) -> int:
        """How many of its steps may be taken before it must be thought of again."""
        return self._known - self._since

    def leads_on(self, trodden: tuple[str, ...]) -> bool:
        """Whether these spaces are as much of the walk as may be gone without thinking again."""
        done = len(trodden)
        return self._since <= done <= self._known and self._walk[:done] == trodden

    def onward(self, table: object, trodden: tuple[str, ...]) -> str | None:
        """Where to go next, "" at the end of the walk; None if it must be thought of anew."""
        if not self.leads_on(trodden) or self._table != table:
            return None
        done = len(trodden)
        return self._walk[done] if done < len(self._walk) else ""

    @property
    def goal(self) -> str:
        """Where it ends."""
        return self._walk[-1]
