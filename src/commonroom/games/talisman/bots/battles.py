"""What a battle comes to, by its odds; the part that effects of cards need, too."""

from __future__ import annotations

from commonroom.games.talisman.bots.mind import Mind
from commonroom.games.talisman.odds import Odds


def valued(mind: Mind, odds: Odds, prize: float, loss: float) -> float:
    """What odds come to."""
    return odds.win * prize - odds.lose * loss - (1 - odds.win) * mind.weights.stopped


def foe_worth(mind: Mind, stat: str, power: int, breed: str, prize: float) -> float:
    """A battle with a foe that is no card."""
    return valued(mind, mind.odds((stat, breed, ""), power), prize, mind.harm)
