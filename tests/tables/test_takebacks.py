"""What may be taken back, and who must agree."""

from __future__ import annotations

from random import Random

import pytest

from commonroom.kernel.errors import CommonRoomError, UndoRefused
from commonroom.tables.entries import (
    Answered,
    Paused,
    TakebackAnswered,
)
from commonroom.tables.errors import (
    Stale,
    TakebackForbidden,
)
from commonroom.tables.live import Takeback, Wish
from commonroom.tables.manager import TableManager
from commonroom.tables.plan import Chair
from tests.tables.playing import BOT, look, open_decision, plan, play

pytestmark = pytest.mark.anyio


async def test_a_decision_asked_again_after_a_takeback_is_another_one(
    manager: TableManager,
) -> None:
    """An answer under way while something is taken back must not answer another question."""
    new = await manager.create(plan(takeback="free"))
    await play(manager, new.id, Random(5), 4)
    async with manager.at(new.id) as live:
        old = live.decision_id
        assert live.match.decision is not None
        owner, option = live.match.decision.owner, live.match.decision.options[0]
        seat = live.match.answers[0].seat
    await manager.act(new.id, Wish(lambda live: live.ask_back(seat, live.opened[2], "")))
    async with manager.at(new.id) as live:
        assert len(live.match.answers) == 2
        assert live.decision_id > old
    await play(manager, new.id, Random(6), 2)
    with pytest.raises(Stale):
        await manager.act(new.id, Answered(seat=owner, option=option), old)


async def test_undo_is_free_until_chance_spoke(manager: TableManager) -> None:
    new = await manager.create(plan())
    first = await look(manager, new.id)
    async with manager.at(new.id) as live:
        assert live.match.decision is not None
        eat = live.match.decision.options[0]
        owner = live.match.decision.owner
    await manager.act(
        new.id, Answered(seat=owner, option=eat), await open_decision(manager, new.id)
    )
    await manager.act(new.id, Wish(lambda live: live.undo(owner, "")))
    after = await look(manager, new.id)
    assert (after["save"], after["views"]) == (first["save"], first["views"])
    await manager.act(
        new.id, Answered(seat=owner, option=("dare",)), await open_decision(manager, new.id)
    )
    with pytest.raises(UndoRefused):
        await manager.act(new.id, Wish(lambda live: live.undo(owner, "")))


async def test_beyond_that_everyone_must_agree(manager: TableManager) -> None:
    new = await manager.create(plan())
    await play(manager, new.id, Random(7), 5)
    await manager.act(new.id, Wish(lambda live: live.ask_back(0, live.opened[1], "")))
    await manager.act(new.id, TakebackAnswered(seat=1, agree=True))
    async with manager.at(new.id) as live:
        assert len(live.match.answers) == 5
        assert live.takeback is not None
    await manager.act(new.id, TakebackAnswered(seat=2, agree=True))
    async with manager.at(new.id) as live:
        assert len(live.match.answers) == 1
        assert live.takeback is None
    await manager.act(new.id, Wish(lambda live: live.ask_back(1, live.opened[0], "")))
    await manager.act(new.id, TakebackAnswered(seat=0, agree=False))
    async with manager.at(new.id) as live:
        assert len(live.match.answers) == 1
        assert live.takeback is None


async def test_a_stand_in_is_no_agreement(
    manager: TableManager, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever owns a seat is asked, even while they are away and a bot plays for them."""
    monkeypatch.setattr("commonroom.tables.manager._ABSENCE", 0.0)
    new = await manager.create(plan(Chair("Ada"), Chair("Bob")))
    await play(manager, new.id, Random(7), 5)
    await manager.act(new.id, Paused(seat=0, paused=True))  # so that no bot plays on
    await manager.stand_in(new.id, 0, 1, "random", "")
    await manager.act(new.id, Wish(lambda live: live.ask_back(0, live.opened[0], "")))
    async with manager.at(new.id) as live:
        assert len(live.match.answers) == 5
        assert live.takeback is not None
    await manager.give_back(new.id, 1)
    await manager.act(new.id, TakebackAnswered(seat=1, agree=True))
    async with manager.at(new.id) as live:
        assert len(live.match.answers) == 0
        assert live.takeback is None


async def test_an_owner_may_agree_while_a_bot_plays_for_them(manager: TableManager) -> None:
    new = await manager.create(plan(Chair("Ada"), Chair("Bob")))
    await play(manager, new.id, Random(7), 5)
    await manager.act(new.id, Paused(seat=0, paused=True))
    await manager.act(new.id, Wish(lambda live: live.ask_back(0, live.opened[0], "")))
    await manager.stand_in(new.id, 1, None, "random", "")
    await manager.act(new.id, TakebackAnswered(seat=1, agree=True))
    async with manager.at(new.id) as live:
        assert len(live.match.answers) == 0


async def test_a_takeback_lapses_when_a_bot_plays_for_whoever_asked(manager: TableManager) -> None:
    new = await manager.create(plan())
    await play(manager, new.id, Random(7), 5)
    await manager.act(new.id, Wish(lambda live: live.ask_back(0, live.opened[0], "")))
    await manager.stand_in(new.id, 0, None, "random", "")
    async with manager.at(new.id) as live:
        assert live.takeback is None


async def test_beside_bots_nobody_is_asked(manager: TableManager) -> None:
    new = await manager.create(plan(Chair("Ada"), BOT))
    decision = await open_decision(manager, new.id)
    await manager.act(new.id, Answered(seat=0, option=("dare",)), decision)
    await manager.act(new.id, Paused(seat=0, paused=True))
    await manager.act(new.id, Wish(lambda live: live.ask_back(0, live.opened[0], "")))
    async with manager.at(new.id) as live:
        assert len(live.match.answers) == 0


async def test_a_bot_holds_what_it_thought_of_while_a_takeback_is_open(
    manager: TableManager,
) -> None:
    new = await manager.create(plan(Chair("Ada"), Chair("Bob"), BOT))
    async with manager.at(new.id) as live:
        live.takeback = Takeback(0, 0, [0], 2)
        with pytest.raises(Stale):
            live.consider(Answered(seat=2, option=("stop",), by_bot=True))


async def test_takebacks_can_be_forbidden(manager: TableManager) -> None:
    new = await manager.create(plan(takeback="never"))
    await manager.act(new.id, Answered(seat=0, option=("dare",)), 1)
    with pytest.raises(TakebackForbidden):
        await manager.act(new.id, Wish(lambda live: live.ask_back(0, live.opened[0], "")))


async def test_nothing_is_taken_back_once_the_dice_are_open(manager: TableManager) -> None:
    new = await manager.create(plan(takeback="free"))
    await play(manager, new.id, Random(8))

    async def takes_back(seat: int) -> None:
        with pytest.raises(CommonRoomError):
            await manager.act(new.id, Wish(lambda live: live.ask_back(seat, live.opened[0], "")))
        with pytest.raises(CommonRoomError):
            await manager.act(new.id, Wish(lambda live: live.undo(seat, "")))

    for seat in range(3):
        await takes_back(seat)
