"""The league: how much better each level plays than the others.

Where seats compete, every level meets every other, and each line-up is also played with the seats
swapped, from the same seeds. Where all win or lose together, each level plays by itself against the
game. Elo sums the results up in one number for each level.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations
from math import log10, sqrt

import msgspec

from commonroom.bots import checked_level, levels
from commonroom.kernel import title
from commonroom.lab.errors import TooFewLevels
from commonroom.lab.games import MOST_ANSWERS
from commonroom.lab.grid import variants
from commonroom.lab.numbers import Share
from commonroom.lab.plan import Plan, Variant
from commonroom.lab.summary import Summary

THE_GAME = ""
"""The opponent of those who win or lose together."""
_ROUNDS = 200
"""How often ratings are improved; they settle long before."""


class Pairing(msgspec.Struct, frozen=True):
    """Two levels, and how often the first won. A drawn game counts half for either."""

    level: str
    other: str
    games: int
    wins: float

    @property
    def share(self) -> Share:
        """The games that the first level won."""
        return Share(round(self.wins), self.games)


class Standing(msgspec.Struct, frozen=True):
    """A level in the league."""

    level: str
    elo: int
    """Over the weakest level; where all play together, over the game."""
    error: int
    """Half of its 95 % interval."""


def league_plan(
    game: str, *, chosen: Sequence[str], games: int, seats: int | None,
    options: Mapping[str, Sequence[str]], seed: str, most_answers: int = MOST_ANSWERS,
) -> Plan:  # fmt: skip
    """The games of a league; without levels, of all that the game has."""
    about = title(game).about
    known = [checked_level(game, level) for level in chosen or levels(game)]
    contestants = list(dict.fromkeys(known))
    if len(contestants) < 2:
        raise TooFewLevels
    count = min(size for size in about.seats if size > 1) if seats is None else seats
    if about.cooperative:
        line_ups = [(level,) * count for level in contestants]
    else:
        line_ups = [
            tuple((pair, pair[::-1])[swapped][seat % 2] for seat in range(count))
            for pair in combinations(contestants, 2)
            for swapped in (False, True)
        ]
    found: list[Variant] = []
    for who in line_ups:
        found += variants(game, [",".join(who)], options)
    rules = title(game).rules_version
    return Plan(game, rules, seed, games, tuple(found), most_answers=most_answers)


def pairings(summary: Summary) -> list[Pairing]:
    """Who met whom, and how it went, in the order of the plan."""
    games: dict[tuple[str, str], int] = {}
    wins: dict[tuple[str, str], float] = {}
    for variant in summary.variants:
        pair = _pair(variant.levels, games)
        if pair is None:
            continue
        level, other = pair
        won = sum(variant.won_by[seat] for seat, one in enumerate(variant.levels) if one == level)
        lost = sum(variant.won_by.values()) - won
        if other == THE_GAME:
            won, lost = variant.won, variant.games - variant.won
        decided = won + lost
        share = won / decided if decided else 0.5
        games[pair] = games.get(pair, 0) + variant.games
        wins[pair] = wins.get(pair, 0.0) + share * variant.games
    return [Pairing(*pair, games[pair], wins[pair]) for pair in games]


def _pair(seated: tuple[str, ...], known: Mapping[tuple[str, str], int]) -> tuple[str, str] | None:
    found = tuple(dict.fromkeys(seated))
    if len(found) == 1:
        return found[0], THE_GAME
    level, other = found
    return (other, level) if (other, level) in known else (level, other)


def standings(met: Sequence[Pairing]) -> list[Standing]:
    """Every level's Elo, the strongest first.

    The ratings under which these results are most likely (Bradley and Terry), when every pairing is
    given one more game that was drawn: nobody is infinitely better than anybody else.
    """
    names = list(dict.fromkeys(name for one in met for name in (one.level, one.other)))
    strength = dict.fromkeys(names, 1.0)
    for _ in range(_ROUNDS):
        strength = {name: _improved(name, strength, met) for name in names}
    weakest = THE_GAME if THE_GAME in strength else min(strength, key=lambda name: strength[name])
    base = strength[weakest]
    found = [
        Standing(name, round(400 * log10(strength[name] / base)), _error(name, strength, met))
        for name in names
        if name != THE_GAME
    ]
    return sorted(found, key=lambda one: -one.elo)


def _improved(name: str, strength: Mapping[str, float], met: Sequence[Pairing]) -> float:
    won = sum(_won(name, one) for one in met)
    against = sum(
        (one.games + 1) / (strength[name] + strength[_opponent(name, one)])
        for one in met
        if name in (one.level, one.other)
    )
    return won / against


def _won(name: str, one: Pairing) -> float:
    if name == one.level:
        return one.wins + 0.5
    return one.games - one.wins + 0.5 if name == one.other else 0.0


def _opponent(name: str, one: Pairing) -> str:
    return one.other if name == one.level else one.level


def _error(name: str, strength: Mapping[str, float], met: Sequence[Pairing]) -> int:
    """From how much the results tell about one level when the others are known."""
    told = 0.0
    for one in met:
        if name in (one.level, one.other):
            mine, theirs = strength[name], strength[_opponent(name, one)]
            told += (one.games + 1) * mine * theirs / (mine + theirs) ** 2
    return round(1.96 * 400 / 2.302585 / sqrt(told))
