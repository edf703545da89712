"""Bots of others at a server's tables: whatever their code does, nobody waits for it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from commonroom.bots import visitors
from commonroom.tables import visitor_pool
from commonroom.tables.entries import Answered, StoodIn
from commonroom.tables.errors import NotAPerson
from commonroom.tables.manager import TableManager
from commonroom.tables.plan import Chair
from tests.tables.playing import plan

pytestmark = pytest.mark.anyio
GAME = "quidditch"
LetIn = Callable[..., None]

_BOT = """
import asyncio, os, signal, time
from commonroom.kernel.policy import Choice
class Bot:
    def __init__(self, content):
        {made}
    def choose(self, view, question, chance):
        {chosen}
"""


@pytest.fixture
def seat_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> LetIn:
    """Let a bot in whose class does this when it is made and when it is asked."""
    visitors.maker_of.cache_clear()
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    count = 0

    def let_in(chosen: str, made: str = "pass") -> None:
        nonlocal count
        count += 1
        name = f"visiting_{time.monotonic_ns()}_{count}"
        (tmp_path / f"{name}.py").write_text(_BOT.format(chosen=chosen, made=made))
        monkeypatch.setenv(visitors.WELCOME, f"mine={name}:Bot")

    return let_in


async def _moved(manager: TableManager, monkeypatch: pytest.MonkeyPatch, moves: int) -> str:
    """A table at which a bot of somebody else and a novice have moved so often."""
    monkeypatch.setattr(manager.bots, "wake", lambda live: None)
    new = await manager.create(plan(Chair(level="mine"), Chair(level="novice"), game=GAME))
    for _ in range(moves):
        await manager.bots._move(new.id, 0.0)
    return new.id


@pytest.mark.slow
@pytest.mark.parametrize(
    "chosen",
    ["while True: pass", "os._exit(3)", "raise SystemExit", "raise ValueError('no')",
     "raise KeyboardInterrupt", "raise asyncio.CancelledError",
     "return None", "return Choice(('no', 'such', 'thing'))", "return question.options[0]",
     "return Choice(question.options[0], 'because')"],
)  # fmt: skip
async def test_an_expert_takes_the_seat_of_a_bot_that_fails(
    manager: TableManager, monkeypatch: pytest.MonkeyPatch, seat_it: LetIn, chosen: str
) -> None:
    seat_it(chosen)
    monkeypatch.setattr(visitor_pool, "PATIENCE", 2.0 if "while" in chosen else 60.0)
    table = await _moved(manager, monkeypatch, 40)
    entries = [row.entry for row in await manager.history(table)]
    assert [one for one in entries if isinstance(one, StoodIn)] == [StoodIn(seat=0, level="expert")]
    by_level = {one.level for one in entries if isinstance(one, Answered) and one.seat == 0}
    assert by_level == {"expert"}


@pytest.mark.slow
async def test_a_bot_that_answers_keeps_its_seat(
    manager: TableManager, monkeypatch: pytest.MonkeyPatch, seat_it: LetIn
) -> None:
    seat_it("return Choice(question.options[-1])")
    monkeypatch.setattr(visitor_pool, "PATIENCE", 60.0)
    table = await _moved(manager, monkeypatch, 20)
    entries = [row.entry for row in await manager.history(table)]
    by_level = {one.level for one in entries if isinstance(one, Answered) and one.seat == 0}
    assert by_level == {"mine"}
    assert not any(isinstance(one, StoodIn) for one in entries)


@pytest.mark.slow
async def test_bots_that_never_end_hold_up_no_other_table(
    manager: TableManager, monkeypatch: pytest.MonkeyPatch, seat_it: LetIn
) -> None:
    """Nor does the end of the house wait for them."""
    seat_it("while True: pass")
    monkeypatch.setattr(visitor_pool, "PATIENCE", 600.0)
    monkeypatch.setattr(manager.bots, "wake", lambda live: None)
    stuck = []
    for _ in range(3):
        new = await manager.create(plan(Chair(level="mine"), Chair("Ada"), game=GAME))
        stuck.append(asyncio.create_task(_play_on(manager, new.id)))
    other = await manager.create(plan(Chair(level="novice"), Chair("Ada"), game=GAME))
    async with asyncio.timeout(100):
        await manager.bots._move(other.id, 0.0)
    async with manager.at(other.id) as live:
        assert live.match.answered == 1
    for task in stuck:
        task.cancel()
    await asyncio.gather(*stuck, return_exceptions=True)
    async with asyncio.timeout(100):
        await manager.bots.stop()


async def _play_on(manager: TableManager, table: str) -> None:
    while True:
        await manager.bots._move(table, 0.0)


@pytest.mark.slow
async def test_a_bot_of_somebody_else_hears_no_interrupt_of_the_host(
    manager: TableManager, monkeypatch: pytest.MonkeyPatch, seat_it: LetIn
) -> None:
    """^C reaches all processes of a terminal; the bot would lose its seat for good."""
    seat_it("os.kill(os.getpid(), signal.SIGINT); return Choice(question.options[-1])")
    monkeypatch.setattr(visitor_pool, "PATIENCE", 60.0)
    table = await _moved(manager, monkeypatch, 5)
    entries = [row.entry for row in await manager.history(table)]
    assert any(isinstance(one, Answered) and one.level == "mine" for one in entries)
    assert not any(isinstance(one, StoodIn) for one in entries)


@pytest.mark.parametrize(
    ("gone", "made"),
    [(True, "pass"), (False, "content.of_another_game"), (False, "raise KeyboardInterrupt"),
     (False, "raise SystemExit")],
)  # fmt: skip
async def test_an_expert_takes_the_seat_of_a_bot_that_cannot_sit_there(
    manager: TableManager, monkeypatch: pytest.MonkeyPatch, seat_it: LetIn, gone: bool, made: str
) -> None:
    """It was made for another game, or trips, or the host has changed their mind."""
    seat_it("pass", made=made)
    monkeypatch.setattr(manager.bots, "wake", lambda live: None)
    new = await manager.create(plan(Chair(level="mine"), Chair(level="novice"), game=GAME))
    if gone:
        monkeypatch.delenv(visitors.WELCOME)
    for _ in range(10):
        await manager.bots._move(new.id, 0.0)
    async with manager.at(new.id) as live:
        assert live.levels == {0: "expert", 1: "novice"}
        assert live.match.answered > 5


async def test_nobody_takes_the_seat_of_a_bot_of_ours(manager: TableManager) -> None:
    new = await manager.create(plan(Chair(level="random"), Chair("Ada"), game=GAME))
    async with manager.at(new.id) as live:
        with pytest.raises(NotAPerson):
            live.consider(StoodIn(seat=0, level="expert"))
