"""What a player sees of its own position: its team, what they hold, and how the year stands.

Everything comes from the view.
"""

from __future__ import annotations

from collections import Counter
from functools import cached_property

from commonroom.games.year_at_hogwarts.bots.atlas import Atlas
from commonroom.games.year_at_hogwarts.bots.council import Council
from commonroom.games.year_at_hogwarts.bots.skill import Skill
from commonroom.games.year_at_hogwarts.bots.weights import Weights
from commonroom.games.year_at_hogwarts.content import Content, Mission, Need
from commonroom.games.year_at_hogwarts.seen import PlayerView, TableView


def setting_out(view: TableView, seat: int) -> str:
    """Where one stood before the move in progress: what one is after does not change on the way."""
    turn = view.turn
    return turn.trodden[0] if turn.trodden and turn.active == seat else view.players[seat].space


class Situation:
    """One player's view of its team and its rivals."""

    def __init__(
        self, view: TableView, content: Content, seat: int, atlas: Atlas, skill: Skill,
        weights: Weights,
    ) -> None:  # fmt: skip
        self.view = view
        self.content = content
        self.seat = seat
        self.atlas = atlas
        self.skill = skill
        self.weights = weights
        self.me: PlayerView = view.players[seat]
        self.start = setting_out(view, seat)
        self.variant = content.variant_for(view.options, len(view.players))
        self.length = content.lengths[view.options["length"]]

    @property
    def solo(self) -> bool:
        """YH-SOLO-1"""
        return len(self.view.players) == 1

    @cached_property
    def mates(self) -> list[PlayerView]:
        """The own team, oneself among them."""
        return [one for one in self.view.players if one.team == self.me.team]

    @cached_property
    def rivals(self) -> list[PlayerView]:
        """Everyone else."""
        return [one for one in self.view.players if one.team != self.me.team]

    @cached_property
    def council(self) -> Council:
        """What the team agrees on."""
        return Council(
            self.view, self.content, self.mates, self.variant, self.atlas, self.skill, self.weights
        )

    @cached_property
    def call(self) -> Mission | None:
        """The mission for which mates wait, if one has a team and they do."""
        return self.council.call if len(self.mates) > 1 else None

    @cached_property
    def hand(self) -> tuple[str, ...]:
        """The own spells and potions."""
        hand = self.me.hand or {}
        return (*hand.get("spell", ()), *hand.get("potion", ()))

    @cached_property
    def books(self) -> tuple[str, ...]:
        """The own books."""
        return (self.me.hand or {}).get("book", ())

    @cached_property
    def held(self) -> frozenset[str]:
        """The objects of the team."""
        return frozenset(thing for mate in self.mates for thing in mate.objects)

    @cached_property
    def lying(self) -> dict[str, str]:
        """Object → the space on which it lies."""
        return {thing: space for space, things in self.view.lying.items() for thing in things}

    @cached_property
    def holders(self) -> dict[str, str]:
        """Object → where the rival stands who holds it."""
        return {thing: rival.space for rival in self.rivals for thing in rival.objects}

    @cached_property
    def thirst(self) -> float:
        """How much points count that no mission brings: less once there are enough, for a team with
        the missions that it still needs, which bring each member their points.
        """
        goal = max(self.length.points, self.lead)
        if self.points > goal:
            return self.weights.sated
        needed = max(0, self.length.missions - self.done) if len(self.mates) > 1 else 0
        sure = self.points + needed * len(self.mates) * self._plain > goal
        return self.weights.content if sure else 1.0

    @cached_property
    def lead(self) -> int:
        """The points of the best of the other teams."""
        if not self.variant.needs_cards:
            return 0
        scores = Counter[int]()
        for rival in self.rivals:
            scores[rival.team] += rival.points
        return max(scores.values(), default=0)

    @property
    def _plain(self) -> int:
        """The points of the plainest mission."""
        return min(one.points for one in self.content.missions.values())

    @cached_property
    def done(self) -> int:
        """Missions that the team has done."""
        return sum(len(mate.done) for mate in self.mates)

    @cached_property
    def points(self) -> int:
        """The team's House points."""
        return sum(mate.points for mate in self.mates)

    def meets(self, need: Need, card: str) -> bool:
        """Whether a card is one that is required."""
        if need.card is not None:
            return card == need.card
        kind = self.content.fight_cards[card].kind
        return need.kind in (None, kind) and need.deck in (None, self.content.deck_of[card])
