"""Learning by playing at the keyboard: every guide, other answers, taking back, leaving."""

from __future__ import annotations

import io
from collections.abc import Iterator

import pytest
from click.testing import CliRunner
from rich.console import Console

from commonroom.cli import main
from commonroom.kernel import Option, games
from commonroom.kernel.policy import Question
from commonroom.tables.guide import LEARNER, begun, guide_of, has_guide
from commonroom.terminal.learn_command import Lesson
from commonroom.terminal.play_command import tableau_of
from commonroom.terminal.screen import Screen
from commonroom.terminal.session import Chair, Session
from commonroom.text import Texts

GAMES = [game for game in games() if has_guide(game)]
GAME = "death-eaters-rising"


class Pupil(Console):
    """A console whose person answers what the guide waits for, or what is put first."""

    def __init__(self, game: str, *first: str) -> None:
        super().__init__(file=io.StringIO(), width=100, highlight=False)
        self.session = Session(begun(game), (Chair("Ada"), Chair("Bob", "random")), None)
        self.first: Iterator[str] = iter(first)
        self.steps = guide_of(game).steps
        self.before = len(self.session.match.answers)

    def input(self, *_args: object, **_kwargs: object) -> str:
        if (typed := next(self.first, None)) is not None:
            return typed
        waited_for = self.waited_for()
        decision = self.session.match.decision
        assert decision is not None
        if decision.owner != LEARNER and LEARNER not in decision.guests:
            return ""
        options = Question.heard_by(decision, LEARNER).options
        return str(options.index(waited_for) + 1) if waited_for else ""

    def waited_for(self) -> Option | None:
        """The answer of the step that comes after as many answers as were given."""
        given = len(self.session.match.answers) - self.before
        for step in self.steps:
            if step.answer and given <= 0:
                return step.answer
            given -= len(step.answers)
        return None

    def learn(self, game: str) -> str:
        Lesson(game, self.session, Screen(self, Texts(), tableau_of(self.session.match))).run()
        assert isinstance(self.file, io.StringIO)
        return " ".join(self.file.getvalue().split())


@pytest.mark.parametrize("game", GAMES)
def test_a_guide_is_played_to_its_end(game: str) -> None:
    shown = Pupil(game).learn(game)
    assert f"To play: commonroom play {game}" in shown
    assert "➜" in shown


def test_another_answer_is_met_kindly_and_an_answer_is_taken_back() -> None:
    # Two steps are read; Diagon Alley is not where the guide goes.
    shown = Pupil(GAME, "", "", "2").learn(GAME)
    assert "That would be allowed, too." in shown
    # Read, read, travel, read, roll, lay a die, and take that back.
    shown = Pupil(GAME, "", "", "3", "", "1", "4", "u").learn(GAME)
    assert "Taken back." in shown
    assert shown.count("A double symbol counts as two") == 2


def test_one_may_leave() -> None:
    result = CliRunner().invoke(main, ["learn", GAME, "--language", "pl"], input="q\n")
    assert result.exit_code == 0
    assert "Gracie razem" in result.output
