"""Common Room: wizarding board games, played right, by people, bots and programs.

This is the public API; everything else may change.
"""

import commonroom.games  # registers the games
from commonroom.kernel import Match, arrange, games, load, new_match

__all__ = ["Match", "arrange", "games", "load", "new_match"]
