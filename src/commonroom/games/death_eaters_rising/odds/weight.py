"""The highest expected weight of filled targets, when it need not be all of them.

The recursion of `fill` with the cards kept apart: here it matters which card a die goes to.
Tokens are kept to the end, where they are worth as much as at any time before, and then pay for
the best set of cards they can. A card that cannot be filled any more is dropped, and the last one
left is the question of `fill`.
"""

from functools import lru_cache
from itertools import combinations, product
from math import isqrt, prod
from typing import Final, TypeAlias

from commonroom.games.death_eaters_rising.odds.fill import (
    MOST_DICE,
    NEED_BITS,
    POOL_BITS,
    Four,
    Rolled,
    changed,
    colours_of,
    expected_best,
    fill_chance,
    hopeless,
    offers,
    position,
    rolled,
)

Cards: TypeAlias = tuple[Four | None, ...]
"""The open symbols of each card; None: given up."""

NOTHING: Four = (0, 0, 0, 0)
MOST_KNOWN: Final = 100_000


@lru_cache(65_536)
def _shares(counts: tuple[int, ...], singles: int, doubles: int) -> tuple[tuple[int, ...], ...]:
    """What dice of one virtue may leave open on the cards, if none is wasted; best ones only."""
    ways = {counts: None}
    for size in (2,) * doubles + (1,) * singles:
        ways = {
            (*left[:card], max(count - size, 0), *left[card + 1 :]): None
            for left in ways
            for card, count in enumerate(left)
            if count
        }
    return tuple(
        left
        for left in ways
        if not any(
            other != left and all(a <= b for a, b in zip(other, left, strict=True))
            for other in ways
        )
    )


class Weighing:
    """Expected weights for one set of weights and tokens. Dice are packed as in `fill`."""

    def __init__(self, weights: tuple[float, ...], tokens: Four) -> None:
        self._weights = weights
        self._tokens = tokens
        self._known: dict[tuple[int, Cards], float] = {}
        self._fillings: dict[Cards, dict[int, list[Cards]]] = {}

    def expected(self, pool: Four, needs: tuple[Four, ...]) -> float:
        """The expected weight if the pool is about to be rolled."""
        if len(self._known) > MOST_KNOWN:
            self._known.clear()
            self._fillings.clear()
        return self._expected(_packed(pool, 0), needs)

    def _expected(self, dice: int, cards: Cards) -> float:
        weight = self._known.get((dice, cards))
        if weight is None:
            weight = self._known[dice, cards] = self._tidied(dice, cards)
        return weight

    def _tidied(self, dice: int, cards: Cards) -> float:
        """Give up cards that cannot be filled and forget colours that no longer matter."""
        neutral = dice & 15
        pool: Four = (dice >> 12 & 15, dice >> 24 & 15, dice >> 36 & 15, dice >> 48 & 15)
        still = tuple(
            [
                None
                if not card or hopeless(position(pool, (card,), self._tokens, neutral))
                else card
                for card in cards
            ]
        )
        for colour, symbols in enumerate(_symbols(still)):
            if not symbols:
                neutral += pool[colour]
                pool = changed(pool, colour, -pool[colour])
        tidy = _packed(pool, neutral), still
        return (
            self._computed(pool, neutral, cards) if tidy == (dice, cards) else self._expected(*tidy)
        )

    def _computed(self, pool: Four, neutral: int, cards: Cards) -> float:
        """DER-DIC-2: roll; then assign at least one die, or discard one; and so on."""
        done = sum(
            [weight for weight, card in zip(self._weights, cards, strict=True) if card == NOTHING]
        )
        still = [
            (weight, card)
            for weight, card in zip(self._weights, cards, strict=True)
            if card and card != NOTHING
        ]
        if not any(pool) and not neutral:
            return done + self._paid(still)
        if len(still) < 2:
            return done + sum(
                weight * fill_chance(position(pool, (card,), self._tokens, neutral))
                for weight, card in still
            )
        dice = _packed(pool, neutral)
        discards = (
            [1] if neutral else [1 << (12 + 12 * own) for own, count in enumerate(pool) if count]
        )
        after_discard = max(self._expected(dice - die, cards) for die in discards)
        colours = _colours(pool, neutral, [card for _, card in still])
        fillings = self._fillings.get(cards)
        if fillings is None:
            fillings = self._fillings[cards] = _fillings(cards)
        worth = []
        for offer in offers(colours):
            ways = fillings.get(offer & NEED_BITS) if offer else None
            if ways is None:
                worth.append(after_discard)
                continue
            left = dice - (offer & POOL_BITS)
            worth.append(max([after_discard, *[self._expected(left, way) for way in ways]]))
        return expected_best(colours, worth)

    def _paid(self, still: list[tuple[float, Four]]) -> float:
        """DER-TOK-1: the best weight that tokens alone can add when no die is left."""
        best = 0.0
        for size in range(1, len(still) + 1):
            for chosen in combinations(still, size):
                symbols = _symbols(tuple([card for _, card in chosen]))
                if all(a <= b for a, b in zip(symbols, self._tokens, strict=True)):
                    best = max(best, sum([weight for weight, _ in chosen]))
        return best


def _packed(pool: Four, neutral: int) -> int:
    return neutral + sum([count << (12 + 12 * own) for own, count in enumerate(pool)])


def _symbols(cards: Cards) -> list[int]:
    """Open symbols of each virtue on all cards."""
    return [sum([card[virtue] for card in cards if card]) for virtue in range(4)]


def _colours(pool: Four, neutral: int, cards: list[Four]) -> list[Rolled]:
    caps = tuple(_symbols(tuple(cards)))
    colours = [rolled(neutral, -1, caps, 0)] if neutral else []
    for own, count in enumerate(pool):
        if count:
            pairs = sum([card[own] // 2 for card in cards])
            colours.append(rolled(count, own, caps, pairs))
    return colours


def _fillings(cards: Cards) -> dict[int, list[Cards]]:
    """Symbols used, packed → the ways to spread them over the cards, if no die is wasted."""
    still = [index for index, card in enumerate(cards) if card]
    choices = []
    for virtue in range(4):
        counts = tuple([card[virtue] for card in cards if card])
        choice = []
        for doubles in range(min(sum([count // 2 for count in counts]), MOST_DICE) + 1):
            for singles in range(min(sum(counts) - 2 * doubles, MOST_DICE) + 1):
                shares = _shares(counts, singles, doubles)
                choice.append(((doubles << 4 | singles) << (4 + 12 * virtue), shares))
        choices.append(choice)
    fillings = {}
    for combination in product(*choices):
        ways: list[Cards] = []
        for rows in product(*[shares for _, shares in combination]):
            way: list[Four | None] = [None] * len(cards)
            for index, card in zip(still, zip(*rows, strict=True), strict=True):
                way[index] = card
            ways.append(tuple(way))
        fillings[sum([used for used, _ in combination])] = ways
    return fillings


def weighing_work(pool: Four, needs: tuple[Four, ...]) -> int:
    """A measure of what a cold question costs: positions, times the outcomes of a roll halfway."""
    outcomes = prod([len(colour.offers) for colour in colours_of(position(pool, needs, NOTHING))])
    positions = prod([count + 1 for counts in (pool, *needs) for count in counts])
    return positions * isqrt(outcomes)
