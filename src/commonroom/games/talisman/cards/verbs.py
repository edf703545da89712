"""The table of verbs: for every kind of effect its *can* and its *do*."""

from __future__ import annotations

from commonroom.games.talisman import vocabulary as v
from commonroom.games.talisman.cards import deeds, goods, structure
from commonroom.games.talisman.cards.effects import VERBS

VERBS.update({
    v.Gain: (goods.can_gain, goods.do_gain),
    v.Lose: (goods.can_lose, goods.do_lose),
    v.Discard: (goods.can_discard, goods.do_discard),
    v.Heal: (goods.can_heal, goods.do_heal),
    v.Replenish: (goods.can_replenish, goods.do_replenish),
    v.Double: (goods.can_double, goods.do_double),
    v.TakeHallow: (goods.can_take_hallow, goods.do_take_hallow),
    v.TakeCard: (goods.can_take_card, goods.do_take_card),
    v.TakeHeld: (goods.can_take_held, goods.do_take_held),
    v.Take: (goods.can_take, goods.do_take),
    v.Shop: (goods.can_shop, goods.do_shop),
    v.Sell: (goods.can_sell, goods.do_sell),
    v.TradeSpells: (goods.can_trade_spells, goods.do_trade_spells),
    v.Pay: (goods.can_do_pay, goods.do_pay),
    v.Move: (deeds.can_move, deeds.do_move),
    v.LoseTurn: (deeds.can_lose_turn, deeds.do_lose_turn),
    v.ExtraTurn: (deeds.can_extra_turn, deeds.do_extra_turn),
    v.BecomeFerret: (deeds.can_ferret, deeds.do_ferret),
    v.SlowAll: (deeds.can_slow_all, deeds.do_slow_all),
    v.PickMove: (deeds.can_pick_move, deeds.do_pick_move),
    v.StayHere: (deeds.can_stay, deeds.do_stay),
    v.Immobilise: (deeds.can_immobilise, deeds.do_immobilise),
    v.Command: (deeds.can_command, deeds.do_command),
    v.Battle: (deeds.can_battle, deeds.do_battle),
    v.AddScore: (deeds.can_add_score, deeds.do_add_score),
    v.Weaken: (deeds.can_weaken, deeds.do_weaken),
    v.EvadeAll: (deeds.can_evade_all, deeds.do_evade_all),
    v.Protect: (deeds.can_protect, deeds.do_protect),
    v.Negate: (deeds.can_negate, deeds.do_negate),
    v.Advantage: (deeds.can_advantage, deeds.do_advantage),
    v.Vanish: (deeds.can_vanish, deeds.do_vanish),
    v.Roll: (structure.can_roll, structure.do_roll),
    v.Choose: (structure.can_choose, structure.do_choose),
    v.If: (structure.can_if, structure.do_if),
    v.Each: (structure.can_each, structure.do_each),
    v.Make: (structure.can_make, structure.do_make),
    v.Challenge: (structure.can_challenge, structure.do_challenge),
})  # fmt: skip
