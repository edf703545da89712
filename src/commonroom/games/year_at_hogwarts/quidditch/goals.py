"""Goals: the first part of a Quidditch match, and the Snitch (YH-QUI-3, YH-QUI-5, YH-QUI-6)."""

from __future__ import annotations

from commonroom.games.year_at_hogwarts.quidditch.quaffle import GOALS
from commonroom.games.year_at_hogwarts.quidditch.seen import QuidditchSideView, QuidditchView
from commonroom.kernel import Msg
from commonroom.kernel.goals import Goal

_CHASERS = 3
_BEFORE = ("quidditch-houses", "quidditch-toss", "quidditch-placing")
"""The phases in which whoever is not on the pitch has not flown up yet."""


def goals(view: QuidditchView) -> tuple[Goal, ...]:
    """What a side plays for now; nothing for those who only watch."""
    mine = next((side for side in view.sides if side.seat == view.seat), None)
    if mine is None:
        return ()
    theirs = next(side for side in view.sides if side is not mine)
    return (*_sides(view, mine, against=False), *_sides(view, theirs, against=True))


def _sides(view: QuidditchView, side: QuidditchSideView, *, against: bool) -> tuple[Goal, ...]:
    whose = "theirs" if against else "mine"
    snitch = Goal(
        Msg(f"yh-goal-snitch-{whose}"), side.seeker, view.lap, against=against, rule="YH-QUI-6"
    )
    if view.winner >= 0:
        return (snitch,)
    scored = Goal(
        Msg(f"yh-goal-goals-{whose}"), side.goals, GOALS, against=against, rule="YH-QUI-5"
    )
    others = next(one for one in view.sides if one is not side)
    left = sum(piece.startswith("chaser") for piece in others.at)
    gone = 0 if view.phase in _BEFORE else _CHASERS - left
    out = Goal(Msg(f"yh-goal-chasers-{whose}"), gone, _CHASERS, against=against, rule="YH-QUI-3")
    return (scored, out) if against else (scored, out, snitch)
