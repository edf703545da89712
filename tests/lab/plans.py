"""Small plans, quickly played."""

from __future__ import annotations

from commonroom.kernel import title
from commonroom.lab import grid
from commonroom.lab.plan import Plan, Row, play

RISING = "death-eaters-rising"


def plan(games: int = 3, *line_ups: str, game: str = RISING, seed: str = "7") -> Plan:
    variants = grid.variants(game, line_ups or ["random*2"], {})
    return Plan(game, title(game).rules_version, seed, games, variants)


def rows(planned: Plan) -> list[Row]:
    """All games of a plan, in the order of the results."""
    return [play(planned, index) for index in range(planned.total)]
