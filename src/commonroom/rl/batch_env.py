"""Many tables in one process, stepped together: Gymnasium's vector environment, without its costs.

Every row is a table of `SeatEnv`. Vectors and masks are written straight into two arrays, with no
wrapper, no dict and no copy for each table. A table that is over is dealt anew within the same
step, so that every row always has a question and a mask to pick from.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from commonroom.kernel.errors import BadOptionValue
from commonroom.rl.seat_env import SeatEnv


class BatchEnv(VectorEnv[NDArray[np.float32], NDArray[np.int64], NDArray[Any]]):
    """`num_envs` tables of one game, from one seat each."""

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}

    def __init__(self, game: str, num_envs: int, *, copy: bool = True, **arguments: Any) -> None:
        """`arguments` are those of `SeatEnv`; a list of seats gives each table its own, in turn.

        Without `copy`, the next step overwrites what this one has returned.
        """
        places = arguments.pop("seat", 0)
        seats = [places] if isinstance(places, int) else list(places)
        if num_envs < 1:
            raise BadOptionValue("num_envs", num_envs, ["1 or more"])
        if not seats:
            raise BadOptionValue("seat", seats, ["a seat or several"])
        self.tables = [
            SeatEnv(game, seats[number % len(seats)], **arguments) for number in range(num_envs)
        ]
        self.num_envs, self._copy = num_envs, copy
        board = self.tables[0].board
        self.single_observation_space = self.tables[0].observation_space
        self.single_action_space = self.tables[0].action_space
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._vectors: NDArray[np.float32] = np.zeros((num_envs, board.observer.size), np.float32)
        self._masks: NDArray[np.int8] = np.zeros((num_envs, board.actions.size), np.int8)
        self._allowed: list[list[int]] = [[] for _ in range(num_envs)]

    def reset(
        self,
        *,
        seed: int | Sequence[int | None] | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[NDArray[np.float32], dict[str, Any]]:
        """Deal at every table: the matches of this seed, or else those that follow.

        A list has a seed for each table, as in Gymnasium's own vectors.
        """
        if isinstance(seed, Sequence):
            seeds = list(seed)
        else:
            seeds = [None if seed is None else seed + number for number in range(self.num_envs)]
        if len(seeds) != self.num_envs:
            raise BadOptionValue("seed", seed, [f"a number or {self.num_envs}"])
        for number, table in enumerate(self.tables):
            table.deal(seeds[number])
            self._look(number)
        return self._seen(), self._infos()

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[
        NDArray[np.float32], NDArray[Any], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]
    ]:
        """Answer at every table.

        Where a match has ended, the vector and the mask are those of the next one; the last vector
        of the old one, for who values what was cut short, is in ``infos["final_obs"]``.
        """
        if len(actions) != self.num_envs:  # before any table has moved on
            raise BadOptionValue("actions", actions, [f"one for each of {self.num_envs} tables"])
        rewards: NDArray[np.float64] = np.zeros(self.num_envs)
        ended: NDArray[np.bool_] = np.zeros(self.num_envs, bool)
        cut: NDArray[np.bool_] = np.zeros(self.num_envs, bool)
        last: dict[int, NDArray[np.float32]] = {}
        for number, (table, action) in enumerate(zip(self.tables, actions.tolist(), strict=True)):
            rewards[number], ended[number], cut[number] = table.advance(action)
            if ended[number] or cut[number]:
                last[number] = table.board.vector(table.seat)
                table.deal()
            self._look(number)
        infos = self._infos()
        if last:
            infos["final_obs"] = _by_row(last, self.num_envs)
            infos["_final_obs"] = ended | cut
        return self._seen(), rewards, ended, cut, infos

    def close_extras(self, **kwargs: Any) -> None:
        """There is nothing to close."""

    def action_masks(self) -> NDArray[np.bool_]:
        """What may be answered now, a row for each table."""
        return self._masks.astype(bool)

    def _look(self, number: int) -> None:
        """Write down what a table's seat sees and may answer; what it might before is wiped out."""
        table, row = self.tables[number], self._masks[number]
        self._vectors[number] = table.board.vector(table.seat)
        row[self._allowed[number]] = 0
        self._allowed[number] = list(table.board.legal)
        row[self._allowed[number]] = 1

    def _seen(self) -> NDArray[np.float32]:
        return self._vectors.copy() if self._copy else self._vectors

    def _infos(self) -> dict[str, Any]:
        return {"action_mask": self._masks.copy() if self._copy else self._masks}


def _by_row(last: dict[int, NDArray[np.float32]], rows: int) -> NDArray[Any]:
    """As Gymnasium has it: a row for each table, with nothing where the match goes on."""
    found: NDArray[Any] = np.full(rows, None, dtype=object)
    for number, vector in last.items():
        found[number] = vector
    return found
