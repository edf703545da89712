"""A Year at Hogwarts in a terminal: the map, every player's sheet, and what the own missions need.

Whoever looks is told the way to what is still missing, as one would find it on the board.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from functools import partial

import msgspec
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from commonroom.games.year_at_hogwarts.board import Board, BoardName, edition_of
from commonroom.games.year_at_hogwarts.content import Content, Mission
from commonroom.games.year_at_hogwarts.seen import FightView, PlayerView, SideView, TableView
from commonroom.games.year_at_hogwarts.voldemort_returns.seen import ReturnView
from commonroom.games.year_at_hogwarts.wording.cards import everything_printed, need, printed
from commonroom.kernel import Arg, Msg
from commonroom.terminal.castle_map import DARK, SYMBOLS, TAKEABLE, CastleMap
from commonroom.terminal.panels import card_face, named_like, side_by_side
from commonroom.terminal.quidditch import QuidditchTableau
from commonroom.text import Texts

_SIDE_BOARDS: tuple[BoardName, ...] = ("diagon-alley", "places")
_SHEETS = 3
"""So many sheets stand side by side."""
_ARROWS = "→↘↓↙←↖↑↗"


class YearTableau:
    """How the table looks."""

    def __init__(self, content: Content) -> None:
        self.content = content
        self.quidditch = QuidditchTableau(content)

    # ---- the table -----------------------------------------------------------------------

    def table(self, view: msgspec.Struct, texts: Texts, names: dict[int, str]) -> RenderableType:
        assert isinstance(view, TableView)
        if not all(player.student for player in view.players):
            return Group()
        if view.quidditch is not None:
            return self.quidditch.table(view.quidditch, texts, names)
        parts: list[RenderableType] = [*self._maps(view, texts), self._players(view, texts, names)]
        if view.seat is not None:
            parts.append(self._own(view, view.players[view.seat], texts, names))
        parts += [self._fight(view, fight, texts) for fight in view.standing]
        if view.fight is not None:
            parts.append(self._fight(view, view.fight, texts))
        return Group(*parts)

    def glance(
        self, view: msgspec.Struct, texts: Texts, names: dict[int, str]
    ) -> RenderableType | None:
        """In a fight, the fight; after the roll of one's own move, the ways from here."""
        assert isinstance(view, TableView)
        if view.quidditch is not None:
            return None
        if view.fight is not None:
            return self._fight(view, view.fight, texts)
        if view.turn.dice and view.turn.active == view.seat:
            return self._ways(view, view.players[view.seat], texts)
        return None

    def scene(self, view: msgspec.Struct) -> object:
        """In one's own turn, where one stands: other ways lead on from there."""
        assert isinstance(view, TableView | ReturnView)
        return view.players[view.seat].space if view.turn.active == view.seat else None

    def _board(self, view: TableView | ReturnView) -> Board:
        return self.content.boards[edition_of(view.options)]

    # ---- the map -------------------------------------------------------------------------

    def _maps(self, view: TableView, texts: Texts) -> Iterator[RenderableType]:
        """The castle; the other boards when somebody is there."""
        board = self._board(view)
        drawn = self._map(view, board, "hogwarts")
        legend = Text(self._legend(texts), "dim")
        title = self._title(view, texts)
        yield Panel(Group(drawn, legend), title=title, title_align="left", border_style="dim")
        where = {board.spaces[player.space].board for player in view.players}
        for name in _SIDE_BOARDS:
            if name in where:
                side = self._map(view, board, name)
                yield Panel(side, title=_name(texts, name), border_style="dim")

    def _map(self, view: TableView, board: Board, name: BoardName) -> CastleMap:
        pawns: dict[str, str] = {}
        for player in view.players:
            pawns[player.space] = pawns.get(player.space, "") + str(player.seat + 1)
        here = view.players[view.turn.active if view.seat is None else view.seat].space
        return CastleMap(
            board,
            name,
            pawns=pawns,
            lying=view.lying,
            dark=view.dark_towers,
            ways=(step.to for step in board.steps[here]),
        )

    def _legend(self, texts: Texts) -> str:
        told = [
            f"{sign} {texts.say(Msg(f'play-yh-symbol-{what}'))}"
            for what, sign in (*SYMBOLS.items(), ("lying", TAKEABLE), ("dark", DARK))
        ]
        return "   ".join(told)

    def _title(self, view: TableView, texts: Texts) -> str:
        length = self.content.lengths[view.options["length"]]
        args: dict[str, Arg] = {
            "turn": view.turn.number + 1,
            "variant": Msg(f"yh-variant-{view.options['variant']}"),
            "missions": length.missions,
            "points": length.points,
        }
        return texts.say(Msg("play-yh-title", args))

    # ---- the players ---------------------------------------------------------------------

    def _players(self, view: TableView, texts: Texts, names: dict[int, str]) -> RenderableType:
        sheets = [self._sheet(view, player, texts, names) for player in view.players]
        return side_by_side(sheets, wide=_SHEETS, gap=0)

    def _sheet(
        self, view: TableView, player: PlayerView, texts: Texts, names: dict[int, str]
    ) -> Panel:
        active = player.seat == view.turn.active
        lines = [
            Text(f"{_name(texts, player.student)} · {_name(texts, player.space)}", "bold"),
            self._numbers(player, texts),
            Text(texts.say(Msg("play-yh-cards", _counts(player)))),
        ]
        if player.objects:
            lines.append(Text(f"{TAKEABLE} {_names(texts, player.objects)}"))
        if player.done:
            lines.append(Text(f"✔ {_names(texts, player.done)}", "green"))
        if player.shown:
            lines.append(Text(f"⚑ {_names(texts, player.shown)}", "dim"))
        if player.waiting:
            waiting = Msg("play-yh-waiting", {"mission": Msg(f"yh-{player.waiting}")})
            lines.append(Text(texts.say(waiting), "italic"))
        team = None
        if view.options["variant"] == "teams" and len(view.players) > 1:
            team = texts.say(Msg("play-yh-team", {"number": player.team + 1}))
        return Panel(
            Group(*lines),
            title=Text(f"{'▶ ' if active else ''}{player.seat + 1} {names[player.seat]}", "bold"),
            subtitle=team,
            border_style="green" if active else "dim",
        )

    def _numbers(self, player: PlayerView, texts: Texts) -> Text:
        args: dict[str, Arg] = {
            "hp": player.hp,
            "points": player.points,
            "floo": player.floo + len(player.floo_cards),
            "portkeys": player.portkeys,
        }
        text = Text(texts.say(Msg("play-yh-numbers", args)), "bold")
        return text.append(" ◎", "dim") if player.flown else text

    # ---- what only the player sees -------------------------------------------------------

    def _own(
        self, view: TableView, player: PlayerView, texts: Texts, names: dict[int, str]
    ) -> RenderableType:
        """The hand, and for each mission what it still needs and where that is."""
        sheet = self.content.students[player.student]
        lines = [Text(texts.say(message), "dim") for message in printed(self.content, sheet.id)[2:]]
        for cards in (player.hand or {}).values():
            lines += [self._card_line(card, texts) for card in cards]
        for mission in player.missions or ():
            lines += self._mission(view, player, self.content.missions[mission], texts, names)
        return Panel(Group(*lines), title=texts.say(Msg("play-yh-yours")), border_style="cyan")

    def _card_line(self, card: str, texts: Texts) -> Text:
        text = Text(f"✦ {_name(texts, card)}  ", "bold")
        words = " ".join(texts.say(message) for message in printed(self.content, card))
        return text.append(words, "not bold dim")

    def _mission(
        self,
        view: TableView,
        player: PlayerView,
        mission: Mission,
        texts: Texts,
        names: dict[int, str],
    ) -> Iterator[Text]:
        """A mission and its objects; those that a team mate holds are as good as one's own."""
        text = Text(f"⚑ {_name(texts, mission.id)}  ", "bold")
        args: dict[str, Arg] = {
            "points": mission.points,
            "place": self._way(view, player, mission.place),
        }
        yield text.append(texts.say(Msg("play-yh-mission", args)), "not bold")
        mates = [mate for mate in view.players if mate.team == player.team]
        held = {thing for mate in mates for thing in mate.objects}
        at = {thing: space for space, things in view.lying.items() for thing in things}
        for thing in mission.objects:
            if thing in held:
                yield Text(f"    ✔ {_name(texts, thing)}", "green")
            elif thing in at:
                found: dict[str, Arg] = {
                    "object": Msg(f"yh-{thing}"),
                    "place": self._way(view, player, at[thing]),
                }
                yield Text(f"    {TAKEABLE} {texts.say(Msg('play-yh-object', found))}")
            else:
                owner = next(one for one in view.players if thing in one.objects)
                had: dict[str, Arg] = {"object": Msg(f"yh-{thing}"), "seat": owner.seat}
                yield Text(f"    {TAKEABLE} {texts.say(Msg('play-yh-object-of', had), names)}")
        if view.options["variant"] != "underage":
            needs: dict[str, Arg] = {"needs": [need(one) for one in mission.needs]}
            yield Text(f"    ✦ {texts.say(Msg('play-yh-needs', needs))}", "dim")

    def _way(self, view: TableView, player: PlayerView, goal: str) -> Msg:
        """A space, how far it is on foot and where the way there begins."""
        board, place = self._board(view), Msg(f"yh-{goal}")
        away = board.distances(goal)
        if goal == player.space:
            return Msg("play-yh-here", {"place": place})
        steps = [step for step in board.steps[player.space] if step.to in away]
        if player.space not in away or not steps:
            by = "play-yh-by-floo" if goal in board.floo_places else "play-yh-by-portkey"
            return Msg(by, {"place": place})
        first = min(steps, key=lambda step: step.moves + away[step.to])
        args: dict[str, Arg] = {
            "place": place,
            "moves": away[player.space],
            "first": Msg(f"yh-{first.to}"),
        }
        return Msg("play-yh-way", args)

    def _ways(
        self, view: TableView | ReturnView, player: PlayerView, texts: Texts
    ) -> RenderableType:
        """The spaces one step away: in which direction, what they do, what lies there."""
        board = self._board(view)
        here = board.spaces[player.space]
        grid = Table.grid(padding=(0, 2))
        for step in board.steps[here.id]:
            there = board.spaces[step.to]
            arrow = "⇢"
            if there.board == here.board:
                turn = math.atan2(there.y - here.y, there.x - here.x) / (math.pi / 4)
                arrow = _ARROWS[round(turn) % len(_ARROWS)]
            lying = [f"{TAKEABLE} {_name(texts, one)}" for one in view.lying.get(there.id, ())]
            does = " ".join(texts.say(one) for one in printed(self.content, there.id))
            grid.add_row(arrow, Text(_name(texts, there.id), "bold"), ", ".join(lying), does)
        return Panel(grid, title=_name(texts, here.id), border_style="green")

    # ---- fights --------------------------------------------------------------------------

    def _fight(self, view: TableView, fight: FightView, texts: Texts) -> RenderableType:
        """Both parties, and what is printed on the opponent's card."""
        grid = Table.grid(padding=(0, 2))
        for number, side in enumerate(fight.sides):
            mark = "▶ " if number == fight.acting and not fight.answering else "  "
            grid.add_row(mark + _name(texts, side.who), *self._party(side, texts))
        mark = "▶ " if fight.answering else "  "
        grid.add_row(mark + _name(texts, fight.foe.who), *self._party(fight.foe, texts))
        lines: list[RenderableType] = [grid]
        if not fight.foe.student:
            face = printed(self.content, fight.foe.who)[1:]
            lines += [Text(texts.say(message), "dim") for message in face]
        if view.seat is not None and view.seat in [side.seat for side in fight.sides]:
            hand = view.players[view.seat].hand or {}
            cards = (*view.players[view.seat].pledged, *hand["spell"], *hand["potion"])
            lines += [self._card_line(one, texts) for one in cards]
        lines += [self._card_line(one, texts) for one in fight.hand or ()]
        title = _name(texts, fight.mission) if fight.mission else None
        return Panel(Group(*lines), title=title, border_style="red")

    def _party(self, side: SideView, texts: Texts) -> Iterator[str]:
        yield texts.say(Msg("play-yh-hp", {"hp": side.hp}))
        yield texts.say(Msg("play-yh-res", {"res": side.res}))
        yield texts.say(Msg("play-yh-attack-dice", {"dice": side.dice})) if side.dice else ""

    # ---- cards ---------------------------------------------------------------------------

    def card(self, id_: str, texts: Texts) -> RenderableType | None:
        return card_face(_name(texts, id_), printed(self.content, id_), texts)

    def find(self, words: str, texts: Texts) -> list[str]:
        return named_like(words, everything_printed(self.content), partial(_name, texts))


def _counts(player: PlayerView) -> dict[str, Arg]:
    return {
        "spells": player.counts["spell"],
        "potions": player.counts["potion"],
        "books": player.counts["book"],
        "missions": player.mission_count,
    }


def _names(texts: Texts, ids: Iterable[str]) -> str:
    return ", ".join(_name(texts, id_) for id_ in ids)


def _name(texts: Texts, id_: str) -> str:
    return texts.say(Msg(f"yh-{id_}"))
