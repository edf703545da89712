"""Costs: what is paid in full or not at all."""

from __future__ import annotations

from collections.abc import Sequence

from commonroom.games.talisman import options as verbs
from commonroom.games.talisman.cards.deed import Deed
from commonroom.games.talisman.cards.effects import ask
from commonroom.games.talisman.game import Talisman
from commonroom.games.talisman.rules.holdings import discard, discard_spell, keep_spell, lose
from commonroom.games.talisman.rules.life import wound
from commonroom.games.talisman.vocabulary import FREE, Cost
from commonroom.kernel import NOTHING, Option, Script


def can_pay(game: Talisman, seat: int, cost: Cost) -> bool:
    """Whether a character has all that a cost asks for."""
    if cost is FREE:
        return True
    player = game.state.players[seat]
    return (
        player.fate >= cost.fate
        and player.galleons >= cost.galleon
        and player.life >= cost.life
        and len(player.spells) >= cost.spell
        and len(player.objects) >= cost.object + cost.magic_object
        and len(player.followers) >= cost.follower
        and (
            not cost.magic_object or len(holdings(game, seat, "magic-object")) >= cost.magic_object
        )
    )


def pay(game: Talisman, cost: Cost, deed: Deed) -> Script[None]:
    """Pay a cost; of several cards that fit, whoever pays chooses which."""
    if cost is FREE:
        return NOTHING
    seat = deed.seat
    lose(game, seat, "fate", cost.fate, deed.rule)
    lose(game, seat, "galleon", cost.galleon, deed.rule)
    if not (cost.spell or cost.magic_object or cost.object or cost.follower or cost.life):
        return NOTHING
    return _pay_more(game, cost, deed)


def _pay_more(game: Talisman, cost: Cost, deed: Deed) -> Script[None]:
    for _ in range(cost.spell):
        yield from pay_spell(game, deed)
    for _ in range(cost.magic_object):
        yield from give_up(game, deed, "magic-object")
    for _ in range(cost.object):
        yield from give_up(game, deed, "object")
    for _ in range(cost.follower):
        yield from give_up(game, deed, "follower")
    for _ in range(cost.life):
        yield from wound(game, deed.seat, deed.rule)


def pay_spell(game: Talisman, deed: Deed) -> Script[None]:
    """TAL-SPE-3 Discard a spell of the own hand."""

    def options() -> list[Option]:
        return verbs.PAY_SPELL.each(dict.fromkeys(game.state.players[deed.seat].spells))

    option = yield ask(deed, "pay-spell", options(), "pay", options)
    spell = verbs.PAY_SPELL.arg(option)
    discard_spell(game, deed.seat, spell, deed.rule)
    keep_spell(game, deed.seat)


def holdings(game: Talisman, seat: int, what: str) -> Sequence[str]:
    """A character's cards of a kind."""
    player = game.state.players[seat]
    if what == "follower":
        return player.followers
    return [card for card in player.objects if what == "object" or game.is_magic(card)]


def give_up(game: Talisman, deed: Deed, what: str) -> Script[None]:
    """Discard an Object, magic object or follower of the own choice."""
    cards = holdings(game, deed.seat, what)
    card = cards[0]
    if len(cards) > 1:
        options = verbs.GIVE_UP.each(cards)
        option = yield ask(deed, "give-up", options, "pay")
        card = verbs.GIVE_UP.arg(option)
    yield from discard(game, deed.seat, card)
