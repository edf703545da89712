"""The phases of a year."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from commonroom.games.year_at_hogwarts.game import Year
from commonroom.games.year_at_hogwarts.quidditch import phases as quidditch
from commonroom.games.year_at_hogwarts.rules.fights import fight, which_deed
from commonroom.games.year_at_hogwarts.rules.movement import meet, reach, stop, walk, which_way
from commonroom.games.year_at_hogwarts.rules.outcomes import fight_over
from commonroom.games.year_at_hogwarts.rules.players import brawl
from commonroom.games.year_at_hogwarts.rules.setup import setup
from commonroom.games.year_at_hogwarts.rules.spaces import quidditch_over, resolve, trip
from commonroom.games.year_at_hogwarts.rules.turn import (
    adjust,
    begin,
    end,
    how_far,
    plan,
    roll,
    what_first,
)
from commonroom.kernel import Asking, Decision, Option, Phase, Script, Step


def until_over(phase: Callable[[Year], Step]) -> Phase:
    """YH-END-1 The phase; once the condition is met, none follows."""
    return lambda game: _unless_over(game, phase(game))


def asked_until_over(ask: Callable[[Year], Decision], act: Callable[[Year, Option], Step]) -> Phase:
    """The same of a phase that begins with its question."""
    return Asking(ask, lambda game, option: _unless_over(game, act(game, option)))


def _unless_over(game: Year, step: Step) -> Step:
    if step is None or isinstance(step, str):
        return None if game.state.over else step
    return _then(game, step)


def _then(game: Year, script: Script[str | None]) -> Script[str | None]:
    following = yield from script
    return None if game.state.over else following


PHASES: Mapping[str, Phase] = {
    "setup": setup,
    "turn": until_over(begin),
    "plan": asked_until_over(what_first, plan),
    "roll": roll,
    "adjust": Asking(how_far, adjust),
    "walk": Asking(which_way, walk),
    "stop": stop,
    "reach": reach,
    "meet": until_over(meet),
    "resolve": until_over(resolve),
    "trip": until_over(trip),
    "brawl": until_over(brawl),
    "fight": asked_until_over(which_deed, fight),
    "fight-over": until_over(fight_over),
    **quidditch.PHASES,
    "quidditch-over": until_over(quidditch_over),
    "end": until_over(end),
}
