"""How good is this position: what everything on the table is worth to the players.

The unit is a point, about what one damage on a Death Eater brings the team nearer to winning.
Dangers are potentials: a wizard or a place that is nearly lost already counts as partly lost, so
that every counter put on or taken off has its price.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias

from commonroom.games.death_eaters_rising.bots.abilities import helping, holds_team
from commonroom.games.death_eaters_rising.bots.menace import menace
from commonroom.games.death_eaters_rising.bots.uses import Goals
from commonroom.games.death_eaters_rising.bots.weights import WEIGHTS, Weights
from commonroom.games.death_eaters_rising.content import Content
from commonroom.games.death_eaters_rising.game import VOLDEMORT
from commonroom.games.death_eaters_rising.seen import LocationView, PlayerView, TableView
from commonroom.games.death_eaters_rising.vocabulary import (
    Action,
    Cleanse,
    Effect,
    ExtraDie,
    Fill,
    GainDie,
    Heal,
    If,
    SelfDamage,
    Strike,
    TakeToken,
    TeamHas,
    TeamHurt,
)

_USUAL_TRACK: Final = 3
"""How much damage a Death Eater takes that is not on the table yet."""


def step_of(scale: Sequence[float], step: int) -> float:
    """A step of a scale; beyond its ends, the last one."""
    if step <= 0:
        return scale[0]
    return scale[step] if step < len(scale) else scale[-1]


def table_of(view: TableView) -> tuple[object, ...]:
    """All that prices depend on: while it stays the same, so do they."""
    return (
        view.players, view.locations, view.damage, view.facing, view.revealed,
        view.voldemort_damage, view.damage_to_win, view.hospital, view.wizards_to_lose,
        view.azkaban, view.controlled, view.deck, view.used_tokens, view.turn.number,
        view.turn.mission,
    )  # fmt: skip


Helps: TypeAlias = dict[tuple[str, ...], dict[str, float]]
"""Team → wizard → what its ability is worth to the team, where damage does not matter."""


class Worth:
    """The prices of one moment at the table; of the view, they go by what `table_of` tells."""

    def __init__(
        self,
        content: Content,
        view: TableView,
        weights: Weights = WEIGHTS,
        helps: Helps | None = None,
    ) -> None:
        """`helps` may be shared by all moments with the same content and weights."""
        self.content = content
        self.view = view
        self.weights = weights
        self.at = {location.id: location for location in view.locations}
        left = weights.game_length - view.turn.number
        self.own_turns = max(weights.fewest_turns, left / len(view.players))
        self.jail_needed = view.damage_to_win - len(view.azkaban)
        """Death Eaters that must still go to Azkaban."""
        self._tracks, self._damage = content.tracks, view.damage
        self._helps: Helps = {} if helps is None else helps
        self._utilities: Helps = {}
        self._teams: dict[tuple[str, ...], float] = {}
        self._defeat: float | None = None
        self._next_card: float | None = None
        self._perils: dict[tuple[str, int, bool], float] = {}
        self._strikes: dict[str, float] = {}
        self._fillings: dict[tuple[str, int], float] = {}
        self._owners = {wizard: player for player in view.players for wizard in player.team}
        self._foes: list[str] | None = None
        self.goals: dict[object, Goals] = {}
        """What is known of pursuing some targets with some dice (`Moment`)."""
        self.swaps: dict[int, tuple[float, str, str]] = {}
        """The best exchange of each seat."""

    # ---- wizards -------------------------------------------------------------------------

    def room(self, card: str) -> int:
        """How much more damage a card takes."""
        return self._tracks[card] - self._damage.get(card, 0)

    def defeat(self) -> float:
        """DER-LOS-1 The price of one more wizard in the hospital wing."""
        if self._defeat is None:
            view, weights = self.view, self.weights
            share = (len(view.hospital) + 1) / view.wizards_to_lose
            self._defeat = weights.defeat + weights.defeat_late * share**3
            if share >= 1:
                self._defeat = weights.game
        return self._defeat

    def peril(self, wizard: str, room: int, player: PlayerView | None) -> float:
        """What is as good as lost when a wizard has room for so much damage only."""
        key = wizard, room, player is None
        known = self._perils.get(key)
        if known is None:
            known = self._perils[key] = self._peril(wizard, room, player)
        return known

    def _peril(self, wizard: str, room: int, player: PlayerView | None) -> float:
        weights = self.weights
        if player is None:
            return self.defeat() * step_of(weights.risk_face_up, room)
        price = self.defeat() + self.utility(wizard, player)
        return price * step_of(weights.risk_team, room) + self._alone(wizard, room, player)

    def _alone(self, wizard: str, room: int, player: PlayerView) -> float:
        """DER-LOS-2 The risk that a team dies out; its healthiest wizard stands for it."""
        rooms = [self.room(other) for other in player.team if other != wizard]
        return self.alone(max([room, *rooms]))

    def alone(self, room: int) -> float:
        """The risk of a team whose healthiest wizard takes so much more damage."""
        return self.weights.game * step_of(self.weights.risk_alone, room)

    def owner(self, wizard: str) -> PlayerView | None:
        """The player whose wizard it is; None for one that lies face up."""
        return self._owners.get(wizard)

    def healing(self, wizard: str, amount: int) -> float:
        """What removing damage from a wizard is worth."""
        healed = min(amount, self._damage.get(wizard, 0))
        if not healed:
            return 0.0
        player, room = self.owner(wizard), self.room(wizard)
        return self.peril(wizard, room, player) - self.peril(wizard, room + healed, player)

    def hurting(self, wizard: str, amount: int = 1) -> float:
        """What damage on a wizard costs."""
        player, room = self.owner(wizard), self.room(wizard)
        if room <= 0:
            return 0.0
        return self.peril(wizard, room - amount, player) - self.peril(wizard, room, player)

    def recruiting(self, wizard: str, player: PlayerView) -> float:
        """What a face-up wizard is worth to a team: its help, its safety, and the next card."""
        weights = self.weights
        track = self.content.tracks[wizard]
        saved = self.peril(wizard, self.room(wizard), None)
        lone = max((self.room(other) for other in player.team), default=0)
        company = step_of(weights.risk_alone, lone) - step_of(weights.risk_alone, max(lone, track))
        small = step_of(weights.small_team, len(player.team))
        return (
            saved + self.utility(wizard, player) + weights.game * company + small + self.next_card()
        )

    def next_card(self) -> float:
        """What drawing a card is worth: Death Eaters to fight, and Voldemort's card.

        He must be found as well as the Death Eaters jailed; whichever is behind is urgent.
        """
        if self._next_card is None:
            self._next_card = self._drawing()
        return self._next_card

    def _drawing(self) -> float:
        weights, view = self.weights, self.view
        worth = 0.0
        if not view.revealed:
            cards, strikes = self.cards_to_voldemort(), self.strikes_needed()
            behind = max(0, cards - strikes) / (cards + strikes + 1)
            worth += weights.reveal + weights.reveal_late * behind
        foes = sum(len(self.foes(place.id)) for place in view.locations)
        if self.jail_needed > foes:
            worth += weights.fresh_foe
        return worth

    def cards_to_voldemort(self) -> int:
        """DER-SET-4 How many cards still lie above his; everyone can count them."""
        view, content = self.view, self.content
        spots = sum(len(place.characters) for place in view.locations)
        at_first = len(content.tracks) - len(view.players) - spots
        drawn = at_first - len(view.deck)
        return max(0, content.voldemort.above[len(view.players) - 2] - drawn)

    def strikes_needed(self) -> int:
        """About how often Death Eaters must still be damaged."""
        rooms = sorted(self.room(foe) for foe in self.foes(None))[: max(0, self.jail_needed)]
        return sum(rooms) + _USUAL_TRACK * max(0, self.jail_needed - len(rooms))

    def utility(self, wizard: str, player: PlayerView) -> float:
        """What a wizard's ability is worth to a team in the turns to come."""
        team = player.team
        of_team = self._utilities.get(team)
        if of_team is None:
            of_team = self._utilities[team] = {}
        known = of_team.get(wizard)
        if known is None:
            known = self.weights.body + self.own_turns * self.help_of(wizard, player)
            of_team[wizard] = known
        return known

    def team(self, team: tuple[str, ...], player: PlayerView) -> float:
        """What the wizards of a team would be worth together to a player."""
        known = self._teams.get(team)
        if known is None:
            holder = PlayerView(
                player.seat, player.faction, player.headquarters, team, player.tokens
            )
            value = sum(self.utility(wizard, holder) for wizard in team)
            healthiest = max(self.room(wizard) for wizard in team)
            known = self._teams[team] = value - self.alone(healthiest)
        return known

    def help_of(self, wizard: str, player: PlayerView) -> float:
        """What a wizard's ability is worth to a team, per own turn."""
        team = player.team
        of_team = self._helps.get(team)
        if of_team is None:
            of_team = self._helps[team] = {}
        known = of_team.get(wizard)
        if known is None:
            known = helping(self.content, self.weights, self.view.damage, wizard, player)
            match self.content.abilities[wizard]:
                case ExtraDie(condition=TeamHurt() | SelfDamage()):
                    pass
                case _:
                    of_team[wizard] = known
        return known

    def token(self, token: str) -> float:
        """What having a spell token is worth, by what it does."""
        weights = self.weights
        worth = 0.0
        for effect in self.content.tokens[token].effects:
            match effect:
                case Cleanse():
                    worth += weights.corruption
                case Fill():
                    worth += weights.token
                case GainDie():
                    worth += weights.die_now
                case Heal(amount=amount, wizards=wizards):
                    worth += weights.wound * amount * wizards
                case _:
                    pass
        return worth

    # ---- places --------------------------------------------------------------------------

    def place(self, location: LocationView) -> float:
        """DER-LOS-3, DER-LOS-4 The price of losing the active place of a location."""
        view, weights = self.view, self.weights
        most = self.content.voldemort.controlled
        if not location.places or len(view.controlled) + 1 >= most:
            return weights.game
        last = weights.last_place if len(location.places) == 1 else 0.0
        return step_of(weights.place, len(view.controlled)) + last

    def cleansing(self, location: str, amount: int = 1) -> float:
        """What removing corruption is worth."""
        here = self.at[location]
        scale = self.weights.risk_place
        removed = min(amount, here.corruption)
        return self.place(here) * (step_of(scale, here.room) - step_of(scale, here.room + removed))

    # ---- Death Eaters and Voldemort ------------------------------------------------------

    def striking(self, card: str) -> float:
        """What one damage on a Death Eater or on Voldemort is worth."""
        known = self._strikes.get(card)
        if known is None:
            known = self._strikes[card] = self._striking(card)
        return known

    def _striking(self, card: str) -> float:
        view, weights = self.view, self.weights
        if card == VOLDEMORT:
            left = view.damage_to_win - view.voldemort_damage
            return weights.game if left <= 1 else weights.voldemort + weights.token
        left = self.room(card)
        if left <= 0:
            return 0.0
        needed = self._needed(card, left)
        worth = weights.strike if needed else weights.strike_spare
        threat = menace(self.content.death_eaters[card], len(view.players), weights)
        worth += weights.menace_turns * threat / left
        if left == 1:
            worth += weights.jail if needed else weights.jail_spare
            worth += self.next_card()
        elif needed:
            worth += weights.strike_wounded * view.damage.get(card, 0)
        return worth + weights.token

    def _needed(self, card: str, left: int) -> bool:
        """Whether it is among those that are soonest in Azkaban, as many as must still go there."""
        sooner = [foe for foe in self.foes(None) if (self.room(foe), foe) < (left, card)]
        return len(sooner) < self.jail_needed

    # ---- sums ----------------------------------------------------------------------------

    def filling(self, target: str, player: PlayerView) -> float:
        """What filling all symbols of a target is worth."""
        key = target, player.seat
        known = self._fillings.get(key)
        if known is None:
            known = self._fillings[key] = self._filling(target, player)
        return known

    def _filling(self, target: str, player: PlayerView) -> float:
        content = self.content
        if target in content.wizards and target not in player.team:
            return self.recruiting(target, player)
        if (target in content.tracks and target not in content.wizards) or target == VOLDEMORT:
            return self.striking(target)
        return self.using(target, player)

    def using(self, card: str, player: PlayerView) -> float:
        """What an ability of a team or headquarters is worth now."""
        return self.using_at(card, player, self.view.turn.mission)

    def using_at(self, card: str, player: PlayerView, here: str) -> float:
        """What an ability is worth with the mission at some location."""
        ability = self.content.abilities[card]
        assert isinstance(ability, Action)
        worth = sum(self._now(effect, player, here) for effect in ability.effects)
        if ability.wounds:
            worth -= self.hurting(card, ability.wounds)
        return worth

    def _now(self, effect: Effect, player: PlayerView, here: str) -> float:
        view, weights = self.view, self.weights
        match effect:
            case Heal():
                return self._healing_now(effect, player)
            case Cleanse(where=where, amount=amount):
                locations = [
                    place.id
                    for place in view.locations
                    if where == "any" or (place.id == here) == (where == "here")
                ]
                return max((self.cleansing(place, amount) for place in locations), default=0.0)
            case Strike(where=where):
                foes = self.foes(None if where == "any" else here)
                return max((self.striking(foe) for foe in foes), default=0.0)
            case TakeToken(who="others"):
                return weights.token * 0.5
            case TakeToken(pile="used"):
                return weights.token * 1.2 if view.used_tokens else 0.0
            case TakeToken():
                return weights.token
            case GainDie() | Fill():
                return weights.die_now
            case If(condition=TeamHas() as condition, then=then):
                if not holds_team(self.content, condition, "", player):
                    return 0.0
                return sum(self._now(part, player, here) for part in then)
            case _:
                return 0.0

    def foes(self, location: str | None) -> list[str]:
        """Death Eaters that have room for damage, at one location or at all."""
        if location is not None:
            here = self.at.get(location)
            return [card for card in here.characters if self._fights(card)] if here else []
        if self._foes is None:
            cards = [card for place in self.view.locations for card in place.characters]
            self._foes = [card for card in cards if self._fights(card)]
        return self._foes

    def _fights(self, card: str) -> bool:
        return card in self.content.death_eaters and self.room(card) > 0

    def _healing_now(self, effect: Heal, player: PlayerView) -> float:
        if effect.whom == "team":
            return sum(self.healing(w, self.amount(effect, w)) for w in player.team)
        if effect.whom == "each-player":
            return sum(
                max((self.healing(w, self.amount(effect, w)) for w in other.team), default=0.0)
                for other in self.view.players
            )
        gains = sorted((self.healing(w, effect.amount) for w in self.patients()), reverse=True)
        return sum(gains[: effect.wizards])

    def amount(self, effect: Heal, wizard: str) -> int:
        """How much damage an effect removes from a wizard."""
        bonus, card = effect.bonus, self.content.wizards[wizard]
        if bonus and (card.faction == bonus.faction or bonus.group in card.groups):
            return effect.amount + bonus.amount
        return effect.amount

    def patients(self) -> list[str]:
        """DER-TOK-1 Damaged wizards of any team, or face up at the active location."""
        view = self.view
        wizards = [w for player in view.players for w in player.team]
        mission = self.at.get(view.turn.mission)
        if mission:
            wizards += [w for w in mission.characters if w in self.content.wizards]
        return [w for w in wizards if view.damage.get(w, 0)]
