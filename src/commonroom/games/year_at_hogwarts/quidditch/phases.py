"""The phases of a Quidditch match, for the games that have one.

A game's own phase ``quidditch-over`` follows when the Snitch is caught.
"""

from __future__ import annotations

from collections.abc import Mapping

from commonroom.games.year_at_hogwarts.quidditch.flying import (
    act,
    turn,
    turn_over,
    which_action,
)
from commonroom.games.year_at_hogwarts.quidditch.kickoff import houses, placing, toss
from commonroom.games.year_at_hogwarts.quidditch.race import cards, race
from commonroom.kernel import Asking, Phase

PHASES: Mapping[str, Phase] = {
    "quidditch-houses": houses,
    "quidditch-toss": toss,
    "quidditch-placing": placing,
    "quidditch-turn": turn,
    "quidditch-action": Asking(which_action, act),
    "quidditch-turn-over": turn_over,
    "quidditch-race": race,
    "quidditch-cards": cards,
}
