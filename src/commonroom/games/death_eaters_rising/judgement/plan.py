"""What to do with dice: how much a pool is worth for some targets, and the best use of a roll."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from commonroom.games.death_eaters_rising.content import SymbolCounts
from commonroom.games.death_eaters_rising.judgement.chances import (
    chance,
    counted_dice,
    packed_dice,
    packed_need,
    with_change,
)

_DEPTH = 3
"""How many targets one plan pursues."""
_MOST_TARGETS = 5
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


Weighed: TypeAlias = tuple[tuple[float, int], ...]
"""Worth and packed need of each target still open."""


def outlook(pool: SymbolCounts, targets: tuple[Target, ...]) -> float:
    """What rolling these dice for these targets promises."""
    return _promise(packed_dice(pool), [(t.worth, packed_need(t.need)) for t in targets])


def _promise(dice: int, targets: list[tuple[float, int]]) -> float:
    """The best target first; each further one in addition, or instead if the first ones fail.

    An estimate: exact expectations of several targets cost a hundred times as much.
    """
    if not dice:
        return 0.0
    alone = [(worth, need, chance(need + dice)) for worth, need in targets]
    total, pursued, failing = 0.0, dice, 0.0
    for _ in range(_DEPTH):
        best, best_at, best_chance = 0.0, -1, 0.0
        for at, (worth, need, single) in enumerate(alone):
            if single:
                both = chance(need + pursued) if pursued != dice else single
                gain = worth * (both + _SECOND_WIND * failing * (single - both))
                if gain > best:
                    best, best_at, best_chance = gain, at, both
        if best_at < 0:
            break
        total += best
        pursued += alone.pop(best_at)[1]
        failing = 1.0 - best_chance
    return total


class Use(NamedTuple):
    """A way to use a roll."""

    promise: float
    assign: tuple[tuple[str, str], ...]
    """(die, target) of each die to assign, in order."""
    discard: str | None
    """The die to give up if none is assigned."""


def likely(pool: SymbolCounts, targets: list[Target]) -> tuple[Target, ...]:
    """The few targets that are worth thinking about with these dice."""
    dice = packed_dice(pool)
    scored = [(t.worth * chance(packed_need(t.need) + dice), t) for t in targets if t.worth > 0]
    scored.sort(key=lambda one: -one[0])
    return tuple(target for score, target in scored[:_MOST_TARGETS] if score > 0.01)


def best_use(
    rolled: tuple[Die, ...],
    waiting: SymbolCounts,
    targets: tuple[Target, ...],
    assigned: bool,
    single_faces: bool = False,
) -> Use:
    """The use of a roll that promises most.

    `waiting` dice join the next roll. `assigned`: a die of this roll is placed already, so that the
    others may be rolled again without giving one up.
    """
    total = counted_dice([die.colour for die in rolled])
    pool = (
        total[0] + waiting[0], total[1] + waiting[1], total[2] + waiting[2], total[3] + waiting[3]
    )  # fmt: skip
    best: Use | None = None
    seen: dict[int, float] = {}
    for (rest, needs), assign in _uses(rolled, pool, targets, single_faces).items():
        if not assign and not assigned:
            continue
        filled, still = 0.0, []
        for target, need in zip(targets, needs, strict=True):
            if any(need):
                still.append((target.worth, packed_need(need)))
            else:
                filled += target.worth
        promise = filled + _promise(packed_dice(rest), still)
        if best is None or promise > best.promise + 1e-9:
            best = Use(promise, assign, None)
    if not assigned:
        for die in {die.colour: die for die in rolled}.values():
            rest = with_change(pool, die.colour, -1)
            key = packed_dice(rest)
            if key not in seen:
                seen[key] = outlook(rest, targets)
            if best is None or seen[key] > best.promise + 1e-9:
                best = Use(seen[key], (), die.id)
    assert best is not None
    return best


_State: TypeAlias = tuple[SymbolCounts, tuple[SymbolCounts, ...]]


def _uses(
    rolled: tuple[Die, ...], pool: SymbolCounts, targets: tuple[Target, ...], single_faces: bool
) -> dict[_State, tuple[tuple[str, str], ...]]:
    """(Dice left, needs left) → what to assign for it. Doubled faces come first."""
    needs = tuple([target.need for target in targets])
    uses: dict[_State, tuple[tuple[str, str], ...]] = {(pool, needs): ()}
    for die in sorted(rolled, key=lambda die: -die.symbols):
        virtue, count = die.virtue, 1 if single_faces else die.symbols
        for (left, open_), assign in list(uses.items()):
            for at, need in enumerate(open_):
                if not need[virtue]:
                    continue
                fewer = with_change(need, virtue, -min(count, need[virtue]))
                state = with_change(left, die.colour, -1), (*open_[:at], fewer, *open_[at + 1 :])
                if state not in uses:
                    uses[state] = (*assign, (die.id, targets[at].id))
    return uses
