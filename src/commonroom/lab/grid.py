"""The grid: what the words of the command line mean as variants, all combinations of them.

A line-up is ``expert,expert,novice``, ``expert*3``, ``expert*2,novice``, or, for several numbers of
players, ``2..4:expert`` or ``2..4``.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from pathlib import Path
from types import MappingProxyType

from commonroom.bots import checked_level, usual_level
from commonroom.bots.visitors import is_visitor, visitor
from commonroom.kernel import Raw, content_of, title
from commonroom.kernel.registry import read_pack
from commonroom.lab.errors import BadChoice, BadLineUp
from commonroom.lab.games import MOST_ANSWERS
from commonroom.lab.plan import Plan, Variant

_COUNTS = re.compile(
    r"(?P<least>\d{1,2})(\.\.(?P<most>\d{1,2}))?(:(?P<level>[\w=.:-]+))?", re.ASCII
)
_PART = re.compile(r"(?P<level>[A-Za-z=][\w=.:-]*)(\*(?P<times>\d{1,2}))?", re.ASCII)

_NOTHING: Mapping[str, Sequence[str]] = MappingProxyType({})


def planned(
    game: str,
    *,
    games: int,
    line_ups: Sequence[str] = (),
    options: Mapping[str, Sequence[str]] = _NOTHING,
    seed: str = "1",
    pack: Path | Raw | None = None,
    most_answers: int = MOST_ANSWERS,
) -> Plan:
    """The plan of so many games of each combination. Without line-ups, experts play at every size.

    Whatever cannot be played is refused here, before anybody sits down.
    """
    found = variants(game, line_ups, options)
    changes = read_pack(game, pack) if isinstance(pack, Path) else pack
    content = content_of(game, changes)
    for level in {level for variant in found for level in variant.levels}:
        if is_visitor(level):
            visitor(level, content)
    return Plan(game, title(game).rules_version, seed, games, found, changes, most_answers)


def variants(
    game: str, line_ups: Sequence[str], options: Mapping[str, Sequence[str]]
) -> tuple[Variant, ...]:
    """Every line-up with every combination of the options; refuses what the game does not have."""
    about = title(game).about
    if not line_ups:
        line_ups = [str(seats) for seats in about.seats]
    seated = [who for text in line_ups for who in _line_ups(game, text)]
    combinations = [
        dict(zip(options, values, strict=True)) for values in product(*options.values())
    ]
    found: list[Variant] = []
    for who, option in product(seated, combinations):
        variant = Variant(who, about.settled(len(who), option))
        if variant not in found:
            found.append(variant)
    return tuple(found)


def choices(texts: Sequence[str]) -> dict[str, list[str]]:
    """The values of options, from ``NAME=VALUE,VALUE``; what is named twice has both."""
    chosen: dict[str, list[str]] = {}
    for text in texts:
        name, equals, listed = text.partition("=")
        values = [value.strip() for value in listed.split(",")]
        if not name.strip() or not equals or not all(values):
            raise BadChoice(text)
        chosen.setdefault(name.strip(), []).extend(values)
    return chosen


def _line_ups(game: str, text: str) -> Iterator[tuple[str, ...]]:
    text = text.replace(" ", "")
    counts = _COUNTS.fullmatch(text)
    if counts is None:
        yield tuple(who for part in text.split(",") for who in _part(game, part, text))
        return
    least, most = int(counts["least"]), int(counts["most"] or counts["least"])
    if most < least:
        raise BadLineUp(text)
    level = counts["level"] or usual_level(game)
    for seats in range(least, most + 1):
        yield (checked_level(game, level),) * seats


def _part(game: str, part: str, text: str) -> list[str]:
    found = _PART.fullmatch(part)
    if found is None:
        raise BadLineUp(text)
    return [checked_level(game, found["level"])] * int(found["times"] or 1)
