"""What to do with dice: how much a pool is worth for some targets, and the best use of a roll."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple, TypeAlias

from commonroom.games.death_eaters_rising.bots.chances import (
    EXACTLY,
    counted_dice,
    packed_dice,
)
from commonroom.games.death_eaters_rising.bots.uses import (
    HAND,
    Assign,
    Die,
    Goal,
    Goals,
    Open,
    Target,
    Uses,
    open_needs,
)
from commonroom.games.death_eaters_rising.content import SymbolCounts

_MOST_TARGETS: Final = 5
_LEAST: Final = 0.01
"""A target that promises less is not worth thinking about."""
_SAME: Final = 1e-9
"""A promise that is higher by less is the same."""
_SECOND_WIND: Final = 0.5
"""How much of the chances of a second target remains when the first one fails."""


Alone: TypeAlias = tuple[float, float, float, int]
"""What a target promises if nothing else is pursued, its chance, its worth and its packed need."""

_MOST_PROMISES: Final = 100_000


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
        return self.promise(packed_dice(pool), open_needs(targets))

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

    def _pursued(self, dice: int, alone: list[Alone]) -> float:
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
        dice, chances = packed_dice(pool), self.chances
        scored: list[tuple[float, int]] = []
        for at, target in enumerate(targets):
            if target.worth > 0:
                score = target.worth * chances[target.packed + dice]
                if score > _LEAST:
                    scored.append((-score, at))
        scored.sort()
        return tuple([targets[at] for _, at in scored[:_MOST_TARGETS]])

    def prospect(self, pool: SymbolCounts, targets: Sequence[Target]) -> float:
        """What rolling these dice promises for the targets that are worth thinking about."""
        dice = packed_dice(pool)
        return self.pursuing(dice, [self.alone(dice, target) for target in targets])

    def alone(self, dice: int, target: Target) -> Alone | None:
        """What a target promises for itself; None: it is not worth thinking about."""
        worth, need = target.worth, target.packed
        if worth > 0:
            single = self.chances[need + dice]
            most = worth * single
            if most > _LEAST:
                return most, single, worth, need
        return None

    def pursuing(self, dice: int, targets: Sequence[Alone | None]) -> float:
        """What dice promise for a few of these targets, those that promise most for themselves."""
        found = [alone for alone in targets if alone is not None]
        if len(found) > _MOST_TARGETS:
            found = sorted(found, key=lambda alone: -alone[0])[:_MOST_TARGETS]
        return self._pursued(dice, found) if found and dice else 0.0

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
        return self.use_for(Goals(pool, targets), rolled, targets, assigned, single_faces)

    def use_for(
        self,
        goals: Goals,
        rolled: Sequence[Die],
        targets: Sequence[Target],
        assigned: bool,
        single_faces: bool,
    ) -> Use:
        """The same, of a roll of dice that are in the pool of the goals."""
        uses = Uses(goals, rolled, single_faces)
        top, best, first = -1.0, -1, 0 if assigned else 1  # something must be assigned
        for total, number in self._foremost(goals, uses.states, first):
            if total > top + _SAME:
                top, best = total, number
        use = Use(top, uses.assigned(best, targets) if best > 0 else (), None)
        if not assigned:
            for die in {die.colour: die for die in rolled}.values():
                total = self._without(goals, die.colour)
                if total > top + _SAME:
                    top, use = total, Use(total, (), die.id)
        return use

    def _without(self, goals: Goals, colour: int) -> float:
        """What the dice promise when one is discarded."""
        known = goals.without[colour]
        if known < 0.0:
            known = self.promise(goals.pool - (1 << 4 * colour), goals.open_needs)
            goals.without[colour] = known
        return known

    def _foremost(self, goals: Goals, states: list[int], first: int) -> list[tuple[float, int]]:
        """The uses that may be the best, from some number on: what each comes to, and its number.

        At most a use comes to what its targets promise one by one, which is soon added up.
        """
        mosts = self._mosts(goals, states, first)
        if not mosts:
            return []
        best = max(mosts)
        start = mosts.index(best)
        top = self._total(goals, states[first + start])
        found = [(start, top)]
        ranked = [
            (most, -at) for at, most in enumerate(mosts) if most >= top - _SAME and at != start
        ]
        ranked.sort(reverse=True)
        for most, before in ranked:
            if most < top - _SAME:
                break
            total = self._total(goals, states[first - before])
            top = max(top, total)
            found.append((-before, total))
        found.sort()
        return [(total, first + at) for at, total in found]

    def _mosts(self, goals: Goals, states: list[int], start: int) -> list[float]:
        """What states come to if no target takes dice away from another, from some number on."""
        many_hands, deep, mosts = goals.many_hands, self._depth > 1, []
        pursued = goals.all
        for number in range(start, len(states)):
            state = states[number]
            hand, filled, first, second = state & HAND, 0.0, 0.0, 0.0
            for goal in pursued:
                step = state >> goal.place & goal.mask
                if not step:
                    filled += goal.worth
                elif hand:
                    promise = goal.alone[step * many_hands + hand]
                    if promise < 0.0:
                        promise = self._alone(goals, goal, step, hand)
                    if promise > second:
                        if promise > first:
                            first, second = promise, first
                        else:
                            second = promise
            mosts.append(filled + first + (second if deep else 0.0))
        return mosts

    def _alone(self, goals: Goals, goal: Goal, step: int, hand: int) -> float:
        """What a target promises at a step with the dice of a hand; remembered."""
        found = goal.worth * self.chances[goal.steps.needs[step] + goals.hands.packed[hand]]
        goal.alone[step * goals.many_hands + hand] = found
        return found

    def _total(self, goals: Goals, state: int) -> float:
        """What the filled targets of a state are worth, and what its dice promise for the rest."""
        dice, filled = goals.hands.packed[state & HAND], 0.0
        alone: list[Alone] = []
        for goal in goals.all:
            worth, step = goal.worth, state >> goal.place & goal.mask
            if not step:
                filled += worth
            elif dice:
                need = goal.steps.needs[step]
                single = self.chances[need + dice]
                if single:
                    alone.append((worth * single, single, worth, need))
        return self._pursued(dice, alone) + filled if alone else filled


EXACT = Planner(2, EXACTLY)
"""With the chances as they are, a second target in mind: the best that we have."""
