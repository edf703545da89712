"""Trophies: beaten enemies exchanged for Magic and Might (TAL-TRO-1, TAL-ALT-2)."""

from __future__ import annotations

from collections.abc import Sequence

from commonroom.games.talisman import options as verbs
from commonroom.games.talisman.cards.deed import Deed
from commonroom.games.talisman.cards.effects import DONE, ask
from commonroom.games.talisman.events import TrophiesExchanged
from commonroom.games.talisman.game import Talisman
from commonroom.games.talisman.options import OFFER
from commonroom.games.talisman.rules.holdings import gain, put_away, room
from commonroom.games.talisman.state import without
from commonroom.games.talisman.traits import MixTrophies, TrophyNeed
from commonroom.kernel import Option, Script


def need(game: Talisman, seat: int) -> int:
    """TAL-TRO-1, TAL-ALT-2 How many points bring 1 Magic or 1 Might."""
    limit = game.content.limit
    enough = limit.trophies_long if game.options["trophies"] == "seven" else limit.trophies
    for _, trait in game.traits[seat].get(TrophyNeed, ()):
        enough -= trait.fewer
    return enough


def fitting(game: Talisman, seat: int, stat: str) -> list[str]:
    """The trophies of a character that count for a stat; some may mix them."""
    trophies = game.state.players[seat].trophies
    if MixTrophies in game.traits[seat]:
        return list(trophies)
    entries = game.content.encounters
    return [card for card in trophies if entries[card].stat == stat]


def points(game: Talisman, cards: Sequence[str]) -> int:
    """What trophies are worth."""
    return sum(map(game.powers.__getitem__, cards))


def exchanges(game: Talisman, seat: int) -> list[Option]:
    """TAL-TRO-1 What a character could exchange trophies for."""
    trophies = game.state.players[seat].trophies
    enough = need(game, seat)
    if points(game, trophies) < enough:
        return []
    return [
        verbs.EXCHANGE.option(stat)
        for stat in ("magic", "might")
        if room(game, seat, stat) and points(game, fitting(game, seat, stat)) >= enough
    ]


def exchange(game: Talisman, seat: int, stat: str) -> Script[None]:
    """TAL-TRO-1 Pick the trophies; each full number of points is 1, the rest is lost."""
    state = game.state
    enough = need(game, seat)
    offered = state.offered
    while True:
        left = [card for card in fitting(game, seat, stat) if card not in offered]
        options: list[Option] = verbs.OFFER.each(left)
        if points(game, offered) >= enough:
            options.append(DONE)
        option = options[0]
        if len(options) > 1:
            deed = Deed(seat, stat, "TAL-TRO-1")
            option = yield ask(deed, "offer", options, "gather")
        if option == DONE:
            break
        offered.append(OFFER.arg(option))
    amount = points(game, offered) // enough
    player = state.players[seat]
    for card in offered:
        player.trophies = without(player.trophies, card)
        put_away(game, card)
    game.tell(
        TrophiesExchanged,
        rule="TAL-TRO-1",
        seat=seat,
        cards=tuple(offered),
        stat=stat,
        amount=amount,
    )
    state.offered = []
    gain(game, seat, stat, amount, "TAL-TRO-1")
