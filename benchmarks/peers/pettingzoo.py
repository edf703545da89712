"""PettingZoo: three of its classic games through the agent loop its documentation shows."""

from copy import deepcopy
from importlib.metadata import version

import numpy as np
from pettingzoo import AECEnv, make

from benchmarks.engine import Pick


class Classic:
    """One game of PettingZoo's register, such as ``connect_four_v3``."""

    version = version("pettingzoo")

    def __init__(self, game: str) -> None:
        self._id = f"classic/{game}"
        self.name = f"PettingZoo {game.rpartition('_')[0].replace('_', ' ')}"

    def reseed(self, seed: int) -> None:
        # Seeding may rebuild the environment, so it is done once and not for every game.
        self._env = make("aec", self._id)
        self._env.reset(seed=seed)

    def new_game(self) -> AECEnv:
        self._env.reset()
        return self._env

    def play(self, game: AECEnv, limit: int, pick: Pick) -> int:
        made = 0
        while made < limit:
            if not game.agents:
                return made
            observation, _, over, stopped, _ = game.last()
            if over or stopped:
                game.step(None)  # the agent loop's way of leaving the table
                continue
            options = np.flatnonzero(observation["action_mask"])
            game.step(int(options[int(pick() * len(options))]))
            made += 1
        return made

    def copy(self, game: AECEnv) -> object:
        return deepcopy(game)
