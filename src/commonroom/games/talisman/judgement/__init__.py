"""Judgement: how good a position or an option of Talisman is, for bots and hints."""

from __future__ import annotations

from collections.abc import Callable

from commonroom.games.talisman.content import Content
from commonroom.games.talisman.judgement.expert import Expert
from commonroom.games.talisman.judgement.master import Master
from commonroom.games.talisman.judgement.novice import Novice
from commonroom.games.talisman.judgement.prospect import Prospect
from commonroom.games.talisman.view import TableView
from commonroom.kernel.judge import Judge

LEVELS: dict[str, Callable[[Content], Judge[TableView]]] = {"novice": Novice, "expert": Expert}
"""The weakest first."""

MASTER = Master
"""What masters think before they look ahead."""

PROSPECT = Prospect
"""How a game in the middle stands, for those who look ahead."""
