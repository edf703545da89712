"""What a table accepts, writes and tells; and that its journal is all of it."""

from __future__ import annotations

import asyncio
import gc
import sqlite3
import time
import weakref
from collections.abc import Sequence
from random import Random

import pytest

from commonroom.kernel.errors import CommonRoomError, NoSuchOption, NotYourDecision
from commonroom.tables.entries import (
    Answered,
    AnyEntry,
    Closed,
    Named,
    Paused,
    Reacts,
    Returned,
    Row,
    Said,
    StoodIn,
    TakebackAnswered,
    TakenBack,
)
from commonroom.tables.errors import (
    MovedOn,
    NoSuchTable,
    NotAPerson,
    NothingToTakeBack,
    NotOverYet,
    PausedEnough,
    SaidNothing,
    SpectatorsWatch,
    Stale,
    TableClosed,
    TableFull,
    TablePaused,
)
from commonroom.tables.live import Live, Wish
from commonroom.tables.manager import TableManager
from commonroom.tables.plan import Chair
from commonroom.tables.replay import replay
from commonroom.tables.storage import Storage
from tests.tables.playing import BOT, answer, look, open_decision, plan, play, refused

pytestmark = pytest.mark.anyio


async def test_secrets_open_their_seats_and_nothing_else(manager: TableManager) -> None:
    new, other = await manager.create(plan()), await manager.create(plan())
    assert [await manager.seat_of(new.id, token) for token in new.seats] == [0, 1, 2]
    assert await manager.seat_of(new.id, new.watch) is None
    for token in ("", new.seats[0][:-1], other.seats[0], other.watch):
        with pytest.raises(NoSuchTable):
            await manager.seat_of(new.id, token)
    with pytest.raises(NoSuchTable):
        await manager.seat_of("nowhere", new.seats[0])


async def test_secrets_are_not_stored(manager: TableManager) -> None:
    new = await manager.create(plan())
    await play(manager, new.id, Random(1))
    stored = str(await manager.record(new.id)) + str(await manager.history(new.id))
    assert not [token for token in (*new.seats, new.watch) if token in stored]
    assert len({len(token) for token in new.seats}) == 1
    assert len(new.seats[0]) >= 22  # 128 bits


async def test_a_table_revived_at_any_moment_is_the_same(manager: TableManager) -> None:
    new, random = await manager.create(plan()), Random(2)
    later = TableManager(manager.storage)
    await manager.act(new.id, Named(seat=1, name="Bobby", nonce="n"))
    await manager.act(new.id, Reacts(seat=2, reactions="never"))
    while await answer(manager, new.id, random) is not None:
        async with manager.at(new.id) as live:
            going = live.match.decision is not None
            regret = going and random.random() < 0.2 and live.match.can_undo()
        if regret:
            await manager.act(new.id, Wish(lambda live: live.undo(live.match.answers[-1].seat, "")))
        later.slots.clear()
        assert await look(later, new.id) == await look(manager, new.id)


async def test_an_answer_is_written_before_anyone_hears_of_it(manager: TableManager) -> None:
    new = await manager.create(plan())
    told: list[int] = []
    assert isinstance(manager.storage, Storage)
    witness = sqlite3.connect(manager.storage.database.address)

    def hear(live: Live, rows: Sequence[Row]) -> None:
        told.extend(row.seq for row in rows)
        written = witness.execute("SELECT max(seq) FROM journal").fetchone()[0]
        assert all(row.seq <= written for row in rows)

    leave = await manager.arrive(new.id, 0, hear)
    await play(manager, new.id, Random(3))
    leave()
    witness.close()
    assert told == list(range(2, told[-1] + 1))


async def test_stale_answers_change_nothing(manager: TableManager) -> None:
    new, random = await manager.create(plan()), Random(4)
    await play(manager, new.id, random, 3)
    async with manager.at(new.id) as live:
        assert live.match.decision is not None
        owner, option = live.match.decision.owner, live.match.decision.options[0]
        past = live.opened[-2]
    for decision in (past, 0, -1, 10_000):
        before = await look(manager, new.id)
        with pytest.raises(Stale):
            await manager.act(new.id, Answered(seat=owner, option=option), decision)
        assert await look(manager, new.id) == before


async def test_the_same_nonce_is_one_act(manager: TableManager) -> None:
    new = await manager.create(plan())
    for _ in range(3):
        await manager.act(new.id, Said(seat=0, phrase="hello", nonce="once"))
    await manager.act(new.id, Said(seat=1, phrase="hello", nonce="once"))
    said = [row for row in await manager.history(new.id) if isinstance(row.entry, Said)]
    assert [row.entry.seat for row in said] == [0, 1]


async def test_a_repeated_answer_is_not_the_next_answer(manager: TableManager) -> None:
    new = await manager.create(plan())
    async with manager.at(new.id) as live:
        decision = live.decision_id
    entry = Answered(seat=0, option=("dare",), nonce="again")
    assert await manager.act(new.id, entry, decision) == await manager.act(new.id, entry, decision)
    async with manager.at(new.id) as live:
        assert len(live.match.answers) == 1


async def test_answers_of_wrong_seats_and_wrong_options_are_refused(manager: TableManager) -> None:
    new = await manager.create(plan(Chair("Ada"), BOT))
    await refused(manager, new.id, Answered(seat=1, option=("stop",)), NotAPerson)
    people = await manager.create(plan())
    await refused(manager, people.id, Answered(seat=0, option=("fly",)), NoSuchOption)
    await refused(manager, people.id, Answered(seat=1, option=("stop",)), NoSuchOption)
    await refused(manager, people.id, Answered(seat=0, option=("stop",), by_bot=True), NotAPerson)
    async with manager.at(people.id) as live:
        assert live.match.decision is not None
        quiet = [seat for seat in (1, 2) if seat not in live.match.decision.guests]
    for seat in quiet:
        await refused(manager, people.id, Answered(seat=seat, option=("stop",)), NotYourDecision)


@pytest.mark.parametrize(
    ("entry", "why"),
    [
        (Said(seat=0), SaidNothing),
        (Said(seat=0, phrase="rude"), SaidNothing),
        (Said(seat=0, text="Hello.", phrase="hello"), SaidNothing),
        (Paused(seat=None, paused=True), SpectatorsWatch),
        (StoodIn(seat=3, level="random"), NotAPerson),
        (StoodIn(seat=0, level="grandmaster", asked_by=0), CommonRoomError),
        (Returned(seat=0), NotAPerson),
        (TakebackAnswered(seat=1, agree=True), NothingToTakeBack),
        (TakenBack(seat=0, to=0, opened=1), SpectatorsWatch),
    ],
    ids=lambda value: type(value).__name__ if not isinstance(value, type) else value.__name__,
)
async def test_what_makes_no_sense_is_refused(
    manager: TableManager, entry: AnyEntry, why: type[CommonRoomError]
) -> None:
    new = await manager.create(plan(*(Chair("Ada"), Chair("Bob"), Chair("Cleo"), BOT)))
    async with manager.at(new.id):
        pass
    await refused(manager, new.id, entry, why)


async def test_a_paused_table_waits(manager: TableManager) -> None:
    new = await manager.create(plan(Chair("Ada"), BOT))
    await manager.act(new.id, Paused(seat=0, paused=True))
    await refused(manager, new.id, Answered(seat=0, option=("stop",)), TablePaused)
    await manager.act(new.id, Paused(seat=0, paused=False))
    await manager.act(
        new.id, Answered(seat=0, option=("stop",)), await open_decision(manager, new.id)
    )


async def test_whose_pause_was_ended_must_answer_before_the_next(manager: TableManager) -> None:
    new = await manager.create(plan())
    for _ in range(3):  # one's own pause one may end as often as one likes
        await manager.act(new.id, Paused(seat=0, paused=True))
        await manager.act(new.id, Paused(seat=0, paused=False))
    await manager.act(new.id, Paused(seat=0, paused=True))
    await manager.act(new.id, Paused(seat=1, paused=False))
    await refused(manager, new.id, Paused(seat=0, paused=True), PausedEnough)
    await manager.act(new.id, Paused(seat=2, paused=True))
    await manager.act(new.id, Paused(seat=2, paused=False))
    await manager.act(
        new.id, Answered(seat=0, option=("dare",)), await open_decision(manager, new.id)
    )
    await manager.act(new.id, Paused(seat=0, paused=True))


async def test_a_closed_table_is_closed(manager: TableManager) -> None:
    new = await manager.create(plan())
    await manager.close_table(new.id)
    await refused(manager, new.id, Said(seat=0, phrase="hello"), TableClosed)
    await refused(manager, new.id, Closed(), TableClosed)
    assert (await manager.record(new.id)).status == "closed"


async def test_a_rematch_is_one_table_that_the_same_secrets_open(manager: TableManager) -> None:
    new = await manager.create(plan())
    with pytest.raises(NotOverYet):
        await manager.rematch(new.id, 0, "")
    await manager.act(new.id, Named(seat=2, name="Cleopatra"))
    await play(manager, new.id, Random(10))
    await asyncio.gather(*(manager.rematch(new.id, seat, "") for seat in range(3)))
    async with manager.at(new.id) as live:
        again = live.rematch
    assert again is not None
    assert [await manager.seat_of(again, token) for token in new.seats] == [0, 1, 2]
    async with manager.at(again) as live:
        assert live.names == ["Ada", "Bob", "Cleopatra"]
    assert (await manager.record(again)).secret != (await manager.record(new.id)).secret
    assert (await manager.storage.counts()) == {"open": 1, "over": 1}


async def test_a_table_that_is_over_can_be_removed_with_all_that_was_said(
    manager: TableManager,
) -> None:
    new, other = await manager.create(plan()), await manager.create(plan())
    leave = await manager.arrive(new.id, 0, lambda live, rows: None)
    with pytest.raises(NotOverYet):
        await manager.remove(new.id)
    await play(manager, new.id, Random(13))
    await manager.act(new.id, Said(seat=0, text="Well played."))
    await replay(manager, await manager.record(new.id), 0)
    await manager.remove(new.id)
    assert await manager.history(new.id) == []
    assert await manager.storage.replay(new.id, 0) is None
    for wanted in (manager.record(new.id), manager.act(new.id, Said(seat=0, text="Hello?"))):
        with pytest.raises(NoSuchTable):
            await wanted
    assert await manager.storage.counts() == {"open": 1}
    await play(manager, other.id, Random(13))
    leave()


async def test_a_new_secret_opens_the_seat_and_the_old_one_nothing(manager: TableManager) -> None:
    new = await manager.create(plan())
    with pytest.raises(SpectatorsWatch):
        await manager.renew(new.id, new.watch)
    with pytest.raises(NoSuchTable):
        await manager.renew(new.id, "nonsense")
    seat, fresh = await manager.renew(new.id, new.seats[1])
    assert seat == 1
    assert await manager.seat_of(new.id, fresh) == 1
    assert await manager.seat_of(new.id, new.seats[0]) == 0
    for again in (manager.seat_of(new.id, new.seats[1]), manager.renew(new.id, new.seats[1])):
        with pytest.raises(NoSuchTable):
            await again
    now = await look(manager, new.id)
    manager.slots.clear()
    assert await look(manager, new.id) == now
    assert fresh not in str(await manager.history(new.id))
    await play(manager, new.id, Random(4))
    await manager.rematch(new.id, 0, "")
    async with manager.at(new.id) as live:
        assert live.rematch is not None
        second = live.rematch
    assert await manager.seat_of(second, fresh) == 1
    with pytest.raises(MovedOn):
        await manager.renew(new.id, fresh)
    _, newest = await manager.renew(second, fresh)
    assert await manager.seat_of(second, newest) == 1
    with pytest.raises(NoSuchTable):
        await manager.seat_of(second, fresh)


async def test_a_table_nobody_comes_to_is_put_away_until_somebody_does(
    manager: TableManager,
) -> None:
    new, busy = await manager.create(plan(Chair("Ada"), BOT)), await manager.create(plan())
    future = int(time.time()) + 60
    leave = await manager.arrive(busy.id, 0, lambda live, rows: None)
    assert await manager.put_away(future - 120, 10) == 0
    await manager.put_away(future, 10)
    assert await manager.storage.counts() == {"open": 1, "archived": 1}
    async with manager.at(new.id) as live:
        assert live.archived
        before = live.match.answered
    await refused(manager, new.id, Answered(seat=0, option=("stop",)), TablePaused)
    manager.slots.pop(new.id)
    async with manager.at(new.id) as live:
        assert live.archived
        assert live.paused
    await manager.act(new.id, Paused(seat=0, paused=False))
    async with manager.at(new.id) as live:
        assert not live.archived
        assert live.match.answered == before
    assert await manager.storage.counts() == {"open": 2}
    leave()


async def test_however_many_watch_seats_keep_their_room(manager: TableManager) -> None:
    new = await manager.create(plan())
    leave = [await manager.arrive(new.id, None, lambda live, rows: None) for _ in range(100)]
    with pytest.raises(TableFull):
        await manager.arrive(new.id, None, lambda live, rows: None)
    leave += [await manager.arrive(new.id, 0, lambda live, rows: None) for _ in range(16)]
    with pytest.raises(TableFull):
        await manager.arrive(new.id, 0, lambda live, rows: None)
    leave.append(await manager.arrive(new.id, 1, lambda live, rows: None))
    for go in leave:
        go()


async def test_idle_tables_cost_nothing(manager: TableManager) -> None:
    tables = [await manager.create(plan()) for _ in range(5)]
    for new in tables:
        await play(manager, new.id, Random(11), 3)
    with pytest.raises(NoSuchTable):
        async with manager.at("nowhere"):
            pass
    leave = await manager.arrive(tables[0].id, 0, lambda live, rows: None)
    thought_of = weakref.WeakSet(slot.live for slot in manager.slots.values())
    for kept, idle in ((1, 300), (0, 3600)):  # while somebody sits there, it is kept longer
        for slot in manager.slots.values():
            slot.used -= idle
        manager.housekeeping.sweep()
        assert manager.awake == kept
        assert list(manager.slots) == [tables[0].id]
    gc.collect()
    assert not thought_of
    await play(manager, tables[0].id, Random(12))
    leave()


async def test_a_table_does_not_forget_how_long_it_waits(manager: TableManager) -> None:
    """It would never lose its patience with somebody if it were dropped before."""
    new = await manager.create(plan(Chair("Ada"), Chair("Bob"), patience=7200))
    leave = await manager.arrive(new.id, 1, lambda live, rows: None)
    manager.slots[new.id].used -= 86_400
    manager.housekeeping.sweep()
    assert manager.awake == 1
    manager.presence._company(new.id).since -= 7200
    await manager.housekeeping.replace_the_absent()
    async with manager.at(new.id) as live:
        assert live.people == [1]
    leave()


async def test_whoever_goes_away_in_the_middle_of_an_answer_has_answered(
    manager: TableManager,
) -> None:
    """The connection that asked may break; then others are told all the same."""
    new = await manager.create(plan())
    told: list[int] = []
    leave = await manager.arrive(new.id, 1, lambda live, rows: told.extend(row.seq for row in rows))
    task = asyncio.create_task(manager.act(new.id, Answered(seat=0, option=("dare",)), 1))
    await asyncio.sleep(0)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    async with asyncio.timeout(100):
        while not told:
            await asyncio.sleep(0.001)
    assert told == [2]
    leave()


async def test_a_refusal_that_nobody_waits_for_any_more_is_no_failure(
    manager: TableManager,
) -> None:
    """The connection that asked may break before it hears that it was refused."""
    new = await manager.create(plan())
    unheard: list[object] = []
    under_way = len(manager._background._tasks)
    asyncio.get_running_loop().set_exception_handler(lambda _, context: unheard.append(context))
    async with manager.at(new.id):
        task = asyncio.create_task(manager.act(new.id, Answered(seat=0, option=("dare",)), 7))
        await asyncio.sleep(0)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
    async with asyncio.timeout(100):
        while len(manager._background._tasks) > under_way:
            await asyncio.sleep(0.001)
    del task
    gc.collect()
    assert unheard == []


async def test_what_is_said_twice_is_done_once_also_if_it_is_no_longer_possible(
    manager: TableManager,
) -> None:
    """The first time it was done, and whoever said it did not hear so."""
    new = await manager.create(plan(takeback="free"))
    await play(manager, new.id, Random(1), 3)
    back = Wish(lambda live: live.ask_back(0, live.opened[0], "n1"), 0, "n1")
    first = await manager.act(new.id, back)
    assert await manager.act(new.id, back) == first
