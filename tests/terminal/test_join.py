"""Joining from a terminal: a broken line is mended, and what was typed reaches the table."""

from __future__ import annotations

import asyncio
import io
import json
from collections.abc import Callable
from typing import Any

import pytest
from rich.console import Console
from websockets.exceptions import ConnectionClosedError

from commonroom.terminal import join_command
from commonroom.terminal.guest import Address, Guest
from commonroom.text import Texts

ASKED: dict[str, Any] = {
    "id": 1, "guest": False, "rule": "TOY-1", "prompt": {"key": "player", "args": {"number": 1}},
    "offers": [{"option": ["go"], "text": {"key": "player", "args": {"number": 2}}}],
}  # fmt: skip
WELCOME: dict[str, Any] = {
    "type": "welcome", "table": {"game": "toy"}, "you": 0, "seq": 1, "news": [],
    "company": {"sitters": [{"name": "Ada"}]},
    "position": {"decision": ASKED, "outcome": None, "waiting_for": 0},
}  # fmt: skip
HINTS: dict[str, Any] = {
    "type": "hints", "decision": 1, "hints": [{"chance": 0.25, "at_least": False, "note": []}],
}  # fmt: skip


class Line:
    """A connection that says this, and then does that."""

    def __init__(self, *messages: dict[str, Any], then: Callable[[], object]) -> None:
        self._messages = list(messages)
        self._then = then
        self.heard: list[dict[str, Any]] = []

    async def __aenter__(self) -> Line:
        return self

    async def __aexit__(self, *_: object) -> None:
        pass

    async def send(self, text: str) -> None:
        self.heard.append(json.loads(text))

    async def recv(self) -> str:
        if self._messages:
            return json.dumps(self._messages.pop(0))
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
        broken = Line(WELCOME, then=_break)
        mended = Line(WELCOME, HINTS, then=lambda: _type(lines))
        attempts = iter((broken, None, mended))

        def connect(_address: str) -> Line:
            line = next(attempts)
            if line is None:
                raise ConnectionRefusedError
            return line

        monkeypatch.setattr(join_command, "connect", connect)
        monkeypatch.setattr(join_command, "_keyboard", lambda: lines)
        monkeypatch.setattr(join_command, "_AGAIN", 0)
        assert await join_command._sit(guest, Address("ws://toy/ws", "abc", "secret"))
        return mended

    hello, answer = asyncio.run(sit()).heard
    assert hello["since"] == 1
    assert answer["option"] == ["go"]
    assert isinstance(console.file, io.StringIO)
    shown = console.file.getvalue()
    assert shown.count("The connection is lost.") == 1
    assert "25 %" in shown
