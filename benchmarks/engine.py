"""What a rules engine must offer to be measured, and the play and positions built on it.

Owns the one small protocol behind which Common Room and every peer stand, so that all of them
are driven in the same way: the options are enumerated, one is picked at random, it is applied.
"""

import random
from collections.abc import Callable, Iterator
from typing import NamedTuple, Protocol, TypeVar

Pick = Callable[[], float]
"""A number in [0, 1): ``options[int(pick() * len(options))]`` is how every engine's loop picks."""

GAME_LIMIT = 5_000
"""Decisions after which a game is cut short: random players can wander for ever, and a sample has
to wait for the end of its last game."""

POSITIONS = 24
"""Mid-game positions a measurement of one position's cost is averaged over."""

G = TypeVar("G")


class Work(NamedTuple):
    """What a measured stretch did: steps (decisions or calls), games begun, games cut short."""

    steps: int
    games: int = 0
    cut: int = 0


class Engine(Protocol[G]):
    """A game of some library. ``G`` is that library's own idea of a game in progress."""

    @property
    def name(self) -> str:
        """Row title in the report: library, game, players."""

    @property
    def version(self) -> str:
        """Of the distribution that is measured."""

    def reseed(self, seed: int) -> None:
        """Make the games that follow a function of the seed, and separate from earlier ones."""

    def new_game(self) -> G:
        """Set up the next game."""

    def play(self, game: G, limit: int, pick: Pick) -> int:
        """Play on at random for about ``limit`` decisions; says how many: fewer = game over."""

    def copy(self, game: G) -> object:
        """A copy ready to be played on, made the way the library means it, else by deepcopy."""


def play_random(engine: Engine[G], seed: int, budget: int) -> Work:
    """Play whole games until ``budget`` decisions are made; equal seeds give equal games."""
    engine.reseed(seed)
    pick = random.Random(seed).random
    decisions = games = cut = 0
    while decisions < budget:
        made = engine.play(engine.new_game(), GAME_LIMIT, pick)
        decisions += made
        games += 1
        cut += made >= GAME_LIMIT
    return Work(decisions, games, cut)


def copy_gap(engine: Engine[G], seed: int) -> int:
    """How many decisions to play between copies: far enough apart, but within a short game."""
    decisions, games, _ = play_random(engine, seed, budget=200)
    return max(1, min(40, decisions // games // 3))


def on_the_way(engine: Engine[G], seed: int, gap: int) -> Iterator[G]:
    """Random games, one after another, stopped every ``gap`` decisions."""
    engine.reseed(seed)
    pick = random.Random(seed).random
    while True:
        game = engine.new_game()
        while engine.play(game, gap, pick) >= gap:
            yield game


def mid_game(engine: Engine[G], seed: int) -> list[G]:
    """Positions from the middle half of random games, one from each game."""
    positions = []
    for index in range(POSITIONS):
        share = 0.25 + 0.5 * index / (POSITIONS - 1)
        length = _begin(engine, seed + index, GAME_LIMIT)[1]
        positions.append(_begin(engine, seed + index, max(1, int(length * share)))[0])
    return positions


def _begin(engine: Engine[G], seed: int, limit: int) -> tuple[G, int]:
    engine.reseed(seed)
    game = engine.new_game()
    return game, engine.play(game, limit, random.Random(seed).random)
