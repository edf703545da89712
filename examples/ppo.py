"""A player that learns: MaskablePPO teaches itself Quidditch by playing against `random`.

    pip install '.[rl]' sb3-contrib          # which brings PyTorch, too
    python examples/ppo.py --steps 250000

It prints how often it wins before and after, from either seat. docs/rl.md has the numbers of a run.
"""

import argparse
from collections.abc import Callable
from typing import Any

import gymnasium
from sb3_contrib import MaskablePPO
from stable_baselines3.common.monitor import Monitor
from stable_baselines3.common.vec_env import DummyVecEnv

import commonroom.rl as rl
from commonroom.rl.baselines import Player, measured, of_level, of_model


class Nudged(gymnasium.Wrapper[Any, Any, Any, Any]):
    """Adds hints to the reward, which otherwise comes only at the end, hundreds of answers later.

    Each answer is praised or blamed for what it changes: goals most of all, then carrying the
    Quaffle towards their end, then going to get it.
    """

    def __init__(self, env: rl.SeatEnv) -> None:
        super().__init__(env)
        self.table = env
        self.before = 0.0

    def worth(self) -> float:
        view: Any = self.table.view()
        mine = next(n for n, side in enumerate(view["sides"]) if side["seat"] == self.table.seat)
        goals, (column, row) = [side["goals"] for side in view["sides"]], view["quaffle"]
        worth: float = goals[mine] - goals[1 - mine]
        if view["carrier"].startswith(str(mine)):
            ahead: int = column if mine == 0 else -column  # one shoots from 4
            return worth + 0.05 + 0.025 * (4 + ahead)
        chasers = [at for piece, at in view["sides"][mine]["at"].items() if "chaser" in piece]
        far: int = min((abs(c - column) + abs(r - row) for c, r in chasers), default=8)
        return worth - 0.02 * far

    def reset(self, **kwargs: Any) -> tuple[Any, dict[str, Any]]:
        observation, info = self.env.reset(**kwargs)
        self.before = self.worth()
        return observation, info

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        observation, reward, terminated, truncated, info = self.env.step(action)
        before, self.before = self.before, self.worth()
        return observation, float(reward) + self.before - before, terminated, truncated, info

    def action_masks(self) -> Any:
        return self.table.action_masks()


def seat(number: int, most_answers: int) -> rl.SeatEnv:
    return rl.gym_env("quidditch", seat=number, opponents="random", most_answers=most_answers)


def win_share(player: Callable[[rl.SeatEnv, int], Player], games: int) -> str:
    """How often it wins from either seat, and how sure that is (95 %)."""
    found = measured(player, [seat(0, 20_000), seat(1, 20_000)], games)
    return found.line("wins").strip("| ").replace(" |", ",") + " own answers a game"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--steps", type=int, default=250_000)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--save")
    chosen = parser.parse_args()

    print("random", win_share(of_level("random"), min(40, chosen.games)), flush=True)
    tables = DummyVecEnv([lambda n=n: Monitor(Nudged(seat(n % 2, 1500))) for n in range(16)])
    model = MaskablePPO(
        "MlpPolicy", tables,
        n_steps=128, batch_size=256, n_epochs=6, gamma=0.97, gae_lambda=0.9, ent_coef=0.003,
        learning_rate=1e-3,
        policy_kwargs={"net_arch": [128, 128]}, seed=chosen.seed, device="cpu", verbose=1,
    )  # fmt: skip
    model.learn(chosen.steps, log_interval=10)
    print("PPO", win_share(of_model(model), chosen.games))
    if chosen.save:
        model.save(chosen.save)


if __name__ == "__main__":
    main()
