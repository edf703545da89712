"""The novice: simple priorities, like somebody who has just learnt the rules."""

from __future__ import annotations

from commonroom.games.death_eaters_rising.content import Content
from commonroom.games.death_eaters_rising.game import VOLDEMORT
from commonroom.games.death_eaters_rising.view import LocationView, TableView
from commonroom.kernel import Chance, Msg, Option
from commonroom.kernel.judge import Choice, Question


class Novice:
    """Goes where somebody can be won over or fought, and puts dice where they fit."""

    speaks_at: frozenset[str] = frozenset({"der-ask-last"})

    def __init__(self, content: Content) -> None:
        self.content = content

    def choose(self, view: TableView, question: Question, chance: Chance) -> Choice | None:
        """The option with the highest priority; chance decides between equals."""
        ranks = [self._rank(view, question, option) for option in question.options]
        top = max(ranks)
        if question.as_guest and top <= 0:
            return None
        ties = [option for option, rank in zip(question.options, ranks, strict=True) if rank == top]
        option = chance.one_of(ties, "novice")
        return Choice(option, Msg("der-reason-novice"))

    def _rank(self, view: TableView, question: Question, option: Option) -> float:
        match option:
            case ("travel", str(location)):
                at = next(place for place in view.locations if place.id == location)
                return self._location(view, at)
            case ("assign" | "fill", str(_), str(target)):
                return 10 + self._target(view, target)
            case ("discard", str(die)):
                return 5 - self.content.faces[die].count
            case ("change", str(_)):
                return 8
            case ("token", int(_), str(token)):
                return self._token(view, token)
            case ("follow", str(_)):
                return 2 if view.voldemort_damage < len(view.azkaban) else -2
            case ("use", str(wizard)):
                return 1.5 if view.damage.get(wizard, 0) < 3 else -1
            case ("roll",):
                return 1
            case ("stop" | "end" | "done" | "refuse", *_):
                return 0 if option[0] != "stop" else -1
            case ("heal" | "guard" | "bear", str(wizard)):
                return view.damage.get(wizard, 0)
            case ("strike", str(card)):
                return view.damage.get(card, 0)
            case ("cleanse", str(location)):
                return next(place.corruption for place in view.locations if place.id == location)
            case _:
                return 0.5

    def _location(self, view: TableView, at: LocationView) -> float:
        """Easy cards first, away from Voldemort, to places in need."""
        symbols = [sum(self.content.needs[card]) for card in at.characters if card]
        easy = sum(1 for count in symbols if count <= 3)
        return easy + (at.corruption >= 3) + (1 if at.id == view.facing else 0)

    def _target(self, view: TableView, target: str) -> float:
        """Voldemort, Death Eaters, wizards, then abilities; what is nearly filled first."""
        left = sum(view.turn.needs[target])
        if target == VOLDEMORT:
            return 6 - left / 10
        if target in self.content.death_eaters:
            return 3 - left / 10
        if target in self.content.wizards and target not in view.players[view.turn.active].team:
            return 4 - left / 10
        return 2 - left / 10

    def _token(self, view: TableView, token: str) -> float:
        """When the dice are gone, a symbol that completes a card; healing and cleansing in need."""
        if view.turn.rolled or view.turn.pool:
            return -1
        if token == "token-cleanse":
            at = next(place for place in view.locations if place.id == view.turn.mission)
            return 1 if at.corruption >= 3 else -1
        if token in ("token-heal", "token-heal-two"):
            return 1 if max(view.damage.values(), default=0) >= 3 else -1
        if token.endswith("-die"):
            return 0.8 if any(sum(need) == 1 for need in view.turn.needs.values()) else -1
        virtue = ("friendship", "bravery", "knowledge", "loyalty")
        kind = token.removeprefix("token-")
        if kind not in virtue:
            return -1
        only = tuple(int(name == kind) for name in virtue)
        return 2 if only in view.turn.needs.values() else -1
