"""The pitch: its slots and lines, and which of them whose pieces may use (YH-QUI-7).

Columns run from −4 to 4 and rows from −2 to 2, with three keeper slots behind each end. Side 0
plays from the left, side 1 from the right.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import TypeAlias

Slot: TypeAlias = tuple[int, int]
"""Column and row."""

CENTRE: Slot = (0, 0)
COLUMNS = range(-4, 5)
ROWS = range(-2, 3)
KEEPER_ROWS = range(-1, 2)
KEEPER_COLUMN = 5
LINE = 4
AREA = 3
BLUDGERS: tuple[Slot, Slot] = ((3, -1), (-3, 1))
STEPS: tuple[Slot, ...] = ((1, 0), (-1, 0), (0, 1), (0, -1))
DIRECTIONS: tuple[Slot, ...] = (*STEPS, (1, 1), (1, -1), (-1, 1), (-1, -1))
LAP = 24

KEEPER_SLOTS: tuple[tuple[Slot, ...], tuple[Slot, ...]] = (
    tuple((-KEEPER_COLUMN, row) for row in KEEPER_ROWS),
    tuple((KEEPER_COLUMN, row) for row in KEEPER_ROWS),
)
"""Side → its area (2)."""
LINES: tuple[tuple[Slot, ...], tuple[Slot, ...]] = (
    tuple((-LINE, row) for row in ROWS),
    tuple((LINE, row) for row in ROWS),
)
"""Side → its line (3)."""
_HALF: tuple[Slot, ...] = tuple((column, row) for column in range(AREA, -1, -1) for row in ROWS)
_TAKEN = (CENTRE, *BLUDGERS)
AREAS: tuple[tuple[Slot, ...], tuple[Slot, ...]] = (
    tuple((-column, row) for column, row in _HALF if (-column, row) not in _TAKEN),
    tuple(slot for slot in _HALF if slot not in _TAKEN),
)
"""Side → where its chasers begin (4): the centre and the Bludgers' slots stay free."""

SLOTS: tuple[Slot, ...] = (
    *((column, row) for column in COLUMNS for row in ROWS),
    *KEEPER_SLOTS[0],
    *KEEPER_SLOTS[1],
)
COLUMN = len(ROWS) + 1
"""From the bit of a slot to that of the next column; a bit between two columns is no slot's."""
_PITCH_BITS: dict[Slot, int] = {
    (column, row): 1 << (at * COLUMN + up)
    for at, column in enumerate(COLUMNS)
    for up, row in enumerate(ROWS)
}
PITCH = sum(_PITCH_BITS.values())
"""All slots but the keepers'."""
BITS: dict[Slot, int] = _PITCH_BITS | {
    slot: 1 << (len(COLUMNS) * COLUMN + at)
    for at, slot in enumerate((*KEEPER_SLOTS[0], *KEEPER_SLOTS[1]))
}
"""Slot → its bit, for sets of slots as one number, which are met quickly."""
_GRID = [
    [BITS.get((column, row), 0) for row in (0, 1, 2, -2, -1)]
    for column in (*range(KEEPER_COLUMN + 1), *range(-KEEPER_COLUMN, 0))
]
"""The same by column and row, from where no tuple need be made: below 0 is from the end."""
LINE_BITS = tuple(sum(BITS[slot] for slot in line) for line in LINES)
_NEIGHBOURS: dict[Slot, tuple[Slot, ...]] = {
    (column, row): tuple(
        (column + across, row + up) for across, up in STEPS if (column + across, row + up) in SLOTS
    )
    for column, row in SLOTS
}


def bit(slot: Slot) -> int:
    """A slot as a number."""
    return _GRID[slot[0]][slot[1]]


def bits(slots: Iterable[Slot]) -> int:
    """These slots as one number."""
    found = 0
    for column, row in slots:
        found |= _GRID[column][row]
    return found


def on_pitch(slot: Slot) -> bool:
    """Whether there is such a slot."""
    return slot in _NEIGHBOURS


def neighbours(slot: Slot) -> Sequence[Slot]:
    """The slots one move away along the lines."""
    return _NEIGHBOURS[slot]


@cache
def flight(slot: Slot, direction: Slot, far: int) -> tuple[Slot, ...]:
    """The slots a Bludger passes on a straight line, as far as the pitch goes."""
    column, row = slot
    across, up = direction
    path = []
    for step in range(1, far + 1):
        ahead = (column + step * across, row + step * up)
        if ahead not in _NEIGHBOURS:
            break
        path.append(ahead)
    return tuple(path)


def is_keeper_slot(slot: Slot) -> bool:
    """Whether the slot lies in either area (2)."""
    return abs(slot[0]) == KEEPER_COLUMN
