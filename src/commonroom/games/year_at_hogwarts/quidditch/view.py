"""What a seat may know of a Quidditch match: everything but the other side's cards."""

from __future__ import annotations

from commonroom.games.year_at_hogwarts.quidditch.pitch import LAP
from commonroom.games.year_at_hogwarts.quidditch.seen import QuidditchSideView, QuidditchView
from commonroom.games.year_at_hogwarts.quidditch.state import Quidditch, Side
from commonroom.kernel.piles import in_order


def view(match: Quidditch, phase: str | None, seat: int | None) -> QuidditchView:
    """A match as a seat (None: a spectator) sees it."""
    first, second = match.sides
    unseen = match.deck
    if first.seat != seat:
        unseen += first.cards
    if second.seat != seat:
        unseen += second.cards
    return QuidditchView(
        seat=seat,
        phase=phase,
        sides=(_side(first, seat), _side(second, seat)),
        turn=match.turn,
        actions=match.actions,
        quaffle=match.quaffle,
        carrier=match.carrier,
        bludgers=match.bludgers,
        dice=match.dice,
        lap=LAP,
        winner=match.winner,
        over=match.over,
        unseen=in_order(unseen),
    )


def _side(side: Side, seat: int | None) -> QuidditchSideView:
    return QuidditchSideView(
        seat=side.seat,
        house=side.house,
        at=dict(side.at),
        goals=side.goals,
        seeker=side.seeker,
        card_count=len(side.cards),
        cards=side.cards if side.seat == seat else None,
        slowed=side.slowed,
        muted=side.muted,
        shielded=side.shielded,
    )
