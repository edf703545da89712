"""The novice: goes straight to what it needs next and fights with dice.

It knows no chances, does not look beyond its own move and leaves most cards in its hand.
"""

from __future__ import annotations

from typing import ClassVar

from commonroom.games.year_at_hogwarts.board import QUIDDITCH_PITCH
from commonroom.games.year_at_hogwarts.bots.course import Course
from commonroom.games.year_at_hogwarts.content import Content
from commonroom.games.year_at_hogwarts.voldemort_returns.bots.situation import Situation
from commonroom.games.year_at_hogwarts.voldemort_returns.game import RITUAL, STONE, VOLDEMORT, WAND
from commonroom.games.year_at_hogwarts.voldemort_returns.seen import ReturnView
from commonroom.kernel import Chance, Msg, Option
from commonroom.kernel.policy import Choice, Question

_GLADLY = frozenset({"take", "destroy", "strike", "floo", "roll", "draw", "accept", "endure"})
_RELUCTANTLY = frozenset({"decline", "use", "cast", "exchange", "portkey", "offer", "strike-hard"})


class Novice:
    """Walks to the nearest thing it wants."""

    speaks_at: ClassVar[frozenset[str]] = frozenset()

    def __init__(self, content: Content) -> None:
        self.content = content

    def choose(self, view: ReturnView, question: Question, chance: Chance) -> Choice | None:
        """The option with the highest rank; chance decides between equals."""
        if question.as_guest:
            return None
        now = Situation(self.content, view, question, chance, Course())
        goals = _goals(now) if now.offers("walk") else []
        _, ties = question.best(lambda option: _rank(now, goals, option))
        return Choice(chance.one_of(ties, "novice"), Msg("yh-reason-return-novice"))


def _goals(now: Situation) -> list[str]:
    """The spaces it would like to be on."""
    game, view = now.game, now.view
    if not now.villain:
        found = list(now.wanted)
        if game.has_tool(now.seat):
            found += game.horcrux_spaces
        if view.returned and now.seat == game.harry and now.has_stone():
            found.append(game.voldemort.space)
        return found
    if not view.returned:
        found = [now.where(thing) for thing in RITUAL]
        return [space for space in found if space] or [QUIDDITCH_PITCH]
    players = game.state.players
    if game.at_hand.student == VOLDEMORT and not now.has_wand():
        return [now.where(WAND)]
    if game.at_hand.student == VOLDEMORT:
        return [players[game.harry].space]
    return [players[hero].space for hero in game.heroes]


def _rank(now: Situation, goals: list[str], option: Option) -> float:
    match option:
        case ("walk", str(space)):
            return 1.0 - min((now.away(space, goal) for goal in goals), default=0) / 100
        case ("stop",):
            return 1.5 if now.game.player.space in goals else 0.0
        case ("hide", str(thing), str(space)):
            seekers = [one.space for one in now.view.players]
            return min(now.away(space, one) for one in seekers) % 40 if thing == STONE else 0.0
        case (str(verb), *_):
            return 1.2 if verb in _GLADLY else -1.0 if verb in _RELUCTANTLY else 0.0
        case _:
            return 0.0
