"""Coming to a space, by whatever means."""

from __future__ import annotations

from commonroom.games.talisman.cards.moments import happen
from commonroom.games.talisman.events import Moved
from commonroom.games.talisman.game import Talisman
from commonroom.kernel import Script


def relocate(
    game: Talisman, seat: int, space: str, rule: str, path: tuple[str, ...] = ()
) -> Script[None]:
    """Put a character on a space. What held it where it was does so no longer."""
    state = game.state
    player = state.players[seat]
    before = game.space(seat).region
    player.space = space
    if seat == state.active:
        state.came_from = before
    player.unlocked, player.keys, player.boggart, player.seeking = False, 0, 0, False
    if game.heard:
        game.tell(Moved(rule=rule, seat=seat, space=space, path=path))
    region = game.content.spaces[space].region
    if region != before:
        player.next_move, player.next_may = "", False
        if region != "inner":
            player.turned_back = False
        yield from happen(game, seat, "region-entered")
