"""Bludgers: thrown by beaters, dodged or not (YH-QUI-3)."""

from __future__ import annotations

from commonroom.games.year_at_hogwarts.quidditch.events import (
    BludgerMissed,
    BludgerThrown,
    Dodged,
    Eliminated,
    QuaffleDropped,
    QuaffleTaken,
)
from commonroom.games.year_at_hogwarts.quidditch.game import (
    Stadium,
    carries,
    chasers_on,
    drop_quaffle,
    give_quaffle,
    held_by,
    named,
    targets,
)
from commonroom.games.year_at_hogwarts.quidditch.options import KEEP, REST, THROW
from commonroom.games.year_at_hogwarts.quidditch.pitch import (
    DIRECTIONS,
    Slot,
    flight,
    is_keeper_slot,
)
from commonroom.games.year_at_hogwarts.quidditch.quaffle import put_on_line
from commonroom.games.year_at_hogwarts.quidditch.state import KEEPER
from commonroom.kernel import Decision, Msg, Script

DODGE = 4
"""The lowest roll that saves a piece."""


def throw_bludger(game: Stadium, piece: str, slot: Slot) -> Script[None]:
    """YH-QUI-3 Free, in a straight line; the first opponent in the line is hit (YH-QUI-7).

    RULING: Bludgers are thrown to put opponents out, so they fly past pieces of the own side.
    """
    match = game.quidditch
    side, other = match.sides[match.turn], match.sides[1 - match.turn]
    ways = [way for way in DIRECTIONS if flight(slot, way, 1)]
    options = [THROW.option(*way) for way in ways]
    prompt = Msg("yh-ask-bludger", {"piece": named(side, piece)})
    answer = yield Decision(side.seat, "choose", [*options, KEEP.option()], prompt, "YH-QUI-3")
    if answer[0] == KEEP.name:
        return
    way = THROW.args(answer)
    far = game.chance.d6("bludger")
    game.tell(BludgerThrown, rule="YH-QUI-3", piece=named(side, piece), roll=far)
    path = flight(slot, way, far)
    open_to_it = targets(other.at, held_by(match, 1 - match.turn))
    struck = next((ahead for ahead in path if ahead in open_to_it), None)
    rest = struck if struck is not None else (yield from _rest(game, path))
    at = match.bludgers.index(slot)
    match.bludgers = (*match.bludgers[:at], rest, *match.bludgers[at + 1 :])
    if struck is None:
        game.tell(BludgerMissed, rule="YH-QUI-3", column=rest[0], row=rest[1])
    else:
        yield from hit(game, open_to_it[struck])


def _rest(game: Stadium, path: tuple[Slot, ...]) -> Script[Slot]:
    """Where a Bludger that meets nobody stops: up to the roll (it) or exactly there (pl)."""
    if game.switches.bludger_range == "exactly" or len(path) == 1:
        return path[-1]
    seat = game.quidditch.sides[game.quidditch.turn].seat
    options = [REST.option(*slot) for slot in path]
    answer = yield Decision(seat, "place", options, Msg("yh-ask-rest"), "YH-QUI-3")
    return REST.args(answer)


def hit(game: Stadium, piece: str) -> Script[None]:
    """YH-QUI-3 Below 4 the piece is out; a chaser drops the Quaffle where it was."""
    match = game.quidditch
    number = 1 - match.turn
    side = match.sides[number]
    slot = side.at[piece]
    roll = game.chance.d6("dodge")
    if roll >= DODGE:
        game.tell(Dodged, rule="YH-QUI-3", piece=named(side, piece), roll=roll)
        return
    held = carries(match, number, piece)
    del side.at[piece]
    game.tell(Eliminated, rule="YH-QUI-3", piece=named(side, piece), roll=roll)
    if held and piece == KEEPER:
        yield from put_on_line(game, number)
    elif held and is_keeper_slot(slot):
        yield from _to_keeper(game, number)
    elif held:
        _drop(game, slot)


def _to_keeper(game: Stadium, number: int) -> Script[None]:
    """YH-QUI-3 RULING: the Quaffle does not lie in (2), where one side could never take it.

    As after a shot (YH-QUI-5), the keeper has it, or the side puts it on its line.
    """
    match = game.quidditch
    if KEEPER not in match.sides[number].at:
        yield from put_on_line(game, number)
        return
    give_quaffle(match, number, KEEPER)
    game.tell(QuaffleTaken, rule="YH-QUI-3", piece=named(match.sides[number], KEEPER))


def _drop(game: Stadium, slot: Slot) -> None:
    """YH-QUI-3 The Quaffle falls; RULING: a chaser who shares the slot has it at once.

    RULING: if several do, one of the side in turn.
    """
    match = game.quidditch
    drop_quaffle(match, slot)
    game.tell(QuaffleDropped, rule="YH-QUI-3", column=slot[0], row=slot[1])
    for number in (match.turn, 1 - match.turn):
        for chaser in chasers_on(match.sides[number], slot)[:1]:
            give_quaffle(match, number, chaser)
            taker = named(match.sides[number], chaser)
            game.tell(QuaffleTaken, rule="YH-QUI-3", piece=taker)
            return
