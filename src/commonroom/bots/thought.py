"""A thought: one bot being asked, from the question to the answer.

It is made at the table and can be thought anywhere else, in another thread for example: it shares
nothing with the match that goes on changing.
"""

from __future__ import annotations

from collections.abc import Callable
from math import inf
from time import monotonic

from commonroom.bots.player import Bot
from commonroom.bots.search import Ends, Trials
from commonroom.bots.search_pool import SearchPool
from commonroom.bots.worlds import Worlds
from commonroom.kernel import Decision, Match
from commonroom.kernel.policy import Choice, Question


class Thought:
    """What a bot is asked, and what it may know. The bot gets neither the match nor a world."""

    def __init__(self, match: Match, decision: Decision, seat: int, bot: Bot) -> None:
        self.bot = bot
        self.view = match.view(seat)
        self.question = Question.heard_by(decision, seat)
        self.cut: int | None = None
        """The number of worlds after which the time for looking ahead was up, if it was."""
        self._match = None if bot.budget is None else match.copy()

    def choice(
        self,
        seconds: float | None = None,
        pool: SearchPool | None = None,
        *,
        cut: int | None = None,
    ) -> Choice | None:
        """The bot's answer; None, as a guest only, is silence.

        If it looks ahead, it takes no longer than so many seconds, and uses the whole pool. With a
        cut it is the thought of another time again, whose time was up after so many worlds.
        """
        thinking = self.bot.think(self.view, self.question)
        tried = self._tried(seconds, pool, cut)
        try:
            trials = next(thinking)
            while True:
                trials = thinking.send(tried(trials))
        except StopIteration as stop:
            choice: Choice | None = stop.value
            return choice

    def _tried(
        self, seconds: float | None, pool: SearchPool | None, cut: int | None
    ) -> Callable[[Trials], Ends]:
        """What carries out trials until the time is up."""
        match, seat, budget = self._match, self.question.seat, self.bot.budget
        if match is None or budget is None:
            return lambda trials: ()
        limits = [limit for limit in (seconds, budget.seconds) if limit is not None]
        end = monotonic() + min(limits, default=inf)
        counted = 0

        def in_time() -> bool:
            nonlocal counted
            if monotonic() < end if cut is None else counted < cut:
                counted += 1
                return True
            self.cut = counted
            return False

        if pool is not None:
            return lambda trials: pool.tried(match, seat, trials, in_time)
        worlds = Worlds(match, seat, self.bot.policy)
        return lambda trials: worlds.tried(trials, in_time)
