"""Sweeps: what becomes of a game when one number of its content is another.

Each value is a content pack that goes beyond the box, and all of them are played with the same
seeds, so that they differ in nothing else.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from copy import deepcopy
from math import sqrt
from typing import Any, NamedTuple

from commonroom.kernel import Raw, title
from commonroom.kernel.content import ABOUT, read_folder
from commonroom.lab.errors import BadSweep
from commonroom.lab.numbers import Share, mean
from commonroom.lab.summary import VariantSummary

_Z = 1.96


class Varied(NamedTuple):
    """A field of the content, and the values it is given."""

    stem: str
    entry: str
    path: tuple[str, ...]
    values: tuple[int, ...]


class Length(NamedTuple):
    """How many turns games took on average, with the 95 % interval of that."""

    mean: float
    low: float
    high: float


class Point(NamedTuple):
    """What came out for one value of one line-up."""

    value: int
    line_up: tuple[str, ...]
    won: tuple[Share, ...]
    """Of all together where they win or lose together, else of each seat."""
    length: Length


def varied(text: str) -> Varied:
    """``purchases.wand.copies=1..4`` or ``…=1,2,4``: file, entry, field, and fields within it."""
    where, equals, listed = text.partition("=")
    stem, *rest = where.strip().split(".")
    values = _values(listed.strip())
    if not equals or len(rest) < 2 or not values:
        raise BadSweep(text)
    return Varied(stem, rest[0], tuple(rest[1:]), values)


def _values(text: str) -> tuple[int, ...]:
    least, dots, most = text.partition("..")
    try:
        if dots:
            return tuple(range(int(least), int(most) + 1))
        return tuple(dict.fromkeys(int(one) for one in text.split(",")))
    except ValueError:
        return ()


def pack_with(game: str, chosen: Varied, value: int) -> Raw:
    """The pack in which the field has this value; refuses a field that is no number of our box."""
    played = title(game)
    entries = read_folder(played.content_dir, played.files).get(chosen.stem, [])
    entry = next((one for one in entries if one["id"] == chosen.entry), None)
    where = ".".join((chosen.stem, chosen.entry, *chosen.path))
    if entry is None:
        raise BadSweep(where)
    changed = deepcopy(entry)
    inner: Any = changed
    *way, last = chosen.path
    try:
        for step in way:
            inner = inner[int(step) if isinstance(inner, list) else step]
        key = int(last) if isinstance(inner, list) else last
        if type(inner[key]) is not int:
            raise BadSweep(where)
        inner[key] = value
    except (LookupError, TypeError, ValueError):
        raise BadSweep(where) from None
    field = chosen.path[0]
    return {
        chosen.stem: [{"id": chosen.entry, field: changed[field]}],
        ABOUT: [{"id": ABOUT, "beyond_the_box": True}],
    }


def points(
    chosen: Varied, cooperative: bool, play: Callable[[int], Sequence[VariantSummary]]
) -> list[Point]:
    """Play every value, and see what came of each line-up."""
    return [
        _point(value, variant, cooperative) for value in chosen.values for variant in play(value)
    ]


def _point(value: int, variant: VariantSummary, cooperative: bool) -> Point:
    if cooperative:
        won: tuple[Share, ...] = (Share(variant.won, variant.games),)
    else:
        won = tuple(
            Share(variant.won_by[seat], variant.games) for seat in range(len(variant.levels))
        )
    return Point(value, variant.levels, won, _length(variant.turns))


def _length(turns: Counter[int]) -> Length:
    """The mean, as normal as the mean of many games is."""
    middle, games = mean(turns), turns.total()
    square = sum(times * (value - middle) ** 2 for value, times in turns.items())
    reach = _Z * sqrt(square / max(1, games - 1) / games)
    return Length(middle, middle - reach, middle + reach)
