"""Objects: taking them up, laying them down, using the special ones (YH-OBJ, YH-CMP-5)."""

from __future__ import annotations

from collections.abc import Iterable

from commonroom.games.year_at_hogwarts import options as verbs
from commonroom.games.year_at_hogwarts.board import BoardName
from commonroom.games.year_at_hogwarts.events import (
    ObjectLaid,
    ObjectsSwapped,
    ObjectTaken,
    ObjectUsed,
    ObjectWon,
)
from commonroom.games.year_at_hogwarts.game import Year
from commonroom.games.year_at_hogwarts.rules.asking import ask_once
from commonroom.games.year_at_hogwarts.state import without
from commonroom.kernel import Option, Script


def has_room(game: Year, seat: int) -> bool:
    """YH-OBJ-1 At most six are held."""
    return len(game.state.players[seat].objects) < game.content.limit.objects_held


def takes(game: Year, seat: int, spaces: Iterable[str]) -> list[Option]:
    """YH-OBJ-1 The objects of these spaces that may be taken now; with six, in exchange."""
    state = game.state
    if state.taken >= game.content.limit.objects_per_turn:
        return []
    lying = [
        thing
        for space in spaces
        if space in state.lying
        for thing in state.lying[space]
        if game.may_hold(seat, thing)
    ]
    if not lying:
        return []
    if has_room(game, seat):
        return verbs.TAKE.each(lying)
    mine = state.players[seat].objects
    return [verbs.EXCHANGE.option(thing, own) for thing in lying for own in mine]


def can_take(game: Year, seat: int, spaces: Iterable[str]) -> bool:
    """YH-OBJ-1 Whether there is anything on these spaces that may be taken now."""
    state = game.state
    if state.taken >= game.content.limit.objects_per_turn:
        return False
    return any(game.may_hold(seat, thing) for space in spaces for thing in state.lying[space])


def take(game: Year, seat: int, option: Option) -> None:
    """YH-OBJ-1 Take an object up, leaving another there if one holds six."""
    left = None
    if option[0] == verbs.EXCHANGE.name:
        thing, left = verbs.EXCHANGE.args(option)
    else:
        thing = verbs.TAKE.arg(option)
    space = where(game, thing)
    lift(game, thing, space)
    game.state.players[seat].objects += (thing,)
    game.state.taken += 1
    game.tell(ObjectTaken, rule="YH-OBJ-1", seat=seat, object=thing, space=space)
    if left is not None:
        put(game, seat, left, space, "YH-OBJ-1")


def lift(game: Year, thing: str, space: str) -> None:
    """An object no longer lies on a space."""
    lying = game.state.lying
    left = without(lying[space], thing)
    if left:
        lying[space] = left
    else:
        del lying[space]


def drop(game: Year, thing: str, space: str) -> None:
    """An object comes to lie on a space."""
    lying = game.state.lying
    lying[space] = (*lying.get(space, ()), thing)


def where(game: Year, thing: str) -> str:
    """The space on which an object lies."""
    return next(space for space, things in game.state.lying.items() if thing in things)


def put(game: Year, seat: int, thing: str, space: str, rule: str) -> None:
    """Lay an object of a player on a space."""
    player = game.state.players[seat]
    player.objects = without(player.objects, thing)
    drop(game, thing, space)
    game.tell(ObjectLaid, rule=rule, seat=seat, object=thing, space=space)


def lay(
    game: Year, seat: int, owner: int, thing: str, board: BoardName, rule: str, anywhere: bool
) -> Script[None]:
    """Lay an object of `owner` on an object space, or any space, of a board; `seat` says which."""
    spaces = [
        space.id
        for space in game.board.spaces.values()
        if space.board == board and (anywhere or space.object)
    ]
    options: list[Option] = [verbs.LAY.option(thing, space) for space in spaces]
    option = yield from ask_once(seat, "lay", options, rule, "place", object=thing)
    _, space = verbs.LAY.args(option)
    put(game, owner, thing, space, rule)


def use_up(game: Year, seat: int, thing: str) -> Script[None]:
    """YH-CMP-5 A special object is used once and goes to Diagon Alley."""
    game.tell(ObjectUsed, rule="YH-CMP-5", seat=seat, object=thing)
    yield from lay(game, seat, seat, thing, "diagon-alley", "YH-CMP-5", anywhere=False)


def usable(game: Year, seat: int, when: str) -> list[str]:
    """YH-CMP-5 The special objects a player holds that serve in a fight, or in its turn."""
    powers = game.content.powers
    return [
        thing
        for thing in game.state.players[seat].objects
        if thing in powers and powers[thing].when == when
    ]


def swap(game: Year, seat: int, mine: str, other: int, theirs: str, rule: str) -> None:
    """Two objects change hands."""
    one, two = game.state.players[seat], game.state.players[other]
    one.objects = tuple(theirs if thing == mine else thing for thing in one.objects)
    two.objects = tuple(mine if thing == theirs else thing for thing in two.objects)
    game.tell(
        ObjectsSwapped, rule=rule, seat=seat, object=mine, other_seat=other, other_object=theirs
    )


def win(game: Year, seat: int, other: int, thing: str, rule: str) -> None:
    """An object goes from `other` to `seat`."""
    loser = game.state.players[other]
    loser.objects = without(loser.objects, thing)
    game.state.players[seat].objects += (thing,)
    game.tell(ObjectWon, rule=rule, seat=seat, object=thing, other_seat=other)
