"""Piles as players may see them: what is in them, but not in which order."""

from functools import lru_cache


@lru_cache(4096)
def in_order(cards: tuple[str, ...]) -> tuple[str, ...]:
    """Cards in an order that tells nothing; most piles stay the same from view to view."""
    return tuple(sorted(cards))
