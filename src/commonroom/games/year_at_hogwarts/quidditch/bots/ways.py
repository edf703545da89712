"""Ways over the pitch: how far it is to some slots, and which step leads there.

Sets of slots are numbers here, with a bit for each slot, so that whole fronts of a search are moved
at once. A search begins at the goals; what it has found serves every piece that wants to go there.
"""

from __future__ import annotations

from typing import final

from commonroom.games.year_at_hogwarts.quidditch.pitch import (
    BITS,
    COLUMN,
    SLOTS,
    Slot,
    is_keeper_slot,
    neighbours,
)

_STEPS: dict[Slot, tuple[tuple[int, Slot], ...]] = {
    slot: tuple((BITS[one], one) for one in neighbours(slot) if not is_keeper_slot(one))
    for slot in SLOTS
}
"""Slot → where a chaser or beater can fly from there, in the order in which ways are looked for."""
_NEAR: dict[Slot, int] = {slot: sum(there for there, _ in steps) for slot, steps in _STEPS.items()}


@final
class Way:
    """A shortest way: how many moves, and the first of them."""

    __slots__ = ("first", "moves")

    def __init__(self, moves: int, first: Slot) -> None:
        self.moves = moves
        self.first = first


class Field:
    """How far everything is from some goals, worked out as far as anybody has asked."""

    __slots__ = ("_fronts", "_left")

    def __init__(self, goals: int, free: int) -> None:
        self._fronts = [goals]
        self._left = free & ~goals
        """What is free and has not been reached."""

    def way(self, start: Slot) -> Way | None:
        """The way from a slot that is none of the goals; None if there is none."""
        near, moves, front = _NEAR[start], 0, 0
        for front in self._fronts:
            moves += 1
            if front & near:
                return Way(moves, _step(start, front))
        while front:
            front = (front << 1) | (front >> 1) | (front << COLUMN) | (front >> COLUMN)
            front &= self._left
            self._left ^= front
            self._fronts.append(front)
            moves += 1
            if front & near:
                return Way(moves, _step(start, front))
        return None

    def path(self, start: Slot) -> list[Slot] | None:
        """The same, slot by slot: every step of it leads into the front before."""
        way = self.way(start)
        if way is None:
            return None
        slots = [way.first]
        for front in reversed(self._fronts[: way.moves - 1]):
            slots.append(_step(slots[-1], front))
        return slots


def least(start: Slot, end: Slot) -> int:
    """How many moves it takes from a slot to another at least, if nobody is in the way."""
    return abs(start[0] - end[0]) + abs(start[1] - end[1])


def _step(start: Slot, front: int) -> Slot:
    """The first move from a slot into a front next to it."""
    for there, slot in _STEPS[start]:
        if there & front:
            return slot
    raise AssertionError("the front is not next to it")


def free_steps(start: Slot, free: int) -> list[Slot]:
    """Where a chaser or beater on a slot can fly at once."""
    return [slot for there, slot in _STEPS[start] if there & free]
