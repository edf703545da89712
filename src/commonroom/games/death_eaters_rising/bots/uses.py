"""Every way to assign the dice of a roll to targets: a lattice of states, each a small int.

A state is the dice left, packed, and above them for each target the number of its *step*: which of
its symbols are still open. So a state fits into a machine word, and whoever weighs thousands of
them only adds, shifts and looks up.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple, TypeAlias

from commonroom.games.death_eaters_rising.bots.chances import DICE_BITS, packed_need
from commonroom.games.death_eaters_rising.content import SymbolCounts


class Target(NamedTuple):
    """Something that takes symbols, and what filling it is worth."""

    id: str
    need: SymbolCounts
    worth: float


class Die(NamedTuple):
    """A die on the table."""

    id: str
    colour: int
    virtue: int
    symbols: int


Assign: TypeAlias = tuple[tuple[str, str], ...]
"""(die, target) of each die to assign, in order."""


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


class Uses:
    """All ways to use a roll, beginning with no die assigned. Doubled faces come first."""

    def __init__(
        self, rolled: Sequence[Die], pool: int, targets: Sequence[Target], single_faces: bool
    ) -> None:
        """`pool`: all dice, also those that wait, packed."""
        self._targets = targets
        self._steps = [_steps_of(target.need) for target in targets]
        self.worths = [target.worth for target in targets]
        self.needs = [steps.needs for steps in self._steps]
        """Of each target what is open at its steps."""
        self.places: list[int] = []
        """Where the step of each target begins in a state."""
        self.masks: list[int] = []
        start, place = pool, DICE_BITS
        for steps in self._steps:
            self.places.append(place)
            self.masks.append((1 << steps.bits) - 1)
            start += len(steps.needs) - 1 << place
            place += steps.bits
        self.states = [start]
        self._before = [0]
        """For each state the number of the one that it came from."""
        self._last = [("", "")]
        """The die that was assigned last, and to which target."""
        known = {start}
        for die in sorted(rolled, key=lambda die: -die.symbols):
            self._assign(die, 1 if single_faces else die.symbols, known)

    def _assign(self, die: Die, symbols: int, known: set[int]) -> None:
        """Add what a die may do after all that the dice before it may have done."""
        takers = [at for at, target in enumerate(self._targets) if target.need[die.virtue]]
        if not takers:
            return
        one, states, before, last = 1 << 4 * die.colour, self.states, self._before, self._last
        ways = [
            (self.places[at], self.masks[at], self._steps[at].taken(symbols, die.virtue),
             (die.id, self._targets[at].id))
            for at in takers
        ]  # fmt: skip
        for number in range(len(states)):
            state = states[number]
            left = state - one
            for place, mask, taken, assign in ways:
                down = taken[state >> place & mask]
                if down:
                    after = left - (down << place)
                    if after not in known:
                        known.add(after)
                        states.append(after)
                        before.append(number)
                        last.append(assign)

    def assigned(self, number: int) -> Assign:
        """What to assign, in order, to come to a state."""
        found: list[tuple[str, str]] = []
        while number:
            found.append(self._last[number])
            number = self._before[number]
        return tuple(reversed(found))
