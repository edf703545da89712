"""Small plans, quickly played."""

from __future__ import annotations

from typing import Any

from commonroom.lab.grid import planned
from commonroom.lab.plan import Plan, Row, play

RISING = "death-eaters-rising"


def plan(games: int = 3, *line_ups: str, game: str = RISING, seed: str = "7", **more: Any) -> Plan:
    return planned(game, games=games, line_ups=line_ups or ["random*2"], seed=seed, **more)


def rows(chosen: Plan) -> list[Row]:
    """All games of a plan, in the order of the results."""
    return [play(chosen, index) for index in range(chosen.total)]
