"""The novice: goes for the easiest missions, takes what they need, and fights when it feels well.

It knows no chances and looks no further than the next space.
"""

from __future__ import annotations

from typing import ClassVar

from commonroom.games.year_at_hogwarts.board import edition_of
from commonroom.games.year_at_hogwarts.bots.atlas import FAR, Atlas, atlas_of
from commonroom.games.year_at_hogwarts.bots.council import (
    can_gather,
    names_cards_of,
    waited_for,
)
from commonroom.games.year_at_hogwarts.content import Content, Mission
from commonroom.games.year_at_hogwarts.quidditch.bots import LEVELS as QUIDDITCH
from commonroom.games.year_at_hogwarts.seen import PlayerView, TableView
from commonroom.kernel import Chance, Msg, Option
from commonroom.kernel.policy import Choice, Question

_WELL = 6
"""So many HP make it brave."""
_READY = 9
"""And so many are enough to go and look for a fight; until then it goes where there are more."""
_PATIENCE = 80
"""So many turns of the game it holds on to a plan."""
_GLADLY = frozenset({
    "pledge", "roll", "strike", "win-object", "draw", "accept", "lay", "search", "stop",
    "floo", "roll-defence",
})  # fmt: skip
_RELUCTANTLY = frozenset({"leave", "offer", "swap", "swap-places", "drop", "cast", "use", "guard"})
PITCH = frozenset({
    "house", "place", "action", "take-quaffle", "bludger", "rest", "put", "race-card",
    "set-die",
})  # fmt: skip
"""What is asked during a Quidditch match."""


class Novice:
    """Walks to the nearest thing it wants."""

    speaks_at: ClassVar[frozenset[str]] = frozenset()

    def __init__(self, content: Content) -> None:
        self.content = content
        self._flyer = QUIDDITCH["novice"](content)
        self._atlases = {edition: atlas_of(board) for edition, board in content.boards.items()}

    def choose(self, view: TableView, question: Question, chance: Chance) -> Choice | None:
        """The option with the highest priority; chance decides between equals."""
        if question.as_guest:
            return None
        name = question.prompt.key.removeprefix("yh-ask-")
        if name in PITCH and view.quidditch is not None:
            return self._flyer.choose(view.quidditch, question, chance)
        me = view.players[question.seat]
        atlas = self._atlases[edition_of(view.options)]
        goals = self._goals(view, me) if name in ("walk", "go", "tower", "moves") else []
        _, ties = question.best(lambda option: self._rank(view, me, option, atlas, goals))
        return Choice(chance.one_of(ties, "novice"), Msg("yh-reason-novice"))

    def _plans(self, view: TableView, me: PlayerView) -> list[Mission]:
        """The two missions it has in mind: the easiest, those worth least, if nobody else holds
        what they need. When these have led to nothing for long, it thinks of the next ones.
        """
        mates = [one for one in view.players if one.team == me.team]
        known = [mission for mate in mates for mission in mate.missions or ()]
        missions = [self.content.missions[one] for one in known]
        gone = {thing for one in view.players if one.team != me.team for thing in one.objects}
        missions.sort(key=lambda one: (bool(gone & set(one.objects)), one.points))
        first = view.turn.number // _PATIENCE % max(1, len(missions))
        return [*missions[first:], *missions[:first]][:2]

    def _called(self, view: TableView, me: PlayerView) -> Mission | None:
        """YH-TEAM-2 The mission that mates wait for, if all can come."""
        mates = [one for one in view.players if one.team == me.team]
        atlas = self._atlases[edition_of(view.options)]
        waited = waited_for(self.content, mates)
        return next((one for one in waited if can_gather(atlas, mates, one)), None)

    def _lacking(self, view: TableView, me: PlayerView) -> set[str]:
        held = {thing for one in view.players if one.team == me.team for thing in one.objects}
        return {thing for one in self._plans(view, me) for thing in one.objects} - held

    def _goals(self, view: TableView, me: PlayerView) -> list[str]:
        """Where it wants to be: by what it lacks, where a mission is ready or HP are, at exams."""
        called = self._called(view, me)
        if called is not None:
            return [called.place]
        lacking = self._lacking(view, me)
        goals = [space for space, things in view.lying.items() if lacking & set(things)]
        if me.hp >= _READY:
            ready = [one for one in self._plans(view, me) if not lacking & set(one.objects)]
            goals += [one.place for one in ready]
        else:
            goals += [one.id for one in self._atlases["it"].board.spaces.values() if one.health]
        if me.hand is not None:
            subjects = [self.content.books[book].subject for book in me.hand["book"]]
            board = self._atlases["it"].board
            goals += [one.id for one in board.spaces.values() if one.classroom in subjects]
        if not me.flown and self.content.variants[view.options["variant"]].quidditch_to_end:
            goals.append("quidditch-pitch")
        return goals

    def _rank(
        self, view: TableView, me: PlayerView, option: Option, atlas: Atlas, goals: list[str]
    ) -> float:
        match option:
            case ("walk" | "go", str(space)):
                away = [atlas.moves(space, goal) for goal in goals]
                return 1 - min(away, default=FAR) / FAR
            case ("stop",):
                return 2.0 if me.space in goals else 0.5
            case ("take", str(thing)):
                return 3.0 if thing in self._lacking(view, me) else -1.0
            case ("exchange", str(thing), str(own)):
                kept = {one for plan in self._plans(view, me) for one in plan.objects}
                return 3.0 if thing in self._lacking(view, me) and own not in kept else -1.0
            case ("floo", str(place)):
                return 2.0 if place in goals else -1.0
            case ("mission", str(_)):
                return 2.0 if me.hp >= _WELL else -1.0
            case ("wait", str(mission)):
                return self._waits(view, me, self.content.missions[mission])
            case ("play", str(card)):
                heals = self.content.fight_cards[card].kind == "defence"
                return 2.0 if not heals or me.hp < _WELL else 0.0
            case ("challenge", int(_)):
                return 1.0
            case (str(verb), *_):
                return 1.0 if verb in _GLADLY else -2.0 if verb in _RELUCTANTLY else 0.0
            case _:
                return 0.0

    def _waits(self, view: TableView, me: PlayerView, mission: Mission) -> float:
        """It waits with the others, or calls them if it feels well and has the cards."""
        called = self._called(view, me)
        if called is not None:
            return 1.0 if called is mission else -3.0
        hand = me.hand or {}
        has_cards = names_cards_of(mission, [*hand.get("spell", ()), *hand.get("potion", ())])
        return 1.0 if has_cards and me.hp >= _WELL and not me.waiting else -3.0
