"""How the year stands: each team's chance to win, from its points and what its students have.

How much each sign tells follows the ends of games that experts, some of them careless, played with
two to four seats; what told nothing there is left out. Only of its own missions does a seat know
how near they are.
"""

from __future__ import annotations

from math import exp

from commonroom.games.year_at_hogwarts.content import Content
from commonroom.games.year_at_hogwarts.judgement.moment import Knowledge
from commonroom.games.year_at_hogwarts.view import PlayerView, TableView

_TELLS: dict[str, float] = {
    "points": 1.6,
    "nearly": 2.4,
    "hp": 0.2,
    "cards": 0.05,
    "ways": 0.03,
    "promise": 0.1,
}
"""Sign → how much one of it adds to the logarithm of a student's odds to win."""
_ALONE = 3.0
"""What a student who plays alone has to beat."""


class Prospect:
    """The chance to win, in the middle of a game."""

    ahead = 1

    def __init__(self, content: Content) -> None:
        self.content = content
        self._knowledge = Knowledge(content)

    def turn(self, view: TableView, seat: int) -> int | None:
        """The seat's own turns; not in the middle of a Quidditch match."""
        own = view.turn.active == seat and view.quidditch is None
        return view.turn.number if own else None

    def chance(self, view: TableView, seat: int) -> float:
        """About how likely the team of a seat is to win."""
        odds = [exp(sum(_TELLS[sign] * much for sign, much in signs.items()))
                for signs in self.signs(view, seat)]  # fmt: skip
        team = view.players[seat].team
        ours = sum(odds[mate.seat] for mate in view.players if mate.team == team)
        alone = exp(_ALONE) if len(odds) == 1 else 0.0
        return ours / (sum(odds) + alone)

    def signs(self, view: TableView, seat: int) -> list[dict[str, float]]:
        """Seat by seat, what tells who will win, as one seat sees it."""
        return [self._signs(view, player, player.seat == seat) for player in view.players]

    def _signs(self, view: TableView, player: PlayerView, own: bool) -> dict[str, float]:
        length = self.content.lengths[view.options["length"]]
        points, missions = player.points / length.points, len(player.done) / length.missions
        counts = player.counts
        promise = 0.0
        if own:
            promise = self._knowledge.mind(view, player.seat).future(player.space) / 100
        return {
            "points": min(1.3, points),
            "nearly": min(1.0, points) * min(1.0, missions),
            "hp": min(24, player.hp) / 10,
            "cards": min(12, sum(counts.get(kind, 0) for kind in ("spell", "potion", "book"))),
            "ways": min(4, player.floo + len(player.floo_cards) + player.portkeys),
            "promise": promise,
        }
