"""Deeds: that somebody does something by a card, and what its user chooses in doing it."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from commonroom.kernel import Decision, Kind, Msg, Option, Script


class Deed(msgspec.Struct, frozen=True):
    """Who does something, by which card, under which rule."""

    user: int
    card: str
    rule: str


def ask(
    deed: Deed, question: str, options: Sequence[Option], kind: Kind = "choose", seat: int = -1
) -> Script[Option]:
    """Let the user (or another seat) choose."""
    owner = deed.user if seat < 0 else seat
    prompt = Msg(f"der-ask-{question}", {"card": deed.card})
    option = yield Decision(owner, kind, options, prompt, deed.rule)
    return option
