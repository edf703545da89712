"""The phrases that effects and traits share: numbers, amounts, costs, conditions and foes."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeAlias

from commonroom.games.talisman.vocabulary import (
    Advantaged,
    Condition,
    Cost,
    Foe,
    Has,
    OfSide,
)
from commonroom.kernel import Arg, Msg

Clauses: TypeAlias = list[str | int | Msg]
"""Clauses or phrases that a sentence joins by "and" or "or"."""


def numbers(on: Sequence[int]) -> Arg:
    """The numbers of a row: 4, 4–6, or what else they are."""
    if len(on) == 1:
        return on[0]
    if list(on) == list(range(on[0], on[-1] + 1)):
        return Msg("tal-faces", {"first": on[0], "last": on[-1]})
    return list(on)


def dice(count: int) -> Msg:
    """So many dice."""
    return Msg("tal-dice", {"dice": count})


def from_face(face: int) -> Msg:
    """A die that shows at least so much."""
    return Msg("tal-from", {"face": face})


def amount(what: str, count: int) -> Msg:
    """So much of something."""
    return Msg("tal-amount", {"what": what, "amount": count})


def amounts(things: Iterable[tuple[str, int]]) -> Clauses:
    """So much of each of these; what there is none of is not told."""
    return [amount(what, count) for what, count in things if count]


def cost(paid: Cost) -> Clauses:
    """What one does to pay a cost."""
    spent = amounts((("fate", paid.fate), ("galleon", paid.galleon)))
    discarded = amounts((
        ("spell", paid.spell),
        ("object", paid.object),
        ("magic-object", paid.magic_object),
        ("follower", paid.follower),
    ))  # fmt: skip
    lost = amounts((("life", paid.life),))
    told: Clauses = []
    for key, things in (
        ("tal-cost-spend", spent),
        ("tal-cost-discard", discarded),
        ("tal-cost-lose", lost),
    ):
        if things:
            told.append(Msg(key, {"things": things}))
    return told


def condition(asked: Condition, of_follower: bool = False) -> Msg:
    """What follows "if". A follower that asks for followers asks for others."""
    match asked:
        case OfSide(side=side):
            return Msg("tal-condition-of-side", {"side": side})
        case Advantaged():
            return Msg("tal-condition-advantaged")
        case Has(what="follower", at_least=least, at_most=None) if of_follower and least > 1:
            return Msg("tal-condition-has-others", {"count": least - 1})
        case Has(what=what, at_least=least, at_most=None):
            return Msg("tal-condition-has", {"things": [amount(what, least)]})
        case Has(what=what, at_most=0):
            return Msg("tal-condition-has-none", {"what": what})
        case Has(what=what, at_least=0, at_most=int() as most):
            return Msg("tal-condition-has-at-most", {"things": [amount(what, most)]})
        case Has(what=what, at_least=least, at_most=int() as most):
            things: Clauses = [amount(what, most)]
            return Msg("tal-condition-has-between", {"least": least, "things": things})
        case _:
            raise TypeError(asked)


def foe(whom: Foe) -> Msg:
    """Whom a battle is with."""
    told = Msg(f"tal-foe-{whom.kind}")
    if whom.breed is not None:
        told = Msg(f"tal-foe-{whom.kind}-breed", {"breed": whom.breed})
    if whom.stat is not None:
        told = Msg("tal-foe-with", {"foe": told, "stat": whom.stat})
    if whom.alignment is not None:
        told = Msg("tal-foe-of", {"foe": told, "side": whom.alignment})
    return told
