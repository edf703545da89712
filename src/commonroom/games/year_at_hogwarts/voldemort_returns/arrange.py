"""A position of Voldemort Returns in one literal, for tests, puzzles and bug reports."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

import msgspec

from commonroom.games.year_at_hogwarts.arrange import lay_under, take, take_card, take_tokens
from commonroom.games.year_at_hogwarts.board import QUIDDITCH_PITCH, START, Board, edition_of
from commonroom.games.year_at_hogwarts.content import Content
from commonroom.games.year_at_hogwarts.state import Player
from commonroom.games.year_at_hogwarts.voldemort_returns.game import (
    HARRY,
    HEROES,
    PETTIGREW,
    RITUAL,
    STONE,
    TOOLS,
    VOLDEMORT,
    WAND,
)
from commonroom.games.year_at_hogwarts.voldemort_returns.setup import table_for
from commonroom.games.year_at_hogwarts.voldemort_returns.state import ReturnTable
from commonroom.kernel.arranging import check, known, read


class Someone(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A hero, Pettigrew, Voldemort or a Death Eater; HP are those of the sheet unless said."""

    character: str
    space: str = START
    hp: int | None = None
    floo: int = 0
    portkeys: int = 0
    spells: list[str] = []
    potions: list[str] = []
    objects: list[str] = []
    one_die: bool = False
    waiting: str = ""
    tower: str = ""
    """Where it came from, if it stays at a Place for a Horcrux."""


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a literal may say; everything but the players has a quiet default.

    The villain's player is Pettigrew, or after the return Voldemort, whose Death Eaters are under
    `death_eaters`. Horcruxes not named in `lying` or `destroyed` lie where they belong. Tokens that
    nobody holds and `lying` does not name are out of play.
    """

    players: list[Someone]
    death_eaters: list[Someone] = []
    active: int = 0
    turn: int = 0
    phase: Literal[
        "turn", "plan", "command", "roll", "walk", "meet", "resolve", "trip", "graveyard", "end"
    ] = "turn"
    left: int = 0
    trodden: list[str] = []
    taken: int = 0
    trip: str = ""
    sent: list[str] = []
    lying: dict[str, list[str]] = {}
    destroyed: list[str] = []
    wary: list[tuple[int, str, int]] = []
    bottoms: dict[str, list[str]] = {}


def read_position(position: Mapping[str, Any]) -> Position:
    """The literal, checked for shape."""
    return read(Position, position)


def table_of(content: Content, options: Mapping[str, str], position: Position) -> ReturnTable:
    """The table that a position describes."""
    board = content.boards[edition_of(options)]
    seats = len(position.players)
    check(0 <= position.active < seats, "active", f"there are {seats} players, counted from 0")
    table = table_for(content, seats)
    table.phase, table.active, table.turn = position.phase, position.active, position.turn
    table.left, table.taken, table.trip = position.left, position.taken, position.trip
    table.sent, table.wary = tuple(position.sent), tuple(position.wary)
    table.players = [_someone(content, board, table, one) for one in position.players]
    table.towers = [one.tower for one in position.players]
    table.trodden = list(position.trodden) or [table.players[position.active].space]
    _cast(table)
    for one in position.death_eaters:
        known(one.character, content.death_eaters, "Death Eater")
        table.pawns[one.character] = _someone(content, board, table, one)
    lay_under(table, position.bottoms)
    _lay_tokens(content, board, table, position)
    return table


def _cast(table: ReturnTable) -> None:
    """Find out who is who."""
    roles = [player.student for player in table.players]
    villains = [seat for seat, role in enumerate(roles) if role in (PETTIGREW, VOLDEMORT)]
    check(len(villains) == 1, "players", "one player is Pettigrew or Voldemort")
    heroes = [role for role in roles if role in HEROES]
    alone = HARRY in heroes and len(set(heroes)) == len(heroes) == len(roles) - 1
    check(alone, "players", "the others are Harry and his friends, each once")
    table.villain = villains[0]
    table.returned = roles[table.villain] == VOLDEMORT


def _someone(content: Content, board: Board, table: ReturnTable, one: Someone) -> Player:
    known(one.character, [*HEROES, *content.death_eaters, VOLDEMORT], "character")
    space = one.space
    if one.character == VOLDEMORT and space == START:
        space = QUIDDITCH_PITCH
    known(space, board.spaces, "space")
    for deck, cards in (("spell", one.spells), ("potion", one.potions)):
        for card in cards:
            take_card(table, deck, card)
    take_tokens(table, one.floo, one.portkeys)
    sheet = content.sheets.get(one.character)
    full = content.voldemort.hp if sheet is None else sheet.hp
    return Player(
        student=one.character,
        space=space,
        hp=full if one.hp is None else one.hp,
        floo=one.floo,
        portkeys=one.portkeys,
        spells=tuple(one.spells),
        potions=tuple(one.potions),
        objects=tuple(one.objects),
        one_die=one.one_die,
        waiting=one.waiting,
    )


def _lay_tokens(content: Content, board: Board, table: ReturnTable, position: Position) -> None:
    horcruxes = {thing.id: thing.horcrux for thing in content.objects.values() if thing.horcrux}
    rest = [*horcruxes, *RITUAL, *TOOLS, STONE, WAND]
    for player in (*table.players, *table.pawns.values()):
        for thing in player.objects:
            take(thing, rest)
    for thing in position.destroyed:
        known(thing, horcruxes, "Horcrux")
        take(thing, rest)
    table.destroyed = tuple(position.destroyed)
    for space, things in position.lying.items():
        known(space, board.spaces, "space")
        for thing in things:
            take(thing, rest)
        if things:
            table.lying[space] = tuple(things)
    for thing, space in horcruxes.items():
        if thing in rest:
            table.lying[space] = (*table.lying.get(space, ()), thing)
    table.aside = tuple(thing for thing in (STONE, WAND) if thing in rest)
    villain = table.players[table.villain]
    if table.returned and position.players[table.villain].hp is None:
        villain.hp -= len(table.destroyed)
