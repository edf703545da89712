"""Reinforcement learning: every title and mode as an environment for programs that learn.

``pip install commonroom[rl]``. What the numbers of actions and observations mean is in docs/rl.md.
"""

from __future__ import annotations

import sys

try:
    import gymnasium
    import numpy as np
    import pettingzoo
except ModuleNotFoundError as error:
    words = f"this needs {error.name}, which comes with: pip install 'commonroom[rl]'"
    if sys.argv[:1] == ["-m"]:  # so it is while Python looks for a module that it should run
        sys.exit(f"Error: {words}")
    raise ModuleNotFoundError(words, name=error.name) from error

from commonroom.kernel import games
from commonroom.rl.batch_env import BatchEnv
from commonroom.rl.board import action_table, observer
from commonroom.rl.seat_env import SeatEnv
from commonroom.rl.table_env import TableEnv

__all__ = [
    "BatchEnv",
    "SeatEnv",
    "TableEnv",
    "action_table",
    "batch_env",
    "env",
    "gym_env",
    "observer",
]

for _game in games():  # gymnasium.make("commonroom/talisman", opponents="random")
    gymnasium.register(
        f"commonroom/{_game}",
        "commonroom.rl.seat_env:SeatEnv",
        vector_entry_point="commonroom.rl.batch_env:BatchEnv",
        kwargs={"game": _game},
    )

env = TableEnv
gym_env = SeatEnv
batch_env = BatchEnv
