"""Arrival: what there is to meet where a character has come to (TAL-ENC-1, TAL-ENC-2)."""

from __future__ import annotations

from commonroom.games.talisman import options as verbs
from commonroom.games.talisman.game import GATES, KINGS_CROSS, Talisman
from commonroom.games.talisman.rules.crossing import gates_options
from commonroom.games.talisman.traits import DrawMore
from commonroom.kernel import Option

_BARRIER: Option = verbs.BARRIER.option()

# TAL-ENC-2, TAL-ENC-7 What is to be done at a space, in order.
_DRAWING = ("cards", "text", "visits", "take")
_OTHERWISE = ("cards", "visits", "text", "take")
_WITHOUT_CARDS = ("text", "take")
_TURNED_BACK = ("cards", "visits", "take")


def onward(game: Talisman, seat: int) -> list[Option]:
    """TAL-KXS-1, TAL-GAT-1 What may be tried by those who landed here, by a move or otherwise.

    RULING: not by those who stay where they were, since nothing carried them here.
    """
    space = game.state.players[seat].space
    if space == KINGS_CROSS:
        return [_BARRIER] if game.state.this_turn.came_from == "outer" else []
    return gates_options() if space == GATES and game.state.this_turn.came_from else []


def begin_space(game: Talisman, seat: int) -> str:
    """TAL-ENC-2, TAL-ENC-7 What is to be done here, and in which order; the next phase."""
    state = game.state
    player, this_turn = state.players[seat], state.this_turn
    lying = state.lying.get(player.space, ())
    if player.turned_back:
        this_turn.todo = _TURNED_BACK
    elif player.space in game.content.drawing:
        this_turn.todo = _DRAWING
        if not lying or not _are_enough(game, seat, len(lying)):
            return "draw"
    else:
        this_turn.todo = _OTHERWISE if lying else _WITHOUT_CARDS
    this_turn.queue = lying
    return "encounter"


def _are_enough(game: Talisman, seat: int, lying: int) -> bool:
    """TAL-ENC-2 Whether so many cards lie at a space that none is drawn, and that is certain."""
    space = game.space(seat)
    if lying < space.draw or space.script == "difference":
        return False
    return DrawMore not in game.traits[seat]
