"""Two sets of results side by side: what differs by more than chance."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple, TypeAlias

from commonroom.lab.numbers import Share, corrected, differ, mcnemar, rank_test, spread
from commonroom.lab.report.findings import Findings

TELLING = 0.05
"""How likely chance may be for a difference to be told as one."""


SEATS = "seats-"
"""The part of what seats win is called so, with the number of players."""


class Difference(NamedTuple):
    """One thing measured on both sides."""

    part: str
    """What kind of thing: won, seats-2, levels, length, endings, a dealt field or a tally."""
    name: str
    one: Share | float
    other: Share | float
    p: float
    """How often chance alone would differ as much."""
    holm: float
    """The same, corrected for the number of comparisons."""

    @property
    def telling(self) -> bool:
        """Whether it is more than chance."""
        return self.holm < TELLING


class Paired(NamedTuple):
    """The same seeds on both sides, game by game."""

    who: str
    """The number of a seat, or nothing where all win or lose together."""
    pairs: int
    only_one: int
    """Games that were won on this side only."""
    only_other: int
    p: float
    """How often chance alone would divide them as unevenly (McNemar's test)."""


_Game: TypeAlias = tuple[tuple[str, ...], tuple[tuple[str, str], ...], str]
"""Line-up, options and seed."""


class _Pair(NamedTuple):
    part: str
    name: str
    one: Share | float
    other: Share | float
    p: float


def differences(one: Findings, other: Findings) -> list[Difference]:
    """Everything that can be compared, in the order of the report."""
    pairs = [*_lengths(one, other), *_shares(one, other)]
    chances = corrected([pair.p for pair in pairs])
    return [Difference(*pair, holm) for pair, holm in zip(pairs, chances, strict=True)]


def _lengths(one: Findings, other: Findings) -> Iterator[_Pair]:
    for name, mine, theirs in (
        ("turns", one.turns(), other.turns()),
        ("decisions", one.decisions(), other.decisions()),
    ):
        medians = spread(mine).median, spread(theirs).median
        yield _Pair("length", name, *medians, rank_test(mine, theirs))


def _shares(one: Findings, other: Findings) -> Iterator[_Pair]:
    for part, name, mine, theirs in _compared(one, other):
        yield _Pair(part, name, mine, theirs, differ(mine, theirs))


def _compared(one: Findings, other: Findings) -> Iterator[tuple[str, str, Share, Share]]:
    """Part, name and both shares of whatever is a share."""
    if one.cooperative:  # elsewhere somebody always wins
        yield "won", "", one.won, other.won
    numbers = sorted(one.seats.keys() & other.seats.keys())
    groups = {f"{SEATS}{seats}": (one.seats[seats], other.seats[seats]) for seats in numbers}
    groups["levels"] = one.levels, other.levels
    groups |= {field: (one.dealt[field], other.dealt[field]) for field in one.dealt}
    for part, (mine, theirs) in groups.items():
        for name in sorted(mine.played.keys() & theirs.played.keys()):
            yield part, name, mine.share(name), theirs.share(name)
    reasons, others = one.reasons(), other.reasons()
    for rule in sorted(reasons.keys() | others.keys()):
        yield "endings", rule, Share(reasons[rule], one.games), Share(others[rule], other.games)
    for field, tally in one.tallies.items():
        games = other.tallies[field].games
        for card in sorted(tally.games.keys() | games.keys()):
            shares = Share(tally.games[card], one.games), Share(games[card], other.games)
            yield field, card, *shares


def paired(one: Findings, other: Findings) -> list[Paired]:
    """Games of equal line-up, options and seed: they differ in what was changed, not in luck."""
    ours, others = _by_game(one, other)
    alike = sorted(ours.keys() & others.keys())
    seats: Sequence[int | None] = (
        [None] if one.cooperative else range(max((len(key[0]) for key in alike), default=0))
    )
    found = []
    for seat in seats:
        mine, theirs, pairs = 0, 0, 0
        for key in alike:
            if seat is not None and seat >= len(key[0]):
                continue
            pairs += 1
            here, there = (_won(side[key], seat) for side in (ours, others))
            mine += here and not there
            theirs += there and not here
        if pairs:
            who = "" if seat is None else str(seat + 1)
            found.append(Paired(who, pairs, mine, theirs, mcnemar(mine, theirs)))
    return found


def _by_game(one: Findings, other: Findings) -> list[dict[_Game, tuple[int, ...]]]:
    """Who won each game of both sets. Options are left out where they tell no games apart.

    If they differ between the sets nevertheless, they are what was changed.
    """
    sides = one.winners, other.winners
    if all(len({(key[0], key[2]) for key in side}) == len(side) for side in sides):
        return [{(who, (), seed): won for (who, _, seed), won in side.items()} for side in sides]
    return [dict(side) for side in sides]


def _won(winners: tuple[int, ...], seat: int | None) -> bool:
    return bool(winners) if seat is None else seat in winners
