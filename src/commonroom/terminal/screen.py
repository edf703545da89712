"""The screen: where one person at the keyboard is shown things and asked for an answer.

Owns the commands a person may type. What a game's table looks like is its own module's business.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

import msgspec
from rich.console import Console, RenderableType
from rich.text import Text

from commonroom.kernel import Event, Msg, Option
from commonroom.kernel.policy import Question
from commonroom.terminal.choices import heading, numbered, worth_knowing
from commonroom.terminal.rules_command import show_rule
from commonroom.terminal.session import Session
from commonroom.text import Texts

ENOUGH = 80
"""So many columns show every table whole."""


class Tableau(Protocol):
    """How a game looks in a terminal."""

    def table(self, view: msgspec.Struct, texts: Texts, names: dict[int, str]) -> RenderableType:
        """Everything on the table."""

    def glance(
        self, view: msgspec.Struct, texts: Texts, names: dict[int, str]
    ) -> RenderableType | None:
        """What has changed enough to look at, where the whole table would be too much."""

    def scene(self, view: msgspec.Struct) -> object:
        """What is shown again whenever it has changed, even if chance has not spoken since."""

    def card(self, id_: str, texts: Texts) -> RenderableType | None:
        """What is printed on a card; None if there is no such card."""

    def find(self, words: str, texts: Texts) -> list[str]:
        """The cards whose names contain these words."""


class Leave(Exception):
    """The person wants to go; the session is kept."""


class Screen:
    """One console, one language."""

    def __init__(self, console: Console, texts: Texts, tableau: Tableau) -> None:
        self.console = console
        self.texts = texts
        self.tableau = tableau
        self._narrow = 0
        """The width at which it was said that tables are cut off."""

    # ---- saying --------------------------------------------------------------------------

    def say(self, key: str, style: str = "", **args: str | int) -> None:
        """A line of the program itself."""
        self.console.print(Text(self.texts.say(Msg(f"play-{key}", dict(args))), style=style))

    def tell(self, news: Sequence[Event], session: Session) -> None:
        """What happened, a line each."""
        for event in news:
            line = self.texts.say(event.line(), session.names)
            text = Text("· ", style="dim").append(line, style="default")
            self.console.print(text.append(f"  {event.rule}", style="dim"))

    def show_table(self, session: Session, seat: int, *, whole: bool = True) -> None:
        """The table as a seat sees it; not the whole of it where a glance will do."""
        view = session.match.view(seat)
        glance = None if whole else self.tableau.glance(view, self.texts, session.names)
        self.console.print()
        self.console.print(glance or self.tableau.table(view, self.texts, session.names))
        wide = self.console.width
        if wide < ENOUGH and wide != self._narrow:
            self.say("narrow", style="yellow", wide=wide, enough=ENOUGH)
        self._narrow = wide

    # ---- asking --------------------------------------------------------------------------

    def answer(
        self, session: Session, question: Question, *, may_pass: bool = False
    ) -> Option | None:
        """What a person answers; None when a guest stays silent, or when a command changed things.

        Everything that is not an answer is done here: help, rules, cards, undo, leaving.
        """
        self._show_question(session, question, may_pass)
        while True:
            words = self._read()
            if may_pass and not words:
                return None
            if words.isdecimal() and 1 <= int(words) <= len(question.options):
                return question.options[int(words) - 1]
            if self._command(words, session, question, may_pass):
                return None

    def wait(self) -> None:
        """Until the person has read what was said."""
        self.say("read-on", style="dim")
        if self._read().lower() in ("q", "quit"):
            raise Leave

    def _read(self) -> str:
        try:
            return self.console.input("[bold]›[/] ").strip()
        except (EOFError, KeyboardInterrupt):
            raise Leave from None

    def _show_question(self, session: Session, question: Question, may_pass: bool) -> None:
        texts, view = self.texts, session.match.view(question.seat)
        asked = heading(question.prompt, question.owner, guest=question.as_guest)
        prompt = Text(texts.say(asked, session.names), style="bold")
        self.console.print()
        self.console.print(prompt.append(f"  {question.rule}", style="not bold dim"))
        hints = session.match.title.hints(session.match.game.content, view, question)
        lines = []
        for option in question.options:
            line = Text(texts.say(session.match.title.describe(option), session.names))
            if not session.undoable(option, question.seat):
                line.append(" ⚀", style="dim")
            if option in hints:
                line.append(f"  {worth_knowing(hints[option], texts)}", style="dim")
            lines.append(line)
        self.console.print(numbered(enumerate(lines, 1)))
        self.say("hint-guest" if may_pass else "hint", style="dim")

    def _command(self, words: str, session: Session, question: Question, may_pass: bool) -> bool:
        """Do a command; says whether the question must be asked anew."""
        command, _, rest = words.partition(" ")
        match command.lower().removesuffix(":"):  # as in "c: luna"
            case "?" | "h" | "help":
                self.say("help")
            case "r" | "rule":
                self._show_rule(session, rest.upper() or question.rule)
            case "c" | "card" if rest:
                self._show_cards(rest)
            case "t" | "table":
                self.show_table(session, question.seat)
                self._show_question(session, question, may_pass)
            case "l" | "log":
                self.tell(session.heard(session.match.events[-40:], question.seat), session)
            case "u" | "undo":
                return self._undo(session)
            case "q" | "quit":
                raise Leave
            case "":
                self.say("nothing-typed", style="yellow", most=len(question.options))
            case _:
                self.say("not-understood", style="yellow", words=words, most=len(question.options))
        return False

    def _undo(self, session: Session) -> bool:
        """Whoever of those at this keyboard has answered last takes it back."""
        match = session.match
        if not any(match.can_undo(seat) for seat in session.people):
            self.say("cannot-undo", style="yellow")
            return False
        match.undo()
        self.say("undone")
        return True

    def _show_rule(self, session: Session, rule: str) -> None:
        played = session.match.title
        known = {entry.id: entry for entry in played.rules()}
        if rule not in known:
            self.say("no-such-rule", style="yellow", rule=rule)
            return
        show_rule(self.console, self.texts, played, known[rule])

    def _show_cards(self, words: str) -> None:
        found = self.tableau.find(words, self.texts)
        if not found:
            self.say("no-such-card", style="yellow", words=words)
        for card in found[:3]:
            face = self.tableau.card(card, self.texts)
            if face is not None:
                self.console.print(face)
