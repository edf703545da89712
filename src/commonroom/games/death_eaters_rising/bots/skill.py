"""How well somebody plays: what is considered, and how exactly. All else is the same for all.

Nobody plays badly on purpose. Whoever has played less weighs fewer things, in rounder numbers.
"""

from __future__ import annotations

from typing import NamedTuple

from commonroom.games.death_eaters_rising.bots.chances import ROUGHLY
from commonroom.games.death_eaters_rising.bots.plan import EXACT, Planner
from commonroom.games.death_eaters_rising.bots.weights import FIRST_GAME, WEIGHTS, Weights


class Skill(NamedTuple):
    """What a player has learnt."""

    planner: Planner
    weights: Weights
    wary: bool
    """Whether it minds where Voldemort may come when it chooses where to go."""


EXPERT = Skill(EXACT, WEIGHTS, wary=True)
ADEPT = Skill(Planner(2, ROUGHLY), WEIGHTS, wary=True)
"""Knows what matters, as experts do, but works no chances out."""
NOVICE = Skill(Planner(1, ROUGHLY), FIRST_GAME, wary=False)
"""One target at a time, and what is near."""
