"""The layout of an observation: which numbers of the vector say what.

Owns how a view becomes a vector. The layout follows the types of the view: a true/false field is
one number, a whole number is one number divided by ten, a part of the view is the numbers of its
fields. For everything else, and for exceptions, the title says how; a field that nobody has spoken
for is refused, so nothing of a view can be forgotten by accident.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterator, Mapping
from types import NoneType, UnionType
from typing import Any, TypeAlias, Union, get_args, get_origin, get_type_hints

import msgspec

from commonroom.rl.encodings import (
    Buffer,
    BySeat,
    Chair,
    Encoding,
    Flag,
    LeftOut,
    Number,
    Ordered,
)

Writer: TypeAlias = Callable[[Any, Buffer, int, Chair], None]
Fields: TypeAlias = Mapping[str, Encoding | int]
"""Path of a field → how it is written. For a list of parts of the view: how many, 0 is one for
each seat, beginning with one's own."""


class Row(msgspec.Struct, frozen=True):
    """A line of the documentation: these numbers are that field."""

    path: str
    first: int
    size: int
    reads: str


class Part:
    """A part of a view: the numbers of its fields one after the other."""

    def __init__(self, fields: Mapping[str, Encoding]) -> None:
        self.fields = fields
        self._steps: list[tuple[str, int, Writer]] = []
        at = 0
        for name, encoding in fields.items():
            if encoding.size:
                self._steps.append((name, at, encoding.write))
            at += encoding.size
        self.size = at
        self.reads = f"{at} numbers"

    def write(self, field: Any, to: Buffer, at: int, chair: Chair) -> None:
        """Fill the numbers of every field; what is empty is all 0, but 0 may be a seat."""
        for name, shift, write in self._steps:
            value = getattr(field, name)
            if value or type(value) is int:
                write(value, to, at + shift, chair)

    def rows(self, path: str, first: int) -> Iterator[Row]:
        """What each number is."""
        for name, encoding in self.fields.items():
            yield from rows_of(encoding, f"{path}.{name}" if path else name, first)
            first += encoding.size


class Maybe:
    """A part of a view that is not always there: 1 if it is, then its numbers."""

    def __init__(self, part: Part) -> None:
        self.part = part
        self.size = part.size + 1
        self.reads = f"1 if there is one, then its {part.size} numbers"

    def write(self, field: Any, to: Buffer, at: int, chair: Chair) -> None:
        """Fill the numbers, if there is such a part."""
        if field is not None:
            to[at] = 1
            self.part.write(field, to, at + 1, chair)


def rows_of(encoding: Encoding, path: str, first: int) -> Iterator[Row]:
    """The lines of one field; a list of parts is told once, as its first."""
    match encoding:
        case Part():
            yield from encoding.rows(path, first)
        case Maybe():
            yield Row(path, first, 1, "1 if there is one; if not, its numbers are all 0")
            yield from encoding.part.rows(path, first + 1)
        case BySeat(each=Part() as each):
            yield Row(f"{path}[+n]", first, encoding.size, _repeated("seat n on", each.size))
            yield from each.rows(f"{path}[+0]", first)
        case Ordered(each=Part() as each):
            yield Row(f"{path}[n]", first, encoding.size, _repeated("number n", each.size))
            yield from each.rows(f"{path}[0]", first)
        case _:
            yield Row(path, first, encoding.size, encoding.reads)


def _repeated(what: str, size: int) -> str:
    return f"{what} has the {size} numbers below, moved on by n × {size}"


def part_of(view: type[msgspec.Struct], fields: Fields, seats: int) -> Part:
    """The layout of a view, by its types and what the title says of its fields."""
    asked: set[str] = set()
    part = _part(view, fields, seats, "", asked)
    unknown = [path for path in fields if path not in asked]
    if unknown:
        raise LookupError(f"{view.__name__} has no fields {', '.join(unknown)}")
    return part


def _part(
    view: type[msgspec.Struct], fields: Fields, seats: int, path: str, asked: set[str]
) -> Part:
    hints = get_type_hints(view)
    return Part(
        {
            name: _encoding(hints[name], fields, seats, f"{path}{name}", asked)
            for name in view.__struct_fields__
        }
    )


def _encoding(hint: Any, fields: Fields, seats: int, path: str, asked: set[str]) -> Encoding:
    asked.add(path)
    said = fields.get(path)
    if said is not None and not isinstance(said, int):
        return said
    if get_origin(hint) in (Union, UnionType):
        inner = [part for part in get_args(hint) if part is not NoneType]
        if len(inner) == 1 and _is_part(inner[0]):
            return Maybe(_part(inner[0], fields, seats, f"{path}.", asked))
    if get_origin(hint) is tuple and _is_part(get_args(hint)[0]) and said is not None:
        each = _part(get_args(hint)[0], fields, seats, f"{path}.", asked)
        return BySeat(seats, each) if said == 0 else Ordered(said, each)
    if _is_part(hint):
        return _part(hint, fields, seats, f"{path}.", asked)
    if hint is bool:
        return Flag()
    if hint is int:
        return Number()
    raise LookupError(f"nobody says how to write {path}, which is {hint}")


def _is_part(hint: Any) -> bool:
    return isinstance(hint, type) and issubclass(hint, msgspec.Struct)


def blank(size: int) -> Buffer:
    """So many zeros to write on."""
    return array("f", bytes(4 * size))


def under(path: str, fields: Fields) -> dict[str, Encoding | int]:
    """The fields of a part that several views share, as they are called in one of them."""
    return {f"{path}.{name}": encoding for name, encoding in fields.items()}


__all__ = ["Fields", "LeftOut", "Maybe", "Part", "Row", "blank", "part_of", "rows_of", "under"]
