"""Choices: how a question and its options are shown, and what is worth knowing about each."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from commonroom.kernel import Msg
from commonroom.kernel.hints import Hint
from commonroom.text import Texts
from commonroom.wire import protocol as wire


def numbered(lines: Iterable[tuple[int, Text]]) -> RenderableType:
    """Each after its number; what does not fit in the line goes on below its words."""
    grid = Table.grid(padding=(0, 1))
    grid.add_column(justify="right", style="cyan", no_wrap=True)
    for number, line in lines:
        grid.add_row(str(number), line)
    return Padding(grid, (0, 0, 0, 2))


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
