"""The numbers that policies judge by; those of experts are tuned by thousands of games."""

from __future__ import annotations

import msgspec


class Weights(msgspec.Struct, frozen=True):
    """Prices in points; one point is about one damage on a Death Eater."""

    game: float = 21.0
    """The whole game."""
    game_length: float = 17.0
    fewest_turns: float = 2.0

    # Wizards
    defeat: float = 0.85
    defeat_late: float = 3.0
    risk_face_up: tuple[float, ...] = (1.0, 0.48, 0.26, 0.13, 0.07, 0.03, 0.015, 0.0)
    """By how much more damage a wizard takes: the share that counts as lost."""
    risk_team: tuple[float, ...] = (1.0, 0.32, 0.16, 0.08, 0.04, 0.016, 0.008, 0.0)
    risk_alone: tuple[float, ...] = (1.0, 0.2, 0.08, 0.03, 0.012, 0.004, 0.0)
    small_team: tuple[float, ...] = (2.4, 1.0, 0.5, 0.1, 0.0)
    """More for the first wizards of a team, by its size."""
    body: float = 0.06
    reveal: float = 0.25
    reveal_late: float = 2.0
    """The more Voldemort's card is behind the Death Eaters in Azkaban."""
    fresh_foe: float = 0.28

    # Abilities, per own turn
    die: float = 0.25
    reroll: float = 0.12
    turn: float = 0.2
    symbol: float = 0.08
    wound: float = 0.12
    reaction: float = 0.06
    guard: float = 0.15
    heal: float = 0.15
    cleanse: float = 0.16
    strike_help: float = 0.55
    other_help: float = 0.12

    # Now
    token: float = 0.58
    token_kept: float = 0.42
    die_now: float = 0.25

    # Places
    place: tuple[float, ...] = (1.6, 2.6, 5.0)
    """By how many places are controlled already."""
    last_place: float = 1.0
    risk_place: tuple[float, ...] = (1.0, 0.48, 0.24, 0.12, 0.05, 0.0)

    # Death Eaters and Voldemort
    strike: float = 3.1
    strike_spare: float = 0.4
    strike_wounded: float = 0.2
    jail: float = 1.3
    jail_spare: float = 0.3
    voldemort: float = 3.2
    menace_turns: float = 3.0
    """For how many turns a Death Eater's abilities are counted when it goes to Azkaban."""
    corruption: float = 0.4
    mended: float = 0.8


WEIGHTS = Weights()

FIRST_GAME = Weights(
    defeat=1.0,
    defeat_late=0.0,
    risk_face_up=(1.0, 0.5, 0.25, 0.0),
    risk_team=(1.0, 0.5, 0.25, 0.0),
    risk_alone=(1.0, 0.2, 0.0),
    small_team=(1.0, 0.5, 0.0),
    reveal_late=0.0,
    fresh_foe=0.0,
    die=0.2,
    reroll=0.2,
    turn=0.2,
    symbol=0.0,
    wound=0.2,
    reaction=0.2,
    guard=0.2,
    heal=0.2,
    cleanse=0.2,
    strike_help=0.2,
    other_help=0.2,
    token=0.5,
    token_kept=0.5,
    die_now=0.2,
    place=(2.0, 2.0, 2.0),
    last_place=0.0,
    risk_place=(1.0, 0.5, 0.25, 0.0),
    strike=2.0,
    strike_spare=2.0,
    strike_wounded=0.0,
    jail=1.0,
    jail_spare=1.0,
    voldemort=3.0,
    menace_turns=0.0,
    corruption=0.2,
    mended=0.0,
)
"""What the rulebook tells, in round numbers: dangers count when they are near, all abilities of
wizards are alike, a Death Eater is a Death Eater, and what it does is not counted."""
