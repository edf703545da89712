"""The Advantage token (TAL-ADV-1)."""

from __future__ import annotations

from collections.abc import Iterator

from commonroom.games.talisman.cards.moments import happen
from commonroom.games.talisman.events import AdvantageTurned
from commonroom.games.talisman.game import DEATH_EATERS, ORDER, Talisman
from commonroom.kernel import NOTHING, Script, in_order


def turn_to(game: Talisman, side: str, rule: str) -> Script[None]:
    """TAL-ADV-1 Turn the token to a side; if it shows that side already, nothing happens."""
    state = game.state
    if state.advantage == side:
        return NOTHING
    state.advantage = side
    game.tell(AdvantageTurned, rule=rule, side=side)
    return in_order(_gained_or_lost(game, side))


def _gained_or_lost(game: Talisman, side: str) -> Iterator[Script[None]]:
    for seat in game.standing():
        gained = game.alignment(seat) == side
        yield happen(game, seat, "advantage-gained" if gained else "advantage-lost")


def other_side(side: str) -> str:
    """The other of both sides."""
    return DEATH_EATERS if side == ORDER else ORDER
