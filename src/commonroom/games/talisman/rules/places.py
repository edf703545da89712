"""Coming to a space, by whatever means."""

from __future__ import annotations

from commonroom.games.talisman.cards.moments import happen
from commonroom.games.talisman.events import Moved
from commonroom.games.talisman.game import Talisman
from commonroom.kernel import NOTHING, Script


def relocate(game: Talisman, seat: int, space: str, rule: str) -> Script[None]:
    """Put a character on a space, by no path, and let happen what happens in a new region."""
    return happen(game, seat, "region-entered") if put(game, seat, space, rule) else NOTHING


def put(game: Talisman, seat: int, space: str, rule: str, path: tuple[str, ...] = ()) -> bool:
    """Put a character on a space; says whether it has come to another region.

    What held it where it was does so no longer.
    """
    state, spaces, bare = game.state, game.content.spaces, game.bare_spaces
    player = state.players[seat]
    left, player.space = player.space, space
    before = spaces[left].region
    if space in bare or left in bare:
        game.changed(seat)
    if seat == state.active:
        state.this_turn.came_from = before
    if player.unlocked or player.keys or player.boggart or player.seeking:
        player.unlocked, player.keys, player.boggart, player.seeking = False, 0, 0, False
    game.tell(Moved, rule=rule, seat=seat, space=space, path=path)
    region = spaces[space].region
    if region == before:
        return False
    player.next_move, player.next_may = "", False
    if region != "inner":
        player.turned_back = False
    return True
