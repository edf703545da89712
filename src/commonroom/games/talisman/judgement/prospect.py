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
    "power": 0.089,
    "surplus": 0.133,
    "might": 0.031,
    "frail": -0.34,
    "fate": 0.051,
    "spells": 0.074,
    "purse": 0.01,
    "trophies": 0.03,  # 0.02 ± 0.01 by the fit; with less, points are wasted for haste
    "middle": 0.336,
    "school": 0.171,
    "way": 0.842,
    "way done": 0.054,
    "run": 0.601,
    "run in school": 0.92,
    "room": 1.105,
    "hall": 2.32,
    "ferret": -0.385,
    "lost turns": -0.13,
    "turn": 0.056,
}
"""Sign → how much one of it adds to the logarithm of a character's odds to win."""


class Prospect:
    """The chance to win, in the middle of a game."""

    ahead = 1

    def __init__(self, content: Content) -> None:
        self.content = content
        self.weights = Weights()

    def turn(self, view: TableView, seat: int) -> int | None:
        """The seat's own turns; one more of them in the same round is no later turn."""
        turn = view.turn
        return turn.number if turn.active == seat and not turn.repeated else None

    def chance(self, view: TableView, seat: int) -> float:
        """About how likely a seat is to win."""
        odds = [
            exp(sum(_TELLS[sign] * much for sign, much in signs.items()))
            for signs in self.signs(view)
        ]
        return odds[seat] / sum(odds)

    def signs(self, view: TableView) -> list[dict[str, float]]:
        """Seat by seat, what tells who will win: nothing, before there is a card to judge by.

        A ferret is judged by what it was, and the fallen by what they will be when they come back.
        """
        game = table_seen(view, self.content)
        for seat, player in enumerate(game.state.players):
            if player.ferret:
                player.ferret = 0
                game.changed(seat)
            if player.fallen and player.side:
                card = game.card(seat)
                player.magic, player.might, player.life = card.magic, card.might, card.life
        return [
            self._signs(Mind(view, game, seat, self.weights), view) if player.side else {}
            for seat, player in enumerate(view.players)
        ]

    def _signs(self, mind: Mind, view: TableView) -> dict[str, float]:
        player, seen, weights = mind.player, view.players[mind.seat], self.weights
        inner, middle = seen.region == "inner", seen.region == "middle"
        index = mind.game.space(mind.seat).index if inner else 0
        way = mind.way(index)
        run = way * mind.triumph
        armed = run if mind.armed else 0.0
        return {
            "card": card_worth(player.character, player.side),
            "power": min(weights.enough_magic, mind.power),
            "surplus": max(0, mind.power - weights.enough_magic),
            "might": min(weights.enough_might, mind.might),
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
            "run in school": armed if inner else 0.0,
            "room": seen.space == _ROOM,
            "hall": seen.space == GREAT_HALL,
            "ferret": seen.ferret,
            "lost turns": player.lost_turns,
            "turn": view.turn.active == mind.seat,
        }
