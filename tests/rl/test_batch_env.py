"""Many tables stepped together, and the loops that the documentation shows."""

from itertools import count
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode, SyncVectorEnv, VectorEnv
from numpy.typing import NDArray

import commonroom
from commonroom.kernel.errors import BadOptionValue
from commonroom.rl import BatchEnv, batch_env, gym_env
from commonroom.rl.actions import SILENCE


def picked(masks: NDArray[np.int8], random: Random) -> NDArray[np.int64]:
    """One allowed action for each table."""
    return np.array([random.choice(np.flatnonzero(mask).tolist()) for mask in masks])


def ends(many: VectorEnv[Any, Any, Any], wanted: int, most: int) -> int:
    """Play as docs/rl.md does until so many matches are over; says how many were."""
    random, over = Random(3), 0
    _, infos = many.reset(seed=42)
    for _ in range(most):
        actions = picked(infos["action_mask"], random)
        _, _, terminated, truncated, infos = many.step(actions)
        over += int((terminated | truncated).sum())
        if over >= wanted:
            break
    return over


@pytest.mark.parametrize("mode", [None, "sync"])
def test_the_documented_loop_goes_on_beyond_the_end_of_matches(mode: str | None) -> None:
    many = gymnasium.make_vec(
        "commonroom/death-eaters-rising", num_envs=3, vectorization_mode=mode, opponents="random"
    )
    assert ends(many, wanted=7, most=2_000) >= 7


@pytest.mark.parametrize("game", commonroom.games())
def test_a_batch_is_what_single_tables_are(game: str) -> None:
    """The same vectors, rewards and masks; a match that is over is followed by the next at once."""
    batch = BatchEnv(game, 3, opponents="random", most_answers=60)
    singles = [gym_env(game, opponents="random", most_answers=60) for _ in range(3)]
    random = Random(1)
    vectors, infos = batch.reset(seed=5)
    firsts = [one.reset(seed=5 + number) for number, one in enumerate(singles)]
    assert np.array_equal(vectors, [vector for vector, _ in firsts])
    ended = 0
    for _ in range(120):
        actions = picked(infos["action_mask"], random)
        vectors, rewards, terminated, truncated, infos = batch.step(actions)
        assert batch.observation_space.contains(vectors)
        for number, one in enumerate(singles):
            vector, *told, info = one.step(actions[number])
            assert told == [rewards[number], terminated[number], truncated[number]]
            if told[1] or told[2]:
                ended += 1
                assert np.array_equal(infos["final_obs"][number], vector)
                vector, info = one.reset()
            assert np.array_equal(vectors[number], vector)
            assert np.array_equal(infos["action_mask"][number], info["action_mask"])
    assert ended


def test_what_a_step_returned_stays_unless_nobody_minds() -> None:
    for copy in (True, False):
        batch = BatchEnv("quidditch", 2, opponents="random", copy=copy)
        before, infos = batch.reset(seed=1)
        kept = before.copy()
        for _ in range(4):
            _, _, _, _, infos = batch.step(picked(infos["action_mask"], Random(1)))
        assert np.array_equal(before, kept) is copy


def test_seats_take_turns_over_the_tables() -> None:
    batch = BatchEnv("quidditch", 4, seat=[0, 1], opponents="random")
    batch.reset(seed=1)
    assert [table.board.floor.seat for table in batch.tables] == [0, 1, 0, 1]


def test_it_says_that_it_deals_anew_within_a_step() -> None:
    batch = BatchEnv("quidditch", 1)
    assert batch.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP


def test_a_mask_is_never_empty() -> None:
    seat = gym_env("death-eaters-rising", opponents="random")
    random, over = Random(2), False
    _, info = seat.reset(seed=1)
    while not over:
        assert info["action_mask"].any()
        action = random.choice(np.flatnonzero(info["action_mask"]).tolist())
        _, _, over, _, info = seat.step(action)
    assert np.flatnonzero(info["action_mask"]).tolist() == [SILENCE]
    assert np.flatnonzero(seat.action_masks()).tolist() == [SILENCE]


@pytest.mark.slow
@pytest.mark.parametrize("game", commonroom.games())
def test_shaped_rewards_add_up_to_the_plain_one(game: str) -> None:
    """Hope comes and goes on the way; in the end only the result is left, less the first hope."""

    def rewards(seed: int, shaped: float = 0.0) -> list[float]:
        seat = gym_env(game, opponents="novice", most_answers=None, shaped=shaped)
        random = Random(1)
        _, info = seat.reset(seed=seed)
        found, over = [], False
        while not over:
            action = random.choice(np.flatnonzero(info["action_mask"]).tolist())
            _, reward, over, _, info = seat.step(action)
            found.append(reward)
        return found

    for seed in count(1):
        plain, shaped = rewards(seed), rewards(seed, 0.5)
        assert len(plain) == len(shaped)
        hoped = sum(plain) - sum(shaped)  # what was hoped for at the start
        assert 0.0 <= hoped <= 0.5
        if any(one for one in shaped[:-1]):
            return  # it told something before the end
        assert seed < 5


def test_a_game_that_cannot_tell_how_it_stands_has_no_shaped_rewards(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("commonroom.rl.board.evaluator_of", lambda game, content: None)
    with pytest.raises(BadOptionValue, match="shaped"):
        gym_env("quidditch", shaped=1.0)


def test_gymnasiums_own_vectors_work_as_well() -> None:
    many = SyncVectorEnv([lambda: gym_env("death-eaters-rising", opponents="random")] * 2)
    assert ends(many, wanted=3, most=2_000) >= 3


def test_each_table_may_have_a_seed_of_its_own() -> None:
    many, same = batch_env("quidditch", 2), batch_env("quidditch", 2)
    assert (many.reset(seed=[8, 9])[0] == same.reset(seed=8)[0]).all()
    with pytest.raises(BadOptionValue, match="seed"):
        many.reset(seed=[8])


def test_an_action_too_few_is_refused_before_any_table_moves_on() -> None:
    many = batch_env("quidditch", 2)
    _, infos = many.reset(seed=8)
    first = np.array([np.flatnonzero(infos["action_mask"][0])[0]])
    before = many.tables[0].match.answered
    with pytest.raises(BadOptionValue, match="one for each of 2 tables"):
        many.step(first)
    assert many.tables[0].match.answered == before


@pytest.mark.parametrize(
    ("name", "arguments"),
    [("num_envs", {"num_envs": 0}), ("seat", {"seat": []}), ("most_answers", {"most_answers": 0})],
)
def test_a_table_that_nobody_could_sit_at_is_refused(name: str, arguments: dict[str, Any]) -> None:
    with pytest.raises(BadOptionValue, match=f"^{name} "):
        batch_env("quidditch", **{"num_envs": 2, **arguments})
