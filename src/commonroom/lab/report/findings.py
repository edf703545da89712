"""Findings: everything that a report tells of a set of results, counted in one pass."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import NamedTuple

import msgspec

from commonroom.kernel import title
from commonroom.lab.games import Record
from commonroom.lab.numbers import Share
from commonroom.lab.plan import Row
from commonroom.lab.summary import Tally, VariantSummary


class Kind(NamedTuple):
    """What games have in common that can be pooled: line-up, options, rules and pack."""

    levels: tuple[str, ...]
    options: tuple[tuple[str, str], ...]
    rules: int
    pack: str


class Stratum(NamedTuple):
    """How one sat: by whom and where. In a game in which all win or lose together, with whom."""

    levels: tuple[str, ...]
    seat: int
    seats: int


_OVERLOOKED = 0.03
"""Three points of a share."""


class Group(msgspec.Struct):
    """What seats had or were, and whether they won."""

    played: Counter[str] = msgspec.field(default_factory=Counter)
    won: Counter[str] = msgspec.field(default_factory=Counter)
    alike: dict[Stratum, Group] = {}
    """The same, among those that sat alike."""

    def add(self, one: str, won: bool, stratum: Stratum | None = None) -> None:
        """Count a seat, or a game in which all win or lose together."""
        self.played[one] += 1
        self.won[one] += won
        if stratum is not None:
            self.alike.setdefault(stratum, Group()).add(one, won)

    def expected(self, one: str) -> float:
        """How often it would win if it won as often as all those do that sit alike."""
        hoped = sum(group.whole.rate * group.played[one] for group in self.alike.values())
        return hoped / max(1, self.played[one])

    def confounded(self, one: str) -> bool:
        """Whether it sat better or worse than the others, by more than can be overlooked."""
        return abs(self.expected(one) - self.whole.rate) > _OVERLOOKED

    def share(self, one: str) -> Share:
        """How often it won."""
        return Share(self.won[one], self.played[one])

    @property
    def whole(self) -> Share:
        """How often any of them won."""
        return Share(self.won.total(), self.played.total())


class Findings(msgspec.Struct):
    """What was counted."""

    game: str
    cooperative: bool
    source: str = ""
    """The file they come from."""
    kinds: dict[Kind, VariantSummary] = {}
    lost: Counter[str] = msgspec.field(default_factory=Counter)
    """Rule → games without a winner that it ended."""
    seats: dict[int, Group] = {}
    """Number of players → how each of their seats, from 1, fared among bots of one level."""
    levels: Group = msgspec.field(default_factory=Group)
    """How bots of each level fared, in games in which several levels met."""
    dealt: dict[str, Group] = {}
    tallies: dict[str, Tally] = {}
    users: dict[str, Group] = {}
    """Tally → how the seats fared to which it happened."""
    dice: dict[str, list[int]] = {}
    """How often each face came up. Games of one seed roll alike, so only the first counts."""
    winners: dict[tuple[tuple[str, ...], tuple[tuple[str, str], ...], str], tuple[int, ...]] = {}
    """Line-up, options and seed of a game → who won it."""

    @property
    def games(self) -> int:
        """All games."""
        return sum(one.games for one in self.kinds.values())

    @property
    def won(self) -> Share:
        """The games that somebody won."""
        return Share(sum(one.won for one in self.kinds.values()), self.games)

    def turns(self, seats: int | None = None) -> Counter[int]:
        """How long games were, with so many players or with any number of them."""
        found: Counter[int] = Counter()
        for kind, one in self.kinds.items():
            if seats in (None, len(kind.levels)):
                found += one.turns
        return found

    def decisions(self) -> Counter[int]:
        """How many answers games took."""
        return sum((one.decisions for one in self.kinds.values()), Counter())

    def reasons(self) -> Counter[str]:
        """Rule → games that it ended."""
        return sum((one.reasons for one in self.kinds.values()), Counter())

    @property
    def cut(self) -> int:
        """Games that were cut short."""
        return sum(one.cut for one in self.kinds.values())

    def numbers_of_seats(self) -> list[int]:
        """The numbers of players there were."""
        return sorted({len(kind.levels) for kind in self.kinds})


def found_in(rows: Iterable[Row], game: str, source: str = "") -> Findings:
    """Count the rows of a game."""
    played = title(game)
    counted = played.statistics_type
    found = Findings(game, played.about.cooperative, source)
    found.dealt = {field: Group() for field in counted.dealt}
    found.tallies = {field: Tally() for field in (*counted.told, *counted.detailed)}
    found.users = {field: Group() for field in found.tallies if field in counted.users}
    found.dice = {column: [] for column in counted.dice}
    rolled: set[int | str] = set()
    for row in rows:
        record = row.record
        kind = Kind(record.levels, tuple(sorted(record.options.items())), row.rules, row.pack)
        if kind not in found.kinds:
            found.kinds[kind] = VariantSummary(record.levels, record.options)
        found.kinds[kind].add(record)
        found.winners[kind.levels, kind.options, str(record.seed)] = record.winners
        if not record.won:
            found.lost.update(dict.fromkeys(record.reasons, 1))
        _add_seats(found, record)
        _add_dealt(found, record)
        _add_tallies(found, record, counted.users)
        if record.seed not in rolled:
            rolled.add(record.seed)
            _add_dice(found, record)
    return found


def _add_seats(found: Findings, record: Record) -> None:
    if found.cooperative:
        return
    if len(set(record.levels)) > 1:  # here it is not the seat that tells
        for seat, level in enumerate(record.levels):
            found.levels.add(level, seat in record.winners)
        return
    group = found.seats.setdefault(record.seats, Group())
    for seat in range(record.seats):
        group.add(str(seat + 1), seat in record.winners)


def _add_dealt(found: Findings, record: Record) -> None:
    for field, group in found.dealt.items():
        things = record.tallies[field]
        if found.cooperative:  # a game counts once for a faction, however many are of it
            for thing in dict.fromkeys(filter(None, things)):
                group.add(thing, record.won, _together(record))
        else:
            for seat, thing in enumerate(things):
                if thing:  # a game that was cut short may not have come so far
                    group.add(thing, seat in record.winners, _alone(record, seat))


def _add_dice(found: Findings, record: Record) -> None:
    for column, faces in record.dice.items():
        counts = found.dice[column]
        counts += [0] * (len(faces) - len(counts))
        for face, times in enumerate(faces):
            counts[face] += times


def _add_tallies(found: Findings, record: Record, users: Mapping[str, str]) -> None:
    for field, tally in found.tallies.items():
        cards = record.tallies[field]
        tally.add(cards, record.won)
        if field in users:
            seats = record.numbers[users[field]]
            assert isinstance(seats, tuple)
            for card, seat in dict.fromkeys(zip(cards, seats, strict=True)):
                alike = _together(record) if found.cooperative else _alone(record, seat)
                found.users[field].add(card, seat in record.winners, alike)


def _together(record: Record) -> Stratum:
    return Stratum(tuple(sorted(record.levels)), -1, record.seats)


def _alone(record: Record, seat: int) -> Stratum:
    return Stratum((record.levels[seat],), seat, record.seats)
