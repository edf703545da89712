"""How the game stands: each character's chance to win, from what it has and where it is.

The signs are what experts care for. How much each of them tells was fitted to the ends of games
that experts, some of them careless, played with two to four seats.
"""

from __future__ import annotations

from math import exp

from commonroom.games.talisman.content import Content
from commonroom.games.talisman.game import GREAT_HALL
from commonroom.games.talisman.judgement.mind import Mind
from commonroom.games.talisman.judgement.weights import Weights
from commonroom.games.talisman.seen import table_seen
from commonroom.games.talisman.view import TableView

_ROOM = "room-of-requirement"
_TELLS: dict[str, float] = {
    "power": 0.078,
    "surplus": 0.232,
    "might": 0.163,
    "life": 0.078,
    "frail": -0.569,
    "fate": 0.33,
    "spells": 0.085,
    "purse": 0.0273,
    "middle": 0.401,
    "inner": 0.237,
    "run": 0.441,
    "run outside": 0.555,
    "run in school": 0.925,
    "room": 1.378,
    "hall": 3.161,
    "lost turns": -0.11,
    "turn": 0.069,
}
"""Sign → how much one of it adds to the logarithm of a character's odds to win."""


class Prospect:
    """The chance to win, in the middle of a game."""

    ahead = 2

    def __init__(self, content: Content) -> None:
        self.content = content
        self.weights = Weights()

    def turn(self, view: TableView, seat: int) -> int | None:
        """The seat's own turns."""
        return view.turn.number if view.turn.active == seat else None

    def chance(self, view: TableView, seat: int) -> float:
        """About how likely a seat is to win."""
        odds = [
            exp(sum(_TELLS[sign] * much for sign, much in signs.items()))
            for signs in self.signs(view)
        ]
        return odds[seat] / sum(odds)

    def signs(self, view: TableView) -> list[dict[str, float]]:
        """Seat by seat, what tells who will win."""
        game = table_seen(view, self.content)
        return [
            self._signs(Mind(view, game, seat, self.weights), view)
            for seat in range(len(view.players))
        ]

    def _signs(self, mind: Mind, view: TableView) -> dict[str, float]:
        player, seen, weights = mind.player, view.players[mind.seat], self.weights
        inner, middle = seen.region == "inner", seen.region == "middle"
        index = mind.game.space(mind.seat).index if inner else 0
        run = 0.0 if seen.fallen else mind.run(index)
        armed = run if mind.armed else 0.0
        return {
            "power": min(weights.enough_magic, mind.power),
            "surplus": max(0, mind.power - weights.enough_magic),
            "might": min(weights.enough_might, mind.might),
            "life": player.life,
            "frail": weights.frailty**player.life,
            "fate": player.fate > 0,
            "spells": seen.spell_count,
            "purse": mind.purse(),
            "middle": middle,
            "inner": inner,
            "run": run,
            "run outside": 0.0 if inner or middle else armed,
            "run in school": armed if inner else 0.0,
            "room": seen.space == _ROOM,
            "hall": seen.space == GREAT_HALL,
            "lost turns": player.lost_turns,
            "turn": view.turn.active == mind.seat,
        }
