"""A whole table as a PettingZoo environment."""

import pickle
from collections.abc import Callable
from copy import deepcopy
from importlib import import_module
from itertools import count
from pathlib import Path
from random import Random
from types import SimpleNamespace

import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from pettingzoo.test import api_test, seed_test
from pettingzoo.utils.env import AECEnv

import commonroom
from commonroom.kernel import Result, title
from commonroom.kernel.errors import BadOptionValue, NoSuchOption
from commonroom.rl import TableEnv, action_table, env, gym_env
from commonroom.rl.actions import SILENCE
from commonroom.rl.board import win_shares

GAMES = commonroom.games()
GUEST_ASKED = 1
"""The seed of a match in which a guest is asked."""


def fewest(game: str) -> int:
    return min(title(game).about.seats)


def some(table: TableEnv, random: Random) -> int:
    """Any number that may be answered now."""
    mask = table.infos[table.agent_selection]["action_mask"]
    return random.choice(np.flatnonzero(mask).tolist())


def played(table: TableEnv, seed: int, steps: int = 100_000) -> dict[str, float]:
    """Play at random to the end; what everyone was rewarded with."""
    random, rewards = Random(seed), {}
    table.reset(seed=seed)
    for agent in table.agent_iter(steps):
        _, reward, terminated, truncated, _ = table.last(observe=False)
        if terminated or truncated:
            rewards[agent] = reward
            table.step(None)
        else:
            table.step(some(table, random))
    return rewards


# PettingZoo means its own games only to be of observations with masks.
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably")
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")
@pytest.mark.parametrize("guests", [False, True])
@pytest.mark.parametrize("game", GAMES)
def test_pettingzoo_accepts_it(game: str, guests: bool) -> None:
    api_test(env(game, seats=max(title(game).about.seats[:3]), guests=guests), num_cycles=30)


@pytest.mark.parametrize("game", GAMES)
def test_a_seed_means_one_match(game: str) -> None:
    """Observations, masks, views and rewards are the same."""
    seed_test(lambda: env(game, seats=fewest(game), guests=True, views=True), num_cycles=40)


def test_without_a_seed_the_next_match_is_another_one_and_the_same_for_everybody() -> None:
    one, other = env("talisman", seats=2), env("talisman", seats=2)
    keys = []
    for table in (one, other):
        table.reset(seed=5)
        first = table.match.setting.key
        table.reset()
        keys.append((first, table.match.setting.key))
    assert keys[0] == keys[1]
    assert keys[0][0] != keys[0][1]


@pytest.mark.parametrize("game", GAMES)
def test_pettingzoo_can_measure_it(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its benchmark runs for five seconds; here they pass quickly."""
    clock, benchmark = count(), import_module("pettingzoo.test.performance_benchmark")
    monkeypatch.setattr(benchmark, "time", SimpleNamespace(time=lambda: next(clock)))
    monkeypatch.setattr(benchmark, "random", Random(1))
    table = env(game, seats=fewest(game))
    benchmark.performance_benchmark(table)
    assert len(table.match.answers) >= 5


def test_a_table_is_what_pettingzoo_takes_for_one() -> None:
    table = env("death-eaters-rising", seats=2)
    assert isinstance(table, AECEnv)
    assert table.possible_agents == ["seat_0", "seat_1"]
    assert str(table) == "death_eaters_rising_v3"


def test_masks_show_what_may_be_answered_and_only_to_whom_is_asked() -> None:
    table = env("death-eaters-rising", seats=3)
    table.reset(seed=2)
    decision = table.match.decision
    assert decision is not None
    assert table.agent_selection == f"seat_{decision.owner}"
    for agent in table.agents:
        mask, seen = table.infos[agent]["action_mask"], table.observe(agent)
        assert np.array_equal(mask, seen["action_mask"])
        expected = len(decision.options) if agent == table.agent_selection else 0
        assert mask.sum() == expected
    names = {table.board.actions.named(int(number)) for number in np.flatnonzero(mask)}
    assert names == (set(decision.options) if agent == table.agent_selection else set())


def test_a_masked_action_is_refused_and_changes_nothing() -> None:
    table = env("quidditch", seats=2)
    table.reset(seed=1)
    before = table.match.save()
    for wrong in (SILENCE, table.board.actions.size, None):
        with pytest.raises(NoSuchOption):
            table.step(wrong)
    assert table.match.save() == before


def test_it_must_be_reset_first() -> None:
    table = env("quidditch", seats=2)
    with pytest.raises(ResetNeeded):
        table.observe("seat_0")
    with pytest.raises(ResetNeeded):
        table.step(1)


def test_it_offers_what_the_game_does() -> None:
    with pytest.raises(BadOptionValue):
        env("quidditch", seats=3)
    with pytest.raises(BadOptionValue):
        env("talisman", seats=2, options={"edition": "xx"})
    table = env("talisman", seats=2, options={"edition": "pl"}, views=True)
    table.reset(seed=1)
    assert table.infos["seat_1"]["view"]["options"]["edition"] == "pl"
    assert table.view("seat_1") == table.infos["seat_1"]["view"]
    assert table.view("seat_1")["seat"] == 1


def test_one_winner_is_rewarded_at_the_end() -> None:
    table = env("quidditch", seats=2)
    rewards = played(table, seed=4)
    result = table.match.result
    assert result is not None
    (winner,) = result.winners
    assert rewards == {f"seat_{winner}": 1.0, f"seat_{1 - winner}": 0.0}
    assert table.agents == []


def test_partners_win_and_lose_together() -> None:
    rewards = played(env("death-eaters-rising", seats=3), seed=4)
    assert len(rewards) == 3
    assert len(set(rewards.values())) == 1


def test_win_shares() -> None:
    lost, won, tied = Result((), ("R",)), Result((0, 1, 2), ("R",)), Result((0, 2), ("R",))
    assert win_shares(lost, 3, cooperative=True) == [0, 0, 0]
    assert win_shares(won, 3, cooperative=True) == [1, 1, 1]
    assert win_shares(tied, 3, cooperative=False) == [0.5, 0, 0.5]


def test_a_match_that_takes_too_long_is_cut_short() -> None:
    table = env("talisman", seats=2, most_answers=30)
    assert played(table, seed=1) == {"seat_0": 0.0, "seat_1": 0.0}
    assert len(table.match.answers) == 30
    assert table.match.decision is not None


def asked_guests(table: TableEnv) -> int:
    """How often somebody is asked who may keep quiet; now and then somebody does speak up."""
    random, asked = Random(3), 0
    for seed in range(40):
        table.reset(seed=seed)
        for agent in table.agent_iter():
            decision, before = table.match.decision, len(table.match.answers)
            if decision is None:
                break
            if table.infos[agent]["action_mask"][SILENCE]:
                asked += 1
                assert agent != f"seat_{decision.owner}"
                if random.random() < 0.8:
                    table.step(SILENCE)
                    assert len(table.match.answers) == before
                    continue
            action = some(table, random)
            table.step(action)
            assert len(table.match.answers) == before + (action != SILENCE)
    return asked


def test_guests_are_asked_if_they_are_to_be() -> None:
    assert asked_guests(env("death-eaters-rising", seats=3, guests=True)) > 5
    assert asked_guests(env("death-eaters-rising", seats=3)) == 0


def test_it_can_be_sent_to_another_process() -> None:
    table = env("talisman", seats=3, options={"edition": "pl"}, guests=True)
    twin = pickle.loads(pickle.dumps(table))
    for one in (table, twin):
        one.reset(seed=8)
    assert table.match.setting == twin.match.setting


@pytest.mark.parametrize("copied", [deepcopy, lambda table: pickle.loads(pickle.dumps(table))])
def test_a_copy_is_another_table_in_the_same_position(
    copied: Callable[[TableEnv], TableEnv],
) -> None:
    """Also where a guest has the word, and for all matches to come."""
    table, random = env("death-eaters-rising", seats=4, guests=True), Random(2)
    table.reset(seed=GUEST_ASKED)
    while not table.board.floor.as_guest:
        table.step(some(table, random))
    twin, before = copied(table), table.match.save()
    ways = []
    for one in (twin, table):
        random, way = Random(5), []
        assert one.match.save() == before
        while one.match.decision is not None:
            seen = one.observe(one.agent_selection)
            way.append((one.agent_selection, seen["observation"].tolist()))
            one.step(some(one, random))
        one.reset()
        ways.append((way, one.match.setting.key))
    assert ways[0] == ways[1]


def test_the_state_is_what_all_see() -> None:
    table = env("quidditch", seats=2)
    table.reset(seed=1)
    both = [table.observe(agent)["observation"] for agent in table.agents]
    assert np.array_equal(table.state(), np.concatenate(both))
    assert table.state_space.contains(table.state())


def test_it_says_who_is_asked_what() -> None:
    table = env("quidditch", seats=2, render_mode="ansi")
    table.reset(seed=1)
    first, *answers = str(table.render()).splitlines()
    assert first == f"seat {table.board.floor.seat}: yh-ask-house (YH-QUI-1)"
    assert answers[0].split() == ["1", "house", "gryffindor"]
    assert env("quidditch", seats=2).render() is None


def test_a_pack_is_played_and_numbered(tmp_path: Path) -> None:
    """A dial that goes further has more numbers, and a pickled table still has them."""
    (tmp_path / "limits.toml").write_text('[[limits]]\nid = "box"\nlife = 9\n')
    table = pickle.loads(pickle.dumps(env("talisman", seats=2, pack=tmp_path)))
    assert table.board.actions.size == action_table("talisman").size + 1
    rewards = played(table, 1, steps=300)
    assert not rewards
    assert table.match.game.content.limit.life == 9
    seat = gym_env("talisman", pack=tmp_path)
    assert seat.board.actions.size == table.board.actions.size
    seat.reset(seed=1)
    assert seat.match.setting.pack == table.match.setting.pack
