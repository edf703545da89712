"""How the year stands: each team's chance to win, from its points and what its students have.

How much each sign tells follows the ends of games that two experts, some of them careless, played;
what told nothing there is left out. Only of its own missions does a seat know how near they are,
and that tells much: a turn lost on the way costs as much as nine points.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import exp

from commonroom.games.year_at_hogwarts.bots.moment import Knowledge
from commonroom.games.year_at_hogwarts.content import Content
from commonroom.games.year_at_hogwarts.quidditch.bots.evaluator import Evaluator as Flight
from commonroom.games.year_at_hogwarts.seen import PlayerView, TableView
from commonroom.kernel.policy import Foresight

_TELLS: dict[str, float] = {
    "points": 2.8,
    "hp": 0.1,
    "cards": 0.02,
    "ways": 0.1,
    "away": -0.1,
    "unready": -0.035,
}
"""Sign → how much one of it adds to the logarithm of a student's odds to win."""
_ALONE = 1.5
"""What a student who plays alone has to beat."""
_UNKNOWN = (2.5, 1.5)
"""How many turns others are away from a mission, and how many more they need to get ready: about as
many as most, for of that they tell nobody."""
_FAR = 12.0
"""Turns away, for whoever has no mission."""
_ALOFT = -1
"""Turns of a match are counted down from here, so that they are none of the year."""


class Evaluator:
    """The chance to win, in the middle of a game."""

    foresight = Foresight()

    def __init__(self, content: Content) -> None:
        self.content = content
        self._knowledge = Knowledge(content, thorough=True)
        self._flight = Flight(content)

    def turn(self, view: TableView, seat: int) -> int | None:
        """The seat's own turns, and in a Quidditch match those of its side."""
        if view.quidditch is None:
            return view.turn.number if view.turn.active == seat else None
        flown = self._flight.turn(view.quidditch, seat)
        return None if flown is None else _ALOFT - flown

    def chance(self, view: TableView, seat: int) -> float:
        """About how likely the team of a seat is to win; in a match, either side may win that."""
        match = view.quidditch
        if match is None:
            return self._chance(view, seat, {})
        prize = self.content.limit.quidditch_points
        first, second = match.sides
        won = self._flight.chance(match, first.seat)
        return won * self._chance(view, seat, {first.seat: prize}) + (1 - won) * self._chance(
            view, seat, {second.seat: prize}
        )

    def _chance(self, view: TableView, seat: int, more: Mapping[int, int]) -> float:
        odds = [exp(sum(_TELLS[sign] * much for sign, much in signs.items()))
                for signs in self.signs(view, seat, more)]  # fmt: skip
        team = view.players[seat].team
        ours = sum(odds[mate.seat] for mate in view.players if mate.team == team)
        alone = exp(_ALONE) if len(odds) == 1 else 0.0
        return ours / (sum(odds) + alone)

    def signs(self, view: TableView, seat: int, more: Mapping[int, int]) -> list[dict[str, float]]:
        """Seat by seat, what tells who will win, as one seat sees it; some with more points."""
        return [
            self._signs(view, player, player.seat == seat, more.get(player.seat, 0))
            for player in view.players
        ]

    def _signs(self, view: TableView, player: PlayerView, own: bool, more: int) -> dict[str, float]:
        length = self.content.lengths[view.options["length"]]
        points = (player.points + more) / length.points
        counts = player.counts
        away, unready = self._to_go(view, player) if own else _UNKNOWN
        return {
            "points": min(1.3, points),
            "hp": min(24, player.hp) / 10,
            "cards": min(12, sum(counts.get(kind, 0) for kind in ("spell", "potion", "book"))),
            "ways": min(4, player.floo + len(player.floo_cards) + player.portkeys),
            "away": min(_FAR, away),
            "unready": unready,
        }

    def _to_go(self, view: TableView, player: PlayerView) -> tuple[float, float]:
        """Turns on the way to the mission one is after, and turns to get ready for it."""
        mind = self._knowledge.mind(view, player.seat)
        if not mind.errands:
            return _FAR, 0.0
        return mind.away(player.space), mind.errands[0].ready
