"""The Advantage token (TAL-ADV-1)."""

from __future__ import annotations

from commonroom.games.talisman.cards.moments import happen
from commonroom.games.talisman.events import AdvantageTurned
from commonroom.games.talisman.game import DEATH_EATERS, ORDER, Talisman
from commonroom.kernel import Script


def turn_to(game: Talisman, side: str, rule: str) -> Script[None]:
    """TAL-ADV-1 Turn the token to a side; if it shows that side already, nothing happens."""
    state = game.state
    if state.advantage == side:
        return
    state.advantage = side
    game.tell(AdvantageTurned, rule=rule, side=side)
    for seat in game.standing():
        gained = game.alignment(seat) == side
        yield from happen(game, seat, "advantage-gained" if gained else "advantage-lost")


def other_side(side: str) -> str:
    """The other of both sides."""
    return DEATH_EATERS if side == ORDER else ORDER
