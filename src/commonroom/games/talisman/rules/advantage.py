"""The Advantage token (TAL-ADV-1)."""

from __future__ import annotations

from commonroom.games.talisman.cards.moments import happen
from commonroom.games.talisman.events import AdvantageTurned
from commonroom.games.talisman.game import DEATH_EATERS, ORDER, Talisman
from commonroom.kernel import NOTHING, Script


def turn_to(game: Talisman, side: str, rule: str) -> Script[None]:
    """TAL-ADV-1 Turn the token to a side; if it shows that side already, nothing happens."""
    state = game.state
    if state.advantage == side:
        return NOTHING
    state.advantage = side
    game.tell(AdvantageTurned, rule=rule, side=side)
    return _turned(game, side, game.standing())


def _turned(game: Talisman, side: str, seats: list[int]) -> Script[None]:
    """It is gained or lost by one character after the other."""
    for number, seat in enumerate(seats, 1):
        gained = game.alignment(seat) == side
        script = happen(game, seat, "advantage-gained" if gained else "advantage-lost")
        if script is not NOTHING:
            return _turned_on(game, side, script, seats[number:])
    return NOTHING


def _turned_on(game: Talisman, side: str, script: Script[None], seats: list[int]) -> Script[None]:
    yield from script
    yield from _turned(game, side, seats)


def other_side(side: str) -> str:
    """The other of both sides."""
    return DEATH_EATERS if side == ORDER else ORDER
