"""Policies: how good a position or an option of A Year at Hogwarts is, for bots and hints."""

from __future__ import annotations

from collections.abc import Callable

from commonroom.games.year_at_hogwarts.bots.adept import Adept
from commonroom.games.year_at_hogwarts.bots.evaluator import Evaluator
from commonroom.games.year_at_hogwarts.bots.expert import Expert, Thorough
from commonroom.games.year_at_hogwarts.bots.novice import Novice
from commonroom.games.year_at_hogwarts.content import Content
from commonroom.games.year_at_hogwarts.seen import TableView
from commonroom.kernel.policy import Policy

LEVELS: dict[str, Callable[[Content], Policy[TableView]]] = {
    "novice": Novice,
    "adept": Adept,
    "expert": Expert,
}
"""The weakest first."""

MASTER = Thorough
"""What masters think before they look ahead, and how they believe that others play."""

EVALUATOR = Evaluator
"""How a game in the middle stands, for those who look ahead."""
