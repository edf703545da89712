"""Judgement: how good an option of Quidditch is, for bots and hints."""

from __future__ import annotations

from collections.abc import Callable

from commonroom.games.year_at_hogwarts.content import Content
from commonroom.games.year_at_hogwarts.quidditch.judgement.expert import Expert
from commonroom.games.year_at_hogwarts.quidditch.judgement.novice import Novice
from commonroom.games.year_at_hogwarts.quidditch.judgement.prospect import Prospect
from commonroom.games.year_at_hogwarts.quidditch.view import QuidditchView
from commonroom.kernel.judge import Judge

LEVELS: dict[str, Callable[[Content], Judge[QuidditchView]]] = {"novice": Novice, "expert": Expert}
"""The weakest first."""

PROSPECT = Prospect
"""How a game in the middle stands, for those who look ahead."""
