"""Where looking ahead finds something else than experts do: the largest differences, and why.

    python -m benchmarks.disagree talisman
    python -m benchmarks.disagree quidditch --moments 300 --worlds 100 --top 20 --board

Experts play. At moments picked by chance, what they could do is tried in imagined worlds. One half
of these chooses, the other half says how much better that is than what the expert does: whoever
chooses by the same luck that tells the worth finds blunders everywhere. Numbers are chances to win,
as the title's evaluator sees them some turns later, so read the position before you believe one.
"""

from __future__ import annotations

from math import sqrt
from statistics import mean, stdev
from typing import NamedTuple

import click
from rich.console import Console

import commonroom
from commonroom import bots
from commonroom.bots.search import Trials
from commonroom.bots.worlds import Worlds
from commonroom.kernel import Chance, Decision, Match, Msg, Option, key_from_seed, title
from commonroom.kernel.policy import Choice, Question
from commonroom.terminal.play_command import tableau_of
from commonroom.text import Texts

GLANCES = 4
"""Worlds in which many options are looked at before some are tried."""
TRIED = 6
"""The options that look best at once, besides the expert's."""


class Disagreement(NamedTuple):
    """A moment at which something else is better than what the expert does."""

    gap: float
    error: float
    """The standard error of the gap."""
    match: Match
    seat: int
    usual: Choice
    better: Option
    worths: dict[Option, float]
    """What was tried, and the chance to win after it."""


def disagreement(
    match: Match, decision: Decision, usual: Choice, worlds: int, chance: Chance
) -> Disagreement | None:
    """What is better than the expert's choice, if anything is that was tried."""
    seat = decision.owner
    imagined = Worlds(match, seat)
    others = [option for option in decision.options_of(seat) if option != usual.option]
    options = (usual.option, *few(imagined, others, chance))
    first, second = (_tried(imagined, options, seeds(chance, worlds)) for _ in range(2))
    chosen = max(range(len(options)), key=lambda at: mean(first[at]))
    if chosen == 0:
        return None
    gaps = [one - other for one, other in zip(second[chosen], second[0], strict=True)]
    worths = {option: mean(first[at] + second[at]) for at, option in enumerate(options)}
    error = stdev(gaps) / sqrt(len(gaps))
    return Disagreement(mean(gaps), error, match.copy(), seat, usual, options[chosen], worths)


def few(imagined: Worlds, options: list[Option], chance: Chance) -> list[Option]:
    """Of many options, those after which the game stands best at once."""
    if len(options) <= TRIED:
        return options
    glance = imagined.tried(
        Trials(tuple(options), seeds(chance, GLANCES), at_once=True), lambda: True
    )
    looks = dict(zip(options, map(sum, zip(*glance, strict=True)), strict=True))
    return sorted(options, key=lambda option: -looks[option])[:TRIED]


def _tried(
    imagined: Worlds, options: tuple[Option, ...], worlds: tuple[int, ...]
) -> list[tuple[float, ...]]:
    """Option by option, how it ends in each world."""
    ends = imagined.tried(Trials(options, worlds), lambda: True)
    return list(zip(*ends, strict=True))


def seeds(chance: Chance, count: int) -> tuple[int, ...]:
    """The seeds of so many worlds."""
    return tuple(chance.die(2**32, "world") for _ in range(count))


def disagreements(
    game: str, *, seats: int, moments: int, one_in: int, worlds: int, seed: str
) -> list[Disagreement]:
    """The moments at which something else is better, the largest differences first."""
    chance, found, number = Chance(key_from_seed(f"disagree {seed}")), [], 0
    while moments:
        number += 1
        match = commonroom.new_match(game, seats=seats, seed=f"{seed}/{number}", muted=True)
        players = bots.seated(match, ["expert"] * seats, seed)
        while moments and (decision := match.decision) is not None:
            if len(decision.options) > 1 and chance.die(one_in, "moment") == 1:
                moments -= 1
                seat = decision.owner
                asked = Question.heard_by(decision, seat)
                usual = players[seat].choose(match.view(seat), asked)
                assert usual is not None
                better = disagreement(match, decision, usual, worlds, chance)
                if better is not None and better.gap > 2 * better.error:
                    found.append(better)
            bots.step(match, players)
    return sorted(found, key=lambda one: -one.gap)


@click.command()
@click.argument("game", type=click.Choice(commonroom.games()))
@click.option("--seats", default=2, show_default=True)
@click.option(
    "--moments",
    type=click.IntRange(min=1),
    default=150,
    show_default=True,
    help="How many are looked at.",
)
@click.option(
    "--one-in",
    type=click.IntRange(min=1),
    default=8,
    show_default=True,
    help="How many are passed by for each.",
)
@click.option(
    "--worlds", type=click.IntRange(min=1), default=40, show_default=True, help="In each half."
)
@click.option("--seed", default="1", show_default=True)
@click.option(
    "--top", type=click.IntRange(min=1), default=10, show_default=True, help="How many are told."
)
@click.option("--board", is_flag=True, help="Draw the table, too.")
def main(
    game: str, seats: int, moments: int, one_in: int, worlds: int, seed: str, top: int, board: bool
) -> None:
    """Where looking ahead does something else than experts of GAME."""
    found = disagreements(
        game, seats=seats, moments=moments, one_in=one_in, worlds=worlds, seed=seed
    )
    console, texts = Console(width=160), Texts("en")
    console.print(f"{len(found)} of {moments} moments")
    for one in found[:top]:
        tell(one, console, texts, board=board)


def tell(one: Disagreement, console: Console, texts: Texts, *, board: bool) -> None:
    """The question, what was tried, and the table."""
    match, decision = one.match, one.match.decision
    assert decision is not None
    describe, setting = title(match.setting.game).describe, match.setting
    names = {seat: f"Seat {seat}" for seat in range(match.setting.seats)}

    def say(msg: Msg) -> str:
        return texts.say(msg, names)

    console.rule(
        f"{setting.game}: {100 * one.gap:+.1f} % (± {100 * one.error:.1f}), seat {one.seat}, "
        f"after {match.answered} answers"
    )
    if board:
        console.print(tableau_of(match).table(match.view(one.seat), texts, names))
    console.print(say(decision.prompt), f"[{decision.rule}]", markup=False)
    for option, worth in sorted(one.worths.items(), key=lambda pair: -pair[1]):
        mark = "expert" if option == one.usual.option else "better" if option == one.better else ""
        console.print(f"  {100 * worth:5.1f} %  {mark:<7} {say(describe(option))}", markup=False)
    console.print(f"  The expert: {say(one.usual.reason)}", markup=False)


if __name__ == "__main__":
    main()
