"""Whole games are told today as they were told when somebody last read them."""

from pathlib import Path

import pytest

from commonroom.kernel import Answer, Match
from tests.golden.story import FOLDER, found, is_won, read, story

STORIES = sorted(FOLDER.glob("*.txt"))


@pytest.mark.parametrize("path", STORIES, ids=lambda path: path.stem)
def test_the_game_is_told_as_before(path: Path) -> None:
    golden = path.read_text(encoding="utf-8")
    opening, answers = read(golden)
    left = iter(answers)

    def again(match: Match) -> Answer:
        said = next(left, None)
        assert said is not None, f"the game goes on after {len(answers)} answers"
        answer = found(match, said)
        number = len(match.answers)
        assert answer is not None, f"answer {number}, {said!r}, cannot be given: {match.decision}"
        return answer

    assert story(opening, again) == golden
    assert next(left, None) is None, "the game ends too early"


def test_there_are_games_of_every_size_and_one_of_them_is_won() -> None:
    stories = [path.read_text(encoding="utf-8") for path in STORIES]
    assert {read(text)[0].seats for text in stories} >= {2, 3, 4}
    assert {is_won(text) for text in stories} == {True, False}
