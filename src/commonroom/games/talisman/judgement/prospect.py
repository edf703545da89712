"""How the game stands: each character's chance to win, from what it has and where it is.

The signs are what experts care for. How much each of them tells was fitted to the ends of games
that experts, some of them careless, played with two to four seats.
"""

from __future__ import annotations

from math import exp

from commonroom.games.talisman.content import Content
from commonroom.games.talisman.judgement.mind import Mind
from commonroom.games.talisman.judgement.weights import Weights
from commonroom.games.talisman.seen import table_seen
from commonroom.games.talisman.view import TableView

_TELLS: dict[str, float] = {
    "worth": 0.322,
    "frail": -1.176,
    "hallow": 0.286,
    "middle": 0.545,
    "inner": 0.277,
    "run outside": 1.268,
    "run from the middle": 0.288,
    "run in school": 1.695,
    "lost turns": -0.1,
    "turn": 0.196,
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
        player, seen = mind.player, view.players[mind.seat]
        inner, middle = seen.region == "inner", seen.region == "middle"
        index = mind.game.space(mind.seat).index if inner else 0
        run = mind.run(index) if mind.armed and not seen.fallen else 0.0
        return {
            "worth": self._worth(mind) / 10,
            "frail": self.weights.frailty**player.life,
            "hallow": mind.armed,
            "middle": middle,
            "inner": inner,
            "run outside": 0.0 if inner or middle else run,
            "run from the middle": run if middle else 0.0,
            "run in school": run if inner else 0.0,
            "lost turns": player.lost_turns + player.ferret,
            "turn": view.turn.active == mind.seat,
        }

    def _worth(self, mind: Mind) -> float:
        """What a character has, by the expert's scales, besides a Hallow."""
        weights, player = self.weights, mind.player
        worth = weights.magic * _up_to(mind.power, weights.enough_magic, weights.surplus)
        worth += weights.might * _up_to(mind.might, weights.enough_might, weights.surplus)
        worth += weights.life * player.life - mind.token_worth("fate", -player.fate)
        worth += weights.spell * mind.view.players[mind.seat].spell_count
        worth += sum(map(mind.trophy, player.trophies)) + mind.purse()
        return worth - weights.hallow * mind.armed


def _up_to(amount: int, enough: int, surplus: float) -> float:
    """What is beyond enough counts less."""
    return min(amount, enough) + surplus * max(0, amount - enough)
