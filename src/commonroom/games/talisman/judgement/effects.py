"""What effects of cards and spaces are worth to a character that does them."""

from __future__ import annotations

from collections.abc import Sequence

from commonroom.games.talisman.game import DEATH_EATERS, Talisman
from commonroom.games.talisman.judgement.fights import foe_worth
from commonroom.games.talisman.judgement.mind import Mind
from commonroom.games.talisman.odds import best_roll
from commonroom.games.talisman.rules.costs import can_pay
from commonroom.games.talisman.rules.holdings import (
    can_have_hallow,
    can_have_purchase,
    losable,
    room,
    wounds,
)
from commonroom.games.talisman.strength import holds, may_gain_spell
from commonroom.games.talisman.traits import Discount
from commonroom.games.talisman.vocabulary import (
    Advantage,
    Battle,
    BecomeFerret,
    Challenge,
    Choose,
    Cost,
    Discard,
    Double,
    Each,
    Effect,
    ExtraTurn,
    Gain,
    Heal,
    If,
    Lose,
    LoseTurn,
    Move,
    Pay,
    PickMove,
    Replenish,
    Roll,
    Sell,
    Shop,
    SlowAll,
    Take,
    TakeCard,
    TakeHallow,
    TakeHeld,
    TradeSpells,
)

FREE_WALK = 1.0
"""Going to any space of the region, compared with where a die leads."""


def effects_worth(mind: Mind, effects: Sequence[Effect]) -> float:
    """All of them together."""
    return sum(effect_worth(mind, effect) for effect in effects)


def effect_worth(mind: Mind, effect: Effect) -> float:
    """What doing an effect is worth now."""
    weights, game, seat = mind.weights, mind.game, mind.seat
    match effect:
        case Gain(what=what, amount=amount):
            return gain_worth(mind, what, amount)
        case Lose(what=what, amount=amount):
            most = losable(game, seat, what)
            return -loss_worth(mind, what, most if amount == "all" else min(amount, most))
        case Discard(what=what, count=count):
            return -cheapest(mind, what, count)
        case Heal():
            return heal_worth(mind, effect)[0]
        case Replenish():
            return mind.token_worth("fate", max(0, game.card(seat).fate - mind.player.fate))
        case Double():
            return max(
                mind.token_worth("fate", mind.player.fate),
                mind.token_worth("galleon", mind.player.galleons),
            )
        case TakeHallow():
            return mind.hallow_worth if can_have_hallow(game, seat) else 0.0
        case TakeCard(card=card):
            return mind.thing(card) if can_have_purchase(game, seat, card) else 0.0
        case TakeHeld():
            return mind.token_worth("fate", effect.amount)
        case Take():
            return 1.5
        case Shop():
            return max((worth for worth, _ in bargains(mind, effect)), default=0.0)
        case Sell(galleons=galleons):
            return max((mind.token_worth("galleon", galleons) - mind.thing(card)
                        for card in mind.player.objects), default=0.0)  # fmt: skip
        case TradeSpells():
            return 0.4 if mind.player.fate > 2 and may_gain_spell(game, seat) else 0.0
        case Pay():
            return max(0.0, pay_worth(mind, effect))
        case Move(to=to, may=may):
            return FREE_WALK if may or to == "region" else move_worth(mind, to)
        case LoseTurn(turns=turns):
            return -weights.turn * turns
        case ExtraTurn():
            return weights.turn
        case BecomeFerret():
            return -weights.ferret - mind.purse()
        case SlowAll():
            return -0.5
        case PickMove():
            return FREE_WALK
        case Battle():
            return foe_worth(
                mind, effect.stat, effect.strength, effect.breed,
                effects_worth(mind, effect.on_win),
            )  # fmt: skip
        case Advantage():
            return advantage_worth(game, seat, effect) * weights.advantage
        case _:
            return structure_worth(mind, effect)


def structure_worth(mind: Mind, effect: Effect) -> float:
    """Effects made of effects."""
    match effect:
        case Roll():
            worth = roll_worth(mind, effect)
            return max(0.0, worth) if effect.may else worth
        case Choose(options=options, may=may):
            best = max(effects_worth(mind, choice.effects) for choice in options)
            return max(0.0, best) if may else best
        case If(condition=condition, then=then, otherwise=otherwise):
            met = holds(mind.game, mind.seat, condition)
            return effects_worth(mind, then if met else otherwise)
        case Each(whom=whom, effects=effects):
            if whom in ("others", "region-others"):
                return 0.2
            return effects_worth(mind, effects) if _meant(mind, whom) else 0.2
        case Challenge():
            free = not mind.player.challenge and not mind.armed
            return 0.6 * mind.weights.hallow if free and mind.game.state.hallows else 0.0
        case _:
            return 0.0


def _meant(mind: Mind, whom: str) -> bool:
    if whom in ("everyone", "region"):
        return True
    ahead = mind.game.alignment(mind.seat) == mind.game.state.advantage
    return ahead == (whom == "advantaged")


def gain_worth(mind: Mind, what: str, amount: int) -> float:
    """Gaining a resource, as far as there is room."""
    match what:
        case "magic" | "might":
            point = mind.magic_worth if what == "magic" else mind.might_worth
            return point * min(amount, room(mind.game, mind.seat, what))
        case "life":
            return mind.life_worth(amount)
        case "spell":
            return mind.weights.spell * min(amount, room(mind.game, mind.seat, "spell"))
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


def pay_worth(mind: Mind, effect: Pay) -> float:
    """A trade of a cost for effects; 0 if it cannot be paid."""
    if not can_pay(mind.game, mind.seat, effect.cost):
        return 0.0
    return effects_worth(mind, effect.effects) - cost_worth(mind, effect.cost)


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


def roll_worth(mind: Mind, effect: Roll) -> float:
    """The mean of a table; a single die may be rolled again by Fate."""
    faces = face_worths(mind, effect)
    if effect.dice == 1:
        return best_roll(tuple(faces), mind.rerolls, loss_worth(mind, "fate", 1))
    shares = [(6 - abs(number - 7)) / 36 for number in range(2, 13)]
    return sum(worth * share for worth, share in zip(faces, shares, strict=True))


def face_worths(mind: Mind, effect: Roll) -> list[float]:
    """What each number of a table is worth, from the lowest."""
    worths = {
        number: effects_worth(mind, row.effects) for row in effect.table for number in row.on
    }
    return [worths.get(number, 0.0) for number in range(effect.dice, 6 * effect.dice + 1)]


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
        case "flip":
            to = DEATH_EATERS if token != DEATH_EATERS else "order-of-the-phoenix"
        case _:
            to = effect.to
    return 0 if to == token else (1 if to == side else -1)
