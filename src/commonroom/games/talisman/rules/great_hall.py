"""The Great Hall (TAL-ROR-1, TAL-WIN-1)."""

from __future__ import annotations

from commonroom.games.talisman.game import GREAT_HALL, HALLOW, Talisman
from commonroom.games.talisman.rules.holdings import discard
from commonroom.games.talisman.rules.places import relocate
from commonroom.games.talisman.rules.voldemort import last_battle
from commonroom.games.talisman.state import NOBODY
from commonroom.kernel import Script


def enter(game: Talisman, seat: int) -> Script[None]:
    """TAL-ROR-1 Discard a Hallow and go in; Voldemort is always there (TAL-VOL-2 RULING)."""
    yield from discard(game, seat, HALLOW)
    game.state.voldemort = GREAT_HALL
    yield from relocate(game, seat, GREAT_HALL, "TAL-ROR-1")


def hall(game: Talisman) -> Script[str | None]:
    """TAL-WIN-1 The last battle; unless it is won, the turn ends."""
    state = game.state
    state.voldemort = GREAT_HALL
    yield from last_battle(game, state.active)
    return "end" if state.winner == NOBODY else None
