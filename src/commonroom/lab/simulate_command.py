"""``commonroom simulate``: bots play a game, again and again."""

from __future__ import annotations

from pathlib import Path

import click

from commonroom.kernel import games
from commonroom.lab.grid import choices, planned
from commonroom.lab.plan import Plan
from commonroom.lab.running import carry_out, options_of_play, screens, tell_program
from commonroom.lab.screen import show_summary
from commonroom.lab.summary import Summary


@click.command()
@click.argument("game", metavar="GAME", type=click.Choice(games()))
@click.option("--games", "count", type=click.IntRange(min=1), default=100, show_default=True,
              help="How many games of each combination.")  # fmt: skip
@click.option("--seats", multiple=True, metavar="LEVELS",
              help="Who sits where: expert,expert,novice or expert*3 or 2..4:expert. Repeat it for "
                   "more.")  # fmt: skip
@click.option("--pack", type=click.Path(exists=True, file_okay=False, path_type=Path),
              help="A folder with your own copy of the cards.")  # fmt: skip
@options_of_play
def simulate(
    game: str,
    count: int,
    seats: tuple[str, ...],
    options: tuple[str, ...],
    seed: str,
    most_answers: int,
    out: Path | None,
    workers: int | None,
    cluster: str | None,
    pack: Path | None,
    resume: bool,
    as_json: bool,
    language: str,
) -> None:
    """Let bots play GAME many times, and count.

    Every game is kept as soon as it is finished: after ^C, or a power cut, --resume goes on where
    it was. The results depend on the seed, not on the number of workers.
    """
    screen, notes, texts = screens(language)

    def plan() -> Plan:
        return planned(
            game, games=count, line_ups=seats, options=choices(options), seed=seed, pack=pack,
            most_answers=most_answers,
        )  # fmt: skip

    def show(summary: Summary) -> None:
        if as_json:
            tell_program(summary)
        else:
            show_summary(screen, texts, summary)

    carry_out(plan, out, notes, texts, show, workers=workers, cluster=cluster, resume=resume)
