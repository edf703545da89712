"""What spaces are worth, and where to go: some moves ahead on the rings."""

from __future__ import annotations

from functools import cached_property

from commonroom.games.talisman.bots.fights import (
    duel_worth,
    enemies_worth,
    object_worth,
)
from commonroom.games.talisman.bots.meetings import Site, meetings_of
from commonroom.games.talisman.bots.mind import Mind
from commonroom.games.talisman.bots.ring import Outlook
from commonroom.games.talisman.game import GATES, KINGS_CROSS, Talisman
from commonroom.games.talisman.traits import Cross, Slow

HOPELESS = 30.0
"""Nothing else on the board is worth so much less than nothing."""
DRIFT = 0.3
"""The Lake: somewhere else."""


class Board:
    """The rings as one character sees them now."""

    def __init__(self, mind: Mind) -> None:
        self.content = mind.content
        self.seen_by(mind)
        self._met_by = meetings_of(self.content, mind.game.alignment(mind.seat), mind.game.edition)
        self._draws: dict[str, float] = {}
        self._landing: dict[str, float] = {}
        self._plain: dict[str, float] = {}
        self._outlooks: dict[str, Outlook] = {}
        self._after: dict[str, float] = {}

    def seen_by(self, mind: Mind) -> None:
        """The same character sees the same board again."""
        self.mind = mind

    @property
    def game(self) -> Talisman:
        """The table, while the question is open."""
        return self.mind.game

    # ---- cards ---------------------------------------------------------------------------

    def draw(self, deck: str) -> float:
        """What the next card of a deck is worth on average."""
        found = self._draws.get(deck)
        if found is None:
            cards = self.mind.view.decks[deck] or self.mind.view.discards[deck]
            found = self._draws[deck] = self._mean(deck, cards) if cards else 0.0
        return found

    def _mean(self, deck: str, cards: tuple[str, ...]) -> float:
        """The same while neither the mind nor the deck has changed."""
        mind = self.mind
        known = mind.draws.get(deck)
        if known is not None and known[0] == cards:
            return known[1]
        meetings, met = mind.meetings, self._met_by.cards
        worths = []
        for card in cards:
            worth = meetings.get(card)
            if worth is None:
                worth = meetings[card] = met[card].worth(mind)
            worths.append(worth)
        mean = sum(worths) / len(worths)
        mind.draws[deck] = cards, mean
        return mean

    def meeting(self, card: str) -> float:
        """What meeting a card is worth; something is always still to be gained by the turn."""
        meetings = self.mind.meetings
        found = meetings.get(card)
        if found is None:
            found = meetings[card] = self._met_by.cards[card].worth(self.mind)
        return found

    # ---- spaces --------------------------------------------------------------------------

    def landing(self, space: str) -> float:
        """What ending a move on a space is worth: the space, or whoever is there."""
        found = self._landing.get(space)
        if found is None:
            found = self._landing[space] = self._landed(space)
        return found

    def _landed(self, space: str) -> float:
        worth = self.plain(space)
        for seat in self._rivals.get(space, ()):
            worth = max(worth, duel_worth(self.mind, seat))
        if space == KINGS_CROSS:
            worth = max(worth, self.barrier)
        elif space == GATES:
            worth = max(worth, self.gates)
        if space in self._ways_in:
            worth += max(0.0, self.pull * self.mind.weights.ahead)
        return worth

    @cached_property
    def _rivals(self) -> dict[str, list[int]]:
        """Space → the seats of those who can be attacked there."""
        players = self.mind.view.players
        side = players[self.mind.seat].alignment
        found: dict[str, list[int]] = {}
        for one in players:
            if one.alignment not in ("", side) and not one.fallen:
                found.setdefault(one.space, []).append(one.seat)
        return found

    @cached_property
    def _ways_in(self) -> list[str]:
        """TAL-CRS-1 Where a card of one's own leads on next turn."""
        crossing = self.game.having(self.mind.seat, Cross)
        return [space for _, trait in crossing if not trait.spent for space in trait.spaces]

    def plain(self, space: str) -> float:
        """What meeting a space is worth."""
        found = self._plain.get(space)
        if found is None:
            found = self._plain[space] = self._met(space)
        return found

    def _met(self, space: str) -> float:
        view, site = self.mind.view, self._met_by.sites[space]
        if space in view.lying or space in view.coins:
            return self._met_with_cards(space, site)
        cards = 1 if site.differs and not site.draw else site.draw
        worth = cards * self.draw(site.region) if cards else 0.0
        return worth + self._text(space, site) + (DRIFT if site.drifts else 0.0)

    def _met_with_cards(self, space: str, site: Site) -> float:
        """What is lying there is met first, and cards are drawn for what is missing."""
        mind, view = self.mind, self.mind.view
        lying = [card for card in view.lying.get(space, ()) if card in self.content.encounters]
        goods = [card for card in view.lying.get(space, ()) if card not in self.content.encounters]
        worth, going_on = self._enemies(lying)
        rest = 0.0
        missing = site.draw - len(lying) - len(goods)
        if missing > 0:
            rest += missing * self.draw(site.region)
        elif site.differs:
            rest += self.draw(site.region)
        for card in lying:
            if not self.game.fights(mind.seat, self.content.encounters[card]):
                rest += self.meeting(card)
        rest += sum([object_worth(mind, card) for card in goods if self.may_hold(card)])
        rest += mind.token_worth("galleon", view.coins.get(space, 0))
        rest += self._text(space, site)
        if site.drifts:
            rest += DRIFT
        return worth + going_on * rest

    def _text(self, space: str, site: Site) -> float:
        meetings = self.mind.meetings
        found = meetings.get(space)
        if found is None:
            found = meetings[space] = site.text.worth(self.mind)
        return found

    def may_hold(self, card: str) -> bool:
        """Whether a card could be taken."""
        return self.game.may_hold(self.mind.seat, card)

    def _enemies(self, lying: list[str]) -> tuple[float, float]:
        """TAL-BAT-2 The battles here, one after the other, and the chance to win them all."""
        groups: dict[str, list[str]] = {}
        for card in lying:
            entry = self.content.encounters[card]
            if self.game.fights(self.mind.seat, entry):
                groups.setdefault(str(entry.stat), []).append(card)
        worth, going_on = 0.0, 1.0
        for stat in ("magic", "might"):
            if stat in groups:
                battle, won = enemies_worth(self.mind, groups[stat])
                worth += going_on * battle
                going_on *= won
        return worth, going_on

    # ---- regions -------------------------------------------------------------------------

    @cached_property
    def pull(self) -> float:
        """What being in the Middle region is worth more than being in the Outer one."""
        mind, weights = self.mind, self.mind.weights
        better = self.draw("middle") - self.draw("outer")
        if mind.stance.power >= 7 or mind.armed:
            better += weights.hallow / 10
        return weights.patience * better

    @cached_property
    def barrier(self) -> float:
        """TAL-KXS-1 Trying the barrier."""
        chance = self.mind.through_barrier
        return chance * self.pull - (1 - chance) * self.mind.weights.stopped

    @cached_property
    def gates(self) -> float:
        """TAL-GAT-1 Trying the Gates with the better of Magic and Might."""
        return max(self.gates_with(stat) for stat in ("magic", "might"))

    def gates_with(self, stat: str) -> float:
        """Trying the Gates: what the school promises against what failing costs."""
        mind = self.mind
        if not mind.armed:
            return -10.0
        promise = self.school
        if promise <= 0:
            return promise - 5.0
        chance = mind.through_gates(stat)
        player, card = mind.player, self.game.card(mind.seat)
        if stat == "magic":
            loss = mind.magic_worth if player.magic > card.magic else 0.0
        else:
            loss = mind.might_worth if player.might > card.might else 0.0
        return chance * promise - (1 - chance) * (loss + mind.weights.turn)

    @cached_property
    def school(self) -> float:
        """What going into the school is worth: the chance to win, above what dares it.

        Far from it, the dangers of the way there need not be worked out.
        """
        mind = self.mind
        most = (mind.triumph - self.daring) * mind.weights.win
        return most if most < -HOPELESS else (mind.run() - self.daring) * mind.weights.win

    @cached_property
    def daring(self) -> float:
        """Somebody who is nearly there makes everybody bolder."""
        mind = self.mind
        daring = mind.weights.daring
        for other in mind.view.players:
            if other.seat != mind.seat and other.region in ("inner", "great-hall"):
                daring = min(daring, 0.6 * mind.weights.daring)
        return daring

    # ---- ways ----------------------------------------------------------------------------

    def going(self, space: str) -> float:
        """What ending a move on a space is worth, with what can be reached from there."""
        region = self._met_by.sites[space].region
        if region not in ("outer", "middle"):
            return self.mind.arrival(space) * self.mind.weights.win
        here = self._here
        worth = self.landing(space) + self.mind.weights.ahead * self.after(space)
        if here == "outer" and region == "middle":
            worth += self.pull
        elif here == "middle" and region == "outer":
            worth -= self.pull
        if self._slow and region == "outer":
            worth -= max(0.0, self.pull) / self.mind.weights.patience * self._off(space)
        return worth

    @cached_property
    def _here(self) -> str:
        """The region where the character stands."""
        return self.game.space(self.mind.seat).region

    @cached_property
    def _slow(self) -> bool:
        """Whether somebody walks along who cannot walk faster: then every step counts."""
        return self.game.has(self.mind.seat, Slow)

    def _off(self, space: str) -> int:
        """How many steps King's Cross is away."""
        spaces, size = self.content.spaces, len(self.content.rings["outer"])
        steps = (spaces[space].index - spaces[KINGS_CROSS].index) % size
        return min(steps, size - steps)

    def after(self, space: str) -> float:
        """What the moves after standing on a space are worth."""
        found = self._after.get(space)
        if found is None:
            site = self._met_by.sites[space]
            found = self._after[space] = self.outlook(site.region).after(site.index)
        return found

    def outlook(self, region: str) -> Outlook:
        """The same for a whole ring."""
        found = self._outlooks.get(region)
        if found is None:
            found = self._outlooks[region] = self._looked_ahead(region)
        return found

    def _looked_ahead(self, region: str) -> Outlook:
        ring = self.content.rings["outer" if region == "outer" else "middle"]
        landing = [self.landing(space) for space in ring]
        special = ring.index(KINGS_CROSS if region == "outer" else GATES)
        attempt = self.barrier if region == "outer" else self.gates
        return Outlook(landing, self.mind.weights.ahead, special, attempt)
