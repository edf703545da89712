"""Every guide fits the rules of today: it can be played to its end, in the time it promises."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

import commonroom
from commonroom.kernel import Match, title
from commonroom.kernel.content import read_folder
from commonroom.kernel.errors import BadContent, NoSuchOption
from commonroom.tables import guide as guides
from commonroom.tables.guide import (
    LEARNER,
    TURN,
    Step,
    begun,
    examples,
    guide_of,
    has_guide,
    words,
)
from commonroom.text.catalogue import LOCALES
from tests.languages import COMPLETE

OFFERED = commonroom.games()
GAMES = [game for game in OFFERED if has_guide(game)]
PARTS = {"board", "decision", "log", "meters", "mine", "others"}
"""What the browser calls the parts of its screen, in its attributes `data-part`."""
WORDS_A_MINUTE = 130
"""Slow readers; and a step is not only read."""


def pieces(game: str) -> set[str]:
    """The id of everything that lies on the table."""
    played = title(game)
    whole: Any = read_folder(played.content_dir, played.files)

    def ids(value: Any) -> Iterator[str]:
        for one in value.values() if isinstance(value, dict) else value:
            if isinstance(one, dict):
                yield from [one["id"]] if "id" in one else []
            if isinstance(one, dict | list):
                yield from ids(one)

    return set(ids(whole))


def asked(match: Match, step: Step) -> bool:
    """Whether the learner can give the answer that the step waits for."""
    decision = match.decision
    assert decision is not None, step.id
    mine = decision.options if decision.owner == LEARNER else decision.guests.get(LEARNER, ())
    return step.answer in mine


def test_every_game_has_a_guide() -> None:
    assert GAMES == OFFERED


@pytest.mark.parametrize("game", GAMES)
def test_a_guide_is_played_to_its_end(game: str) -> None:
    steps, match = guide_of(game).steps, begun(game)
    for step in steps:
        names = {name for name in step.look if not name.startswith("slot:")}
        assert names <= PARTS | pieces(game), step.id
        if step.answer:
            assert asked(match, step), step.id
        for answer in step.answers:
            match.answer(tuple(answer.option), answer.seat)
    match.game.chance.assert_spent()
    assert not steps[-1].answer, "it ends with a last word"
    assert sum(bool(step.answer) for step in steps) >= len(steps) / 2, "one learns by doing"


@pytest.mark.parametrize("game", GAMES)
def test_a_guide_takes_less_than_ten_minutes_in_every_language(game: str) -> None:
    for language in COMPLETE:
        lines = (LOCALES / language / "guides.ftl").read_text("utf-8").splitlines()
        texts = dict(line.split(" = ", 1) for line in lines if " = " in line)
        read = [texts[words(game, step).key] for step in guide_of(game).steps]
        assert len(" ".join(read).split()) / WORDS_A_MINUTE < 8, language
        assert max(len(one) for one in read) <= 400, language


def test_a_guide_that_does_not_fit_the_rules_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    guide = guide_of(GAMES[0])
    steps = tuple(step for step in guide.steps if step.answer)
    other = msgspec.structs.replace(guide, steps=(steps[1], *steps))
    monkeypatch.setattr(guides, "guide_of", lambda *_: other)
    match = begun(GAMES[0])
    assert not asked(match, other.steps[0])
    with pytest.raises(NoSuchOption):
        match.answer(other.steps[0].answer, LEARNER)


def test_a_file_that_is_no_guide_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "guide.toml"
    file.write_text('steps = [{ id = "x", colour = "red" }]\ndice = []\nposition = {}\n')
    monkeypatch.setattr(guides, "file_of", lambda *_: file)
    with pytest.raises(BadContent, match="colour"):
        guide_of.__wrapped__("anything")


# ---- worked examples ---------------------------------------------------------------------------

EXAMPLES = [(game, example) for game in OFFERED for example in examples(game)]


def test_every_game_shows_how_a_turn_goes_before_other_examples() -> None:
    assert [examples(game)[:1] for game in OFFERED] == [[TURN]] * len(OFFERED)
    assert len(EXAMPLES) > 10


@pytest.mark.parametrize(("game", "example"), EXAMPLES)
def test_an_example_is_played_to_its_end(game: str, example: str) -> None:
    guide, match = guide_of(game, example), begun(game, example)
    for step in guide.steps:
        names = {name for name in step.look if not name.startswith("slot:")}
        assert names <= PARTS | pieces(game), step.id
        if step.answer:
            assert asked(match, step), step.id
        for answer in step.answers:
            match.answer(tuple(answer.option), answer.seat)
    match.game.chance.assert_spent()
    assert not guide.steps[-1].answers, "it ends with a last word"


@pytest.mark.parametrize(("game", "example"), EXAMPLES)
def test_an_example_shows_rules_that_there_are(game: str, example: str) -> None:
    known = {rule.id for rule in title(game).rules()}
    shows = guide_of(game, example).shows
    assert shows
    assert set(shows) <= known


def test_what_the_learner_answers_without_words_is_not_a_bots_answer() -> None:
    walk = next(step for step in guide_of("year-at-hogwarts", TURN).steps if step.id == "walk")
    assert {answer.seat for answer in walk.answers} == {LEARNER}
    assert not any(answer.by_bot for answer in walk.answers)


def test_the_battle_example_ends_as_the_rulebook_tells() -> None:
    match = begun("talisman", "battle")
    for step in guide_of("talisman", "battle").steps:
        for answer in step.answers:
            match.answer(tuple(answer.option), answer.seat)
    assert match.game.state.players[0].trophies == ("antonin-dolohov",)
    assert match.game.state.players[0].fate == 4 - 1
