"""The titles in OpenSpiel: its own check of a game, seeds, observations, copies."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.observation import make_observation

from commonroom.kernel import games
from commonroom.kernel.errors import BadOptionValue
from commonroom.rl.board import observer
from commonroom.rl.open_spiel import short_name


def begun(name: str, seed: int) -> Any:
    state = pyspiel.load_game(name).new_initial_state()
    assert state.is_chance_node()
    state.apply_action(seed)
    return state


def played(state: Any, answers: int, chance: Random) -> list[int]:
    """Some answers at random, and who gave them."""
    seats = []
    for _ in range(answers):
        if state.is_terminal():
            break
        seats.append(state.current_player())
        state.apply_action(chance.choice(state.legal_actions()))
    return seats


def test_open_spiel_finds_nothing_wrong(capfd: pytest.CaptureFixture[str]) -> None:
    game = pyspiel.load_game("commonroom_death_eaters_rising(players=3)")
    assert game.num_players() == 3
    pyspiel.random_sim_test(game, 1, False, False)


@pytest.mark.parametrize("title", games())
def test_every_title_is_there_and_the_same_seed_is_the_same_match(title: str) -> None:
    one, other = begun(short_name(title), 7), begun(short_name(title), 7)
    played(one, 30, Random(1))
    for action in one.history()[1:]:
        other.apply_action(action)
    assert str(other) == str(one)
    assert "seat" in str(one)


def test_a_copy_goes_its_own_way() -> None:
    state = begun("commonroom_quidditch", 3)
    played(state, 40, Random(1))
    before, twin = str(state), state.clone()
    assert str(twin) == before
    played(twin, 5, Random(2))
    assert (str(state), str(twin) == before) == (before, False)


def test_observations_are_those_of_the_other_environments() -> None:
    state = begun("commonroom_talisman", 3)
    played(state, 20, Random(1))
    seat = state.current_player()
    seen = make_observation(pyspiel.load_game("commonroom_talisman"))
    seen.set_from(state, seat)
    assert seen.tensor.shape == (observer("talisman", 2).size,)
    assert np.array_equal(seen.tensor, state.board.vector(seat))
    assert '"players":' in seen.string_from(state, seat)


def test_whoever_wins_gets_all_of_it() -> None:
    state = begun("commonroom_quidditch", 1)
    seats = played(state, 20_000, Random(1))
    assert state.is_terminal()
    assert sorted(state.returns()) == [0.0, 1.0]
    assert set(seats) == {0, 1}


def test_a_table_that_the_title_does_not_have_is_refused() -> None:
    with pytest.raises(BadOptionValue, match="seats cannot be 9"):
        pyspiel.load_game("commonroom_talisman(players=9)")
