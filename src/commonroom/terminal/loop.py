"""The loop of a game in the terminal: people answer at the screen, bots answer by themselves."""

from __future__ import annotations

from rich.text import Text

from commonroom.bots import step
from commonroom.kernel import Decision, Msg, Result
from commonroom.kernel.policy import Question
from commonroom.tables.plan import Reactions
from commonroom.terminal.screen import Screen
from commonroom.terminal.session import Session


class Loop:
    """Plays a session to its end, or until somebody leaves."""

    def __init__(self, session: Session, screen: Screen, reactions: Reactions) -> None:
        self.session = session
        self.screen = screen
        self.reactions = reactions
        self._shown: tuple[int, int, object] | None = None
        self._offered: dict[int, int] = {}
        self._reasons: dict[int, Msg] = {}

    def run(self) -> None:
        """Until the match is over."""
        match = self.session.match
        while (decision := match.decision) is not None:
            if not self._offer_word(decision):
                self._answer(decision)
        self.session.forget()
        self._finish()

    def _answer(self, decision: Decision) -> None:
        session = self.session
        if decision.owner in session.bots:
            heard = len(session.match.events)
            move = step(session.match, session.bots)
            assert move is not None
            only = session.people[0] if len(session.people) == 1 else None
            news = session.heard(session.match.events[heard:], only)
            if news:  # else the reason would be of nothing
                self._show_move(move.seat, move.reason)
            self.screen.tell(news, session)
            return
        self._hand_over(decision)
        option = self.screen.answer(session, Question.heard_by(decision, decision.owner))
        if option is not None:
            news = session.heard(session.match.answer(option), decision.owner)
            self.screen.tell(news, session)
        session.keep()

    def _offer_word(self, decision: Decision) -> bool:
        """Let a person speak up in somebody else's turn; says whether one did."""
        session = self.session
        if self.reactions == "never":
            return False
        for seat in session.people:
            moment = session.match.answered if self.reactions == "always" else self._moment()
            if seat == decision.owner or self._offered.get(seat) == moment:
                continue
            if seat not in decision.guests:
                continue
            self._offered[seat] = moment
            option = self.screen.answer(session, Question.heard_by(decision, seat), may_pass=True)
            if option is not None:
                self.screen.tell(session.heard(session.match.answer(option, seat), seat), session)
                self._offered.pop(seat)
                session.keep()
                return True
        return False

    def _moment(self) -> int:
        """How often chance has spoken: one word for each roll, not for each die."""
        return len(self.session.match.rolls)

    def _hand_over(self, decision: Decision) -> None:
        """Show the table when a person's turn to answer comes, and say whose it is."""
        session = self.session
        scene = self.screen.tableau.scene(session.match.view(decision.owner))
        moment = decision.owner, self._moment(), scene
        if self._shown == moment:
            return
        if len(session.people) > 1 and (self._shown is None or self._shown[0] != decision.owner):
            self.screen.say("your-turn", style="bold magenta", name=session.names[decision.owner])
        self._shown = moment
        self.screen.show_table(session, decision.owner, whole=False)

    def _show_move(self, seat: int, reason: Msg) -> None:
        """Why a bot did something, unless it says the same as before."""
        if self._reasons.get(seat) == reason:
            return
        self._reasons[seat] = reason
        texts, names = self.screen.texts, self.session.names
        line = Text(f"{names[seat]}: ", style="magenta")
        self.screen.console.print(line.append(texts.say(reason, names), style="italic"))

    def _finish(self) -> None:
        result = self.session.match.result
        assert result is not None
        self.screen.show_table(self.session, 0)
        self.screen.console.print(Text(self._verdict(result), style="bold"))
        prefix = self.session.match.title.about.prefix
        for rule in result.reasons:
            text = self.screen.texts.say(Msg(f"{prefix}-outcome-{rule}"))
            self.screen.console.print(Text(text).append(f"  {rule}", style="dim"))

    def _verdict(self, result: Result) -> str:
        """Who has won, as the people at this keyboard would hear it."""
        session, texts = self.session, self.screen.texts
        if session.match.title.about.cooperative:
            return texts.say(Msg("play-won" if result.winners else "play-lost"))
        if not result.winners:
            return texts.say(Msg("play-won-by-nobody"))
        names: list[str | int | Msg] = [session.names[seat] for seat in result.winners]
        return texts.say(Msg("play-won-by", {"names": names}))
