"""Statistics: what is worth counting of a finished match, for those who study many of them."""

from __future__ import annotations

from functools import cache
from typing import Any, ClassVar, Literal, TypeAlias, get_type_hints

import msgspec

Kind: TypeAlias = Literal["number", "numbers", "tally"]
_KINDS: dict[Any, Kind] = {
    int: "number",
    tuple[int, ...]: "numbers",  # by seat
    tuple[str, ...]: "tally",  # the cards to which something happened, in order
}


class Statistics(msgspec.Struct, frozen=True, kw_only=True):
    """The numbers of one match. A game subclasses it with fields of its own, of these kinds."""

    told: ClassVar[tuple[str, ...]] = ()
    """Tallies that belong in a summary; their names are messages ``<prefix>-tally-<field>``."""

    turns: int = 0
    """Turns played, in games that count them."""


@cache
def kinds(statistics: type[Statistics]) -> dict[str, Kind]:
    """The fields of a game's statistics, and what each of them holds."""
    hints = get_type_hints(statistics)
    return {field: _KINDS[hints[field]] for field in statistics.__struct_fields__}
