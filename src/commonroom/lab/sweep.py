"""Sweeps: what becomes of a game when one number of its content is another.

Each value is a content pack that goes beyond the box, and all of them are played with the same
seeds, so that they differ in nothing else.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from copy import deepcopy
from difflib import get_close_matches
from math import sqrt
from typing import Any, NamedTuple

import msgspec

from commonroom.kernel import Raw, title
from commonroom.kernel.content import ABOUT, read_folder
from commonroom.lab.errors import BadSweep, NoSuchNumber, TooManyValues
from commonroom.lab.numbers import mean
from commonroom.lab.summary import VariantSummary

_Z = 1.96
_MOST_VALUES = 100
"""More would be neither a chart nor a table that anybody reads."""
_MOST_NAMED = 12
"""Numbers that a refusal names."""


class Varied(NamedTuple):
    """A field of the content, and the values it is given."""

    stem: str
    entry: str
    path: tuple[str, ...]
    values: Sequence[int]


class Length(msgspec.Struct, frozen=True):
    """How many turns games took on average, with the 95 % interval of that."""

    mean: float
    low: float
    high: float


class Point(msgspec.Struct, frozen=True):
    """What came out for one value with one line-up and its options."""

    value: int
    levels: tuple[str, ...]
    options: dict[str, str]
    games: int
    cut: int
    """Those of them that were cut short."""
    won: tuple[int, ...]
    """By all together where they win or lose together, else by each seat."""
    turns: Length


def varied(text: str) -> Varied:
    """``purchases.wand.copies=1..4`` or ``…=1,2,4``: file, entry, field, and fields within it."""
    where, equals, listed = text.partition("=")
    stem, *rest = where.strip().split(".")
    values = _values(listed.strip())
    if not equals or len(rest) < 2 or not values:
        raise BadSweep(text)
    return Varied(stem, rest[0], tuple(rest[1:]), values)


def _values(text: str) -> Sequence[int]:
    least, dots, most = text.partition("..")
    try:
        if dots:
            first, last = int(least), int(most)
            count = last - first + 1  # which may be more than a range can count
        else:
            listed = tuple(dict.fromkeys(int(one) for one in text.split(",")))
            count = len(listed)
    except ValueError:
        return ()
    if count > _MOST_VALUES:
        raise TooManyValues(count, _MOST_VALUES)
    return range(first, last + 1) if dots else listed


def pack_with(game: str, chosen: Varied, value: int) -> Raw:
    """The pack in which the field has this value; refuses a field that is no number of our box."""
    played = title(game)
    box = {
        stem: {entry["id"]: entry for entry in entries}
        for stem, entries in read_folder(played.content_dir, played.files).items()
    }
    changed = deepcopy(box.get(chosen.stem, {}).get(chosen.entry, {}))
    inner: Any = changed
    *way, last = chosen.path
    try:
        for step in way:
            inner = inner[int(step) if isinstance(inner, list) else step]
        key = int(last) if isinstance(inner, list) else last
        if type(inner[key]) is not int:
            raise _no_number(box, chosen)
        inner[key] = value
    except (LookupError, TypeError, ValueError):
        raise _no_number(box, chosen) from None
    field = chosen.path[0]
    return {
        chosen.stem: [{"id": chosen.entry, field: changed[field]}],
        ABOUT: [{"id": ABOUT, "beyond_the_box": True}],
    }


def _no_number(box: dict[str, Any], chosen: Varied) -> NoSuchNumber:
    """Say what there is instead, from as far as the words lead somewhere."""
    inner: Any = box
    there: list[str] = []
    for step in (chosen.stem, chosen.entry, *chosen.path):
        if not isinstance(inner, dict) or step not in inner:
            break
        if len(there) > 1 and not any(_numbers(inner[step])):
            break  # a word, or the number itself: there is nothing behind it
        inner = inner[step]
        there.append(step)
    if len(there) < 2:  # the files, or the entries of one; first those that may be meant
        meant = get_close_matches((chosen.stem, chosen.entry)[len(there)], inner)
        known = list(dict.fromkeys((*meant, *inner)))
    else:
        known = [".".join((*there, *rest)) for rest in _numbers(inner)]
    if len(there) == 2:  # such as its price, which those have who sell it
        known += [".".join(way) for way in _numbers(box) if way[-1] == chosen.entry]
    more = ["…"] if len(known) > _MOST_NAMED else []
    where = ".".join((chosen.stem, chosen.entry, *chosen.path))
    return NoSuchNumber(where, ", ".join([*known[:_MOST_NAMED], *more]) or "–")


def _numbers(inner: Any) -> Iterator[tuple[str, ...]]:
    """The ways to the numbers within an entry."""
    if type(inner) is int:
        yield ()
    pairs = enumerate(inner) if isinstance(inner, list) else ()
    for key, one in inner.items() if isinstance(inner, dict) else pairs:
        yield from ((str(key), *rest) for rest in _numbers(one))


def point(value: int, variant: VariantSummary, cooperative: bool) -> Point:
    """What came of a line-up with one value."""
    if cooperative:
        won: tuple[int, ...] = (variant.won,)
    else:
        won = tuple(variant.won_by[seat] for seat in range(len(variant.levels)))
    turns = _length(variant.turns)
    return Point(value, variant.levels, variant.options, variant.games, variant.cut, won, turns)


def _length(turns: Counter[int]) -> Length:
    """The mean, as normal as the mean of many games is; no game has less than no turn."""
    middle, games = mean(turns), turns.total()
    square = sum(times * (value - middle) ** 2 for value, times in turns.items())
    reach = _Z * sqrt(square / max(1, games - 1) / games)
    return Length(middle, max(0.0, middle - reach), middle + reach)
