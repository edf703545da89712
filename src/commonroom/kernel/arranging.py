"""What every title needs to read a literal position: its shape, and clear refusals."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, TypeVar

import msgspec

from commonroom.kernel.errors import BadArrangement

Position = TypeVar("Position", bound=msgspec.Struct)


def read(kind: type[Position], literal: Mapping[str, Any]) -> Position:
    """The literal, checked for shape."""
    try:
        return msgspec.convert(dict(literal), kind)
    except msgspec.ValidationError as error:
        raise BadArrangement("position", str(error)) from error


def check(so: bool, where: str, reason: str) -> None:
    """Refuse a position of which something is not so."""
    if not so:
        raise BadArrangement(where, reason)


def known(name: str, names: Iterable[str], what: str) -> None:
    """Refuse a name that there is not."""
    if name not in names:
        raise BadArrangement(name or what, f"there is no such {what}; known: {', '.join(names)}")
