"""catanatron: Settlers of Catan, four players; the nearest relative, and the yardstick."""

from importlib.metadata import version
from itertools import count

from catanatron import Color, Game, RandomPlayer
from catanatron.game import TURNS_LIMIT

from benchmarks.engine import Pick


class Catanatron:
    """Drives ``Game.execute`` without its validation: the options come from its own list."""

    name = "catanatron"
    version = version("catanatron")

    def reseed(self, seed: int) -> None:
        # Zero would mean "no seed"; a game seeds the global generator its dice come from.
        self._seeds = count(1_000 * seed + 1)

    def new_game(self) -> Game:
        return Game([RandomPlayer(color) for color in Color], seed=next(self._seeds))

    def play(self, game: Game, limit: int, pick: Pick) -> int:
        state = game.state
        for made in range(limit):
            if game.winning_color() is not None or state.num_turns >= TURNS_LIMIT:
                return made
            options = state.playable_actions
            game.execute(options[int(pick() * len(options))], validate_action=False)
        return limit

    def copy(self, game: Game) -> object:
        return game.copy()
