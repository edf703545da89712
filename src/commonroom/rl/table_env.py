"""The environment of a whole table, with an agent at every seat: PettingZoo's AEC."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Literal, TypeAlias

import numpy as np
from gymnasium import spaces
from gymnasium.utils.seeding import np_random
from pettingzoo import AECEnv

from commonroom.kernel import Match, title
from commonroom.kernel.errors import BadOptionValue
from commonroom.rl.board import Board, Mask
from commonroom.rl.floor import NOBODY
from commonroom.rl.observation import Vector

Observation: TypeAlias = dict[str, Vector | Mask]
RenderMode: TypeAlias = Literal["ansi"]

MOST_ANSWERS = 20_000
"""Players that do not play to win may play for ever."""


class TableEnv(AECEnv):  # type: ignore[misc] # PettingZoo has no types
    """A match with an agent at every seat: ``seat_0``, ``seat_1`` …

    A copy, by `copy.deepcopy` or by pickling, is another table in the same position.
    """

    def __init__(
        self,
        game: str,
        seats: int,
        options: Mapping[str, str] | None = None,
        *,
        pack: Path | str | None = None,
        guests: bool = False,
        views: bool = False,
        most_answers: int | None = MOST_ANSWERS,
        render_mode: RenderMode | None = None,
    ) -> None:
        """`pack`: a folder with cards of your own.

        `guests`: whether other seats are asked as well while a decision is open. `views`: whether
        every info has the whole view, which costs time; `view` has it on demand. `most_answers`:
        how many answers a match takes before it is cut short; None is no limit.
        """
        super().__init__()
        self.board = Board(game, seats, options, guests=guests, pack=pack)
        self.metadata = {
            "name": f"{game.replace('-', '_')}_v{title(game).rules_version}",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.possible_agents: list[str] = [f"seat_{seat}" for seat in range(seats)]
        self.agents: list[str] = []
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._views, self._most_answers = views, checked_most(most_answers)
        self._random, _ = np_random()
        actions = self.board.actions.size
        self._action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self._observation_spaces = {
            agent: observation_space(self.board) for agent in self.possible_agents
        }

        self.state_space = spaces.Box(-1, 1, (seats * self.board.observer.size,), np.float32)

    # ---- what PettingZoo asks ------------------------------------------------------------

    def observation_space(self, agent: str) -> spaces.Dict:
        """Vector and mask."""
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete[np.int64]:
        """The numbers of the action table."""
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new match: the one of this seed, or else the next one of the last seed."""
        if seed is not None:
            self._random, _ = np_random(seed)
        self.board.deal(int(self._random.integers(2**63)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._skip_agent_selection = None
        self.agent_selection = self.agents[0]
        self.infos = {agent: self._info(agent) for agent in self.agents}
        self._ask()

    def step(self, action: int | None) -> None:
        """The agent that is asked answers; one whose match is over steps with None."""
        self.board.floor  # noqa: B018 - nobody steps before the first reset
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.board.answer(None if action is None else int(action))
        self._cumulative_rewards[agent] = 0.0
        floor, most = self.board.floor, self._most_answers
        if floor.seat == NOBODY:
            self._end()
        elif most is not None and floor.match.answered >= most:
            self.truncations = dict.fromkeys(self.agents, True)
        self._ask()

    def observe(self, agent: str) -> Observation:
        """What an agent sees, and what it may answer if it is asked."""
        seat = self._seat_of[agent]
        return {"observation": self.board.vector(seat), "action_mask": self.board.mask(seat)}

    def state(self) -> Vector:
        """What all agents see, one after the other: for a critic that may know all of it."""
        return self.board.vectors()

    def render(self) -> str | None:
        """Who is asked what, and the numbers of the answers."""
        return self.board.told() if self.render_mode == "ansi" else None

    def close(self) -> None:
        """There is nothing to close."""

    # ---- what else one may want ----------------------------------------------------------

    @property
    def match(self) -> Match:
        """The match in progress: for tools, not for agents."""
        return self.board.match

    def view(self, agent: str) -> dict[str, object]:
        """What an agent sees, as plain data: all that the vector is made of, and more."""
        return self.board.view(self._seat_of[agent])

    # ---- how it goes on ------------------------------------------------------------------

    def _ask(self) -> None:
        """Turn to the seat that has the word; when it is all over, to one after the other."""
        asked, before = self.board.floor.seat, self.agent_selection
        self.agent_selection = self.agents[0 if asked == NOBODY else asked]
        news = self.agents if self._views else {before: None, self.agent_selection: None}
        for agent in news:  # the masks of the others are all 0, and stay so
            self.infos[agent] = self._info(agent)

    def _info(self, agent: str) -> dict[str, Any]:
        seat = self._seat_of[agent]
        info: dict[str, Any] = {"action_mask": self.board.mask(seat)}
        if self._views:
            info["view"] = self.board.view(seat)
        return info

    def _end(self) -> None:
        shares = self.board.shares()
        assert shares is not None
        self.rewards = dict(zip(self.agents, shares, strict=True))
        self._accumulate_rewards()
        self.terminations = dict.fromkeys(self.agents, True)


def observation_space(board: Board) -> spaces.Dict:
    """Vector and mask, as every seat of a board has them."""
    return spaces.Dict(
        {
            "observation": vector_space(board),
            "action_mask": spaces.Box(0, 1, (board.actions.size,), np.int8),
        }
    )


def checked_most(answers: int | None) -> int | None:
    """How many answers a match may take, or None; fewer than one would be no match."""
    if answers is not None and answers < 1:
        raise BadOptionValue("most_answers", answers, ["1 or more", "None"])
    return answers


def vector_space(board: Board) -> spaces.Box:
    """Numbers from −1 to 1."""
    return spaces.Box(-1, 1, (board.observer.size,), np.float32)
