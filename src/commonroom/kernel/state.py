"""State: what lies on the table, as plain data.

A game's state is one `State` struct of numbers, strings, lists, dicts and further `Part` structs.
`copy()` is generated from the field types, so that no field can be forgotten and immutable parts
are shared.
"""

from __future__ import annotations

import types
import typing
from collections.abc import Callable
from typing import Any, Self

import msgspec

NOBODY = -1
"""No seat."""

_IMMUTABLE = (int, str, bool, float, bytes, type(None))


def without(things: tuple[str, ...], thing: str) -> tuple[str, ...]:
    """These things but one of that name."""
    at = things.index(thing)
    return things[:at] + things[at + 1 :]


class Part(msgspec.Struct, gc=False):
    """Plain data that can be copied quickly; no part can hold itself, so Python need not look."""

    def copy(self) -> Self:
        """An independent copy."""
        copied: Self = _COPIERS[type(self)](self)
        return copied


class State(Part):
    """The whole of it. The kernel reads and sets only `phase`; None: the match is over."""

    phase: str | None

    @classmethod
    def read(cls, saved: bytes) -> Self:
        """What was saved; a game whose state has changed its shape reads the old one, too."""
        return msgspec.json.decode(saved, type=cls)


class _Copiers(dict[type[Part], Callable[[Any], Any]]):
    """Kind of part → what copies it, made when it is first wanted."""

    def __missing__(self, kind: type[Part]) -> Callable[[Any], Any]:
        _set_plainly(kind)
        names: dict[str, Any] = {}
        exec(_copier_source(kind, names), names)
        copier: Callable[[Any], Any] = names["copy"]
        self[kind] = copier
        return copier


_COPIERS = _Copiers()


def _set_plainly(kind: type[Part]) -> None:
    """Let fields of a part be set as those of any object are.

    Structs have a way of their own, by which Python's collector learns what they hold. It does not
    look at parts, and the interpreter sets plain fields in a quarter of the time.
    """
    type.__setattr__(kind, "__setattr__", object.__setattr__)
    type.__setattr__(kind, "__delattr__", object.__delattr__)


def _copier_source(kind: type[Part], names: dict[str, Any]) -> str:
    """Python source that shares all fields of a part, and then copies those that can change."""
    lines = ["def copy(part):", " twin = part.__copy__()"]
    hints = typing.get_type_hints(kind)
    for name in kind.__struct_fields__:
        if not _is_immutable(hints[name]):
            sure = _unless_none(hints[name])
            guard = "" if sure is hints[name] else "if v is not None: "
            copied = _copy_expression("v", sure, names, 0)
            lines += [f" v = part.{name}", f" {guard}twin.{name} = {copied}"]
    return "\n".join([*lines, " return twin"])


def _copy_expression(value: str, hint: Any, names: dict[str, Any], depth: int) -> str:
    """Python source that copies `value`, which has the type `hint`; `names` gets its classes."""
    if _is_immutable(hint):
        return value
    origin, args = typing.get_origin(hint), typing.get_args(hint)
    item = f"v{depth}"
    sure = _unless_none(hint)
    if sure is not hint:
        return f"(None if {value} is None else {_copy_expression(value, sure, names, depth)})"
    if origin is list:
        inner = _copy_expression(item, args[0], names, depth + 1)
        return f"{value}[:]" if inner == item else f"[{inner} for {item} in {value}]"
    if origin is dict and _is_immutable(args[0]):
        inner = _copy_expression(item, args[1], names, depth + 1)
        if inner == item:
            return f"{value}.copy()"
        return f"{{k{depth}: {inner} for k{depth}, {item} in {value}.items()}}"
    if isinstance(hint, type) and issubclass(hint, Part):
        _set_plainly(hint)
        if hint.__subclasses__():
            return f"{value}.copy()"  # it copies itself as the kind it is
        return _new_expression(value, hint, names, depth)
    raise TypeError(f"a state cannot hold {hint!r}")


def _new_expression(value: str, part: type[Part], names: dict[str, Any], depth: int) -> str:
    """Python source for a new part of exactly this class, with copies of the fields of `value`."""
    hints = typing.get_type_hints(part)
    if all(_is_immutable(hints[name]) for name in part.__struct_fields__):
        return f"{value}.__copy__()"
    fields = [
        _copy_expression(f"{value}.{name}", hints[name], names, depth)
        for name in part.__struct_fields__
    ]
    alias = f"{part.__name__}_{len(names)}"  # two modules may use one name
    names[alias] = part
    return f"{alias}({', '.join(fields)})"


def _unless_none(hint: Any) -> Any:
    """What an optional value is where it is there; any other hint as it is."""
    args = typing.get_args(hint)
    if typing.get_origin(hint) not in (typing.Union, types.UnionType) or len(args) != 2:
        return hint
    first, second = args
    if first is type(None):
        return second
    return first if second is type(None) else hint


def _is_immutable(hint: Any) -> bool:
    origin, args = typing.get_origin(hint), typing.get_args(hint)
    if origin is typing.Literal:
        return True
    if origin in (tuple, typing.Union, types.UnionType):
        return all(arg is Ellipsis or _is_immutable(arg) for arg in args)
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        return hint.__struct_config__.frozen
    return hint in _IMMUTABLE
