"""Baselines: ``python -m commonroom.rl.baselines quidditch``, how often each level of bots wins.

And a policy that has learned, in the same matches: each plays the same seeds, from every seat in
turn, so that what a program has learned can be told from luck.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from math import sqrt
from typing import Any, NamedTuple, TypeAlias

import click

from commonroom import bots
from commonroom.kernel import games
from commonroom.kernel.errors import CommonRoomError
from commonroom.rl.observation import Vector
from commonroom.rl.seat_env import SeatEnv

Player: TypeAlias = Callable[[SeatEnv, Vector], int]
"""What answers: the number of an action, for an environment and what its seat sees."""
_Z = 1.96
_FIRST_SEED = 10_000
"""So that the matches measured are none of those that anybody is likely to have learned from."""


class Measured(NamedTuple):
    """How a player fared."""

    wins: float
    games: int
    answers: int

    def line(self, name: str) -> str:
        """As a row of a table in Markdown, with Wilson's 95 % interval."""
        share, low, high = (round(100 * part) for part in (self.wins / self.games, *self.interval))
        won = f"{share} % ({low}–{high}) of {self.games} games"
        return f"| {name} | {won} | {self.answers / self.games:,.0f} |"

    @property
    def interval(self) -> tuple[float, float]:
        """Wilson's, as few games say little even where one has won them all."""
        share, weight = self.wins / self.games, _Z * _Z / self.games
        reach = _Z * sqrt(share * (1 - share) / self.games + weight / self.games / 4)
        middle = share + weight / 2
        return (middle - reach) / (1 + weight), (middle + reach) / (1 + weight)


def measured(
    begin: Callable[[SeatEnv, int], Player], tables: list[SeatEnv], count: int
) -> Measured:
    """Let a player play so many matches, one table after the other; `begin` is given the seed."""
    wins, answers = 0.0, 0
    for number in range(count):
        env, seed = tables[number % len(tables)], _FIRST_SEED + number
        vector, _ = env.reset(seed=seed)
        player, over = begin(env, seed), False
        while not over:
            vector, reward, terminated, truncated, _ = env.step(player(env, vector))
            over, answers = terminated or truncated, answers + 1
        wins += reward
    return Measured(wins, count, answers)


def of_level(level: str) -> Callable[[SeatEnv, int], Player]:
    """A bot of ours as a player."""

    def begin(env: SeatEnv, seed: int) -> Player:
        bot = bots.seated(env.match, {env.seat: level}, seed)[env.seat]

        def answer(env: SeatEnv, _: Vector) -> int:
            decision = env.match.decision
            assert decision is not None
            choice = bots.Thought(env.match, decision, env.seat, bot).choice()
            assert choice is not None
            return next(
                number for number, option in env.board.legal.items() if option == choice.option
            )

        return answer

    return begin


def of_model(model: Any) -> Callable[[SeatEnv, int], Player]:
    """A policy of sb3-contrib as a player; it has no types."""

    def answer(env: SeatEnv, vector: Vector) -> int:
        return int(model.predict(vector, action_masks=env.action_masks())[0])

    return lambda env, seed: answer


@click.command()
@click.argument("game", metavar="GAME", type=click.Choice(games()))
@click.option("--games", "count", type=click.IntRange(min=1), default=100, show_default=True,
              help="How many matches each of them plays.")  # fmt: skip
@click.option("--seats", type=int, help="How many players; as few as can be if left out.")
@click.option("--opponents", default="random", show_default=True, help="The level of all others.")
@click.option("--levels", "chosen", default="", metavar="LEVEL,LEVEL…",
              help="Who plays; all levels but master if left out.")  # fmt: skip
@click.option("--model", type=click.Path(exists=True, dir_okay=False),
              help="A policy that examples/ppo.py has saved.")  # fmt: skip
def main(
    game: str, count: int, seats: int | None, opponents: str, chosen: str, model: str | None
) -> None:
    """Print how often each level of bots wins at GAME, and a policy that has learned."""
    try:
        first = SeatEnv(game, 0, opponents, seats=seats)
        others = [SeatEnv(game, one, opponents, seats=seats) for one in range(1, first.board.seats)]
        players = list(_players(game, chosen, model))
    except CommonRoomError as error:
        raise click.UsageError(str(error)) from error
    click.echo(f"| against `{opponents}` | wins | own answers a game |\n| --- | ---: | ---: |")
    for name, begin in players:
        click.echo(measured(begin, [first, *others], count).line(name))


def _players(
    game: str, chosen: str, model: str | None
) -> Iterator[tuple[str, Callable[[SeatEnv, int], Player]]]:
    usual = [level for level in bots.levels(game) if level != "master"]
    named = [level.strip() for level in chosen.split(",") if level.strip()]
    for level in named or usual:
        yield f"`{bots.checked_level(game, level)}`", of_level(level)
    if model is not None:
        try:
            from sb3_contrib import MaskablePPO
        except ModuleNotFoundError as error:
            raise click.ClickException("a model needs: pip install sb3-contrib") from error
        yield "PPO", of_model(MaskablePPO.load(model, device="cpu"))


if __name__ == "__main__":
    main()
