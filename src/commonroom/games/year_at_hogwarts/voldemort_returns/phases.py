"""The phases of Voldemort Returns."""

from __future__ import annotations

from collections.abc import Mapping

from commonroom.games.year_at_hogwarts import phases as year
from commonroom.games.year_at_hogwarts.rules.movement import walk
from commonroom.games.year_at_hogwarts.voldemort_returns.graveyard import graveyard
from commonroom.games.year_at_hogwarts.voldemort_returns.meeting import fight_over, final, meet
from commonroom.games.year_at_hogwarts.voldemort_returns.setup import setup
from commonroom.games.year_at_hogwarts.voldemort_returns.turn import (
    begin,
    command,
    end,
    plan,
    resolve,
    retry,
    share_here,
    trip,
    what_first,
    which_way,
)
from commonroom.kernel import Asking, Phase

PHASES: Mapping[str, Phase] = {
    "setup": setup,
    "turn": begin,
    "plan": Asking(what_first, plan),
    "retry": retry,
    "command": command,
    "roll": year.PHASES["roll"],
    "adjust": year.PHASES["adjust"],
    "walk": Asking(which_way, walk),
    "share": share_here,
    "stop": year.PHASES["stop"],
    "reach": year.PHASES["reach"],
    "meet": meet,
    "resolve": resolve,
    "trip": trip,
    "fight": year.PHASES["fight"],
    "fight-over": fight_over,
    "graveyard": graveyard,
    "final": final,
    "end": end,
}
