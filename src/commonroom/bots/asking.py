"""Whom to ask: the order in which bots have the word while a decision is open."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from commonroom.bots.player import Bot
from commonroom.kernel import Decision


def asked(decision: Decision, bots: Mapping[int, Bot], seats: int) -> Iterator[int]:
    """Guests who may have something to say, in turn order from the owner; then the owner.

    A seat without a bot is left out.
    """
    for distance in range(1, seats):
        seat = (decision.owner + distance) % seats
        bot = bots.get(seat)
        if bot is not None and bot.speaks_at(decision.prompt.key) and seat in decision.guests:
            yield seat
    if decision.owner in bots:
        yield decision.owner
