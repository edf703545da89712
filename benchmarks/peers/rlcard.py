"""RLCard: Uno for two, as the learning environment it is sold as and as the bare game beneath."""

from copy import deepcopy
from importlib.metadata import version

import rlcard
from rlcard.envs.uno import UnoEnv
from rlcard.games.uno import Game as UnoGame

from benchmarks.engine import Pick


class UnoEnvironment:
    """Through ``env.step``, which builds an observation for every decision."""

    name = "RLCard uno"
    version = version("rlcard")

    def reseed(self, seed: int) -> None:
        self._env = rlcard.make("uno", {"seed": seed})

    def new_game(self) -> UnoEnv:
        self._state, _ = self._env.reset()
        return self._env

    def play(self, game: UnoEnv, limit: int, pick: Pick) -> int:
        state = self._state
        for made in range(limit):
            if game.is_over():
                return made
            options = list(state["legal_actions"])
            state, _ = game.step(options[int(pick() * len(options))])
        self._state = state
        return limit

    def copy(self, game: UnoEnv) -> object:
        return deepcopy(game)


class UnoBare:
    """The game object alone: no observation for a network, though still its plain state."""

    name = "RLCard uno, bare game"
    version = version("rlcard")

    def reseed(self, seed: int) -> None:
        self._game = rlcard.make("uno", {"seed": seed}).game

    def new_game(self) -> UnoGame:
        self._game.init_game()
        return self._game

    def play(self, game: UnoGame, limit: int, pick: Pick) -> int:
        for made in range(limit):
            if game.is_over():
                return made
            options = game.get_legal_actions()
            game.step(options[int(pick() * len(options))])
        return limit

    def copy(self, game: UnoGame) -> object:
        return deepcopy(game)
