"""The map in a policy's head: how far everything is, and what each space brings."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from itertools import permutations

from commonroom.games.year_at_hogwarts.abilities import MoveAbility, ShortMove, StopAt
from commonroom.games.year_at_hogwarts.board import (
    GRAVEYARD,
    LEAKY_CAULDRON,
    QUIDDITCH_PITCH,
    Board,
)
from commonroom.games.year_at_hogwarts.game import walks_on

FAR = 60
"""Moves to what cannot be walked to."""
MANY = 2_000
"""So many tours are remembered, each from every space."""


class Atlas:
    """One edition's boards, with all distances as they are asked for."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.walks = walks_on(self.board)
        self._away: dict[str, Mapping[str, int]] = {}
        self._tours: dict[tuple[str, ...], dict[str, int]] = {}
        self._rests: dict[tuple[MoveAbility | None, bool], frozenset[str]] = {}
        on_foot = self.board.distances(LEAKY_CAULDRON)
        self.by_floo = frozenset(place for place in self.board.floo_places if place not in on_foot)
        """Places that no path leads to."""
        self.graveyard = GRAVEYARD
        self.pitch = QUIDDITCH_PITCH

    def away(self, goal: str) -> Mapping[str, int]:
        """Space → the moves from there to the goal."""
        found = self._away.get(goal)
        if found is None:
            found = self._away[goal] = self.board.distances(goal)
        return found

    def moves(self, start: str, goal: str) -> int:
        """The moves from one space to another."""
        return self.away(goal).get(start, FAR)

    def tour(self, ways: tuple[str, ...], start: str) -> int:
        """The moves from a space by all these, as they lie best; the last one last."""
        tours = self.tours(ways)
        found = tours.get(start)
        if found is None:
            *stops, end = ways
            found = min(self._length((start, *order, end)) for order in permutations(stops))
            tours[start] = found
        return found

    def tours(self, ways: tuple[str, ...]) -> dict[str, int]:
        """Space → the moves of the tour from there, as far as anybody has asked."""
        found = self._tours.get(ways)
        if found is None:
            if len(self._tours) >= MANY:
                self._tours.clear()
            found = self._tours[ways] = {}
        return found

    def rests(self, ability: MoveAbility, *, anywhere: bool) -> frozenset[str]:
        """YH-MOV-3 Where a move may end early, whoever else stands there."""
        found = self._rests.get((ability, anywhere))
        if found is None:
            found = self._rests[ability, anywhere] = self._stops(ability, anywhere=anywhere)
        return found

    def _stops(self, ability: MoveAbility, *, anywhere: bool) -> frozenset[str]:
        board = self.board
        if anywhere or isinstance(ability, ShortMove):
            return board.everywhere
        found = board.mission_places | frozenset(board.towers) | board.ends_move
        if isinstance(ability, StopAt):
            found |= {*ability.spaces, *(board.classrooms if ability.classrooms else ())}
        return found

    def _length(self, stops: tuple[str, ...]) -> int:
        return sum(map(self.moves, stops[:-1], stops[1:]))


@lru_cache(maxsize=8)
def atlas_of(board: Board) -> Atlas:
    """The map of a board, which all policies share."""
    return Atlas(board)
