"""Deeds: who does what a card, space or spell says."""

from __future__ import annotations

import msgspec

from commonroom.games.talisman.state import NOBODY


class Deed(msgspec.Struct, frozen=True, gc=False):
    """Who does something, by which card, space or spell, under which rule."""

    seat: int
    card: str
    rule: str
    roll: str = "card"
    """What its dice are rolled for: event, observer, place, space; card is anything else."""
    other: int = NOBODY
    """The target of a spell; to the target itself, the caster; the character beaten."""
    chosen: bool = False
    """Whoever does it has just chosen this of several things, so a price needs no other yes."""

    def as_chosen(self, chosen: bool) -> Deed:
        """The same, just chosen or not."""
        if self.chosen == chosen:
            return self
        return Deed(self.seat, self.card, self.rule, self.roll, self.other, chosen)

    def by(self, seat: int) -> Deed:
        """The same, done by another and not chosen."""
        return Deed(seat, self.card, self.rule, self.roll, self.other)

    def through(self, card: str) -> Deed:
        """The same, by another card."""
        return Deed(self.seat, card, self.rule, self.roll, self.other, self.chosen)
