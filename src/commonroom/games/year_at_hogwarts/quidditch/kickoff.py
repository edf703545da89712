"""Before the match: houses, the toss, and the places of the pieces (YH-QUI-1, YH-QUI-2)."""

from __future__ import annotations

from commonroom.games.year_at_hogwarts.quidditch.events import HouseChosen, PiecePlaced, TossRolled
from commonroom.games.year_at_hogwarts.quidditch.game import Stadium, named, taken
from commonroom.games.year_at_hogwarts.quidditch.options import HOUSE, PLACE
from commonroom.games.year_at_hogwarts.quidditch.pitch import AREAS, KEEPER_SLOTS, LINES, Slot
from commonroom.games.year_at_hogwarts.quidditch.state import BEATERS, HOUSES, KEEPER, PIECES
from commonroom.kernel import Decision, Msg, Script


def houses(game: Stadium) -> Script[str]:
    """YH-QUI-1 Both choose a house team, the challenger first."""
    match = game.quidditch
    for side in match.sides:
        taken = [other.house for other in match.sides]
        options = HOUSE.each(house for house in HOUSES if house not in taken)
        option = yield Decision(side.seat, "choose", options, Msg("yh-ask-house"), "YH-QUI-1")
        side.house = HOUSE.arg(option)
        game.tell(HouseChosen, rule="YH-QUI-1", seat=side.seat, house=side.house)
    return "quidditch-toss"


def toss(game: Stadium) -> str:
    """YH-QUI-2 The higher total of two dice starts; RULING: ties roll again."""
    match = game.quidditch
    mine = theirs = 0
    while mine == theirs:
        mine = game.chance.d6("toss") + game.chance.d6("toss")
        theirs = game.chance.d6("toss") + game.chance.d6("toss")
    match.starter = match.turn = 0 if mine > theirs else 1
    seats = match.sides[0].seat, match.sides[1].seat
    game.tell(
        TossRolled, rule="YH-QUI-2", seat=seats[0], mine=mine, other_seat=seats[1], theirs=theirs
    )
    return "quidditch-placing"


def placing(game: Stadium) -> Script[str]:
    """YH-QUI-1, YH-QUI-7 Piece by piece, the side that does not start first."""
    match = game.quidditch
    for number in (1 - match.starter, match.starter):
        side = match.sides[number]
        for piece in PIECES:
            barred = taken(match)
            free = [slot for slot in _places(number, piece) if slot not in barred]
            options = [PLACE.option(*slot) for slot in free]
            prompt = Msg("yh-ask-place", {"piece": named(side, piece)})
            option = yield Decision(side.seat, "place", options, prompt, "YH-QUI-1")
            side.at[piece] = column, row = PLACE.args(option)
            game.tell(
                PiecePlaced, rule="YH-QUI-1", piece=named(side, piece), column=column, row=row
            )
    return "quidditch-turn"


def _places(number: int, piece: str) -> tuple[Slot, ...]:
    """Where a piece may begin."""
    if piece == KEEPER:
        return KEEPER_SLOTS[number]
    return LINES[number] if piece in BEATERS else AREAS[number]
