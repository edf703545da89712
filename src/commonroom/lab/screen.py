"""A simulation on the screen: a bar while it runs, tables of what came out."""

from __future__ import annotations

from collections import Counter
from math import floor
from types import TracebackType
from typing import Self

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, Task, TaskID
from rich.progress import TextColumn as Words
from rich.progress import TimeRemainingColumn as TimeLeft
from rich.table import Table
from rich.text import Text

from commonroom.kernel import Msg, title
from commonroom.lab.numbers import Share, spread
from commonroom.lab.summary import Summary, Tally, VariantSummary
from commonroom.text import Texts

_LONGEST = 40
"""Lines of a tally; a deck may have hundreds of cards, and the file tells of all."""


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

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._progress.stop()

    def show(self, done: int) -> None:
        """So many games are done. Those of the first call say nothing about the speed."""
        if self._task is None:
            self._task = self._progress.add_task(self._words, total=self._total, completed=done)
        else:
            self._progress.update(self._task, completed=done)


def show_summary(console: Console, texts: Texts, summary: Summary) -> None:
    """Everything that came out, the most important last, where a terminal stops scrolling."""
    prefix = title(summary.game).about.prefix
    for field, tally in summary.tallies.items():
        name = texts.say(Msg(f"{prefix}-tally-{field}"))
        console.print(_tally_table(texts, prefix, name, tally, summary))
    console.print(_endings(texts, prefix, summary))
    console.print(_overview(texts, summary))
    console.print(texts.say(Msg("lab-brackets")), style="dim")


def table(texts: Texts, *names: str, heading: str | None = None) -> Table:
    """A table whose first column holds words and the others numbers."""
    shown = Table(box=SIMPLE_HEAD, title=heading, title_style="bold", title_justify="left")
    for number, name in enumerate(names):
        words = texts.say(Msg(f"lab-column-{name}"))
        shown.add_column(words, justify="right" if number else "left")
    return shown


def _tally_table(texts: Texts, prefix: str, name: str, tally: Tally, summary: Summary) -> Table:
    """Card by card; how games with it went says something only where all win or lose together."""
    together = ["won-with"] if summary.cooperative else []
    shown = table(texts, "card", "per-game", "in-games", *together, heading=name)
    common = tally.times.most_common()
    for card, times in common[:_LONGEST]:
        there = tally.games[card]
        shown.add_row(
            texts.say(Msg(f"{prefix}-{card}")),
            f"{times / summary.games:.2f}",
            _percent(texts, Share(there, summary.games)),
            *[share_text(texts, Share(tally.won[card], there)) for _ in together],
        )
    if len(common) > _LONGEST:
        shown.add_row(texts.say(Msg("lab-more", {"count": len(common) - _LONGEST})))
    return shown


def _endings(texts: Texts, prefix: str, summary: Summary) -> Table:
    """Why games ended; one game may have ended for several reasons."""
    several = len(summary.variants) > 1
    names = ("ending", "games", "share")
    shown = table(texts, *(("line-up", *names) if several else names))
    if several:
        shown.columns[1].justify = "left"
    for variant, who in zip(summary.variants, _names(summary), strict=True):
        for reason, count in variant.reasons.most_common():
            line = (
                _ending(texts, prefix, reason),
                str(count),
                _percent(texts, Share(count, variant.games)),
            )
            shown.add_row(*((who, *line) if several else line))
            who = ""
        shown.add_section()
    return shown


def _ending(texts: Texts, prefix: str, rule: str) -> str:
    key = f"{prefix}-outcome-{rule}"
    return texts.say(Msg(key)) if texts.has(key) else rule


def _overview(texts: Texts, summary: Summary) -> Table:
    """A line for each variant; where seats compete, one for each seat."""
    shown = table(texts, "line-up", "games", "won", "turns", "decisions")
    for variant, who in zip(summary.variants, _names(summary), strict=True):
        lengths = (_spread(variant.turns), _spread(variant.decisions))
        if summary.cooperative:
            won = share_text(texts, Share(variant.won, variant.games))
            shown.add_row(who, str(variant.games), won, *lengths)
            continue
        shown.add_row(who, str(variant.games), "", *lengths)
        for seat, level in enumerate(variant.levels):
            words = texts.say(Msg("lab-seat", {"number": seat + 1, "level": level}))
            shown.add_row(words, "", share_text(texts, Share(variant.won_by[seat], variant.games)))
    return shown


def _names(summary: Summary) -> list[str]:
    """What tells the variants apart, as it is typed: line-ups, and options not left as they are."""
    about = title(summary.game).about
    usual = {option.id: option.values[0] for option in about.options}

    def name(variant: VariantSummary) -> str:
        unusual = {
            option: value
            for option, value in variant.options.items()
            if any(one.options[option] != usual[option] for one in summary.variants)
        }
        return "\n".join([line_up(variant.levels), *map("=".join, unusual.items())])

    return [name(variant) for variant in summary.variants]


def line_up(levels: tuple[str, ...]) -> str:
    """``expert*2,novice``: at most one part for each level, if the order of seats allows."""
    counts = Counter(levels)
    if list(counts.elements()) != list(levels):
        return ",".join(levels)
    return ",".join(level if n == 1 else f"{level}*{n}" for level, n in counts.items())


def share_text(texts: Texts, share: Share) -> str:
    """A share and its interval."""
    rate, low, high = (f"{100 * part:.1f}" for part in (share.rate, *share.interval))
    return texts.say(Msg("lab-share", {"rate": rate, "low": low, "high": high}))


def _percent(texts: Texts, share: Share) -> str:
    return texts.say(Msg("lab-percent", {"rate": f"{100 * share.rate:.1f}"}))


def _spread(counts: Counter[int]) -> str:
    low, median, high = (floor(part + 0.5) for part in spread(counts))
    return f"{median} ({low}–{high})"
