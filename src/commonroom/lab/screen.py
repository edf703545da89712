"""A simulation on the screen: a bar while it runs, tables of what came out."""

from __future__ import annotations

from collections import Counter
from math import floor
from typing import Self

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, Task, TaskID
from rich.progress import TextColumn as Words
from rich.progress import TimeRemainingColumn as TimeLeft
from rich.table import Table
from rich.text import Text

from commonroom.kernel import Msg
from commonroom.lab.numbers import Share, spread
from commonroom.lab.speech import Speech, column_text, cut_text
from commonroom.lab.summary import Summary, Tally
from commonroom.text import Texts

_LONGEST = 40
"""Lines of a tally; a deck may have hundreds of cards, and the file tells of all."""


def plain(*, stderr: bool = False, soft_wrap: bool = False) -> Console:
    """A screen that takes ``[[wizards]]``, or a file of such a name, for what it is."""
    return Console(stderr=stderr, highlight=False, markup=False, emoji=False, soft_wrap=soft_wrap)


class _Rate(ProgressColumn):
    """Games per second."""

    def __init__(self, texts: Texts) -> None:
        super().__init__()
        self._texts = texts

    def render(self, task: Task) -> Text:
        speed = task.finished_speed or task.speed
        if speed is None:
            return Text("")
        rate = f"{speed:.1f}" if speed < 10 else f"{speed:.0f}"
        return Text(self._texts.say(Msg("lab-rate", {"rate": rate})), style="cyan")


class Bar:
    """How far a simulation has come, how fast it is, and how long it will take."""

    def __init__(self, console: Console, texts: Texts, total: int) -> None:
        self._words = texts.say(Msg("lab-playing"))
        self._total = total
        self._progress = Progress(
            Words("{task.description}"), BarColumn(), MofNCompleteColumn(), _Rate(texts),
            TimeLeft(), console=console, disable=not console.is_terminal,
        )  # fmt: skip
        self._task: TaskID | None = None

    def __enter__(self) -> Self:
        self._progress.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._progress.stop()

    def show(self, done: int) -> None:
        """So many games are done. Those of the first call say nothing about the speed."""
        if self._task is None:
            self._task = self._progress.add_task(self._words, total=self._total, completed=done)
        else:
            self._progress.update(self._task, completed=done)


def show_summary(console: Console, texts: Texts, summary: Summary) -> None:
    """Everything that came out, the most important last, where a terminal stops scrolling."""
    speech = Speech(texts, summary.game)
    for field, tally in summary.tallies.items():
        console.print(_tally_table(texts, speech, field, tally, summary))
    console.print(_endings(texts, speech, summary))
    console.print(_overview(texts, speech, summary))
    console.print(texts.say(Msg("lab-brackets")), style="dim")
    tell_cut(console, texts, summary.cut, summary.games)


def tell_cut(console: Console, texts: Texts, cut: int, games: int) -> None:
    """Say how many games came to no end, if any."""
    if cut:
        console.print(cut_text(texts, cut, games), style="yellow")


def table(texts: Texts, *names: str, heading: str | None = None) -> Table:
    """A table whose first column holds words and the others numbers."""
    shown = Table(
        box=SIMPLE_HEAD, title=heading, title_style="bold", title_justify="left",
        pad_edge=False, collapse_padding=True,
    )  # fmt: skip  # so that two shares and a line-up go into 80 columns
    for number, name in enumerate(names):
        shown.add_column(  # a line-up is one long word, and is not to be cut
            column_text(texts, name), justify="right" if number else "left", overflow="fold"
        )
    return shown


def _tally_table(texts: Texts, speech: Speech, field: str, tally: Tally, summary: Summary) -> Table:
    """Card by card; how games with it went says something only where all win or lose together."""
    together = ["won-with"] if summary.cooperative else []
    heading = speech.tally(field)
    shown = table(texts, "card", "per-game", "in-games", *together, heading=heading)
    common = tally.times.most_common()
    for card, times in common[:_LONGEST]:
        there = tally.games[card]
        shown.add_row(
            speech.name(card),
            f"{times / summary.games:.2f}",
            speech.percent(there / summary.games),
            *[speech.share(Share(tally.won[card], there)) for _ in together],
        )
    if len(common) > _LONGEST:
        shown.add_row(texts.say(Msg("lab-more", {"count": len(common) - _LONGEST})))
    return shown


def _endings(texts: Texts, speech: Speech, summary: Summary) -> Table:
    """Why games ended; one game may have ended for several reasons."""
    several = len(summary.variants) > 1
    names = ("ending", "games", "share")
    shown = table(texts, *(("line-up", *names) if several else names))
    if several:
        shown.columns[1].justify = "left"
    for variant, who in zip(summary.variants, _names(speech, summary), strict=True):
        for reason, count in variant.reasons.most_common():
            share = speech.percent(count / variant.games)
            line = (speech.ending(reason), str(count), share)
            shown.add_row(*((who, *line) if several else line))
            who = ""
        shown.add_section()
    return shown


def _overview(texts: Texts, speech: Speech, summary: Summary) -> Table:
    """A line for each variant; where seats compete, one for each seat."""
    shown = table(texts, "line-up", "games", "won", "turns", "decisions")
    for variant, who in zip(summary.variants, _names(speech, summary), strict=True):
        lengths = (_spread(variant.turns), _spread(variant.decisions))
        if summary.cooperative:
            won = speech.share(Share(variant.won, variant.games))
            shown.add_row(who, str(variant.games), won, *lengths)
            continue
        shown.add_row(who, str(variant.games), "", *lengths)
        for seat, level in enumerate(variant.levels):
            words = texts.say(Msg("lab-seat", {"number": seat + 1, "level": level}))
            shown.add_row(words, "", speech.share(Share(variant.won_by[seat], variant.games)))
    return shown


def _names(speech: Speech, summary: Summary) -> list[str]:
    ways = [(variant.levels, variant.options) for variant in summary.variants]
    return ["\n".join(parts) for parts in speech.told_apart(ways)]


def _spread(counts: Counter[int]) -> str:
    low, median, high = (floor(part + 0.5) for part in spread(counts))
    return f"{median} ({low}–{high})"
