"""A player's missions: what each is worth, how ready it is, and how far it has to go for them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property

import msgspec

from commonroom.games.year_at_hogwarts.bots.atlas import Atlas
from commonroom.games.year_at_hogwarts.bots.council import names_cards_of
from commonroom.games.year_at_hogwarts.bots.situation import Situation
from commonroom.games.year_at_hogwarts.bots.skill import Aid, Skill
from commonroom.games.year_at_hogwarts.bots.weights import Weights
from commonroom.games.year_at_hogwarts.content import Content, Mission, Opponent
from commonroom.games.year_at_hogwarts.seen import TableView

PREPARATIONS = (0, 2, 4, 7, 11, 16)
"""For how many turns one may get ready before a fight."""
ELSEWHERE = 1.0
"""Turns that a trip by Floo powder takes."""


class Errand(msgspec.Struct):
    """A mission and what still stands between it and its points."""

    mission: Mission
    ways: tuple[str, ...]
    """Spaces on foot with objects that are lacking, then the place itself."""
    trips: tuple[str, ...]
    """Places by Floo powder."""
    delay: float
    """Turns for what cannot be gone to: cards and tokens."""
    hunt: float
    """Turns for what others hold: they run, and fight for it."""
    tours: Mapping[str, int] = msgspec.field(default_factory=dict)
    """Space → the moves from there by all ways, as far as anybody has asked."""
    prize: float = 0.0
    """What it promises when all the walking is done."""
    ready: int = 0
    """For how many turns it pays to get ready."""


class Errands(Situation):
    """One player's view of its missions."""

    def __init__(
        self, view: TableView, content: Content, seat: int, atlas: Atlas, skill: Skill,
        weights: Weights,
    ) -> None:  # fmt: skip
        super().__init__(view, content, seat, atlas, skill, weights)
        self._futures: dict[tuple[str, frozenset[str]], float] = {}
        self._fights: dict[str, tuple[Opponent, Aid]] = {}
        self._errands: dict[str, Errand] = {}

    # ---- missions ------------------------------------------------------------------------

    @cached_property
    def errands(self) -> list[Errand]:
        """The missions that promise most, the best first.

        When the team gathers, only that one; until then those that one can call it to.
        """
        if self.call is not None:
            return [self._summons(self.call)]
        known = [self.content.missions[one] for mate in self.mates for one in mate.missions or ()]
        found = [self._summons(one) for one in known if self.calls(one)]
        found = found or [self._errand(one) for one in known]
        here = self.start
        found.sort(key=lambda one: -self._promise(one, here, frozenset()))
        return found[:4]

    def _errand(self, mission: Mission) -> Errand:
        found = self._errands.get(mission.id)
        if found is None:
            found = self._errands[mission.id] = self._new_errand(mission)
            self._weigh(found)
        return found

    def _new_errand(self, mission: Mission) -> Errand:
        ways: list[str] = []
        trips: list[str] = []
        delay, hunts = self._cards_delay(mission), 0
        for thing in mission.objects:
            if thing in self.held:
                continue
            space = self.lying.get(thing)
            if space is None:
                space = self.holders.get(thing, "")
                hunts += 1
            if space not in self.atlas.board.steps:
                delay += self.weights.far
            elif space in self.atlas.by_floo:
                trips.append(space)
            elif space not in ways:
                ways.append(space)
        if mission.place in self.atlas.by_floo:
            trips.append(mission.place)
        elif mission.place == self.atlas.graveyard:
            ways.append(self.atlas.pitch)
            delay += 0.0 if self.me.portkeys else self.weights.far
        else:
            ways.append(mission.place)
        trips = list(dict.fromkeys(trips))
        tokens = self.me.floo + len(self.me.floo_cards)
        delay += self.weights.far * max(0, len(trips) - tokens)
        return Errand(
            mission, tuple(ways), tuple(trips), delay, hunts * self.weights.hunt,
            self.atlas.tours(tuple(ways)),
        )  # fmt: skip

    def _summons(self, mission: Mission) -> Errand:
        """YH-TEAM-1 The way to where the team gathers."""
        far = mission.place in self.atlas.by_floo
        door = self.atlas.pitch if mission.place == self.atlas.graveyard else mission.place
        ways = () if far else (door,)
        return Errand(
            mission, ways, (mission.place,) if far else (), 0.0, 0.0, self.atlas.tours(ways),
            self.council.chance(mission) * self.mission_worth(mission),
        )  # fmt: skip

    def _weigh(self, errand: Errand) -> None:
        """What it promises, with the best time to get ready."""
        way = self._tour(errand.ways, self.start) if errand.ways else 0.0
        busy = max(way + len(errand.trips) * ELSEWHERE, errand.delay) + errand.hunt
        won, lost = self.mission_worth(errand.mission), self._lost
        growth, turn, best = self.weights.growth, self.weights.turn, -1e9
        for more in PREPARATIONS:
            if won - turn * more <= best:
                break  # not even a sure victory would be worth the wait
            bonus = growth * (busy + more)
            chance = self.chance(errand.mission, bonus)
            if len(self.mates) > 1:
                chance = min(chance, self.council.hope(errand.mission, bonus))
            worth = chance * won - (1 - chance) * lost - turn * more
            if worth > best:
                best, errand.prize, errand.ready = worth, worth, more

    def attempt_worth(self, mission: Mission, bonus: float = 0.0) -> float:
        """What trying a mission is worth, with so many more HP than now."""
        chance = self.chance(mission, bonus)
        return chance * self.mission_worth(mission) - (1 - chance) * self._lost

    @cached_property
    def _lost(self) -> float:
        """What a defeat costs."""
        weights = self.weights
        lost = weights.defeat + weights.card * len(self.hand) * 0.5
        if self.solo:
            lost += 60 + self.points
        return lost * weights.caution

    def trial(self, place: str, taken: Sequence[str] = ()) -> float | None:
        """YH-MIS-1 What it is worth to come to a place where one must try a mission of one's own,
        in comparison with getting ready for it; None if there is none to be tried.
        """
        if len(self.mates) > 1:
            return None
        found = [
            one
            for one in self._own_errands
            if one.mission.place == place
            and not one.delay
            and all(thing in self.held or thing in taken for thing in one.mission.objects)
        ]
        if not found:
            return None
        return max(self.attempt_worth(one.mission) - one.prize for one in found) + self.weights.turn

    @cached_property
    def _own_errands(self) -> list[Errand]:
        """One for each of the own missions."""
        return [self._errand(self.content.missions[one]) for one in self.me.missions or ()]

    def mission_worth(self, mission: Mission) -> float:
        """What a mission is worth once it is done: every member scores its points (YH-END-3).

        Whoever would end the year with it behind others had better not.
        """
        points = mission.points * len(self.mates)
        needed = self.done < self.length.missions
        worth = points + (self.weights.mission if needed else 0.0)
        enough = self.points + points > self.length.points
        flown = self.solo or not self.variant.quidditch_to_end or any(m.flown for m in self.mates)
        if enough and flown and self.done + 1 >= self.length.missions:
            ahead = self.points + points >= self.lead
            return worth + self.weights.victory if ahead else -self.weights.victory
        return worth

    def chance(self, mission: Mission, bonus: float = 0.0) -> float:
        """About the chance to win the fight of a mission, with so many more HP than now."""
        known = self._fights.get(mission.id)
        if known is None:
            foe: Opponent = self.content.combat[self.content.combat_of[mission.id]]
            limit = self.variant.mission_cards
            known = foe, self.skill.aid(foe, self.hand, self.me.objects, limit)
            self._fights[mission.id] = known
        foe, aid = known
        edition = self.view.options["edition"]
        return self.skill.rough(self.me.student, foe, self.me.hp + round(bonus), aid, edition)

    def _cards_delay(self, mission: Mission) -> float:
        """YH-MIS-1 About how long it takes to draw the cards that a mission requires."""
        if not self.variant.needs_cards:
            return 0.0
        hand, delay = list(self.hand), 0.0
        single = [need for need in mission.needs for _ in range(need.count)]
        for need in sorted(single, key=lambda one: one.card is None):
            card = next((one for one in hand if self.meets(need, one)), None)
            if card is not None:
                hand.remove(card)
                continue
            decks = ("spell", "potion") if need.deck is None else (need.deck,)
            unseen = [one for deck in decks for one in self.view.unseen.get(deck, ())]
            share = sum(self.meets(need, one) for one in unseen) / max(1, len(unseen))
            delay += min(30.0, 0.8 / max(share, 0.02))
        return delay

    def calls(self, mission: Mission) -> bool:
        """YH-TEAM-2 Whether one may call the team to a mission: it is strong enough, one has the
        cards that the mission names, and it does not lose the year.
        """
        if len(self.mates) == 1:
            return False
        able = names_cards_of(mission, self.hand) and self.council.ready(mission)
        return able and self.mission_worth(mission) > 0

    # ---- ways ----------------------------------------------------------------------------

    def _tour(self, ways: tuple[str, ...], start: str) -> float:
        """Turns from a space by all these; the last one last."""
        return self.atlas.tour(ways, start) / self.weights.stride

    def _promise(self, errand: Errand, space: str, taken: frozenset[str]) -> float:
        """What an errand promises from a space, with objects that one has taken meanwhile."""
        ways, trips = errand.ways, len(errand.trips)
        if taken:
            got = [self.lying.get(one, "") for one in taken if one in errand.mission.objects]
            ways = tuple(way for way in ways[:-1] if way not in got) + ways[-1:]
            trips = sum(
                trip == errand.mission.place
                or not any(self.lying.get(thing) == trip for thing in taken)
                for trip in errand.trips
            )
        walk = 0.0
        if ways:
            moves = errand.tours.get(space) if ways is errand.ways else None
            if moves is None:
                moves = self.atlas.tour(ways, space)
            walk = moves / self.weights.stride
        return errand.prize - self._pace * (max(walk + ELSEWHERE * trips, errand.delay)
                                            + errand.hunt)  # fmt: skip

    @cached_property
    def _pace(self) -> float:
        """What a turn costs."""
        return self.weights.turn * (self.weights.hurry if self.call is not None else 1.0)

    def away(self, space: str) -> float:
        """How many turns one is away from what one's missions would promise at hand."""
        prize = max(one.prize for one in self.errands)
        promise = max(self._promise(one, space, frozenset()) for one in self.errands)
        return (prize - promise) / self.weights.turn

    def future(self, space: str, taken: frozenset[str] = frozenset()) -> float:
        """What a space promises for the turns to come."""
        found = self._futures.get((space, taken))
        if found is None and not taken:
            found = self._futures[space, taken] = self._outlook(space)
        if found is None:
            promises = sorted((self._promise(one, space, taken) for one in self.errands),
                              reverse=True)  # fmt: skip
            found = sum(share * one for share, one in zip((1.0, 0.25), promises, strict=False))
            self._futures[space, taken] = found
        return found

    def _outlook(self, space: str) -> float:
        """The same for whoever takes nothing on the way, which is asked for every space."""
        best = second = -1e9
        stride, pace = self.weights.stride, self._pace
        for errand in self.errands:
            walk = 0.0
            if errand.ways:
                moves = errand.tours.get(space)
                walk = (self.atlas.tour(errand.ways, space) if moves is None else moves) / stride
            turns = max(walk + ELSEWHERE * len(errand.trips), errand.delay) + errand.hunt
            worth = errand.prize - pace * turns
            if worth > best:
                best, second = worth, best
            elif worth > second:
                second = worth
        if len(self.errands) < 2:
            return best if self.errands else 0.0
        return best + 0.25 * second
