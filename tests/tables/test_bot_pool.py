"""Bots think where nobody else has to wait for it."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Any

import pytest

from commonroom.bots import Bot, seated
from commonroom.kernel import Match
from commonroom.kernel.policy import Choice, Question
from commonroom.tables import bot_pool, bots
from commonroom.tables.bot_pool import BotPool, Spoken, Thought
from commonroom.tables.creation import new_record
from commonroom.tables.entries import Said
from commonroom.tables.manager import TableManager
from commonroom.tables.plan import Chair
from commonroom.tables.revival import begun
from tests.tables.playing import plan

pytestmark = pytest.mark.anyio
GAME, LEVEL, SEED = "death-eaters-rising", "expert", "some seed"


async def test_nobody_waits_while_a_bot_thinks(
    manager: TableManager, monkeypatch: pytest.MonkeyPatch
) -> None:
    thinking, enough = threading.Event(), threading.Event()
    choose = Bot.choose

    def ponder(self: Bot, view: Any, question: Question) -> Choice | None:
        thinking.set()
        assert enough.wait(100)
        return choose(self, view, question)

    monkeypatch.setattr(Bot, "choose", ponder)
    slow = await manager.create(plan(Chair(level="random"), Chair(level="random"), Chair("Ada")))
    leave = await manager.arrive(slow.id, 2, lambda live, rows: None)
    try:
        assert await asyncio.to_thread(thinking.wait, 100)
        other = await manager.create(plan())
        assert await manager.act(other.id, Said(seat=0, phrase="hello")) == 2
        assert await manager.act(slow.id, Said(seat=2, phrase="hurry")) == 2
    finally:
        enough.set()
        leave()


@pytest.fixture
def slow_pool(monkeypatch: pytest.MonkeyPatch) -> Iterator[BotPool]:
    """BotPool to which every thought is a long one."""
    monkeypatch.setattr(bot_pool, "_LONG", -1.0)
    made = BotPool()
    yield made
    made.close()


def some_match() -> Match:
    match = begun(new_record(plan(game=GAME).settled(), (), b"", secret=bytes(32)))
    for _ in range(5):
        assert match.decision is not None
        match.answer(match.decision.options[0])
    return match


def choice(match: Match, level: str) -> Choice:
    """What a bot of some level chooses here and now."""
    assert match.decision is not None
    owner = match.decision.owner
    bot = seated(match, {owner: level}, SEED)[owner]
    chosen = bot.choose(match.view(owner), Question.heard_by(match.decision, owner))
    assert chosen is not None
    return chosen


async def test_a_long_thought_is_the_same_in_another_process(slow_pool: BotPool) -> None:
    match = some_match()
    assert match.decision is not None
    owner = match.decision.owner
    thought = slow_pool.thought(match, seated(match, {owner: LEVEL}, SEED)[owner], owner, SEED)
    assert thought.apart is not None
    assert await slow_pool.think(thought, 100.0) == Spoken(choice(match, LEVEL), LEVEL)
    assert slow_pool._processes is not None


async def test_processes_that_have_died_are_replaced(slow_pool: BotPool) -> None:
    """The thought that finds out is had by a weaker bot, the next by new processes."""
    match = some_match()
    assert match.decision is not None
    owner = match.decision.owner
    thought = slow_pool.thought(match, seated(match, {owner: LEVEL}, SEED)[owner], owner, SEED)
    with pytest.raises(BrokenProcessPool):
        slow_pool._apart().submit(os._exit, 1).result(100)
    assert await slow_pool.think(thought, 100.0) == Spoken(choice(match, "adept"), "adept")
    assert slow_pool._processes is None
    assert await slow_pool.think(thought, 100.0) == Spoken(choice(match, LEVEL), LEVEL)
    assert slow_pool._processes is not None


async def test_whoever_thinks_too_long_is_not_waited_for(slow_pool: BotPool) -> None:
    match = some_match()
    assert match.decision is not None
    owner = match.decision.owner
    thought = slow_pool.thought(match, seated(match, {owner: LEVEL}, SEED)[owner], owner, SEED)
    assert await slow_pool.think(thought, 0.0) == Spoken(choice(match, "adept"), "adept")


async def test_a_master_looks_ahead_in_another_process() -> None:
    match, made = some_match(), BotPool()
    while match.decision is not None and len(match.decision.options) == 1:
        match.answer(match.decision.options[0])
    assert match.decision is not None
    owner = match.decision.owner
    thought = made.thought(match, seated(match, {owner: "master"}, SEED)[owner], owner, SEED)
    assert thought.apart is not None
    found = await made.think(thought, 100.0)
    made.close()
    assert found is not None
    assert found.choice.reason.key == "bot-reason-search"


@pytest.mark.parametrize(
    ("times", "long"), [([], False), ([0.09], False), ([0.02] * 5, False), ([0.03] * 5, True),
                        ([1.2], True)],
)  # fmt: skip
async def test_a_few_thoughts_tell_whether_a_level_thinks_long(
    times: list[float], long: bool
) -> None:
    made = BotPool()
    made._spent[GAME, LEVEL] = times
    assert made._long(GAME, LEVEL) == long
    made.close()


_KILLED = """
import os, signal
from commonroom.tables.bot_pool import BotPool, Thought
if __name__ == "__main__":
    print(BotPool()._apart().submit(os.getppid).result(), os.getpid(), flush=True)
    os.kill(os.getpid(), signal.SIGKILL)
"""


async def test_a_killed_server_leaves_no_process_behind(tmp_path: Path) -> None:
    """Its processes can say something as long as they live, so what they say ends with them."""
    program = tmp_path / "killed.py"
    program.write_text(_KILLED)

    def run() -> subprocess.CompletedProcess[bytes]:
        command = [sys.executable, str(program)]
        return subprocess.run(command, stdout=subprocess.PIPE, timeout=100, check=False)

    done = await asyncio.to_thread(run)
    assert done.returncode == -signal.SIGKILL
    parent, own = done.stdout.split()
    assert parent == own


@pytest.mark.parametrize(("speed", "hurried"), [(0, True), (4, False)])
async def test_at_speed_0_bots_soon_stop_thinking_long(
    manager: TableManager, monkeypatch: pytest.MonkeyPatch, speed: int, hurried: bool
) -> None:
    """A person is not kept waiting by many bots that each think only for a while."""
    given: list[float] = []

    async def think(self: BotPool, thought: Thought, longest: float) -> Spoken | None:
        given.append(longest)
        choice = thought.bot.choose(thought.view, thought.question)
        return None if choice is None else Spoken(choice, thought.bot.level)

    monkeypatch.setattr(BotPool, "think", think)
    monkeypatch.setattr(manager.bots, "wake", lambda live: None)
    for together in (bots._AT_ONCE, bots._AT_ONCE + 0.1):
        new = await manager.create(plan(Chair(level="random"), Chair("Ada"), speed=speed))
        await manager.bots._move(new.id, together)
    assert given == [bots._LONGEST[speed], 0.0 if hurried else bots._LONGEST[speed]]


async def test_a_bot_that_would_end_the_program_takes_what_comes_first(
    manager: TableManager, monkeypatch: pytest.MonkeyPatch
) -> None:
    def leave(*_: object) -> None:
        raise SystemExit

    monkeypatch.setattr(Bot, "choose", leave)
    monkeypatch.setattr(manager.bots, "wake", lambda live: None)
    new = await manager.create(plan(Chair(level="random"), Chair("Ada")))
    await manager.bots._move(new.id, 0.0)
    async with manager.at(new.id) as live:
        assert live.match.answered == 1
