"""One seat against bots as a Gymnasium environment."""

import pickle
from collections.abc import Callable
from copy import deepcopy
from random import Random

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import SyncVectorEnv

import commonroom
from commonroom.bots.search import Ends, Trials
from commonroom.bots.worlds import Worlds
from commonroom.kernel.errors import BadOptionValue
from commonroom.rl import SeatEnv, gym_env
from commonroom.rl.actions import SILENCE
from commonroom.rl.seat_env import ILLEGAL

GAMES = commonroom.games()


@pytest.mark.parametrize("game", GAMES)
def test_gymnasium_accepts_it(game: str) -> None:
    check_env(gymnasium.make(f"commonroom/{game}", opponents="random").unwrapped)


def some(seat: SeatEnv, random: Random) -> int:
    """Any number that may be answered now."""
    return random.choice(np.flatnonzero(seat.action_masks()).tolist())


@pytest.mark.parametrize("place", [0, 1])
def test_it_is_asked_for_its_own_seat_only_and_rewarded_for_it(place: int) -> None:
    seat, random = gym_env("quidditch", seat=place), Random(1)
    _, info = seat.reset(seed=6)
    over, reward = False, 0.0
    while not over:
        decision = seat.match.decision
        assert decision is not None
        assert decision.owner == place
        assert np.array_equal(info["action_mask"], seat.action_masks())
        assert info["action_mask"].sum() == len(decision.options)
        _, reward, over, truncated, info = seat.step(some(seat, random))
        assert not truncated
    result = seat.match.result
    assert result is not None
    assert reward == (place in result.winners)
    assert np.flatnonzero(info["action_mask"]).tolist() == [SILENCE]


def test_a_masked_action_costs_a_little_and_changes_nothing() -> None:
    seat = gym_env("talisman", opponents="random")
    before, _ = seat.reset(seed=1)
    answers = len(seat.match.answers)
    after, reward, terminated, truncated, _ = seat.step(SILENCE)
    assert np.array_equal(before, after)
    assert (reward, terminated, truncated) == (ILLEGAL, False, False)
    assert len(seat.match.answers) == answers


def test_a_policy_that_never_answers_is_cut_short() -> None:
    seat = gym_env("talisman", opponents="random", most_answers=20)
    seat.reset(seed=1)
    cuts = [seat.step(SILENCE)[3] for _ in range(20)]
    assert cuts == [False] * 19 + [True]


def test_nothing_is_cut_short_before_the_first_answer() -> None:
    seat = gym_env("talisman", seat=1, opponents="random", most_answers=1)
    _, info = seat.reset(seed=1)
    assert info["action_mask"].any()
    assert seat.step(some(seat, Random(1)))[3]


def test_a_seed_means_one_match_and_one_set_of_bots() -> None:
    def answers() -> list[object]:
        seat, random = (
            gym_env("talisman", seat=1, opponents=["novice", "random"], seats=3),
            Random(2),
        )
        seat.reset(seed=9)
        for _ in range(20):
            seat.step(some(seat, random))
        return list(seat.match.answers)

    assert answers() == answers()


def test_a_master_looks_ahead_as_far_as_it_may(monkeypatch: pytest.MonkeyPatch) -> None:
    tried, worlds = [], Worlds.tried

    def counted(self: Worlds, trials: Trials, in_time: Callable[[], bool]) -> Ends:
        tried.append(len(trials.options))
        return worlds(self, trials, in_time)

    monkeypatch.setattr(Worlds, "tried", counted)
    seat, random = gym_env("quidditch", opponents="master-4"), Random(1)
    seat.reset(seed=1)
    for _ in range(30):
        seat.step(some(seat, random))
    assert tried


@pytest.mark.parametrize("copied", [deepcopy, lambda seat: pickle.loads(pickle.dumps(seat))])
def test_a_copy_goes_on_by_itself_in_the_same_way(copied: Callable[[SeatEnv], SeatEnv]) -> None:
    seat = gym_env("death-eaters-rising", seats=3, opponents=["novice", "random"], guests=True)
    seat.reset(seed=3)
    for _ in range(10):
        seat.step(some(seat, Random(1)))
    twin, before = copied(seat), seat.match.save()
    ways = []
    for one in (twin, seat):
        random, way = Random(7), []
        for _ in range(15):
            vector, *others, info = one.step(some(one, random))
            way.append((vector.tolist(), others, info["action_mask"].tolist()))
        ways.append(way)
        if one is twin:
            assert seat.match.save() == before
    assert ways[0] == ways[1]


def test_many_at_once() -> None:
    """Gymnasium's vectors of environments, each of which deals another match."""
    many = SyncVectorEnv([lambda: gym_env("quidditch", opponents="random")] * 2)
    vectors, info = many.reset(seed=1)
    board = gym_env("quidditch").board
    assert vectors.shape == (2, board.observer.size)
    assert info["action_mask"].shape == (2, board.actions.size)
    one, other = (match.setting.key for match in many.get_attr("match"))
    assert one != other


def test_alone_there_is_nobody_to_wait_for() -> None:
    seat = gym_env("year-at-hogwarts", seats=1)
    _, info = seat.reset(seed=1)
    assert info["action_mask"].any()


def test_it_may_speak_up_as_a_guest() -> None:
    seat = gym_env("death-eaters-rising", seats=4, opponents="random", guests=True)
    random, asked, spoken = Random(4), 0, 0
    for seed in range(40):
        seat.reset(seed=seed)
        over = False
        while not over:
            decision, quiet = seat.match.decision, bool(seat.action_masks()[SILENCE])
            assert decision is not None
            assert quiet == (decision.owner != 0)
            action = SILENCE if quiet and asked % 2 else some(seat, random)
            asked, spoken = asked + quiet, spoken + (quiet and action != SILENCE)
            over = seat.step(action)[2]
    assert 0 < spoken < asked


@pytest.mark.parametrize(
    ("seat", "opponents"), [(2, "novice"), (0, "grandmaster"), (0, ["novice", "novice"])]
)
def test_it_refuses_what_there_is_not(seat: int, opponents: str | list[str]) -> None:
    with pytest.raises(BadOptionValue):
        SeatEnv("quidditch", seat, opponents)


def test_it_shows_what_the_seat_sees() -> None:
    seat = gym_env("quidditch", seat=1, opponents="random", render_mode="ansi")
    seat.reset(seed=1)
    assert seat.view()["seat"] == 1
    assert str(seat.render()).startswith("seat 1: yh-ask-")


@pytest.mark.parametrize(
    ("shaped", "discount"), [(-0.5, 1.0), (0.5, 1.5), (0.5, float("nan")), (float("nan"), 1.0)]
)
def test_hints_that_would_mislead_a_learner_are_refused(shaped: float, discount: float) -> None:
    with pytest.raises(BadOptionValue):
        SeatEnv("quidditch", shaped=shaped, discount=discount)
