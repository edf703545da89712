"""Judgement: how good a position or an option of Voldemort Returns is, for bots."""

from __future__ import annotations

from collections.abc import Callable

from commonroom.games.year_at_hogwarts.content import Content
from commonroom.games.year_at_hogwarts.voldemort_returns.judgement.expert import Expert
from commonroom.games.year_at_hogwarts.voldemort_returns.judgement.novice import Novice
from commonroom.games.year_at_hogwarts.voldemort_returns.judgement.prospect import Prospect
from commonroom.games.year_at_hogwarts.voldemort_returns.view import ReturnView
from commonroom.kernel.judge import Judge

LEVELS: dict[str, Callable[[Content], Judge[ReturnView]]] = {"novice": Novice, "expert": Expert}
"""The weakest first."""

PROSPECT = Prospect
"""How a game in the middle stands, for those who look ahead."""
