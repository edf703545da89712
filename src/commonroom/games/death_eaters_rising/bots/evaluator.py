"""How the game stands: the players' chance to win, from what lies on the table.

The signs are what experts worry about. How much each of them tells was fitted to the ends of games
that experts, some of them careless, played with two to four seats at all difficulties.
"""

from __future__ import annotations

from math import exp

from commonroom.games.death_eaters_rising.bots.menace import menace
from commonroom.games.death_eaters_rising.bots.weights import WEIGHTS
from commonroom.games.death_eaters_rising.bots.worth import Worth, step_of
from commonroom.games.death_eaters_rising.content import Content
from commonroom.games.death_eaters_rising.seen import TableView
from commonroom.kernel.policy import Foresight

_START = 1.527
_TELLS: dict[str, float] = {
    "voldemort": -0.765,
    "strikes": -0.188,
    "cards": -0.168,
    "beds": 0.382,
    "peril": -0.506,
    "urgent peril": -1.696,
    "places": 0.921,
    "corruption": -1.489,
    "lonely": -3.111,
    "team": -0.321,
    "help": 0.537,
    "health": 0.094,
    "tokens": 0.156,
    "menace": -0.858,
    "foes": -0.289,
    "turns": 0.033,
    "fourth": -0.959,
}
"""Sign → how much one of it adds to the logarithm of the odds to win."""


class Evaluator:
    """The players' chance to win, in the middle of a game."""

    foresight = Foresight()

    def __init__(self, content: Content) -> None:
        self.content = content

    def turn(self, view: TableView, seat: int) -> int:
        """Any turn: whoever plays it, all win or lose together."""
        return view.turn.number

    def chance(self, view: TableView, seat: int) -> float:
        """About how likely the players are to win; they win together."""
        signs = self.signs(view)
        return 1 / (1 + exp(-_START - sum(_TELLS[sign] * much for sign, much in signs.items())))

    def signs(self, view: TableView) -> dict[str, float]:
        """What tells how the game will end."""
        content, seats = self.content, len(view.players)
        worth = Worth(content, view)
        team = [(wizard, player) for player in view.players for wizard in player.team]
        face_up = [card for place in view.locations for card in place.characters]
        foes = [content.death_eaters[card] for card in face_up if card in content.death_eaters]
        beds = view.wizards_to_lose - len(view.hospital)
        risks = [step_of(WEIGHTS.risk_team, worth.room(wizard)) for wizard, _ in team]
        risks += [
            step_of(WEIGHTS.risk_face_up, worth.room(card))
            for card in face_up
            if card in content.wizards
        ]
        peril = sum(risks, 0.0)
        healthiest = [max(map(worth.room, player.team), default=0) for player in view.players]
        return {
            "voldemort": view.damage_to_win - view.voldemort_damage,
            "strikes": worth.strikes_needed(),
            "cards": 0 if view.revealed else 1 + worth.cards_to_voldemort(),
            "beds": beds,
            "peril": peril,
            "urgent peril": peril / max(1, beds),
            "places": content.voldemort.controlled - len(view.controlled),
            "corruption": sum(step_of(WEIGHTS.risk_place, place.room) for place in view.locations),
            "lonely": max(step_of(WEIGHTS.risk_alone, room) for room in healthiest),
            "team": len(team) / seats,
            "help": sum(worth.help_of(wizard, player) for wizard, player in team) / seats,
            "health": sum(min(6, worth.room(wizard)) for wizard, _ in team) / seats,
            "tokens": sum(len(player.tokens) for player in view.players),
            "menace": sum(menace(foe, seats, WEIGHTS) for foe in foes),
            "foes": len(foes),
            "turns": view.turn.number,
            "fourth": seats == 4,
        }
