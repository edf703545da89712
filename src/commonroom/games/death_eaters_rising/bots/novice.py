"""The novice: simple priorities, like somebody who has just learnt the rules.

It picks one goal and puts dice there, minds a place that is nearly lost, and otherwise takes what
comes. It knows no chances and does not look ahead.
"""

from __future__ import annotations

from commonroom.games.death_eaters_rising.content import VIRTUES, Content
from commonroom.games.death_eaters_rising.game import VOLDEMORT
from commonroom.games.death_eaters_rising.options import (
    ASSIGN,
    BEAR,
    CHANGE,
    CLEANSE,
    DISCARD,
    DONE,
    END,
    FILL,
    FOLLOW,
    GUARD,
    HEAL,
    REFUSE,
    ROLL,
    STOP,
    STRIKE,
    TOKEN,
    TRAVEL,
    USE,
)
from commonroom.games.death_eaters_rising.view import LocationView, PlayerView, TableView
from commonroom.games.death_eaters_rising.vocabulary import Action, Cleanse, Effect, Fill, Heal
from commonroom.kernel import Chance, Msg, Option
from commonroom.kernel.policy import Choice, Question

_WORRYING = 3
"""So much corruption or damage makes it worry."""


_SMALL = 2
"""A smaller team wants wizards first."""


class Novice:
    """Goes where somebody can be won over or fought, and puts dice where they fit."""

    speaks_at: frozenset[str] = frozenset({"der-ask-last"})

    def __init__(self, content: Content) -> None:
        self.content = content

    def choose(self, view: TableView, question: Question, chance: Chance) -> Choice | None:
        """The option with the highest priority; chance decides between equals."""
        top, ties = question.best(lambda option: self._rank(view, option))
        if question.as_guest and top <= 0:
            return None
        return Choice(chance.one_of(ties, "novice"), Msg("der-reason-novice"))

    def _rank(self, view: TableView, option: Option) -> float:
        match option:
            case (TRAVEL.name, str(location)):
                return self._location(view, _at(view, location))
            case (ASSIGN.name, str(_), str(target)):
                return self._assign(view, target)
            case (FILL.name, str(_), str(target)):
                return self._target(view, target)
            case (DISCARD.name, str(die)):
                return 3 - self.content.faces[die].count
            case (CHANGE.name, str(_)):
                return 8
            case (TOKEN.name, int(_), str(token)):
                return self._token(view, token)
            case (FOLLOW.name, str(_)):
                return 2 if view.voldemort_damage < len(view.azkaban) else -2
            case (USE.name, str(wizard)):
                wounded = view.damage.get(wizard, 0) + self.content.wounding.get(wizard, 0)
                return 1.5 if wounded < _WORRYING else -1
            case (ROLL.name,):
                return 1
            case (STOP.name,):
                return -1
            case (HEAL.name | GUARD.name | BEAR.name | STRIKE.name, str(card)):
                return 1 + view.damage.get(card, 0)
            case (CLEANSE.name, str(location)):
                return _at(view, location).corruption
            case (END.name | DONE.name | REFUSE.name, *_):
                return 0
            case _:
                return 0.5

    def _location(self, view: TableView, at: LocationView) -> float:
        """Where own dice fit a card, Voldemort is less likely to come, or a place is in need."""
        player = view.players[view.turn.active]
        cards = self.content.wizards if len(player.team) < _SMALL else self.content.tracks
        best = max(
            (self._ease(card, player) for card in at.characters if card in cards), default=-6
        )
        return best + 2 * (at.corruption > _WORRYING) + (at.id == view.facing)

    def _ease(self, card: str, player: PlayerView) -> float:
        """Fewer symbols are easier, and those that own dice favour count half."""
        pool = self.content.headquarters[player.headquarters].pool
        dice = [pool.get(colour.id, 0) for colour in self.content.dice.values()]
        needs = self.content.needs[card]
        return sum(min(need, has) for need, has in zip(needs, dice, strict=True)) / 2 - sum(needs)

    def _assign(self, view: TableView, target: str) -> float:
        """To the goal; to what it completes; a first die elsewhere rather than discarding one."""
        goal = max(self._target(view, card) for card in view.turn.needs)
        rank = self._target(view, target)
        if rank == goal or sum(view.turn.needs[target]) == 1:
            return 10 + rank
        return 0.5 if view.turn.acted else 5 + rank / 20

    def _target(self, view: TableView, target: str) -> float:
        """Voldemort, a place in need, then whoever is nearest to being filled."""
        left = sum(view.turn.needs[target])
        if target == VOLDEMORT:
            return 20 - left
        team = view.players[view.turn.active].team
        if target in self.content.tracks and target not in team:
            wanted = len(team) < _SMALL and target in self.content.wizards
            return 10 - left + 2 * wanted
        if self._helps(target, Cleanse) and _at(view, view.turn.mission).corruption > _WORRYING:
            return 15 - left
        if self._helps(target, Heal) and max(view.damage.values(), default=0) > _WORRYING:
            return 12 - left
        return 4 - left

    def _helps(self, card: str, kind: type[Effect]) -> bool:
        ability = self.content.abilities[card]
        return isinstance(ability, Action) and any(isinstance(e, kind) for e in ability.effects)

    def _token(self, view: TableView, token: str) -> float:
        """When the dice are gone: a symbol that completes a card; healing and cleansing in need."""
        if view.turn.rolled or view.turn.pool:
            return -1
        use = -1.0
        for effect in self.content.tokens[token].effects:
            match effect:
                case Cleanse() if _at(view, view.turn.mission).corruption >= _WORRYING:
                    use = 1
                case Heal() if max(view.damage.values(), default=0) >= _WORRYING:
                    use = 1
                case Fill(virtues=virtues):
                    missing = [
                        sum(need)
                        for need in view.turn.needs.values()
                        if any(need[VIRTUES.index(virtue)] for virtue in virtues)
                    ]
                    use = 2 if 1 in missing else -1
                case _:
                    pass
        return use


def _at(view: TableView, location: str) -> LocationView:
    return next(place for place in view.locations if place.id == location)
