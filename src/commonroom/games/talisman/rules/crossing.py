"""Crossing between regions: the barrier, the Gates, and ways that replace a move (TAL-CRS)."""

from __future__ import annotations

from commonroom.games.talisman import options as verbs
from commonroom.games.talisman.cards.moments import happen
from commonroom.games.talisman.events import BarrierTried, GatesTried
from commonroom.games.talisman.game import BARRIER, GATES, KINGS_CROSS, STAIRCASE, Talisman
from commonroom.games.talisman.rules.battle import STAND_OFF, WON, compare, prepare
from commonroom.games.talisman.rules.dice import roll, settle
from commonroom.games.talisman.rules.holdings import lose
from commonroom.games.talisman.rules.places import relocate
from commonroom.games.talisman.state import Fight
from commonroom.games.talisman.strength import strength, total
from commonroom.games.talisman.traits import Cross
from commonroom.kernel import Option, Script

# ---- King's Cross ---------------------------------------------------------------------------


def try_barrier(game: Talisman, seat: int) -> Script[bool]:
    """TAL-KXS-1 A battle with Magic against the barrier; the turn ends unless it opens.

    It costs no Life. RULING: the barrier is no enemy and attacks nobody, so that nobody evades it,
    nothing protects it, and beating it is no challenge met.
    """
    state = game.state
    if state.players[seat].space != KINGS_CROSS:
        yield from relocate(game, seat, KINGS_CROSS, "TAL-KXS-1")
    fight = against_barrier(game, seat)
    state.fight = fight
    if (yield from prepare(game, fight)):  # a spell has ended the turn
        state.fight = None
        return False
    outcome = yield from compare(game, fight)
    state.fight = None
    game.tell(BarrierTried, rule="TAL-KXS-1", seat=seat, opened=int(outcome == WON))
    if outcome != STAND_OFF:
        yield from happen(game, seat, "battle-won" if outcome == WON else "battle-lost", fight)
    if outcome != WON and seat == state.active:
        state.this_turn.ended = True
    return outcome == WON


def against_barrier(game: Talisman, seat: int) -> Fight:
    """TAL-KXS-1 The battle for the way through."""
    magic = game.content.spaces[KINGS_CROSS].numbers["magic"]
    return Fight(seat, "magic", BARRIER, [BARRIER], [magic], [""], [""])


def unlock(game: Talisman, seat: int) -> Script[None]:
    """TAL-KXS-1 The barrier tried by somebody whose move ended here: open, it is crossed next turn.

    Either way the turn ends.
    """
    opened = yield from try_barrier(game, seat)
    game.state.players[seat].unlocked = opened
    game.state.this_turn.ended = True


# ---- the Gates ------------------------------------------------------------------------------


def gates_options() -> list[Option]:
    """TAL-GAT-1 Magic or Might."""
    return verbs.GATES.each(("magic", "might"))


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
        GatesTried,
        rule="TAL-GAT-1",
        seat=seat,
        stat=stat,
        dice=number,
        strength=power,
        opened=int(opened),
    )
    if opened:
        yield from relocate(game, seat, STAIRCASE, "TAL-GAT-1")
    else:
        lose(game, seat, stat, numbers["loss"], "TAL-GAT-1")
    game.state.this_turn.ended = True


# ---- Portkey and Floo Powder ----------------------------------------------------------------


def crossings(game: Talisman, seat: int) -> list[Option]:
    """TAL-CRS-1 Cards that take a character to the opposite space instead of its move."""
    traits, portkeys = game.traits[seat].get(Cross, ()), game.state.this_turn.portkeys
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
    return verbs.CROSS.each([*sources, *portkeys])
