"""``commonroom learn``: a first game in the terminal, with a guide."""

from __future__ import annotations

import click
from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from commonroom.bots import levels
from commonroom.kernel import games
from commonroom.kernel.policy import Question
from commonroom.tables.guide import (
    COMPANION,
    LEARNER,
    Step,
    begun,
    guide_of,
    has_guide,
    patience,
    words,
)
from commonroom.terminal.lineup import own_name
from commonroom.terminal.play_command import called, system_language, tableau_of
from commonroom.terminal.screen import Leave, Screen
from commonroom.terminal.session import Chair, Session
from commonroom.text import Texts, languages


@click.command()
@click.argument("game", metavar="GAME",
                type=click.Choice([game for game in games() if has_guide(game)]))  # fmt: skip
@click.option("--language", type=click.Choice(languages()), help="The language of the screen.")
def learn(game: str, language: str | None) -> None:
    """Learn GAME by playing its first turns with a guide."""
    match = begun(game)
    others = [Chair(COMPANION, levels(game)[0])] * (match.setting.seats - 1)
    console, texts = Console(highlight=False), Texts(language or system_language())
    session = Session(match, (Chair(own_name(texts)), *others), None)
    screen = Screen(console, texts, tableau_of(match))
    try:
        Lesson(game, session, screen).run()
    except Leave:
        console.print()


class Lesson:
    """A guide beside the screen."""

    def __init__(self, game: str, session: Session, screen: Screen) -> None:
        self.game = game
        self.session = session
        self.screen = screen

    def run(self) -> None:
        """From the first step to the last, or until the person leaves."""
        steps = guide_of(self.game).steps
        self._show_table()
        number = 0
        while number < len(steps):
            self._read(steps[number])
            number = self._answered(steps, number)
        self.screen.say("lesson-over", style="bold", game=called(self.game, self.screen.texts))

    def _show_table(self) -> None:
        self.screen.show_table(self.session, LEARNER)

    def _read(self, step: Step) -> None:
        console, texts = self.screen.console, self.screen.texts
        said = Text(texts.say(words(self.game, step), self.session.names), style="yellow")
        console.print()
        console.print(Padding(said, (0, 2)))
        if step.answer:
            wanted = texts.say(self.session.match.title.describe(step.answer), self.session.names)
            console.print(Padding(Text(f"➜ {wanted}", style="bold yellow"), (0, 2)))

    def _answered(self, steps: tuple[Step, ...], number: int) -> int:
        """Wait for the answer of a step; which step comes next."""
        step, match = steps[number], self.session.match
        if not step.answer:
            self.screen.wait()
        elif (decision := match.decision) is not None:
            option = self.screen.answer(self.session, Question.heard_by(decision, LEARNER))
            if option is None:
                return self._step_at(steps, match.answered)
            if option != step.answer:
                msg = patience(match, step)
                self.screen.console.print(
                    Text(self.screen.texts.say(msg, self.session.names), style="magenta")
                )
                return number
        for answer in step.answers:
            events = match.answer(tuple(answer.option), answer.seat)
            self.screen.tell(self.session.heard(events, LEARNER), self.session)
        if step.others:
            self._show_table()
        return number + 1

    def _step_at(self, steps: tuple[Step, ...], answers: int) -> int:
        """The step that waits for an answer after so many: where one is after taking back."""
        given = 0
        for number, step in enumerate(steps):
            if given == answers and step.answer:
                return number
            given += len(step.answers)
        raise AssertionError("no step waits there")
