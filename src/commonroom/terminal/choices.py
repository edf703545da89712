"""Choices: how a question and its options are shown, and what is worth knowing about each."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from commonroom.kernel import Msg
from commonroom.kernel.hints import Hint
from commonroom.text import Texts
from commonroom.wire import protocol as wire

_MARGIN, _GAP, _MOST = 2, 2, 3
"""Blanks before the first column and between columns, and how many columns there are at most."""
_BEFORE_PERCENT = re.compile(r"(?<=\d) (?=%|\(\d+ %)")
_HELD = "\ue000"
"""A letter that no text has, for a blank at which no line is broken: Rich breaks at all blanks."""
_FEW = 8
"""So many choices stand below one another, however short they are."""


class _Choices:
    """Each after its number; what does not fit in the line goes on below its words.

    Many short ones stand in columns, so that the board above them stays in sight.
    """

    def __init__(self, lines: Sequence[tuple[int, Text]]) -> None:
        self.lines = lines

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        if not self.lines:
            return
        digits = max(len(str(number)) for number, _ in self.lines)
        widest = digits + 1 + max(line.cell_len for _, line in self.lines)
        columns = 1
        if len(self.lines) > _FEW:
            fitting = (options.max_width - _MARGIN + _GAP) // (widest + _GAP)
            columns = min(max(fitting, 1), _MOST)
        rows = -(-len(self.lines) // columns)
        if rows == len(self.lines):
            wide = options.max_width - _MARGIN - digits - 1
            wrapped = [(number, _wrapped(line, wide, console)) for number, line in self.lines]
            yield Padding(self._stack(wrapped, digits), (0, 0, 0, _MARGIN))
            return
        starts = range(0, len(self.lines), rows)
        stacks = [self._stack(self.lines[start : start + rows], digits) for start in starts]
        grid = Table.grid(padding=(0, _GAP, 0, 0))
        grid.add_row(*stacks)
        yield Padding(grid, (0, 0, 0, _MARGIN))

    @staticmethod
    def _stack(lines: Sequence[tuple[int, Text]], digits: int) -> Table:
        stack = Table.grid(padding=(0, 1))
        stack.add_column(justify="right", style="cyan", no_wrap=True, min_width=digits)
        for number, line in lines:
            stack.add_row(str(number), line)
        return stack


def _wrapped(line: Text, wide: int, console: Console) -> Text:
    """A line broken into several, but not between a number and its percent sign."""
    held = line.copy()
    held.plain = _BEFORE_PERCENT.sub(_HELD, held.plain)
    rows = held.wrap(console, wide)
    for row in rows:
        row.plain = row.plain.replace(_HELD, " ")
    return Text("\n").join(rows)


def numbered(lines: Iterable[tuple[int, Text]]) -> RenderableType:
    """Choices, or what is worth knowing about them, each after its number."""
    return _Choices(list(lines))


def worth_knowing(hint: Hint | wire.Hint, texts: Texts) -> str:
    """The odds, and what is printed on the card it is about."""
    words = [texts.say(line) for line in hint.note]
    if hint.chance is not None:
        key = "play-odds-at-least" if hint.at_least else "play-odds"
        odds = texts.say(Msg(key, {"percent": round(100 * hint.chance)}))
        words.insert(0, odds if hint.aim is None else f"{odds} {texts.say(hint.aim)}")
    *most, last = words or [""]
    return "".join(f"{word} " if word.endswith(".") else f"{word} · " for word in most) + last


def heading(prompt: Msg, owner: int, *, guest: bool) -> Msg:
    """What is asked; to whoever merely may speak up, who is asked it."""
    return Msg("guest-question", {"seat": owner, "question": prompt}) if guest else prompt
