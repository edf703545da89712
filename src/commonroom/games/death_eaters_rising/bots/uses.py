"""Every way to assign the dice of a roll to targets: a lattice of states, each a small int.

A state is the number of a *hand*, which dice are left, and above it for each target the number of
its *step*: which of its symbols are still open. So a state fits into a machine word, and whoever
weighs thousands of them only adds, shifts and looks up.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple, TypeAlias

from commonroom.games.death_eaters_rising.bots.chances import packed_need
from commonroom.games.death_eaters_rising.content import SymbolCounts

HAND_BITS: Final = 16
HAND: Final = (1 << HAND_BITS) - 1


class Target:
    """Something that takes symbols, and what filling it is worth."""

    __slots__ = ("id", "need", "packed", "worth")

    def __init__(self, name: str, need: SymbolCounts, worth: float) -> None:
        self.id = name
        self.need = need
        self.worth = worth
        self.packed = packed_need(need)

    def with_need(self, need: SymbolCounts) -> Target:
        """The same target when other symbols are open."""
        return Target(self.id, need, self.worth)


Open: TypeAlias = tuple[tuple[float, int], ...]
"""Worth and packed need of each target still open."""


def open_needs(targets: Sequence[Target]) -> Open:
    """What matters of targets, whatever they are."""
    return tuple([(target.worth, target.packed) for target in targets])


class Die(NamedTuple):
    """A die on the table."""

    id: str
    colour: int
    virtue: int
    symbols: int


Assign: TypeAlias = tuple[tuple[str, str], ...]
"""(die, target) of each die to assign, in order."""


class Hands:
    """What may be left of a pool of dice, numbered from nothing to all of it."""

    def __init__(self, pool: int) -> None:
        """`pool`: dice of each colour, packed."""
        self.packed = [0]
        """The dice of each hand, packed."""
        self.apart = [0, 0, 0, 0]
        """For each colour, by how much the number goes down when a die of it is used."""
        for colour in range(4):
            self.apart[colour] = len(self.packed)
            count, one = pool >> 4 * colour & 15, 1 << 4 * colour
            self.packed = [dice + more * one for more in range(count + 1) for dice in self.packed]


@lru_cache(4096)
def _hands_of(pool: int) -> Hands:
    return Hands(pool)


class Steps:
    """What may be left open of a need, numbered from nothing to all of it."""

    def __init__(self, need: SymbolCounts) -> None:
        a, b, c, d = need
        lefts: list[SymbolCounts] = [
            (i, j, k, m)
            for i in range(a + 1)
            for j in range(b + 1)
            for k in range(c + 1)
            for m in range(d + 1)
        ]
        self.needs = [packed_need(left) for left in lefts]
        """What is open at each step, packed."""
        self.bits = (len(lefts) - 1).bit_length()
        apart = ((b + 1) * (c + 1) * (d + 1), (c + 1) * (d + 1), d + 1, 1)
        self._taken = [
            [[min(symbols, left[virtue]) * apart[virtue] for left in lefts] for virtue in range(4)]
            for symbols in range(3)
        ]

    def taken(self, symbols: int, virtue: int) -> list[int]:
        """For each step, by how many it goes down when a face is assigned; 0: it takes none."""
        return self._taken[symbols][virtue]


@lru_cache(4096)
def _steps_of(need: SymbolCounts) -> Steps:
    return Steps(need)


class Goal:
    """A target within the states of some goals."""

    __slots__ = ("alone", "mask", "need", "place", "steps", "worth")

    def __init__(self, target: Target, place: int, hands: int) -> None:
        self.steps = _steps_of(target.need)
        self.need = target.need
        self.worth = target.worth
        self.place = place
        """Where its step begins in a state."""
        self.mask = (1 << self.steps.bits) - 1
        self.alone = [UNKNOWN] * (len(self.steps.needs) * hands)
        """What it promises if nothing else is pursued, by step and hand."""


UNKNOWN: Final = -1.0
_TARGET_BITS: Final = 3
"""Enough for the place of a target among those that are pursued."""
_ASSIGN_BITS: Final = 8
"""Enough for that and the place of a die in a roll."""


class Goals:
    """Targets to be pursued with a pool of dice, and what is known of that, whatever is rolled."""

    def __init__(self, pool: int, targets: Sequence[Target]) -> None:
        """`pool`: all dice, also those that wait, packed. No worth is negative."""
        self.pool = pool
        self.open_needs = open_needs(targets)
        self.hands = _hands_of(pool)
        self.many_hands = len(self.hands.packed)
        self.all: list[Goal] = []
        self.start = self.many_hands - 1
        """The state with no die assigned."""
        place = HAND_BITS
        for target in targets:
            goal = Goal(target, place, self.many_hands)
            self.all.append(goal)
            self.start += len(goal.steps.needs) - 1 << place
            place += goal.steps.bits
        self.without = [UNKNOWN] * 4
        """What the dice promise but for one of each colour."""
        self.promises: dict[object, float] = {}
        """What rolls promise."""


class Uses:
    """All ways to use a roll, beginning with no die assigned. Doubled faces come first."""

    def __init__(self, goals: Goals, rolled: Sequence[Die], single_faces: bool) -> None:
        self._goals = goals
        self._dice = sorted(rolled, key=lambda die: -die.symbols)
        self._known = {goals.start: 0}
        """For each state how it was come to first: the number of the one before it, the place of
        the die that was assigned, and the place of the target, packed."""
        for place, die in enumerate(self._dice):
            symbols = 1 if single_faces else die.symbols
            self._assign(place << _TARGET_BITS, die, symbols)
        self.states = list(self._known)

    def _assign(self, place_of_die: int, die: Die, symbols: int) -> None:
        """Add what a die may do after all that the dice before it may have done."""
        _, colour, virtue, _ = die
        ways = [
            (goal.place, goal.mask, goal.steps.taken(symbols, virtue), place_of_die | at)
            for at, goal in enumerate(self._goals.all)
            if goal.need[virtue]
        ]
        if not ways:
            return
        one, known, before = self._goals.hands.apart[colour], self._known, 0
        for state in list(known):
            left = state - one
            for place, mask, taken, assign in ways:
                down = taken[state >> place & mask]
                if down:
                    known.setdefault(left - (down << place), before | assign)
            before += 1 << _ASSIGN_BITS

    def assigned(self, number: int, targets: Sequence[Target]) -> Assign:
        """What to assign, in order, to come to a state."""
        found: list[tuple[str, str]] = []
        while number:
            number, assign = divmod(self._known[self.states[number]], 1 << _ASSIGN_BITS)
            die, target = divmod(assign, 1 << _TARGET_BITS)
            found.append((self._dice[die].id, targets[target].id))
        return tuple(reversed(found))
