"""What minds share: their scales, the foes, and sums by what they depend on.

Nothing in it leads to a table.
"""

from __future__ import annotations

from typing import TypeAlias

from commonroom.games.talisman.bots.foes import Foe, foes_of
from commonroom.games.talisman.bots.index import Index
from commonroom.games.talisman.bots.stance import Stance, helpers, stance_of
from commonroom.games.talisman.bots.weights import Weights
from commonroom.games.talisman.content import Content
from commonroom.games.talisman.game import Talisman
from commonroom.games.talisman.vocabulary import Edition

STANCES = 1000
"""Of how many it is kept how strong they make a character."""
Things: TypeAlias = dict[tuple[str, float, float, bool, bool], dict[str, float]]
"""Side, worth of Magic and Might, whether in the Outer region, whether laden → card → its worth."""


def lore_of(content: Content, weights: Weights) -> Lore:
    """What all players with the same scales share."""
    found: Lore | None = content.lore.get(weights)
    if found is None:
        found = content.lore[weights] = Lore(content, weights)
    return found


class Lore:
    """What does not depend on the moment."""

    def __init__(self, content: Content, weights: Weights) -> None:
        self.content = content
        self.weights = weights
        self.index = Index(content)
        self.things: Things = {}
        self._helping = helpers(content)
        self._foes: dict[Edition, dict[str, Foe]] = {}
        self._stances: dict[tuple[object, ...], Stance] = {}

    def foes(self, edition: Edition) -> dict[str, Foe]:
        """Encounter card → the enemy that it is, or would be."""
        found = self._foes.get(edition)
        if found is None:
            found = self._foes[edition] = foes_of(self.content, edition)
        return found

    def stance(self, game: Talisman, seat: int) -> Stance:
        """How strong a character is; one with the same cards and dials may be known."""
        like = stance_of(game, seat, self._helping)
        found = self._stances.get(like)
        if found is None:
            if len(self._stances) >= STANCES:
                self._stances.clear()
            found = self._stances[like] = Stance(game, seat)
        return found
