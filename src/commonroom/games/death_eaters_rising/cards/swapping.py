"""Swapping: two players exchange wizards (DER-TOK-3)."""

from __future__ import annotations

from commonroom.games.death_eaters_rising.cards.deed import Deed, ask
from commonroom.games.death_eaters_rising.events import SwapDeclined, Swapped
from commonroom.games.death_eaters_rising.game import Rising
from commonroom.games.death_eaters_rising.options import ACCEPT, REFUSE, SWAP, SWAP_FOR
from commonroom.games.death_eaters_rising.rules.symbols import open_ability
from commonroom.games.death_eaters_rising.state import swapped
from commonroom.games.death_eaters_rising.vocabulary import Swap
from commonroom.kernel import Decision, Msg, Script


def can_swap(game: Rising, effect: Swap, deed: Deed) -> bool:
    """DER-TOK-3 Everyone always has a wizard, so only a refusal this turn stands in the way."""
    return deed.user not in game.state.declined


def do_swap(game: Rising, effect: Swap, deed: Deed) -> Script[None]:
    """DER-TOK-3 Damage stays on the card and a used ability stays used.

    DER-CMP-5 A wizard healed under the Hog's Head is the one of the team they come to, too.
    RULING: whoever refuses has not made the other waste a token, but is not asked again this turn.
    """
    players = game.state.players
    mine = players[deed.user].team
    own = SWAP.arg((yield from ask(deed, "swap", SWAP.each(mine))))
    theirs = [
        wizard for seat, player in enumerate(players) if seat != deed.user for wizard in player.team
    ]
    other = SWAP_FOR.arg((yield from ask(deed, "swap-for", SWAP_FOR.each(theirs))))
    partner = game.owner_of(other)
    assert partner is not None
    prompt = Msg("der-ask-agree", {"seat": deed.user, "card": own, "other": other})
    either = [ACCEPT.option(), REFUSE.option()]
    answer = yield Decision(partner, "confirm", either, prompt, "DER-TOK-3")
    if answer[0] == REFUSE.name:
        game.state.declined += (deed.user,)
        game.tell(SwapDeclined, rule="DER-TOK-3", seat=deed.user, other_seat=partner)
        return
    for seat, gives, gets in ((deed.user, own, other), (partner, other, own)):
        players[seat].team = swapped(players[seat].team, gives, gets)
        if seat == game.state.active:
            game.state.needs.pop(gives, None)
            open_ability(game, gets)
        if gets in game.state.healed.values():
            game.state.healed.setdefault(seat, gets)
    game.tell(
        Swapped, rule="DER-TOK-3", seat=deed.user, wizard=own, other_seat=partner, other=other
    )
