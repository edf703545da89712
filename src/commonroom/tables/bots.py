"""Bots at tables: when they are asked, and at which pace. So are people who can only pass.

A bot's chance is a function of the key of the table's dice and the decision, so a server that was
killed and started again plays on exactly as it would have, and anybody who knows the key at the end
can ask the bots again.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Mapping
from contextlib import nullcontext
from typing import TYPE_CHECKING

import structlog

from commonroom.bots import Bot, asked, mind_of, seated, usual_level
from commonroom.bots.visitors import NoSuchBot, stumbled
from commonroom.kernel import Msg
from commonroom.kernel.errors import BadOptionValue, CommonRoomError
from commonroom.kernel.policy import Choice, Question
from commonroom.tables.bot_pool import BotPool, Failed, Spoken, Thought
from commonroom.tables.entries import Answered, StoodIn
from commonroom.tables.errors import NotAPerson, Stale, TableClosed, TablePaused, TryAgain
from commonroom.tables.live import Live

if TYPE_CHECKING:
    from commonroom.tables.manager import TableManager

log = structlog.get_logger()

_PACE = {0: 0.0, 1: 1.2, 2: 0.6, 4: 0.25}
"""Seconds a bot takes, by the table's speed."""
_BEAT = {0: 0.0, 1: 0.8, 2: 0.4, 4: 0.15}
"""Seconds in which anybody reacts, or passes without having a choice: they must look alike."""
_LONGEST = {0: 0.2, 1: 5.0, 2: 3.0, 4: 1.5}
"""Seconds after which a bot that thinks long is not waited for, by the table's speed."""
_AT_ONCE = 0.5
"""Seconds for which bots may think one after the other before a person is asked, at speed 0."""
_GRACE = 3.0
"""Seconds another process gets to let its bots play before ours do."""

_RETRY = 1.0
"""Seconds before a bot tries again to be written down."""

_Round = tuple[int, dict[int, str]]
"""A decision, and which levels play which seats."""


class BotPlayers:
    """The bots of all tables of one process."""

    def __init__(self, manager: TableManager, bot_pool: BotPool) -> None:
        self._manager = manager
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._called: dict[str, asyncio.Event] = {}
        """Table → what ends the wait of its bots for those of another process."""
        self._silent: dict[str, _Round] = {}
        """Table → the decision at which none of these bots has anything to say."""
        self._bot_pool = bot_pool
        self._resting = False
        self._deserted: set[str] = set()
        """Tables at which no person plays: nobody waits there."""
        self._turns = asyncio.Semaphore(1)
        """They take turns, and rest as long as they have thought: those with people go first."""

    def usual_level(self, live: Live) -> str:
        """The level of a stand-in that nobody chose."""
        return usual_level(live.record.plan.game)

    def busy(self, table_id: str) -> bool:
        """Whether bots play there now."""
        return table_id in self._tasks

    def forget(self, table_id: str) -> None:
        """Nobody here cares for the table any more."""
        self._silent.pop(table_id, None)

    def wake(self, live: Live, *, ours: bool = True) -> None:
        """Something has happened; let bots play if it is their turn.

        If it happened at another process, that one's bots play, unless it dies.
        """
        table_id = live.record.id
        if table_id in self._called and ours:
            self._called[table_id].set()
        if self._resting or table_id in self._tasks or not _may_play(live):
            return
        if self._silent.get(table_id) == _round(live):
            return
        self._tasks[table_id] = asyncio.get_running_loop().create_task(
            self._play(table_id, ours), name=f"bots {table_id}"
        )

    async def stop(self) -> None:
        """Stop thinking, for good."""
        self._resting = True
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await asyncio.to_thread(self._bot_pool.close)

    async def _play(self, table_id: str, ours: bool) -> None:
        """Answer until no bot has anything to say."""
        try:
            if not ours:
                await self._let_others_play(table_id)
            together = 0.0
            while (spent := await self._move(table_id, together)) is not None:
                together += spent
        except CommonRoomError as error:
            log.warning("bots stop", table=table_id, error=error.msg.key)
        except Exception:
            log.exception("bots stop", table=table_id)
        finally:
            # Here, and not when the task is found to be done: whoever wakes us in between would
            # find us busy, and nobody would play.
            del self._tasks[table_id]
            self._deserted.discard(table_id)

    async def _let_others_play(self, table_id: str) -> None:
        """For a while, or until something happens here that makes it our bots' turn."""
        called = self._called[table_id] = asyncio.Event()
        try:
            async with asyncio.timeout(_GRACE):
                await called.wait()
        except TimeoutError:
            pass
        finally:
            del self._called[table_id]

    async def _move(self, table_id: str, together: float) -> float | None:
        """One look at the table, and perhaps an answer; the seconds of thought, None at the end.

        Before it, the bots have thought for so many seconds together.
        """
        spent = 0.0
        try:
            async with self._turns if table_id in self._deserted else nullcontext():
                began = time.monotonic()
                async with self._manager.at(table_id) as live:
                    decision, asked_now = live.decision_id, _round(live)
                    if not _may_play(live) or self._silent.get(table_id) == asked_now:
                        return None
                    speed = live.record.plan.speed
                    hurry = speed == 0 and together > _AT_ONCE and bool(live.people)
                    (self._deserted.discard if live.people else self._deserted.add)(table_id)
                    answer: Answered | StoodIn | None = live.formality
                    pace = _pace(live)
                    thoughts: list[Thought] = []
                    if answer is None:
                        try:
                            thoughts = self._thoughts(live)
                        except (NoSuchBot, BadOptionValue):
                            answer = _for_who_cannot_sit(live)
                if answer is None:
                    answer = await self._answer(thoughts, 0.0 if hurry else _LONGEST[speed])
                spent = time.monotonic() - began
                if table_id in self._deserted:
                    await asyncio.sleep(spent)
            if answer is None:
                self._silent[table_id] = asked_now
            elif isinstance(answer, StoodIn):
                await self._manager.act(table_id, answer)
            else:
                await asyncio.sleep(began + pace - time.monotonic())
                await self._manager.act(table_id, answer, decision)
        except (Stale, NotAPerson, TablePaused, TableClosed):
            pass  # somebody did something meanwhile
        except TryAgain:
            await asyncio.sleep(_RETRY)
        return spent

    async def _answer(self, thoughts: list[Thought], longest: float) -> Answered | StoodIn | None:
        """The first answer; guests may stay silent. A bot of somebody else that fails gives up its
        seat.
        """
        for thought in thoughts:
            question = thought.question
            try:
                spoken = await self._bot_pool.think(thought, longest)
            except Failed as error:
                level, why = thought.bot.level, str(error)
                log.warning("a bot of somebody else gives up", level=level, why=why, exc_info=True)
                return StoodIn(seat=question.seat, level=usual_level(thought.game))
            except (Exception, SystemExit):  # people should not have to wait for our mistake
                level = thought.bot.level
                log.exception("a bot failed and takes what comes first", level=level)
                spoken = None if question.as_guest else Spoken(at_a_loss(question), level)
            if spoken is not None:
                return Answered(
                    seat=question.seat,
                    option=spoken.choice.option,
                    by_bot=True,
                    reason=spoken.choice.reason,
                    level=spoken.level,
                    mind=mind_of(thought.game),
                    worlds=spoken.worlds,
                )
        return None

    def _thoughts(self, live: Live) -> list[Thought]:
        """Whom to ask: guests who may have something to say, in turn order, then the owner."""
        match, decision = live.match, live.match.decision
        assert decision is not None
        seed = live.stream
        bots = _seated(live, live.levels)
        seats = asked(decision, bots, match.setting.seats)
        return [self._bot_pool.thought(match, bots[seat], seat, seed) for seat in seats]


def _seated(live: Live, levels: Mapping[int, str]) -> dict[int, Bot]:
    """Bots for some seats. That of somebody else is made in this process, and may raise anything:
    nothing is ^C here, which a server hears otherwise.
    """
    try:
        return seated(live.match, levels, live.stream)
    except (KeyboardInterrupt, SystemExit, asyncio.CancelledError, GeneratorExit) as error:
        raise NoSuchBot(",".join(levels.values()), stumbled(error)) from error


def _for_who_cannot_sit(live: Live) -> StoodIn:
    """Who takes the seat of a bot of somebody else that plays another game, or is gone."""
    for seat, level in live.levels.items():
        try:
            _seated(live, {seat: level})
        except (NoSuchBot, BadOptionValue) as error:
            log.warning("a bot of somebody else cannot sit here", level=level, why=str(error))
            return StoodIn(seat=seat, level=usual_level(live.record.plan.game))
    raise AssertionError("everybody can sit")


def at_a_loss(question: Question) -> Choice:
    """What a bot does that failed."""
    return Choice(question.options[0], Msg("bot-reason-random"))


def _round(live: Live) -> _Round:
    """Who is asked now, and what. A stand-in may come while a decision is open."""
    return live.decision_id, live.levels


def _may_play(live: Live) -> bool:
    """Whether bots may answer now. They wait while people talk about taking something back."""
    waits = live.paused or live.over or live.takeback is not None
    return not waits and (bool(live.levels) or live.formality is not None)


def _pace(live: Live) -> float:
    """How long an answer takes. Who passes without a choice need not hide that from bots."""
    speed, decision = live.record.plan.speed, live.match.decision
    if decision is None or decision.kind != "react":
        return _PACE[speed]
    alone = live.formality is not None and len(live.people) == 1
    return 0.0 if alone else _BEAT[speed]
