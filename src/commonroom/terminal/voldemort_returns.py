"""Voldemort Returns in a terminal: the map, heroes and villains, and where the tokens are."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import msgspec
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from commonroom.games.year_at_hogwarts.board import Board, BoardName, edition_of
from commonroom.games.year_at_hogwarts.seen import FightView, PlayerView
from commonroom.games.year_at_hogwarts.voldemort_returns.game import VOLDEMORT
from commonroom.games.year_at_hogwarts.voldemort_returns.seen import CharacterView, ReturnView
from commonroom.games.year_at_hogwarts.wording.cards import printed
from commonroom.kernel import Arg, Msg
from commonroom.terminal.castle_map import TAKEABLE, CastleMap
from commonroom.terminal.year_at_hogwarts import YearTableau
from commonroom.text import Texts

_SIDE_BOARDS: tuple[BoardName, ...] = ("diagon-alley", "places")
_VOLDEMORT = "V"


class ReturnTableau(YearTableau):
    """How the table looks; cards look as in a year."""

    # ---- the table -----------------------------------------------------------------------

    def table(self, view: msgspec.Struct, texts: Texts, names: dict[int, str]) -> RenderableType:
        assert isinstance(view, ReturnView)
        if not all(player.student for player in view.players):
            return Group()
        sheets = [self._hero(view, player, texts, names) for player in view.players]
        parts: list[RenderableType] = [
            *self._castle(view, texts), Columns(sheets, equal=True, expand=True),
        ]  # fmt: skip
        if view.returned:
            parts.append(self._villains(view, texts))
        parts.append(self._tokens(view, texts))
        if view.seat is not None:
            parts.append(self._hand(view.players[view.seat], texts))
        if view.fight is not None:
            parts.append(self._clash(view, view.fight, texts))
        return Group(*parts)

    def glance(
        self, view: msgspec.Struct, texts: Texts, names: dict[int, str]
    ) -> RenderableType | None:
        """In a fight, the fight; after the roll of one's own move, the map; then the ways."""
        assert isinstance(view, ReturnView)
        if view.fight is not None:
            return self._clash(view, view.fight, texts)
        if view.turn.dice and view.turn.active == view.seat:
            ways = self._ways(view, view.players[view.seat], texts)
            if len(view.turn.trodden) > 1:  # where the move began, and further
                return ways
            return Group(*self._castle(view, texts), self._tokens(view, texts), ways)
        return None

    # ---- the map -------------------------------------------------------------------------

    def _castle(self, view: ReturnView, texts: Texts) -> Iterator[RenderableType]:
        board = self.content.boards[edition_of(view.options)]
        title: dict[str, Arg] = {
            "turn": view.turn.number + 1,
            "horcruxes": self._horcruxes - len(view.destroyed),
        }
        drawn = self._drawn(view, board, "hogwarts")
        legend = Text(self._legend(texts), "dim")
        yield Panel(
            Group(drawn, legend),
            title=texts.say(Msg("play-vr-title", title)),
            title_align="left",
            border_style="dim",
        )
        spaces = [one.space for one in view.players] + [one.space for one in view.characters]
        where = {board.spaces[space].board for space in spaces}
        for name in _SIDE_BOARDS:
            if name in where:
                side = self._drawn(view, board, name)
                yield Panel(side, title=_name(texts, name), border_style="dim")

    @property
    def _horcruxes(self) -> int:
        return sum(1 for thing in self.content.objects.values() if thing.horcrux)

    def _drawn(self, view: ReturnView, board: Board, name: BoardName) -> CastleMap:
        pawns: dict[str, str] = {}
        for player in view.players:
            if not (view.returned and player.seat == view.villain):
                pawns[player.space] = pawns.get(player.space, "") + str(player.seat + 1)
        for one in view.characters:
            if one.character == VOLDEMORT:
                pawns[one.space] = pawns.get(one.space, "") + _VOLDEMORT
        here = view.players[view.turn.active].space
        return CastleMap(
            board,
            name,
            pawns=pawns,
            lying=view.lying,
            dark=(one.space for one in view.characters),
            ways=(step.to for step in board.steps[here]),
        )

    # ---- who and what --------------------------------------------------------------------

    def _hero(
        self, view: ReturnView, player: PlayerView, texts: Texts, names: dict[int, str]
    ) -> Panel:
        """A player; the villain's is the character at hand."""
        active = player.seat == view.turn.active
        numbers: dict[str, Arg] = {
            "hp": player.hp,
            "floo": player.floo,
            "portkeys": player.portkeys,
            "cards": player.counts["spell"] + player.counts["potion"],
        }
        lines = [
            Text(f"{_name(texts, player.student)} · {_name(texts, player.space)}", "bold"),
            Text(texts.say(Msg("play-vr-numbers", numbers))),
        ]
        if player.objects:
            lines.append(Text(f"{TAKEABLE} {_names(texts, player.objects)}"))
        if player.waiting:
            held = Msg("play-vr-held", {"object": Msg(f"yh-{player.waiting}")})
            lines.append(Text(texts.say(held), "italic"))
        title = f"{'▶ ' if active else ''}{player.seat + 1} {names[player.seat]}"
        return Panel(
            Group(*lines),
            title=Text(title, "bold"),
            border_style="green" if active else "dim",
        )

    def _villains(self, view: ReturnView, texts: Texts) -> RenderableType:
        grid = Table.grid(padding=(0, 2))
        for one in view.characters:
            grid.add_row(*self._villain(one, texts))
        return Panel(grid, title=texts.say(Msg("play-vr-villains")), border_style="red")

    def _villain(self, one: CharacterView, texts: Texts) -> Iterator[str]:
        yield f"{'✔' if one.sent else ' '} {_name(texts, one.character)}"
        yield _name(texts, one.space)
        yield texts.say(Msg("play-yh-hp", {"hp": one.hp}))
        if one.hand is not None:
            yield _names(texts, one.hand)
        else:
            yield texts.say(Msg("play-yh-hidden-cards", {"count": sum(one.counts.values())}))

    def _tokens(self, view: ReturnView, texts: Texts) -> RenderableType:
        """Where everything lies, and how far it is from whoever looks."""
        board = self.content.boards[edition_of(view.options)]
        looking = view.turn.active if view.seat is None else view.seat
        away = board.distances(view.players[looking].space)
        grid = Table.grid(padding=(0, 2))
        for space, things in view.lying.items():
            far = texts.say(Msg("play-vr-moves", {"moves": away[space]})) if space in away else ""
            grid.add_row(f"{TAKEABLE} {_names(texts, things)}", _name(texts, space), far)
        return Panel(grid, title=texts.say(Msg("play-vr-tokens")), border_style="yellow")

    def _hand(self, player: PlayerView, texts: Texts) -> RenderableType:
        """What only the player sees."""
        lines = [Text(texts.say(one), "dim") for one in printed(self.content, player.student)[2:]]
        for cards in (player.hand or {}).values():
            lines += [self._card_line(card, texts) for card in cards]
        return Panel(Group(*lines), title=texts.say(Msg("play-yh-yours")), border_style="cyan")

    # ---- fights --------------------------------------------------------------------------

    def _clash(self, view: ReturnView, fight: FightView, texts: Texts) -> RenderableType:
        """Hero and Death Eater, and the own cards."""
        grid = Table.grid(padding=(0, 2))
        hero = fight.sides[0]
        for side, acts in ((hero, not fight.answering), (fight.foe, fight.answering)):
            mark = "▶ " if acts else "  "
            grid.add_row(mark + _name(texts, side.who), *self._party(side, texts))
        lines: list[RenderableType] = [grid]
        cards: Iterable[str] = fight.hand or ()
        if view.seat == hero.seat:
            hand = view.players[hero.seat].hand or {}
            cards = (*hand["spell"], *hand["potion"])
        lines += [self._card_line(card, texts) for card in cards]
        return Panel(Group(*lines), border_style="red")


def _names(texts: Texts, ids: Iterable[str]) -> str:
    return ", ".join(_name(texts, id_) for id_ in ids)


def _name(texts: Texts, id_: str) -> str:
    return texts.say(Msg(f"yh-{id_}"))
