"""The environment of one seat, with bots at all others: Gymnasium's."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, SupportsInt

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from commonroom import bots
from commonroom.bots import Bot
from commonroom.kernel import Match, title
from commonroom.kernel.errors import BadOptionValue
from commonroom.rl.actions import SILENCE
from commonroom.rl.board import NOTHING, Board, Mask
from commonroom.rl.observation import Vector
from commonroom.rl.table_env import MOST_ANSWERS, RenderMode, checked_most, vector_space

ILLEGAL = -0.01
"""The reward for a number that is masked. It changes nothing else: the seat is asked again."""


class SeatEnv(gymnasium.Env[Vector, np.int64]):
    """A match from one seat. The observation is the vector; the mask is beside it.

    Policies that know masks read `action_masks` or ``info["action_mask"]``. A copy, by
    `copy.deepcopy` or by pickling, is another table in the same position, with the same bots.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 1}

    def __init__(
        self,
        game: str,
        seat: int = 0,
        opponents: str | Sequence[str] = "novice",
        *,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        pack: Path | str | None = None,
        guests: bool = False,
        most_answers: int | None = MOST_ANSWERS,
        shaped: float = 0.0,
        discount: float = 1.0,
        render_mode: RenderMode | None = None,
    ) -> None:
        """`opponents`: the level of all bots, or of each, in the order of their seats.

        Without `seats`, as few as there can be opponents at. `shaped` adds so much of the hope to
        win to the reward, as it changes, by the `discount` of the learner. All else is as at a
        whole table.
        """
        count = _seats(game) if seats is None else seats
        self.board = Board(game, count, options, guests=guests, pack=pack)
        self.seat, self.render_mode = seat, render_mode
        self._levels = _levels(game, seat, count, opponents)
        self._bots: dict[int, Bot] = {}
        self._most_answers, self._steps = checked_most(most_answers), 0
        if shaped and self.board.evaluator is None:
            raise BadOptionValue("shaped", shaped, [0.0])
        if not shaped >= 0:
            raise BadOptionValue("shaped", shaped, ["0 or more"])
        if not 0 <= discount <= 1:
            raise BadOptionValue("discount", discount, ["0 to 1"])
        self._shaped, self._discount, self._hoped = shaped, discount, 0.0
        self.action_space = spaces.Discrete(self.board.actions.size)
        self.observation_space = vector_space(self.board)

    # ---- what Gymnasium asks -------------------------------------------------------------

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Vector, dict[str, Any]]:
        """Deal a new match, and play on until this seat is asked."""
        self.deal(seed)
        return self.board.vector(self.seat), self._info()

    def step(self, action: SupportsInt) -> tuple[Vector, float, bool, bool, dict[str, Any]]:
        """Answer, and play on until this seat is asked again."""
        reward, terminated, truncated = self.advance(int(action))
        return self.board.vector(self.seat), reward, terminated, truncated, self._info()

    def render(self) -> str | None:
        """What is asked, and the numbers of the answers."""
        return self.board.told() if self.render_mode == "ansi" else None

    # ---- what else one may want ----------------------------------------------------------

    def action_masks(self) -> NDArray[np.bool_]:
        """What may be answered now, as sb3-contrib's MaskablePPO asks for it."""
        return self._mask().astype(bool)

    @property
    def match(self) -> Match:
        """The match in progress: for tools, not for agents."""
        return self.board.match

    def view(self) -> dict[str, object]:
        """What the seat sees, as plain data: all that the vector is made of, and more."""
        return self.board.view(self.seat)

    def deal(self, seed: int | None = None) -> None:
        """Deal a match without looking at it: the one of this seed, or else the next one."""
        super().reset(seed=seed)
        while True:
            dealt = int(self.np_random.integers(2**63))
            self.board.deal(dealt)
            self._bots = bots.seated(self.match, self._levels, dealt)
            self._steps = 0
            self._play_on()
            if not self._over:  # else the others have ended it before this seat was asked at all
                break
        self._hoped = 0.0
        self._hoped = self._hope()

    def advance(self, number: int) -> tuple[float, bool, bool]:
        """Answer and play on without looking: reward, whether it is over, or was cut short."""
        self._steps += 1
        if number in self.board.legal:
            self.board.answer(number)
            self._play_on()
            shares = self.board.shares()
            reward = (shares[self.seat] if shares is not None else 0.0) + self._shaping()
        else:
            reward = ILLEGAL
        return reward, self._over, not self._over and self._too_long()

    # ---- how it goes on ------------------------------------------------------------------

    @property
    def _over(self) -> bool:
        return self.match.decision is None

    def _too_long(self) -> bool:
        """Nothing is too long before this seat was asked at all."""
        most = self._most_answers
        long = max(self.match.answered, self._steps)
        return most is not None and self._steps > 0 and long >= most

    def _play_on(self) -> None:
        """The bots answer until this seat has the word, or the match is over or too long."""
        floor = self.board.floor
        while floor.seat != self.seat and not self._too_long():
            decision = self.match.decision
            if decision is None:
                return
            bot = self._bots[floor.seat]
            choice = None
            if not floor.as_guest or bot.speaks_at(decision.prompt.key):
                choice = bots.Thought(self.match, decision, floor.seat, bot).choice()
            self.board.say(NOTHING if choice is None else choice.option)

    def _shaping(self) -> float:
        """By how much the answer has raised the hope to win; at the end there is none to hope."""
        if not self._shaped:
            return 0.0
        before, self._hoped = self._hoped, 0.0 if self._over else self._hope()
        return self._shaped * (self._discount * self._hoped - before)

    def _hope(self) -> float:
        """As at the last moment at which anybody could tell."""
        told = self.board.evaluator if self._shaped else None
        if told is None:
            return 0.0
        view = self.match.view(self.seat)
        return self._hoped if told.turn(view, self.seat) is None else told.chance(view, self.seat)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self._mask()}

    def _mask(self) -> Mask:
        """Never empty, so that whoever picks from it can: at an end, silence is all there is."""
        mask = self.board.mask(self.seat)
        if self.board.floor.seat != self.seat:
            mask[SILENCE] = 1
        return mask


def _seats(game: str) -> int:
    """As few as there can be opponents at."""
    return min(seats for seats in title(game).about.seats if seats > 1)


def _levels(game: str, seat: int, seats: int, opponents: str | Sequence[str]) -> dict[int, str]:
    if seat not in range(seats):
        raise BadOptionValue("seat", seat, range(seats))
    others = [other for other in range(seats) if other != seat]
    levels = [opponents] * len(others) if isinstance(opponents, str) else list(opponents)
    if len(levels) != len(others):
        raise BadOptionValue("opponents", levels, f"one level or {len(others)}")
    return {
        other: bots.checked_level(game, level) for other, level in zip(others, levels, strict=True)
    }
