"""Talisman in a terminal: the three rings around the castle, and every character's sheet."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

import msgspec
from rich.columns import Columns
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from commonroom.games.talisman.content import Content
from commonroom.games.talisman.view import FightView, PlayerView, TableView
from commonroom.games.talisman.wording.cards import printed
from commonroom.kernel import Arg, Msg
from commonroom.terminal.hyphens import fitted
from commonroom.terminal.panels import card_face, named_like, side_by_side
from commonroom.text import Texts

_CELLS = 7
_STEP = 15
"""The spaces stand on a square of 7 × 7, 15 apart, the first one at 5."""
_INK = {"outer": "yellow", "middle": "green", "inner": "cyan", "great-hall": "magenta"}


class _Space:
    """A space by its name, in as many lines as it takes; below it who and what is there."""

    def __init__(self, name: str, ink: str, signs: str) -> None:
        self.name, self.ink, self.signs = name, ink, signs

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield Text(fitted(self.name, options.max_width), style=self.ink, justify="center")
        yield Text(self.signs, style="bold default", justify="center")


class TalismanTableau:
    """How the table looks."""

    def __init__(self, content: Content) -> None:
        self.content = content

    # ---- the table -----------------------------------------------------------------------

    def table(self, view: msgspec.Struct, texts: Texts, names: dict[int, str]) -> RenderableType:
        assert isinstance(view, TableView)
        if not all(player.space for player in view.players):
            return Group()
        parts: list[RenderableType] = [self._board(view, texts), self._players(view, texts, names)]
        if view.fight is not None:
            parts.append(self._fight(view.fight, texts))
        return Group(*parts)

    def glance(
        self, view: msgspec.Struct, texts: Texts, names: dict[int, str]
    ) -> RenderableType | None:
        """Within a turn, the battle or the own sheet are enough."""
        assert isinstance(view, TableView)
        if view.seat is None or view.turn.active != view.seat or not view.turn.die:
            return None
        player = view.players[view.seat]
        parts: list[RenderableType] = [self._sheet(view, player, texts, names)]
        if view.fight is not None:
            parts.append(self._fight(view.fight, texts))
        return Group(*parts)

    def scene(self, view: msgspec.Struct) -> object:
        """Between two words of chance it is known how the table looks."""
        return None

    def _board(self, view: TableView, texts: Texts) -> RenderableType:
        grid = Table.grid(expand=True, padding=(0, 1))
        for _ in range(_CELLS):
            grid.add_column(ratio=1, justify="center", overflow="fold")
        cells: dict[tuple[int, int], str] = {
            ((space.y - 5) // _STEP, (space.x - 5) // _STEP): space.id
            for space in self.content.spaces.values()
        }
        for row in range(_CELLS):
            grid.add_row(
                *(self._space(view, cells[row, column], texts) for column in range(_CELLS))
            )
        return Panel(grid, title=self._title(view, texts), title_align="left", border_style="dim")

    def _title(self, view: TableView, texts: Texts) -> str:
        args: dict[str, Arg] = {
            "turn": view.turn.number,
            "advantage": Msg(f"tal-{view.advantage}"),
            "hallows": view.hallows,
        }
        return texts.say(Msg("play-tal-title", args))

    def _space(self, view: TableView, space: str, texts: Texts) -> _Space:
        entry = self.content.spaces[space]
        signs = [f"●{player.seat + 1}" for player in view.players if player.space == space]
        if view.voldemort == space:
            signs.append("☠")
        lying = view.lying.get(space, ())
        if lying:
            signs.append("▪" * len(lying))
        if view.coins.get(space):
            signs.append(f"{view.coins[space]} G")
        return _Space(_name(texts, space), _INK[entry.region], " ".join(signs))

    def _players(self, view: TableView, texts: Texts, names: dict[int, str]) -> RenderableType:
        sheets = [self._sheet(view, player, texts, names) for player in view.players]
        return side_by_side(sheets, wide=3)

    def _sheet(
        self, view: TableView, player: PlayerView, texts: Texts, names: dict[int, str]
    ) -> Panel:
        active = player.seat == view.turn.active
        lines: list[RenderableType] = [
            Text(f"{_name(texts, player.character)} · {_name(texts, player.space)}", "bold"),
            self._numbers(player, texts),
        ]
        for sign, cards in (("▪", player.objects), ("☺", player.followers), ("✦", player.spells)):
            if cards:
                lines.append(Text(f"{sign} " + ", ".join(_name(texts, card) for card in cards)))
        hidden = player.spell_count - len(player.spells)
        if hidden:
            lines.append(Text(texts.say(Msg("play-tal-spells", {"count": hidden})), "dim"))
        if player.trophies:
            trophies = ", ".join(_name(texts, card) for card in player.trophies)
            lines.append(Text(f"⚔ {trophies}", "dim"))
        return Panel(
            Group(*lines),
            title=Text(f"{'▶ ' if active else ''}●{player.seat + 1} {names[player.seat]}", "bold"),
            subtitle=_name(texts, player.alignment),
            border_style="green" if active else "dim",
        )

    def _numbers(self, player: PlayerView, texts: Texts) -> Columns:
        """Magic and Might with what is added to the dial, Life, Fate and Galleons."""
        totals = (
            ("magic", player.magic, sum(part[1] for part in player.magic_parts)),
            ("might", player.might, sum(part[1] for part in player.might_parts)),
        )
        numbers = []
        for stat, dial, total in totals:
            more = f" ({dial})" if total != dial else ""
            numbers.append(Text(f"{_name(texts, stat)} ").append(f"{total}", "bold").append(more))
        for stat, number in (("life", player.life), ("fate", player.fate)):
            numbers.append(Text(f"{_name(texts, stat)} ").append(f"{number}", "bold"))
        return Columns([*numbers, Text(f"{player.galleons} G", "bold")], padding=(0, 2))

    def _fight(self, fight: FightView, texts: Texts) -> RenderableType:
        """Both scores, part by part."""
        grid = Table.grid(padding=(0, 2))
        foes = ", ".join(_name(texts, foe) for foe in fight.foes)
        for parts, dice in ((fight.parts, fight.dice), (fight.foe_parts, fight.other_dice)):
            listed = " + ".join(f"{_name(texts, part[0])} {part[1]}" for part in parts)
            rolled = " ".join(f"[{die}]" for die in dice)
            grid.add_row(Text(listed), Text(rolled, "bold"))
        title = " · ".join(filter(None, (_name(texts, fight.stat), foes)))
        return Panel(grid, title=title, border_style="red")

    # ---- cards ---------------------------------------------------------------------------

    def card(self, id_: str, texts: Texts) -> RenderableType | None:
        return card_face(_name(texts, id_), printed(self.content, id_), texts)

    def find(self, words: str, texts: Texts) -> list[str]:
        return named_like(words, self._cards(), partial(_name, texts))

    def _cards(self) -> Iterable[str]:
        content = self.content
        return (*content.characters, *content.encounters, *content.spells, *content.purchases,
                *content.spaces)  # fmt: skip


def _name(texts: Texts, id_: str) -> str:
    return texts.say(Msg(f"tal-{id_}"))
