"""Setup: roles, tokens, Horcruxes (YH-VR-1, YH-VR-2)."""

from __future__ import annotations

from collections.abc import Iterable

from commonroom.games.year_at_hogwarts.board import START
from commonroom.games.year_at_hogwarts.content import Content
from commonroom.games.year_at_hogwarts.events import StudentTaken
from commonroom.games.year_at_hogwarts.options import STUDENT
from commonroom.games.year_at_hogwarts.rules.asking import ask_once
from commonroom.games.year_at_hogwarts.rules.holdings import draw, gain
from commonroom.games.year_at_hogwarts.rules.objects import drop
from commonroom.games.year_at_hogwarts.state import Player
from commonroom.games.year_at_hogwarts.voldemort_returns.events import TokenLaid
from commonroom.games.year_at_hogwarts.voldemort_returns.game import (
    HARRY,
    HEROES,
    PETTIGREW,
    RITUAL,
    STONE,
    TOOLS,
    WAND,
    Return,
)
from commonroom.games.year_at_hogwarts.voldemort_returns.state import ReturnTable
from commonroom.kernel import Option, Script

USED_DECKS = ("spell", "potion")
"""YH-VR-1 From the others nothing is drawn, as if they had run out."""


def table_for(content: Content, seats: int) -> ReturnTable:
    """The table before anything is dealt."""
    decks = {deck: tuple(content.decks[deck]) if deck in USED_DECKS else () for deck in (
        "spell", "potion", "book", "action", "event", "duel",
    )}  # fmt: skip
    return ReturnTable(
        phase="setup",
        players=[Player(space=START) for _ in range(seats)],
        decks=decks,
        bottoms=dict.fromkeys(decks, ()),
        floo=content.limit.floo_tokens,
        portkeys=content.limit.portkey_tokens,
        aside=(STONE, WAND),
        towers=[""] * seats,
    )


def setup(game: Return) -> Script[str]:
    """YH-VR-1, YH-VR-2; YH-VR-3 Pettigrew starts."""
    state = game.state
    match game.options["pettigrew"]:
        case "first":
            state.villain = 0
        case "last":
            state.villain = game.seats - 1
        case _:
            state.villain = game.chance.one_of(range(game.seats), "pettigrew")
    state.active = state.villain
    lay_horcruxes(game)
    scatter(game)
    _take(game, state.villain, PETTIGREW)
    for seat in game.heroes:
        yield from _take_hero(game, seat)
    for seat in game.in_turn(state.villain):
        deal(game, seat)
    return "turn"


def lay_horcruxes(game: Return) -> None:
    """YH-VR-2 Each Horcrux on its own space."""
    for thing in game.content.objects.values():
        if thing.horcrux:
            _lay(game, thing.id, thing.horcrux)


def on_foot(game: Return) -> Iterable[str]:
    """The object spaces that can be reached on foot."""
    near = game.board.distances(START)
    return [space.id for space in game.board.spaces.values() if space.object and space.id in near]


def scatter(game: Return) -> None:
    """YH-VR-2 The tokens to be found, on random object spaces.

    RULING: on different ones, and only where one can walk to, because Pettigrew has no Floo.
    """
    spaces = list(on_foot(game))
    for thing in (*RITUAL, *TOOLS):
        _lay(game, thing, game.chance.draw(spaces, "token"))


def _lay(game: Return, thing: str, space: str) -> None:
    drop(game, thing, space)
    game.tell(TokenLaid, rule="YH-VR-2", object=thing, space=space)


def _take(game: Return, seat: int, character: str) -> None:
    game.state.players[seat].student = character
    game.tell(StudentTaken, rule="YH-VR-1", seat=seat, student=character)


def _take_hero(game: Return, seat: int) -> Script[None]:
    """YH-VR-1 Harry, Ron or Hermione; RULING: Harry is always in play."""
    taken = [game.state.players[one].student for one in game.heroes]
    free = [hero for hero in HEROES if hero not in taken]
    if game.seats == 2:
        free = [game.switches.vr_two_players]
    elif taken.count("") == 1 and HARRY in free:
        free = [HARRY]
    hero = free[0]
    if len(free) > 1 and game.options["students"] == "random":
        hero = game.chance.one_of(free, "student")
    elif len(free) > 1:
        options: list[Option] = STUDENT.each(free)
        option = yield from ask_once(seat, "student", options, "YH-VR-1")
        hero = STUDENT.arg(option)
    _take(game, seat, hero)


def deal(game: Return, seat: int) -> None:
    """YH-VR-1 HP and cards as on the sheet; heroes have a Floo and a Portkey token."""
    rule, sheet = "YH-VR-1", game.sheet(seat)
    game.state.players[seat].hp = sheet.hp
    if seat != game.state.villain:
        gain(game, seat, "floo", game.variant.floo, rule)
        gain(game, seat, "portkey", game.content.limit.portkeys, rule)
    draw(game, seat, "spell", sheet.spells, rule)
    draw(game, seat, "potion", sheet.potions, rule)
