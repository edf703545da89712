"""Every way to fill in a record of a vocabulary, for showing that all of them have words."""

from __future__ import annotations

import types
from collections.abc import Iterator
from math import gcd, prod
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

_ENOUGH = 400
"""So many ways to fill in a record show all that read differently."""
_MANY = 12
"""More than any list that reads differently when it is longer."""


def ways(hint: Any, texts: list[str], depth: int = 2) -> list[Any]:
    """Values of a type: all choices of a literal, one and two of a number, nested records.

    `texts` are the values of plain strings; `depth` is how deep records lie in records.
    """
    origin, args = get_origin(hint), get_args(hint)
    if hint is type(None):
        return [None]
    if hint is str:
        return texts
    if hint is bool:
        return [False, True]
    if hint is int:
        return [1, 2]
    if origin is Literal:
        return list(args)
    if origin is Annotated:
        return [value for value in ways(args[0], texts, depth) if _long_enough(value, args[1:])]
    if origin in (Union, types.UnionType):
        return [value for arg in args for value in ways(arg, texts, depth)]
    if origin is tuple:
        items = ways(args[0], texts, depth)
        return [(item,) for item in items] + [tuple(items[:2]), tuple(items[:_MANY])]
    if origin is dict:
        keys = ways(args[0], texts, depth)
        return [{}, {keys[0]: 1}, dict.fromkeys(keys, 2)]
    assert issubclass(hint, msgspec.Struct), hint
    return list(_records(hint, texts, depth - 1)) if depth else []


def _long_enough(value: Any, metas: tuple[Any, ...]) -> bool:
    return all(not meta.min_length or len(value) >= meta.min_length for meta in metas)


def _records(kind: type[msgspec.Struct], texts: list[str], depth: int) -> Iterator[Any]:
    """All of them or, if there are too many, enough from all over."""
    hints = get_type_hints(kind, include_extras=True)
    fields = [ways(hints[name], texts, depth) for name in kind.__struct_fields__]
    total = prod(map(len, fields))
    stride = max(1, total * 5 // 8)
    while gcd(stride, total) > 1:
        stride += 1
    for number in range(min(total, _ENOUGH)):
        place, values = number * stride % total, []
        for field in reversed(fields):
            place, at = divmod(place, len(field))
            values.append(field[at])
        yield kind(**dict(zip(kind.__struct_fields__, reversed(values), strict=True)))
