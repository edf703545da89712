"""Another key from some answer on: what was rolled stays, what comes is new, and dice repeat."""

from __future__ import annotations

from random import Random

import pytest

import commonroom
from commonroom.kernel import Match
from tests.conformance.tables import pick

GAMES = ("year-at-hogwarts", "talisman")


def begun(game: str) -> Match:
    return commonroom.new_match(game, seats=3, seed=5)


def play(match: Match, count: int, seed: int = 1) -> None:
    random = Random(seed)
    for _ in range(count):
        if match.decision is None:
            return
        seat, option = pick(match, random)
        match.answer(option, seat)


def follow(match: Match, other: Match) -> None:
    for seat, option in other.answers[match.answered :]:
        match.answer(option, seat)


@pytest.mark.parametrize("game", GAMES)
def test_only_what_comes_after_it_is_new(game: str) -> None:
    plain, other = begun(game), begun(game)
    play(plain, 20)
    follow(other, plain)
    before = len(other.rolls)
    other.rekey(b"k" * 32)
    assert (other.rolls, other.view(0)) == (plain.rolls, plain.view(0))
    play(plain, 30)
    play(other, 30)
    assert other.rolls[:before] == plain.rolls[:before]
    assert other.rolls != plain.rolls[: len(other.rolls)]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("at", [0, 1, 7, 20])
def test_a_match_with_several_keys_is_kept_copied_and_played_again(game: str, at: int) -> None:
    match = begun(game)
    for number in range(3):
        play(match, at, seed=number)
        match.rekey(bytes([number]) * 32)
    again, twin = commonroom.load(match.save()), match.copy(muted=False)
    for other in (match, again, twin):
        play(other, 25, seed=9)
    assert match.save() == again.save() == twin.save()
    assert match.replayed().rolls == match.rolls
    assert match.replayed().view(0) == match.view(0)


def test_the_same_answers_bring_the_same_dice_after_a_takeback_across_keys() -> None:
    match = begun("year-at-hogwarts")
    play(match, 15)
    match.rekey(b"k" * 32)
    play(match, 25, seed=2)
    told, answers = list(match.rolls), match.answers
    match.rewind(5)
    for seat, option in answers[5:]:
        match.answer(option, seat)
    assert match.rolls == told


def test_a_newer_key_replaces_those_that_were_taken_back() -> None:
    match = begun("year-at-hogwarts")
    play(match, 15)
    match.rekey(b"k" * 32)
    match.rewind(5)
    match.rekey(b"n" * 32)
    assert match.setting.rekeys == ((5, b"n" * 32),)
    play(match, 20, seed=2)
    assert match.game.chance.key == b"n" * 32


def test_an_imagined_world_does_not_learn_the_keys_to_come() -> None:
    match = begun("talisman")
    play(match, 15)
    match.rekey(b"k" * 32)
    match.rewind(10)
    worlds = [match.resample(0, 4), match.copy()]
    worlds[1].rewind(10)
    worlds[1] = worlds[1].resample(0, 4)
    for world in worlds:
        play(world, 25, seed=3)
        world.checkpoint  # noqa: B018 - a world goes on from its checkpoint as well
        assert world.game.chance.key not in (b"k" * 32, match.setting.key)
    now = match.replayed(10)
    now.rekey(b"k" * 32)
    world = now.resample(1, 5)
    play(world, 3)
    assert world.game.chance.key != b"k" * 32
