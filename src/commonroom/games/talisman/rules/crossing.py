"""Crossing between regions: the barrier, the Gates, and ways that replace a move (TAL-CRS)."""

from __future__ import annotations

from commonroom.games.talisman.events import BarrierTried, GatesTried
from commonroom.games.talisman.game import GATES, KINGS_CROSS, STAIRCASE, Talisman
from commonroom.games.talisman.rules.dice import roll, roll_for, settle
from commonroom.games.talisman.rules.holdings import lose
from commonroom.games.talisman.rules.places import relocate
from commonroom.games.talisman.strength import strength, total
from commonroom.games.talisman.traits import Cross
from commonroom.kernel import Option, Script

BARRIER = "barrier"


# ---- King's Cross ---------------------------------------------------------------------------


def try_barrier(game: Talisman, seat: int) -> Script[bool]:
    """TAL-KXS-1 Magic and a die against the barrier's and a die; the turn ends unless it opens.

    The order is that of a battle: own die, the barrier's, Fate, compare. RULING: it is neither a
    battle nor a roll for a space, so only Fate rolls the own die again.
    """
    state = game.state
    if state.players[seat].space != KINGS_CROSS:
        yield from relocate(game, seat, KINGS_CROSS, "TAL-KXS-1")
    dice = roll(game, seat, BARRIER, "TAL-KXS-1", 1)
    state.barrier_die = barrier_die = roll_for(game, (BARRIER,), "TAL-KXS-1")
    die = yield from settle(game, seat, BARRIER, dice, "TAL-KXS-1")
    state.barrier_die = 0
    parts = strength(game, seat, "magic", "dice")
    score = total(parts) + die
    barrier = game.content.spaces[KINGS_CROSS].numbers["magic"] + barrier_die
    if game.heard:
        game.tell(
            BarrierTried(
                rule="TAL-KXS-1",
                seat=seat,
                score=score,
                barrier=barrier,
                opened=int(score > barrier),
                sources=tuple(source for source, _ in parts),
                amounts=tuple(amount for _, amount in parts),
            )
        )
    if score <= barrier and seat == state.active:
        state.ended = True
    return score > barrier


def unlock(game: Talisman, seat: int) -> Script[None]:
    """TAL-KXS-1 The barrier tried by somebody whose move ended here: open, it is crossed next turn.

    Either way the turn ends.
    """
    opened = yield from try_barrier(game, seat)
    game.state.players[seat].unlocked = opened
    game.state.ended = True


# ---- the Gates ------------------------------------------------------------------------------


def gates_options() -> list[Option]:
    """TAL-GAT-1 Magic or Might."""
    return [("gates", "magic"), ("gates", "might")]


def try_gates(game: Talisman, seat: int, stat: str) -> Script[None]:
    """TAL-GAT-1 Two dice, at most the stat: the turn ends on the Moving Staircase, or here."""
    player = game.state.players[seat]
    if player.space != GATES:
        yield from relocate(game, seat, GATES, "TAL-GAT-1")
    numbers = game.content.spaces[GATES].numbers
    dice = roll(game, seat, GATES, "TAL-GAT-1", numbers["dice"])
    number = yield from settle(game, seat, GATES, dice, "TAL-GAT-1", kind="space")
    power = total(strength(game, seat, stat, "dice"))
    opened = number <= power
    game.tell(
        GatesTried(
            rule="TAL-GAT-1", seat=seat, stat=stat, dice=number, strength=power, opened=int(opened)
        )
    )
    if opened:
        yield from relocate(game, seat, STAIRCASE, "TAL-GAT-1")
    else:
        lose(game, seat, stat, numbers["loss"], "TAL-GAT-1")
    game.state.ended = True


# ---- Portkey and Floo Powder ----------------------------------------------------------------


def crossings(game: Talisman, seat: int) -> list[Option]:
    """TAL-CRS-1 Cards that take a character to the opposite space instead of its move."""
    traits, portkeys = game.traits[seat].get(Cross, ()), game.state.portkeys
    if not traits and not portkeys:
        return []
    here = game.space(seat)
    if not here.opposite:
        return []
    sources = [
        source
        for source, trait in traits
        if not trait.spent and (not trait.spaces or here.id in trait.spaces)
    ]
    return [("cross", source) for source in [*sources, *portkeys]]
