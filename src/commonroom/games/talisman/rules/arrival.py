"""Arrival: what there is to meet where a character has come to (TAL-ENC-1, TAL-ENC-2)."""

from __future__ import annotations

from commonroom.games.talisman import options as verbs
from commonroom.games.talisman.entries import Space
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
    player = state.players[seat]
    space = game.content.spaces[player.space]
    if player.turned_back:
        state.this_turn.todo = _TURNED_BACK
    elif draws(space):
        state.this_turn.todo = _DRAWING
        if not _has_enough(game, seat, space):
            return "draw"
    else:
        state.this_turn.todo = _OTHERWISE if player.space in state.lying else _WITHOUT_CARDS
    state.this_turn.queue = game.lies(player.space)
    return "encounter"


def draws(space: Space) -> bool:
    """Whether cards are drawn at a space."""
    return space.draw > 0 or space.script == "difference"


def _has_enough(game: Talisman, seat: int, space: Space) -> bool:
    """TAL-ENC-2 Whether so many cards lie at a space that none is drawn, and that is certain."""
    if len(game.lies(space.id)) < space.draw or space.script == "difference":
        return False
    return DrawMore not in game.traits[seat]
