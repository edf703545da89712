"""The scripts of spaces that no record can say: those of the school, the Lake, and trading in.

The barrier and the Gates are with the crossings, the Shrieking Shack with drawing; the Centaur
Clearing is asked about wherever Objects and spells are.
"""

from __future__ import annotations

from collections.abc import Callable

from commonroom.games.talisman import options as verbs
from commonroom.games.talisman.cards.deed import Deed
from commonroom.games.talisman.cards.effects import ACCEPT, DECLINE, DONE, ask, ask_still
from commonroom.games.talisman.events import Foretold
from commonroom.games.talisman.game import Talisman
from commonroom.games.talisman.rules.battle import WON, against_foe, battle
from commonroom.games.talisman.rules.dice import throw
from commonroom.games.talisman.rules.holdings import (
    can_have_purchase,
    discard,
    from_purchases,
    gain,
    lose,
)
from commonroom.games.talisman.rules.life import wound
from commonroom.games.talisman.traits import TradeIn
from commonroom.kernel import Option, Script


def drift(game: Talisman, deed: Deed, numbers: dict[str, int]) -> Script[None]:
    """TAL-SPC-2 The Lake: even, so many spaces clockwise; odd, counter-clockwise."""
    number = yield from throw(game, deed.seat, deed.card, deed.rule, numbers["dice"], "space")
    game.state.this_turn.sent = game.around(deed.card, number if number % 2 == 0 else -number)


def flying_keys(game: Talisman, deed: Deed, numbers: dict[str, int]) -> Script[None]:
    """TAL-SPC-3 Charms: as many Keys as the die shows, one after the other, until all are caught.

    RULING: after a stand-off, the same Key again next turn. The number is a roll for a space, so
    Fate may reroll it (TAL-FAT-1); likewise the Boggart's Might.
    """
    player = game.state.players[deed.seat]
    if not player.keys:
        player.keys = yield from throw(
            game, deed.seat, deed.card, deed.rule, numbers["dice"], "space"
        )
    while player.keys:
        fight = against_foe(deed.seat, "flying-key", "magic", numbers["magic"], "being")
        if (yield from battle(game, fight)) != WON:
            return
        player.keys -= 1


def divination(game: Talisman, deed: Deed, numbers: dict[str, int]) -> Script[None]:
    """TAL-SPC-3 Foretell a die; Fate shifts it by 1 each. Wrong: Fate, and again next turn."""
    seat = deed.seat
    player = game.state.players[seat]
    options: list[Option] = verbs.FORETELL.each(range(1, 7))
    option = yield ask_still(deed, "foretell", options)
    named = verbs.FORETELL.arg(option)
    die = yield from throw(game, seat, deed.card, deed.rule, kind="space")
    apart = abs(die - named)
    if 0 < apart <= player.fate:
        option = yield ask(deed, "shift", [ACCEPT, DECLINE], "pay")
        if option == ACCEPT:
            lose(game, seat, "fate", apart, deed.rule)
            apart = 0
    game.tell(Foretold, rule=deed.rule, seat=seat, named=named, die=die)
    player.seeking = apart != 0
    if apart:
        gain(game, seat, "fate", numbers["fate"], deed.rule)


def boggart(game: Talisman, deed: Deed, numbers: dict[str, int]) -> Script[None]:
    """TAL-SPC-3 Defence Against the Dark Arts: a Boggart of two dice Might, until it is beaten."""
    player = game.state.players[deed.seat]
    if not player.boggart:
        player.boggart = yield from throw(
            game, deed.seat, deed.card, deed.rule, numbers["dice"], "space"
        )
    fight = against_foe(deed.seat, "boggart", "might", player.boggart, "dark")
    if (yield from battle(game, fight)) == WON:
        player.boggart = 0


def fall(game: Talisman, deed: Deed, numbers: dict[str, int]) -> Script[None]:
    """TAL-SPC-3 Astronomy Tower: lose Life by a die; each follower discarded avoids one."""
    player = game.state.players[deed.seat]
    number = yield from throw(game, deed.seat, deed.card, deed.rule, numbers["dice"], "space")
    while number and player.followers:
        options: list[Option] = verbs.GIVE_UP.each(player.followers)
        option = yield ask(deed, "break-fall", [*options, DONE], "pay")
        if option == DONE:
            break
        yield from discard(game, deed.seat, verbs.GIVE_UP.arg(option))
        number -= 1
    for _ in range(number):
        yield from wound(game, deed.seat, deed.rule)


def trade_in(game: Talisman, deed: Deed) -> Script[None]:
    """TAL-CMP-2 Draco may give an Object for any purchase card where those are sold."""
    player = game.state.players[deed.seat]
    for source, trait in game.having(deed.seat, TradeIn):
        goods = [c for c in game.state.purchases if can_have_purchase(game, deed.seat, c)]
        if deed.card not in trait.places or not player.objects or not goods:
            continue
        given: list[Option] = verbs.SELL.each(player.objects)
        option = yield ask(deed.through(source), "trade-in", [*given, DECLINE], "pay")
        if option == DECLINE:
            continue
        yield from discard(game, deed.seat, verbs.SELL.arg(option))
        goods = [c for c in game.state.purchases if can_have_purchase(game, deed.seat, c)]
        option = yield ask(deed, "trade-for", [verbs.BUY.option(one, 0) for one in goods])
        card, _ = verbs.BUY.args(option)
        yield from from_purchases(game, deed.seat, card, deed.rule)


SCRIPTS: dict[str, Callable[[Talisman, Deed, dict[str, int]], Script[None]]] = {
    "drift": drift,
    "flying-keys": flying_keys,
    "divination": divination,
    "boggart": boggart,
    "fall": fall,
}
"""Name of a script → what its space does when it is met."""
