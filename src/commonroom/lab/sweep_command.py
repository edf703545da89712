"""``commonroom lab sweep``: what becomes of a game when one number of its content is another."""

from __future__ import annotations

import errno
import os
import sys
from pathlib import Path
from typing import NoReturn

import click
import msgspec
from rich.console import Console

from commonroom.kernel import Msg, games, title
from commonroom.kernel.errors import CommonRoomError
from commonroom.lab import formats
from commonroom.lab.errors import CannotWrite, UnknownFormat
from commonroom.lab.games import MOST_ANSWERS
from commonroom.lab.grid import choices, planned
from commonroom.lab.numbers import Share
from commonroom.lab.plan import Plan
from commonroom.lab.running import cores
from commonroom.lab.screen import plain, table, tell_cut
from commonroom.lab.simulation import simulate
from commonroom.lab.speech import Speech, share_text
from commonroom.lab.sweep import Point, pack_with, point, varied
from commonroom.lab.sweep_chart import Mark, Panel, svg
from commonroom.text import Texts, languages

_REFUSED, _INTERRUPTED = 2, 130
_CHART = ".svg"


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
    "--option",
    "options",
    multiple=True,
    metavar="NAME=VALUE[,VALUE…]",
    help="An option of the game. Of several values, all combinations are played.",
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
    about = title(game).about
    smallest = min(size for size in about.seats if size > 1)
    where = vary.partition("=")[0]
    plans: dict[int, Plan] = {}
    found: list[Point] = []
    stopped = False
    try:
        if out is not None:
            _check(out)
        chosen = varied(vary)
        for value in chosen.values:  # all of them first: a value that is refused costs no game
            plans[value] = planned(
                game, games=count, line_ups=seats or [str(smallest)], options=choices(options),
                seed=seed, pack=pack_with(game, chosen, value), most_answers=most_answers,
            )  # fmt: skip
        for value, plan in plans.items():
            if not as_json:
                notes.print(texts.say(Msg("lab-sweep-playing", {"what": where, "value": value})))
            done = simulate(plan, None, workers=min(workers or cores(), plan.total))
            found += [point(value, one, about.cooperative) for one in done.summary.variants]
    except CommonRoomError as error:
        _refuse(error, notes, texts)
    except KeyboardInterrupt:
        stopped = True
    if as_json:
        click.echo(msgspec.json.encode(found))
    elif found:
        show(game, found, texts)
    if stopped:
        played = sum(one.games for one in found)
        total = sum(plan.total for plan in plans.values())
        told = Msg("lab-sweep-stopped", {"games": played, "total": total})
        notes.print(texts.say(told), soft_wrap=True)
        sys.exit(_INTERRUPTED)
    if out is not None:
        try:
            formats.write_bytes(out, drawn(game, where, found, texts).encode())
        except CannotWrite as error:
            _refuse(error, notes, texts)


def _check(out: Path) -> None:
    """Refuse a file that could not be written after all the games."""
    if out.suffix.lower() != _CHART:
        raise UnknownFormat(str(out), _CHART)
    if not out.parent.is_dir():
        raise CannotWrite(str(out), os.strerror(errno.ENOENT))
    if not os.access(out if out.exists() else out.parent, os.W_OK):
        raise CannotWrite(str(out), os.strerror(errno.EACCES))


def _refuse(error: CommonRoomError, notes: Console, texts: Texts) -> NoReturn:
    notes.print(texts.say(error.msg), style="red", soft_wrap=True)
    sys.exit(_REFUSED)


def show(game: str, found: list[Point], texts: Texts) -> None:
    """The numbers as a table, a line for each value and each seat that can win by itself."""
    shown = table(texts, "value", "line-up", "won", "turns")
    shown.columns[1].justify = "left"
    for one, ways in zip(found, _ways(game, found, texts), strict=True):
        shares = [share_text(texts, Share(won, one.games)) for won in one.won]
        lines = [("\n".join(ways), shares[0])]
        if len(shares) > 1:
            lines = [("\n".join(ways), ""), *zip(_seats(one, texts), shares, strict=True)]
        value, turns = str(one.value), one.turns
        length = f"{turns.mean:.1f} ({turns.low:.1f}–{turns.high:.1f})"
        for name, share in lines:
            shown.add_row(value, name, share, length)
            value = length = ""
    console = plain()
    console.print(shown)
    console.print(texts.say(Msg("lab-sweep-notes")), style="dim")
    tell_cut(console, texts, sum(one.cut for one in found), sum(one.games for one in found))


def drawn(game: str, where: str, found: list[Point], texts: Texts) -> str:
    """The chart: shares above, lengths below."""
    won: dict[str, list[Mark]] = {}
    long: dict[str, list[Mark]] = {}
    every = _ways(game, found, texts)
    several = any(one != every[0] for one in every)
    for one, ways in zip(found, every, strict=True):
        way = " ".join(ways)
        names = _seats(one, texts) if len(one.won) > 1 else [""]
        for name, count in zip(names, one.won, strict=True):
            share = Share(count, one.games)
            parts = (100 * part for part in (share.rate, *share.interval))
            full = " – ".join(filter(None, (way if several or not name else "", name)))
            won.setdefault(full, []).append(Mark(one.value, *parts))
        turns = one.turns
        long.setdefault(way, []).append(Mark(one.value, turns.mean, turns.low, turns.high))
    heads = [texts.say(Msg(f"lab-column-{name}")) for name in ("won", "turns")]
    panels = [Panel(heads[0], " %", list(won.items())), Panel(heads[1], "", list(long.items()))]
    return svg(where, panels)


def _ways(game: str, found: list[Point], texts: Texts) -> list[list[str]]:
    """Line-up and options of each point."""
    return Speech(texts, game).told_apart([(one.levels, one.options) for one in found])


def _seats(one: Point, texts: Texts) -> list[str]:
    return [
        texts.say(Msg("lab-seat", {"number": seat + 1, "level": level}))
        for seat, level in enumerate(one.levels)
    ]
