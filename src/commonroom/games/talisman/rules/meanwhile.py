"""Spells that may be cast at any time, in the middle of whatever a script asks (TAL-SPE-2).

Scripts ask with `ask`, and know nothing of this. All their questions come through here: to those
that can be listed anew, whoever is asked may answer with a spell instead, and the others may speak
up as guests; then the same question is asked again. Nobody is asked more often for it, so that no
pause tells who holds a spell.

Left as they are: questions that are open already (`ask_openly`), reactions, what is asked while a
spell takes effect, and prices, which are paid or not.
"""

from __future__ import annotations

from functools import partial
from typing import TypeVar

from commonroom.games.talisman.cards.castable import casts
from commonroom.games.talisman.cards.spells import CASTS, MEANWHILE, answered_by, cast, guests
from commonroom.games.talisman.game import Talisman
from commonroom.kernel import Decision, Guests, Option, Script

T = TypeVar("T")


def open_to_spells(game: Talisman, script: Script[T]) -> Script[T]:
    """TAL-SPE-2 The same script, in which spells may be cast meanwhile."""
    return answered_by(script, partial(_asked, game))


def _asked(game: Talisman, asked: Decision) -> Script[Option]:
    again = asked.again
    if again is None or asked.speak_up is not None or asked.kind in ("react", "pay"):
        option = yield asked
        return option
    owner, wording = asked.owner, asked.wording

    def listed() -> list[Option]:
        return [*again(), *casts(game, owner, MEANWHILE)]

    def speak_up() -> Guests:
        return guests(game, owner, MEANWHILE)

    while True:
        option = yield Decision(owner, asked.kind, listed(), wording, asked.rule, speak_up, listed)
        if option[0] not in CASTS:
            return option
        yield from cast(game, option)
