"""Death Eaters Rising in a terminal: danger meters, three locations, teams, dice, card faces."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial

import msgspec
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from commonroom.games.death_eaters_rising.content import VIRTUES, Content, SymbolCounts
from commonroom.games.death_eaters_rising.game import VOLDEMORT
from commonroom.games.death_eaters_rising.odds.questions import Odds
from commonroom.games.death_eaters_rising.option_odds import option_odds
from commonroom.games.death_eaters_rising.seen import LocationView, PlayerView, TableView
from commonroom.games.death_eaters_rising.wording import printed, restrictions
from commonroom.kernel import Arg, Msg
from commonroom.terminal.panels import card_face, named_like, side_by_side
from commonroom.text import Texts

_INK = {"friendship": "magenta", "bravery": "red", "knowledge": "blue", "loyalty": "yellow"}
_DICE = {"purple": "magenta", "red": "red", "blue": "blue", "orange": "yellow"}


class DeathEatersRisingTableau:
    """How the table looks."""

    def __init__(self, content: Content) -> None:
        self.content = content

    # ---- the table -----------------------------------------------------------------------

    def table(self, view: msgspec.Struct, texts: Texts, names: dict[int, str]) -> RenderableType:
        assert isinstance(view, TableView)
        if not view.locations[0].characters:  # nothing is laid out before all have chosen
            if not view.players[0].team:
                return Text(texts.say(Msg("play-der-empty")), style="dim")
            return self._teams(view, texts, names)
        parts: list[RenderableType] = [self._meters(view, texts), self._board(view, texts)]
        parts.append(self._teams(view, texts, names))
        parts += self._limits(view, texts)
        if view.turn.pool or view.turn.rolled:
            parts.append(self._dice(view, texts))
        return Group(*parts)

    def glance(
        self, view: msgspec.Struct, texts: Texts, names: dict[int, str]
    ) -> RenderableType | None:
        """During the rolls of a turn, the dice and what takes them are enough; first, nothing."""
        assert isinstance(view, TableView)
        if not view.players[0].team:
            return Group()
        if view.turn.rolls < 2 or not view.turn.rolled:
            return None
        return Group(self._needs(view, texts), *self._limits(view, texts), self._dice(view, texts))

    def scene(self, view: msgspec.Struct) -> object:
        """Between two words of chance it is known how the table looks."""
        return None

    def _limits(self, view: TableView, texts: Texts) -> list[RenderableType]:
        """What is restricted until the end of the turn."""
        lines = [f"⚠ {texts.say(line)}" for line in restrictions(view.turn.limits)]
        return [Text("\n".join(lines), style="yellow")] if lines else []

    def _needs(self, view: TableView, texts: Texts) -> RenderableType:
        """Everything that takes dice, with its open symbols and the chance to fill them."""
        grid = Table.grid(padding=(0, 2))
        chances = option_odds(view, self.content)
        for target, need in view.turn.needs.items():
            percent = Text(_percent(texts, chances[target]), style="dim")
            grid.add_row(Text(_name(texts, target)), self._symbols(need, texts), percent)
        for target in view.turn.matched:
            grid.add_row(Text(_name(texts, target)), Text("✔", style="bold green"))
        where = _name(texts, view.turn.mission)
        return Panel(grid, title=Text(where, style="bold"), border_style="green")

    def _meters(self, view: TableView, texts: Texts) -> RenderableType:
        """The dangers and the hope, always in sight."""
        shown = view.voldemort_damage if view.revealed else 0
        meters = (
            ("hospital-wing", len(view.hospital), view.wizards_to_lose, "red"),
            ("controlled-places", len(view.controlled), self.content.voldemort.controlled, "red"),
            ("azkaban", min(len(view.azkaban), view.damage_to_win), view.damage_to_win, "green"),
            (VOLDEMORT, shown, view.damage_to_win, "green"),
        )
        grid = Table.grid(expand=True, padding=(0, 1))
        for _ in meters:
            grid.add_column(ratio=1)
        grid.add_row(*(Text(_capital(_name(texts, meter[0])), style="bold") for meter in meters))
        grid.add_row(
            *(_track(value, most, ink).append(f" {value}/{most}") for _, value, most, ink in meters)
        )
        return Panel(grid, title=self._title(view, texts), title_align="left", border_style="dim")

    def _title(self, view: TableView, texts: Texts) -> str:
        difficulty = Msg(f"der-difficulty-{view.difficulty}")
        args: dict[str, Arg] = {"turn": view.turn.number, "difficulty": difficulty}
        return texts.say(Msg("play-der-title", args))

    def _board(self, view: TableView, texts: Texts) -> RenderableType:
        return side_by_side([self._location(view, one, texts) for one in view.locations])

    def _location(self, view: TableView, location: LocationView, texts: Texts) -> Panel:
        place = Text(_name(texts, location.active_place), style="italic")
        full = location.corruption + location.room
        place.append("  ").append(_track(location.corruption, full, "green", "●○"))
        cards = [self._character(view, card, texts) for card in location.characters if card]
        if view.revealed and view.facing == location.id:
            cards.append(self._voldemort(view, texts))
        signs = []
        if view.facing == location.id:
            signs.append(texts.say(Msg("play-der-voldemort-here")))
        if view.turn.mission == location.id:
            signs.append(texts.say(Msg("play-der-mission-here")))
        return Panel(
            Group(place, *cards, *(Text(sign, "dim") for sign in signs)),
            title=Text(_name(texts, location.id), style="bold"),
            border_style="green" if view.turn.mission == location.id else "default",
        )

    def _character(self, view: TableView, card: str, texts: Texts) -> Text:
        """The name; below it the damage track, and what recruits or damages the card."""
        enemy = card in self.content.death_eaters
        damage, track = view.damage.get(card, 0), self.content.tracks[card]
        name = Text("☠ " if enemy else "★ ", style="red" if enemy else "green")
        name.append(_name(texts, card), style="bold" if card in view.turn.needs else "default")
        name.append("\n  ").append(_track(damage, track, "red"))
        return name.append("  ").append(self._need(view, card, texts))

    def _voldemort(self, view: TableView, texts: Texts) -> Text:
        name = Text("☠ ", style="red").append(_name(texts, VOLDEMORT), style="bold")
        name.append("\n  ").append(_track(view.voldemort_damage, view.damage_to_win, "red"))
        return name.append("  ").append(self._need(view, VOLDEMORT, texts))

    def _need(self, view: TableView, card: str, texts: Texts) -> Text:
        if card in view.turn.matched:
            return Text("✔", style="bold green")
        return self._symbols(view.turn.needs.get(card, self.content.needs[card]), texts)

    def _symbols(self, need: SymbolCounts, texts: Texts) -> Text:
        """Symbols by letter and colour, so that colour is never alone: ``BB L``."""
        text = Text()
        for virtue, count in zip(VIRTUES, need, strict=True):
            if count:
                text.append(f"{_letter(texts, virtue) * count} ", style=f"bold {_INK[virtue]}")
        return text

    def _teams(self, view: TableView, texts: Texts, names: dict[int, str]) -> RenderableType:
        return side_by_side([self._team(view, player, texts, names) for player in view.players])

    def _team(
        self, view: TableView, player: PlayerView, texts: Texts, names: dict[int, str]
    ) -> Panel:
        active = player.seat == view.turn.active
        lines = []
        for wizard in player.team:
            damage, track = view.damage.get(wizard, 0), self.content.tracks[wizard]
            line = Text(_name(texts, wizard)).append("  ").append(_track(damage, track, "red"))
            lines.append(self._with_need(line, view, wizard, texts) if active else line)
        if active and player.headquarters:
            for part in self.content.headquarters[player.headquarters].abilities:
                line = Text(_name(texts, part.id), style="italic")
                lines.append(self._with_need(line, view, part.id, texts))
        if player.tokens:
            tokens = ", ".join(_name(texts, token) for token in player.tokens)
            lines.append(Text(f"✦ {tokens}", style="cyan"))
        if player.headquarters:
            lines.append(Text(f"⌂ {_name(texts, player.headquarters)}", style="dim"))
        return Panel(
            Group(*lines),
            title=Text(f"{'▶ ' if active else ''}{names[player.seat]}", style="bold"),
            border_style="green" if active else "dim",
        )

    def _with_need(self, line: Text, view: TableView, ability: str, texts: Texts) -> Text:
        """An ability with its open cost, or a mark that it was used this turn."""
        if ability in view.turn.needs:
            return line.append("  ").append(self._symbols(view.turn.needs[ability], texts))
        return line.append("  ✔", style="green") if ability in view.turn.spent else line

    def _dice(self, view: TableView, texts: Texts) -> RenderableType:
        line = Text()
        for die in view.turn.rolled:
            face = self.content.faces[die]
            letters = _letter(texts, VIRTUES[face.virtue]) * face.count
            line.append(f"[{letters}]", style=f"bold {_DICE[face.colour]}").append(
                f" {_name(texts, die)}   ", style="dim"
            )
        for colour in view.turn.pool:
            line.append("[ ]", style=f"bold {_DICE[colour]}")
            line.append(f" {_name(texts, colour)}   ", style="dim")
        return Panel(line, title=texts.say(Msg("play-der-dice")), border_style="dim")

    # ---- cards and notes -----------------------------------------------------------------

    def card(self, id_: str, texts: Texts) -> RenderableType | None:
        needs = self.content.needs.get(id_)
        above = () if needs is None else (self._symbols(needs, texts),)
        return card_face(_name(texts, id_), printed(self.content, id_), texts, *above)

    def find(self, words: str, texts: Texts) -> list[str]:
        return named_like(words, self._cards(), partial(_name, texts))

    def _cards(self) -> Iterable[str]:
        content = self.content
        return (*content.wizards, *content.death_eaters, *content.places, *content.tokens,
                *content.headquarters)  # fmt: skip


def _track(value: int, most: int, ink: str, signs: Sequence[str] = "■□") -> Text:
    """A track: filled and empty fields, readable without colour."""
    return Text(signs[0] * value, style=ink).append(signs[1] * max(0, most - value), style="dim")


def _name(texts: Texts, id_: str) -> str:
    return texts.say(Msg(f"der-{id_}"))


def _letter(texts: Texts, virtue: str) -> str:
    return texts.say(Msg(f"der-{virtue}.letter"))


def _capital(words: str) -> str:
    return words[:1].upper() + words[1:]


def _percent(texts: Texts, odds: Odds) -> str:
    key = "play-odds" if odds.exact else "play-odds-at-least"
    return texts.say(Msg(key, {"percent": round(100 * odds.value)}))
