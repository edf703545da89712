"""A guest at a table elsewhere: what one person at a terminal sees of it, and may say.

Speaks the protocol of docs/protocol.md and keeps nothing that a second hello would not bring back.
"""

from __future__ import annotations

import re
import secrets
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, get_type_hints
from urllib.parse import urlsplit

import msgspec
from rich.console import Console
from rich.text import Text

from commonroom.kernel import Msg, content_of, title
from commonroom.tables.entries import Answered, Said, TakenBack, Told
from commonroom.terminal.choices import heading, numbered, worth_knowing
from commonroom.terminal.rules_command import show_rule
from commonroom.terminal.screen import Tableau
from commonroom.text import Texts
from commonroom.wire import protocol as wire

_CONTROL = re.compile(r"[\x00-\x09\x0b-\x1f\x7f-\x9f]")
"""What a terminal would obey instead of showing it."""


def plain(words: str) -> str:
    """Words from elsewhere, without what they could do to the terminal."""
    return _CONTROL.sub("", words)


class Address(NamedTuple):
    """Where a link leads."""

    socket: str
    table: str
    token: str


def address_of(link: str) -> Address | None:
    """What a link says; None if it is no link to a table."""
    try:
        parts = urlsplit(link)
        if not parts.hostname or parts.port == 0:
            return None
    except ValueError:  # brackets that do not close, a port that is no number
        return None
    folder, _, table = parts.path.rpartition("/")
    if parts.scheme not in ("http", "https") or not folder.endswith("/t") or not parts.fragment:
        return None
    scheme = "wss" if parts.scheme == "https" else "ws"
    base = folder.removesuffix("/t")
    return Address(f"{scheme}://{parts.netloc}{base}/ws", table, parts.fragment)


class Guest:
    """One person at one terminal."""

    def __init__(
        self, console: Console, texts: Texts, tableaux: dict[str, Callable[[Any], Tableau]]
    ) -> None:
        self._console = console
        self._texts = texts
        self._tableaux = tableaux
        self.seq: int | None = None
        self.over = False
        self._game = ""
        self._drawn = True
        """False: the table plays with cards that only its house knows."""
        self._names: dict[int, str] = {}
        self._position: wire.Position | None = None
        self._seat: int | None = None
        self._others_acted = False
        """Since this person last saw the table."""
        self._waiting = False

    # ---- what the table says -------------------------------------------------------------

    def hear(self, message: wire.FromServer) -> None:
        """Show what the table says."""
        match message:
            case wire.Welcome(table=table, you=seat):
                self._game, self._seat = table.game, seat
                self._take_in(message)
                if table.pack is not None:
                    self._drawn = False
                    words = Msg("play-pack", {"name": table.pack.name})
                    self._print(self._texts.say(words), "yellow")
                self._show_table()
                self._show_question()
                self._say("keys")
            case wire.Update():
                asked = self._decision
                self._take_in(message)
                if message.position is not None and self._decision != asked:
                    if self._others_acted and self._decision is not None:
                        self._show_table(whole=False)
                    self._show_question()
            case wire.Refused(error="dice-settled" | "not-pledged"):
                pass  # the person asked for nothing
            case wire.Refused(msg=msg):
                self._print(self._msg(msg), "yellow")
            case wire.Hints(decision=decision, hints=hints):
                if self._decision is not None and self._decision.id == decision:
                    self._show_hints(hints)
            case wire.Past(news=past):
                self._tell(past)
            case wire.Done() | wire.Promised():
                pass  # the update says what came of it

    @property
    def _decision(self) -> wire.OpenDecision | None:
        """What may be answered now."""
        return None if self._position is None else self._position.decision

    def wait(self) -> None:
        """The table cannot be heard."""
        if not self._waiting:
            self._print(self._texts.say(Msg("web-broken")), "yellow")
        self._waiting = True

    def _take_in(self, message: wire.Welcome | wire.Update) -> None:
        self._waiting = False
        self.seq = message.seq
        if message.company is not None:
            self._names = {
                seat: plain(one.name) or self._texts.say(Msg("player", {"number": seat + 1}))
                for seat, one in enumerate(message.company.sitters)
            }
        self._tell(message.news)
        if message.position is not None:
            self._position = message.position
            if self._position.outcome is not None and not self.over:
                self._finish(self._position.outcome)

    def _tell(self, told: Sequence[wire.News]) -> None:
        for one in told:
            match one.entry:
                case Answered(seat=seat):
                    self._others_acted |= seat != self._seat
                case Said(seat=seat, text=text, phrase=phrase):
                    said = plain(text) if text else self._msg(Msg(f"phrase-{phrase}"))
                    self._print(f"{self._names.get(seat, '')}: {said}", "magenta")
                case TakenBack(seat=seat):
                    self._say("phase-again" if seat is None else "taken-back")
                case _:
                    pass
            self._tell_events(one.events)

    def _tell_events(self, events: Sequence[Told]) -> None:
        for event in events:
            line = Text("· ", style="dim").append(self._msg(event.line), style="default")
            self._console.print(line.append(f"  {event.rule}", style="dim"))

    def _finish(self, outcome: wire.Outcome) -> None:
        self.over = True
        self._show_table()
        result = outcome.result
        if result is None:
            self._say("closed")
        elif not result.winners:
            self._say("lost")
        else:
            names = [self._names[seat] for seat in result.winners]
            self._say("won", names=", ".join(names))

    # ---- what the person says ------------------------------------------------------------

    def understand(self, words: str) -> wire.FromClient | None:
        """What a line of the keyboard is to the table; None if it is answered here."""
        if words.isdecimal():
            return self._answer(int(words))
        command, _, rest = words.partition(" ")
        match command.lower():
            case "u" | "undo":
                return wire.Undo()
            case "a" | "ask":
                return wire.Takeback()
            case "y" | "yes" | "n" | "no":
                return self._agree(command.lower().startswith("y"))
            case "s" | "say" if rest:
                return wire.Say(text=rest[:500])
            case "name" if rest:
                return wire.SetName(name=rest[:40])
            case "l" | "log":
                return wire.History(after=max(0, (self.seq or 0) - 40))
            case "t" | "table":
                self._show_table()
                self._show_question()
            case "r" | "rule":
                self._show_rule(rest.upper() or (self._decision.rule if self._decision else ""))
            case "":
                self._show_question()
            case _:
                self._say("help")
        return None

    def _agree(self, agree: bool) -> wire.Agree:
        """To the request that this person has seen, and to no other."""
        seen = self._position.takeback if self._position is not None else None
        return wire.Agree(agree=agree, to=seen.asked if seen is not None and seen.asked else None)

    def _answer(self, number: int) -> wire.Answer | None:
        decision = self._decision
        if decision is None or self.seq is None or not 1 <= number <= len(decision.offers):
            self._say("not-now")
            return None
        option = decision.offers[number - 1].option
        return wire.Answer(decision=decision.id, option=option, seen=self.seq)

    @staticmethod
    def signed(message: wire.FromClient) -> str:
        """A message with a nonce, so that sending it again is harmless."""
        return wire.written(msgspec.structs.replace(message, nonce=secrets.token_hex(8)))

    # ---- showing -------------------------------------------------------------------------

    def _show_table(self, *, whole: bool = True) -> None:
        """The table, or as much of it as has changed enough to look at."""
        self._others_acted = False
        if self._position is not None and self._drawn and self._game in self._tableaux:
            kind: type[msgspec.Struct] = get_type_hints(type(title(self._game)).view)["return"]
            view = msgspec.json.decode(self._position.view, type=kind)
            tableau = self._tableaux[self._game](content_of(self._game))
            glance = None if whole else tableau.glance(view, self._texts, self._names)
            self._console.print(glance or tableau.table(view, self._texts, self._names))

    def _show_question(self) -> None:
        decision = self._decision
        if decision is None:
            if self._position is not None and self._position.waiting_for is not None:
                self._say("waiting", name=self._names[self._position.waiting_for])
            return
        asked = heading(decision.prompt, decision.owner, guest=decision.guest)
        prompt = Text(self._msg(asked), style="bold")
        self._console.print()
        self._console.print(prompt.append(f"  {decision.rule}", style="not bold dim"))
        offers = [Text(self._msg(offer.text)) for offer in decision.offers]
        self._console.print(numbered(enumerate(offers, 1)))
        if decision.guest:
            self._say("guest")

    def _show_hints(self, hints: Sequence[wire.Hint]) -> None:
        """What is worth knowing about the choices, which were listed without it."""
        known = [plain(worth_knowing(hint, self._texts)) for hint in hints]
        lines = [(number, Text(words, "dim")) for number, words in enumerate(known, 1) if words]
        if lines:
            self._say("hints")  # or the same numbers again would seem to be more choices
            self._console.print(numbered(lines))

    def _show_rule(self, rule: str) -> None:
        played = title(self._game)
        known = {entry.id: entry for entry in played.rules()}
        if rule in known:
            show_rule(self._console, self._texts, played, known[rule])
        else:
            self._say("no-such-rule", rule=rule)

    def _msg(self, msg: Msg) -> str:
        return plain(self._texts.say(msg, self._names))

    def _say(self, key: str, **args: str | int) -> None:
        self._print(self._texts.say(Msg(f"join-{key}", dict(args))), "dim")

    def _print(self, words: str, style: str) -> None:
        self._console.print(Text(words, style=style))
