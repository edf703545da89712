"""The shortest way round several spaces: which token or Horcrux first."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache


class Route:
    """Visits to several goals, in the best order; `last` is where it must lead in the end."""

    def __init__(
        self, goals: Sequence[str], away: Callable[[str, str], float], last: str = ""
    ) -> None:
        self.goals = tuple(goals)
        self.away = away
        self.last = last
        self._on = lru_cache(maxsize=None)(self._shortest)

    def moves(self, space: str, done: frozenset[str] = frozenset()) -> float:
        """How far it is from a space round all goals but those that are done."""
        left = frozenset(self.goals) - done
        if not left:
            return self.away(space, self.last) if self.last else 0.0
        return min(self.away(space, goal) + self._on(goal, left - {goal}) for goal in self.goals
                   if goal in left)  # fmt: skip

    def _shortest(self, space: str, left: frozenset[str]) -> float:
        if not left:
            return self.away(space, self.last) if self.last else 0.0
        return min(
            self.away(space, goal) + self._on(goal, left - {goal})
            for goal in self.goals
            if goal in left
        )
