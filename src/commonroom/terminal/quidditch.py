"""Quidditch in a terminal: the pitch, slot by slot, and the race of the Seekers."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import msgspec
from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from commonroom.games.year_at_hogwarts.content import Content
from commonroom.games.year_at_hogwarts.quidditch.pitch import (
    COLUMNS,
    KEEPER_COLUMN,
    ROWS,
    Slot,
    on_pitch,
)
from commonroom.games.year_at_hogwarts.quidditch.seen import QuidditchSideView, QuidditchView
from commonroom.games.year_at_hogwarts.wording.cards import printed
from commonroom.kernel import Arg, Msg
from commonroom.terminal.panels import card_face, named_like, side_by_side
from commonroom.text import Texts

INK = {"gryffindor": "red", "slytherin": "green", "ravenclaw": "blue", "hufflepuff": "yellow"}
QUAFFLE, BLUDGER, EMPTY = "●", "✹", "·"
_NARROWEST = 5
"""So that in 80 columns there is room left for slots with two pieces and the Quaffle, 7 wide."""
_LETTERS = {"keeper": "play-yh-keeper", "beater": "play-yh-beater", "chaser": "play-yh-chaser"}


class QuidditchTableau:
    """How the match looks."""

    def __init__(self, content: Content) -> None:
        self.content = content

    def table(self, view: msgspec.Struct, texts: Texts, names: dict[int, str]) -> RenderableType:
        assert isinstance(view, QuidditchView)
        return Group(self._pitch(view, texts), self._sides(view, texts, names))

    def glance(
        self, view: msgspec.Struct, texts: Texts, names: dict[int, str]
    ) -> RenderableType | None:
        """The pitch is always worth a look."""
        return None

    def scene(self, view: msgspec.Struct) -> object:
        """Every piece that is placed or flies shows where the next one can go."""
        assert isinstance(view, QuidditchView)
        return [side.at for side in view.sides], view.quaffle, view.carrier, view.bludgers

    # ---- the pitch -----------------------------------------------------------------------

    def _pitch(self, view: QuidditchView, texts: Texts) -> RenderableType:
        grid = Table(box=box.SIMPLE, show_header=True, pad_edge=False, padding=(0, 0))
        columns = [-KEEPER_COLUMN, *COLUMNS, KEEPER_COLUMN]
        grid.add_column("")
        for column in columns:
            name = texts.say(Msg("yh-column", {"column": column}))
            grid.add_column(name, justify="center", min_width=_NARROWEST)
        for row in reversed(ROWS):
            name = texts.say(Msg("yh-row", {"row": row}))
            cells = [self._cell(view, (column, row), texts) for column in columns]
            grid.add_row(Text(f"{name} ", "dim"), *cells)
        legend = Text(texts.say(Msg("play-yh-pitch-legend")), "dim")
        return Panel(Group(grid, legend), title=self._title(view, texts), border_style="dim")

    def _title(self, view: QuidditchView, texts: Texts) -> str:
        if not all(side.house for side in view.sides):
            return texts.say(Msg("yh-quidditch"))
        one, other = view.sides
        args: dict[str, Arg] = {
            "house": Msg(f"yh-{one.house}"), "goals": one.goals,
            "other_house": Msg(f"yh-{other.house}"), "other_goals": other.goals,
        }  # fmt: skip
        return texts.say(Msg("play-yh-pitch-title", args))

    def _cell(self, view: QuidditchView, slot: Slot, texts: Texts) -> Text:
        """Who and what is on a slot."""
        text = Text()
        if not on_pitch(slot):
            return text
        for number, side in enumerate(view.sides):
            for piece, at in side.at.items():
                if at == slot:
                    text.append(self._piece(side, piece, texts), f"bold {INK[side.house]}")
                    if view.carrier == f"{number}:{piece}":
                        text.append(QUAFFLE, "bold")
        if slot == view.quaffle and not view.carrier:
            text.append(QUAFFLE, "bold")
        if slot in view.bludgers:
            text.append(BLUDGER, "bold")
        return text if text.plain else Text(EMPTY, "dim")

    def _piece(self, side: QuidditchSideView, piece: str, texts: Texts) -> str:
        """A piece in three letters: its house, what it is, its number."""
        house = texts.say(Msg(f"yh-{side.house}"))[:1]
        kind, _, number = piece.partition("-")
        return f"{house}{texts.say(Msg(_LETTERS[kind]))}{number}"

    # ---- the sides -----------------------------------------------------------------------

    def _sides(self, view: QuidditchView, texts: Texts, names: dict[int, str]) -> RenderableType:
        return side_by_side([self._side(view, number, texts, names) for number in range(2)])

    def _side(self, view: QuidditchView, number: int, texts: Texts, names: dict[int, str]) -> Panel:
        side = view.sides[number]
        active = view.turn == number
        lines = [Text(line) for line in self._facts(view, side, texts)]
        for card in side.cards or ():
            (effect,) = printed(self.content, card)
            lines.append(Text(f"✦ {_name(texts, card)}: {texts.say(effect)}"))
        house = _name(texts, side.house) if side.house else None
        return Panel(
            Group(*lines),
            title=Text(f"{'▶ ' if active else ''}{names[side.seat]}", "bold"),
            subtitle=house,
            border_style=INK.get(side.house, "dim") if active else "dim",
        )

    def _facts(self, view: QuidditchView, side: QuidditchSideView, texts: Texts) -> Iterator[str]:
        if side.seeker or view.dice:
            done = "▓" * side.seeker + "░" * (view.lap - side.seeker)
            args: dict[str, Arg] = {"at": side.seeker, "lap": view.lap}
            yield f"{texts.say(Msg('play-yh-seeker', args))} {done[: view.lap]}"
        if side.cards is None and side.card_count:
            yield texts.say(Msg("play-yh-hidden-cards", {"count": side.card_count}))
        if side.slowed:
            yield texts.say(Msg("play-yh-slowed"))
        if side.muted:
            yield texts.say(Msg("play-yh-muted"))
        if side.shielded:
            yield texts.say(Msg("play-yh-shielded"))

    # ---- cards ---------------------------------------------------------------------------

    def card(self, id_: str, texts: Texts) -> RenderableType | None:
        if id_ not in self.content.quidditch:
            return None
        return card_face(_name(texts, id_), printed(self.content, id_), texts)

    def find(self, words: str, texts: Texts) -> list[str]:
        return named_like(words, self.content.quidditch, partial(_name, texts))


def _name(texts: Texts, id_: str) -> str:
    return texts.say(Msg(f"yh-{id_}"))
