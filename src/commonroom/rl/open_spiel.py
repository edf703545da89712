"""The titles as games of OpenSpiel: ``pyspiel.load_game("commonroom_quidditch")``.

Importing this module registers them, with the numbers of actions and observations that the other
environments have. Chance moves once, before the first decision: it picks the seed of the match, one
of `DEALS`, and everything after that follows from the answers. So a history is a game that can be
played again; but whoever searches in a state searches in the true world.
"""

from __future__ import annotations

from typing import Any, ClassVar

import msgspec
import numpy as np

try:
    import pyspiel
except ModuleNotFoundError as error:
    words = f"this needs {error.name}, which comes with: pip install 'commonroom[spiel]'"
    raise ModuleNotFoundError(words, name=error.name) from error

from commonroom.kernel import games, title
from commonroom.rl.board import Board, action_table, observer
from commonroom.rl.observation import Vector

DEALS = 10_000
"""So many seeds, all equally likely."""
MOST_ANSWERS = 20_000
"""A match that is not over then is cut short, and nobody has won it."""


def short_name(game: str) -> str:
    """What OpenSpiel calls a title."""
    return f"commonroom_{game.replace('-', '_')}"


def _kind(game: str) -> Any:
    """What OpenSpiel wants to know of a title before anybody plays it."""
    about, kinds = title(game).about, pyspiel.GameType
    seats = [count for count in about.seats if count > 1]
    together = about.cooperative
    return kinds(
        short_name=short_name(game),
        long_name=f"Common Room: {game}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.IDENTICAL if together else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        min_num_players=min(seats),
        max_num_players=max(seats),
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": min(seats)},
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc] # OpenSpiel has no types
    """A title at a table of so many seats, with its usual options."""

    title: ClassVar[str]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        kind = _kind(self.title)
        self.seats = (params or {}).get("players", kind.min_num_players)
        title(self.title).about.settled(self.seats, {})  # OpenSpiel does not mind how many
        info = pyspiel.GameInfo(
            num_distinct_actions=action_table(self.title).size,
            max_chance_outcomes=DEALS,
            num_players=self.seats,
            min_utility=0.0,
            max_utility=1.0,
            max_game_length=MOST_ANSWERS,
        )
        super().__init__(kind, info, {"players": self.seats})

    def new_initial_state(self) -> SpielState:
        """Before chance has picked a seed."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        """What a seat sees, in numbers and in words."""
        return SpielObserver(self)


class SpielState(pyspiel.State):  # type: ignore[misc] # OpenSpiel has no types
    """A match, or its beginning."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.board = Board(game.title, game.seats, None, guests=False)
        self._dealt, self._answers = False, 0

    def current_player(self) -> int:
        """Who must answer: chance first, then the owner of the open decision."""
        if not self._dealt:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.is_terminal() else self.board.floor.seat

    def is_terminal(self) -> bool:
        """Whether the match is over, or was cut short."""
        over = self._dealt and self.board.match.decision is None
        return over or self._answers >= MOST_ANSWERS

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The seeds."""
        return [(seed, 1 / DEALS) for seed in range(DEALS)]

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.board.legal)

    def _apply_action(self, action: int) -> None:
        if self._dealt:
            self.board.answer(action)
            self._answers += 1
        else:
            self.board.deal(action)
            self._dealt = True

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"seed {action}"
        return " ".join(map(str, self.board.legal.get(action, (action,))))

    def returns(self) -> list[float]:
        """The win share of each seat; 0 for all until the end."""
        shares = self.board.shares() if self._dealt else None
        return shares or [0.0] * self.board.seats

    def __str__(self) -> str:
        return self.board.told() if self._dealt else "before the deal"


class SpielObserver:
    """What a seat may know: OpenSpiel fills `tensor`, or asks for words."""

    def __init__(self, game: SpielGame) -> None:
        self.tensor: Vector = np.zeros(observer(game.title, game.seats).size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Look at a state as a seat."""
        if state.current_player() == pyspiel.PlayerId.CHANCE:
            self.tensor.fill(0)
        else:
            self.tensor[:] = state.board.vector(player)

    def string_from(self, state: SpielState, player: int) -> str:
        """The seat's whole view, as JSON."""
        if state.current_player() == pyspiel.PlayerId.CHANCE:
            return str(state)
        return msgspec.json.encode(state.board.view(player)).decode()


for _game in games():  # classes: OpenSpiel drops what it was given after Python has ended
    pyspiel.register_game(_kind(_game), type(short_name(_game), (SpielGame,), {"title": _game}))
