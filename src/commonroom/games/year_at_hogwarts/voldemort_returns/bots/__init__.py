"""Policies: how good a position or an option of Voldemort Returns is, for bots."""

from __future__ import annotations

from collections.abc import Callable

from commonroom.games.year_at_hogwarts.content import Content
from commonroom.games.year_at_hogwarts.voldemort_returns.bots.adept import Adept
from commonroom.games.year_at_hogwarts.voldemort_returns.bots.evaluator import Evaluator
from commonroom.games.year_at_hogwarts.voldemort_returns.bots.expert import Expert
from commonroom.games.year_at_hogwarts.voldemort_returns.bots.novice import Novice
from commonroom.games.year_at_hogwarts.voldemort_returns.seen import ReturnView
from commonroom.kernel.policy import Policy

LEVELS: dict[str, Callable[[Content], Policy[ReturnView]]] = {
    "novice": Novice,
    "adept": Adept,
    "expert": Expert,
}
"""The weakest first."""

EVALUATOR = Evaluator
"""How a game in the middle stands, for those who look ahead."""
