"""Domains: the ordered lists of things that arguments of options and fields of views can be.

They come from a title's content, so they change only when the content does, and never during play.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

import msgspec

from commonroom.kernel import verb
from commonroom.kernel.verb import Value

Content = TypeVar("Content")


class Domain(msgspec.Struct, frozen=True):
    """What something can be, in a fixed order."""

    name: str
    values: tuple[Value, ...]

    @classmethod
    def of(cls, name: str, *parts: Iterable[Value]) -> Domain:
        """The values of all parts in order, each once."""
        return cls(name, tuple(dict.fromkeys(value for part in parts for value in part)))

    @property
    def width(self) -> int:
        """How many arguments one value stands for."""
        first = self.values[0]
        return len(first) if isinstance(first, tuple) else 1

    def numbers(self) -> dict[Value, int]:
        """Value → its place in the list."""
        return {value: number for number, value in enumerate(self.values)}


def listed(domain: verb.Domain[Content, Value], content: Content) -> Domain:
    """What arguments of a verb can be, with this content."""
    return Domain(domain.name, domain.values(content))


DIE = listed(verb.DIE, None)
