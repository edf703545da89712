"""Spell tokens: any player uses them on any player's turn (DER-TOK)."""

from __future__ import annotations

from commonroom.games.death_eaters_rising.cards.deed import Deed
from commonroom.games.death_eaters_rising.cards.help import can_help, help_players
from commonroom.games.death_eaters_rising.events import TokenUsed
from commonroom.games.death_eaters_rising.game import Rising
from commonroom.games.death_eaters_rising.options import TOKEN
from commonroom.games.death_eaters_rising.rules.supply import put_away
from commonroom.games.death_eaters_rising.state import without
from commonroom.kernel import Guests, Option, Script


def token_options(game: Rising, seat: int) -> list[Option]:
    """DER-TOK-1 The tokens a seat can use now. DER-CMP-5 Under Gringotts: none."""
    tokens = game.state.players[seat].tokens
    if not tokens or "no-tokens" in game.state.limits:
        return []
    entries = game.content.tokens
    return [
        TOKEN.option(seat, token)
        for token in dict.fromkeys(tokens)
        if can_help(game, entries[token].effects, Deed(seat, token, "DER-TOK-1"))
    ]


def guests(game: Rising) -> Guests:
    """DER-TOK-1 What the other seats may throw in."""
    active = game.state.active
    asked = {seat: token_options(game, seat) for seat in range(game.seats) if seat != active}
    return {seat: options for seat, options in asked.items() if options}


def use_token(game: Rising, option: Option) -> Script[None]:
    """DER-TOK-1, DER-TOK-2 A refused swap gives the token back (DER-TOK-3)."""
    seat, token = TOKEN.args(option)
    state = game.state
    declined = len(state.declined)
    put_away(game, seat, token)
    game.tell(TokenUsed, rule="DER-TOK-1", seat=seat, token=token)
    effects = game.content.tokens[token].effects
    yield from help_players(game, effects, Deed(seat, token, "DER-TOK-1"))
    if len(state.declined) > declined:
        state.used_tokens = without(state.used_tokens, token)
        state.players[seat].tokens += (token,)
