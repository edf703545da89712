"""Judgement: how good a position or an option of Death Eaters Rising is, for bots and hints."""

from __future__ import annotations

from collections.abc import Callable

from commonroom.games.death_eaters_rising.content import Content
from commonroom.games.death_eaters_rising.judgement.expert import Expert
from commonroom.games.death_eaters_rising.judgement.novice import Novice
from commonroom.games.death_eaters_rising.judgement.prospect import Prospect
from commonroom.games.death_eaters_rising.view import TableView
from commonroom.kernel.judge import Judge

LEVELS: dict[str, Callable[[Content], Judge[TableView]]] = {"novice": Novice, "expert": Expert}
"""The weakest first."""

PROSPECT = Prospect
"""How a game in the middle stands, for those who look ahead."""
