"""A position of A Year at Hogwarts in one literal, for tests, puzzles and bug reports."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal

import msgspec

from commonroom.games.year_at_hogwarts.board import OBJECT_SPACES, START, Board, edition_of
from commonroom.games.year_at_hogwarts.content import Content
from commonroom.games.year_at_hogwarts.rules.setup import table_for
from commonroom.games.year_at_hogwarts.state import Player, Table
from commonroom.kernel.arranging import check, known, read


class Seat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A player; HP are those of the sheet unless said otherwise."""

    student: str
    space: str = START
    hp: int | None = None
    points: int = 0
    floo: int = 0
    portkeys: int = 0
    floo_cards: list[str] = []
    spells: list[str] = []
    potions: list[str] = []
    books: list[str] = []
    missions: list[str] = []
    objects: list[str] = []
    done: list[str] = []
    flown: bool = False
    one_die: bool = False
    waiting: str = ""
    home: str = ""


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a literal may say; everything but the players has a quiet default.

    The turn of the active player begins, unless `phase` says otherwise. Cards and missions named
    nowhere are in their decks, tokens that nobody has in the supply. Objects that nobody holds and
    `lying` does not name lie on the first free object spaces, in the order of the files.
    """

    players: list[Seat]
    active: int = 0
    turn: int = 0
    phase: Literal["turn", "plan", "roll", "walk", "meet", "resolve", "trip", "end"] = "turn"
    left: int = 0
    trodden: list[str] = []
    taken: int = 0
    trip: str = ""
    extra: bool = False
    lying: dict[str, list[str]] = {}
    dark_towers: list[str] = []
    death_eaters: list[str] | None = None
    """The sheets still in play: as many as there are tokens, in the order of the file."""
    truces: list[tuple[int, int, int]] = []
    bottoms: dict[str, list[str]] = {}


def read_position(position: Mapping[str, Any]) -> Position:
    """The literal, checked for shape."""
    return read(Position, position)


def table_of(content: Content, options: Mapping[str, str], position: Position) -> Table:
    """The table that a position describes."""
    board = content.boards[edition_of(options)]
    seats = len(position.players)
    check(0 <= position.active < seats, "active", f"there are {seats} players, counted from 0")
    table = table_for(content, seats)
    table.phase, table.active, table.turn = position.phase, position.active, position.turn
    table.left, table.taken, table.extra = position.left, position.taken, position.extra
    table.trip, table.truces = position.trip, tuple(position.truces)
    table.players = [_player(content, board, table, seat) for seat in position.players]
    waited_for = {player.waiting for player in table.players}
    for player in table.players:
        player.shown = tuple(mission for mission in player.missions if mission in waited_for)
    table.trodden = list(position.trodden) or [table.players[position.active].space]
    students = [player.student for player in table.players]
    check(len(set(students)) == seats, "players", "a student is played by one player only")
    lay_under(table, position.bottoms)
    _place_dark(content, board, table, position)
    _lay_objects(content, board, table, position)
    return table


def _player(content: Content, board: Board, table: Table, seat: Seat) -> Player:
    known(seat.student, content.students, "student")
    known(seat.space, board.spaces, "space")
    hands = {
        "spell": seat.spells,
        "potion": seat.potions,
        "book": seat.books,
        "action": seat.floo_cards,
    }
    for deck, cards in hands.items():
        for card in cards:
            take_card(table, deck, card)
    missions = list(table.missions)
    for mission in (*seat.missions, *seat.done):
        take(mission, missions)
    table.missions = tuple(missions)
    take_tokens(table, seat.floo, seat.portkeys)
    return Player(
        student=seat.student,
        space=seat.space,
        hp=content.students[seat.student].hp if seat.hp is None else seat.hp,
        points=seat.points,
        floo=seat.floo,
        portkeys=seat.portkeys,
        floo_cards=tuple(seat.floo_cards),
        spells=tuple(seat.spells),
        potions=tuple(seat.potions),
        books=tuple(seat.books),
        missions=tuple(seat.missions),
        objects=tuple(seat.objects),
        done=tuple(seat.done),
        flown=seat.flown,
        one_die=seat.one_die,
        waiting=seat.waiting,
        home=seat.home,
    )


def _place_dark(content: Content, board: Board, table: Table, position: Position) -> None:
    for tower in position.dark_towers:
        known(tower, board.towers, "tower")
    table.dark_towers = tuple(position.dark_towers)
    sheets = list(content.death_eaters)[: len(table.dark_towers)]
    table.death_eaters = tuple(sheets if position.death_eaters is None else position.death_eaters)
    for sheet in table.death_eaters:
        known(sheet, content.death_eaters, "Death Eater")
    reason = "there is a sheet for each token"
    check(len(table.death_eaters) == len(table.dark_towers), "death_eaters", reason)


def _lay_objects(content: Content, board: Board, table: Table, position: Position) -> None:
    rest = list(content.objects)
    for player in table.players:
        for thing in player.objects:
            take(thing, rest)
    for space, things in position.lying.items():
        known(space, board.spaces, "space")
        for thing in things:
            take(thing, rest)
        if things:
            table.lying[space] = tuple(things)
    spaces = [space for name in OBJECT_SPACES for space in board.object_spaces(name)]
    free = [space for space in spaces if space not in position.lying]
    for number, thing in enumerate(rest):
        space = (free or spaces)[number % len(free or spaces)]
        table.lying[space] = (*table.lying.get(space, ()), thing)


def take(card: str, pile: list[str]) -> None:
    """Take a thing out of where it would be by itself."""
    check(card in pile, card, "there is no such thing, or it is in two places")
    pile.remove(card)


def take_card(table: Table, deck: str, card: str) -> None:
    """Take a card out of its deck."""
    heap = list(table.decks[deck])
    take(card, heap)
    table.decks[deck] = tuple(heap)


def lay_under(table: Table, bottoms: Mapping[str, Sequence[str]]) -> None:
    """Put used cards under their decks."""
    for deck, cards in bottoms.items():
        known(deck, table.decks, "deck")
        for card in cards:
            take_card(table, deck, card)
            table.bottoms[deck] += (card,)


def take_tokens(table: Table, floo: int, portkeys: int) -> None:
    """Take tokens out of the supply."""
    check(table.floo >= floo, "floo", "there are no more tokens")
    check(table.portkeys >= portkeys, "portkeys", "there are no more tokens")
    table.floo -= floo
    table.portkeys -= portkeys
