"""What abilities bring: how much a wizard's card helps its team, turn by turn."""

from __future__ import annotations

from collections.abc import Mapping

from commonroom.games.death_eaters_rising.bots.weights import Weights
from commonroom.games.death_eaters_rising.content import Content
from commonroom.games.death_eaters_rising.seen import PlayerView
from commonroom.games.death_eaters_rising.vocabulary import (
    Action,
    AfterRoll,
    At,
    Cleanse,
    Condition,
    Effect,
    ExtraDie,
    Fill,
    GainDie,
    Guard,
    Heal,
    If,
    NoDeathEaterHere,
    Reaction,
    Reroll,
    SelfDamage,
    Strike,
    TakeToken,
    TeamHas,
    TeamHurt,
)


def helping(
    content: Content, weights: Weights, damage: Mapping[str, int], wizard: str, player: PlayerView
) -> float:
    """What a wizard's ability is worth to a team, per own turn."""
    match content.abilities[wizard]:
        case ExtraDie(colours=colours, condition=condition):
            share = _likely(content, condition, damage, wizard, player)
            return weights.die * share * (1.1 if len(colours) > 1 else 1.0)
        case AfterRoll(effect=Reroll()):
            return weights.reroll
        case AfterRoll():
            return weights.turn
        case Action(effects=effects, cost=cost, wounds=wounds):
            price = weights.symbol * sum(cost.values()) + weights.wound * wounds
            gains = sum(_help(content, weights, effect, player) for effect in effects)
            return max(0.02, gains - price)
        case Reaction():
            return weights.reaction
        case Guard():
            return weights.guard


def _likely(
    content: Content,
    condition: Condition | None,
    damage: Mapping[str, int],
    wizard: str,
    player: PlayerView,
) -> float:
    """How often a condition will hold."""
    match condition:
        case None:
            return 1.0
        case TeamHas():
            return 1.0 if holds_team(content, condition, wizard, player) else 0.35
        case TeamHurt(count=count):
            hurt = sum(1 for other in player.team if other != wizard and damage.get(other, 0))
            return 0.8 if hurt >= count else 0.4
        case SelfDamage(at_most=most):
            return 0.7 if wizard not in player.team or damage.get(wizard, 0) <= most else 0.2
        case At() | NoDeathEaterHere():
            return 0.45
        case _:
            return 0.5


def holds_team(content: Content, condition: TeamHas, wizard: str, player: PlayerView) -> bool:
    """Whether a team has the wizards that a card asks for."""
    wizards = [content.wizards[other] for other in player.team if other != wizard]
    meant = [
        other
        for other in wizards
        if other.faction == condition.faction
        or condition.group in other.groups
        or other.id in condition.wizards
    ]
    return len(meant) >= condition.count


def _help(content: Content, weights: Weights, effect: Effect, player: PlayerView) -> float:
    match effect:
        case Heal(amount=amount, whom=whom):
            return weights.heal * amount * (1.0 if whom == "any" else 2.0)
        case Cleanse(where=where):
            return weights.cleanse * (1.0 if where == "here" else 1.4)
        case Strike(where=where):
            return weights.strike_help * (1.0 if where == "here" else 1.3)
        case TakeToken():
            return weights.token * 0.5
        case GainDie() | Fill():
            return weights.die
        case If(condition=TeamHas() as condition, then=then):
            share = 1.0 if holds_team(content, condition, "", player) else 0.3
            return share * sum(_help(content, weights, part, player) for part in then)
        case _:
            return weights.other_help
