"""Policies: how good a position or an option of Death Eaters Rising is, for bots and hints."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from commonroom.games.death_eaters_rising.bots.evaluator import Evaluator
from commonroom.games.death_eaters_rising.bots.expert import Expert
from commonroom.games.death_eaters_rising.bots.skill import ADEPT, NOVICE
from commonroom.games.death_eaters_rising.content import Content
from commonroom.games.death_eaters_rising.seen import TableView
from commonroom.kernel.policy import Policy

LEVELS: dict[str, Callable[[Content], Policy[TableView]]] = {
    "novice": partial(Expert, skill=NOVICE),
    "adept": partial(Expert, skill=ADEPT),
    "expert": Expert,
}
"""The weakest first."""

EVALUATOR = Evaluator
"""How a game in the middle stands, for those who look ahead."""
