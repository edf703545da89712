"""Setup: the box, students, cards and tokens, Death Eaters, who begins (YH-SET)."""

from __future__ import annotations

from commonroom.games.year_at_hogwarts import options as verbs
from commonroom.games.year_at_hogwarts.board import OBJECT_SPACES, START
from commonroom.games.year_at_hogwarts.content import Content
from commonroom.games.year_at_hogwarts.events import (
    FirstPlayer,
    MissionsDealt,
    StudentTaken,
    TowerGuarded,
)
from commonroom.games.year_at_hogwarts.game import Year
from commonroom.games.year_at_hogwarts.rules.asking import ask_once
from commonroom.games.year_at_hogwarts.rules.holdings import draw, gain
from commonroom.games.year_at_hogwarts.state import Player, Table
from commonroom.kernel import Option, Script

QUIDDITCH = "quidditch"


def table_for(content: Content, seats: int) -> Table:
    """The table before anything is dealt; Quidditch cards lie by the pitch."""
    decks: dict[str, tuple[str, ...]] = {
        deck: tuple(cards) for deck, cards in content.decks.items() if deck != QUIDDITCH
    }
    return Table(
        phase="setup",
        players=[Player(space=START) for _ in range(seats)],
        decks=decks,
        bottoms=dict.fromkeys(decks, ()),
        missions=tuple(content.missions),
        floo=content.limit.floo_tokens,
        portkeys=content.limit.portkey_tokens,
    )


def setup(game: Year) -> Script[str]:
    """YH-SET-2 … YH-SET-5"""
    lay_objects(game)
    for seat in range(game.seats):
        yield from _take_student(game, seat)
    for seat in range(game.seats):
        deal(game, seat)
    yield from _choose_first(game)
    if game.variant.death_eaters and not game.solo:
        yield from guard_towers(game)
    return "turn"


def lay_objects(game: Year) -> None:
    """YH-SET-4 The 30 objects on the object spaces, at random."""
    things = list(game.content.objects)
    for board in OBJECT_SPACES:
        for space in game.board.object_spaces(board):
            game.state.lying[space] = (game.chance.draw(things, "object"),)


def _take_student(game: Year, seat: int) -> Script[None]:
    """YH-SET-2 A student sheet."""
    taken = [player.student for player in game.state.players]
    free = [student for student in game.content.students if student not in taken]
    if game.options["students"] == "random":
        student = game.chance.one_of(free, "student")
    else:
        options: list[Option] = verbs.STUDENT.each(free)
        option = yield from ask_once(seat, "student", options, "YH-SET-2")
        student = verbs.STUDENT.arg(option)
    game.state.players[seat].student = student
    game.tell(StudentTaken, rule="YH-SET-2", seat=seat, student=student)


def deal(game: Year, seat: int) -> None:
    """YH-SET-2 Tokens, HP and cards as on the sheet, secret missions."""
    rule, limit = "YH-SET-2", game.content.limit
    player = game.state.players[seat]
    sheet = game.content.students[player.student]
    player.hp = sheet.hp
    gain(game, seat, "floo", game.variant.floo, rule)
    gain(game, seat, "portkey", limit.portkeys, rule)
    draw(game, seat, "book", sheet.books, rule)
    draw(game, seat, "spell", sheet.spells, rule)
    draw(game, seat, "potion", sheet.potions, rule)
    many = game.seats > limit.many_players
    heap = list(game.state.missions)
    for _ in range(limit.missions_many if many else limit.missions):
        if heap:
            player.missions += (game.chance.draw(heap, "mission"),)
    game.state.missions = tuple(heap)
    dealt, audience = player.missions, tuple(game.members(seat))
    game.tell(MissionsDealt, rule=rule, seat=seat, missions=dealt, audience=audience)


def _choose_first(game: Year) -> Script[None]:
    """YH-SET-5 RULING: at random, unless the players say who is youngest."""
    seats = range(game.seats)
    if game.options["first-player"] == "random" or game.solo:
        game.state.active = game.chance.one_of(seats, "first-player")
    else:
        options: list[Option] = verbs.FIRST.each(seats)
        option = yield from ask_once(0, "first", options, "YH-SET-5")
        game.state.active = verbs.FIRST.arg(option)
    game.tell(FirstPlayer, rule="YH-SET-5", seat=game.state.active)


def guard_towers(game: Year) -> Script[None]:
    """YH-SET-3 The players put the Death Eater tokens on towers; RULING: in turn, one each."""
    state = game.state
    state.death_eaters = tuple(game.content.death_eaters)
    order = game.in_turn(state.active)
    for number in range(len(state.death_eaters)):
        seat = order[number % len(order)]
        free = [tower for tower in game.board.towers if tower not in state.dark_towers]
        options: list[Option] = verbs.GUARD.each(free)
        option = yield from ask_once(seat, "guard", options, "YH-SET-3", "place")
        tower = verbs.GUARD.arg(option)
        state.dark_towers += (tower,)
        game.tell(TowerGuarded, rule="YH-SET-3", seat=seat, space=tower)
