"""What a Death Eater's abilities cost the players in a turn, on average."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from commonroom.games.death_eaters_rising.bots.weights import Weights
from commonroom.games.death_eaters_rising.content import DeathEater
from commonroom.games.death_eaters_rising.vocabulary import (
    Corrupt,
    Damage,
    Effect,
    If,
    Limit,
    LoseToken,
    Mend,
)

_FACED: Final = 1 / 3
"""How often Voldemort is at its location."""
_MARKED: Final = 1 / 4
"""DER-CMP-3 How often the Dark Mark is rolled."""
_LOCATIONS: Final = 3
_TEAM: Final = 3
"""The usual size of a team."""


def menace(card: DeathEater, seats: int, weights: Weights) -> float:
    """The price of leaving it on the table for a turn."""
    regular = _price(card.regular, seats, weights)
    return _FACED * regular + _MARKED * _price(card.dark_mark, seats, weights)


def _price(effects: Sequence[Effect], seats: int, weights: Weights) -> float:
    return sum(_price_of(effect, seats, weights) for effect in effects)


def _price_of(effect: Effect, seats: int, weights: Weights) -> float:
    match effect:
        case Damage(whom="every-team", amount=amount):
            return weights.wound * amount * seats
        case Damage(whom="active-team", pick="each", amount=amount):
            return weights.wound * amount * _TEAM
        case Damage(whom="here", pick="each", amount=amount):
            return weights.wound * amount * _TEAM
        case Damage(amount=amount):
            return weights.wound * amount
        case Corrupt(where="everywhere", amount=amount):
            return weights.corruption * amount * _LOCATIONS
        case Corrupt(amount=amount):
            return weights.corruption * amount
        case Mend():
            return weights.mended
        case LoseToken():
            return weights.token
        case Limit():
            return weights.die_now
        case If(then=then, otherwise=otherwise):
            return (_price(then, seats, weights) + _price(otherwise, seats, weights)) / 2
        case _:
            return 0.0
