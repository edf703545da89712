"""Statistics: what is worth counting of a finished match, for those who study many of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any, ClassVar, Literal, TypeAlias, get_type_hints

import msgspec

from commonroom.kernel.chance import Roll

OTHERS = "*"
_SIX = 6

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
    detailed: ClassVar[tuple[str, ...]] = ()
    """Tallies that only a full report tells, named likewise."""
    dealt: ClassVar[tuple[str, ...]] = ()
    """Tallies of one entry for each seat, named likewise: what it played with, and won or lost."""
    users: ClassVar[Mapping[str, str]] = {}
    """Tally → the field that has the seat of each of its entries."""
    dice: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    """Column → the labels of the chances counted there; their names are ``<prefix>-die-<column>``.

    The label ``*`` stands for every pick of one in six that no other column counts.
    """

    turns: int = 0
    """Turns played, in games that count them."""


@cache
def kinds(statistics: type[Statistics]) -> dict[str, Kind]:
    """The fields of a game's statistics, and what each of them holds."""
    hints = get_type_hints(statistics)
    return {field: _KINDS[hints[field]] for field in statistics.__struct_fields__}


def faces(statistics: type[Statistics], rolls: Iterable[Roll]) -> dict[str, tuple[int, ...]]:
    """How often each face of a game's dice came up; nothing for dice that were not rolled."""
    column_of = {label: column for column, labels in statistics.dice.items() for label in labels}
    others = column_of.pop(OTHERS, None)
    counts: dict[str, list[int]] = {column: [] for column in statistics.dice}
    for (label, ways, outcome), times in Counter(rolls).items():
        column = column_of.get(label, others if ways == _SIX else None)
        if column is not None:
            found = counts[column]
            found += [0] * (ways - len(found))
            found[outcome] += times
    return {column: tuple(found) for column, found in counts.items()}
