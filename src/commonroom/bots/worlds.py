"""Worlds: trying an option out where it does no harm.

Owns the only way from a bot's question back to the match: `Match.resample`, which makes worlds that
the seat cannot tell from the true one. In such a world the option is answered, all seats play on
like experts, and the end, or where the game stands some turns later, is told as a chance to win.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from commonroom.bots.asking import asked
from commonroom.bots.levels import EXPERT, evaluator_of, first_policy_of
from commonroom.bots.player import Bot
from commonroom.bots.search import Ends, Trials
from commonroom.kernel import Chance, Decision, Match, Option, content_of, key_from_seed
from commonroom.kernel.policy import Evaluator, Policy, Question

_PATIENCE = 4000
"""Answers after which a game that does not end counts as nobody's."""
_TURN = 4096
"""Places of a stream of chance for one turn: many more than any turn needs."""


class Worlds:
    """The worlds that one seat can imagine while a decision is open.

    Everybody plays there as `expert` does: what a policy remembers from thought to thought need not
    be worked out again.
    """

    def __init__(self, match: Match, seat: int, expert: Policy[Any] | None = None) -> None:
        self._match = match
        self._seat = seat
        setting = match.setting
        content = content_of(setting.game, setting.pack)
        self._expert = expert or first_policy_of(setting.game, content)
        self._evaluator: Evaluator[Any] | None = evaluator_of(setting.game, content)

    def tried(self, trials: Trials, in_time: Callable[[], bool]) -> Ends:
        """How each option ends in each world; worlds that there is no time for are left out."""
        ends: list[list[float]] = []
        for world in trials.worlds:
            if not in_time():
                break
            ends.append(self.ends_in(world, trials))
        return ends

    def ends_in(self, world: int, trials: Trials) -> list[float]:
        """How each option ends in one world."""
        if trials.at_once:
            return [self.glance_at(option, world) for option in trials.options]
        return [self.end_of(option, world, trials.turns) for option in trials.options]

    def imagined(self, world: int) -> Match:
        """A match that the seat cannot tell from the true one."""
        return self._match.resample(self._seat, world)

    def glance_at(self, option: Option, world: int) -> float:
        """How the game stands for the seat right after an option."""
        match, seat, evaluator = self.imagined(world), self._seat, self._evaluator
        match.answer(option, seat)
        if match.result is not None:
            return 1.0 if seat in match.result.winners else 0.0
        return 0.5 if evaluator is None else evaluator.chance(match.view(seat), seat)

    def end_of(self, option: Option, world: int, turns: int | None = None) -> float:
        """The seat's chance to win after an option, in one world; the usual number of turns later,
        or so many.
        """
        match, seat, evaluator = self.imagined(world), self._seat, self._evaluator
        players = self._players(world)
        now = None if evaluator is None else evaluator.turn(match.view(seat), seat)
        left = 0 if evaluator is None else turns or evaluator.foresight.turns
        pace = Pace(match, now) if evaluator and evaluator.foresight.in_step else None
        match.answer(option, seat)
        for _ in range(_PATIENCE):
            decision = match.decision
            if decision is None:
                break
            view = match.view(decision.owner)
            if evaluator is not None:
                before, now = now, evaluator.turn(view, seat)
                left -= now is not None and now != before
                if left <= 0:
                    return evaluator.chance(match.view(seat), seat)
                if pace is not None:
                    pace.keep(evaluator.turn(view, decision.owner))
            _step(match, decision, players, view)
        return 1.0 if match.result is not None and seat in match.result.winners else 0.0

    def _players(self, world: int) -> dict[int, Bot]:
        """Experts at every seat, who differ from world to world in matters of taste only."""
        return {
            seat: Bot(EXPERT, self._expert, Chance(key_from_seed(f"{world}/{seat}"), stream="bots"))
            for seat in range(self._match.setting.seats)
        }


class Pace:
    """Keeps the worlds of one seed in step: a turn begins at a place of its own in the stream of
    chance, whatever was taken from it before.
    """

    def __init__(self, match: Match, turn: int | None) -> None:
        self._match = match
        self._turn = turn
        self._start: int = match.game.chance.position

    def keep(self, turn: int | None) -> None:
        """Go on at the place of a turn, if it has just begun."""
        if turn is not None and turn != self._turn:
            self._turn = turn
            self._match.go_on_at(self._start + turn * _TURN)


def _step(
    match: Match, decision: Decision, players: Mapping[int, Bot], view: msgspec.Struct
) -> None:
    """One answer; `view` is that of the decision's owner, which is what costs most."""
    for seat in asked(decision, players, len(players)):
        seen = view if seat == decision.owner else match.view(seat)
        bot = players[seat]
        choice = bot.unseen(decision, seat)
        if choice is None:
            choice = bot.choose(seen, Question.heard_by(decision, seat))
        if choice is not None:
            match.answer(choice.option, seat)
            bot.answered(match.decision)
            return
