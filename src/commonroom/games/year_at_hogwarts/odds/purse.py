"""What one has in a fight: cards, objects, what hangs over it; and how cards are lost."""

from __future__ import annotations

from typing import NamedTuple

from commonroom.games.year_at_hogwarts.content import Content

KEPT = ("spell", "potion", "book")


class Mods(NamedTuple):
    """What hangs over the fight."""

    res: int = 0
    """How much the opponent's res is changed."""
    dice: int = 0
    next_dice: int = 0
    hinder: int = 0
    stalled: int = 0
    """Acts that the opponent skips."""
    softened: int = 0
    warded: bool = False
    """The opponent does nothing before the next attack (YH-FGT-3)."""
    burn: int = 0
    """What each attack costs the opponent besides."""


class Purse(NamedTuple):
    """What can be used. Cards that cannot help only stand between the others and a discard."""

    cards: tuple[str, ...] = ()
    """Spells and potions in hand."""
    pledged: tuple[str, ...] = ()
    """Cards shown for the mission: they can be played, but no discard takes them."""
    idle: tuple[int, int, int] = (0, 0, 0)
    """Spells, potions and books that cannot help."""
    things: tuple[str, ...] = ()
    left: int = 0
    """How many cards may still be played."""


def without(purse: Purse, card: str) -> Purse:
    """The purse once a card is played; a pledged one first, as the rules do."""
    cards, pledged, idle, things, left = purse
    if card in pledged:
        pledged = _fewer(pledged, card)
    elif card in cards:
        cards = _fewer(cards, card)  # else it cannot help, but was played
    return Purse(cards, pledged, idle, things, left - 1)


def _fewer(cards: tuple[str, ...], card: str) -> tuple[str, ...]:
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


def lots(content: Content, purse: Purse, of: str | None) -> list[tuple[int, Purse]]:
    """What is left when one card goes, and how many cards lead there."""
    found: list[tuple[int, Purse]] = []
    for at, deck in enumerate(KEPT):
        if purse.idle[at] and of in (None, deck):
            idle = list(purse.idle)
            idle[at] -= 1
            found.append((purse.idle[at], purse._replace(idle=(idle[0], idle[1], idle[2]))))
    for card in dict.fromkeys(purse.cards):
        if of in (None, content.deck_of[card]):
            fewer = Purse(_fewer(purse.cards, card), *purse[1:])
            found.append((purse.cards.count(card), fewer))
    return found
