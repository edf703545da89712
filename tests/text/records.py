"""Every way to fill in a record of a vocabulary, for showing that all of them have words."""

from __future__ import annotations

import types
from collections.abc import Iterator
from itertools import islice, product
from typing import Annotated, Any, Literal, TypeAlias, Union, get_args, get_origin, get_type_hints

import msgspec

Samples: TypeAlias = dict[type, list[Any]]
_ENOUGH = 400
"""No record has more ways that read differently."""


def ways(hint: Any, texts: list[str], depth: int = 2) -> list[Any]:
    """Values of a type: all choices of a literal, one and two of a number, nested records.

    `texts` are the values of plain strings; `depth` is how deep records lie in records.
    """
    origin, args = get_origin(hint), get_args(hint)
    if hint is type(None):
        return [None]
    if hint is str:
        return texts
    if hint is int:
        return [1, 2]
    if origin is Literal:
        return list(args)
    if origin is Annotated:
        return ways(args[0], texts, depth)
    if origin in (Union, types.UnionType):
        return [value for arg in args for value in ways(arg, texts, depth)]
    if origin is tuple:
        items = ways(args[0], texts, depth)
        return [(item,) for item in items] + [tuple(items[:2]), tuple(items)]
    if origin is dict:
        keys = ways(args[0], texts, depth)
        return [{}, {keys[0]: 1}, dict.fromkeys(keys, 2)]
    assert issubclass(hint, msgspec.Struct), hint
    return list(islice(_records(hint, texts, depth - 1), _ENOUGH)) if depth else []


def _records(kind: type[msgspec.Struct], texts: list[str], depth: int) -> Iterator[Any]:
    hints = get_type_hints(kind, include_extras=True)
    fields = [ways(hints[name], texts, depth) for name in kind.__struct_fields__]
    for values in product(*fields):
        yield kind(*values)
