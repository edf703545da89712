"""Traits in words: what characters, followers and objects can do.

A trait is a clause (``tal-trait-…``) that tells the player whose character has it.
"""

from __future__ import annotations

from commonroom.games.talisman.traits import (
    BattleDice,
    Bespoke,
    Bonus,
    Carry,
    Cross,
    Discount,
    DrawMore,
    Evade,
    Immune,
    KeepSpell,
    MixTrophies,
    MoveDice,
    ObjectsFirst,
    ReplaceDraw,
    Reroll,
    Resist,
    RollKind,
    RollMore,
    RollTwice,
    Save,
    ShortMove,
    Slow,
    SpellLimit,
    TradeIn,
    Trait,
    TrophyNeed,
    Use,
    Ward,
    When,
)
from commonroom.games.talisman.vocabulary import Cost, Foe
from commonroom.games.talisman.wording.effects import clauses, offered
from commonroom.games.talisman.wording.phrases import (
    Clauses,
    amounts,
    condition,
    cost,
    foe,
    from_face,
)
from commonroom.kernel import Msg


def trait(has: Trait, of_follower: bool = False) -> Msg:
    """A trait; `of_follower` if it is on the card of one."""
    match has:
        case Bonus():
            return _bonus(has, of_follower)
        case When():
            return _when(has, of_follower)
        case Use():
            return _use(has)
        case Bespoke(name=name, numbers=numbers):
            return Msg(f"tal-trait-{name}", {**numbers})
        case SpellLimit() | Carry() | KeepSpell() | MixTrophies() | TrophyNeed() | Discount():
            return _limit(has)
        case Save() | Ward() | Evade() | Resist() | Immune():
            return _harm(has)
        case BattleDice() | MoveDice() | RollTwice() | Reroll() | RollMore():
            return _dice(has)
        case _:
            return _way(has)


# ---- numbers --------------------------------------------------------------------------------


def _bonus(has: Bonus, of_follower: bool) -> Msg:
    if has.amount == "starting-might":
        bonus = Msg("tal-bonus-starting-might", {"stat": has.stat})
    else:
        bonus = Msg("tal-bonus", {"amount": has.amount, "stat": has.stat})
    match has.when:
        case "always":
            told = Msg("tal-trait-bonus", {"bonus": bonus})
        case "dice":
            told = Msg("tal-trait-bonus-when", {"bonus": bonus, "when": Msg("tal-with-dice")})
        case "battle":
            when = _in_battle(has.foe, has.attacking)
            told = Msg("tal-trait-bonus-when", {"bonus": bonus, "when": when})
    if has.condition is None:
        return told
    asked = condition(has.condition, of_follower)
    return Msg("tal-trait-while", {"trait": told, "condition": asked})


def _in_battle(whom: Foe, attacking: bool = False) -> Msg:
    if attacking:
        return Msg("tal-attacking", {"foe": foe(whom)})
    if whom == Foe():
        return Msg("tal-in-battle")
    return Msg("tal-in-battle-with", {"foe": foe(whom)})


_Limit = SpellLimit | Carry | KeepSpell | MixTrophies | TrophyNeed | Discount


def _limit(has: _Limit) -> Msg:
    match has:
        case SpellLimit(change=change):
            key = "more" if change > 0 else "fewer"
            things = amounts([("spell", abs(change))])
            return Msg(f"tal-trait-spell-limit-{key}", {"things": things})
        case Carry(editions=()):
            return Msg("tal-trait-carry")
        case Carry(editions=editions):
            named: Clauses = [Msg(f"tal-edition-{edition}") for edition in editions]
            return Msg("tal-trait-carry-editions", {"editions": named})
        case KeepSpell():
            return Msg("tal-trait-keep-spell")
        case MixTrophies():
            return Msg("tal-trait-mix-trophies")
        case TrophyNeed(fewer=fewer):
            return Msg("tal-trait-trophy-need", {"fewer": fewer})
        case Discount(amount=amount, spaces=()):
            return Msg("tal-trait-discount", {"things": amounts([("galleon", amount)])})
        case Discount(amount=amount, spaces=spaces):
            things = amounts([("galleon", amount)])
            return Msg("tal-trait-discount-at", {"things": things, "spaces": list(spaces)})


# ---- harm -----------------------------------------------------------------------------------


def _harm(has: Save | Ward | Evade | Resist | Immune) -> Msg:
    match has:
        case Save(at_least=face):
            return Msg("tal-trait-save", {"from": from_face(face)})
        case Ward(space=space):
            return Msg("tal-trait-ward", {"space": space})
        case Evade():
            return _evade(has)
        case Resist(at_least=face, but=()):
            return Msg("tal-trait-resist", {"from": from_face(face)})
        case Resist(at_least=face, but=but):
            return Msg("tal-trait-resist-but", {"from": from_face(face), "spells": list(but)})
        case Immune(to=to):
            return Msg(f"tal-trait-immune-{to}")


def _evade(has: Evade) -> Msg:
    whom, paid = foe(has.foe), cost(has.cost)
    if has.at_least > 1:
        paid.append(Msg("tal-cost-roll"))
        face = from_face(has.at_least)
        return Msg("tal-trait-evade-roll", {"cost": paid, "foe": whom, "from": face})
    if paid:
        return Msg("tal-trait-evade-cost", {"cost": paid, "foe": whom})
    return Msg("tal-trait-evade", {"foe": whom})


# ---- dice -----------------------------------------------------------------------------------


def _dice(has: BattleDice | MoveDice | RollTwice | Reroll | RollMore) -> Msg:
    match has:
        case BattleDice(dice=dice):
            when = _in_battle(has.foe, has.attacking)
            return Msg("tal-trait-battle-dice", {"when": when, "dice": dice})
        case MoveDice(dice=dice):
            return Msg("tal-trait-move-dice", {"dice": dice})
        case RollTwice(rolls=rolls):
            return Msg("tal-trait-roll-twice", {"whens": _rolls(rolls, Foe())})
        case Reroll(rolls=rolls):
            return Msg("tal-trait-reroll", {"whens": _rolls(rolls, has.foe)})
        case RollMore(space=space, dice=dice, keep=keep):
            return Msg("tal-trait-roll-more", {"space": space, "dice": dice, "keep": keep})


def _rolls(rolls: tuple[RollKind, ...], whom: Foe) -> Clauses:
    """What dice are rolled for; a battle may have to be with somebody."""
    whens: Clauses = [_in_battle(whom)] if "battle" in rolls else []
    kinds: Clauses = [kind for kind in rolls if kind != "battle"]
    return [*whens, Msg("tal-roll-for", {"kinds": kinds})] if kinds else whens


# ---- movement and cards ---------------------------------------------------------------------

_Way = Slow | ShortMove | Cross | DrawMore | ObjectsFirst | ReplaceDraw | TradeIn


def _way(has: _Way) -> Msg:
    match has:
        case Slow(steps=steps):
            return Msg("tal-trait-slow", {"steps": steps})
        case ShortMove() if has.cost == Cost():
            return Msg("tal-trait-short-move-free")
        case ShortMove():
            return Msg("tal-trait-short-move", {"cost": cost(has.cost)})
        case Cross(spaces=spaces, spent=spent):
            if not spaces:
                return Msg("tal-trait-cross-spent" if spent else "tal-trait-cross")
            key = "tal-trait-cross-spent-from" if spent else "tal-trait-cross-from"
            return Msg(key, {"spaces": list(spaces)})
        case DrawMore(space=space, cards=cards):
            return Msg("tal-trait-draw-more", {"space": space, "cards": cards})
        case ObjectsFirst():
            return Msg("tal-trait-objects-first")
        case ReplaceDraw():
            return Msg("tal-trait-replace-draw", {"cost": cost(has.cost)})
        case TradeIn(places=places):
            return Msg("tal-trait-trade-in", {"places": list(places)})


# ---- moments --------------------------------------------------------------------------------


def _when(has: When, of_follower: bool) -> Msg:
    chosen: Clauses = [*offered(has.effects)]
    effects: Clauses = [Msg("tal-may", {"clause": chosen})] if has.may else [*clauses(has.effects)]
    if has.condition is None:
        told = Msg("tal-trait-when", {"when": _moment(has), "effects": effects})
    else:
        asked = condition(has.condition, of_follower)
        key = "tal-trait-when-may-if" if has.may else "tal-trait-when-if"
        done = chosen if has.may else effects
        told = Msg(key, {"when": _moment(has), "condition": asked, "effects": done})
    if has.instead:
        told = Msg("tal-trait-instead", {"trait": told})
    return Msg("tal-trait-once", {"trait": told}) if has.once else told


def _moment(has: When) -> Msg:
    if has.moment == "move-roll":
        return Msg("tal-when-move-roll", {"faces": list(has.faces)})
    told = Msg(f"tal-when-{has.moment}")
    if has.moment in ("battle-won", "battle-lost") and has.foe != Foe():
        told = Msg(f"tal-when-{has.moment}-with", {"foe": foe(has.foe)})
    return Msg("tal-when-own-turn", {"when": told}) if has.own_turn else told


def _use(has: Use) -> Msg:
    when = Msg(f"tal-use-{has.when}")
    if has.when == "before-battle" and has.foe != Foe():
        when = Msg("tal-use-before-battle-with", {"foe": foe(has.foe)})
    paid = cost(has.cost)
    if has.spent:
        paid.append(Msg("tal-effect-vanish"))
    effects: Clauses = [*offered(has.effects)]
    if paid:
        told = Msg("tal-trait-use", {"when": when, "cost": paid, "effects": effects})
    else:
        told = Msg("tal-trait-use-free", {"when": when, "effects": effects})
    return Msg("tal-trait-rest", {"trait": told}) if has.rest else told
