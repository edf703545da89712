"""The bot pool: where bots think, so that nobody else waits for it.

A quick thought is had in a thread. A long one would hold up the other tables there, since the
threads of a process take turns; so bots of a level that takes long in a game think in processes of
their own, from a saved copy of the match. Bots that look ahead always do. So do bots of others, for
which there is a `visitor_pool`.
"""

from __future__ import annotations

import asyncio
import functools
import os
import time
from collections import defaultdict
from collections.abc import Callable
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import NamedTuple, ParamSpec, TypeVar

import msgspec
import structlog

from commonroom import bots
from commonroom.bots import Bot, levels, seated, usual_level
from commonroom.bots.visitors import welcome
from commonroom.kernel import Match, Msg, content_of, load
from commonroom.kernel.policy import Choice, Question
from commonroom.tables.processes import processes
from commonroom.tables.visitor_pool import PATIENCE, Busy, VisitorPool

_LONG = 0.02
"""Seconds that a thought may take on average to be had in a thread."""
_SURE = 5
"""So many thoughts make an average."""
_AHEAD = 0.4
"""The share of the longest time that a bot may look ahead; the rest is for the way."""

_HASTE = 1.0
"""Who may think no longer than so many seconds does not wait for a process to start."""

log = structlog.get_logger()
P = ParamSpec("P")
T = TypeVar("T")


_worked = getattr(time, "thread_time", time.perf_counter)
"""Seconds of processor time; where a browser does not tell, seconds."""


class Thought(NamedTuple):
    """What a bot is asked, and what it may know."""

    game: str
    bot: Bot
    view: msgspec.Struct
    question: Question
    apart: Apart | None
    """For a thought that is had in another process."""


class Apart(NamedTuple):
    """What it takes to think elsewhere, and who answers if that takes too long."""

    saved: bytes
    seed: str
    weaker: Bot


class Spoken(NamedTuple):
    """What a bot chose, and who really thought about it for how long: enough to think it again."""

    choice: Choice
    level: str
    worlds: int | None = None
    """The number of worlds after which time was up; None: it was not."""


class Lost(Exception):
    """Whoever thought about it is no more."""


class Failed(Exception):
    """A bot of somebody else has given no answer that counts."""


class BotPool:
    """The threads and processes in which the bots of one server process think."""

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(2, thread_name_prefix="bot")
        self._processes: Executor | None = None
        self._visitors = VisitorPool()
        self._loaded: dict[str, Future[None]] = {}
        """Game → whether a process has loaded it."""
        self._spent: defaultdict[tuple[str, str], list[float]] = defaultdict(list)
        """Game and level → how long the first thoughts took."""

    def thought(self, match: Match, bot: Bot, seat: int, seed: str) -> Thought:
        """What a bot is to think about. Nobody acts at the table meanwhile."""
        decision, game = match.decision, match.setting.game
        assert decision is not None
        apart = None
        if bot.level in welcome():
            weaker = usual_level(game)
            apart = Apart(match.save(), seed, seated(match, {seat: weaker}, seed)[seat])
        elif bot.budget is not None or self._long(game, bot.level):
            known = levels(game)
            level = known[max(0, known.index(bot.level) - 1)] if bot.level in known else known[0]
            apart = Apart(match.save(), seed, seated(match, {seat: level}, seed)[seat])
        return Thought(game, bot, match.view(seat), Question.heard_by(decision, seat), apart)

    async def think(self, thought: Thought, longest: float) -> Spoken | None:
        """What a bot chooses; None, as a guest only, is silence.

        If it is known to think long, and has come to nothing after `longest` seconds, or never
        will, a weaker one chooses instead. Raises `Failed` if it is a bot of somebody else that
        does not know how to answer.
        """
        bot, question, apart = thought.bot, thought.question, thought.apart
        if apart is not None and bot.level in welcome():
            return await self._of_a_visitor(thought, apart)
        if apart is None:
            choice, seconds = await self._in_a_thread(_timed, bot, thought.view, question)
            if len(times := self._spent[thought.game, bot.level]) < _SURE:
                times.append(seconds)
            return _spoken(choice, bot.level)
        try:
            if longest >= _HASTE or (longest and self._ready(thought.game)):
                async with asyncio.timeout(longest):
                    return await self._elsewhere(apart, question.seat, bot.level, _AHEAD * longest)
        except TimeoutError:
            log.info("a bot thought for too long", level=bot.level, game=thought.game)
        except Lost:
            log.warning("where bots think is no more", game=thought.game)
        weaker = apart.weaker
        choice = await self._in_a_thread(weaker.choose, thought.view, question)
        return _spoken(choice, weaker.level)

    async def _of_a_visitor(self, thought: Thought, apart: Apart) -> Spoken | None:
        """What a bot of somebody else chooses; if it has too much to do, who stands in for it."""
        level, question = thought.bot.level, thought.question
        think = functools.partial(
            think_apart, apart.saved, question.seat, level, apart.seed, PATIENCE
        )
        try:
            spoken = await self._visitors.think(thought.game, level, think)
        except Busy:
            log.info("a bot of somebody else has too much to do", level=level, game=thought.game)
            choice = await self._in_a_thread(apart.weaker.choose, thought.view, question)
            return _spoken(choice, apart.weaker.level)
        except Exception as error:
            raise Failed(str(error) or repr(error)) from error
        if not _counts(spoken, question):
            raise Failed(f"it answered {spoken!r}")
        return spoken

    async def _elsewhere(
        self, apart: Apart, seat: int, level: str, seconds: float
    ) -> Spoken | None:
        """What comes of a thought in another process; `Lost` if that has died meanwhile."""
        pool, loop = self._apart(), asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(
                pool, think_apart, apart.saved, seat, level, apart.seed, seconds
            )
        except BrokenProcessPool as error:
            if self._processes is pool:  # the next thought begins new ones
                self._processes, self._loaded = None, {}
            raise Lost from error

    async def _in_a_thread(self, work: Callable[P, T], *args: P.args, **more: P.kwargs) -> T:
        call = functools.partial(work, *args, **more)
        return await asyncio.get_running_loop().run_in_executor(self._threads, call)

    def _long(self, game: str, level: str) -> bool:
        """Whether such thoughts take long, on average; the first may have had to load something."""
        return sum(self._spent[game, level]) > _SURE * _LONG

    def _ready(self, game: str) -> bool:
        """Whether a process has loaded the game; if none has, one begins to."""
        if game not in self._loaded:
            self._loaded[game] = self._apart().submit(_load, game)
        return self._loaded[game].done()

    def _apart(self) -> Executor:
        if self._processes is None:
            self._processes = processes(max(1, (os.cpu_count() or 1) - 1))
        return self._processes

    def close(self) -> None:
        """Think no more. Processes are waited for, since they would not be cleared away."""
        self._threads.shutdown(wait=False, cancel_futures=True)
        self._visitors.close()
        if self._processes is not None:
            self._processes.shutdown(cancel_futures=True)
            self._processes = None


def _load(game: str) -> None:
    content_of(game)
    levels(game)


def _timed(bot: Bot, view: msgspec.Struct, question: Question) -> tuple[Choice | None, float]:
    started = _worked()
    choice = bot.choose(view, question)
    return choice, _worked() - started


def _spoken(choice: Choice | None, level: str, worlds: int | None = None) -> Spoken | None:
    return None if choice is None else Spoken(choice, level, worlds)


def _counts(spoken: Spoken | None, question: Question) -> bool:
    """Whether what somebody's code has said is an answer, which can be written down."""
    if spoken is None:
        return question.as_guest
    choice: object = spoken.choice
    if not isinstance(choice, Choice) or not isinstance(choice.reason, Msg):
        return False
    try:
        msgspec.json.decode(msgspec.json.encode(choice.reason), type=Msg)
        return choice.option in question.options
    except Exception:  # whatever it is that it said
        return False


def think_apart(saved: bytes, seat: int, level: str, seed: str, seconds: float) -> Spoken | None:
    """The same bot with the same question in another process."""
    match = load(saved)
    decision = match.decision
    assert decision is not None
    bot = seated(match, {seat: level}, seed)[seat]
    thought = bots.Thought(match, decision, seat, bot)
    return _spoken(thought.choice(seconds), level, thought.cut)
