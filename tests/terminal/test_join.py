"""Joining from a terminal: a broken line is mended, and what was typed reaches the table."""

from __future__ import annotations

import asyncio
import io
from collections.abc import Callable

import msgspec
import pytest
from click.testing import CliRunner, Result
from rich.console import Console
from websockets.exceptions import ConnectionClosedError

from commonroom.cli import main
from commonroom.kernel import Msg
from commonroom.tables.errors import NoSuchTable
from commonroom.terminal import join_command
from commonroom.terminal.guest import Address, Guest
from commonroom.text import Texts
from commonroom.wire import protocol as wire
from commonroom.wire.keeper import Keeper

ASKED = wire.OpenDecision(
    id=1, owner=0, kind="choose", prompt=Msg("player", {"number": 1}), rule="TOY-1",
    offers=(wire.Offer(("go",), Msg("player", {"number": 2})),), guest=False, attention=True,
)  # fmt: skip
WELCOME = wire.Welcome(
    table=wire.TableFacts(
        id="abc", game="toy", prefix="toy", options={}, speed=1, takeback="consent", patience=0,
        commitment="", imported=False, phrases=(),
    ),
    you=0,
    seq=1,
    company=wire.Company(
        sitters=(wire.Sitter("Ada", None, None, True),), watching=0, paused=False,
        archived=False, closed=False, rematch=None, reactions="matters",
    ),
    position=wire.Position(
        decision=ASKED, waiting_for=0, view=msgspec.Raw(b"{}"), progress=0, undo=False,
        last_turn=0, takeback=None, outcome=None,
    ),
    news=(),
    more=False,
)  # fmt: skip
HINTS = wire.Hints(decision=1, hints=(wire.Hint(undoable=True, chance=0.25),))
NEWER = '{"type": "from-next-year"}'
"""What only a newer server says."""


class Line:
    """A connection that says this, and then does that."""

    def __init__(self, *messages: str, then: Callable[[], object]) -> None:
        self._messages = list(messages)
        self._then = then
        self.heard: list[wire.FromClient] = []

    async def __aenter__(self) -> Line:
        return self

    async def __aexit__(self, *_: object) -> None:
        pass

    async def send(self, text: str) -> None:
        self.heard.append(wire.read(text))

    async def recv(self) -> str:
        if self._messages:
            return self._messages.pop(0)
        self._then()
        return await asyncio.Future[str]()


def _break() -> None:
    raise ConnectionClosedError(None, None)


def _type(lines: asyncio.Queue[str | None]) -> None:
    for line in ("1", "q"):
        lines.put_nowait(line)


def test_a_broken_line_is_mended(monkeypatch: pytest.MonkeyPatch) -> None:
    console = Console(file=io.StringIO(), width=80)
    guest = Guest(console, Texts("en"), {})

    async def sit() -> Line:
        lines: asyncio.Queue[str | None] = asyncio.Queue()
        broken = Line(wire.written(WELCOME), then=_break)
        said = (wire.written(WELCOME), NEWER, wire.written(HINTS))
        mended = Line(*said, then=lambda: _type(lines))
        attempts = iter((broken, None, mended))

        def connect(_address: str) -> Line:
            line = next(attempts)
            if line is None:
                raise ConnectionRefusedError
            return line

        monkeypatch.setattr(join_command, "connect", connect)
        monkeypatch.setattr(join_command, "_keyboard", lambda: lines)
        monkeypatch.setattr(join_command, "_AGAIN", 0)
        assert await join_command._sit(
            guest, Keeper("abc"), Address("ws://toy/ws", "abc", "secret")
        )
        return mended

    hello, answer = asyncio.run(sit()).heard
    assert isinstance(hello, wire.Hello)
    assert hello.since == 1
    assert isinstance(answer, wire.Answer)
    assert (answer.decision, answer.option) == (1, ("go",))
    assert isinstance(console.file, io.StringIO)
    shown = console.file.getvalue()
    assert shown.count("The connection is lost.") == 1
    assert "25 %" in shown
    choice, keys, known = (shown.rindex(words) for words in ("  1 ", "q leave", "Worth knowing"))
    assert shown.index("  1 ") < keys < known < choice  # the second list of numbers is explained


LINK = "http://toy.example/t/abc#secret"


def _join(monkeypatch: pytest.MonkeyPatch, connect: Callable[[str], Line]) -> Result:
    monkeypatch.setattr(join_command, "connect", connect)
    return CliRunner().invoke(main, ["join", LINK])


def test_a_table_that_refuses_says_why_and_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    refused = wire.Refused(nonce="", error="no-such-table", msg=NoSuchTable().msg, seq=0)
    line = Line(wire.written(refused), then=_break)
    result = _join(monkeypatch, lambda _address: line)
    assert result.exit_code == 1
    said = " ".join(result.output.split())
    assert said == "There is no such table, or the link is not complete."


def test_where_nobody_answers_that_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    def connect(_address: str) -> Line:
        raise ConnectionRefusedError

    result = _join(monkeypatch, connect)
    assert result.exit_code == 1
    said = " ".join(result.output.split())
    assert said == "Nobody answers there, or the link is not complete."
