"""How far to trust an evaluator: what seems better some turns later, and how the game ends.

    python -m benchmarks.trust talisman --moments 1500
    python -m benchmarks.trust quidditch --moments 3000 --games 200
    python -m benchmarks.trust talisman --players master-120 --turns 4

Experts play, or masters, who lead the game to where their evaluator likes it. Where another option
seems better than the expert's a turn later, its lead is measured anew in other worlds: after one
turn, after some more, and by playing games to their end, which is the truth but needs many games.
What does not last is an error of the evaluator; a title says by that how far its masters look ahead
(`Foresight`).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import sqrt
from statistics import mean, stdev
from typing import NamedTuple

import click

import commonroom
from benchmarks.disagree import few, seeds
from commonroom import bots
from commonroom.bots.levels import EXPERT
from commonroom.bots.search import Trials
from commonroom.bots.worlds import Worlds
from commonroom.kernel import Chance, Decision, Match, Option, key_from_seed
from commonroom.kernel.policy import Question

SCREEN, SEEMS = 12, 0.01
"""Worlds of the first look, and what must seem better by then."""
ONE_IN = 4
"""How many moments are passed by for each that is looked at."""
STEPS = (-1.0, 0.0, 0.01, 0.02, 0.03, 0.05, 1.0)
TO_THE_END = 10_000
"""More turns than any game has."""


class Lead(NamedTuple):
    """By how much one option is better than the expert's."""

    mean: float
    error: float


class Moment(NamedTuple):
    """What seemed better at a moment: its lead after a turn, after more, and at the end."""

    soon: Lead
    later: Lead
    end: Lead


def lead(worlds: Worlds, usual: Option, other: Option, trials: Trials) -> Lead:
    """How much better the other option is, in these worlds."""
    ends = worlds.tried(trials._replace(options=(usual, other)), lambda: True)
    gaps = [after - before for before, after in ends]
    return Lead(mean(gaps), stdev(gaps) / sqrt(len(gaps)))


def seeming(worlds: Worlds, decision: Decision, usual: Option, chance: Chance) -> Option | None:
    """What seems best a turn later, if it is not what the expert does."""
    others = [option for option in decision.options if option != usual]
    options = (usual, *few(worlds, others, chance))
    ends = worlds.tried(Trials(options, seeds(chance, SCREEN)), lambda: True)
    first, *rest = (mean(of) for of in zip(*ends, strict=True))
    if not rest or max(rest) < first + SEEMS:
        return None
    return options[1 + rest.index(max(rest))]


def moments(
    game: str, *, count: int, worlds: int, games: int, turns: int, seed: str, level: str = EXPERT
) -> Iterator[Moment]:
    """Moments at which something clearly seems better after a turn, of so many looked at."""
    chance, number = Chance(key_from_seed(f"trust {seed}")), 0
    while count:
        number += 1
        match = commonroom.new_match(game, seats=2, seed=f"{seed}/{number}", muted=True)
        players = bots.seated(match, [level] * 2, seed)
        while count and (decision := match.decision) is not None:
            if len(decision.options) > 1 and chance.die(ONE_IN, "moment") == 1:
                count -= 1
                usual = _usual(match, decision)
                imagined = Worlds(match, decision.owner)
                other = seeming(imagined, decision, usual, chance)
                if other is not None:
                    again = Trials((), seeds(chance, worlds))
                    soon = lead(imagined, usual, other, again)
                    if soon.mean >= max(SEEMS, soon.error):
                        again = Trials((), seeds(chance, worlds), turns=turns)
                        to_the_end = Trials((), seeds(chance, games), turns=TO_THE_END)
                        yield Moment(
                            soon,
                            lead(imagined, usual, other, again),
                            lead(imagined, usual, other, to_the_end),
                        )
            bots.step(match, players)


def _usual(match: Match, decision: Decision) -> Option:
    """What an expert does."""
    owner = decision.owner
    expert = bots.seated(match, {owner: EXPERT}, "usual")[owner]
    choice = expert.choose(match.view(owner), Question.heard_by(decision, owner))
    assert choice is not None
    return choice.option


def lines(found: Sequence[Moment], turns: int) -> Iterator[str]:
    """Those with a lead of so much, and what it is worth in the end."""
    for field, when in ((0, "1 turn"), (1, f"{turns} turns")):
        for low, high in pairwise(STEPS):
            ends = [one.end for one in found if low <= one[field].mean < high]
            if ends:
                error = sqrt(sum(end.error**2 for end in ends)) / len(ends)
                yield (
                    f"{100 * low:.0f} to {100 * high:.0f} % better after {when}: {len(ends)}, "
                    f"in the end {100 * mean(end.mean for end in ends):+.1f} % ± {100 * error:.1f}"
                )


@click.command()
@click.argument("game", type=click.Choice(commonroom.games()))
@click.option(
    "--moments",
    "count",
    type=click.IntRange(min=1),
    default=300,
    show_default=True,
    help="How many to look at.",
)
@click.option(
    "--worlds",
    type=click.IntRange(min=1),
    default=40,
    show_default=True,
    help="For each lead after some turns.",
)
@click.option(
    "--games",
    type=click.IntRange(min=1),
    default=120,
    show_default=True,
    help="To play to the end for each option.",
)
@click.option(
    "--turns", type=click.IntRange(min=1), default=3, show_default=True, help="Of the second look."
)
@click.option("--seed", default="1", show_default=True)
@click.option("--players", default=EXPERT, show_default=True, help="The level of both.")
def main(
    game: str, count: int, worlds: int, games: int, turns: int, seed: str, players: str
) -> None:
    """How far what seems better in GAME after a turn is better in the end."""
    found = []
    for one in moments(
        game, count=count, worlds=worlds, games=games, turns=turns, seed=seed, level=players
    ):
        found.append(one)
        click.echo(f"\r{len(found)} moments ", nl=False, err=True)
    click.echo(f"\nSomething clearly seemed better at {len(found)} of {count} moments.")
    for line in lines(found, turns):
        click.echo(line)


if __name__ == "__main__":
    main()
