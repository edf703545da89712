"""A small vocabulary for the rule tests of Talisman.

A scene is a position in one literal, with scripted dice, and somebody who looks at the table:

    at = scene(order("malfoy-manor"), eater("azkaban"), phase="meet")
    assert at.changed() == {"0.life": 3}

`changed` lists everything on the table that is not as it was, so every character and card of the
scene that a test does not name is a bystander that must not have been touched. When a test is over,
its scripted dice must be spent and every card and token be somewhere (see conftest.py).

Scenes are played with the content pack in `cast/`: side b of Harry and Dumbledore, both of Lucius
and side a of Pettigrew have no abilities, and the enemies have numbers of their own.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import commonroom
from commonroom.games.talisman.content import Content
from commonroom.games.talisman.game import DEATH_EATERS, ORDER, Talisman
from commonroom.games.talisman.state import Player, Table
from commonroom.kernel import Match, content_of
from tests.games.watched import Facts, Watched, facts, news

GAME = "talisman"
CAST = Path(__file__).parent / "cast"
ORDER_SIDE, EATER_SIDE = ORDER, DEATH_EATERS
HALLOW = "deathly-hallow"
_PLAYER = (
    "character", "side", "space", "magic", "might", "life", "fate", "galleons", "spells", "objects",
    "followers", "trophies", "fallen", "ferret", "lost_turns", "challenge", "next_move", "unlocked",
    "turned_back", "keys", "boggart", "seeking", "commander",
)  # fmt: skip
_TABLE = ("advantage", "voldemort", "hallows", "slow_card", "winner")
_PILES = ("lying", "coins", "held", "discards", "purchases")
Seat = dict[str, Any]


def box() -> Content:
    """The content as it is shipped."""
    content: Content = content_of(GAME)
    return content


# ---- who takes part -------------------------------------------------------------------------


def seat(character: str, side: str, space: str, more: Mapping[str, Any]) -> Seat:
    """A character with nothing but what the test gives it."""
    return {"character": character, "side": side, "space": space, "fate": 0, "galleons": 0, **more}


def order(space: str, **more: Any) -> Seat:
    """A member of the Order without abilities: Harry, Magic 4, Might 3, Life 4."""
    return seat("harry-potter", "b", space, more)


def order_too(space: str, **more: Any) -> Seat:
    """Another: Dumbledore, Magic 5, Might 2, Life 5."""
    return seat("albus-dumbledore", "b", space, more)


def eater(space: str, **more: Any) -> Seat:
    """A Death Eater without abilities: Lucius, Magic 4, Might 3, Life 4."""
    return seat("lucius-malfoy", "a", space, more)


def eater_too(space: str, **more: Any) -> Seat:
    """Another: Pettigrew, Magic 3, Might 4, Life 4."""
    return seat("peter-pettigrew", "a", space, more)


# ---- the scene ------------------------------------------------------------------------------


def scene(
    *players: Seat,
    dice: Sequence[int | str] = (),
    edition: str = "en",
    shipped: bool = False,
    options: Mapping[str, str] | None = None,
    **position: Any,
) -> Scene:
    """A position, and the outcomes of chance in the order in which they will be asked for."""
    literal = {"players": list(players), **position}
    match = commonroom.arrange(
        GAME,
        literal,
        dice=list(dice),
        options={"edition": edition, **(options or {})},
        pack=None if shipped else CAST,
    )
    return Scene(match, literal)


class Scene(Watched):
    """A match, and what lay on its table when somebody last looked."""

    def __init__(self, match: Match, literal: Mapping[str, Any]) -> None:
        super().__init__(match, literal)
        self._seen = _facts(self.before)

    @property
    def game(self) -> Talisman:
        game = self.match.game
        assert isinstance(game, Talisman)
        return game

    @property
    def table(self) -> Table:
        return self.game.state

    @property
    def active(self) -> int:
        """Whose turn it is."""
        return self.table.active

    def player(self, number: int) -> Player:
        return self.table.players[number]

    def changed(self) -> Facts:
        """Everything on the table that is not as it was when somebody last looked."""
        before, self._seen = self._seen, _facts(self.table)
        return news(before, self._seen)


def _facts(table: Table) -> Facts:
    return facts(table, _PLAYER, _TABLE, _PILES)
