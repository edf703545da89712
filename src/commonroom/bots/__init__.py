"""Bots: players that see only what their seat sees. They know how to sit at any game's table."""

from commonroom.bots.asking import asked
from commonroom.bots.driver import Move, play, step
from commonroom.bots.levels import (
    checked_level,
    is_level,
    levels,
    offered_levels,
    usual_level,
)
from commonroom.bots.player import Bot, seated
from commonroom.bots.search_pool import SearchPool
from commonroom.bots.thought import Thought
from commonroom.bots.version import mind_of, minds_of

__all__ = [
    "Bot",
    "Move",
    "SearchPool",
    "Thought",
    "asked",
    "checked_level",
    "is_level",
    "levels",
    "mind_of",
    "minds_of",
    "offered_levels",
    "play",
    "seated",
    "step",
    "usual_level",
]
