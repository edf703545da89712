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
_Alone: TypeAlias = tuple[float, float, float, int]
"""What a target promises if nothing else is pursued, its chance, its worth and its packed need."""

_MOST_PROMISES = 100_000
_MOST_WORTHS = 300
"""Of so many sets of worths it is kept what states come to: those of the last few turns."""
Worths: TypeAlias = tuple[float, ...]
"""Of the targets, in their order."""
_State: TypeAlias = int
"""Dice left, and the open need of each target, packed one after the other."""
_Uses: TypeAlias = dict[_State, tuple[_State, tuple[str, str]] | None]
"""State → the one before, and the die and target that lead on from there; None: the first."""
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
        self._mosts: dict[Worths, dict[_State, float]] = {}

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
        return self._pursued(dice, alone) if alone else 0.0

    def _pursued(self, dice: int, alone: list[_Alone]) -> float:
        """What dice promise for some targets, each of which they may fill."""
        chance = self.chance
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
        uses = _uses(rolled, pool, targets, needs, single_faces)
        top, best = -1.0, Use(-1.0, (), None)
        for total, state in self._foremost(uses, worths, assigned):
            if total > top + _SAME:
                top, best = total, Use(total, _assigned(uses, state), None)
        if not assigned:
            open_ = tuple(zip(worths, needs, strict=True))
            for die in {die.colour: die for die in rolled}.values():
                total = self.promise(pool - (1 << 4 * die.colour), open_)
                if total > top + _SAME:
                    top, best = total, Use(total, (), die.id)
        return best

    def _foremost(self, uses: _Uses, worths: Worths, assigned: bool) -> list[tuple[float, _State]]:
        """The uses that may be the best, in the order given, and what each comes to.

        At most a use comes to what its targets promise one by one, which is soon added up.
        """
        known, states = self._known_mosts(worths), list(uses)
        if not assigned:
            del states[0]  # something must be assigned
        if not states:
            return []
        mosts = []
        for state in states:
            most = known.get(state)
            if most is None:
                most = known[state] = self._most(state, worths)
            mosts.append(most)
        best = max(mosts)
        first = mosts.index(best)
        top = self._total(states[first], worths)
        found = [(first, top)]
        ranked = [
            (most, -at) for at, most in enumerate(mosts) if most >= top - _SAME and at != first
        ]
        ranked.sort(reverse=True)
        for most, before in ranked:
            if most < top - _SAME:
                break
            total = self._total(states[-before], worths)
            top = max(top, total)
            found.append((-before, total))
        found.sort()
        return [(total, states[at]) for at, total in found]

    def _known_mosts(self, worths: Worths) -> dict[_State, float]:
        """What states come to at most, as far as is known, if their targets are worth so much."""
        found = self._mosts.get(worths)
        if found is None:
            if len(self._mosts) > _MOST_WORTHS:
                self._mosts.clear()
            found = self._mosts[worths] = {}
        return found

    def _most(self, state: _State, worths: Worths) -> float:
        """What a state comes to if no target takes dice away from another."""
        dice, rest = state & _DICE, state >> _DICE_BITS
        chance, filled, first, second = self.chance, 0.0, 0.0, 0.0
        for worth in worths:
            need = rest & _NEED
            rest >>= _NEED_BITS
            if not need:
                filled += worth
            elif dice:
                alone = worth * chance((need << _DICE_BITS) + dice)
                if alone > second:
                    if alone > first:
                        first, second = alone, first
                    else:
                        second = alone
        return filled + first + (second if self._depth > 1 else 0.0)

    def _total(self, state: _State, worths: Worths) -> float:
        """What the filled targets of a state are worth, and what its dice promise for the rest."""
        dice, rest = state & _DICE, state >> _DICE_BITS
        chance, filled = self.chance, 0.0
        alone: list[_Alone] = []
        for worth in worths:
            need = rest & _NEED
            rest >>= _NEED_BITS
            if not need:
                filled += worth
            elif dice:
                need <<= _DICE_BITS
                single = chance(need + dice)
                if single:
                    alone.append((worth * single, single, worth, need))
        return self._pursued(dice, alone) + filled if alone else filled


EXACT = Planner(2, chance)
"""With the chances as they are, a second target in mind: the best that we have."""


def _uses(
    rolled: Sequence[Die],
    pool: int,
    targets: Sequence[Target],
    needs: Sequence[int],
    single_faces: bool,
) -> _Uses:
    """Every way to assign dice, beginning with none. Doubled faces come first."""
    start = pool
    for at, need in enumerate(needs):
        start += need << _NEED_BITS * at
    uses: _Uses = {start: None}
    for die in sorted(rolled, key=lambda die: -die.symbols):
        fewer = FEWER[1 if single_faces else die.symbols]
        one, shift = 1 << 4 * die.colour, shift_of(die.virtue)
        places = [
            (_NEED_BITS * at + shift, (die.id, target.id))
            for at, target in enumerate(targets)
            if target.need[die.virtue]
        ]
        if not places:
            continue
        for state in list(uses):
            left = state - one
            for place, assign in places:
                field = state >> place & 255
                if field:
                    after = left - (fewer[field] << place)
                    if after not in uses:
                        uses[after] = state, assign
    return uses


def _assigned(uses: _Uses, state: _State) -> Assign:
    """What to assign, in order, to come to a state."""
    found: list[tuple[str, str]] = []
    step = uses[state]
    while step is not None:
        state, assign = step
        found.append(assign)
        step = uses[state]
    return tuple(reversed(found))
