"""Policies: how good a position or an option of Talisman is, for bots and hints."""

from __future__ import annotations

from collections.abc import Callable

from commonroom.games.talisman.bots.adept import Adept
from commonroom.games.talisman.bots.evaluator import Evaluator
from commonroom.games.talisman.bots.expert import Expert
from commonroom.games.talisman.bots.novice import Novice
from commonroom.games.talisman.content import Content
from commonroom.games.talisman.view import TableView
from commonroom.kernel.policy import Policy

LEVELS: dict[str, Callable[[Content], Policy[TableView]]] = {
    "novice": Novice,
    "adept": Adept,
    "expert": Expert,
}
"""The weakest first."""

EVALUATOR = Evaluator
"""How a game in the middle stands, for those who look ahead."""
