"""What an environment costs beside its engine, and beside PettingZoo's and RLCard's.

    python -m benchmarks.learning       # about two minutes; the peers come with `make bench`

Whole tables are driven by PettingZoo's agent loop, with and without looking; one seat against
`random` by Gymnasium's vectors of 16 tables and by our own. Matches are cut short after a thousand
answers, with and without the environment.
"""

from collections.abc import Callable
from importlib.metadata import version
from typing import Any

import numpy as np
from gymnasium.vector import SyncVectorEnv, VectorEnv

import commonroom
from benchmarks.commonroom_engine import CommonRoom
from benchmarks.engine import Engine, Pick
from benchmarks.measure import Probe, Series, find, play_probe, run
from commonroom import rl
from commonroom.kernel import Match

SECONDS, ROUNDS, LONG, TABLES = 120.0, 3, 1_000, 16
MEASURES = ("engine", "env", "look", "sync", "batch")
CLASSICS = ("connect_four_v3", "texas_holdem_v4", "chess_v6")


class Short(CommonRoom):
    """The engine alone, cut short like the others."""

    def play(self, game: Match, limit: int, pick: Pick) -> int:
        return min(super().play(game, LONG, pick), limit)


class Environment:
    """A title through the agent loop."""

    version = version("commonroom")

    def __init__(self, game: str, seats: int, *, look: bool) -> None:
        self.name = f"{game}, {seats} seats"
        self._env = rl.env(game, seats=seats, most_answers=LONG)
        self._look = look

    def reseed(self, seed: int) -> None:
        self._env.reset(seed=seed)

    def new_game(self) -> rl.TableEnv:
        self._env.reset()
        return self._env

    def play(self, game: rl.TableEnv, limit: int, pick: Pick) -> int:
        made = 0
        while made < limit and game.agents:
            _, _, over, stopped, info = game.last(observe=self._look)
            if over or stopped:
                game.step(None)
                continue
            options = info["action_mask"].nonzero()[0]
            game.step(int(options[int(pick() * len(options))]))
            made += 1
        return made

    def copy(self, game: rl.TableEnv) -> object:
        return game.match.copy()


class Vector:
    """One seat at each of some tables, stepped together; the answers of `random` do not count."""

    version = version("commonroom")

    def __init__(self, game: str, *, ours: bool) -> None:
        self.name = f"{game}, 2 seats"
        arguments: dict[str, Any] = {"opponents": "random", "most_answers": LONG}
        if ours:
            self._env: VectorEnv[Any, Any, Any] = rl.batch_env(game, TABLES, **arguments)
        else:
            self._env = SyncVectorEnv([lambda: rl.gym_env(game, **arguments)] * TABLES)

    def reseed(self, seed: int) -> None:
        _, self._infos = self._env.reset(seed=seed)

    def new_game(self) -> VectorEnv[Any, Any, Any]:
        return self._env

    def play(self, game: VectorEnv[Any, Any, Any], limit: int, pick: Pick) -> int:
        for _ in range(0, limit, TABLES):
            options = [mask.nonzero()[0] for mask in self._infos["action_mask"]]
            actions = np.array([one[int(pick() * len(one))] for one in options])
            *_, self._infos = game.step(actions)
        return limit

    def copy(self, game: VectorEnv[Any, Any, Any]) -> object:
        raise NotImplementedError


def peers() -> list[Engine[Any]]:
    """The classic games that are installed, and RLCard's Uno."""
    found: list[Engine[Any]] = []
    try:
        from benchmarks.peers.pettingzoo import Classic

        found += map(Classic, CLASSICS)
    except ImportError as error:
        print(f"left out: {error}")
    try:
        from benchmarks.peers.rlcard import UnoEnvironment

        found.append(UnoEnvironment())
    except ImportError as error:
        print(f"left out: {error}")
    return [peer for peer in found if _starts(peer.new_game, peer.reseed)]


def _starts(begin: Callable[[], object], reseed: Callable[[int], None]) -> bool:
    try:
        reseed(1)
        begin()
    except Exception as error:  # whatever an optional peer lacks
        print(f"left out: {error}")
        return False
    return True


def main() -> None:
    probes: list[Probe] = []
    for game in commonroom.games():
        probes.append(play_probe(Short(game, 2), "engine"))
        probes.append(play_probe(Environment(game, 2, look=False), "env"))
        probes.append(play_probe(Environment(game, 2, look=True), "look"))
        probes.append(play_probe(Vector(game, ours=False), "sync"))
        probes.append(play_probe(Vector(game, ours=True), "batch"))
    probes += [play_probe(peer, "look") for peer in peers()]
    series = run(probes, ROUNDS, SECONDS, lambda: None)
    heads = "engine alone | environment | with observation | SyncVectorEnv | batch_env"
    print(f"| answers/s | {heads} |\n| --- | ---: | ---: | ---: | ---: | ---: |")
    for name in dict.fromkeys(one.engine for one in series):
        rates = (_rate(find(series, name, measure)) for measure in MEASURES)
        print(f"| {name} | {' | '.join(rates)} |")


def _rate(series: Series | None) -> str:
    return "" if series is None else f"{1 / series.each():,.0f}"


if __name__ == "__main__":
    main()
