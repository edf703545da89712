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

VERBS: Mapping[str, tuple[str, ...]] = {
    "house": ("house",),
    "place": ("column", "row"),
    "fly": ("piece", "column", "row"),
    "step": ("piece", "column", "row"),
    "steal": ("piece", "column", "row"),
    "throw-quaffle": ("piece", "column", "row"),
    "pass": ("piece",),
    "shoot": ("piece",),
    "end-turn": (),
    "throw": ("across", "up"),
    "keep": (),
    "rest": ("column", "row"),
    "put": ("column", "row"),
    "go-on": (),
    "race-card": ("card",),
    "set-die": ("die",),
}
