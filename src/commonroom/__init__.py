"""Common Room: wizarding board games, played right, by people, bots and programs.

This is the public API; everything else may change.
"""

import sys
from types import ModuleType
from typing import cast

import commonroom.games  # registers the games
from commonroom.kernel import Match, arrange, load, new_match
from commonroom.kernel import games as _ids

__all__ = ["Match", "arrange", "games", "load", "new_match"]


class _Games(ModuleType):
    """The package of the games, which also says which there are."""

    def __call__(self) -> list[str]:
        """The ids of all games."""
        return _ids()


sys.modules["commonroom.games"].__class__ = _Games
games = cast(_Games, sys.modules["commonroom.games"])
