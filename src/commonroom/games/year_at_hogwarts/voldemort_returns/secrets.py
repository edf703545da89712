"""Other worlds that a seat cannot tell from this one: hands dealt anew."""

from __future__ import annotations

from commonroom.games.year_at_hogwarts.board import KeptDeck
from commonroom.games.year_at_hogwarts.secrets import deal_hands
from commonroom.games.year_at_hogwarts.voldemort_returns.game import Return
from commonroom.kernel import Chance

_DECKS: tuple[KeptDeck, ...] = ("spell", "potion")


def resample(game: Return, seat: int | None, chance: Chance) -> None:
    """Deal anew, in place, everything that the seat cannot know."""
    for deck in _DECKS:
        deal_hands(game, seat, chance, deck)
