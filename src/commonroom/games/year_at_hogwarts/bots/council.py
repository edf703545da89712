"""What a team agrees on without a word: which mission it gathers for, and when it is strong enough.

All of it follows from what every member sees alike, so that all come to the same end.
Hands are hidden from mates; whoever has the cards that a mission names says so by waiting for it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cached_property

from commonroom.games.year_at_hogwarts.bots.atlas import Atlas
from commonroom.games.year_at_hogwarts.bots.skill import Skill
from commonroom.games.year_at_hogwarts.bots.weights import Weights
from commonroom.games.year_at_hogwarts.content import Content, Mission
from commonroom.games.year_at_hogwarts.seen import PlayerView, TableView
from commonroom.games.year_at_hogwarts.settings import VariantRules

STAYING = 0.6
"""The share of the chance asked for at first that keeps those together who wait already."""


class Council:
    """A team's common view of its missions (YH-TEAM-1, YH-TEAM-2)."""

    def __init__(
        self, view: TableView, content: Content, mates: Sequence[PlayerView],
        variant: VariantRules, atlas: Atlas, skill: Skill, weights: Weights,
    ) -> None:  # fmt: skip
        self.view = view
        self.content = content
        self.mates = mates
        self.variant = variant
        self.atlas = atlas
        self.skill = skill
        self.weights = weights

    @cached_property
    def call(self) -> Mission | None:
        """The mission that the team gathers for."""
        enough = STAYING * self._asked
        waited = waited_for(self.content, self.mates)
        return next((one for one in waited if self.chance(one) >= enough), None)

    def ready(self, mission: Mission) -> bool:
        """Whether it may be called for."""
        return self.chance(mission) >= self._asked

    @property
    def _asked(self) -> float:
        """The chance that the weakest must have: nobody waits for ever to become stronger."""
        rounds = self.view.turn.number / len(self.view.players)
        return max(self.weights.rash, self.weights.sure - self.weights.haste * rounds)

    def chance(self, mission: Mission) -> float:
        """About the chance of the weakest member; none if the team cannot come together."""
        if not can_gather(self.atlas, self.mates, mission):
            return 0.0
        return min(self._chance_of(mate, mission) for mate in self.mates)

    def hope(self, mission: Mission, bonus: float) -> float:
        """About the chance of the weakest once each has so many more HP than now."""
        return min(self._chance_of(mate, mission, round(bonus)) for mate in self.mates)

    def _chance_of(self, mate: PlayerView, mission: Mission, bonus: int = 0) -> float:
        foe = self.content.combat[self.content.combat_of[mission.id]]
        cards = self.skill.likely(foe, mate.counts["spell"], mate.counts["potion"])
        aid = self.skill.aid(foe, cards, mate.objects, self.variant.mission_cards)
        hp = mate.hp + bonus
        return self.skill.rough(mate.student, foe, hp, aid, self.view.options["edition"])


def waited_for(content: Content, mates: Sequence[PlayerView]) -> list[Mission]:
    """The missions that members wait for: first what most do, of equals that of the first seat."""
    waiting = Counter(mate.waiting for mate in mates if mate.waiting)
    return [content.missions[mission] for mission, _ in waiting.most_common()]


def can_gather(atlas: Atlas, mates: Sequence[PlayerView], mission: Mission) -> bool:
    """YH-TEAM-1 Whether a team has the objects, and all members can come to the place."""
    held = [thing for mate in mates for thing in mate.objects]
    has_all = all(thing in held for thing in mission.objects)
    return has_all and all(_comes(atlas, mate, mission) for mate in mates)


def _comes(atlas: Atlas, mate: PlayerView, mission: Mission) -> bool:
    if mate.waiting == mission.id:
        return True
    if mission.place == atlas.graveyard:
        return mate.portkeys > 0
    return mission.place not in atlas.by_floo or mate.floo + len(mate.floo_cards) > 0


def names_cards_of(mission: Mission, hand: Sequence[str]) -> bool:
    """Whether a hand has the cards that a mission names; the team has others."""
    return all(need.card in hand for need in mission.needs if need.card is not None)
