"""The shortest way round several spaces: which token or Horcrux first."""

from __future__ import annotations

from collections.abc import Callable, Sequence

NOTHING: frozenset[str] = frozenset()


class Route:
    """Visits to several goals, in the best order; `last` is where it must lead in the end."""

    def __init__(
        self, goals: Sequence[str], away: Callable[[str, str], float], last: str = ""
    ) -> None:
        self.goals = tuple(goals)
        self.away = away
        self.last = last
        self._all = frozenset(goals)
        self._rests: dict[frozenset[str], list[tuple[str, float]]] = {}
        self._known: dict[str, float] = {}
        """Space → how far it is from there round all goals."""

    def moves(self, space: str, done: frozenset[str] = NOTHING) -> float:
        """How far it is from a space round all goals but those that are done."""
        if done:
            return self._moves(space, self._all - done)
        found = self._known.get(space)
        if found is None:
            found = self._known[space] = self._moves(space, self._all)
        return found

    def _moves(self, space: str, left: frozenset[str]) -> float:
        if not left:
            return self.away(space, self.last) if self.last else 0.0
        away = self.away
        return min([away(space, goal) + rest for goal, rest in self._first(left)])

    def _first(self, left: frozenset[str]) -> list[tuple[str, float]]:
        """Each goal that is left, and how far it is from there round the others."""
        rests = self._rests.get(left)
        if rests is None:
            done = self._all - left
            rests = [(one, self.moves(one, done | {one})) for one in self.goals if one in left]
            self._rests[left] = rests
        return rests
