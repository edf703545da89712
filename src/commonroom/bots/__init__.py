"""Bots: players that see only what their seat sees. They know how to sit at any game's table."""

from commonroom.bots.driver import Move, play, step
from commonroom.bots.player import Bot, levels, seated

__all__ = ["Bot", "Move", "levels", "play", "seated", "step"]
