"""How much luck leaves to skill: what somebody would win who knew the dice to come.

    python -m benchmarks.oracle talisman --games 100

An oracle tries every option in the true match, with the dice and cards that will really come, as
far as a master looks ahead, and does what ends best. Nobody can play like that; it is what looking
ahead would bring if there were nothing to guess. It plays experts, at each seat in turn; where all
win or lose together, oracles sit at all seats.
"""

from __future__ import annotations

from typing import Any

import click

import commonroom
from commonroom import bots
from commonroom.bots.worlds import Worlds
from commonroom.kernel import Decision, Match, Option, title
from commonroom.kernel.policy import Policy, Question
from commonroom.lab.numbers import Share
from commonroom.lab.speech import share_text
from commonroom.text import Texts


class TrueWorld(Worlds):
    """There is but one world, and it is the match itself."""

    def __init__(self, match: Match, seat: int, expert: Policy[Any]) -> None:
        super().__init__(match, seat, expert)
        self._true = match

    def imagined(self, world: int) -> Match:
        """A copy of the match, whatever number it has."""
        return self._true.copy()


def foreseen(match: Match, decision: Decision, bot: bots.Bot) -> Option:
    """The option that ends best; the expert's of equals."""
    seat = decision.owner
    usual = bot.choose(match.view(seat), Question.heard_by(decision, seat))
    assert usual is not None
    world = TrueWorld(match, seat, bot.policy)
    options = [usual.option, *(one for one in decision.options if one != usual.option)]
    return max(options, key=lambda option: world.end_of(option, 0))


def won(game: str, oracles: tuple[int, ...], seats: int, seed: str) -> bool:
    """Whether an oracle wins this game."""
    match = commonroom.new_match(game, seats=seats, seed=seed, muted=True)
    players = bots.seated(match, ["expert"] * seats, seed)
    while (decision := match.decision) is not None:
        if decision.owner in oracles and len(decision.options) > 1:
            match.answer(foreseen(match, decision, players[decision.owner]), decision.owner)
        else:
            bots.step(match, players)
    assert match.result is not None
    return any(seat in match.result.winners for seat in oracles)


@click.command()
@click.argument("game", type=click.Choice(commonroom.games()))
@click.option("--games", type=click.IntRange(min=1), default=100, show_default=True)
@click.option("--seats", default=2, show_default=True)
@click.option("--seed", default="oracle", show_default=True)
def main(game: str, games: int, seats: int, seed: str) -> None:
    """How many games of GAME an oracle wins against experts."""
    together = title(game).about.cooperative
    wins = 0
    for number in range(games):
        oracles = tuple(range(seats)) if together else (number % seats,)
        wins += won(game, oracles, seats, f"{seed}/{number // seats}")
        click.echo(f"\r{number + 1} of {games} games ", nl=False, err=True)
    click.echo(f"\n{wins} of {games} games won: {share_text(Texts('en'), Share(wins, games))}")


if __name__ == "__main__":
    main()
