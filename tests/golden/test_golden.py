"""Whole games are told today as they were told when somebody last read them."""

from pathlib import Path

import pytest

from commonroom.kernel import Answer, Match, title
from tests.golden.__main__ import GAMES, is_unannounced
from tests.golden.story import FOLDER, found, is_won, read, rules_of, story

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


def test_every_story_is_told_by_the_rules_of_today() -> None:
    assert [path.stem for path in STORIES] == sorted(GAMES)
    for path in STORIES:
        text = path.read_text(encoding="utf-8")
        assert rules_of(text) == str(title(read(text)[0].game).rules_version), path.stem


def test_a_game_that_goes_otherwise_needs_a_higher_rules_version() -> None:
    golden = STORIES[0].read_text(encoding="utf-8")
    rules = f"rules {rules_of(golden)}"
    otherwise = golden.replace("\nwon by", "\n  something happened\nwon by")
    assert otherwise != golden
    assert is_unannounced(golden, otherwise)
    assert not is_unannounced(golden, otherwise.replace(rules, f"{rules}0"))
    assert not is_unannounced(golden, golden)


def test_there_are_games_of_every_size_and_one_of_them_is_won() -> None:
    stories = [path.read_text(encoding="utf-8") for path in STORIES]
    assert {read(text)[0].seats for text in stories} == {2, 3, 4}
    assert {is_won(text) for text in stories} == {True, False}
