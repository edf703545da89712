"""Who casts spells, and on whom, in the tests of them."""

from tests.games.talisman.cards.table import harry
from tests.games.talisman.rules.scene import EATER_SIDE, ORDER_SIDE, Seat, eater_too

TWO_SIDES = {f"side {ORDER_SIDE}", f"side {EATER_SIDE}"}


def caster(*spells: str, **more: object) -> Seat:
    return {**harry(spells=list(spells)), **more}


def far(*spells: str, **more: object) -> Seat:
    """A Death Eater elsewhere, with nothing but these spells."""
    return eater_too("azkaban", spells=list(spells), **more)
