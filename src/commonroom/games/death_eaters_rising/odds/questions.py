"""The chances of the wizard dice: questions that prompts, hints and bots ask, and their answers.

Owns the arithmetic of DER-DIC-2 and knows neither cards nor state. Pools and needs are four counts
in the order friendship, bravery, knowledge, loyalty (purple, red, blue, orange dice). The dice are
taken to be used as well as possible, and only for the targets in question: a die put on anything
else counts as discarded. How it is computed is told in `fill` and `weight`.
"""

from functools import lru_cache
from itertools import combinations, compress, product
from typing import Final, NamedTuple, TypeAlias

from commonroom.games.death_eaters_rising.odds.fill import (
    MOST_DICE,
    Four,
    Position,
    changed,
    fill_chance,
    hopeless,
    position,
    work,
)
from commonroom.games.death_eaters_rising.odds.weight import Weighing, weighing_work

__all__ = [
    "FACES",
    "Assign",
    "Four",
    "Needs",
    "Odds",
    "Roll",
    "Use",
    "best_use",
    "bounds_to_fill",
    "chance_after_roll",
    "chance_to_fill",
    "expected_weight",
]

Needs: TypeAlias = tuple[Four, ...]
"""The open symbols of each target."""

Roll: TypeAlias = tuple[tuple[int, int], ...]
"""Dice on the table, each (colour, face); colours 0..3, faces 0..5."""

Assign: TypeAlias = tuple[tuple[int, int], ...]
"""(die, target) of each die to assign: places in the roll and in the needs."""

NONE: Four = (0, 0, 0, 0)

FACES: tuple[tuple[tuple[int, int], ...], ...] = tuple(
    ((own, 1), (own, 1), (own, 2), *((virtue, 1) for virtue in range(4) if virtue != own))
    for own in range(4)
)
"""DER-CMP-2: (virtue, symbols) on each face of each colour."""

CHANCE_LIMIT: Final = 1_000_000
WEIGHT_LIMIT: Final = 200_000
BOUND_LIMIT: Final = 200_000
"""A question that costs more than its limit (half a second, a whole one at worst) gets a bound,
made of smaller questions. The measure depends on the question only, not on time or on what is
known already, so that a bot decides the same wherever it runs."""


class Odds(NamedTuple):
    """A chance or an expected weight; if it is not exact, it is at least this."""

    value: float
    exact: bool


class Use(NamedTuple):
    """What to do with a roll: assign dice; or discard one; or, with neither, roll again."""

    odds: Odds
    assign: Assign
    discard: int | None
    """A place in the roll. Any other die of that colour would do as well."""


def chance_to_fill(pool: Four, needs: Needs, tokens: Four = NONE) -> Odds:
    """The chance to fill all needs when the pool is about to be rolled.

    `tokens` are symbols that may be used at any time; dice of die tokens belong in the pool.
    """
    return _chance_to_fill(pool, needs, tokens)


def chance_after_roll(
    rolled: Roll,
    needs: Needs,
    tokens: Four = NONE,
    waiting: Four = NONE,
    assigned: bool = False,
) -> Odds:
    """The chance to fill all needs with these dice on the table.

    `waiting` dice join the next roll. `assigned`: a die of this roll is placed already, so that
    the rest may be rolled again without losing one.
    """
    return _best_use(rolled, needs, tokens, waiting, assigned, None).odds


def best_use(
    rolled: Roll,
    needs: Needs,
    tokens: Four = NONE,
    waiting: Four = NONE,
    assigned: bool = False,
    weights: tuple[float, ...] | None = None,
) -> Use:
    """The use of a roll with the best chance to fill all needs or, given weights, the highest
    expected weight. Among equals the one that fills more symbols, then the one with fewer dice.
    """
    return _best_use(rolled, needs, tokens, waiting, assigned, weights)


def expected_weight(
    pool: Four, needs: Needs, weights: tuple[float, ...], tokens: Four = NONE
) -> Odds:
    """The highest expected sum of the weights of filled targets; no weight is negative.

    Where it is not exact: the best set of targets to go for, all or nothing.
    """
    return _expected_weight(pool, needs, weights, tokens)


def bounds_to_fill(pool: Four, needs: Needs, tokens: Four = NONE) -> tuple[float, float]:
    """The chance to fill all needs, from below and from above; equal where it is exact.

    From above it is the chance of as many virtues as can be computed, without the others.
    """
    low, exact = chance_to_fill(pool, needs, tokens)
    if exact:
        return low, low
    neutral, wanted = position(pool, needs, tokens)
    for size in range(len(wanted) - 1, 0, -1):
        highs = []
        for kept in combinations(wanted, size):
            others = sum([want.dice for want in wanted]) - sum([want.dice for want in kept])
            spot = Position(neutral + others, kept)
            if _computable(spot, BOUND_LIMIT):
                highs.append(fill_chance(spot))
        if highs:
            return low, min(highs)
    return low, 1.0


@lru_cache(65_536)
def _chance_to_fill(pool: Four, needs: Needs, tokens: Four) -> Odds:
    return chance_from(position(pool, needs, tokens))


def chance_from(spot: Position) -> Odds:
    """The chance to fill all that a position wants."""
    if _computable(spot, CHANCE_LIMIT):
        return Odds(fill_chance(spot), True)
    return Odds(_at_least(spot), False)


def _at_least(spot: Position) -> float:
    """The chance with fewer dice, or of two parts, one after the other, each with dice of its own.

    Neither is more than the chance itself: a die may be discarded before it does anything, and
    the dice of the second part may be rolled idly as long as the first part assigns or discards.
    """
    fewer = spot
    while not _computable(fewer, BOUND_LIMIT):
        fewer = _with_one_die_less(fewer)
    best = fill_chance(fewer)
    for parts in product((0, 1), repeat=len(spot.wanted)):
        for neutral in range(spot.neutral + 1):
            first = Position(neutral, tuple(compress(spot.wanted, parts)))
            second = Position(
                spot.neutral - neutral, tuple(compress(spot.wanted, [1 - part for part in parts]))
            )
            if _computable(first, BOUND_LIMIT) and _computable(second, BOUND_LIMIT):
                best = max(best, fill_chance(first) * fill_chance(second))
    return best


def _computable(spot: Position, limit: int) -> bool:
    dice = spot.neutral + sum([want.dice for want in spot.wanted])
    return hopeless(spot) or (dice <= MOST_DICE and work(spot) <= limit)


def _with_one_die_less(spot: Position) -> Position:
    """Without a neutral die, or one of the colour with the most dice for its symbols."""
    neutral, wanted = spot
    if neutral:
        return Position(neutral - 1, wanted)
    spare = max(range(len(wanted)), key=lambda index: wanted[index].dice / wanted[index].symbols)
    less = wanted[spare]._replace(dice=wanted[spare].dice - 1)
    return Position(0, (*wanted[:spare], less, *wanted[spare + 1 :]))


@lru_cache(32)
def _weighing(weights: tuple[float, ...], tokens: Four) -> Weighing:
    return Weighing(weights, tokens)


@lru_cache(16_384)
def _expected_weight(pool: Four, needs: Needs, weights: tuple[float, ...], tokens: Four) -> Odds:
    """Exact, or from below: the best set of targets, all or nothing."""
    within_reach = [
        (need, weight)
        for need, weight in zip(needs, weights, strict=True)
        if not hopeless(position(pool, (need,), tokens))
    ]
    needs = tuple([need for need, _ in within_reach])
    if sum(pool) <= MOST_DICE and weighing_work(pool, needs) <= WEIGHT_LIMIT:
        weights = tuple([weight for _, weight in within_reach])
        return Odds(_weighing(weights, tokens).expected(pool, needs), True)
    best = 0.0
    for size in range(1, len(needs) + 1):
        for chosen in combinations(within_reach, size):
            chance = _chance_to_fill(pool, tuple([need for need, _ in chosen]), tokens)
            best = max(best, chance.value * sum([weight for _, weight in chosen]))
    return Odds(best, False)


@lru_cache(16_384)
def _best_use(
    rolled: Roll,
    needs: Needs,
    tokens: Four,
    waiting: Four,
    assigned: bool,
    weights: tuple[float, ...] | None,
) -> Use:
    """Weigh every way to use the roll by the question that is left after it."""
    dice = waiting
    for colour, _ in rolled:
        dice = changed(dice, colour, +1)
    choices: list[tuple[Four, Needs, Assign, int | None]] = [
        (used, left, assign, None)
        for (used, left), assign in _uses(rolled, needs, anywhere=weights is not None).items()
    ]
    if rolled and not assigned:
        one_of_each = {colour: die for die, (colour, _) in enumerate(rolled)}
        choices[0:1] = [
            (changed(NONE, colour, +1), needs, (), die) for colour, die in one_of_each.items()
        ]
    weighed = []
    for used, left, assign, discard in choices:
        rest = _minus(dice, used)
        if weights is None:
            odds = _chance_to_fill(rest, left, tokens)
        else:
            odds = _expected_weight(rest, left, weights, tokens)
        # Rounded, so that the last bit of a sum does not decide between equals.
        rank = (round(odds.value, 12), -sum(map(sum, left)), -sum(used))
        weighed.append((rank, Use(odds, assign, discard)))
    _, best = max(weighed, key=lambda one: one[0])
    exact = all(use.odds.exact for _, use in weighed)
    return best._replace(odds=Odds(best.odds.value, exact))


def _uses(rolled: Roll, needs: Needs, anywhere: bool) -> dict[tuple[Four, Needs], Assign]:
    """(Dice used, needs left) → which die goes where; from nothing to as much as fits."""
    uses: dict[tuple[Four, Needs], Assign] = {(NONE, needs): ()}
    for die, (colour, face) in enumerate(rolled):
        virtue, symbols = FACES[colour][face]
        for (used, left), assign in list(uses.items()):
            for card in _takers(left, virtue, symbols, anywhere):
                count = max(left[card][virtue] - symbols, 0) - left[card][virtue]
                filled = (*left[:card], changed(left[card], virtue, count), *left[card + 1 :])
                uses.setdefault((changed(used, colour, 1), filled), (*assign, (die, card)))
    return uses


def _takers(needs: Needs, virtue: int, symbols: int, anywhere: bool) -> list[int]:
    """Targets a die may go to. If all must be filled, one taker is enough: one with a pair for a
    doubled face, with a lone symbol for a single one; of these the one nearest to being filled.
    """
    takers = [card for card, need in enumerate(needs) if need[virtue]]
    if anywhere or not takers:
        return takers
    fit = [
        card
        for card in takers
        if (needs[card][virtue] > 1 if symbols == 2 else needs[card][virtue] % 2)
    ]
    return [min(fit or takers, key=lambda card: sum(needs[card]))]


def _minus(counts: Four, less: Four) -> Four:
    return counts[0] - less[0], counts[1] - less[1], counts[2] - less[2], counts[3] - less[3]
