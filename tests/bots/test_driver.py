"""Bots sit down at a match and play it."""

from __future__ import annotations

from importlib import import_module

import pytest

import commonroom
from commonroom import bots
from commonroom.kernel import Match
from commonroom.kernel.errors import BadOptionValue

GAME = "death-eaters-rising"


def answers_of(match: Match) -> list[object]:
    return list(match.answers)


def test_levels_are_listed_from_the_weakest() -> None:
    assert bots.levels(GAME) == ("random", "novice", "adept", "expert", "master")


def test_a_title_without_an_adept_lets_its_novice_play_as_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    rising = import_module("commonroom.games.death_eaters_rising.bots")
    novice, expert = rising.LEVELS["novice"], rising.LEVELS["expert"]
    monkeypatch.setattr(rising, "LEVELS", {"novice": novice, "expert": expert})
    assert bots.levels(GAME) == ("random", "novice", "adept", "expert", "master")
    games = []
    for level in ("novice", "adept"):
        match = commonroom.new_match(GAME, seats=2, seed=8, muted=True)
        bots.play(match, bots.seated(match, [level] * 2, seed=8))
        games.append(answers_of(match))
    assert games[0] == games[1]


@pytest.mark.parametrize("level", ["random", "novice"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_table_of_bots_plays_to_the_end(level: str, seats: int) -> None:
    match = commonroom.new_match(GAME, seats=seats, seed=3, muted=True)
    result = bots.play(match, bots.seated(match, [level] * seats, seed=3))
    assert result is not None
    assert match.decision is None
    assert result.reasons


def test_the_same_seed_plays_the_same_game() -> None:
    games = []
    for _ in range(2):
        match = commonroom.new_match(GAME, seats=3, seed=8, muted=True)
        bots.play(match, bots.seated(match, ["random", "novice", "expert"], seed=8))
        games.append(answers_of(match))
    assert games[0] == games[1]


def test_another_seed_of_the_bots_plays_another_game() -> None:
    games = []
    for seed in (1, 2):
        match = commonroom.new_match(GAME, seats=2, seed=8, muted=True)
        bots.play(match, bots.seated(match, ["random", "random"], seed=seed))
        games.append(answers_of(match))
    assert games[0] != games[1]


def test_bots_wait_for_a_seat_without_one() -> None:
    match = commonroom.new_match(GAME, seats=2, seed=3)
    assert match.decision is not None
    assert match.decision.owner == 0
    assert bots.step(match, bots.seated(match, {1: "expert"}, seed=3)) is None
    assert bots.play(match, bots.seated(match, {1: "expert"}, seed=3)) is None
    assert answers_of(match) == []


def test_guests_speak_up_on_the_turns_of_others() -> None:
    for seed in range(20):
        match = commonroom.new_match(GAME, seats=4, seed=seed, muted=True)
        players = bots.seated(match, ["adept"] * 4, seed)
        while (decision := match.decision) is not None:
            move = bots.step(match, players)
            assert move is not None
            if move.seat != decision.owner:
                assert move.option[0] == "token"
                return
    pytest.fail("nobody ever spoke up")


def test_every_move_has_a_reason() -> None:
    match = commonroom.new_match(GAME, seats=2, seed=4, muted=True)
    players = bots.seated(match, ["expert", "novice"], seed=4)
    for _ in range(60):
        move = bots.step(match, players)
        assert move is not None
        assert move.reason.key.startswith("der-reason-")


def test_an_unknown_level_is_refused() -> None:
    match = commonroom.new_match(GAME, seats=2, seed=1)
    with pytest.raises(BadOptionValue, match="random or novice or adept or expert or master"):
        bots.seated(match, ["random", "genius"], seed=1)


def test_a_seat_that_is_not_there_is_refused() -> None:
    match = commonroom.new_match(GAME, seats=2, seed=1)
    with pytest.raises(BadOptionValue, match="0 or 1"):
        bots.seated(match, {2: "random"}, seed=1)
