"""Spell tokens: taking and losing them (DER-TOK-2, DER-TOK-4)."""

from __future__ import annotations

from commonroom.games.death_eaters_rising.events import (
    NoTokenLeft,
    TokenLost,
    TokensShuffled,
    TokenTaken,
)
from commonroom.games.death_eaters_rising.game import Rising
from commonroom.games.death_eaters_rising.state import without


def can_take_token(game: Rising) -> bool:
    """DER-TOK-2 Whether any token is left, face down or used."""
    return bool(game.state.tokens or game.state.used_tokens)


def take_token(game: Rising, seat: int, rule: str) -> None:
    """DER-TOK-2 Take a random token; the used ones are shuffled back when the supply is empty.

    That is when the last token is taken, or later if nobody had used one by then.
    """
    state = game.state
    shuffle_if_empty(game)
    if not state.tokens:
        game.tell(NoTokenLeft, rule="DER-TOK-2", seat=seat)
        return
    supply = list(state.tokens)
    token = game.chance.draw(supply, "spell-token")
    state.tokens = tuple(supply)
    state.players[seat].tokens += (token,)
    game.tell(TokenTaken, rule=rule, seat=seat, token=token)
    shuffle_if_empty(game)


def shuffle_if_empty(game: Rising) -> None:
    """DER-TOK-2 The used tokens become the new supply once the old one is exhausted."""
    state = game.state
    if state.used_tokens and not state.tokens:
        state.tokens, state.used_tokens = state.used_tokens, ()
        game.tell(TokensShuffled, rule="DER-TOK-2")


def take_used_token(game: Rising, seat: int, token: str, rule: str) -> None:
    """Take a token from among the used ones."""
    state = game.state
    state.used_tokens = without(state.used_tokens, token)
    state.players[seat].tokens += (token,)
    game.tell(TokenTaken, rule=rule, seat=seat, token=token)


def put_away(game: Rising, seat: int, token: str) -> None:
    """DER-TOK-2 A used token lies face up."""
    player = game.state.players[seat]
    player.tokens = without(player.tokens, token)
    game.state.used_tokens += (token,)


def lose_token(game: Rising, seat: int, token: str, rule: str) -> None:
    """Put an own token on the used ones without using it."""
    put_away(game, seat, token)
    game.tell(TokenLost, rule=rule, seat=seat, token=token)
