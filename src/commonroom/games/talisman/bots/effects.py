"""What effects of cards and spaces are worth to a character that does them.

Effects are read once: of what a card does, a `Term` is made, which any mind can ask.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any

from commonroom.games.talisman.bots.battles import foe_worth
from commonroom.games.talisman.bots.mind import Mind
from commonroom.games.talisman.bots.prices import (
    advantage_worth,
    bargains,
    cheapest,
    cost_worth,
    gain_worth,
    heal_worth,
    loss_worth,
    move_worth,
)
from commonroom.games.talisman.odds import best_roll
from commonroom.games.talisman.rules.costs import can_pay
from commonroom.games.talisman.rules.holdings import can_have_hallow, can_have_purchase, losable
from commonroom.games.talisman.strength import holds, may_gain_spell
from commonroom.games.talisman.vocabulary import (
    Advantage,
    Battle,
    BecomeFerret,
    Challenge,
    Choose,
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
_SHARES = [(6 - abs(number - 7)) / 36 for number in range(2, 13)]
"""How likely two dice come to 2, 3 …"""


def effects_worth(mind: Mind, effects: Sequence[Effect]) -> float:
    """What doing all of them is worth now; what only matters to battles and spells, nothing."""
    return read(effects).worth(mind) if effects else 0.0


def pay_worth(mind: Mind, effect: Pay) -> float:
    """A trade of a cost for effects; 0 if it cannot be paid."""
    return _Pay(effect).gain(mind)


def roll_worth(mind: Mind, effect: Roll) -> float:
    """The mean of a table; a single die may be rolled again by Fate."""
    return _Roll(effect).mean(mind)


def face_worths(mind: Mind, effect: Roll) -> list[float]:
    """What each number of a table is worth, from the lowest."""
    return _Roll(effect).faces(mind)


class Term(ABC):
    """What one effect adds to the worth of a card."""

    @abstractmethod
    def worth(self, mind: Mind) -> float:
        """What doing it is worth now."""


class Sum(Term):
    """Some effects, one after the other."""

    def __init__(self, terms: list[Term]) -> None:
        self._terms = terms

    def worth(self, mind: Mind) -> float:
        total = 0.0
        for term in self._terms:
            total += term.worth(mind)
        return total


def read(effects: Sequence[Effect]) -> Term:
    """What they are worth together, as something that any mind can be asked."""
    terms = [_read(effect) for effect in effects if type(effect) in _MATTERING]
    return terms[0] if len(terms) == 1 else Sum(terms)


def _read(effect: Effect) -> Term:
    maker = _MADE_OF_EFFECTS.get(type(effect))
    if maker is not None:
        return maker(effect)
    return _Leaf(effect) if isinstance(effect, Shop) else _leaf(effect)


# ---- effects made of effects ----------------------------------------------------------------


class _Pay(Term):
    def __init__(self, effect: Pay) -> None:
        self._cost = effect.cost
        self._bought = read(effect.effects)

    def worth(self, mind: Mind) -> float:
        return max(0.0, self.gain(mind))

    def gain(self, mind: Mind) -> float:
        if not can_pay(mind.game, mind.seat, self._cost):
            return 0.0
        return self._bought.worth(mind) - cost_worth(mind, self._cost)


class _Battle(Term):
    def __init__(self, effect: Battle) -> None:
        self._stat: str = effect.stat
        self._breed: str = effect.breed
        self._power: int = effect.strength
        self._prize = read(effect.on_win)

    def worth(self, mind: Mind) -> float:
        return foe_worth(mind, self._stat, self._power, self._breed, self._prize.worth(mind))


class _Roll(Term):
    def __init__(self, effect: Roll) -> None:
        self._dice: int = effect.dice
        self._may: bool = effect.may
        self._rows = [read(row.effects) for row in effect.table]
        self._row_of = [-1] * (5 * effect.dice + 1)
        """Number, from the lowest → its row; -1: nothing happens."""
        for at, row in enumerate(effect.table):
            for number in row.on:
                self._row_of[number - effect.dice] = at

    def worth(self, mind: Mind) -> float:
        mean = self.mean(mind)
        return max(0.0, mean) if self._may else mean

    def mean(self, mind: Mind) -> float:
        faces = self.faces(mind)
        if self._dice == 1:
            return best_roll(faces, mind.rerolls, loss_worth(mind, "fate", 1))
        return sum([worth * share for worth, share in zip(faces, _SHARES, strict=True)])

    def faces(self, mind: Mind) -> list[float]:
        worths = [row.worth(mind) for row in self._rows]
        worths.append(0.0)
        return [worths[at] for at in self._row_of]


class _Choose(Term):
    def __init__(self, effect: Choose) -> None:
        self._may: bool = effect.may
        self._options = [read(choice.effects) for choice in effect.options]

    def worth(self, mind: Mind) -> float:
        best = max([option.worth(mind) for option in self._options])
        return max(0.0, best) if self._may else best


class _If(Term):
    def __init__(self, effect: If) -> None:
        self._condition = effect.condition
        self._then, self._otherwise = read(effect.then), read(effect.otherwise)

    def worth(self, mind: Mind) -> float:
        met = holds(mind.game, mind.seat, self._condition)
        return self._then.worth(mind) if met else self._otherwise.worth(mind)


class _Each(Term):
    """What happens to others matters little."""

    def __init__(self, effect: Each) -> None:
        self._whom: str = effect.whom
        self._own = read(effect.effects)

    def worth(self, mind: Mind) -> float:
        return self._own.worth(mind) if self._means(mind) else 0.2

    def _means(self, mind: Mind) -> bool:
        if self._whom in ("everyone", "region"):
            return True
        if self._whom in ("others", "region-others"):
            return False
        ahead = mind.game.alignment(mind.seat) == mind.game.state.advantage
        return ahead == (self._whom == "advantaged")


_MADE_OF_EFFECTS: dict[type[Any], Callable[[Any], Term]] = {
    Pay: _Pay,
    Battle: _Battle,
    Roll: _Roll,
    Choose: _Choose,
    If: _If,
    Each: _Each,
}


# ---- all others -----------------------------------------------------------------------------


class _Leaf(Term):
    """An effect without others in it. Many cards have the same, which a mind judges only once."""

    def __init__(self, effect: Effect) -> None:
        self._effect = effect
        self._worth = _LEAVES[type(effect)]

    def worth(self, mind: Mind) -> float:
        found = mind.leaves.get(self)
        if found is None:
            found = mind.leaves[self] = self._worth(mind, self._effect)
        return found


@lru_cache(1000)
def _leaf(effect: Effect) -> _Leaf:
    """The same for all effects that are equal; what a shop sells is a dict, which has no hash."""
    return _Leaf(effect)


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


def _advantage(mind: Mind, effect: Advantage) -> float:
    return advantage_worth(mind.game, mind.seat, effect) * mind.weights.advantage


def _make(mind: Mind, effect: Make) -> float:
    """What happens to somebody who was beaten."""
    return mind.weights.rival * mind.weights.turn


def _challenge(mind: Mind, effect: Challenge) -> float:
    free = not mind.player.challenge and not mind.armed  # a spare one is worth little
    return 0.6 * mind.weights.hallow if free and mind.game.state.hallows else 0.0


_LEAVES: dict[type[Any], Callable[[Mind, Any], float]] = {
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
    Move: _move,
    LoseTurn: _lose_turn,
    ExtraTurn: _extra_turn,
    BecomeFerret: _ferret,
    SlowAll: _slow_all,
    PickMove: _pick_move,
    Advantage: _advantage,
    Make: _make,
    Challenge: _challenge,
}
_MATTERING = _LEAVES.keys() | _MADE_OF_EFFECTS.keys()
