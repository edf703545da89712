"""How the game stands: each character's chance to win, from what it has and where it is.

Whoever is in the school with a Hallow tries first. If all of them fail, it depends on the signs of
strength (`signs`). What the school is worth was fitted to the ends of 6,809 games that began
carelessly.
"""

from __future__ import annotations

from math import exp

from commonroom.games.talisman.bots.board import Board
from commonroom.games.talisman.bots.mind import Mind
from commonroom.games.talisman.bots.moment import Knowledge
from commonroom.games.talisman.bots.school import ROOM
from commonroom.games.talisman.bots.signs import told
from commonroom.games.talisman.from_view import table_from_view
from commonroom.games.talisman.game import GREAT_HALL
from commonroom.games.talisman.view import TableView
from commonroom.kernel.policy import Foresight

_NEAR, _SPACE = 0.95, 0.0625
"""The share of its chance that somebody in the school has before others win: almost all of it at
the door of the Great Hall, and less with each space before that."""
_PLACE = 0.02
"""What a space from which better moves follow adds to the logarithm of the odds."""
_FAILED = 0.25
"""What having tried in vain takes from the logarithm of the odds."""


class Evaluator(Knowledge):
    """The chance to win, in the middle of a game."""

    foresight = Foresight(
        trials=240, finest=0.01, patience=1.0, convinced=1.0, in_step=True, second_look=4
    )
    """What seems better after a turn is often no better in the end, or worse, since what experts do
    pays later; what is better after four turns is so in the end, too (docs/bots.md)."""

    def turn(self, view: TableView, seat: int) -> int | None:
        """The seat's own turns; one more of them in the same round is no later turn."""
        turn = view.turn
        return turn.number if turn.active == seat and not turn.repeated else None

    def chance(self, view: TableView, seat: int) -> float:
        """About how likely a seat is to win."""
        minds = self._minds(view)
        odds = [exp(told(mind, _index(mind))) for mind in minds]
        odds[seat] *= exp(_PLACE * _place(self.board(minds[seat])))
        chances, undecided = [0.0] * len(minds), 1.0
        for mind in sorted(filter(_in_school, minds), key=_to_go):
            share = mind.run(_index(mind)) * (_NEAR - _SPACE * _to_go(mind))
            chances[mind.seat] = undecided * share
            undecided *= 1 - share
            odds[mind.seat] *= exp(-_FAILED)
        self.leave_table()
        return chances[seat] + undecided * odds[seat] / sum(odds)

    def _minds(self, view: TableView) -> list[Mind]:
        """A ferret is judged by what it was, and the fallen by what they will be afterwards."""
        game = table_from_view(view, self.content)
        for seat, player in enumerate(game.state.players):
            if player.ferret:
                player.ferret = 0
                game.changed(seat)
            if player.fallen and player.side:
                card = game.card(seat)
                player.magic, player.might, player.life = card.magic, card.might, card.life
        return [self.memory.mind(view, game, seat) for seat in range(len(view.players))]


def _place(board: Board) -> float:
    """What the next moves promise from here, more than from other spaces of the ring."""
    mind = board.mind
    region = mind.view.players[mind.seat].region
    if region not in ("outer", "middle"):
        return 0.0
    future = board.outlook(region).everywhere()
    return future[mind.game.space(mind.seat).index] - sum(future) / len(future)


def _in_school(mind: Mind) -> bool:
    """Whether a character is on its way to the Great Hall."""
    region = mind.view.players[mind.seat].region
    return region == GREAT_HALL or (region == "inner" and mind.armed)


def _index(mind: Mind) -> int:
    """How far on its way through the school."""
    if not _in_school(mind):
        return 0
    return ROOM if mind.player.space == GREAT_HALL else mind.game.space(mind.seat).index


def _to_go(mind: Mind) -> int:
    """How many spaces are left to the Great Hall."""
    return 0 if mind.player.space == GREAT_HALL else ROOM + 1 - _index(mind)
