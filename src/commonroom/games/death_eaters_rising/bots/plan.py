"""What to do with dice: how much a pool is worth for some targets, and the best use of a roll."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeAlias

from commonroom.games.death_eaters_rising.bots.chances import (
    FEWER,
    chance,
    counted_dice,
    packed_dice,
    packed_need,
    shift_of,
)
from commonroom.games.death_eaters_rising.content import SymbolCounts

_MOST_TARGETS = 5
_SAME = 1e-9
"""A promise that is higher by less is the same."""
_SECOND_WIND = 0.5
"""How much of the chances of a second target remains when the first one fails."""


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
Open: TypeAlias = tuple[tuple[float, int], ...]
"""Worth and packed need of each target still open."""

_MOST_PROMISES = 100_000
_MOST_WORTHS = 300
"""Of so many sets of worths it is kept what states promise: those of the last few turns."""
Worths: TypeAlias = tuple[float, ...]
"""Of the targets, in their order."""
_State: TypeAlias = int
"""Dice left, and the open need of each target, packed one after the other."""
_DICE_BITS, _NEED_BITS = 16, 32
_DICE, _NEED = (1 << _DICE_BITS) - 1, (1 << _NEED_BITS) - 1


class Use(NamedTuple):
    """A way to use a roll: assign dice; or discard one; or, with neither, roll again."""

    promise: float
    assign: Assign
    discard: str | None


class Planner:
    """Somebody who plans with dice: how many targets at once, by which chances."""

    def __init__(self, depth: int, chance: Callable[[int], float]) -> None:
        self.chance = chance
        """Packed dice and needs → the chance to fill all of them."""
        self._depth = depth
        self._promises: dict[tuple[int, Open], float] = {}
        self._totals: dict[Worths, dict[_State, float]] = {}

    def outlook(self, pool: SymbolCounts, targets: Sequence[Target]) -> float:
        """What rolling these dice for these targets promises."""
        needs = tuple([(target.worth, packed_need(target.need)) for target in targets])
        return self.promise(packed_dice(pool), needs)

    def promise(self, dice: int, targets: Open) -> float:
        """The same of packed dice and needs, remembered."""
        key = dice, targets
        known = self._promises.get(key)
        if known is None:
            if len(self._promises) > _MOST_PROMISES:
                self._promises.clear()
            known = self._promises[key] = self._reckoned(dice, targets)
        return known

    def _reckoned(self, dice: int, targets: Open) -> float:
        """The best target first; each further one in addition, or instead if the first ones fail.

        An estimate: exact expectations of several targets cost a hundred times as much.
        """
        if not dice:
            return 0.0
        chance, alone = self.chance, []
        for worth, need in targets:
            single = chance(need + dice)
            if single:
                alone.append((worth * single, single, worth, need))
        if not alone:
            return 0.0
        alone.sort(reverse=True)
        total, single, _, pursued = alone.pop(0)
        pursued += dice
        for _ in range(self._depth - 1):
            best, best_at, best_both = 0.0, -1, 0.0
            again = _SECOND_WIND * (1.0 - single)
            for at, (most, single, worth, need) in enumerate(alone):
                if most <= best:  # nothing that follows can promise more
                    break
                both = chance(need + pursued)
                gain = worth * (both + again * (single - both))
                if gain > best:
                    best, best_at, best_both = gain, at, both
            if best_at < 0:
                break
            total += best
            pursued += alone.pop(best_at)[3]
            single = best_both
        return total

    def likely(self, pool: SymbolCounts, targets: Sequence[Target]) -> tuple[Target, ...]:
        """The few targets that are worth thinking about with these dice."""
        dice = packed_dice(pool)
        scored = [
            (t.worth * self.chance(packed_need(t.need) + dice), t) for t in targets if t.worth > 0
        ]
        scored.sort(key=lambda one: -one[0])
        return tuple(target for score, target in scored[:_MOST_TARGETS] if score > 0.01)

    def best_use(
        self,
        rolled: Sequence[Die],
        waiting: SymbolCounts,
        targets: Sequence[Target],
        assigned: bool,
        single_faces: bool = False,
    ) -> Use:
        """The use of a roll that promises most.

        `waiting` dice join the next roll. `assigned`: a die of this roll is placed already, so
        that the others may be rolled again without giving one up.
        """
        pool = packed_dice(waiting) + packed_dice(counted_dice([die.colour for die in rolled]))
        needs = [packed_need(target.need) for target in targets]
        worths = tuple([target.worth for target in targets])
        known = self._totals_of(worths)
        top, best = -1.0, Use(-1.0, (), None)
        for state, assign in _uses(rolled, pool, targets, needs, single_faces).items():
            if not assign and not assigned:
                continue
            total = known.get(state)
            if total is None:
                total = known[state] = self._total(state, worths)
            if total > top + _SAME:
                top, best = total, Use(total, assign, None)
        if not assigned:
            open_ = tuple(zip(worths, needs, strict=True))
            for die in {die.colour: die for die in rolled}.values():
                total = self.promise(pool - (1 << 4 * die.colour), open_)
                if total > top + _SAME:
                    top, best = total, Use(total, (), die.id)
        return best

    def _totals_of(self, worths: Worths) -> dict[_State, float]:
        """What states promise in all, as far as is known, if their targets are worth so much."""
        found = self._totals.get(worths)
        if found is None:
            if len(self._totals) > _MOST_WORTHS:
                self._totals.clear()
            found = self._totals[worths] = {}
        return found

    def _total(self, state: _State, worths: Worths) -> float:
        """What the filled targets of a state are worth, and what its dice promise for the rest."""
        dice, rest = state & _DICE, state >> _DICE_BITS
        still, filled = [], 0.0
        for worth in worths:
            need = rest & _NEED
            if need:
                still.append((worth, need << _DICE_BITS))
            else:
                filled += worth
            rest >>= _NEED_BITS
        return (self.promise(dice, tuple(still)) if dice else 0.0) + filled


EXACT = Planner(2, chance)
"""With the chances as they are, a second target in mind: the best that we have."""


def _uses(
    rolled: Sequence[Die],
    pool: int,
    targets: Sequence[Target],
    needs: Sequence[int],
    single_faces: bool,
) -> dict[_State, Assign]:
    """Dice and needs left → what to assign for that. Doubled faces come first."""
    start, places = pool, []
    for at, (target, need) in enumerate(zip(targets, needs, strict=True)):
        start += need << _NEED_BITS * at
        places.append((_NEED_BITS * at, target.id))
    uses: dict[_State, Assign] = {start: ()}
    for die in sorted(rolled, key=lambda die: -die.symbols):
        fewer = FEWER[1 if single_faces else die.symbols]
        one, shift = 1 << 4 * die.colour, shift_of(die.virtue)
        for state, assign in list(uses.items()):
            for offset, target_id in places:
                field = state >> offset + shift & 255
                if field:
                    after = state - one - (fewer[field] << offset + shift)
                    if after not in uses:
                        uses[after] = (*assign, (die.id, target_id))
    return uses
