"""Letting bots play: whom to ask, and carrying the answer to the match."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from commonroom.bots.asking import asked
from commonroom.bots.player import Bot
from commonroom.bots.search_pool import SearchPool
from commonroom.bots.thought import Thought
from commonroom.kernel import Decision, Match, Msg, Option, Result
from commonroom.kernel.policy import Choice, Question


class Move(NamedTuple):
    """What a bot did, and why."""

    seat: int
    option: Option
    reason: Msg


def play(match: Match, bots: Mapping[int, Bot], pool: SearchPool | None = None) -> Result | None:
    """Let the bots play on to the end, or until a seat without a bot must answer (None)."""
    while step(match, bots, pool):
        pass
    return match.result


def step(match: Match, bots: Mapping[int, Bot], pool: SearchPool | None = None) -> Move | None:
    """One answer of a bot; None when the match is over or a seat without a bot must answer.

    Guests have the word before the owner answers, in turn order from the owner. Bots that look
    ahead use the pool, if there is one.
    """
    decision = match.decision
    if decision is None:
        return None
    for seat in asked(decision, bots, match.setting.seats):
        bot = bots[seat]
        choice = bot.unseen(decision, seat) or _considered(match, decision, seat, bot, pool)
        if choice is not None:
            match.answer(choice.option, seat)
            bot.answered(match.decision)
            return Move(seat, choice.option, choice.reason)
    if decision.owner in bots:
        level = bots[decision.owner].level
        raise RuntimeError(f"a {level} bot is silent when it must answer {decision.prompt}")
    return None


def _considered(
    match: Match, decision: Decision, seat: int, bot: Bot, pool: SearchPool | None
) -> Choice | None:
    """What a bot answers after a look at the table."""
    if bot.budget is None:  # which needs no copy of the match, and is what simulations do most
        return bot.choose(match.view(seat), Question.heard_by(decision, seat))
    return Thought(match, decision, seat, bot).choice(pool=pool)
