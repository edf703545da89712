"""Spells that may be cast at any time, in the middle of whatever a script asks (TAL-SPE-2).

Scripts ask with `ask`, and know nothing of this. All their questions come through here
(`settling.open_conductor`): to those that can be listed anew, whoever is asked may answer with a
spell instead, and the others may speak up as guests; then the same question is asked again. Nobody
is asked more often for it, so that no pause tells who holds a spell.

Left as they are: questions that are open already (`ask_openly`), reactions, what is asked while a
spell takes effect, and prices, which are paid or not.
"""

from __future__ import annotations

from commonroom.games.talisman.cards.castable import casts
from commonroom.games.talisman.cards.spells import (
    CASTS,
    MEANWHILE,
    cast,
    guests,
    somebody_has_spells,
)
from commonroom.games.talisman.game import Talisman
from commonroom.kernel import Decision, Guests, Option, Script


def is_open(game: Talisman, asked: Decision) -> bool:
    """Whether a spell may be cast at a question of a script, and there is one in any hand."""
    if asked.again is None or asked.speak_up is not None:
        return False
    return asked.kind not in ("react", "pay") and somebody_has_spells(game)


def ask_meanwhile(game: Talisman, asked: Decision) -> Script[Option]:
    """TAL-SPE-2 Put the question of a script while spells may be cast; returns another answer."""
    owner, wording, again = asked.owner, asked.wording, asked.again
    assert again is not None

    def speak_up() -> Guests:
        return guests(game, owner, MEANWHILE)

    def listed() -> list[Option]:
        return [*again(), *casts(game, owner, MEANWHILE)]

    if game.state.players[owner].spells:
        asked.options = [*asked.options, *casts(game, owner, MEANWHILE)]
    asked.speak_up, asked.again = speak_up, listed
    while True:
        option = yield asked
        if option[0] not in CASTS:
            return option
        yield from cast(game, option)
        asked = Decision(owner, asked.kind, listed(), wording, asked.rule, speak_up, listed)
