"""The Quaffle: taken, thrown, passed and shot (YH-QUI-2, YH-QUI-4, YH-QUI-5)."""

from __future__ import annotations

from commonroom.games.year_at_hogwarts.quidditch.events import (
    GoalScored,
    QuaffleDropped,
    QuafflePassed,
    QuaffleTaken,
    ShotSaved,
)
from commonroom.games.year_at_hogwarts.quidditch.game import (
    Stadium,
    chasers,
    chasers_on,
    drop_quaffle,
    give_quaffle,
    named,
    taken,
)
from commonroom.games.year_at_hogwarts.quidditch.options import (
    ACCEPT,
    PASS,
    PUT,
    REFUSE,
    SHOOT,
    THROW_QUAFFLE,
)
from commonroom.games.year_at_hogwarts.quidditch.pitch import (
    LINES,
    Slot,
    is_keeper_slot,
    neighbours,
)
from commonroom.games.year_at_hogwarts.quidditch.race import draw_card
from commonroom.games.year_at_hogwarts.quidditch.state import KEEPER
from commonroom.kernel import Decision, Msg, Option, Script

GOALS = 2
"""So many end phase 1."""


def with_quaffle(game: Stadium, number: int, piece: str) -> list[Option]:
    """What the piece that holds the Quaffle can do with it."""
    side = game.quidditch.sides[number]
    if piece == KEEPER:
        line = [chaser for chaser in chasers(side) if side.at[chaser] in LINES[number]]
        return PASS.each(line)
    options: list[Option] = []
    if side.at[piece] in LINES[1 - number]:
        options.append(SHOOT.option(piece))
    if game.switches.quaffle_throw:
        options += [
            THROW_QUAFFLE.option(piece, *slot)
            for slot in neighbours(side.at[piece])
            if not is_keeper_slot(slot) and _can_land(game, number, slot)
        ]
    return options


def _can_land(game: Stadium, number: int, slot: Slot) -> bool:
    """RULING: the Quaffle is thrown to an own chaser or to an empty slot."""
    match = game.quidditch
    return slot not in taken(match) or chasers_on(match.sides[number], slot) != []


def take_quaffle(game: Stadium, piece: str) -> Script[None]:
    """YH-QUI-2 Take the Quaffle that lies here, or leave it."""
    match = game.quidditch
    side = match.sides[match.turn]
    prompt = Msg("yh-ask-take-quaffle", {"piece": named(side, piece)})
    options = [ACCEPT.option(), REFUSE.option()]
    answer = yield Decision(side.seat, "confirm", options, prompt, "YH-QUI-2")
    if answer[0] == ACCEPT.name:
        give_quaffle(match, match.turn, piece)
        game.tell(QuaffleTaken, rule="YH-QUI-2", piece=named(side, piece))


def throw_quaffle(game: Stadium, piece: str, slot: Slot) -> None:
    """YH-QUI-4 (pl) A carrier throws the Quaffle one slot."""
    match = game.quidditch
    match.actions -= 1
    side = match.sides[match.turn]
    found = chasers_on(side, slot)
    if not found:
        drop_quaffle(match, slot)
        game.tell(QuaffleDropped, rule="YH-QUI-4", column=slot[0], row=slot[1])
    else:
        give_quaffle(match, match.turn, found[0])
        thrower, catcher = named(side, piece), named(side, found[0])
        game.tell(QuafflePassed, rule="YH-QUI-4", piece=thrower, target=catcher)


def pass_quaffle(game: Stadium, chaser: str) -> None:
    """YH-QUI-5 The keeper passes to a chaser on its own line (3)."""
    match = game.quidditch
    match.actions -= 1
    side = match.sides[match.turn]
    give_quaffle(match, match.turn, chaser)
    keeper, target = named(side, KEEPER), named(side, chaser)
    game.tell(QuafflePassed, rule="YH-QUI-5", piece=keeper, target=target)


def shoot(game: Stadium, piece: str) -> Script[None]:
    """YH-QUI-5 Higher than the keeper is a goal; RULING: without a keeper the shot scores.

    RULING: a keeper always rolls.
    """
    match = game.quidditch
    match.actions -= 1
    number = match.turn
    side, other = match.sides[number], match.sides[1 - number]
    roll = game.chance.d6("shot")
    keeper_roll = game.chance.d6("keeper") if KEEPER in other.at else 0
    if roll > keeper_roll:
        side.goals += 1
        scorer = named(side, piece)
        game.tell(
            GoalScored,
            rule="YH-QUI-5",
            piece=scorer,
            roll=roll,
            keeper_roll=keeper_roll,
            seat=side.seat,
            goals=side.goals,
        )
        draw_card(game, number)
    else:
        game.tell(
            ShotSaved,
            rule="YH-QUI-5",
            piece=named(side, piece),
            roll=roll,
            keeper=named(other, KEEPER),
            keeper_roll=keeper_roll,
        )
    if KEEPER in other.at:
        give_quaffle(match, 1 - number, KEEPER)
    elif side.goals < GOALS:
        yield from put_on_line(game, 1 - number)


def put_on_line(game: Stadium, number: int) -> Script[None]:
    """YH-QUI-3, YH-QUI-5 A side without keeper puts the Quaffle on any slot of its line (3).

    RULING: on a slot with an own chaser, that chaser has it.
    """
    match = game.quidditch
    side = match.sides[number]
    options = [PUT.option(*slot) for slot in LINES[number]]
    answer = yield Decision(side.seat, "place", options, Msg("yh-ask-put"), "YH-QUI-5")
    slot = PUT.args(answer)
    drop_quaffle(match, slot)
    for taker in chasers_on(side, slot)[:1]:
        give_quaffle(match, number, taker)
    game.tell(QuaffleDropped, rule="YH-QUI-5", column=slot[0], row=slot[1])
