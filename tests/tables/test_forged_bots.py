"""What a host may do to bots, and how asking them again shows it."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from random import Random

import msgspec
import pytest

import commonroom
from commonroom.kernel import title
from commonroom.tables import bot_pool
from commonroom.tables.entries import (
    Answered,
)
from commonroom.tables.errors import (
    NotTheBots,
)
from commonroom.tables.game_file import GameFile, game_file
from commonroom.tables.manager import TableManager
from commonroom.tables.plan import Chair
from commonroom.tables.verifying import verified
from tests.tables.cheating import GAME
from tests.tables.keeping import Keeper
from tests.tables.playing import plan, play
from tests.tables.test_game_file import file_of

pytestmark = pytest.mark.anyio


async def answered(manager: TableManager, table: str, count: int) -> None:
    """Wait until so many answers were given, or the game is over."""
    async with asyncio.timeout(120):
        while True:
            async with manager.at(table) as live:
                if live.over or live.match.answered >= count:
                    return
            await asyncio.sleep(0.02)


async def with_bots(
    manager: TableManager, game_: str, levels: Sequence[str], count: int
) -> GameFile:
    """The file of a game that bots played, as far as they came."""
    new = await manager.create(plan(*(Chair(level=level) for level in levels), game=game_))
    leave = await manager.arrive(new.id, None, lambda live, rows: None)
    await answered(manager, new.id, count)
    await manager.close_table(new.id)
    leave()
    file = game_file(await manager.record(new.id), await manager.history(new.id), None)
    async with manager.at(new.id) as live:
        result = live.match.result
    assert isinstance(file, GameFile)
    return msgspec.structs.replace(file, result=result)


LEVELS = [
    (game_, level)
    for game_ in commonroom.games()
    for level in commonroom.bots.levels(game_)
    if level != "master"
]


@pytest.mark.parametrize(("game_", "level"), LEVELS)
async def test_bots_asked_again_answer_the_same(
    manager: TableManager, game_: str, level: str
) -> None:
    seats = title(game_).about.seats
    file = await with_bots(manager, game_, [level] * min(3, seats[-1]), 60)
    found = verified(file)
    assert found.asked == found.answers > 5
    assert found.unasked == 0


async def test_masters_asked_again_answer_the_same(
    manager: TableManager, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also those whose time was up: in the file stands after how many worlds."""
    monkeypatch.setattr(bot_pool, "_AHEAD", 0.001)  # no machine tries all in that time
    monkeypatch.setitem(commonroom.tables.bots._LONGEST, 0, 2.0)
    monkeypatch.setattr(commonroom.tables.bots, "_AT_ONCE", 100.0)
    file = await with_bots(manager, GAME, ["master", "master"], 14)
    cut = [one.entry.worlds for one in file.leaves if isinstance(one.entry, Answered)]
    assert any(worlds is not None for worlds in cut)
    found = verified(file)
    assert (found.asked, found.unasked) == (found.answers, 0)
    assert found.hasty > 0
    assert verified(file, asked="quick").unasked > 0


async def test_an_answer_that_the_bot_would_not_give_is_refused(
    manager: TableManager, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The host lets its own bot play better or worse than it does. Everyone sees it, and has a
    receipt of it; but it is not what the bot would have done."""
    monkeypatch.setattr(manager.bots, "wake", lambda live, *, ours=True: None)  # we play for it
    new = await manager.create(plan(Chair("Ada"), Chair(level="novice"), game=GAME))
    ada = await Keeper.first(manager, new, 0)
    for number in range(100):
        async with manager.at(new.id) as live:
            decision, opened = live.match.decision, live.decision_id
            assert decision is not None
            thoughts = manager.bots._thoughts(live)
        answer = await manager.bots._answer(thoughts, 1.0)
        if answer is None:
            await play(manager, new.id, Random(number), 1)
        elif len(decision.options) == 1:
            await manager.act(new.id, answer, opened)
        else:
            break
    assert isinstance(answer, Answered)
    assert decision is not None
    verified(await file_of(manager, new.id))
    other = next(option for option in decision.options if option != answer.option)
    await manager.act(new.id, msgspec.structs.replace(answer, option=other), opened)
    await ada.look()
    with pytest.raises(NotTheBots):
        verified(await file_of(manager, new.id), [ada.receipt()])


@pytest.mark.parametrize("level", ["random", "master", None])
async def test_a_bot_of_another_level_is_refused(manager: TableManager, level: str | None) -> None:
    file = await with_bots(manager, GAME, ["expert", "expert"], 8)
    plain = msgspec.json.decode(msgspec.json.encode(file))
    for row in plain["rows"]:
        if row["entry"]["kind"] == "answered":
            row["entry"]["level"] = level
    with pytest.raises(NotTheBots):
        verified(msgspec.convert(plain, GameFile))


async def test_bots_that_are_made_otherwise_now_are_not_called_liars(manager: TableManager) -> None:
    file = await with_bots(manager, GAME, ["expert", "expert"], 8)
    plain = msgspec.json.decode(msgspec.json.encode(file))
    for row in plain["rows"]:
        if row["entry"]["kind"] == "answered":
            row["entry"]["mind"] = "older"
    found = verified(msgspec.convert(plain, GameFile))
    assert (found.asked, found.unasked) == (0, found.answers)
