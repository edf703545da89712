"""Uses: abilities that a character uses when it likes, at the moment they say."""

from __future__ import annotations

from collections.abc import Sequence

from commonroom.games.talisman import options as verbs
from commonroom.games.talisman.cards.deed import Deed
from commonroom.games.talisman.cards.effects import can, do
from commonroom.games.talisman.events import AbilityUsed
from commonroom.games.talisman.game import Talisman
from commonroom.games.talisman.rules.costs import can_pay, pay
from commonroom.games.talisman.rules.holdings import discard
from commonroom.games.talisman.traits import Use
from commonroom.kernel import Option, Script


def uses(game: Talisman, seat: int, question: str) -> list[Option]:
    """The abilities a character can use at such a question."""
    abilities = game.traits[seat].get(question)
    return usable(game, seat, abilities) if abilities else []


def usable(game: Talisman, seat: int, abilities: Sequence[tuple[str, Use]]) -> list[Option]:
    """Those of these abilities that a character can use now."""
    options: list[Option] = []
    for source, trait in abilities:
        if _can_use(game, seat, source, trait):
            options.append(verbs.USE.option(source))
    return options


def _can_use(game: Talisman, seat: int, source: str, trait: Use) -> bool:
    fight, player = game.state.fight, game.state.players[seat]
    if trait.when == "before-battle":
        if fight is None or (seat, source) in fight.used:
            return False
        if not game.meant(trait.foe, fight, seat):
            return False
    elif player.used and _key(source, trait) in player.used:
        return False
    if trait.rest and player.rested and _key(source, trait) in player.rested:
        return False
    return can_pay(game, seat, trait.cost) and can(
        game, trait.effects, Deed(seat, source, game.rule_of(source))
    )


def _key(source: str, trait: Use) -> str:
    return f"{source}.{trait.when}"


def use(game: Talisman, seat: int, source: str, moments: Sequence[str]) -> Script[None]:
    """Pay for an ability and do what it says."""
    trait = next(
        trait
        for card, trait in game.having(seat, Use)
        if card == source and trait.when in moments and _can_use(game, seat, card, trait)
    )
    fight = game.state.fight
    if trait.when == "before-battle" and fight is not None:
        fight.used.append((seat, source))
    else:
        game.state.players[seat].used += (_key(source, trait),)
    deed = Deed(seat, source, game.rule_of(source))
    game.tell(AbilityUsed, rule=deed.rule, seat=seat, card=source)
    yield from pay(game, trait.cost, deed)
    if trait.spent:
        yield from discard(game, seat, source)
    yield from do(game, trait.effects, deed)
