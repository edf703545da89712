"""What a policy has thought of before it is asked again: the walk that it is on, and how far to go.

Whoever may choose how far to go compares the ends of walks of every length. The first step is asked
for right after, and nothing has changed since.
"""

from __future__ import annotations

from typing import NamedTuple

from commonroom.games.year_at_hogwarts.bots.course import Course


class End(NamedTuple):
    """What the end of a walk is worth, and where it is in the trail of all walks."""

    worth: float
    here: int


class Plans(Course):
    """The course of a walk, and the ends that were compared before it began."""

    def __init__(self) -> None:
        super().__init__()
        self._before: object = None
        self._ends: dict[int, End | None] = {}

    def compared(self, table: object, ends: dict[int, End | None]) -> None:
        """Remember the best end of a walk of each number of moves."""
        self._before, self._ends = table, ends

    def knows(self, table: object, left: int) -> bool:
        """Whether the table is as it was, and walks of so many moves were compared."""
        return left in self._ends and self._before == table

    def end(self, left: int) -> End | None:
        """The best end of a walk of so many moves; None if none may end."""
        return self._ends[left]
