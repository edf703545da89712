"""The smaller questions: offers, choices, trading, taking, giving up and the end of a turn."""

from __future__ import annotations

from itertools import combinations

from commonroom.games.talisman import options as verbs
from commonroom.games.talisman.bots.effects import effects_worth, pay_worth, roll_worth
from commonroom.games.talisman.bots.fights import object_worth, threat
from commonroom.games.talisman.bots.moment import Moment
from commonroom.games.talisman.bots.prices import gain_worth, heal_worth, loss_worth
from commonroom.games.talisman.rules.trophies import fitting, points
from commonroom.games.talisman.vocabulary import Choose, Heal, Pay, Roll
from commonroom.kernel import Msg, Option
from commonroom.kernel.policy import Choice

SPARE_FATE = 2
"""So much Fate is kept when there is something to be bought for it."""


# ---- yes or no ------------------------------------------------------------------------------


def agree(moment: Moment) -> Choice:
    """Something that is offered and costs nothing."""
    return Choice(("accept",), Msg("tal-reason-agree"))


def again(moment: Moment) -> Choice:
    """TAL-TRN-1 One more turn."""
    return Choice(("again",), Msg("tal-reason-again"))


def challenge(moment: Moment) -> Choice:
    """TAL-SPC-2 For a Hallow; whoever carries one has no need of another."""
    if moment.mind.armed:
        return Choice(("decline",), Msg("tal-reason-enough"))
    return agree(moment)


def keep_all(moment: Moment) -> Choice:
    """TAL-ALT-3 What one has is worth more than one card less to meet."""
    return Choice(("done",), Msg("tal-reason-enough"))


def use_trait(moment: Moment) -> Choice:
    """A trait that may act now: if what it does is good."""
    worth = effects_worth(moment.mind, moment.index.effects(moment.source))
    if worth < 0:
        return Choice(("decline",), Msg("tal-reason-not-worth"))
    return Choice(("accept",), Msg("tal-reason-use", {"card": moment.card}))


def try_roll(moment: Moment) -> Choice:
    """A roll that may be made: if it is good on the whole."""
    tables = [table for table in moment.index.all(moment.source, Roll) if table.may]
    if tables and roll_worth(moment.mind, tables[0]) <= 0:
        return Choice(("decline",), Msg("tal-reason-not-worth"))
    return Choice(("accept",), Msg("tal-reason-try", {"card": moment.card}))


def pay(moment: Moment) -> Choice:
    """A price that may be paid: if what it buys is worth more."""
    trades = moment.index.all(moment.source, Pay)
    if max((pay_worth(moment.mind, trade) for trade in trades), default=1.0) <= 0:
        return Choice(("decline",), Msg("tal-reason-not-worth"))
    return Choice(("accept",), Msg("tal-reason-pay", {"card": moment.card}))


def draw_more(moment: Moment) -> Choice:
    """TAL-CMP-2 Two cards instead of one, if cards are welcome."""
    if moment.board.draw(moment.game.space(moment.seat).region) > 0:
        return Choice(("accept",), Msg("tal-reason-draw-more"))
    return Choice(("decline",), Msg("tal-reason-not-worth"))


def buy_spell(moment: Moment) -> Choice:
    """Another spell for Fate, while there is Fate to spare."""
    if moment.mind.player.fate > SPARE_FATE:
        return Choice(("accept",), Msg("tal-reason-buy-spells"))
    return Choice(("decline",), Msg("tal-reason-enough"))


# ---- choices --------------------------------------------------------------------------------


def choose(moment: Moment) -> Choice:
    """The named thing that is worth most."""
    choices = moment.index.all(moment.source, Choose)
    named = {choice.id: choice.effects for one in choices for choice in one.options}

    def worth(option: Option) -> float:
        if option[0] != "choose":
            return 0.0
        effects = named[verbs.CHOOSE.arg(option)]
        prices = [pay_worth(moment.mind, effect) for effect in effects if isinstance(effect, Pay)]
        return sum(prices) if prices else effects_worth(moment.mind, effects)

    _, option = moment.best(moment.options, worth)
    if option[0] != "choose":
        return Choice(option, Msg("tal-reason-not-worth"))
    return Choice(option, Msg("tal-reason-choose", {"choice": option[1]}))


def first_player(moment: Moment) -> Choice:
    """TAL-SET-2 Oneself."""
    return Choice(("first", moment.seat), Msg("tal-reason-first"))


def advantage(moment: Moment) -> Choice:
    """TAL-ADV-1 The own side."""
    return Choice(("side", moment.game.alignment(moment.seat)), Msg("tal-reason-advantage"))


def double(moment: Moment) -> Choice:
    """What there is more of, by worth."""
    player = moment.mind.player
    has = {"fate": player.fate, "galleon": player.galleons}
    worth = moment.mind.token_worth
    _, option = moment.best(
        moment.options, lambda o: worth(verbs.DOUBLE.arg(o), has[verbs.DOUBLE.arg(o)])
    )
    return Choice(option, Msg("tal-reason-double"))


# ---- things ---------------------------------------------------------------------------------


def take(moment: Moment) -> Choice:
    """TAL-ENC-3 Whatever is of use."""
    _, option = moment.best(moment.options, lambda o: _taken_worth(moment, o))
    if option[0] in ("done", "decline"):
        return Choice(option, Msg("tal-reason-enough"))
    if option == ("take-galleons",):
        return Choice(option, Msg("tal-reason-take-galleons"))
    return Choice(option, Msg("tal-reason-take", {"card": _taken(moment, option)}))


def _taken(moment: Moment, option: Option) -> str:
    """The card that is taken, which may be the one that the question is about."""
    return verbs.TAKE.arg(option) if option[0] == verbs.TAKE.name else moment.card


def _taken_worth(moment: Moment, option: Option) -> float:
    match option[0]:
        case verbs.TAKE_GALLEONS.name:
            return 1.0
        case verbs.TAKE.name | verbs.ACCEPT.name:
            card = _taken(moment, option)
            entry = moment.content.encounters.get(card)
            if entry is None or moment.game.is_object(card):
                return object_worth(moment.mind, card)
            return moment.board.meeting(card)
        case _:
            return 0.05


def part_with(moment: Moment) -> Choice:
    """What is worth least."""
    mind = moment.mind
    cards = {
        option: verb.arg(option)
        for verb in (verbs.DITCH, verbs.LEAVE, verbs.GIVE_UP)
        for option in moment.offers(verb.name)
    }
    _, option = moment.best(list(cards), lambda o: -mind.thing(cards[o]))
    return Choice(option, Msg("tal-reason-part-with", {"card": cards[option]}))


def break_fall(moment: Moment) -> Choice:
    """TAL-SPC-3 A follower for a Life, while the Life is worth more."""
    mind = moment.mind
    worth, option = moment.best(
        moment.offers("give-up"), lambda o: -mind.thing(verbs.GIVE_UP.arg(o))
    )
    if -worth < -mind.life_worth(-1) * 1.5:
        return Choice(option, Msg("tal-reason-part-with", {"card": option[1]}))
    return Choice(("done",), Msg("tal-reason-enough"))


def sell(moment: Moment) -> Choice:
    """What is worth less than the money."""
    mind = moment.mind
    worth, option = moment.best(moment.offers("sell"), lambda o: -mind.thing(verbs.SELL.arg(o)))
    if gain_worth(mind, "galleon", 1) + worth > 0:
        return Choice(option, Msg("tal-reason-sell", {"card": option[1]}))
    return Choice(("done",), Msg("tal-reason-enough"))


def trade_in(moment: Moment) -> Choice:
    """TAL-CMP-2 Draco gives something for the best there is to buy."""
    mind = moment.mind
    worth, option = moment.best(moment.offers("sell"), lambda o: -mind.thing(verbs.SELL.arg(o)))
    goods = moment.game.state.purchases
    top = max(mind.thing(card) for card, left in goods.items() if left)
    if top + worth > 0.5:
        return Choice(option, Msg("tal-reason-sell", {"card": option[1]}))
    return Choice(("decline",), Msg("tal-reason-not-worth"))


def shop(moment: Moment) -> Choice:
    """What is worth more than its price."""
    mind = moment.mind

    def worth(option: Option) -> float:
        if option[0] != "buy":
            return 0.1
        card, price = verbs.BUY.args(option)
        return object_worth(mind, card) - loss_worth(mind, "galleon", price)

    _, option = moment.best(moment.options, worth)
    if option[0] != "buy":
        return Choice(option, Msg("tal-reason-enough"))
    return Choice(option, Msg("tal-reason-buy", {"card": option[1]}))


def heal(moment: Moment) -> Choice:
    """As much as is worth its price."""
    prices = [effect for effect in moment.index.all(moment.source, Heal) if effect.price]
    amount = heal_worth(moment.mind, prices[0])[1] if prices else len(moment.options) - 1
    offered = [option for option in moment.offers("heal") if verbs.HEAL.arg(option) <= amount]
    if not offered:
        return Choice(("decline",), Msg("tal-reason-not-worth"))
    return Choice(offered[-1], Msg("tal-reason-heal"))


def trade_spells(moment: Moment) -> Choice:
    """TAL-SPC-1 Spells for Fate that is to spare."""
    if ("buy-spells",) in moment.options and moment.mind.player.fate > SPARE_FATE:
        return Choice(("buy-spells",), Msg("tal-reason-buy-spells"))
    return Choice(("done",), Msg("tal-reason-enough"))


def replace(moment: Moment) -> Choice:
    """TAL-CMP-2 Draco puts a bad card away."""
    board = moment.board
    usual = board.draw(moment.game.space(moment.seat).region)
    worth, option = moment.best(
        moment.offers("replace"), lambda o: -board.meeting(verbs.REPLACE.arg(o))
    )
    if usual + worth > loss_worth(moment.mind, "fate", 1) + 0.5:
        return Choice(option, Msg("tal-reason-replace", {"card": option[1]}))
    return Choice(("decline",), Msg("tal-reason-not-worth"))


def rob(moment: Moment) -> Choice:
    """What is worth most, of whom it hurts most."""
    mind = moment.mind

    def worth(option: Option) -> float:
        _, other, what = option
        hurt = 1 + mind.weights.rival * threat(mind, int(other))
        if what in ("fate", "galleon"):
            return mind.token_worth(str(what), 1) * hurt
        return object_worth(mind, str(what)) * hurt

    _, option = moment.best(moment.options, worth)
    return Choice(option, Msg("tal-reason-rob", {"seat": option[1]}))


# ---- the end of a turn ----------------------------------------------------------------------


def end(moment: Moment) -> Choice:
    """TAL-TRO-1 Exchange what can be exchanged well; keep the rest."""
    for option in moment.offers("exchange"):
        if trophies_for(moment, verbs.EXCHANGE.arg(option)):
            return Choice(option, Msg("tal-reason-exchange", {"stat": option[1]}))
    if moment.offers("drop-challenge"):
        return Choice(("drop-challenge",), Msg("tal-reason-drop-challenge"))
    if ("end",) in moment.options:
        return Choice(("end",), Msg("tal-reason-end"))
    return part_with(moment)


def trophies_for(moment: Moment, stat: str) -> list[str]:
    """The trophies to exchange now, with as little lost as possible; none: wait for better."""
    game, seat, mind = moment.game, moment.seat, moment.mind
    cards = fitting(game, seat, stat)
    if mind.mixes and stat == "might":
        return []
    enough = mind.need
    chosen: list[str] = []
    lost = 99
    for size in range(1, min(len(cards), 5) + 1):
        for some in combinations(cards, size):
            waste = points(game, list(some)) % enough
            if points(game, list(some)) >= enough and waste < lost:
                chosen, lost = list(some), waste
    patient = mind.player.life > 2 and points(game, cards) < 2 * enough
    return [] if lost > 1 and patient else chosen


def offer(moment: Moment) -> Choice:
    """TAL-TRO-1 The next of the trophies that go well together."""
    offered = list(moment.view.turn.offered)
    game = moment.game
    game.state.offered = offered
    stat = moment.card
    enough = moment.mind.need
    if ("done",) in moment.options and points(game, offered) >= enough:
        return Choice(("done",), Msg("tal-reason-enough"))
    chosen = trophies_for(moment, stat)
    for card in chosen:
        if ("offer", card) in moment.options:
            return Choice(("offer", card), Msg("tal-reason-offer", {"card": card}))
    option = moment.offers("offer")[0]
    return Choice(option, Msg("tal-reason-offer", {"card": option[1]}))


def threaten(moment: Moment) -> Choice:
    """TAL-CMP-2 Hagrid: whoever has Fate will give it."""
    mind = moment.mind
    worths = []
    for option in moment.offers("threaten"):
        other = moment.view.players[verbs.THREATEN.arg(option)]
        hurts = 1 + threat(mind, other.seat)
        worth = 1.2 if other.fate else hurts * (4.0 if other.life == 1 else 1.0) - 1.5
        worths.append((worth, option))
    worth, option = max(worths, key=lambda pair: pair[0])
    if worth <= 0:
        return Choice(("decline",), Msg("tal-reason-not-worth"))
    return Choice(option, Msg("tal-reason-threaten", {"seat": option[1]}))


def threatened(moment: Moment) -> Choice:
    """TAL-CMP-2 Fate, unless a Life is the smaller loss: it costs Hagrid a turn."""
    mind = moment.mind
    life = -mind.life_worth(-1) - mind.weights.rival * mind.weights.turn
    if ("give-fate",) in moment.options and loss_worth(mind, "fate", 1) <= life:
        return Choice(("give-fate",), Msg("tal-reason-give-fate"))
    return Choice(("lose-life",), Msg("tal-reason-lose-life"))
