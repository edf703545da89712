"""Harm: what Death Eaters and controlled places do. Nobody chooses, unless a record says who."""

from __future__ import annotations

from collections.abc import Sequence

from commonroom.games.death_eaters_rising.cards.conditions import holds
from commonroom.games.death_eaters_rising.events import Restricted
from commonroom.games.death_eaters_rising.game import Rising
from commonroom.games.death_eaters_rising.options import LOSE
from commonroom.games.death_eaters_rising.rules.corruption import corrupt
from commonroom.games.death_eaters_rising.rules.damage import hurt, mend
from commonroom.games.death_eaters_rising.rules.supply import lose_token
from commonroom.games.death_eaters_rising.vocabulary import (
    Corrupt,
    Damage,
    Effect,
    If,
    Limit,
    LoseToken,
    Mend,
)
from commonroom.games.death_eaters_rising.wording import restriction
from commonroom.kernel import Decision, Msg, Script


def harm(
    game: Rising, effects: Sequence[Effect], card: str, location: str, rule: str
) -> Script[None]:
    """Do these effects of `card`, which is at `location`, in order."""
    for effect in effects:
        match effect:
            case If(condition=condition, then=then, otherwise=otherwise):
                so = holds(game, condition, card, location, game.state.mission)
                branch = then if so else otherwise
                yield from harm(game, branch, card, location, rule)
            case Damage():
                for wizard in _victims(game, effect, location):
                    hurt(game, wizard, effect.amount, rule)
            case Corrupt():
                for place in _corrupted(game, effect, location):
                    corrupt(game, place, effect.amount, rule)
            case Mend(amount=amount):
                for place in game.content.clockwise_from[location]:
                    for other in game.death_eaters_at(place):
                        if other != card:
                            mend(game, other, amount, rule)
            case LoseToken():
                yield from _lose_token(game, card, rule)
            case Limit(what=what, amount=amount, virtue=virtue):
                restrict(game, f"{what}-{virtue}" if virtue else what, amount, card, rule)
            case _:
                raise TypeError(f"{card} cannot do {effect!r}: it is help, not harm")


def restrict(game: Rising, limit: str, amount: int, card: str, rule: str) -> None:
    """Something is restricted until the end of the turn; it never holds twice over."""
    limits = game.state.limits
    if limits.get(limit) != amount:
        limits[limit] = amount
        what = restriction(limit, amount)
        game.tell(Restricted, rule=rule, card=card, limit=limit, amount=amount, what=what)


def _victims(game: Rising, effect: Damage, location: str) -> list[str]:
    """The wizards an effect hits, read before any of them is hurt."""
    groups: list[Sequence[str]]
    if effect.whom == "every-team":
        groups = [game.state.players[seat].team for seat in game.seats_from_active()]
    elif effect.whom == "active-team":
        groups = [game.team]
    elif effect.whom == "here":
        groups = [game.wizards_here(location)]
    else:
        groups = [game.wizards_at(location)]
    return [wizard for group in groups for wizard in _picked(game, effect, group)]


def _picked(game: Rising, effect: Damage, wizards: Sequence[str]) -> Sequence[str]:
    """DER-DMG-2 All that tie for most or least damaged; a wizard without damage counts as zero."""
    if effect.faction is not None:
        wizards = [w for w in wizards if game.content.wizards[w].faction == effect.faction]
    if effect.pick == "each" or not wizards:
        return wizards
    damage = [game.state.damage.get(wizard, 0) for wizard in wizards]
    sought = min(damage) if effect.pick == "least" else max(damage)
    return [wizard for wizard, has in zip(wizards, damage, strict=True) if has == sought]


def _corrupted(game: Rising, effect: Corrupt, location: str) -> list[str]:
    match effect.where:
        case "here":
            return [location]
        case "location":
            assert effect.location is not None
            return [effect.location]
        case "death-eaters":
            return [place for place in game.content.clockwise if game.death_eaters_at(place)]
        case "everywhere":
            return list(game.content.clockwise)
        case "most":
            around = list(game.content.clockwise_from[location])
            return [max(around, key=lambda place: game.state.corruption[place])]


def _lose_token(game: Rising, card: str, rule: str) -> Script[None]:
    seat = game.state.active
    kinds = list(dict.fromkeys(game.player.tokens))
    if not kinds:
        return
    token = kinds[0]
    if len(kinds) > 1:
        prompt = Msg("der-ask-lose-token", {"card": card})
        token = LOSE.arg((yield Decision(seat, "pay", LOSE.each(kinds), prompt, rule)))
    lose_token(game, seat, token, rule)
