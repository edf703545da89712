"""``commonroom lab sweep``: what becomes of a game when one number of its content is another."""

from __future__ import annotations

import sys
from pathlib import Path

import click
import msgspec

from commonroom.kernel import Msg, games, title
from commonroom.kernel.errors import CommonRoomError
from commonroom.lab.games import MOST_ANSWERS
from commonroom.lab.grid import choices, planned
from commonroom.lab.running import cores
from commonroom.lab.screen import plain, table
from commonroom.lab.simulation import simulate
from commonroom.lab.speech import line_up, share_text
from commonroom.lab.summary import VariantSummary
from commonroom.lab.sweep import Point, pack_with, points, varied
from commonroom.lab.sweep_chart import Mark, Panel, svg
from commonroom.text import Texts, languages

_REFUSED = 2


@click.command()
@click.argument("game", metavar="GAME", type=click.Choice(games()))
@click.option(
    "--vary",
    required=True,
    metavar="FILE.ENTRY.FIELD=1..4",
    help="Which number of the content, and its values: purchases.wand.copies=1..4.",
)
@click.option(
    "--games",
    "count",
    type=click.IntRange(min=2),
    default=100,
    show_default=True,
    help="How many games of each value.",
)
@click.option(
    "--seats",
    multiple=True,
    metavar="LEVELS",
    help="Who sits where, as in `simulate`; experts at the smallest table if left out.",
)
@click.option(
    "--option", "options", multiple=True, metavar="NAME=VALUE", help="An option of the game."
)
@click.option("--seed", default="1", show_default=True, help="All values share its games.")
@click.option(
    "--most-answers",
    type=click.IntRange(min=1),
    default=MOST_ANSWERS,
    show_default=True,
    help="A game that is not over then is cut short.",
)
@click.option("--workers", type=click.IntRange(min=1), help="Processes; one a core if left out.")
@click.option(
    "--out",
    type=click.Path(path_type=Path, dir_okay=False),
    metavar="FILE.svg",
    help="Where the chart goes.",
)
@click.option("--json", "as_json", is_flag=True, help="Tell the numbers to a program.")
@click.option("--language", type=click.Choice(languages()), default="en", show_default=True)
def sweep(
    game: str, vary: str, count: int, seats: tuple[str, ...], options: tuple[str, ...], seed: str,
    most_answers: int, workers: int | None, out: Path | None, as_json: bool, language: str,
) -> None:  # fmt: skip
    """Vary one number of GAME's cards, and see what changes.

    The same seeds are played with every value. A wide interval wants more games.
    """
    texts, notes = Texts(language), plain(stderr=True)
    smallest = min(size for size in title(game).about.seats if size > 1)

    def play(value: int) -> list[VariantSummary]:
        plan = planned(
            game, games=count, line_ups=seats or [str(smallest)], options=choices(options),
            seed=seed, pack=pack_with(game, chosen, value), most_answers=most_answers,
        )  # fmt: skip
        if not as_json:
            notes.print(texts.say(Msg("lab-sweep-playing", {"what": where, "value": value})))
        return simulate(plan, None, workers=min(workers or cores(), plan.total)).summary.variants

    try:
        chosen = varied(vary)
        where = vary.partition("=")[0]
        found = points(chosen, title(game).about.cooperative, play)
        if out is not None:
            out.write_text(drawn(where, found, texts), encoding="utf-8")
    except CommonRoomError as error:
        notes.print(texts.say(error.msg), style="red", soft_wrap=True)
        sys.exit(_REFUSED)
    except KeyboardInterrupt:
        sys.exit(130)
    if as_json:
        click.echo(msgspec.json.encode(found))
    else:
        show(found, texts)


def show(found: list[Point], texts: Texts) -> None:
    """The numbers as a table, a line for each value and each seat that can win by itself."""
    shown = table(texts, "value", "line-up", "won", "turns")
    shown.columns[1].justify = "left"
    for point in found:
        length = f"{point.length.mean:.1f} ({point.length.low:.1f}–{point.length.high:.1f})"
        for name, share in zip(_names(point, texts), point.won, strict=True):
            shown.add_row(str(point.value), name, share_text(texts, share), length)
            length = ""
    console = plain()
    console.print(shown)
    console.print(texts.say(Msg("lab-sweep-notes")), style="dim")


def drawn(where: str, found: list[Point], texts: Texts) -> str:
    """The chart: shares above, lengths below."""
    won: dict[str, list[Mark]] = {}
    long: dict[str, list[Mark]] = {}
    for point in found:
        for name, share in zip(_names(point, texts), point.won, strict=True):
            parts = (100 * one for one in (share.rate, *share.interval))
            won.setdefault(name, []).append(Mark(point.value, *parts))
        long.setdefault(line_up(point.line_up), []).append(Mark(point.value, *point.length))
    heads = [texts.say(Msg(f"lab-column-{name}")) for name in ("won", "turns")]
    panels = [Panel(heads[0], " %", list(won.items())), Panel(heads[1], "", list(long.items()))]
    return svg(where, panels)


def _names(point: Point, texts: Texts) -> list[str]:
    if len(point.won) == 1:
        return [line_up(point.line_up)]
    return [
        texts.say(Msg("lab-seat", {"number": seat + 1, "level": level}))
        for seat, level in enumerate(point.line_up)
    ]
