"""Where to walk: every way the roll allows, by what its end is worth."""

from __future__ import annotations

from math import inf
from typing import NamedTuple

from commonroom.games.year_at_hogwarts import options as verbs
from commonroom.games.year_at_hogwarts.board import START
from commonroom.games.year_at_hogwarts.bots.course import Course
from commonroom.games.year_at_hogwarts.voldemort_returns.bots.heroes import HeroGoals
from commonroom.games.year_at_hogwarts.voldemort_returns.bots.situation import FAR, Situation
from commonroom.games.year_at_hogwarts.voldemort_returns.bots.villains import goals_of
from commonroom.games.year_at_hogwarts.voldemort_returns.bots.wishes import Goals
from commonroom.games.year_at_hogwarts.voldemort_returns.seen import ReturnView
from commonroom.kernel import Msg, Option
from commonroom.kernel.policy import Choice, Plan, Question

STAY = -1
"""No walk at all."""
_ON_FOOT = frozenset({"walk", "stop"})
_STOP = Choice(("stop",), Msg("yh-reason-return-stop"))
PICKED = 0.5
"""What it is worth, in turns, to have a token and not only to be near it."""


class End(NamedTuple):
    """What the end of a walk is worth, and where it is in the trail of all walks."""

    worth: float
    here: int


def goals(now: Situation) -> Goals:
    """The wishes of whoever moves."""
    return goals_of(now) if now.villain else HeroGoals(now, now.seat)


def best_end(now: Situation, left: int, wish: Goals) -> End | None:
    """The best of the walks of so many moves from where the pawn stands; None if none may end."""
    start = now.game.player.space
    found = now.game.walks.ends(
        start,
        left,
        trodden=now.trodden,
        halts=now.halts,
        rests=now.rests,
        lying=now.wanted,
    )
    top, best = -inf, STAY
    for (space, things), here in found.items():
        if things:
            picked = frozenset(things)
            worth = wish.worth(space, picked) + PICKED * len(picked)
        else:
            worth = wish.worth(space)
        if worth > top:
            top, best = worth, here
    if ("stop",) in now.options:
        staying = wish.worth(start)
        if staying >= top:
            return End(staying, STAY)
    return None if best < 0 else End(top, best)


# ---- the questions --------------------------------------------------------------------------


def walk(now: Situation) -> Choice:
    """Take what is wanted, then go on along the best way, or stop."""
    for option in now.offers("take"):
        if now.wants(verbs.TAKE.arg(option)):
            return Choice(option, Msg("yh-reason-return-take", {"object": option[1]}))
    steps = now.offers("walk")
    if not steps:
        return _STOP
    table, trodden, left = _table(now.view, now.seat), now.view.turn.trodden, now.view.turn.left
    end = best_end(now, left, goals(now))
    if end is None:
        option = max(steps, key=lambda one: goals(now).worth(verbs.WALK.arg(one)))
        return Choice(option, Msg("yh-reason-return-only"))
    if end.here == STAY:
        now.course.keep(table, trodden, (), now.wanted)
        return _STOP
    trail = now.game.walks.trail(now.game.player.space, left)
    way = trail.walk(end.here)
    now.course.keep(table, trodden, way, now.wanted)
    reason = Msg("yh-reason-return-walk", {"space": way[-1]})
    choices = [*[Choice(("walk", space), reason) for space in way], _STOP]
    even = _even_steps(trail.spent(end.here))
    now.course.plan = Plan(
        "yh-ask-walk", _ON_FOOT, tuple(choices[1 : min(now.course.sure, even) + 1])
    )
    return choices[0]


def _even_steps(spent: list[int]) -> int:
    """How many steps of a walk cost one move each: after others it is thought of again."""
    for steps, moves in enumerate(spent):
        if moves != steps + 1:
            return steps
    return len(spent)


def followed(course: Course, view: ReturnView, question: Question) -> Choice | None:
    """The next step of a walk that is thought of already, or its end; None if it is not."""
    if not course.leads_on(view.turn.trodden):
        return None
    for option in question.options:
        if option[0] not in _ON_FOOT:
            return None
    onward = course.onward(_table(view, question.seat), view.turn.trodden)
    if onward:
        return Choice(("walk", onward), Msg("yh-reason-return-walk", {"space": course.goal}))
    return _STOP if onward == "" and ("stop",) in question.options else None


def _table(view: ReturnView, seat: int) -> object:
    """All that a walk is judged by, but where its own pawn is on the way."""
    me, turn = view.players[seat], view.turn
    return (
        turn.number, turn.active, turn.dice, turn.left + len(turn.trodden), turn.free_stop, seat,
        me.hp, me.floo, me.portkeys, me.objects, me.hand, view.lying, view.destroyed, view.towers,
        view.wary, view.returned,
        [one for one in view.players if one.seat != seat],
        [one for one in view.characters if one.character != me.student],
    )  # fmt: skip


def moves(now: Situation) -> Choice:
    """YH-TRN-2 As far as leads where it is best."""
    wish = goals(now)

    def worth(option: Option) -> float:
        end = best_end(now, verbs.MOVES.arg(option), wish)
        return -99.0 if end is None else end.worth

    return Choice(max(now.options, key=worth), Msg("yh-reason-return-moves"))


def trip(now: Situation) -> Choice:
    """On a trip: whatever is wanted."""
    for option in now.offers("take"):
        if now.wants(verbs.TAKE.arg(option)):
            return Choice(option, Msg("yh-reason-return-take", {"object": option[1]}))
    return Choice(now.options[-1], Msg("yh-reason-return-enough"))


def tower(now: Situation) -> Choice:
    """YH-SPC-6 Floo powder is for a Horcrux, or a token, that cannot be reached on foot.

    Whoever must try again here next turn has one try there: too little for a token.
    """
    game = now.game
    if game.player.waiting:
        return Choice(("decline",), Msg("yh-reason-return-enough"))
    for option in now.offers("floo"):
        place = verbs.FLOO.arg(option)
        horcrux = game.has_tool(now.seat) and game.horcrux_on(place)
        if now.away(START, place) >= FAR and (horcrux or place in now.wanted):
            return Choice(option, Msg("yh-reason-return-floo", {"space": place}))
    return Choice(("decline",), Msg("yh-reason-return-enough"))


def go(now: Situation) -> Choice:
    """A card leads somewhere: where it is best."""
    places = now.offers("go")
    option = max(places, key=lambda one: goals(now).worth(verbs.GO.arg(one)))
    return Choice(option, Msg("yh-reason-return-walk", {"space": option[1]}))
