"""A fix of the rules disturbs at most the phase in progress."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import msgspec
import pytest
from sqlalchemy import Connection, select
from sqlalchemy import update as update_rows

from commonroom.kernel import Decision, Msg, Script, title
from commonroom.server import redaction
from commonroom.tables.creation import Ending
from commonroom.tables.entries import Archived, Paused, Row, TakenBack
from commonroom.tables.errors import TryAgain
from commonroom.tables.manager import TableManager
from commonroom.tables.schema import snapshots
from commonroom.tables.storage import Storage
from tests.conformance.tables import TOY
from tests.tables.playing import likeness, plan, play
from tests.toy import rules
from tests.toy.state import BeanGame

pytestmark = pytest.mark.anyio


def update(
    monkeypatch: pytest.MonkeyPatch,
    bites: Callable[[BeanGame], Script[str | None]],
    *,
    announced: bool = True,
) -> None:
    """A new version of the game, in which one phase goes otherwise."""
    toy = title(TOY)
    monkeypatch.setattr(type(toy), "rules_version", toy.rules_version + announced)
    monkeypatch.setattr(type(toy), "phases", {**toy.phases, "bites": bites})


def one_nibble(game: BeanGame) -> Script[str | None]:
    """Nothing of what the old rules offered."""
    yield Decision(game.state.active, "choose", [("stop",)], Msg("toy-ask-bite"), "TOY-BIT-1")
    return "rest"


async def test_a_phase_that_still_works_goes_on(
    manager: TableManager, monkeypatch: pytest.MonkeyPatch
) -> None:
    new = await manager.create(plan())
    await play(manager, new.id, Random(1), 7)
    async with manager.at(new.id) as live:
        before = likeness(live)
    update(monkeypatch, rules.bites)
    async with TableManager(manager.storage).at(new.id) as live:
        after = likeness(live)
    for part in ("seq", "views", "question", "opened"):
        assert after[part] == before[part], part


async def into_a_phase(manager: TableManager, table: str) -> tuple[int, int]:
    """Play into the middle of a phase; where it began, and how many answers there are."""
    for _ in range(40):
        async with manager.at(table) as live:
            start, answers = live.match.checkpoint.at, len(live.match.answers)
            if answers > start > 0:
                return start, answers
        await play(manager, table, Random(3), 1)
    raise AssertionError


@pytest.mark.parametrize("announced", [True, False])
async def test_a_phase_that_has_become_impossible_starts_anew(
    manager: TableManager, announced: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also if whoever changed the rules forgot to say so."""
    new = await manager.create(plan())
    start, _ = await into_a_phase(manager, new.id)
    update(monkeypatch, one_nibble, announced=announced)
    later = TableManager(manager.storage)
    async with later.at(new.id) as live:
        assert len(live.match.answers) == start
        assert live.match.decision is not None
        assert list(live.match.decision.options) == [("stop",)]
        assert live.decision_id == live.seq
    last = (await later.history(new.id))[-1].entry
    assert isinstance(last, TakenBack)
    assert (last.seat, last.to) == (None, start)
    async with TableManager(manager.storage).at(new.id) as again:
        assert again.seq == live.seq
    await play(later, new.id, Random(4))
    record = await later.record(new.id)
    ending = msgspec.json.decode(record.outcome or "", type=Ending)
    assert ending.result is not None
    assert ending.statistics == {}, "to count is to play again, which is impossible"


async def test_a_table_that_was_put_away_comes_back_under_other_rules(
    manager: TableManager, monkeypatch: pytest.MonkeyPatch
) -> None:
    new = await manager.create(plan())
    start, _ = await into_a_phase(manager, new.id)
    await manager.act(new.id, Archived())
    update(monkeypatch, one_nibble)
    later = TableManager(manager.storage)
    async with later.at(new.id) as live:
        assert live.archived
        assert len(live.match.answers) == start
    await later.act(new.id, Paused(seat=0, paused=False))
    await play(later, new.id, Random(4))
    assert (await later.record(new.id)).status == "over"


async def test_a_finished_game_stays_finished(
    manager: TableManager, monkeypatch: pytest.MonkeyPatch
) -> None:
    new = await manager.create(plan())
    await play(manager, new.id, Random(5))
    async with manager.at(new.id) as live:
        before = likeness(live)
    update(monkeypatch, one_nibble)
    async with TableManager(manager.storage).at(new.id) as live:
        after = likeness(live)
    assert (after["views"], after["question"]) == (before["views"], None)


async def test_those_who_sit_there_are_told_that_their_phase_starts_anew(
    manager: TableManager, monkeypatch: pytest.MonkeyPatch
) -> None:
    new = await manager.create(plan())
    await into_a_phase(manager, new.id)
    shown: list[Row] = []
    leave = await manager.arrive(new.id, 0, lambda live, rows: shown.extend(rows))
    update(monkeypatch, one_nibble, announced=False)
    manager.slots[new.id].live = None  # as after a night in which nobody played
    async with manager.at(new.id):
        pass
    (told,) = redaction.redacted(shown, 0, reasons=False)
    assert isinstance(told.entry, TakenBack)
    assert told.entry.seat is None
    leave()


async def test_a_position_that_nobody_can_read_any_more_is_played_again(
    manager: TableManager,
) -> None:
    new = await manager.create(plan())
    _, answers = await into_a_phase(manager, new.id)
    async with manager.at(new.id) as live:
        before = likeness(live)
    await spoil(manager, new.id)
    for _ in range(2):  # what was mended stays mended
        later = TableManager(manager.storage)
        async with later.at(new.id) as live:
            after = likeness(live)
            assert live.decision_id == live.seq
    assert after["views"] == before["views"]
    last = (await later.history(new.id))[-1]
    assert last.entry == TakenBack(to=answers, opened=before["opened"][-1])  # type: ignore[index]
    assert last.seq == before["seq"] + 1  # type: ignore[operator]
    await play(later, new.id, Random(4))


async def spoil(manager: TableManager, table: str) -> None:
    """The stored position has become one that the game does not know."""
    assert isinstance(manager.storage, Storage)

    def write(db: Connection) -> None:
        kept = select(snapshots.c.checkpoint).where(snapshots.c.table_id == table)
        point = msgspec.json.decode(db.execute(kept).scalar_one())
        spoilt = msgspec.json.encode({**point, "state": {"eaters": "a thing of the past"}})
        here = update_rows(snapshots).where(snapshots.c.table_id == table)
        db.execute(here.values(checkpoint=spoilt))

    await manager.storage.database.write(write)


async def test_content_that_cannot_be_read_just_now_is_no_change_of_the_rules(
    manager: TableManager, monkeypatch: pytest.MonkeyPatch
) -> None:
    new = await manager.create(plan())
    await into_a_phase(manager, new.id)
    rows = await manager.history(new.id)

    def too_many_files(game: BeanGame) -> Script[str | None]:
        raise OSError

    with monkeypatch.context() as busy:
        update(busy, too_many_files, announced=False)
        with pytest.raises(TryAgain):
            async with TableManager(manager.storage).at(new.id):
                pass
    assert await manager.history(new.id) == rows
    async with TableManager(manager.storage).at(new.id) as live:
        assert live.seq == rows[-1].seq
