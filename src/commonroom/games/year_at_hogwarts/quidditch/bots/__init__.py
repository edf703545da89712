"""Policies: how good an option of Quidditch is, for bots and hints."""

from __future__ import annotations

from collections.abc import Callable

from commonroom.games.year_at_hogwarts.content import Content
from commonroom.games.year_at_hogwarts.quidditch.bots.adept import Adept
from commonroom.games.year_at_hogwarts.quidditch.bots.evaluator import Evaluator
from commonroom.games.year_at_hogwarts.quidditch.bots.expert import Expert
from commonroom.games.year_at_hogwarts.quidditch.bots.novice import Novice
from commonroom.games.year_at_hogwarts.quidditch.seen import QuidditchView
from commonroom.kernel.policy import Policy

LEVELS: dict[str, Callable[[Content], Policy[QuidditchView]]] = {
    "novice": Novice,
    "adept": Adept,
    "expert": Expert,
}
"""The weakest first."""

EVALUATOR = Evaluator
"""How a game in the middle stands, for those who look ahead."""
