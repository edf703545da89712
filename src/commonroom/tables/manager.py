"""The table manager: what people, bots and other processes do at the tables of one process.

It writes, then tells, and loses nothing: what a table accepts is in its journal before anyone
hears of it.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from contextlib import suppress

import structlog

from commonroom.kernel.errors import CommonRoomError
from commonroom.packs.shelf import PackShelf
from commonroom.tables.arrivals import arrived, writes
from commonroom.tables.background import BackgroundTasks
from commonroom.tables.bot_pool import BotPool
from commonroom.tables.bots import BotPlayers
from commonroom.tables.bus import Bus, Notice
from commonroom.tables.creation import NewTable, laid, laid_again
from commonroom.tables.dice import commitment
from commonroom.tables.entries import (
    Answered,
    AnyEntry,
    Archived,
    Closed,
    Rematched,
    Renewed,
    Returned,
    StoodIn,
    TakenBack,
)
from commonroom.tables.errors import (
    NotOverYet,
    SpectatorsWatch,
    Stale,
    StillHere,
    TableFull,
    TryAgain,
)
from commonroom.tables.housekeeping import Housekeeping
from commonroom.tables.live import Live, Wish
from commonroom.tables.milestones import found
from commonroom.tables.plan import Plan, digest, fresh_id, fresh_token, opened_by
from commonroom.tables.registry import TableRegistry, unreadable
from commonroom.tables.slot import Listener
from commonroom.tables.store import Conflict, Store, Unavailable
from commonroom.tables.workshop import Workshop
from commonroom.tables.writer import write_entries

log = structlog.get_logger()

_ABSENCE = 30.0
"""Seconds a person must be away before others may let a bot stand in."""
_TRIES = 5
_NEAR, _FAR = 20, 2000
"""So many answers are played again on the spot; so many in a thread, all others elsewhere."""
_STANDS = 100
"""So many may watch one table through one process."""
_SCREENS = 16
"""So many connections one seat may have there: its own, whoever watches."""


class TableManager(TableRegistry):
    """Every table this process has to do with, and what is done there."""

    def __init__(
        self,
        storage: Store,
        bus: Bus | None = None,
        bot_pool: BotPool | None = None,
        packs: PackShelf | None = None,
    ) -> None:
        super().__init__(storage, bus or Bus())
        self.packs = packs or PackShelf()
        """The content packs that may be played with here."""
        self.bots = BotPlayers(self, bot_pool or BotPool())
        self.answers: Counter[str] = Counter()
        """Game → answers written by this process."""
        self.housekeeping = Housekeeping(self)
        self.workshop = Workshop()
        self._background = BackgroundTasks()

    async def start(self) -> None:
        """Begin to hear other processes, and to keep order."""
        await self.bus.start(self._heard)
        self._background.begin(self.housekeeping.run())

    async def stop(self) -> None:
        """Let go of the storage, once nobody is left who could begin something at a table."""
        await self.bus.stop()
        await self.bots.stop()
        await self._background.stop()
        await asyncio.to_thread(self.workshop.close)
        await self.storage.close()

    # ---- coming and going ----------------------------------------------------------------

    async def create(self, plan: Plan) -> NewTable:
        """A new table; the secrets are told once and stored as digests only."""
        new, write = laid(plan.settled(), self.packs.pack(plan.game, plan.pack))
        await self.storage.write([write])
        log.info("table created", table=new.id, game=plan.game, seats=len(new.seats))
        return new

    async def take_in(
        self, data: bytes, account: Callable[[float], None] | None = None
    ) -> NewTable:
        """A table from a game file, if that is sound; to see it takes seconds either way."""
        came = await self.workshop.do(arrived, data, self.packs, account=account)
        try:
            for write in writes(came):
                await self.storage.write([write])
        except BaseException:
            # Nobody has a secret of the half that is there. If it cannot be removed now, it lies
            # idle and is archived like any other.
            with suppress(Exception):
                await asyncio.shield(self.storage.remove(came.new.id))
            raise
        log.info("table taken in", table=came.new.id, pieces=len(came.rest) + 1)
        return came.new

    async def promise(self, table_id: str) -> str | None:
        """The commitment to the secret of a table that has not begun; None if it has."""
        record = await self.record(table_id)
        try:
            begun = (await self.storage.heads([table_id])).get(table_id)
        except Unavailable as error:
            raise unreadable(table_id, error) from error
        return None if begun else commitment(record.secret, record.terms)

    async def seat_of(self, table_id: str, token: str) -> int | None:
        """The seat that a secret opens; None is a spectator's. Any other is refused."""
        record = await self.record(table_id)
        return opened_by(token, record.seat_digests, record.watch_digest)

    async def renew(self, table_id: str, token: str) -> tuple[int, str]:
        """A new secret for the seat that one opens, which from now on opens nothing."""
        fresh = fresh_token()

        def entry(live: Live) -> Renewed:
            seat = opened_by(token, live.record.seat_digests, live.record.watch_digest)
            if seat is None:
                raise SpectatorsWatch
            return Renewed(seat=seat, digest=digest(fresh).hex())

        await self.seat_of(table_id, token)  # nobody else brings a table to life
        await self.act(table_id, Wish(entry))
        return await self.seat_of(table_id, fresh) or 0, fresh

    async def arrive(
        self, table_id: str, seat: int | None, listener: Listener
    ) -> Callable[[], None]:
        """Sit down: hear of everything from now on; returns how to leave.

        Whoever arrives looks at the table afterwards, with `at`, and so misses nothing.
        """
        async with self.at(table_id) as live:
            slot = self.slots[table_id]
            room = _STANDS if seat is None else _SCREENS
            if self.presence.connections(table_id, seat) >= room:
                raise TableFull
            slot.listeners.append(listener)
            self.presence.arrive(table_id, seat)
            slot.show(())
        self._announce(table_id, slot.told)
        self.bots.wake(live)

        def leave() -> None:
            slot.listeners.remove(listener)
            self.presence.leave(table_id, seat)
            if slot.listeners:
                self._background.begin(self._tell_company(table_id))
            self._announce(table_id, slot.told)  # not `live`: it may be dropped before they leave

        return leave

    async def give_back(self, table_id: str, seat: int) -> None:
        """A person for whom a bot stood in because they were away has their seat again."""
        async with self.at(table_id) as live:
            stand_in = live.stand_ins.get(seat)
        if stand_in is not None and stand_in.asked_by != seat:
            await self.unless_refused(table_id, Returned(seat=seat))

    def _announce(self, table_id: str, seq: int) -> None:
        if self.bus.shared:
            self.bus.tell(self.presence.notice(table_id, seq))

    def _announce_news(self, table_id: str, seq: int) -> None:
        """Tell other processes what was written here, unless all people are here: to tell everyone
        of everything would cost each process as much as all of them do.
        """
        slot = self.slots.get(table_id)
        # Where nobody of ours is, we hear nobody, and cannot know.
        if slot is None or not slot.listeners or self.presence.elsewhere(table_id):
            self._announce(table_id, seq)

    # ---- looking and acting --------------------------------------------------------------

    async def act(self, table_id: str, wanted: AnyEntry | Wish, decision: int = -1) -> int:
        """Write what somebody does, then tell everyone; returns where the table stands.

        Refused: raises, and nothing changed. An answer names its decision. The same nonce a second
        time is no second act. Whoever waits may go away: what has begun is finished.
        """
        return await self._background.see_through(self._act(table_id, wanted, decision))

    async def _act(self, table_id: str, wanted: AnyEntry | Wish, decision: int) -> int:
        fresh = not self.bus.shared
        for _ in range(_TRIES):
            try:
                async with self.at(table_id, fresh=fresh) as live:
                    if live.knows(wanted):
                        return live.seq
                    entry = wanted.entry(live) if isinstance(wanted, Wish) else wanted
                    if isinstance(entry, Answered) and decision != live.decision_id:
                        raise Stale
                    considered = live.consider(entry)
                    await self._look_back(live, considered)
                    rows = await write_entries(self.storage, live, considered)
                    self.slots[table_id].show(rows)
                    self.answers[live.record.plan.game] += isinstance(entry, Answered)
                    seq = live.seq
            except Conflict:
                log.info("somebody was faster", table=table_id)
                continue
            except CommonRoomError as refusal:
                if fresh or isinstance(refusal, TryAgain):
                    raise
                fresh = True  # what another process has written may be what makes it right
                continue
            self._announce_news(table_id, seq)
            self.bots.wake(live)
            return seq
        raise TryAgain

    async def _look_back(self, live: Live, entries: list[AnyEntry]) -> None:
        """Before the match goes far back, find its milestones in another process."""
        for entry in entries:
            if isinstance(entry, TakenBack):
                await self.find_milestones(live, entry.to)

    async def find_milestones(self, live: Live, to: int) -> None:
        """Find checkpoints near a position of the past, without keeping others waiting."""
        await self.find_far_milestones(live, to)
        stones = live.milestones
        if stones.distance(to) > _NEAR:
            there = await asyncio.to_thread(live.match.copy().earlier, to, stones.points)
            stones.add(there.checkpoint)

    async def find_far_milestones(self, live: Live, to: int) -> None:
        """Find checkpoints from which it is not far to a position of the past."""
        stones = live.milestones
        if stones.distance(to) > _FAR:
            saved = await asyncio.to_thread(live.match.save)
            points = await self.workshop.do(found, saved, to)
            await asyncio.to_thread(stones.adopt, live.match, points)

    async def unless_refused(self, table_id: str, entry: AnyEntry) -> bool:
        """Act, if that is still allowed; says whether it was."""
        try:
            await self.act(table_id, entry)
        except CommonRoomError as error:
            log.info("not done", table=table_id, entry=type(entry).__name__, error=error.msg.key)
            return False
        return True

    # ---- other processes -----------------------------------------------------------------

    def _heard(self, notice: Notice) -> None:
        slot = self.slots.get(notice.table)
        if slot is None or not slot.listeners:
            return
        stranger = self.presence.is_new(notice)
        company = self.presence.hear(notice)
        if stranger or (notice.peopled and notice.seq < slot.told):
            # Before they came we told them nothing, and they do not know that we are here.
            self._announce(notice.table, slot.told)
        if slot.told < notice.seq:
            self.catch_up(notice.table)
        elif company:
            self._background.begin(self._tell_company(notice.table))

    def catch_up(self, table_id: str) -> None:
        """Something was written unheard: our listeners hear of it."""
        self._background.begin(self._catch_up(table_id))

    async def _catch_up(self, table_id: str) -> None:
        try:
            async with self.at(table_id):
                pass  # that was it
        except CommonRoomError as error:
            log.warning("could not catch up", table=table_id, error=error.msg.key)

    async def _tell_company(self, table_id: str) -> None:
        try:
            async with self.at(table_id, fresh=False):
                self.slots[table_id].show(())
        except CommonRoomError as error:
            log.warning("could not tell who is here", table=table_id, error=error.msg.key)

    # ---- what is more than one entry -----------------------------------------------------

    async def stand_in(
        self, table_id: str, asked_by: int, seat: int | None, level: str | None, nonce: str
    ) -> int:
        """Let a bot play for one's own seat, or for somebody who has been away for a while."""
        absent = asked_by if seat is None else seat

        def entry(live: Live) -> AnyEntry:
            if absent != asked_by and self.presence.away(table_id, absent) < _ABSENCE:
                raise StillHere
            chosen = level or self.bots.usual_level(live)
            return StoodIn(seat=absent, level=chosen, asked_by=asked_by, nonce=nonce)

        return await self.act(table_id, Wish(entry, asked_by, nonce))

    async def rematch(self, table_id: str, seat: int, nonce: str) -> int:
        """A new table for the same company: the same secrets open it. Asked twice, it is one."""
        return await self._background.see_through(self._rematch(table_id, seat, nonce))

    async def _rematch(self, table_id: str, seat: int, nonce: str) -> int:
        async with self.at(table_id) as live:
            if live.rematch is not None:
                return live.seq
            entry = Rematched(seat=seat, table=fresh_id(), nonce=nonce)
            live.consider(entry)
            again = laid_again(live, entry.table)
            try:
                rows = await write_entries(self.storage, live, [entry], beside=[again])
            except Conflict as error:
                raise TryAgain from error
            self.slots[table_id].show(rows)
            seq = live.seq
        self._announce_news(table_id, seq)
        return seq

    async def close_table(self, table_id: str) -> None:
        """End a table for good."""
        await self.act(table_id, Closed())

    async def put_away(self, before: int, limit: int) -> int:
        """Archive tables at which nothing has happened since a time; how many there were."""
        archived = 0
        for table_id in await self.storage.idle(before, limit):
            if self.presence.here(table_id):
                continue
            if await self.unless_refused(table_id, Archived()):
                archived += 1
                log.info("table archived", table=table_id)
        return archived

    async def remove(self, table_id: str) -> None:
        """Forget a table that is over, with all names and everything that was said there."""
        async with self.at(table_id) as live:
            if not live.over:
                raise NotOverYet
            try:
                await self.storage.remove(table_id)
            except Unavailable as error:
                raise unreadable(table_id, error) from error
            live.diverged = True
        log.info("table removed", table=table_id)
