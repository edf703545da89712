"""What effects of cards and spaces are worth to a character that does them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from commonroom.games.talisman.bots.battles import foe_worth
from commonroom.games.talisman.bots.mind import Mind
from commonroom.games.talisman.game import DEATH_EATERS, Talisman
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
    Make,
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
    """What doing all of them is worth now; what only matters to battles and spells, nothing."""
    total = 0.0
    for effect in effects:
        worth = _WORTHS.get(type(effect))
        if worth is not None:
            total += worth(mind, effect)
    return total


def _gain(mind: Mind, effect: Gain) -> float:
    return gain_worth(mind, effect.what, effect.amount)


def _lose(mind: Mind, effect: Lose) -> float:
    most = losable(mind.game, mind.seat, effect.what)
    amount = most if effect.amount == "all" else min(effect.amount, most)
    return -loss_worth(mind, effect.what, amount)


def _discard(mind: Mind, effect: Discard) -> float:
    return -cheapest(mind, effect.what, effect.count)


def _heal(mind: Mind, effect: Heal) -> float:
    return heal_worth(mind, effect)[0]


def _replenish(mind: Mind, effect: Replenish) -> float:
    return mind.token_worth("fate", max(0, mind.game.card(mind.seat).fate - mind.player.fate))


def _double(mind: Mind, effect: Double) -> float:
    player = mind.player
    return max(mind.token_worth("fate", player.fate), mind.token_worth("galleon", player.galleons))


def _take_hallow(mind: Mind, effect: TakeHallow) -> float:
    return mind.hallow_worth if can_have_hallow(mind.game, mind.seat) else 0.0


def _take_card(mind: Mind, effect: TakeCard) -> float:
    return mind.thing(effect.card) if can_have_purchase(mind.game, mind.seat, effect.card) else 0.0


def _take_held(mind: Mind, effect: TakeHeld) -> float:
    return mind.token_worth("fate", effect.amount)


def _take(mind: Mind, effect: Take) -> float:
    return mind.weights.turn


def _shop(mind: Mind, effect: Shop) -> float:
    return max((worth for worth, _ in bargains(mind, effect)), default=0.0)


def _sell(mind: Mind, effect: Sell) -> float:
    price = mind.token_worth("galleon", effect.galleons)
    return max((price - mind.thing(card) for card in mind.player.objects), default=0.0)


def _trade_spells(mind: Mind, effect: TradeSpells) -> float:
    spare = mind.player.fate > 2 and may_gain_spell(mind.game, mind.seat)
    return 0.4 if spare else 0.0


def _pay(mind: Mind, effect: Pay) -> float:
    return max(0.0, pay_worth(mind, effect))


def _move(mind: Mind, effect: Move) -> float:
    if effect.may or effect.to in ("region", "company"):
        return FREE_WALK
    return move_worth(mind, effect.to)


def _lose_turn(mind: Mind, effect: LoseTurn) -> float:
    """TAL-LOS-1 Turns that are lost already cost nothing more."""
    return -mind.weights.turn * max(0, effect.turns - mind.player.lost_turns)


def _extra_turn(mind: Mind, effect: ExtraTurn) -> float:
    return mind.weights.turn


def _ferret(mind: Mind, effect: BecomeFerret) -> float:
    return -mind.weights.ferret - mind.purse()


def _slow_all(mind: Mind, effect: SlowAll) -> float:
    return -mind.weights.stopped


def _pick_move(mind: Mind, effect: PickMove) -> float:
    return FREE_WALK


def _battle(mind: Mind, effect: Battle) -> float:
    prize = effects_worth(mind, effect.on_win)
    return foe_worth(mind, effect.stat, effect.strength, effect.breed, prize)


def _advantage(mind: Mind, effect: Advantage) -> float:
    return advantage_worth(mind.game, mind.seat, effect) * mind.weights.advantage


# ---- effects made of effects ----------------------------------------------------------------


def _roll(mind: Mind, effect: Roll) -> float:
    worth = roll_worth(mind, effect)
    return max(0.0, worth) if effect.may else worth


def _choose(mind: Mind, effect: Choose) -> float:
    best = max(effects_worth(mind, choice.effects) for choice in effect.options)
    return max(0.0, best) if effect.may else best


def _if(mind: Mind, effect: If) -> float:
    met = holds(mind.game, mind.seat, effect.condition)
    return effects_worth(mind, effect.then if met else effect.otherwise)


def _each(mind: Mind, effect: Each) -> float:
    """What happens to others matters little."""
    if effect.whom in ("others", "region-others") or not _meant(mind, effect.whom):
        return 0.2
    return effects_worth(mind, effect.effects)


def _make(mind: Mind, effect: Make) -> float:
    """What happens to somebody who was beaten."""
    return mind.weights.rival * mind.weights.turn


def _challenge(mind: Mind, effect: Challenge) -> float:
    free = not mind.player.challenge and not mind.armed  # a spare one is worth little
    return 0.6 * mind.weights.hallow if free and mind.game.state.hallows else 0.0


_WORTHS: dict[type[Any], Callable[[Mind, Any], float]] = {
    Gain: _gain,
    Lose: _lose,
    Discard: _discard,
    Heal: _heal,
    Replenish: _replenish,
    Double: _double,
    TakeHallow: _take_hallow,
    TakeCard: _take_card,
    TakeHeld: _take_held,
    Take: _take,
    Shop: _shop,
    Sell: _sell,
    TradeSpells: _trade_spells,
    Pay: _pay,
    Move: _move,
    LoseTurn: _lose_turn,
    ExtraTurn: _extra_turn,
    BecomeFerret: _ferret,
    SlowAll: _slow_all,
    PickMove: _pick_move,
    Battle: _battle,
    Advantage: _advantage,
    Roll: _roll,
    Choose: _choose,
    If: _if,
    Each: _each,
    Make: _make,
    Challenge: _challenge,
}


# ---- the parts ------------------------------------------------------------------------------


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
        return best_roll(faces, mind.rerolls, loss_worth(mind, "fate", 1))
    shares = [(6 - abs(number - 7)) / 36 for number in range(2, 13)]
    return sum(worth * share for worth, share in zip(faces, shares, strict=True))


def face_worths(mind: Mind, effect: Roll) -> list[float]:
    """What each number of a table is worth, from the lowest."""
    lowest = effect.dice
    worths = [0.0] * (5 * lowest + 1)
    for row in effect.table:
        worth = effects_worth(mind, row.effects)
        for number in row.on:
            worths[number - lowest] = worth
    return worths


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
