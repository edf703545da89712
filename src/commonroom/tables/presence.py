"""Presence: who is at which table, through this process and through the others."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from commonroom.tables.bus import Notice

_BELIEVED = 25.0
"""Seconds for which another process's word counts; it repeats it more often."""

Clock = Callable[[], float]


class Company:
    """The connections to one table."""

    def __init__(self, now: float) -> None:
        self.ours: Counter[int | None] = Counter()
        """Seat (None: spectators) → connections to this process."""
        self.theirs: dict[str, tuple[Notice, float]] = {}
        """Process → what it said last, and until when that is believed."""
        self.last_here: dict[int, float] = {}
        self.since = now


class Presence:
    """Who is where."""

    def __init__(self, node: str, clock: Clock) -> None:
        self._node = node
        self._clock = clock
        self._tables: dict[str, Company] = {}

    def arrive(self, table: str, seat: int | None) -> None:
        """Somebody connected to this process."""
        self._company(table).ours[seat] += 1

    def leave(self, table: str, seat: int | None) -> None:
        """Somebody's connection to this process ended."""
        company = self._company(table)
        company.ours[seat] -= 1
        if not company.ours[seat]:
            del company.ours[seat]
        if seat is not None:
            company.last_here[seat] = self._clock()

    def is_new(self, notice: Notice) -> bool:
        """Whether another process says that somebody is there, and did not say so before."""
        return notice.peopled and not any(
            known.node == notice.node and known.peopled
            for known in self._believed(self._company(notice.table))
        )

    def hear(self, notice: Notice) -> bool:
        """Another process says who is there; whether that is news."""
        before = self.here(notice.table), self.watching(notice.table)
        company = self._company(notice.table)
        for seat in notice.seats:
            company.last_here[seat] = self._clock()
        company.theirs[notice.node] = notice, self._clock() + _BELIEVED
        return before != (self.here(notice.table), self.watching(notice.table))

    def here(self, table: str) -> frozenset[int]:
        """The seats whose persons are there."""
        if table not in self._tables:
            return frozenset()
        company = self._tables[table]
        seats = {seat for seat in company.ours if seat is not None}
        return frozenset(seats.union(*(notice.seats for notice in self._believed(company))))

    def watching(self, table: str) -> int:
        """How many spectators there are."""
        if table not in self._tables:
            return 0
        company = self._tables[table]
        return company.ours[None] + sum(notice.watching for notice in self._believed(company))

    def elsewhere(self, table: str) -> bool:
        """Whether anybody is there through another process."""
        if table not in self._tables:
            return False
        return any(notice.peopled for notice in self._believed(self._tables[table]))

    def connections(self, table: str, seat: int | None) -> int:
        """How many connections to this process a seat has, or all spectators together."""
        return self._tables[table].ours[seat] if table in self._tables else 0

    def away(self, table: str, seat: int) -> float:
        """For how many seconds a seat has been away; 0 if it is there."""
        if seat in self.here(table):
            return 0.0
        company = self._company(table)
        return self._clock() - company.last_here.get(seat, company.since)

    def notice(self, table: str, seq: int) -> Notice:
        """What this process has to say."""
        ours = self._tables[table].ours if table in self._tables else Counter[int | None]()
        seats = tuple(sorted(seat for seat in ours if seat is not None))
        return Notice(self._node, table, seq, seats, ours[None])

    def forget(self, table: str) -> None:
        """Nobody here cares for the table any more."""
        company = self._tables.get(table)
        if company is not None and not company.ours:
            del self._tables[table]

    def _company(self, table: str) -> Company:
        if table not in self._tables:
            self._tables[table] = Company(self._clock())
        return self._tables[table]

    def _believed(self, company: Company) -> list[Notice]:
        now = self._clock()
        return [notice for notice, until in company.theirs.values() if until > now]
