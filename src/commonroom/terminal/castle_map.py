"""The boards of A Year at Hogwarts drawn with letters: spaces by their symbols, paths, pawns."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from rich.console import Console, ConsoleOptions, RenderResult
from rich.segment import Segment
from rich.style import Style

from commonroom.games.year_at_hogwarts.board import CANVAS, Board, BoardName, Space

WIDEST = 118
_TALL = 0.5
"""A letter is about twice as high as it is wide."""
_PATH = Style(dim=True)
_WAY = Style(color="green", bold=True)
_PAWN = Style(bold=True, reverse=True)
_DARK = Style(color="red", bold=True)
_THING = Style(color="yellow", bold=True)
_PLAIN = Style()

SYMBOLS: Mapping[str, str] = {
    "spell": "✦",
    "potion": "δ",
    "book": "≡",
    "action": "!",
    "event": "?",
    "duel": "×",
    "object": "▫",
    "health": "♥",
    "tower": "♜",
    "common-room": "⌂",
    "classroom": "✎",
    "pitch": "◎",
    "plain": "○",
}
"""What a space offers → its letter."""
TAKEABLE = "▪"
DARK = "☠"


def symbol(space: Space) -> str:
    """What a space offers first of all."""
    if space.tower:
        return "tower"
    if space.common_room is not None:
        return "common-room"
    if space.classroom is not None:
        return "classroom"
    if space.object:
        return "object"
    if space.resolve is not None:
        return space.resolve
    if space.health:
        return "health"
    return next(iter(space.draw), "pitch" if space.ends_move == ("it", "pl") else "plain")


class CastleMap:
    """One board; it fills the width it is given."""

    def __init__(
        self,
        board: Board,
        name: BoardName,
        *,
        pawns: Mapping[str, str],
        lying: Iterable[str],
        dark: Iterable[str],
        ways: Iterable[str],
    ) -> None:
        self.board = board
        self.name = name
        self.pawns = pawns
        """Space → the numbers of the pawns on it."""
        self.lying = frozenset(lying)
        self.dark = frozenset(dark)
        self.ways = frozenset(ways)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        for row in self.drawn(min(options.max_width, WIDEST)):
            for letter, style in row:
                yield Segment(letter, style)
            yield Segment.line()

    def drawn(self, wide: int) -> list[list[tuple[str, Style]]]:
        """The rows, letter by letter."""
        width, height = CANVAS[self.name]
        main = CANVAS["hogwarts"][0]
        wide = round(wide * width / main)
        tall = round(wide * height / width * _TALL)
        rows: list[list[tuple[str, Style]]] = [[(" ", _PLAIN)] * wide for _ in range(tall)]
        scale = (wide - 2) / width, (tall - 1) / height

        def place(space: Space) -> tuple[int, int]:
            return round(space.x * scale[0]), round(space.y * scale[1])

        spaces = [space for space in self.board.spaces.values() if space.board == self.name]
        for path in self.board.paths.values():
            ends = [self.board.spaces[end] for end in path.ends]
            if all(end.board == self.name for end in ends):
                _draw_line(rows, place(ends[0]), place(ends[1]))
        for space in spaces:
            across, down = place(space)
            letters, style = self._space(space)
            for number, letter in enumerate(letters[: wide - across]):
                rows[down][across + number] = letter, style
        return _trimmed(rows)

    def _space(self, space: Space) -> tuple[str, Style]:
        if space.id in self.pawns:
            return self.pawns[space.id], _PAWN
        if space.id in self.dark:
            return DARK, _DARK
        letter = SYMBOLS[symbol(space)]
        if space.id in self.lying:
            return TAKEABLE, _WAY if space.id in self.ways else _THING
        return letter, _WAY if space.id in self.ways else _PLAIN


def _trimmed(rows: list[list[tuple[str, Style]]]) -> list[list[tuple[str, Style]]]:
    """Without the empty rows above and below."""
    drawn = [at for at, row in enumerate(rows) if any(letter != " " for letter, _ in row)]
    return rows[drawn[0] : drawn[-1] + 1]


def _draw_line(
    rows: list[list[tuple[str, Style]]], one: tuple[int, int], other: tuple[int, int]
) -> None:
    """A dotted line between two places."""
    across, down = other[0] - one[0], other[1] - one[1]
    steps = max(abs(across), abs(down))
    for step in range(1, steps):
        x, y = one[0] + round(across * step / steps), one[1] + round(down * step / steps)
        if step % 2 or abs(down) >= abs(across):
            rows[y][x] = "·", _PATH
