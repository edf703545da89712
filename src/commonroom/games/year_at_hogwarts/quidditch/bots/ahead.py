"""The actions after the first of a way, where nothing on it can change one's mind.

A way is asked for action by action, and only one piece moves. On a shortest one every step is that
which would be found again from where it is taken. So others matter only if they could come to have
the better way because this piece no longer bars it: `least` tells how short it may be.
"""

from __future__ import annotations

from commonroom.games.year_at_hogwarts.quidditch.bots.sense import Path, Sense
from commonroom.games.year_at_hogwarts.quidditch.bots.ways import least
from commonroom.games.year_at_hogwarts.quidditch.odds import goal
from commonroom.games.year_at_hogwarts.quidditch.options import (
    END_TURN,
    FLY,
    PASS,
    SHOOT,
    STEAL,
    THROW_QUAFFLE,
)
from commonroom.games.year_at_hogwarts.quidditch.pitch import Slot, bit
from commonroom.kernel import Msg
from commonroom.kernel.policy import Choice, Plan

ATTACK = Msg("yh-reason-attack")
BEATER = Msg("yh-reason-beater")
_ACTIONS = frozenset(
    {FLY.name, STEAL.name, SHOOT.name, PASS.name, THROW_QUAFFLE.name, END_TURN.name}
)
"""What may be offered meanwhile: all but a step aside, which comes before anything else."""


def shot(sense: Sense, chaser: str) -> Choice:
    """A shot, and how likely it is to score."""
    percent = round(100 * goal(sense.view, sense.number))
    return Choice(SHOOT.option(chaser), Msg("yh-reason-shoot", {"percent": percent}))


def _plan(choices: tuple[Choice, ...]) -> Plan | None:
    return Plan("yh-ask-action", _ACTIONS, choices) if choices else None


def attacking(sense: Sense, chaser: str) -> Plan | None:
    """What follows the first flight of a chaser who attacks, while no throw tempts its side."""
    if sense.keeper_has_it:
        return None
    return _plan(_running(sense, chaser) if sense.have_it else _chasing(sense, chaser))


def _running(sense: Sense, chaser: str) -> tuple[Choice, ...]:
    """With the Quaffle to the enemy line: what else could be done is as far away as before."""
    path = sense.path(sense.mine.at[chaser], sense.target) or ()
    return (*_flights(sense, chaser, path, ATTACK), shot(sense, chaser))[: sense.view.actions - 1]


def _chasing(sense: Sense, chaser: str) -> tuple[Choice, ...]:
    """To the Quaffle. What is left of the turn after that may change: no throw may tempt at all."""
    view, at = sense.view, sense.mine.at
    path = sense.path(at[chaser], bit(view.quaffle), onto=True) or ()
    for other in sense.chasers:
        if other != chaser and least(at[other], view.quaffle) < len(path):
            return ()
    if sense.tempted(view.actions):
        return ()
    flights = _flights(sense, chaser, path, ATTACK)
    if view.carrier and len(flights) == len(path) - 1:
        flights[-1:] = [Choice(STEAL.option(chaser, *path[-1]), ATTACK)]
    return tuple(flights)


def beating(sense: Sense, beater: str, bludger: Slot) -> Plan | None:
    """What follows the first flight of a beater to a Bludger, while the enemy keeper has the
    Quaffle, so that there is nothing to attack.
    """
    at, bludgers = sense.mine.at, sense.view.bludgers
    path = sense.path(at[beater], bit(bludger)) or ()
    if sense.have_it or not sense.keeper_has_it or not path:
        return None
    worth, moves = sense.best_throw(bludger), len(path)
    for other in sense.beaters:
        if other != beater and _promise(sense, at[other], bludgers) > worth / moves:
            return None
    others = tuple([slot for slot in bludgers if slot != bludger])
    sure = 1
    while sure < moves and _promise(sense, path[sure - 1], others) < worth / (moves - sure):
        sure += 1
    return _plan(tuple(_flights(sense, beater, path[:sure], BEATER)))


def _promise(sense: Sense, start: Slot, bludgers: tuple[Slot, ...]) -> float:
    """What these Bludgers may promise a beater for each action, if nobody is in the way."""
    found = 0.0
    for slot in bludgers:
        found = max(found, sense.best_throw(slot) / max(1, least(start, slot)))
    return found


def _flights(sense: Sense, piece: str, path: Path, reason: Msg) -> list[Choice]:
    """The steps of a way after the first, as far as actions go."""
    return [Choice(FLY.option(piece, *slot), reason) for slot in path[1 : sense.view.actions]]
