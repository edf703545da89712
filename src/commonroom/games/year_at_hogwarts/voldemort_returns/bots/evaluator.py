"""How Voldemort Returns stands: the chance of either side to win.

A game has four stages, by who has what the final meeting asks for, and in each other signs count;
also, Harry alone and Harry with friends play different games. How much each sign tells was fitted
to the ends of games that masters played without looking ahead: 2,614 of Harry alone and 1,183 with
three or four seats. Up to a turn picked by chance some of them were careless, so that signs vary
that good players keep alike; positions count from then on.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import exp
from typing import TypeAlias

from commonroom.games.year_at_hogwarts.board import QUIDDITCH_PITCH, Board, edition_of
from commonroom.games.year_at_hogwarts.content import Content
from commonroom.games.year_at_hogwarts.seen import PlayerView
from commonroom.games.year_at_hogwarts.voldemort_returns.bots.situation import distances
from commonroom.games.year_at_hogwarts.voldemort_returns.bots.villains import ritual_route
from commonroom.games.year_at_hogwarts.voldemort_returns.game import (
    HARRY,
    RITUAL,
    STONE,
    VOLDEMORT,
    WAND,
)
from commonroom.games.year_at_hogwarts.voldemort_returns.odds import reaches
from commonroom.games.year_at_hogwarts.voldemort_returns.seen import ReturnView
from commonroom.kernel.policy import Foresight

Tells: TypeAlias = Mapping[str, float]
"""Sign → how much one of it adds to the logarithm of the villain's odds to win."""

_WITH_WAND: Tells = {"start": 7.34, "has stone": -1.09, "destroyed": -1.03}
_ALONE: Mapping[str, Tells] = {
    "before": {"start": 1.16, "to return": -0.0215, "to pitch": 0.0504, "health": -0.0903},
    "race": {
        "start": 2.65, "to wand": -0.179, "to stone": 0.1225, "apart": 0.0516, "far stone": -0.0674,
        "heroes' turn": -0.64, "health": -0.0649, "cards": -0.0881, "eaters": 0.2815,
    },
    "stone": {
        "start": -0.34, "to wand": -0.1013, "wand at hand": 2.15, "apart": 0.0849,
        "lord at hand": -2.42, "heroes' turn": -0.325, "health": -0.0821, "eaters": 0.2941,
    },
    "wand": _WITH_WAND,
}  # fmt: skip
_FRIENDS: Mapping[str, Tells] = {
    "before": {
        "start": 0.35, "to return": -0.0181, "to pitch": 0.0455, "health": -0.0347,
        "destroyed": -0.1431,
    },
    "race": {
        "start": 2.10, "to wand": -0.1124, "to stone": 0.1057, "apart": -0.0806,
        "far stone": -0.067, "heroes' turn": -0.422, "health": -0.0503, "eaters": 0.2324,
        "destroyed": -0.1245,
    },
    "stone": {
        "start": 1.78, "to wand": -0.2679, "wand at hand": 0.11, "apart": 0.0594,
        "lord at hand": 0.19, "heroes' turn": -0.528, "health": -0.0283, "eaters": 0.3109,
        "destroyed": -0.3603,
    },
    "wand": _WITH_WAND,
}  # fmt: skip
"""Stage → what its signs tell. With the Wand, Voldemort has all but won while Horcruxes are left,
whether or not Harry has friends."""
_FAR = 30
"""Moves to where one cannot walk."""
_HIDDEN = {WAND: 18, STONE: 14}
"""How far they are usually hidden from whoever seeks them, while they are not yet."""
_TWO_DICE = 13
"""Voldemort is at hand if Harry can meet him with the next roll, the more the nearer he is."""


class Evaluator:
    """The chance to win, in the middle of a game."""

    foresight = Foresight()

    def __init__(self, content: Content) -> None:
        self.content = content

    def turn(self, view: ReturnView, seat: int) -> int | None:
        """The seat's own turns."""
        return view.turn.number if view.turn.active == seat else None

    def chance(self, view: ReturnView, seat: int) -> float:
        """About how likely the side of a seat is to win."""
        signs = self.signs(view)
        tells = (_ALONE if len(view.players) == 2 else _FRIENDS)[stage(view)]
        told = sum([much * signs[sign] for sign, much in tells.items()])
        villain = 1 / (1 + exp(-told))
        return villain if seat == view.villain else 1 - villain

    def signs(self, view: ReturnView) -> dict[str, float]:
        """What tells whether the villain will win, at this stage of the game."""
        board = self.content.boards[edition_of(view.options)]
        harry = _harry(view)
        signs = {
            "start": 1.0,
            "health": harry.hp,
            "cards": harry.counts["spell"] + harry.counts["potion"],
            "has stone": STONE in harry.objects,
            "destroyed": len(view.destroyed),
            "heroes' turn": view.turn.active != view.villain,
        }
        more = _after(board, view, harry) if view.returned else _before(board, view, harry)
        return {**signs, **more}


def stage(view: ReturnView) -> str:
    """Before the return, or who has what the final meeting asks for: nobody, Harry, Voldemort."""
    if not view.returned:
        return "before"
    if any(WAND in one.objects for one in view.characters):
        return "wand"
    return "stone" if STONE in _harry(view).objects else "race"


def _before(board: Board, view: ReturnView, harry: PlayerView) -> dict[str, float]:
    """How far Pettigrew has to go, and Harry to where Voldemort will rise."""
    lying = _lying(view)
    left = tuple([lying[thing] for thing in RITUAL if thing in lying])
    return {
        "to return": ritual_route(board, left).moves(view.players[view.villain].space),
        "to pitch": _moves(board, _stands(view, harry), QUIDDITCH_PITCH),
    }


def _after(board: Board, view: ReturnView, harry: PlayerView) -> dict[str, float]:
    """How far Voldemort, Harry, the Wand and the Stone are from each other."""
    lying, here = _lying(view), _stands(view, harry)
    lord = next(one.space for one in view.characters if one.character == VOLDEMORT)
    apart = _moves(board, lord, here)
    to_wand = _moves(board, lord, lying[WAND]) if WAND in lying else _HIDDEN[WAND]
    stone = lying.get(STONE)
    near = max(0, _TWO_DICE - apart) / (_TWO_DICE - 1)
    return {
        "to wand": to_wand,
        "wand at hand": reaches(to_wand, 1),
        "to stone": _moves(board, here, stone) if stone else _HIDDEN[STONE],
        "far stone": _moves(board, lord, stone) if stone else _HIDDEN[STONE],
        "apart": apart,
        "lord at hand": near if view.turn.active != view.villain else 0.0,
        "eaters": len(view.characters) - 1,
    }


def _harry(view: ReturnView) -> PlayerView:
    return next(one for one in view.players if one.student == HARRY)


def _stands(view: ReturnView, harry: PlayerView) -> str:
    """Where Harry walks on from: on a trip, the tower to which he returns."""
    return view.towers[harry.seat] or harry.space


def _lying(view: ReturnView) -> dict[str, str]:
    return {thing: space for space, things in view.lying.items() for thing in things}


def _moves(board: Board, start: str, goal: str) -> int:
    return min(_FAR, distances(board, start).get(goal, _FAR))
