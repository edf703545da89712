"""The chance to fill every target, and the lattice of a roll it is computed on.

A recursion over positions (dice left, symbols open), with the dice about to be rolled. Three
reductions keep it small; each is exact.

* Cards merge. When all targets must be filled, a virtue is described by its *pairs* (n // 2
  summed over the cards) and its *lone* symbols (n % 2): s single and d doubled faces fill it if
  and only if s + d + min(d, pairs) reaches the sum of the needs. This is had by spending doubled
  faces on pairs first and single ones on lone symbols first, in whatever order the dice come.
* Tokens are single faces that cannot miss, so they may be taken off at once, lone symbols first.
* Colours merge. A die whose own virtue is not needed shows every needed one with 1/6, whatever
  its colour: it is *neutral*. Face by face, a die whose own virtue is needed is at least as good,
  so with a neutral die in the pool that is the one to discard. And virtues are interchangeable,
  so positions are sorted.

Nothing else is pruned, as tempting as it looks. It can be right to roll a matching die again,
even a doubled one, if there are dice enough; and to discard a miss although there is a match: of
two purple dice and a blue one the blue shows friendship, wanted are friendship and two knowledge.
So every sub-multiset of the matches of a roll is weighed against every other.
"""

from functools import lru_cache
from itertools import product
from math import isqrt, prod
from operator import mul
from typing import Final, NamedTuple, TypeAlias

Four: TypeAlias = tuple[int, int, int, int]
"""A count for each virtue (friendship, bravery, knowledge, loyalty) or the colour favouring it."""


def changed(counts: Four, index: int, by: int) -> Four:
    """The same counts but for one."""
    a, b, c, d = [count + by * (place == index) for place, count in enumerate(counts)]
    return a, b, c, d


class Wanted(NamedTuple):
    """A virtue that is needed: the dice favouring it, and the symbols open."""

    dice: int
    pairs: int
    lone: int

    @property
    def symbols(self) -> int:
        return 2 * self.pairs + self.lone


class Position(NamedTuple):
    """Neutral dice, and the virtues that are needed."""

    neutral: int
    wanted: tuple[Wanted, ...]


def position(pool: Four, needs: tuple[Four, ...], tokens: Four, neutral: int = 0) -> Position:
    """Merge colours, cards and tokens."""
    wanted = []
    for dice, free, *counts in zip(pool, tokens, *needs, strict=True):
        symbols = max(sum(counts) - free, 0)
        lone = sum([count % 2 for count in counts])
        lone = lone - free if free <= lone else symbols % 2
        if symbols:
            wanted.append(Wanted(dice, (symbols - lone) // 2, lone))
        else:
            neutral += dice
    return Position(neutral, tuple(wanted))


def spare_dice(spot: Position) -> int:
    """How many dice are left over with the best faces. Only its own colour doubles a virtue."""
    least = sum([want.symbols - min(want.pairs, want.dice) for want in spot.wanted])
    return spot.neutral + sum([want.dice for want in spot.wanted]) - least


def hopeless(spot: Position) -> bool:
    """Whether even the best faces leave a symbol open."""
    return spare_dice(spot) < 0


# A position as one int: four bits of neutral dice, then twelve bits for each virtue (lone
# symbols, pairs, dice, from the lowest). What a roll offers is added up in the same places: single
# faces, doubled faces, dice used. No field reaches 16: there are 14 dice at most, and a position
# that is not hopeless has no more pairs and lone symbols than dice.
MOST_DICE: Final = 14
NEED_BITS: Final = 0x0FF0FF0FF0FF0
POOL_BITS: Final = 0xF00F00F00F00F


def _packed(spot: Position) -> int:
    key, shift = spot.neutral, 4
    for want in spot.wanted:
        key += (want.dice << 8 | want.pairs << 4 | want.lone) << shift
        shift += 12
    return key


class Rolled(NamedTuple):
    """What the dice of one colour may show: a lattice, from nothing to as much as can be used."""

    chances: list[float]
    offers: list[int]
    """Symbols and dice of each outcome, packed."""
    steps: list[tuple[int, int]]
    """(outcome, outcome with one die less) for each kind of face in turn."""


@lru_cache(4096)
def _counts(dice: int, own: int, caps: tuple[int, ...], pairs: int) -> dict[tuple[int, ...], int]:
    """Usable faces (singles of each virtue, then doubles) → in how many of the 6**dice rolls."""
    if not dice:
        return {(0,) * (len(caps) + 1): 1}
    doubled = len(caps)
    kinds = [(2 if virtue == own else 1, virtue) for virtue, cap in enumerate(caps) if cap]
    if own >= 0:
        kinds.append((1, doubled))
    blanks = 6 - sum(weight for weight, _ in kinds)
    limits = (*caps, pairs)
    counts: dict[tuple[int, ...], int] = {}
    for faces, ways in _counts(dice - 1, own, caps, pairs).items():
        # Blank is an outcome even of dice without a blank face: a match may be left lying.
        counts[faces] = counts.get(faces, 0) + ways * blanks
        for weight, kind in kinds:
            if kind == doubled and faces[kind] == pairs:
                kind = own
            more = faces
            if faces[kind] < limits[kind]:
                more = (*faces[:kind], faces[kind] + 1, *faces[kind + 1 :])
            counts[more] = counts.get(more, 0) + ways * weight
    return counts


@lru_cache(4096)
def rolled(dice: int, own: int, caps: tuple[int, ...], pairs: int) -> Rolled:
    """Dice favouring virtue `own` (-1: neutral). No more than `caps` symbols of each can be used.

    Doubled faces beyond the pairs count as single ones.
    """
    counts = _counts(dice, own, caps, pairs)
    outcomes = sorted(counts)
    place = {faces: index for index, faces in enumerate(outcomes)}
    units = [1 << (4 + 12 * virtue) for virtue in range(len(caps))]
    units.append(1 << (8 + 12 * own) if own >= 0 else 0)
    used = 1 << (12 + 12 * own) if own >= 0 else 1
    return Rolled(
        [counts[faces] / 6**dice for faces in outcomes],
        [sum(map(mul, faces, units)) + sum(faces) * used for faces in outcomes],
        [
            (index, place[(*faces[:kind], faces[kind] - 1, *faces[kind + 1 :])])
            for kind in range(len(units))
            for index, faces in enumerate(outcomes)
            if faces[kind]
        ],
    )


def offers(colours: list[Rolled]) -> list[int]:
    """What each joint outcome of a roll offers, the first colour varying slowest."""
    joint = [0]
    for colour in colours:
        joint = [offer + more for offer in joint for more in colour.offers]
    return joint


def expected_best(colours: list[Rolled], worth: list[float]) -> float:
    """The expected worth of a roll, if `worth` is that of using up exactly what is offered; the
    first is that of using nothing, which nothing may be worth less than.

    The best use of an outcome is the best among what it offers and what lies below it in the
    lattice: a running maximum, one kind of face at a time, whole rows at once. Many rows are of no
    use at all: those raise nothing, and become what lies below them.
    """
    least, size = worth[0], len(worth)
    for colour in colours:
        many = len(colour.offers)
        width = size // many
        rows = [worth[start : start + width] for start in range(0, size, width)]
        useless = [least] * width
        is_of_use = [row != useless for row in rows]
        for more, less in colour.steps:
            if not is_of_use[less]:
                continue
            if is_of_use[more]:
                _raise(rows[more], rows[less])
            else:
                rows[more], is_of_use[more] = rows[less][:], True
        # The colour moves to the end; after the last one the order is the first again.
        worth = [least] * size
        for place, row in enumerate(rows):
            if is_of_use[place]:
                worth[place::many] = row
    return _expected(colours, worth)


def _expected(colours: list[Rolled], worth: list[float]) -> float:
    """The sum of what joint outcomes are worth, each times its chance."""
    *others, last = colours
    chances = [1.0]
    for colour in others:
        chances = [chance * own for chance in chances for own in colour.chances]
    expected, place = 0.0, 0
    for chance in chances:
        for own in last.chances:
            expected += chance * own * worth[place]
            place += 1
    return expected


def _raise(upper: list[float], lower: list[float]) -> None:
    """Let nothing of a row be less than what is in its place in another."""
    for at, worth in enumerate(lower):
        if worth > upper[at]:
            upper[at] = worth


@lru_cache(4096)
def _fillings(wanted: tuple[tuple[int, int], ...]) -> dict[int, int]:
    """Symbols used, packed → what they take off the position, if no die is wasted.

    With a single too many the roll without it fills as much, so such uses are left out.
    """
    choices = []
    for index, (pairs, lone) in enumerate(wanted):
        shift = 4 + 12 * index
        choice = []
        for doubles in range(pairs + 1):
            for singles in range(min(2 * (pairs - doubles) + lone, MOST_DICE) + 1):
                left = 2 * (pairs - doubles) + lone - singles
                lone_left = lone - singles if singles <= lone else left % 2
                # Breaking a pair takes 1 pair and -1 lone symbol.
                taken = 16 * (pairs - (left - lone_left) // 2) + lone - lone_left
                choice.append(((doubles << 4 | singles) << shift, taken << shift))
        choices.append(choice)
    return {
        sum(used for used, _ in combination): sum(taken for _, taken in combination)
        for combination in product(*choices)
    }


MOST_CHANCES: Final = 300_000
_chances: Final[dict[int, float]] = {}
"""Packed position → chance; emptied when there are too many."""


def fill_chance(spot: Position) -> float:
    """The chance to fill all that is wanted, if the dice are about to be rolled."""
    if hopeless(spot):
        return 0.0
    if len(_chances) > MOST_CHANCES:
        _chances.clear()
    return _chance(_packed(spot))


def _chance(key: int) -> float:
    """Look up or compute; known under the key asked for and under the sorted one."""
    neutral, fields, rest = key & 15, [], key >> 4
    while rest:
        field = rest & 0xFFF
        if field & 0xFF:
            fields.append(field)
        else:
            neutral += field >> 8
        rest >>= 12
    fields.sort(reverse=True)
    spot = Position(
        neutral, tuple([Wanted(field >> 8, field >> 4 & 15, field & 15) for field in fields])
    )
    own = _packed(spot)
    chance = _chances.get(own)
    if chance is None:
        chance = _chances[own] = _computed(own, spot)
    _chances[key] = chance
    return chance


def _computed(key: int, spot: Position) -> float:
    """DER-DIC-2: roll; then assign at least one die, or discard one; and so on."""
    if not spot.wanted:
        return 1.0
    if hopeless(spot):
        return 0.0
    discards = (
        [1]
        if spot.neutral
        else [1 << (12 + 12 * index) for index, want in enumerate(spot.wanted) if want.dice]
    )
    after_discard = max(_chance(key - die) for die in discards)
    colours = colours_of(spot)
    fillings = _fillings(tuple([(want.pairs, want.lone) for want in spot.wanted]))
    worth = [after_discard] * prod([len(colour.offers) for colour in colours])
    *others, last = colours
    places, joint = _useful(others, fillings)
    last_offers, width = last.offers, len(last.offers)
    for at, offer in enumerate(joint):
        first = places[at] * width
        for place, own in enumerate(last_offers):
            both = offer + own
            taken = fillings.get(both & NEED_BITS)
            if taken:  # neither wasted nor nothing at all
                left = key - (both & POOL_BITS) - taken
                chance = _chances.get(left)
                if chance is None:
                    chance = _chance(left)
                if chance > after_discard:
                    worth[first + place] = chance
    return expected_best(colours, worth)


def _useful(colours: list[Rolled], fillings: dict[int, int]) -> tuple[list[int], list[int]]:
    """The outcomes of a roll that waste no die: their places among all (`offers`), and themselves.

    What wastes a die still does with more of them, so most of a roll is never looked at.
    """
    places, joint = [0], [0]
    for colour in colours:
        more, width = colour.offers, len(colour.offers)
        found: list[int] = []
        offers: list[int] = []
        for at, offer in enumerate(joint):
            first = places[at] * width
            for place, own in enumerate(more):
                both = offer + own
                if both & NEED_BITS in fillings:
                    found.append(first + place)
                    offers.append(both)
        places, joint = found, offers
    return places, joint


def colours_of(spot: Position) -> list[Rolled]:
    """The dice of a position, colour by colour."""
    caps = tuple([want.symbols for want in spot.wanted])
    colours = [rolled(spot.neutral, -1, caps, 0)] if spot.neutral else []
    colours += [
        rolled(want.dice, index, caps, want.pairs)
        for index, want in enumerate(spot.wanted)
        if want.dice
    ]
    return colours


def work(spot: Position) -> int:
    """A measure of what fill_chance costs if nothing is known yet, found by measuring.

    It grows with the outcomes of the first roll (less than they, as later rolls have fewer dice),
    and with symbols and spare dice: with few of these not much can follow.
    """
    outcomes = prod([len(colour.offers) for colour in colours_of(spot)])
    symbols = sum([want.symbols for want in spot.wanted])
    return isqrt(isqrt(outcomes**3)) * symbols**2 * max(spare_dice(spot) + 1, 1)
