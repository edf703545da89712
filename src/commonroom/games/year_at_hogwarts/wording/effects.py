"""Effects in words: what cards, objects, opponents and Quidditch cards do.

An effect is a clause without its full stop, told to the player who does it (``yh-effect-…``); so
are the deeds of a fight, the acts of an opponent and what happens in the race of the Seekers. On
the face of a card each is a sentence; inside a sentence a list of them is joined.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeAlias

from commonroom.games.year_at_hogwarts.vocabulary import (
    Act,
    Against,
    Ahead,
    Back,
    Burn,
    Choose,
    Deed,
    Discard,
    Draw,
    DropObject,
    Each,
    Effect,
    Escape,
    Expose,
    ExtraTurn,
    Fly,
    FreeStop,
    Gain,
    Gamble,
    Give,
    Go,
    Harden,
    Hinder,
    Hp,
    Hurt,
    HurtRoll,
    MoreDice,
    Mute,
    Name,
    OneDie,
    Pick,
    Points,
    PointsFor,
    RaceEffect,
    Regrow,
    Reroll,
    Roll,
    RollAhead,
    Search,
    SetDie,
    Shield,
    Slow,
    Soften,
    Stall,
    SwapObject,
    SwapPlaces,
    TakeObject,
)
from commonroom.kernel import Arg, Msg

Clauses: TypeAlias = list[str | int | Msg]
"""Clauses or phrases that a sentence joins by "and" or "or"."""


def amount(what: str, count: int) -> Msg:
    """So much of something."""
    return Msg("yh-amount", {"what": what, "amount": count})


def dice(count: int) -> Msg:
    """So many dice."""
    return Msg("yh-dice", {"dice": count})


def sentences(clauses: Iterable[Msg]) -> Msg:
    """Each clause as a sentence of its own."""
    text, *more = (Msg("yh-sentence", {"clause": clause}) for clause in clauses)
    for sentence in more:
        text = Msg("yh-sentences", {"start": text, "next": sentence})
    return text


# ---- cards and objects of all kinds ---------------------------------------------------------


def effects(listed: Sequence[Effect]) -> list[Msg]:
    """Effects of an action or event card, or of what is used in one's turn."""
    return [effect(one) for one in listed]


def effect(one: Effect) -> Msg:
    """One of them."""
    match one:
        case Hp() | Points() | Discard() | Draw():
            return _plain(one)
        case Gain(what=token, amount=count):
            key = "yh-effect-gain" if count > 0 else "yh-effect-give-back"
            return Msg(key, {"things": amount(token, abs(count))})
        case PointsFor():
            return _points_for(one)
        case Go() | Fly():
            return _go(one)
        case FreeStop():
            return Msg("yh-effect-free-stop")
        case OneDie():
            return Msg("yh-effect-one-die")
        case ExtraTurn():
            return Msg("yh-effect-extra-turn")
        case TakeObject():
            return Msg("yh-effect-take-object")
        case DropObject(above=0):
            return Msg("yh-effect-drop-object")
        case DropObject(above=above):
            return Msg("yh-effect-drop-object-above", {"objects": amount("object", above)})
        case SwapObject():
            return Msg("yh-effect-swap-object")
        case SwapPlaces():
            return Msg("yh-effect-swap-places")
        case Give(what=what, to=to):
            return Msg(f"yh-effect-give-{to}", {"things": list(what)})
        case Name() | Each() | Choose() | Roll():
            return _composed(one)


def _plain(one: Hp | Points | Discard | Draw) -> Msg:
    """What happens to somebody anywhere."""
    match one:
        case Hp(amount=count):
            key = "yh-effect-gain-hp" if count > 0 else "yh-effect-lose-hp"
            return Msg(key, {"amount": abs(count)})
        case Points(amount=count):
            key = "yh-effect-gain-points" if count > 0 else "yh-effect-lose-points"
            return Msg(key, {"amount": abs(count)})
        case Discard(cards=cards, of=of, random=random):
            key = "yh-effect-discard-random" if random else "yh-effect-discard"
            return Msg(key, {"cards": amount(of or "card", cards)})
        case Draw(decks=(deck,), cards=cards):
            return Msg("yh-effect-draw", {"cards": amount(deck, cards)})
        case Draw(decks=decks, cards=cards):
            return Msg("yh-effect-draw-any", {"cards": cards, "decks": list(decks)})


def _points_for(one: PointsFor) -> Msg:
    key = "yh-effect-gain-points-for" if one.amount > 0 else "yh-effect-lose-points-for"
    each = Msg(f"yh-each-{one.each}")
    return Msg(key, {"amount": abs(one.amount), "each": each, "most": one.most})


def _go(one: Go | Fly) -> Msg:
    if isinstance(one, Fly):
        return Msg("yh-effect-fly", {"boards": list(one.boards)})
    if one.to == "castle":
        told = Msg("yh-effect-go-castle")
    else:
        told = Msg("yh-effect-go", {"spaces": list(one.to)})
    if one.instead:
        told = Msg("yh-effect-instead", {"clause": told})
    return Msg("yh-effect-may", {"clause": told}) if one.may else told


def _composed(one: Name | Each | Choose | Roll) -> Msg:
    match one:
        case Name(effects=inner):
            return Msg("yh-effect-name", {"effects": [*effects(inner)]})
        case Each(whom=whom, effects=inner):
            return Msg(
                "yh-effect-each", {"whom": Msg(f"yh-whom-{whom}"), "effects": [*effects(inner)]}
            )
        case Choose(options=options):
            return Msg("yh-effect-choose", {"options": choices(options)})
        case Roll(on=on, effects=inner, otherwise=()):
            return Msg("yh-effect-roll", {"on": list(on), "effects": [*effects(inner)]})
        case Roll(on=on, effects=inner, otherwise=otherwise):
            rolled: dict[str, Arg] = {"on": list(on), "effects": [*effects(inner)]}
            return Msg("yh-effect-roll-else", {**rolled, "otherwise": [*effects(otherwise)]})


def choices(options: Sequence[Sequence[Effect]]) -> Msg:
    """What one chooses from; each may be several effects."""
    text, *more = (Msg("yh-effect-both", {"effects": [*effects(one)]}) for one in options)
    for choice in more:
        text = Msg("yh-choices", {"start": text, "next": choice})
    return text


def each_choice(text: Arg) -> list[Msg]:
    """The choices that such a text is made of, in their order."""
    assert isinstance(text, Msg)
    if text.key != "yh-choices":
        return [text]
    return [*each_choice(text.args["start"]), *each_choice(text.args["next"])]


# ---- fights ---------------------------------------------------------------------------------


def deeds(listed: Sequence[Deed], *, defence: bool = False) -> list[Msg]:
    """What a card or an object does in a fight; a defence card makes the opponent skip anyway."""
    return [_deed(one, defence) for one in listed]


def _deed(one: Deed, defence: bool) -> Msg:
    match one:
        case Hp() | Points() | Discard() | Draw():
            return _plain(one)
        case Hurt(amount=count):
            return Msg("yh-effect-hurt", {"amount": count})
        case HurtRoll(dice=count):
            return Msg("yh-effect-hurt-roll", {"dice": dice(count)})
        case Search(deck=deck, cards=cards):
            return Msg("yh-effect-search", {"deck": deck, "cards": amount(deck, cards)})
        case MoreDice(dice=count, lasting=lasting):
            key = "yh-effect-more-dice-lasting" if lasting else "yh-effect-more-dice"
            return Msg(key, {"dice": count})
        case Expose(amount=count):
            return Msg("yh-effect-expose", {"amount": count})
        case Stall(acts=count):
            return Msg("yh-effect-stall-more" if defence else "yh-effect-stall", {"acts": count})
        case Soften(amount=count):
            return Msg("yh-effect-soften", {"amount": count})
        case Burn(amount=count):
            return Msg("yh-effect-burn", {"amount": count})
        case Against(whom=whom, deeds=inner):
            args: dict[str, Arg] = {
                "opponents": list(whom),
                "effects": [*deeds(inner, defence=defence)],
            }
            return Msg("yh-effect-against", args)
        case Escape(spaces=spaces):
            return Msg("yh-effect-escape", {"spaces": spaces})


def acts(listed: Sequence[Act]) -> list[Msg]:
    """What an opponent does."""
    return [_act(one) for one in listed]


def _act(one: Act) -> Msg:
    match one:
        case Hp() | Points() | Discard():
            return _plain(one)
        case Regrow(amount=count):
            return Msg("yh-effect-regrow", {"amount": count})
        case Harden(amount=count):
            return Msg("yh-effect-harden", {"amount": count})
        case Hinder(dice=count):
            return Msg("yh-effect-hinder", {"dice": count})
        case Gamble(on=on, acts=inner, otherwise=()):
            return Msg("yh-effect-roll", {"on": list(on), "effects": [*acts(inner)]})
        case Gamble(on=on, acts=inner, otherwise=otherwise):
            args: dict[str, Arg] = {"on": list(on), "effects": [*acts(inner)]}
            return Msg("yh-effect-roll-else", {**args, "otherwise": [*acts(otherwise)]})


# ---- the race of the Seekers ----------------------------------------------------------------


def race_effects(listed: Sequence[RaceEffect]) -> list[Msg]:
    """What a Quidditch card does."""
    return [_race_effect(one) for one in listed]


def _race_effect(one: RaceEffect) -> Msg:
    match one:
        case Ahead(spaces=spaces, behind=behind):
            return Msg(
                "yh-effect-ahead-behind" if behind else "yh-effect-ahead", {"spaces": spaces}
            )
        case Back(spaces=spaces):
            return Msg("yh-effect-back", {"spaces": spaces})
        case RollAhead(dice=count):
            return Msg("yh-effect-roll-ahead", {"dice": dice(count)})
        case Reroll():
            return Msg("yh-effect-reroll")
        case SetDie(face=face):
            return Msg("yh-effect-set-die", {"face": face})
        case Slow():
            return Msg("yh-effect-slow")
        case Mute():
            return Msg("yh-effect-mute")
        case Shield():
            return Msg("yh-effect-shield")
        case Pick():
            return Msg("yh-effect-pick")
