"""The map in a judge's head: how far everything is, and what each space brings."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from commonroom.games.year_at_hogwarts.board import (
    GRAVEYARD,
    LEAKY_CAULDRON,
    QUIDDITCH_PITCH,
    Board,
)
from commonroom.games.year_at_hogwarts.game import walks_on

FAR = 60
"""Moves to what cannot be walked to."""


class Atlas:
    """One edition's boards, with all distances as they are asked for."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.walks = walks_on(self.board)
        self._away: dict[str, Mapping[str, int]] = {}
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


@lru_cache(maxsize=8)
def atlas_of(board: Board) -> Atlas:
    """The map of a board, which all judges share."""
    return Atlas(board)
