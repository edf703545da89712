"""Ways over the pitch: how far it is to some slots, and which step leads there.

Sets of slots are numbers here, with a bit for each slot, so that whole fronts of a search are moved
at once. A search begins at the goals; what it has found serves every piece that wants to go there.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache, reduce
from operator import or_
from typing import final

from commonroom.games.year_at_hogwarts.quidditch.pitch import (
    COLUMNS,
    ROWS,
    SLOTS,
    Slot,
    is_keeper_slot,
    neighbours,
)

_COLUMN = len(ROWS) + 1
"""From a slot to the next column; the bit between two columns belongs to no slot."""
BIT: dict[Slot, int] = {
    (column, row): 1 << (at * _COLUMN + up)
    for at, column in enumerate(COLUMNS)
    for up, row in enumerate(ROWS)
}
"""Slot → its bit; keeper slots, which chasers and beaters pass by, have none."""
_BIT_OR_NONE = {slot: BIT.get(slot, 0) for slot in SLOTS}
PITCH = sum(BIT.values())
_STEPS: dict[Slot, tuple[tuple[int, Slot], ...]] = {
    slot: tuple((BIT[one], one) for one in neighbours(slot) if not is_keeper_slot(one))
    for slot in SLOTS
}
"""Slot → where a chaser or beater can fly from there, in the order in which ways are looked for."""
_NEAR: dict[Slot, int] = {slot: sum(bit for bit, _ in steps) for slot, steps in _STEPS.items()}


@final
class Way:
    """A shortest way: how many moves, and the first of them."""

    __slots__ = ("first", "moves")

    def __init__(self, moves: int, first: Slot) -> None:
        self.moves = moves
        self.first = first


class Field:
    """How far everything is from some goals, worked out as far as anybody has asked."""

    __slots__ = ("_free", "_fronts", "_seen")

    def __init__(self, goals: int, free: int) -> None:
        self._fronts = [goals]
        self._seen = goals
        self._free = free

    def way(self, start: Slot) -> Way | None:
        """The way from a slot that is none of the goals; None if there is none."""
        near, fronts, moves = _NEAR[start], self._fronts, 0
        while True:
            if moves == len(fronts):
                front = fronts[-1]
                front = (front << 1) | (front >> 1) | (front << _COLUMN) | (front >> _COLUMN)
                front &= self._free & ~self._seen
                self._seen |= front
                fronts.append(front)
            front = fronts[moves]
            if not front:
                return None
            if front & near:
                for bit, slot in _STEPS[start]:
                    if bit & front:
                        return Way(moves + 1, slot)
            moves += 1


def bits(slots: Iterable[Slot]) -> int:
    """These slots as one number."""
    return reduce(or_, map(_BIT_OR_NONE.__getitem__, slots), 0)


@lru_cache(maxsize=4096)
def goals(slots: tuple[Slot, ...]) -> int:
    """The same of slots that are asked for again and again."""
    return bits(slots)
