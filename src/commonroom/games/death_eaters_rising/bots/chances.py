"""Chances of the dice, looked up millions of times: `odds` behind packed keys.

Owns the packing. What matters of a set of targets is, for each virtue, how many pairs and how many
odd symbols are open (see `odds.fill`), and both simply add up. So a set of targets is one int, the
sum of theirs, and dice are another.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from commonroom.games.death_eaters_rising.content import SymbolCounts
from commonroom.games.death_eaters_rising.odds.fill import Position, Wanted
from commonroom.games.death_eaters_rising.odds.questions import chance_from

MOST_DICE: Final = 7
"""More dice than this are hardly ever there, and would cost more to reckon than they are worth."""

DICE_BITS: Final = 16

_MOST_KNOWN: Final = 400_000


_FIELDS: Final = [count // 2 << 4 | count % 2 for count in range(32)]
"""Open symbols of a virtue → their pairs and the odd one, packed."""


def packed_need(need: SymbolCounts) -> int:
    """Open symbols as an int; those of several targets may be added."""
    a, b, c, d = need
    fields = _FIELDS[a] | _FIELDS[b] << 8 | _FIELDS[c] << 16 | _FIELDS[d] << 24
    return fields << DICE_BITS


def packed_dice(dice: SymbolCounts) -> int:
    """Dice of each colour as an int."""
    a, b, c, d = dice
    return a | b << 4 | c << 8 | d << 12


def shift_of(virtue: int) -> int:
    """Where the open symbols of a virtue are in a packed need: eight bits from here."""
    return DICE_BITS + 8 * virtue


def _reckoned(key: int) -> float:
    if key >> DICE_BITS == 0:
        return 1.0
    dice = [key >> 4 * place & 15 for place in range(4)]
    if not any(dice):
        return 0.0
    while sum(dice) > MOST_DICE:
        dice[dice.index(max(dice))] -= 1
    neutral, wanted = 0, []
    for place, count in enumerate(dice):
        field = key >> (DICE_BITS + 8 * place) & 255
        if field:
            wanted.append(Wanted(count, field >> 4, field & 15))
        else:
            neutral += count
    return chance_from(Position(neutral, tuple(wanted))).value


class _Exactly(dict[int, float]):
    """What is known; the rest is reckoned when it is looked up."""

    def __missing__(self, key: int) -> float:
        if len(self) > _MOST_KNOWN:
            self.clear()
        found = self[key] = _reckoned(key)
        return found


EXACTLY: dict[int, float] = _Exactly()
"""The chance to fill the needs with the dice, by the sum of both packed."""


def counted_dice(colours: Iterable[int]) -> SymbolCounts:
    """How many dice of each colour."""
    counts = [0, 0, 0, 0]
    for colour in colours:
        counts[colour] += 1
    purple, red, blue, orange = counts
    return purple, red, blue, orange


def with_change(counts: SymbolCounts, place: int, by: int) -> SymbolCounts:
    """The same counts but for one."""
    a, b, c, d = counts
    if place == 0:
        return a + by, b, c, d
    if place == 1:
        return a, b + by, c, d
    if place == 2:
        return a, b, c + by, d
    return a, b, c, d + by


def rule_of_thumb(key: int) -> float:
    """What somebody reckons who does not work chances out: a die for a symbol is an even chance.

    A die of a colour that favours none of the open symbols counts half.
    """
    open_symbols, dice = 0, 0.0
    for place in range(4):
        field, count = key >> shift_of(place) & 255, key >> 4 * place & 15
        open_symbols += 2 * (field >> 4) + (field & 15)
        dice += count if field else count / 2
    if not open_symbols:
        return 1.0
    return min(0.95, max(0.0, 0.5 + 0.2 * (dice - open_symbols))) if dice else 0.0


class _Roughly(dict[int, float]):
    """The same by the rule of thumb."""

    def __missing__(self, key: int) -> float:
        if len(self) > _MOST_KNOWN:
            self.clear()
        found = self[key] = rule_of_thumb(key)
        return found


ROUGHLY: dict[int, float] = _Roughly()
"""The chance as it seems to somebody who works none out."""
