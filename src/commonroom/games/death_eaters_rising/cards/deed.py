"""Deeds: that somebody does something by a card."""

from __future__ import annotations

import msgspec


class Deed(msgspec.Struct, frozen=True):
    """Who does something, by which card, under which rule."""

    user: int
    card: str
    rule: str
