"""``commonroom lab league``: how much better each level of bots plays."""

from __future__ import annotations

from pathlib import Path

import click
import msgspec
from rich.console import Console

from commonroom.kernel import Msg, games
from commonroom.lab.grid import choices
from commonroom.lab.league import THE_GAME, league_plan, pairings, standings
from commonroom.lab.plan import Plan
from commonroom.lab.running import carry_out, options_of_play, screens
from commonroom.lab.screen import table, tell_cut
from commonroom.lab.speech import share_text
from commonroom.lab.summary import Summary
from commonroom.text import Texts


@click.command()
@click.argument("game", metavar="GAME", type=click.Choice(games()))
@click.option("--levels", "chosen", default="", metavar="LEVEL,LEVEL…",
              help="Who plays: two or more levels, such as expert,master-100. All, if left out."
              )  # fmt: skip
@click.option("--games", "count", type=click.IntRange(min=1), default=20, show_default=True,
              help="How many games of each pairing, in each order of seats.")  # fmt: skip
@click.option(
    "--seats", type=click.IntRange(min=1), help="How many players; as few as can be if left out."
)
@options_of_play
def league(
    game: str,
    chosen: str,
    count: int,
    seats: int | None,
    options: tuple[str, ...],
    seed: str,
    most_answers: int,
    out: Path | None,
    workers: int | None,
    cluster: str | None,
    resume: bool,
    as_json: bool,
    language: str,
) -> None:
    """Let all levels of bots play GAME against each other.

    Seats are swapped and seeds shared, so that nobody is luckier than others. Where all players win
    or lose together, every level plays by itself.
    """
    screen, notes, texts = screens(language)

    def plan() -> Plan:
        return league_plan(
            game, chosen=[level.strip() for level in chosen.split(",") if level.strip()],
            games=count, seats=seats, options=choices(options), seed=seed,
            most_answers=most_answers,
        )  # fmt: skip

    def show(summary: Summary) -> None:
        if as_json:
            met = pairings(summary)
            told = {"pairings": met, "standings": standings(met), "cut": summary.cut}
            click.echo(msgspec.json.encode(told))
        else:
            show_league(screen, texts, summary)

    carry_out(plan, out, notes, texts, show, workers=workers, cluster=cluster, resume=resume)


def show_league(console: Console, texts: Texts, summary: Summary) -> None:
    """Every pairing, then the table of the league."""
    met = pairings(summary)
    shown = table(texts, "level", "against", "games", "won")
    shown.columns[1].justify = "left"
    for one in met:
        other = texts.say(Msg("lab-the-game")) if one.other == THE_GAME else one.other
        shown.add_row(one.level, other, str(one.games), share_text(texts, one.share))
    console.print(shown)
    ratings = table(texts, "level", "elo")
    for place in standings(met):
        words = texts.say(Msg("lab-elo", {"elo": str(place.elo), "error": str(place.error)}))
        ratings.add_row(place.level, words)
    console.print(ratings)
    console.print(texts.say(Msg("lab-league-notes")), style="dim")
    tell_cut(console, texts, summary.cut, summary.games)
