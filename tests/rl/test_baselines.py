"""How often levels win, as a table."""

import pytest
from click.testing import CliRunner

from commonroom.rl import SeatEnv, gym_env
from commonroom.rl.baselines import Measured, Player, main, measured, of_level, of_model
from commonroom.rl.observation import Vector


@pytest.mark.slow
def test_a_table_of_levels_from_every_seat() -> None:
    args = ["death-eaters-rising", "--games", "6", "--levels", "random,expert", "--seats", "3"]
    result = CliRunner().invoke(main, args)
    assert result.exit_code == 0, result.output
    head, _, *rows = result.output.splitlines()
    assert head == "| against `random` | wins | own answers a game |"
    assert [row.split(" | ")[0] for row in rows] == ["| `random`", "| `expert`"]
    assert all("of 6 games" in row for row in rows)


def test_a_level_plays_the_same_as_at_any_table_and_is_counted() -> None:
    tables = [gym_env("quidditch", seat=seat, opponents="novice") for seat in (0, 1)]
    found = measured(of_level("novice"), tables, 4)
    assert found == measured(of_level("novice"), tables, 4)
    assert found.games == 4
    assert 0 <= found.wins <= 4
    assert found.answers > 4


def test_a_model_is_asked_with_its_vector_and_mask() -> None:
    """Whatever predicts, as sb3-contrib's policies do."""
    env = gym_env("death-eaters-rising", opponents="random")

    class First:
        def predict(self, vector: Vector, action_masks: Vector) -> tuple[int, None]:
            assert vector.shape == env.observation_space.shape
            return int(action_masks.nonzero()[0][0]), None

    def first(env: SeatEnv, seed: int) -> Player:
        return lambda env, vector: int(env.action_masks().nonzero()[0][0])

    assert measured(of_model(First()), [env], 2) == measured(first, [env], 2)


def test_few_games_say_little_even_if_all_are_won() -> None:
    assert Measured(4, 4, 40).line("`expert`") == "| `expert` | 100 % (51–100) of 4 games | 10 |"
    assert Measured(0, 4, 40).interval[0] == pytest.approx(0)
    assert Measured(50, 100, 100).line("x") == "| x | 50 % (40–60) of 100 games | 1 |"


@pytest.mark.parametrize(
    "args", [["--levels", "grandmaster"], ["--opponents", "nobody"], ["--seats", "9"]]
)
def test_what_there_is_not_is_refused_before_the_table(args: list[str]) -> None:
    result = CliRunner().invoke(main, ["quidditch", "--games", "1", *args])
    assert result.exit_code == 2
    assert "it takes" in result.output
    assert "| wins |" not in result.output
