"""What is worth counting of a game of Death Eaters Rising."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from commonroom.games.death_eaters_rising.events import (
    Defeated,
    LeaderChosen,
    PlaceControlled,
    Recruited,
    TokenUsed,
    TurnBegan,
)
from commonroom.kernel import Event, Statistics


class RisingStatistics(Statistics, frozen=True, kw_only=True):
    """The numbers of one game; lists are in the order of what happened."""

    told: ClassVar[tuple[str, ...]] = ("recruited",)
    detailed: ClassVar[tuple[str, ...]] = ("hospital_wing", "azkaban", "controlled", "tokens")
    dealt: ClassVar[tuple[str, ...]] = ("leaders", "factions")
    dice: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "wizard_dice": ("wizard-die",),
        "voldemort_die": ("voldemort-die",),
    }

    leaders: tuple[str, ...] = ()
    """The starters that were chosen, by seat."""
    factions: tuple[str, ...] = ()
    """Their factions."""
    recruited: tuple[str, ...] = ()
    recruits: tuple[int, ...] = ()
    """How many wizards each seat recruited."""
    hospital_wing: tuple[str, ...] = ()
    azkaban: tuple[str, ...] = ()
    controlled: tuple[str, ...] = ()
    """The places, or whole locations, that Voldemort took."""
    tokens: tuple[str, ...] = ()
    """The spell tokens used."""


def statistics(events: Sequence[Event], seats: int) -> RisingStatistics:
    """Count what happened."""
    turns = 0
    leaders, factions, recruits = [""] * seats, [""] * seats, [0] * seats
    recruited, controlled, tokens = [], [], []
    piles: dict[str, list[str]] = {"hospital-wing": [], "azkaban": []}
    for event in events:
        match event:
            case TurnBegan(turn=turn):
                turns = turn
            case LeaderChosen(seat=seat, wizard=wizard, faction=faction):
                leaders[seat], factions[seat] = wizard, faction
            case Recruited(seat=seat, wizard=wizard):
                recruited.append(wizard)
                recruits[seat] += 1
            case Defeated(card=card, pile=pile):
                piles[pile].append(card)
            case PlaceControlled(place=place):
                controlled.append(place)
            case TokenUsed(token=token):
                tokens.append(token)
            case _:
                pass
    return RisingStatistics(
        turns=turns,
        leaders=tuple(leaders),
        factions=tuple(factions),
        recruited=tuple(recruited),
        recruits=tuple(recruits),
        hospital_wing=tuple(piles["hospital-wing"]),
        azkaban=tuple(piles["azkaban"]),
        controlled=tuple(controlled),
        tokens=tuple(tokens),
    )
