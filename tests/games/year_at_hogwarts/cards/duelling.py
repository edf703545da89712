"""Where the tests of spells, potions and objects try them: on a card, and on a player.

The card is a Fenrir Greyback of the tests' own (see sparring/): 15 HP, res 4, 1 HP before and 2 HP
after each attack; after a defence card nothing before the next. The player is Neville with 15 HP
and res 4.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

from tests.games.year_at_hogwarts.cards.table import (
    Changes,
    Seat,
    Table,
    box,
    landing,
    me,
    neville,
    table,
)

SPARRING = Path(__file__).parent / "sparring"
MISSION = "hold-the-astronomy-tower"
QUALIFIED = {"variant": "qualified"}
KEYS = {
    "hp": "0.hp", "points": "0.points", "foe": "foe.hp", "other": "1.hp", "res": "foe.res",
    "dice": "me.dice", "stalled": "foe.stalled", "softened": "me.softened",
    "burning": "foe.burning",
}  # fmt: skip


class Trial(NamedTuple):
    """What a card does to a card, what an attack with dice does then, and to a player."""

    card: Changes
    then: Changes
    player: Changes
    again: bool
    """Whether the player skips the answer, so that you act again."""


def trial(card: Changes, then: Changes, player: Changes, *, again: bool = False) -> Trial:
    """A row of a table."""
    return Trial(card, then, player, again)


def c(**values: object) -> Changes:
    """Changes by short names: 20 HP, 50 points and four dice against 15 HP and res 4."""
    return {KEYS[key]: value for key, value in values.items()}


def holder(cards: tuple[str, ...], **more: Any) -> Seat:
    """Somebody with 20 HP, 50 points and these spells and potions."""
    content = box()
    return me(
        **{
            "hp": 20,
            "points": 50,
            "spells": [one for one in cards if one in content.spells],
            "potions": [one for one in cards if one in content.potions],
            **more,
        }
    )


def on_card(*cards: str, dice: tuple[int | str, ...] = (), **more: Any) -> Table:
    """The fight against the card has begun."""
    things = [*more.pop("objects", []), "elder-wand", "invisibility-cloak"]
    by = holder(cards, missions=[MISSION], objects=things, **more.pop("by", {}))
    at = landing("astronomy-tower", *dice, by=by, others=[neville()], pack=SPARRING, **more)
    at.changed()
    return at


def on_player(
    *cards: str, dice: tuple[int | str, ...] = (), other: Seat | None = None, **more: Any
) -> Table:
    """The fight against Neville, who holds nothing unless it is said, has begun."""
    here = {"space": "north-wall-spell"}
    at = table(
        {**holder(cards, **more.pop("by", {})), **here},
        {**neville(hp=15), **(other or {}), **here},
        dice=dice,
        phase="meet",
        options=QUALIFIED,
        **more,
    )
    at.changed()
    return at
