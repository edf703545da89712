"""Letting bots play: whom to ask, what to show, and carrying the answer to the match."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from commonroom.bots.player import Bot
from commonroom.kernel import Decision, Match, Msg, Option, Result
from commonroom.kernel.judge import Choice, Question


class Move(NamedTuple):
    """What a bot did, and why."""

    seat: int
    option: Option
    reason: Msg


def play(match: Match, bots: Mapping[int, Bot]) -> Result | None:
    """Let the bots play on to the end, or until a seat without a bot must answer (None)."""
    while step(match, bots):
        pass
    return match.result


def step(match: Match, bots: Mapping[int, Bot]) -> Move | None:
    """One answer of a bot; None when the match is over or a seat without a bot must answer.

    Guests have the word before the owner answers, in turn order from the owner.
    """
    decision = match.decision
    if decision is None:
        return None
    move = _guest(match, decision, bots) or _owner(match, decision, bots)
    if move is not None:
        match.answer(move.option, move.seat)
    return move


def _owner(match: Match, decision: Decision, bots: Mapping[int, Bot]) -> Move | None:
    bot = bots.get(decision.owner)
    if bot is None:
        return None
    choice = _asked(match, decision, decision.owner, bot)
    if choice is None:
        raise RuntimeError(f"a {bot.level} bot is silent when it must answer {decision.prompt}")
    return Move(decision.owner, choice.option, choice.reason)


def _guest(match: Match, decision: Decision, bots: Mapping[int, Bot]) -> Move | None:
    seats = match.setting.seats
    for distance in range(1, seats):
        seat = (decision.owner + distance) % seats
        bot = bots.get(seat)
        if bot is None or not bot.speaks_at(decision.prompt.key) or seat not in decision.guests:
            continue
        choice = _asked(match, decision, seat, bot)
        if choice is not None:
            return Move(seat, choice.option, choice.reason)
    return None


def _asked(match: Match, decision: Decision, seat: int, bot: Bot) -> Choice | None:
    """Show a bot its view and its question; not the decision, which could lead to the table."""
    return bot.choose(match.view(seat), Question.heard_by(decision, seat))
