"""Whole games, told strictly: a message without words or with wrong arguments raises."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random

import msgspec
import pytest

import commonroom
from commonroom.kernel import Match, Msg, registry
from commonroom.text import Texts, languages, stray_words

SEATED = [
    (game, seats) for game in commonroom.games() for seats in registry.title(game).about.seats
]
NAMES = {0: "Алиса", 1: "Борис", 2: "Вера", 3: "Глеб", 4: "Дарья", 5: "Егор"}
"""Names that the pseudo language leaves alone."""
GAMES = 5
ANSWERS = 600
"""After so many answers of a random game the next one is more likely to say something new."""


@cache
def everything_said(game: str, seats: int) -> list[Msg]:
    """Every prompt, option and log line of some games played at random, each once."""
    said = (msg for seed in range(GAMES) for msg in _one_game(game, seats, seed))
    return list({msgspec.msgpack.encode(msg): msg for msg in said}.values())


def _one_game(game: str, seats: int, seed: int) -> Iterator[Msg]:
    random = Random(f"{game} {seats} {seed}")
    about = registry.title(game).about
    options = {option.id: random.choice(option.values) for option in about.options}
    match = commonroom.new_match(game, seats=seats, options=options, seed=seed)
    for _ in range(ANSWERS):
        if match.decision is None:
            break
        yield match.decision.prompt
        choices = choices_of(match)
        yield from (match.title.describe(option) for _, option in choices)
        seat, option = random.choice(choices)
        match.answer(option, seat=seat)
    yield from (event.line() for event in match.events)


def choices_of(match: Match) -> list[tuple[int, tuple[str | int, ...]]]:
    """What the owner and the guests of a decision may answer."""
    decision = match.decision
    assert decision is not None
    own = [(decision.owner, option) for option in decision.options]
    return own + [(seat, one) for seat, options in decision.guests.items() for one in options]


@pytest.mark.parametrize(("game", "seats"), SEATED)
def test_a_whole_game_can_be_told_in_every_language(game: str, seats: int) -> None:
    everyone = [Texts(language, strict=True) for language in languages()]
    for msg in everything_said(game, seats):
        for texts in everyone:
            said = texts.say(msg, NAMES)
            assert said, msg
            assert not set(said) & set("{}\u2068\u2069"), said


@pytest.mark.parametrize(("game", "seats"), SEATED)
def test_nothing_in_a_game_is_said_without_a_message(game: str, seats: int) -> None:
    texts = Texts.pseudo()
    for msg in everything_said(game, seats):
        said = texts.say(msg, NAMES)
        assert (said[0], said[-1]) == ("⟦", "⟧"), said
        assert stray_words(said) == [], said
