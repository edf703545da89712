"""How the game stands: each character's chance to win, from what it has and where it is.

The signs are what experts care for. How much each of them tells was fitted to the ends of 2,129
games of two experts, whose scales were all a little wrong, each in another way.
"""

from __future__ import annotations

from math import exp

from commonroom.games.talisman.content import Content
from commonroom.games.talisman.game import GREAT_HALL
from commonroom.games.talisman.judgement.master import card_worth
from commonroom.games.talisman.judgement.mind import Mind
from commonroom.games.talisman.judgement.weights import Weights
from commonroom.games.talisman.seen import table_seen
from commonroom.games.talisman.view import TableView

_ROOM = "room-of-requirement"
_TELLS: dict[str, float] = {
    "card": 1.0,
    "power": 0.073,
    "surplus": 0.132,
    "might": 0.061,
    "life": 0.013,
    "frail": -0.601,
    "fate": 0.067,
    "spells": 0.078,
    "purse": 0.01,
    "trophies": 0.027,
    "middle": 0.333,
    "school": 0.134,
    "way": 0.427,
    "way done": 0.071,
    "run": 0.659,
    "run outside": 0.057,
    "run in school": 0.969,
    "room": 1.096,
    "hall": 2.306,
    "lost turns": -0.225,
    "turn": 0.048,
}
"""Sign → how much one of it adds to the logarithm of a character's odds to win."""


class Prospect:
    """The chance to win, in the middle of a game."""

    ahead = 1

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
        """Seat by seat, what tells who will win: nothing, before there is a card to judge by."""
        game = table_seen(view, self.content)
        return [
            self._signs(Mind(view, game, seat, self.weights), view) if player.side else {}
            for seat, player in enumerate(view.players)
        ]

    def _signs(self, mind: Mind, view: TableView) -> dict[str, float]:
        player, seen, weights = mind.player, view.players[mind.seat], self.weights
        inner, middle = seen.region == "inner", seen.region == "middle"
        index = mind.game.space(mind.seat).index if inner else 0
        way = 0.0 if seen.fallen else mind.way(index)
        run = way * mind.triumph
        armed = run if mind.armed else 0.0
        return {
            "card": card_worth(player.character, player.side),
            "power": min(weights.enough_magic, mind.power),
            "surplus": max(0, mind.power - weights.enough_magic),
            "might": min(weights.enough_might, mind.might),
            "life": player.life,
            "frail": weights.frailty**player.life,
            "fate": min(5, player.fate),
            "spells": seen.spell_count,
            "purse": mind.purse(),
            "trophies": sum(map(mind.trophy, player.trophies)),
            "middle": middle,
            "school": inner,
            "way": way,
            "way done": index,
            "run": run,
            "run outside": 0.0 if inner or middle else armed,
            "run in school": armed if inner else 0.0,
            "room": seen.space == _ROOM,
            "hall": seen.space == GREAT_HALL,
            "lost turns": player.lost_turns,
            "turn": view.turn.active == mind.seat,
        }
