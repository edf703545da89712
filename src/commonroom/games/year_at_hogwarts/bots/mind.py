"""What things are worth to a player, for its missions: objects, cards and HP."""

from __future__ import annotations

from functools import cached_property

from commonroom.games.year_at_hogwarts.bots.atlas import Atlas
from commonroom.games.year_at_hogwarts.bots.errands import Errands
from commonroom.games.year_at_hogwarts.bots.skill import Skill
from commonroom.games.year_at_hogwarts.bots.weights import Weights
from commonroom.games.year_at_hogwarts.content import Content, Mission
from commonroom.games.year_at_hogwarts.seen import TableView

LACKING = (3, 6, 9, 12)
"""How many HP may be lacking for a fight."""
STEEPEST = 6.0
"""No HP is worth more points."""


class Mind(Errands):
    """One player's view of its own position."""

    def __init__(
        self, view: TableView, content: Content, seat: int, atlas: Atlas, skill: Skill,
        weights: Weights,
    ) -> None:  # fmt: skip
        super().__init__(view, content, seat, atlas, skill, weights)
        self._decks: dict[str, float] = {}
        self.ends: dict[str, float] = {}
        """Space → what it brings at once to end a move there, as far as it is known."""
        self.stops: dict[str, float] = {}
        """Space → what it is worth in all to end a move there, empty-handed."""

    @cached_property
    def wanted(self) -> dict[str, float]:
        """Object → what having it is worth, because missions need it."""
        found: dict[str, float] = {}
        for rank, errand in enumerate(self.errands):
            for thing in errand.mission.objects:
                worth = self.weights.turn * (1.5, 0.9, 0.5, 0.3)[rank]
                found[thing] = max(worth, found.get(thing, 0.0))
        return found

    def thing(self, thing: str) -> float:
        """What an object is worth in one's hands."""
        special = self.content.objects[thing].power is not None
        return self.wanted.get(thing, self.weights.spare_thing) + (2.0 if special else 0.0)

    @cached_property
    def hp_worth(self) -> float:
        """One HP more: what it adds to the chance of the mission one is after."""
        best = self.errands[0] if self.errands else None
        if best is None:
            return self.weights.hp
        if self.variant.needs_cards:
            return self._strength_worth(best.mission)
        bonus = self.weights.growth * best.ready
        more = self.chance(best.mission, bonus + 3) - self.chance(best.mission, bonus)
        steep = more * self.mission_worth(best.mission) / 3
        return max(self.weights.hp if self.me.hp < 9 else 0.5, min(6.0, steep))

    def _strength_worth(self, mission: Mission) -> float:
        """The same where few cards may be played: what is lacking comes from many HP together."""
        now, worth = self.chance(mission), self.mission_worth(mission)
        steep = max((self.chance(mission, more) - now) * worth / more for more in LACKING)
        return max(self.weights.hp if self.me.hp < 9 else 0.5, min(STEEPEST, steep))

    def deck_worth(self, deck: str) -> float:
        """A card of a deck before it is drawn: less, the more one has that no fight needs."""
        found = self._decks.get(deck)
        if found is None:
            found = self._decks[deck] = self._deck_worth(deck)
        return found

    def _deck_worth(self, deck: str) -> float:
        if not self.view.deck_sizes[deck] and not self.view.bottoms[deck]:
            return 0.0
        if deck == "book":
            return self.weights.book * self.thirst
        if deck == "action":
            return self.weights.action * self.thirst
        needed = self.variant.needs_cards and self._lacks(deck)
        scarce = self.variant.mission_cards / max(self.variant.mission_cards, len(self.hand) / 2)
        worth = self.weights.card * 0.4 + 1.6 * self.hp_worth
        return scarce * worth + (5.0 if needed else 0.0)

    def _lacks(self, deck: str) -> bool:
        if not self.errands:
            return False
        mission = self.errands[0].mission
        missing = [
            need for need in mission.needs if not any(self.meets(need, card) for card in self.hand)
        ]
        decks = [
            need.deck if need.card is None else self.content.deck_of[need.card] for need in missing
        ]
        return deck in decks or None in decks

    def card_worth(self, card: str) -> float:
        """A card in hand, to tell which one is missed least."""
        if card in self.content.books:
            return float(self.content.books[card].points) / 2
        required = self.variant.needs_cards and any(
            self.meets(need, card) for one in self.errands[:2] for need in one.mission.needs
        )
        return self.skill.use(card) + (6.0 if required else 0.0)
