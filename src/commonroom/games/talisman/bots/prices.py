"""What resources, costs and offers are worth to a character."""

from __future__ import annotations

from commonroom.games.talisman.bots.mind import Mind
from commonroom.games.talisman.game import DEATH_EATERS, Talisman
from commonroom.games.talisman.rules.holdings import can_have_purchase, wounds
from commonroom.games.talisman.traits import Discount
from commonroom.games.talisman.vocabulary import Advantage, Cost, Heal, Shop


def gain_worth(mind: Mind, what: str, amount: int) -> float:
    """Gaining a resource, as far as there is room."""
    match what:
        case "magic":
            return mind.magic_worth * min(amount, mind.rooms["magic"])
        case "might":
            return mind.might_worth * min(amount, mind.rooms["might"])
        case "life":
            return mind.life_worth(amount)
        case "spell":
            return mind.weights.spell * min(amount, mind.rooms["spell"])
        case _:
            return mind.token_worth(what, amount)


def loss_worth(mind: Mind, what: str, amount: int) -> float:
    """What losing so much of a resource costs."""
    match what:
        case "magic" | "might":
            return amount * (mind.magic_worth if what == "magic" else mind.might_worth)
        case "life":
            return -mind.life_worth(-amount)
        case "spell":
            return sum(mind.spell(spell) for spell in mind.player.spells)
        case _:
            return -mind.token_worth(what, -amount)


def cheapest(mind: Mind, what: str, count: int = 1) -> float:
    """What giving up so many cards of a kind costs at least."""
    player, game = mind.player, mind.game
    cards = player.followers if what == "follower" else player.objects
    worths = sorted(
        mind.thing(card) for card in cards if what != "magic-object" or game.is_magic(card)
    )
    return sum(worths[:count])


def cost_worth(mind: Mind, cost: Cost) -> float:
    """What paying a cost costs."""
    total = loss_worth(mind, "fate", cost.fate) + loss_worth(mind, "galleon", cost.galleon)
    total += loss_worth(mind, "life", cost.life) if cost.life else 0.0
    if cost.spell:
        total += min((mind.spell(spell) for spell in mind.player.spells), default=0.0)
    for what, count in (
        ("object", cost.object),
        ("magic-object", cost.magic_object),
        ("follower", cost.follower),
    ):
        total += cheapest(mind, what, count) if count else 0.0
    return total


def heal_worth(mind: Mind, effect: Heal) -> tuple[float, int]:
    """The best amount to heal, and what it is worth."""
    most = wounds(mind.game, mind.seat)
    if effect.most is not None:
        most = min(most, effect.most)
    if effect.price:
        most = min(most, mind.player.galleons // effect.price)
    best = (0.0, 0)
    for amount in range(1, most + 1):
        price = loss_worth(mind, "galleon", amount * effect.price) if effect.price else 0.0
        best = max(best, (mind.life_worth(amount) - price, amount))
    return best


def bargains(mind: Mind, effect: Shop) -> list[tuple[float, str]]:
    """What a shop has that is worth its price, and how much more."""
    game, seat = mind.game, mind.seat
    space = mind.player.space
    less = sum(
        trait.amount
        for _, trait in game.having(seat, Discount)
        if not trait.spaces or space in trait.spaces
    )
    found = []
    for card, printed in effect.goods.items():
        price = max(1, printed - less)
        if price <= mind.player.galleons and can_have_purchase(game, seat, card):
            worth = mind.thing(card) - loss_worth(mind, "galleon", price)
            if worth > 0:
                found.append((worth, card))
    return found


def move_worth(mind: Mind, to: str) -> float:
    """Being sent to a space: what changes is the region."""
    here = mind.game.space(mind.seat)
    space = here.opposite if to == "opposite" else to
    if not space:
        return 0.0
    return mind.pull if mind.content.spaces[space].region == "middle" != here.region else 0.0


def advantage_worth(game: Talisman, seat: int, effect: Advantage) -> int:
    """Whether the token turns to the own side (1), away from it (-1), or stays (0)."""
    side, token = game.alignment(seat), game.state.advantage
    match effect.to:
        case "own" | "choice":
            to = side
        case "flip" | "event":
            to = DEATH_EATERS if token != DEATH_EATERS else "order-of-the-phoenix"
        case _:
            to = effect.to
    return 0 if to == token else (1 if to == side else -1)
