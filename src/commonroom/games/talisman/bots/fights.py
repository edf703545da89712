"""What battles are worth: with enemies, with Voldemort, with other characters."""

from __future__ import annotations

from commonroom.games.talisman.bots.battles import valued
from commonroom.games.talisman.bots.effects import effects_worth
from commonroom.games.talisman.bots.foes import Foe
from commonroom.games.talisman.bots.mind import Mind
from commonroom.games.talisman.bots.prices import cost_worth
from commonroom.games.talisman.game import HALLOW
from commonroom.games.talisman.odds import at_least
from commonroom.games.talisman.option_odds import before_dice, duel_with
from commonroom.games.talisman.rules.costs import can_pay
from commonroom.games.talisman.rules.evading import may_evade, may_pass, passes_freely
from commonroom.games.talisman.state import Fight
from commonroom.games.talisman.traits import Evade


def enemies_worth(mind: Mind, cards: list[str]) -> tuple[float, float]:
    """TAL-BAT-2 A battle with cards that fight as one, and the chance that it goes on after it."""
    foes = [mind.foes[card] for card in cards]
    stat, breed, side = foes[0].kind
    if len(foes) > 1 and len({foe.kind[1] for foe in foes}) > 1:
        breed = ""
    power = sum([foe.power for foe in foes])
    odds = mind.odds((stat, breed, side), power, not any(foe.is_grim for foe in foes))
    worth = valued(mind, odds, prize_of(mind, cards), mind.harm + _aftermath(mind, cards))
    return (worth, odds.win) if worth >= 0 else spared(mind, foes, breed, worth, odds.win)


def spared(
    mind: Mind, foes: list[Foe], breed: str, worth: float, won: float
) -> tuple[float, float]:
    """A bad battle need not be fought by those who evade it, or are let pass."""
    if evades(mind, breed):
        return 0.0, 1.0
    for foe in foes:
        if not foe.may_spare or not may_pass(mind.game, mind.seat, foe.card):
            return worth, won
    toll = sum([pass_price(mind, foe.card) for foe in foes])
    return (-toll, 1.0) if -toll > worth else (worth, won)


def pass_price(mind: Mind, card: str) -> float:
    """TAL-BAT-5 What it costs to be let pass by an enemy that does."""
    entry = mind.content.encounters[card]
    if entry.toll is None or passes_freely(mind.game, mind.seat, entry):
        return 0.0
    return cost_worth(mind, entry.toll)


def prize_of(mind: Mind, cards: list[str]) -> float:
    """What beating cards brings."""
    prize = sum([mind.trophy(card) for card in cards])
    for card in cards:
        prize += effects_worth(mind, mind.foes[card].on_win)
    return prize + mind.bounty


def _aftermath(mind: Mind, cards: list[str]) -> float:
    """What enemies do to those they beat, besides the Life."""
    return -sum([effects_worth(mind, mind.foes[card].on_loss) for card in cards])


def evades(mind: Mind, breed: str) -> bool:
    """Whether enemies of a breed can be evaded for little."""
    if mind.player.evading:
        return True
    for _, trait in mind.game.having(mind.seat, Evade):
        meant = trait.foe.kind != "character" and trait.foe.breed in (None, breed)
        if meant and mind.player.galleons >= trait.cost.galleon:
            return True
    return False


# ---- characters -----------------------------------------------------------------------------


def threat(mind: Mind, seat: int) -> float:
    """How near a character is to winning, from 0 to about 2."""
    player = mind.view.players[seat]
    magic = sum(amount for _, amount in player.magic_parts)
    near = {"outer": 0.0, "middle": 0.2, "inner": 0.7, "great-hall": 1.2}.get(player.region, 0.0)
    return near + 0.3 * (HALLOW in player.objects) + max(0.0, magic - 5) / 12


def duel_worth(mind: Mind, other: int) -> float:
    """Attacking a character: what can be won of it, against what it could win."""
    fight = duel_with(mind.game, mind.seat, other)
    odds = before_dice(mind.game, mind.seat, fight).fate
    prize, _ = best_reward(mind, other)
    worth = valued(mind, odds, prize, loss_in_duel(mind))
    return worth * (1 - _escape(mind, fight)) if worth > 0 else worth


def _escape(mind: Mind, fight: Fight) -> float:
    """TAL-BAT-5 The chance that whoever is attacked evades, by what lies open."""
    game, other = mind.game, fight.other
    if not may_evade(game, other):
        return 0.0
    if game.state.players[other].evading:
        return 1.0
    return max(
        (
            at_least(trait.at_least)
            for _, trait in game.having(other, Evade)
            if game.meant(trait.foe, fight, other) and can_pay(game, other, trait.cost)
        ),
        default=0.0,
    )


def loss_in_duel(mind: Mind) -> float:
    """TAL-BAT-3 What the winner of a duel would take from this character."""
    dearest = max((mind.thing(card) for card in mind.player.objects), default=0.0)
    return max(mind.harm, dearest)


def best_reward(mind: Mind, other: int) -> tuple[float, str]:
    """TAL-BAT-3 The best thing to take from a beaten character, and its worth."""
    weights, loser = mind.weights, mind.game.state.players[other]
    hurt = 1 + threat(mind, other)
    wound = hurt * weights.rival * (12.0 if loser.life == 1 else 3.0)
    row = mind.content.challenges.get(mind.player.challenge)
    if row is not None and row.deed == "take-life":
        wound += mind.hallow_worth
    rewards = [(wound, "wound")]
    for card in loser.objects:
        lost = mind.thing(card) * weights.rival * hurt  # whoever wins it may not be able to keep it
        kept = object_worth(mind, card)
        rewards.append((kept * (1 + weights.rival * hurt) if kept else lost, card))
    if loser.galleons:
        rewards.append((mind.token_worth("galleon", 1) * (1 + weights.rival), "galleon"))
    return max(rewards)


def object_worth(mind: Mind, card: str) -> float:
    """What one more Object brings, when another may have to be left for it (TAL-OBJ-1)."""
    if not mind.game.may_hold(mind.seat, card):
        return 0.0
    return max(0.0, mind.thing(card) - mind.least_object)


def follower_worth(mind: Mind, card: str) -> float:
    """What one more follower brings, when another may have to be left for it (TAL-FOL-1)."""
    return max(0.0, mind.thing(card) - mind.least_follower)
