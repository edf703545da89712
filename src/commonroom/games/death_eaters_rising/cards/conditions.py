"""Conditions: whether what a card asks for is so."""

from __future__ import annotations

from commonroom.games.death_eaters_rising.content import Wizard
from commonroom.games.death_eaters_rising.game import Rising
from commonroom.games.death_eaters_rising.vocabulary import (
    At,
    Condition,
    DeathEaterInPlay,
    HasToken,
    InAzkaban,
    NoDeathEaterHere,
    SelfDamage,
    TeamHas,
    TeamHurt,
    WizardHere,
)


def holds(game: Rising, condition: Condition, card: str, location: str, mission: str) -> bool:
    """Whether the condition holds now, asked by `card` at `location`, for a token at `mission`."""
    state = game.state
    match condition:
        case TeamHas():
            others = [game.content.wizards[w] for w in game.team if w != card]
            return sum(1 for wizard in others if _meant(condition, wizard)) >= condition.count
        case TeamHurt(count=count):
            return sum(1 for w in game.team if w != card and state.damage.get(w, 0)) >= count
        case SelfDamage(at_most=most):
            return state.damage.get(card, 0) <= most
        case At(location=named):
            return mission == named
        case WizardHere(faction=faction):
            here = game.wizards_here(location)
            return any(game.content.wizards[w].faction == faction for w in here)
        case HasToken():
            return bool(game.player.tokens)
        case NoDeathEaterHere():
            return not game.death_eaters_at(location)
        case InAzkaban(count=count):
            return len(state.azkaban) >= count
        case DeathEaterInPlay(group=group):
            return any(
                group in game.content.death_eaters[other].groups
                for place in game.content.clockwise
                for other in game.death_eaters_at(place)
                if other != card
            )


def _meant(condition: TeamHas, wizard: Wizard) -> bool:
    return (
        wizard.faction == condition.faction
        or condition.group in wizard.groups
        or wizard.id in condition.wizards
    )
