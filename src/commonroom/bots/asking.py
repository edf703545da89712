"""Whom to ask: the order in which bots have the word while a decision is open."""

from __future__ import annotations

from collections.abc import Mapping

from commonroom.bots.player import Bot
from commonroom.kernel import Decision


def asked(decision: Decision, bots: Mapping[int, Bot], seats: int) -> list[int]:
    """Guests who may have something to say, in turn order from the owner; then the owner.

    A seat without a bot is left out.
    """
    owner = decision.owner
    with_a_word: list[int] = []
    for places in range(1, seats):
        seat = (owner + places) % seats
        if seat not in bots or bots[seat].silent:
            continue
        if bots[seat].speaks_at(decision.prompt.key) and seat in decision.guests:
            with_a_word.append(seat)
    if owner in bots:
        with_a_word.append(owner)
    return with_a_word
