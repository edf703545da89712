"""Effects in words.

An effect is a clause that tells somebody what to do (``tal-effect-…``). One that is not mandatory
is told with "you may", unless the sentence around it says so already. A `block` is what stands on a
card on lines of its own, with tables and choices unfolded; everywhere else they are told in a
clause.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TypeAlias, get_args

from commonroom.games.talisman.vocabulary import (
    AddScore,
    Advantage,
    Battle,
    BecomeFerret,
    Challenge,
    ChallengeRow,
    Choice,
    Choose,
    Command,
    Discard,
    Double,
    Each,
    Effect,
    EvadeAll,
    ExtraTurn,
    Gain,
    Heal,
    If,
    Immobilise,
    Lose,
    LoseTurn,
    Make,
    Move,
    Negate,
    Pay,
    PickMove,
    Protect,
    Replenish,
    Resource,
    Roll,
    Row,
    Sell,
    Shop,
    SlowAll,
    StayHere,
    Take,
    TakeCard,
    TakeHallow,
    TakeHeld,
    TradeSpells,
    Vanish,
    Weaken,
)
from commonroom.games.talisman.wording.phrases import (
    Clauses,
    amount,
    condition,
    cost,
    dice,
    numbers,
)
from commonroom.kernel import Arg, Msg

# ---- sentences ------------------------------------------------------------------------------


def sentences(clauses: Iterable[Msg]) -> Msg:
    """Each clause as a sentence of its own."""
    text, *more = (Msg("tal-sentence", {"clause": clause}) for clause in clauses)
    for sentence in more:
        text = Msg("tal-sentences", {"start": text, "next": sentence})
    return text


def _same(clause: Msg) -> Msg:
    return clause


def block(effects: Sequence[Effect], first: Callable[[Msg], Msg] = _same) -> list[Msg]:
    """Effects as lines; `first` is what becomes of their first clause."""
    lines: list[Msg] = []
    plain: list[Effect] = []
    for effect in effects:
        if not _unfolds(effect):
            plain.append(effect)
            continue
        if plain:
            lines.append(_plain(plain, first))
            plain, first = [], _same
        lines += _unfolded(effect, first)
        first = _same
    if plain:
        lines.append(_plain(plain, first))
    return lines


def _plain(effects: Sequence[Effect], first: Callable[[Msg], Msg]) -> Msg:
    start, *more = clauses(effects)
    return sentences([first(start), *more])


def _unfolds(effect: Effect) -> bool:
    """Whether an effect takes lines of its own."""
    match effect:
        case Roll() | Challenge():
            return True
        case Choose(options=options):
            return len(options) > 1 and _named(options)
        case If(otherwise=otherwise):
            return bool(otherwise)
        case _:
            return False


def _unfolded(effect: Effect, first: Callable[[Msg], Msg]) -> list[Msg]:
    match effect:
        case Roll():
            head = _may(Msg("tal-effect-roll", {"dice": dice(effect.dice)}), effect.may)
            rows = [line(row) for row in effect.table]
        case Challenge():
            head = clause(effect)
            rows = [
                Msg("tal-row", {"on": numbers(row.on), "text": sentences([challenge(row)])})
                for row in effect.table
            ]
        case Choose():
            head = _may(Msg("tal-effect-choose"), effect.may)
            rows = [
                Msg("tal-choice", {"choice": one.id, "text": sentences([_both(one.effects)])})
                for one in effect.options
            ]
        case If():
            args: dict[str, Arg] = {
                "condition": condition(effect.condition),
                "then": joined(effect.then),
            }
            start = sentences([first(Msg("tal-effect-if", args))])
            return [start, *block(effect.otherwise, _otherwise)]
        case _:
            raise TypeError(effect)
    return [Msg("tal-head", {"clause": first(head)}), *rows]


def line(row: Row) -> Msg:
    """A row of a table, on a line of its own."""
    text = sentences([Msg("tal-both", {"effects": joined(row.effects)})])
    return Msg("tal-row", {"on": numbers(row.on), "text": text})


def _otherwise(clause: Msg) -> Msg:
    return Msg("tal-otherwise", {"clause": clause})


def _may(clause: Msg, may: bool = True) -> Msg:
    return Msg("tal-may", {"clause": clause}) if may else clause


# ---- effects --------------------------------------------------------------------------------


def joined(effects: Sequence[Effect]) -> Clauses:
    """The effects of one sentence."""
    return [*clauses(effects)]


def clauses(effects: Sequence[Effect]) -> list[Msg]:
    """Effects one by one; gains that follow one another are told at once."""
    return [_may(one, may) for one, may in _told(effects)]


def offered(effects: Sequence[Effect]) -> list[Msg]:
    """The same for effects that one may choose, or not, as a whole."""
    told = _told(effects)
    return [_may(one, may and bool(at)) for at, (one, may) in enumerate(told)]


def _both(effects: Sequence[Effect]) -> Msg:
    return Msg("tal-both", {"effects": [*offered(effects)]})


def _told(effects: Sequence[Effect]) -> list[tuple[Msg, bool]]:
    found: list[tuple[Msg, bool]] = []
    gains: list[Gain] = []
    for effect in effects:
        if isinstance(effect, Gain) and gains:
            gains.append(effect)
            found[-1] = _gained(gains), False
            continue
        gains = [effect] if isinstance(effect, Gain) else []
        found.append((_effect(effect), _optional(effect)))
    return found


def clause(effect: Effect) -> Msg:
    """One effect."""
    return _may(_effect(effect), _optional(effect))


def _optional(effect: Effect) -> bool:
    match effect:
        case Roll(may=may) | Choose(may=may) | Move(may=may):
            return may
        case Heal(price=price):
            return price > 0
        case TakeHeld() | Shop() | Sell() | TradeSpells() | Pay() | Challenge():
            return True
        case _:
            return False


def _effect(effect: Effect) -> Msg:
    match effect:
        case Gain():
            return _gained([effect])
        case Lose(what=what, amount=lost):
            if lost == "all":
                return Msg("tal-effect-lose-all", {"what": what})
            return Msg("tal-effect-lose", {"things": [amount(what, lost)]})
        case Discard(what=kind, count=count):
            return Msg("tal-effect-discard", {"things": [amount(kind, count)]})
        case Heal():
            return _heal(effect)
        case Double(what=doubled):
            return Msg("tal-effect-double", {"what": list(doubled)})
        case TakeCard(card=card):
            return Msg("tal-effect-take-card", {"card": card})
        case TakeHeld(amount=taken):
            return Msg("tal-effect-take-held", {"things": [amount("fate", taken)]})
        case Take(what=loot, whom=whom):
            return Msg(f"tal-effect-take-{whom}", {"things": [amount(one, 1) for one in loot]})
        case Replenish():
            return Msg("tal-effect-replenish")
        case TakeHallow():
            return Msg("tal-effect-take-hallow")
        case Shop() | Sell() | TradeSpells() | Pay():
            return _trade(effect)
        case Roll() | Choose() | If() | Each() | Make() | Challenge():
            return _structure(effect)
        case _:
            return _deed(effect)


def _gained(gains: Sequence[Gain]) -> Msg:
    return Msg("tal-effect-gain", {"things": [amount(one.what, one.amount) for one in gains]})


def _heal(effect: Heal) -> Msg:
    most, price = effect.most, amount("galleon", effect.price)
    if not effect.price:
        return Msg("tal-effect-heal-most", {"most": most}) if most else Msg("tal-effect-heal")
    if most is None:
        return Msg("tal-effect-heal-price", {"price": price})
    return Msg("tal-effect-heal-most-price", {"most": most, "price": price})


def _trade(effect: Shop | Sell | TradeSpells | Pay) -> Msg:
    match effect:
        case Shop(goods=goods):
            return _shop(goods)
        case Sell(galleons=galleons):
            return Msg("tal-effect-sell", {"price": amount("galleon", galleons)})
        case TradeSpells(fate=fate):
            return Msg("tal-effect-trade-spells", {"fate": fate})
        case Pay():
            return Msg(
                "tal-effect-pay",
                {"cost": cost(effect.cost), "effects": [*offered(effect.effects)]},
            )


def _shop(goods: Mapping[str, int]) -> Msg:
    """Purchase cards that cost the same are told together."""
    prices = {price: amount("galleon", price) for price in goods.values()}
    if len(goods) == 1:
        (card,), (one,) = goods, prices.values()
        return Msg("tal-effect-shop-one", {"card": card, "price": one})
    told: Clauses = []
    for price, asked in prices.items():
        cards: Clauses = [card for card in goods if goods[card] == price]
        told.append(Msg("tal-goods", {"cards": cards, "price": asked}))
    return Msg("tal-effect-shop", {"goods": told})


_Deed: TypeAlias = (
    Move | LoseTurn | ExtraTurn | BecomeFerret | SlowAll | PickMove | StayHere | Immobilise
    | Command | Battle | AddScore | Weaken | EvadeAll | Protect | Negate | Advantage | Vanish
)  # fmt: skip


def _deed(effect: _Deed) -> Msg:
    match effect:
        case Move():
            return _move(effect)
        case LoseTurn(turns=turns, price=price):
            return Msg(f"tal-effect-{'pay' if price else 'lose'}-turn", {"turns": turns})
        case ExtraTurn():
            return Msg("tal-effect-extra-turn")
        case BecomeFerret():
            return Msg("tal-effect-ferret")
        case SlowAll(rounds=rounds, steps=steps):
            return Msg("tal-effect-slow-all", {"rounds": rounds, "steps": steps})
        case PickMove():
            return Msg("tal-effect-pick-move")
        case StayHere():
            return Msg("tal-effect-stay")
        case Immobilise():
            return Msg("tal-effect-immobilise")
        case Command():
            return Msg("tal-effect-command")
        case Battle():
            return _battle(effect)
        case AddScore(amount=more):
            if more == "might":
                return Msg("tal-effect-add-might")
            return Msg("tal-effect-add-score", {"amount": more})
        case Weaken(amount=less):
            return Msg("tal-effect-weaken", {"amount": less})
        case EvadeAll():
            return Msg("tal-effect-evade-all")
        case Protect():
            return Msg("tal-effect-protect")
        case Negate():
            return Msg("tal-effect-negate")
        case Advantage(to=to):
            if to in ("own", "flip", "choice", "event"):
                return Msg(f"tal-effect-advantage-{to}")
            return Msg("tal-effect-advantage", {"side": to})
        case Vanish():
            return Msg("tal-effect-vanish")


def _move(effect: Move) -> Msg:
    now = effect.when == "now"
    if effect.to in ("region", "company", "opposite"):
        return Msg(f"tal-effect-move-{effect.to}" if now else f"tal-effect-next-move-{effect.to}")
    return Msg("tal-effect-move" if now else "tal-effect-next-move", {"space": effect.to})


def _battle(effect: Battle) -> Msg:
    args: dict[str, Arg] = {
        "foe": effect.foe,
        "stat": effect.stat,
        "strength": effect.strength,
        "breed": effect.breed,
    }
    if not effect.on_win:
        return Msg("tal-effect-battle", args)
    return Msg("tal-effect-battle-win", {**args, "effects": joined(effect.on_win)})


# ---- effects made of effects ----------------------------------------------------------------


def _structure(effect: Roll | Choose | If | Each | Make | Challenge) -> Msg:
    match effect:
        case Roll():
            rows = _rows(effect.table)
            return Msg("tal-effect-roll-table", {"dice": dice(effect.dice), "rows": rows})
        case Choose():
            options: Clauses = [_both(one.effects) for one in effect.options]
            return Msg("tal-effect-choose-of", {"options": options})
        case If():
            args: dict[str, Arg] = {
                "condition": condition(effect.condition),
                "then": joined(effect.then),
            }
            if not effect.otherwise:
                return Msg("tal-effect-if", args)
            return Msg("tal-effect-if-else", {**args, "otherwise": joined(effect.otherwise)})
        case Each(whom=whom, effects=effects):
            return Msg(
                "tal-effect-each", {"whom": Msg(f"tal-whom-{whom}"), "effects": joined(effects)}
            )
        case Make(effects=effects):
            return Msg("tal-effect-make", {"effects": joined(effects)})
        case Challenge(reward=reward):
            return Msg("tal-effect-challenge", {"reward": joined(reward)})


def _rows(table: Sequence[Row]) -> Msg:
    text, *more = (
        Msg("tal-row-short", {"on": numbers(row.on), "effects": joined(row.effects)})
        for row in table
    )
    for row in more:
        text = Msg("tal-rows", {"start": text, "next": row})
    return text


def _named(options: Sequence[Choice]) -> bool:
    """Whether things to choose have names; one called by what it costs needs none."""
    return any(one.id not in get_args(Resource) for one in options)


def challenge(row: ChallengeRow) -> Msg:
    """What a challenge asks for."""
    if row.cost is None:
        return Msg(f"tal-deed-{row.deed}")
    return Msg("tal-both", {"effects": cost(row.cost)})
