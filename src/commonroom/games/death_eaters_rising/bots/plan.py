"""What to do with dice: how much a pool is worth for some targets, and the best use of a roll."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, TypeAlias

from commonroom.games.death_eaters_rising.bots.chances import (
    DICE_BITS,
    EXACTLY,
    counted_dice,
    packed_dice,
    packed_need,
)
from commonroom.games.death_eaters_rising.bots.uses import Assign, Die, Target, Uses
from commonroom.games.death_eaters_rising.content import SymbolCounts

_MOST_TARGETS = 5
_SAME = 1e-9
"""A promise that is higher by less is the same."""
_SECOND_WIND = 0.5
"""How much of the chances of a second target remains when the first one fails."""


Open: TypeAlias = tuple[tuple[float, int], ...]
"""Worth and packed need of each target still open."""
_Alone: TypeAlias = tuple[float, float, float, int]
"""What a target promises if nothing else is pursued, its chance, its worth and its packed need."""

_MOST_PROMISES = 100_000
_DICE = (1 << DICE_BITS) - 1


class Use(NamedTuple):
    """A way to use a roll: assign dice; or discard one; or, with neither, roll again."""

    promise: float
    assign: Assign
    discard: str | None


class Planner:
    """Somebody who plans with dice: how many targets at once, by which chances."""

    def __init__(self, depth: int, chances: dict[int, float]) -> None:
        self.chances = chances
        """Packed dice and needs → the chance to fill all of them."""
        self._depth = depth
        self._promises: dict[tuple[int, Open], float] = {}

    def outlook(self, pool: SymbolCounts, targets: Sequence[Target]) -> float:
        """What rolling these dice for these targets promises."""
        needs = tuple([(worth, packed_need(need)) for _, need, worth in targets])
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
        chances, alone = self.chances, []
        for worth, need in targets:
            single = chances[need + dice]
            if single:
                alone.append((worth * single, single, worth, need))
        return self._pursued(dice, alone) if alone else 0.0

    def _pursued(self, dice: int, alone: list[_Alone]) -> float:
        """What dice promise for some targets, each of which they may fill."""
        chances = self.chances
        alone.sort(reverse=True)
        total, single, _, pursued = alone.pop(0)
        pursued += dice
        for _ in range(self._depth - 1):
            best, best_at, best_both = 0.0, -1, 0.0
            again = _SECOND_WIND * (1.0 - single)
            for at, (most, single, worth, need) in enumerate(alone):
                if most <= best:  # nothing that follows can promise more
                    break
                both = chances[need + pursued]
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
        scored: list[tuple[float, int]] = []
        for at, (_, need, worth) in enumerate(targets):
            if worth > 0:
                score = worth * self.chances[packed_need(need) + dice]
                if score > 0.01:
                    scored.append((-score, at))
        scored.sort()
        return tuple([targets[at] for _, at in scored[:_MOST_TARGETS]])

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
        uses = Uses(rolled, pool, targets, single_faces)
        top, best, first = -1.0, -1, 0 if assigned else 1  # something must be assigned
        for total, number in self._foremost(uses, first):
            if total > top + _SAME:
                top, best = total, number
        use = Use(top, uses.assigned(best) if best > 0 else (), None)
        if not assigned:
            open_ = tuple([(target.worth, packed_need(target.need)) for target in targets])
            for die in {die.colour: die for die in rolled}.values():
                total = self.promise(pool - (1 << 4 * die.colour), open_)
                if total > top + _SAME:
                    top, use = total, Use(total, (), die.id)
        return use

    def _foremost(self, uses: Uses, first: int) -> list[tuple[float, int]]:
        """The uses that may be the best, from some number on: what each comes to, and its number.

        At most a use comes to what its targets promise one by one, which is soon added up.
        """
        mosts = [self._most(uses, state) for state in uses.states[first:]]
        if not mosts:
            return []
        best = max(mosts)
        start = mosts.index(best)
        top = self._total(uses, uses.states[first + start])
        found = [(start, top)]
        ranked = [
            (most, -at) for at, most in enumerate(mosts) if most >= top - _SAME and at != start
        ]
        ranked.sort(reverse=True)
        for most, before in ranked:
            if most < top - _SAME:
                break
            total = self._total(uses, uses.states[first - before])
            top = max(top, total)
            found.append((-before, total))
        found.sort()
        return [(total, first + at) for at, total in found]

    def _most(self, uses: Uses, state: int) -> float:
        """What a state comes to if no target takes dice away from another."""
        dice, places, masks, needs = state & _DICE, uses.places, uses.masks, uses.needs
        chances, filled, first, second = self.chances, 0.0, 0.0, 0.0
        for at, worth in enumerate(uses.worths):
            step = state >> places[at] & masks[at]
            if not step:
                filled += worth
            elif dice:
                alone = worth * chances[needs[at][step] + dice]
                if alone > second:
                    if alone > first:
                        first, second = alone, first
                    else:
                        second = alone
        return filled + first + (second if self._depth > 1 else 0.0)

    def _total(self, uses: Uses, state: int) -> float:
        """What the filled targets of a state are worth, and what its dice promise for the rest."""
        dice, filled = state & _DICE, 0.0
        alone: list[_Alone] = []
        for at, worth in enumerate(uses.worths):
            step = state >> uses.places[at] & uses.masks[at]
            if not step:
                filled += worth
            elif dice:
                need = uses.needs[at][step]
                single = self.chances[need + dice]
                if single:
                    alone.append((worth * single, single, worth, need))
        return self._pursued(dice, alone) + filled if alone else filled


EXACT = Planner(2, EXACTLY)
"""With the chances as they are, a second target in mind: the best that we have."""
