"""The expert in the first part: what an action is for."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from commonroom.games.year_at_hogwarts.quidditch.bots import ahead
from commonroom.games.year_at_hogwarts.quidditch.bots.sense import WORTHWHILE, Sense
from commonroom.games.year_at_hogwarts.quidditch.bots.ways import Way, least
from commonroom.games.year_at_hogwarts.quidditch.options import (
    ACCEPT,
    END_TURN,
    FLY,
    KEEP,
    PASS,
    PLACE,
    PUT,
    REST,
    SHOOT,
    STEAL,
    STEP,
    THROW,
)
from commonroom.games.year_at_hogwarts.quidditch.pitch import (
    CENTRE,
    LINES,
    SLOTS,
    Slot,
    bit,
    bits,
    neighbours,
)
from commonroom.games.year_at_hogwarts.quidditch.state import BEATERS, KEEPER
from commonroom.kernel import Chance, Msg, Option
from commonroom.kernel.policy import Choice, Question

RUN = 8
"""A keeper holds the Quaffle, from whom nobody steals it, until a chaser can run so far with it."""
BACK = 4
"""So far from the enemy line chasers wait for a pass of the enemy keeper."""


class Plan(NamedTuple):
    """Something that takes so many actions, and the first of them."""

    cost: int
    first: Option
    worth: float = 0.0
    goal: Slot = CENTRE


# ---- the actions ----------------------------------------------------------------------------


def action(sense: Sense, question: Question, chance: Chance) -> Choice:
    """Score if the actions suffice; hit what can be hit; else come nearer to both.

    When pieces bar each other's way for good, a move at random opens it sooner or later.
    """
    options, left = question.options, sense.view.actions
    if left <= 0 and any(one[0] == STEP.name for one in options):
        return Choice(_step_aside(sense, options), Msg("yh-reason-step"))
    attack = _attack(sense)
    slack = left - attack.cost if attack is not None else left
    attacks = attack is not None and attack.first in options
    tempted = sense.tempted(left if slack < 0 else slack)
    throw = _throw(sense) if tempted or not attacks else None
    if throw is not None and throw.first in options and throw.worth / throw.cost >= WORTHWHILE:
        goes_first = attack is None or throw.cost <= slack or attack.cost > left
        if throw.cost <= left and goes_first:
            return _beat(sense, throw)
    if attack is not None and attack.first[0] == PASS.name and left <= RUN:
        return Choice(END_TURN.option(), Msg("yh-reason-hold"))
    if attack is not None and attacks:
        chaser = str(attack.first[1])
        if attack.first[0] == SHOOT.name:
            return ahead.shot(sense, chaser)
        if attack.first[0] == FLY.name and not tempted:
            sense.plan = ahead.attacking(sense, chaser)
        return Choice(attack.first, ahead.ATTACK)
    idle = _approach(sense, options, throw)
    if idle is not None:
        return idle
    flights = [one for one in options if one[0] == FLY.name and one[1] != sense.carrier]
    if attack is None and flights and chance.one_of((True, False), "make-way"):
        return Choice(chance.one_of(flights, "make-way"), Msg("yh-reason-make-way"))
    return Choice(END_TURN.option(), Msg("yh-reason-enough"))


def _attack(sense: Sense) -> Plan | None:
    """The shortest way to a shot; None if the Quaffle cannot be had."""
    view = sense.view
    if sense.have_it and sense.carrier != KEEPER:
        return _run(sense, sense.carrier, sense.mine.at[sense.carrier])
    if sense.have_it:
        return _from_keeper(sense)
    if sense.keeper_has_it:
        return None
    if not view.carrier and sense.is_taken(view.quaffle):
        return _uncover(sense)
    found = []
    goal, onward = bit(view.quaffle), sense.way(view.quaffle, sense.target)
    nearest = len(SLOTS)
    for chaser in sense.chasers:
        start = sense.mine.at[chaser]
        if least(start, view.quaffle) > nearest:
            continue
        way = sense.way(start, goal, onto=True)
        if way is None or not way.moves:
            continue
        nearest = min(nearest, way.moves)
        steals = bool(view.carrier) and way.moves == 1
        first = (STEAL if steals else FLY).option(chaser, *way.first)
        found.append(Plan(way.moves + _moves(onward) + 1, first))
    return min(found, default=None)


def _uncover(sense: Sense) -> Plan | None:
    """The Quaffle lies under a piece: one's own steps off it, or another makes way for it."""
    under = [at for piece, at in sense.mine.at.items() if piece != KEEPER]
    if sense.view.quaffle not in under:
        return None
    for cost, slots in ((2, [sense.view.quaffle]), (3, neighbours(sense.view.quaffle))):
        for piece, at in sense.mine.at.items():
            free = sense.free_by(at)
            if at in slots and piece != KEEPER and free:
                return Plan(cost, FLY.option(piece, *free[0]))
    return None


def _run(sense: Sense, chaser: str, start: Slot) -> Plan | None:
    """Carry the Quaffle to the enemy line and shoot."""
    way = sense.way(start, sense.target)
    if way is None:
        return None
    first = FLY.option(chaser, *way.first) if way.moves else SHOOT.option(chaser)
    return Plan(way.moves + 1, first)


def _moves(way: Way | None) -> int:
    return 0 if way is None else way.moves


def _from_keeper(sense: Sense) -> Plan | None:
    """A chaser comes to the own line, gets the Quaffle, and runs."""
    found = []
    for chaser in sense.chasers:
        way = sense.path(sense.mine.at[chaser], sense.home)
        if way is None:
            continue
        end = way[-1] if way else sense.mine.at[chaser]
        onward = sense.way(end, sense.target)
        first = FLY.option(chaser, *way[0]) if way else PASS.option(chaser)
        found.append(Plan(len(way) + 1 + _moves(onward) + 1, first))
    return min(found, default=None)


def _throw(sense: Sense) -> Plan | None:
    """The most that a beater can make of a Bludger, for each action."""
    worths = {slot: sense.best_throw(slot) for slot in sense.view.bludgers}
    best, found = 0.0, None
    for beater in sense.beaters:
        start = sense.mine.at[beater]
        for slot, worth in worths.items():
            if worth / max(1, least(start, slot)) <= best:
                continue
            way = _to_bludger(sense, beater, slot)
            if way is not None and worth / way.moves > best:
                best = worth / way.moves
                found = Plan(way.moves, FLY.option(beater, *way.first), worth, slot)
    return found


def _beat(sense: Sense, throw: Plan) -> Choice:
    """Let a beater fly to a Bludger."""
    sense.plan = ahead.beating(sense, str(throw.first[1]), throw.goal)
    return Choice(throw.first, ahead.BEATER)


def attack(sense: Sense, options: Sequence[Option]) -> Option | None:
    """The first move of the shortest way to a shot; None: there is none."""
    found = _attack(sense)
    return None if found is None or found.first not in options else found.first


def throw_soon(sense: Sense, options: Sequence[Option]) -> Option | None:
    """The first move to a Bludger whose throw promises most; None: there is none."""
    throw = _throw(sense)
    return None if throw is None or throw.first not in options else throw.first


def to_nearest_bludger(sense: Sense, options: Sequence[Option]) -> Option | None:
    """The first move of the beater that comes to a Bludger soonest; None: both are there."""
    moves = []
    for beater in sense.beaters:
        start = sense.mine.at[beater]
        if start in sense.view.bludgers:
            continue
        way = sense.way(start, bits(sense.view.bludgers))
        if way is not None:
            moves.append((way.moves, FLY.option(beater, *way.first)))
    found = [move for move in moves if move[1] in options]
    return min(found)[1] if found else None


def _to_bludger(sense: Sense, beater: str, slot: Slot) -> Way | None:
    """The way into a Bludger's slot; who stands there must step out and in again."""
    start = sense.mine.at[beater]
    if start != slot:
        return sense.way(start, bit(slot))
    out = sense.free_by(slot)
    return Way(2, out[0]) if out else None


def _approach(sense: Sense, options: tuple[Option, ...], throw: Plan | None) -> Choice | None:
    """Nothing can be finished: let beaters come to Bludgers, and chasers to the Quaffle."""
    if throw is not None and throw.first in options:
        return _beat(sense, throw)
    if sense.have_it:
        return None
    return close_in(sense, options)


def close_in(sense: Sense, options: Sequence[Option]) -> Choice | None:
    """Let a chaser come to where the Quaffle can be had; None: all are there."""
    moves: list[tuple[int, Option]] = []
    near, why = tuple(neighbours(sense.view.quaffle)), Msg("yh-reason-close-in")
    if sense.keeper_has_it:  # near their line, where passes arrive, but not in everybody's way
        back = BACK if sense.number == 0 else -BACK
        near = tuple((slot[0] - back, slot[1]) for slot in LINES[1 - sense.number])
        why = Msg("yh-reason-await")
    elif sense.is_taken(sense.view.quaffle):  # under a piece, which must be able to step off
        near = tuple(slot for one in near for slot in neighbours(one) if slot not in near)
    goals = bits(near)
    for chaser in sense.chasers:
        way = sense.way(sense.mine.at[chaser], goals)
        if way is not None and way.moves:
            first = FLY.option(chaser, *way.first)
            if first in options:
                moves.append((way.moves, first))
    if not moves:
        return None
    return Choice(min(moves)[1], why)


def _step_aside(sense: Sense, options: tuple[Option, ...]) -> Option:
    """After a steal: towards the enemy line."""
    sign = 1 if sense.number == 0 else -1
    steps = [one for one in options if one[0] == STEP.name]
    return max(steps, key=lambda one: sign * STEP.args(one)[1])


# ---- other questions ------------------------------------------------------------------------


def take_quaffle(sense: Sense, question: Question) -> Choice:
    """Of course."""
    return Choice(ACCEPT.option(), Msg("yh-reason-take-quaffle"))


def bludger(sense: Sense, question: Question) -> Choice:
    """The way that promises most, if any promises anything."""
    slot = sense.mine.at[_thrower(sense, question)]
    ways = [one for one in question.options if one[0] == THROW.name]
    worths = [sense.throw(slot, THROW.args(one)) for one in ways]
    top = max(worths)
    if top <= 0:
        return Choice(KEEP.option(), Msg("yh-reason-not-worth"))
    return Choice(ways[worths.index(top)], Msg("yh-reason-throw"))


def _thrower(sense: Sense, question: Question) -> str:
    """The beater that holds the Bludger: the question names it with its house."""
    piece = str(question.prompt.args["piece"])
    return next(one for one in BEATERS if piece.endswith(one))


def rest(sense: Sense, question: Question) -> Choice:
    """Where the own beaters can throw it again, and the others cannot."""

    def worth(option: Option) -> float:
        slot = REST.args(option)
        ours = min((_far(sense.mine.at[one], slot) for one in sense.beaters), default=9)
        theirs = [_far(at, slot) for piece, at in sense.theirs.at.items() if piece in BEATERS]
        return sense.best_throw(slot) - 0.3 * ours + 0.15 * min(theirs, default=9)

    return Choice(max(question.options, key=worth), Msg("yh-reason-rest"))


def put(sense: Sense, question: Question) -> Choice:
    """Near the own chasers, far from the others."""

    def worth(option: Option) -> float:
        slot = PUT.args(option)
        ours = min((_far(sense.mine.at[one], slot) for one in sense.chasers), default=9)
        theirs = [_far(at, slot) for piece, at in sense.theirs.at.items() if "chaser" in piece]
        return min(theirs, default=9) - 1.5 * ours

    return Choice(max(question.options, key=worth), Msg("yh-reason-put"))


def place(sense: Sense, question: Question) -> Choice:
    """Chasers by the Quaffle, beaters by a Bludger, nobody where Bludgers fly."""
    piece = str(question.prompt.args["piece"])
    beater = any(piece.endswith(one) for one in BEATERS)
    goals = sense.view.bludgers if beater else (CENTRE,)

    def worth(option: Option) -> float:
        slot = PLACE.args(option)
        near = min(_far(slot, one) for one in goals)
        return -(0.0 if piece.endswith(KEEPER) else near) - 1.2 * sense.danger(slot)

    return Choice(max(question.options, key=worth), Msg("yh-reason-place"))


def _far(one: Slot, other: Slot) -> int:
    return abs(one[0] - other[0]) + abs(one[1] - other[1])


FLYING: dict[str, Callable[[Sense, Question], Choice]] = {
    "place": place,
    "take-quaffle": take_quaffle,
    "bludger": bludger,
    "rest": rest,
    "put": put,
}
"""What is asked beside actions → who answers."""
