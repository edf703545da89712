"""The broadcaster: tells all readers of one process about their tables, each message made once."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor

import structlog

from commonroom.server import limits, redaction, snapshot
from commonroom.tables import entries
from commonroom.tables.live import Live
from commonroom.tables.manager import TableManager
from commonroom.wire import protocol as wire

log = structlog.get_logger()

_SMALL_TALK = entries.Said | entries.Named | entries.Rematched | entries.Pledged | entries.Opened
"""What changes nothing in the match."""
_COMPANY = (
    entries.Named
    | entries.StoodIn
    | entries.Returned
    | entries.Reacts
    | entries.Paused
    | entries.Rematched
    | entries.Archived
    | entries.Closed
)


class Broadcaster:
    """Makes what is told about tables."""

    def __init__(self, manager: TableManager) -> None:
        self.manager = manager
        self.connections = 0
        """So many are connected now."""
        self.refusals: Counter[str] = Counter()
        """Error → how often somebody was told so."""
        self.unread: Counter[str] = Counter()
        """Address → bytes that wait for its clients."""
        self.pages = limits.Throttle(limits.BETWEEN_PAGES, limits.PAGES)
        """Address → when it is told the next page of the past."""
        self._rows: Sequence[entries.Row] = ()
        self._made: dict[int | None, str] = {}
        """Reader → the update about `_rows`: those who see the same get the same."""
        self._heads = ThreadPoolExecutor(2, thread_name_prefix="hints")

    def close(self) -> None:
        """Think no more."""
        self._heads.shutdown(wait=False, cancel_futures=True)

    def update(self, live: Live, rows: Sequence[entries.Row], reader: int | None) -> str:
        """What a reader is told about entries; none: somebody came or went."""
        if not rows:
            return wire.written(
                wire.Update(seq=live.seq, company=self.company(live, reader), link=live.link.hex())
            )
        if rows is not self._rows:
            self._rows, self._made = rows, {}
        if reader not in self._made:
            moved = any(not isinstance(row.entry, _SMALL_TALK) for row in rows)
            regrouped = any(isinstance(row.entry, _COMPANY) for row in rows)
            update = wire.Update(
                seq=live.seq,
                news=self.news(live, rows, reader),
                company=self.company(live, reader) if regrouped else None,
                position=self.position(live, reader) if moved else None,
                link=live.link.hex(),
            )
            self._made[reader] = wire.written(update)
        return self._made[reader]

    def company(self, live: Live, reader: int | None) -> wire.Company:
        """Everyone at the table."""
        return snapshot.company(live, self.manager.presence, reader)

    def position(self, live: Live, reader: int | None) -> wire.Position:
        """The match."""
        record = live.record
        return snapshot.position(live, reader, snapshot.outcome(record.secret, record.outcome))

    def news(
        self, live: Live, rows: Sequence[entries.Row], reader: int | None
    ) -> tuple[wire.News, ...]:
        """Entries; with the bots' reasons where nobody has secrets, or has them no longer."""
        open_cards = live.match.title.about.cooperative or live.over
        return redaction.redacted(rows, reader, reasons=open_cards)

    async def think(
        self, wanted: Callable[[], bool], thought: snapshot.Thought
    ) -> tuple[wire.Hint, ...] | None:
        """Hints, off the event loop; None if they are no longer wanted when their turn comes."""

        def work() -> tuple[wire.Hint, ...] | None:
            return snapshot.hints(thought) if wanted() else None

        try:
            return await asyncio.get_running_loop().run_in_executor(self._heads, work)
        except Exception:
            log.exception("no hints", prompt=thought.question.prompt.key)
            return None
