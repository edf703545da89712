"""What an environment costs beside its engine, and beside the classic games of PettingZoo.

    python -m benchmarks.learning       # about a minute; the peers come with `make bench`

All are driven by PettingZoo's agent loop, with and without looking. Matches are cut short after a
thousand answers, with and without the environment.
"""

from collections.abc import Callable
from importlib.metadata import version

import commonroom
from benchmarks.commonroom_engine import CommonRoom
from benchmarks.engine import Engine, Pick
from benchmarks.measure import Probe, Series, find, play_probe, run
from commonroom import rl
from commonroom.kernel import Match

SECONDS, ROUNDS, LONG = 60.0, 3, 1_000
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


def peers() -> list[Engine[object]]:
    """The classic games that are installed."""
    try:
        from benchmarks.peers.pettingzoo import Classic
    except ImportError:
        return []
    return [peer for peer in map(Classic, CLASSICS) if _starts(peer.new_game, peer.reseed)]


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
    probes += [play_probe(peer, "look") for peer in peers()]
    series = run(probes, ROUNDS, SECONDS, lambda: None)
    print("| answers/s | engine alone | environment | with observation |")
    print("| --- | ---: | ---: | ---: |")
    for name in dict.fromkeys(one.engine for one in series):
        rates = (_rate(find(series, name, measure)) for measure in ("engine", "env", "look"))
        print(f"| {name} | {' | '.join(rates)} |")


def _rate(series: Series | None) -> str:
    return "" if series is None else f"{1 / series.each():,.0f}"


if __name__ == "__main__":
    main()
