"""Effects on what a character has: gaining, losing, healing, taking and trading.

Every verb has its *can* and its *do* side by side; `cards.verbs` lists them.
"""

from __future__ import annotations

from collections.abc import Iterator

from commonroom.games.talisman import options as verbs
from commonroom.games.talisman.cards.deed import Deed
from commonroom.games.talisman.cards.effects import (
    DECLINE,
    DONE,
    agrees,
    agrees_to_pay,
    ask,
    ask_still,
    can,
    do,
)
from commonroom.games.talisman.events import Bought, Gained
from commonroom.games.talisman.game import Talisman
from commonroom.games.talisman.rules.costs import can_pay, give_up, holdings, pay
from commonroom.games.talisman.rules.duel import take_from
from commonroom.games.talisman.rules.holdings import (
    can_have_hallow,
    can_have_purchase,
    change,
    discard,
    discard_hand,
    discard_spell,
    from_hallows,
    from_purchases,
    gain,
    heal,
    keep_spell,
    lift,
    losable,
    lose,
    receive,
    room,
    to_pile,
    wounds,
)
from commonroom.games.talisman.rules.life import wound
from commonroom.games.talisman.state import NOBODY
from commonroom.games.talisman.strength import may_gain_spell
from commonroom.games.talisman.traits import Discount
from commonroom.games.talisman.vocabulary import (
    Discard,
    Double,
    Gain,
    Heal,
    Holding,
    Lose,
    Pay,
    Replenish,
    Resource,
    Sell,
    Shop,
    Take,
    TakeCard,
    TakeHallow,
    TakeHeld,
    TradeSpells,
    Vanish,
)
from commonroom.kernel import NOTHING, Option, Script

# ---- gaining and losing ---------------------------------------------------------------------


def can_gain(game: Talisman, effect: Gain, deed: Deed) -> bool:
    """The dial or the supply has room."""
    return room(game, deed.seat, effect.what) > 0


def do_gain(game: Talisman, effect: Gain, deed: Deed) -> Script[None]:
    """Gain as much as there is."""
    gain(game, deed.seat, effect.what, effect.amount, deed.rule)
    return NOTHING


def can_lose(game: Talisman, effect: Lose, deed: Deed) -> bool:
    """There is something to lose."""
    return losable(game, deed.seat, effect.what) > 0


def do_lose(game: Talisman, effect: Lose, deed: Deed) -> Script[None]:
    """Each Life is a loss of its own."""
    seat, what = deed.seat, effect.what
    amount = losable(game, seat, what) if effect.amount == "all" else effect.amount
    if what == "spell":
        discard_hand(game, seat, deed.rule)
        keep_spell(game, seat)
    elif what == "life":
        return wound(game, seat, deed.rule) if amount == 1 else _lose_lives(game, deed, amount)
    else:
        lose(game, seat, what, amount, deed.rule)
    return NOTHING


def _lose_lives(game: Talisman, deed: Deed, amount: int) -> Script[None]:
    for _ in range(amount):
        yield from wound(game, deed.seat, deed.rule)


def can_discard(game: Talisman, effect: Discard, deed: Deed) -> bool:
    """There is such a card."""
    return bool(holdings(game, deed.seat, effect.what))


def do_discard(game: Talisman, effect: Discard, deed: Deed) -> Script[None]:
    """Cards of the own choice go to their piles."""
    for _ in range(effect.count):
        if holdings(game, deed.seat, effect.what):
            yield from give_up(game, deed, effect.what)


def _curable(game: Talisman, effect: Heal, seat: int) -> int:
    """How much Life a character could have healed."""
    most = wounds(game, seat)
    if effect.most is not None:
        most = min(most, effect.most)
    if effect.price:
        most = min(most, game.state.players[seat].galleons // effect.price)
    return most


def can_heal(game: Talisman, effect: Heal, deed: Deed) -> bool:
    """There is Life to heal, and money for it."""
    return _curable(game, effect, deed.seat) > 0


def do_heal(game: Talisman, effect: Heal, deed: Deed) -> Script[None]:
    """TAL-DIA-1 What is free is healed in full; what costs Galleons as far as its owner likes."""
    amount = _curable(game, effect, deed.seat)
    if effect.price:
        return _buy_healing(game, effect, deed)
    heal(game, deed.seat, amount, deed.rule)
    return NOTHING


def _buy_healing(game: Talisman, effect: Heal, deed: Deed) -> Script[None]:
    def options() -> list[Option]:
        return [*verbs.HEAL.each(range(1, _curable(game, effect, deed.seat) + 1)), DECLINE]

    option = yield ask(deed, "heal", options(), again=options)
    if option != DECLINE:
        amount = verbs.HEAL.arg(option)
        lose(game, deed.seat, "galleon", amount * effect.price, deed.rule)
        heal(game, deed.seat, amount, deed.rule)


def _missing_fate(game: Talisman, seat: int) -> int:
    return min(game.card(seat).fate - game.state.players[seat].fate, game.state.fate)


def can_replenish(game: Talisman, effect: Replenish, deed: Deed) -> bool:
    """The character has less Fate than its card says."""
    return _missing_fate(game, deed.seat) > 0


def do_replenish(game: Talisman, effect: Replenish, deed: Deed) -> Script[None]:
    """Fate up to the value of the card."""
    gain(game, deed.seat, "fate", _missing_fate(game, deed.seat), deed.rule)
    return NOTHING


def _doubled(game: Talisman, effect: Double, seat: int) -> list[Resource | Holding]:
    return [what for what in effect.what if losable(game, seat, what) and room(game, seat, what)]


def can_double(game: Talisman, effect: Double, deed: Deed) -> bool:
    """There is something to double."""
    return bool(_doubled(game, effect, deed.seat))


def do_double(game: Talisman, effect: Double, deed: Deed) -> Script[None]:
    """Gain as many again of one of these."""
    options: list[Option] = verbs.DOUBLE.each(_doubled(game, effect, deed.seat))
    option = options[0]
    if len(options) > 1:
        option = yield ask(deed, "double", options)
    what = verbs.DOUBLE.arg(option)
    gain(game, deed.seat, what, losable(game, deed.seat, what), deed.rule)


# ---- taking ---------------------------------------------------------------------------------


def can_take_hallow(game: Talisman, effect: TakeHallow, deed: Deed) -> bool:
    """TAL-HAL-1 One is left, and none is carried."""
    return can_have_hallow(game, deed.seat)


def do_take_hallow(game: Talisman, effect: TakeHallow, deed: Deed) -> Script[None]:
    """TAL-HAL-1"""
    return from_hallows(game, deed.seat, deed.rule)


def can_take_card(game: Talisman, effect: TakeCard, deed: Deed) -> bool:
    """One is left, and none is carried."""
    return can_have_purchase(game, deed.seat, effect.card)


def do_take_card(game: Talisman, effect: TakeCard, deed: Deed) -> Script[None]:
    """A purchase card for nothing."""
    return from_purchases(game, deed.seat, effect.card, deed.rule)


def can_take_held(game: Talisman, effect: TakeHeld, deed: Deed) -> bool:
    """The card has been filled, be it with nothing."""
    return deed.card in game.state.held


def do_take_held(game: Talisman, effect: TakeHeld, deed: Deed) -> Script[None]:
    """TAL-CMP-4 Take some of what lies on the card, which goes when it is empty.

    RULING: so does one on which nothing was laid because the supply had run out.
    """
    state = game.state
    player, held = state.players[deed.seat], state.held[deed.card]
    if held:
        if not (yield from agrees(deed, "take-held")):
            return
        amount = min(effect.amount, held)
        state.held[deed.card] -= amount
        player.fate += amount
        now = player.fate
        game.tell(Gained, rule=deed.rule, seat=deed.seat, what="fate", amount=amount, now=now)
    if not state.held[deed.card]:
        lift(game, player.space, deed.card)
        to_pile(game, deed.card)


def _loot(game: Talisman, effect: Take, deed: Deed) -> list[Option]:
    """What can be taken, and of whom."""
    if effect.whom == "region":
        region = game.space(deed.seat).region
        whom = [
            seat
            for seat in game.standing()
            if seat != deed.seat and game.space(seat).region == region
        ]
    else:
        whom = [deed.other] if deed.other != NOBODY else []
    options: list[Option] = []
    for seat in whom:
        player = game.state.players[seat]
        if "object" in effect.what:
            options += [verbs.ROB.option(seat, card) for card in player.objects]
        if "galleon" in effect.what and player.galleons:
            options.append(verbs.ROB.option(seat, "galleon"))
        if "fate" in effect.what and player.fate:
            options.append(verbs.ROB.option(seat, "fate"))
    return options


def can_take(game: Talisman, effect: Take, deed: Deed) -> bool:
    """Somebody meant has something."""
    return bool(_loot(game, effect, deed))


def do_take(game: Talisman, effect: Take, deed: Deed) -> Script[None]:
    """Take one thing from another character."""
    option = yield ask(deed, "rob", _loot(game, effect, deed))
    other, what = verbs.ROB.args(option)
    yield from take_from(game, deed.seat, other, what, deed.rule)


# ---- trade ----------------------------------------------------------------------------------


def _discount(game: Talisman, seat: int) -> int:
    """TAL-CMP-2 How much cheaper things are for this character here."""
    discounts, space = game.traits[seat].get(Discount), game.state.players[seat].space
    if discounts is None:
        return 0
    return sum(trait.amount for _, trait in discounts if not trait.spaces or space in trait.spaces)


def _offers(game: Talisman, effect: Shop, seat: int) -> Iterator[tuple[str, int]]:
    """What a character could buy, and for how much: at least 1 G."""
    money = game.state.players[seat].galleons
    if money:
        discount = _discount(game, seat)
        for card, price in effect.goods.items():
            if price <= money + discount and can_have_purchase(game, seat, card):
                yield card, max(1, price - discount)


def can_shop(game: Talisman, effect: Shop, deed: Deed) -> bool:
    """Something is for sale that the character can afford."""
    return next(_offers(game, effect, deed.seat), None) is not None


def do_shop(game: Talisman, effect: Shop, deed: Deed) -> Script[None]:
    """TAL-CMP-5 Buy one card after the other."""

    def options() -> list[Option]:
        return [*((verbs.BUY.name, *offer) for offer in _offers(game, effect, deed.seat)), DONE]

    while can_shop(game, effect, deed):
        option = yield ask(deed, "shop", options(), again=options)
        if option == DONE:
            return
        card, price = verbs.BUY.args(option)
        left = change(game, deed.seat, "galleon", -price)
        game.state.purchases[card] -= 1
        game.tell(Bought, rule=deed.rule, seat=deed.seat, card=card, price=price, left=left)
        yield from receive(game, deed.seat, card)


def can_sell(game: Talisman, effect: Sell, deed: Deed) -> bool:
    """There is an Object to sell, and money for it."""
    return bool(game.state.players[deed.seat].objects) and game.state.galleons > 0


def do_sell(game: Talisman, effect: Sell, deed: Deed) -> Script[None]:
    """TAL-CMP-1 Discard one Object after the other for Galleons, while the supply has any."""
    while can_sell(game, effect, deed):
        objects = game.state.players[deed.seat].objects
        options: list[Option] = verbs.SELL.each(objects)
        option = yield ask_still(deed, "sell", [*options, DONE])
        if option == DONE:
            return
        yield from discard(game, deed.seat, verbs.SELL.arg(option))
        gain(game, deed.seat, "galleon", effect.galleons, deed.rule)


def _can_give_spells(game: Talisman, deed: Deed) -> bool:
    return bool(game.state.players[deed.seat].spells) and game.state.fate > 0


def _can_buy_spells(game: Talisman, effect: TradeSpells, deed: Deed) -> bool:
    fate = game.state.players[deed.seat].fate
    return fate >= effect.fate and may_gain_spell(game, deed.seat)


def can_trade_spells(game: Talisman, effect: TradeSpells, deed: Deed) -> bool:
    """There are spells to give, or Fate and Magic for new ones."""
    return _can_give_spells(game, deed) or _can_buy_spells(game, effect, deed)


def do_trade_spells(game: Talisman, effect: TradeSpells, deed: Deed) -> Script[None]:
    """TAL-SPC-1 Either give spells for Fate, or buy spells for Fate; as many as one likes."""
    options: list[Option] = []
    if _can_give_spells(game, deed):
        options.append(verbs.GIVE_SPELLS.option())
    if _can_buy_spells(game, effect, deed):
        options.append(verbs.BUY_SPELLS.option())
    option = yield ask(deed, "trade-spells", [*options, DONE])
    if option == verbs.GIVE_SPELLS.option():
        yield from _give_spells(game, effect, deed)
    elif option == verbs.BUY_SPELLS.option():
        while True:
            lose(game, deed.seat, "fate", effect.fate, deed.rule)
            gain(game, deed.seat, "spell", 1, deed.rule)
            more = _can_buy_spells(game, effect, deed)
            if not more or not (yield from agrees_to_pay(deed, "buy-spell")):
                return


def _give_spells(game: Talisman, effect: TradeSpells, deed: Deed) -> Script[None]:
    """RULING: whoever always has a spell gains it when the trade is over, not to trade it too."""

    def options() -> list[Option]:
        hand = dict.fromkeys(game.state.players[deed.seat].spells)
        return [*verbs.PAY_SPELL.each(hand), DONE]

    while _can_give_spells(game, deed):
        option = yield ask(deed, "pay-spell", options(), "pay", options)
        if option == DONE:
            break
        discard_spell(game, deed.seat, verbs.PAY_SPELL.arg(option), deed.rule)
        gain(game, deed.seat, "fate", effect.fate, deed.rule)
    keep_spell(game, deed.seat)


def can_do_pay(game: Talisman, effect: Pay, deed: Deed) -> bool:
    """The cost can be paid, and it would be good for more than sending the card away."""
    bought = [one for one in effect.effects if not isinstance(one, Vanish)]
    return can_pay(game, deed.seat, effect.cost) and can(game, bought, deed)


def do_pay(game: Talisman, effect: Pay, deed: Deed) -> Script[None]:
    """Pay, if its owner likes, and do the effects."""
    if deed.chosen or (yield from agrees_to_pay(deed, "pay")):
        yield from pay(game, effect.cost, deed)
        yield from do(game, effect.effects, deed.as_chosen(False))
