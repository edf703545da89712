"""What is sent to one address at once is bounded, also if it is never read."""

from __future__ import annotations

import asyncio
import socket
import struct
import threading
from contextlib import AsyncExitStack, ExitStack, suppress
from pathlib import Path
from typing import Any, cast

import pytest
from starlette.responses import Response

from commonroom.server import app
from commonroom.server.doors import Doors
from commonroom.server.errors import TooFast
from commonroom.server.large import Large
from commonroom.server.limits import LONGEST_QUEUE, Turns
from tests.server.house import PATIENCE, House
from tests.server.house import house as open_house
from tests.server.test_doors import ended, knock


class Transport:
    """As much of one as doors look at."""

    def __init__(self, *, closing: bool, unsent: int) -> None:
        self._closing, self._unsent = closing, unsent

    def is_closing(self) -> bool:
        return self._closing

    def get_write_buffer_size(self) -> int:
        return self._unsent


@pytest.mark.parametrize(
    ("closing", "unsent", "room"), [(False, 0, False), (True, 5, False), (True, 0, True)]
)
def test_a_connection_counts_until_all_was_taken(closing: bool, unsent: int, room: bool) -> None:
    """Else whoever reads nothing could come again and again, and all would be kept for them."""
    doors = Doors(1, frozenset())
    first, second = Transport(closing=closing, unsent=unsent), Transport(closing=False, unsent=0)
    assert doors.let_in(cast(asyncio.Transport, first), "10.0.0.1")
    assert doors.let_in(cast(asyncio.Transport, second), "10.0.0.1") is room


def test_an_answer_that_nobody_takes_is_given_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("commonroom.server.limits.STALLED", 0.05)
    given_up, told = threading.Event(), []

    def say(_doors: Doors, _house: str, what: str) -> None:
        told.append(what)
        given_up.set()

    monkeypatch.setattr(Doors, "say", say)
    with open_house(database=f"sqlite:///{tmp_path}/t.db") as house:
        with knock(house, _texts(house) * 200) as deaf:  # more than the buffers on the way hold
            assert given_up.wait(PATIENCE)
            assert told == ["an answer was not taken in time"]
            while not ended(deaf):
                pass
        assert house.http.get("/healthz").status_code == 200


def test_whoever_asks_for_much_at_once_and_leaves_does_no_harm(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    """Nobody goes on to answer them; that would fail, and fill the log."""
    with open_house(database=f"sqlite:///{tmp_path}/t.db") as house:
        for _ in range(5):
            with knock(house, _texts(house) * 200) as hasty:
                hasty.recv(1000)
                hasty.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        assert house.http.get("/healthz").status_code == 200
    assert "Traceback" not in capfd.readouterr().err


def test_whoever_leaves_in_the_middle_of_a_request_is_not_missed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    body, ended = app._body, threading.Event()

    async def read(*args: Any) -> bytes:
        try:
            return await body(*args)
        finally:
            ended.set()

    monkeypatch.setattr(app, "_body", read)
    asked = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 500\r\n\r\n{"
    with open_house(database=f"sqlite:///{tmp_path}/t.db") as house:
        knock(house, asked).close()
        assert ended.wait(PATIENCE)
        assert house.http.get("/healthz").status_code == 200
    told = capfd.readouterr()
    assert "Traceback" not in told.out + told.err


def test_few_files_are_taken_from_one_address_at_a_time(tmp_path: Path) -> None:
    """Else as many as are begun and never finished would be kept for minutes."""
    head = b"POST /api/tables/import HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5000000\r\n\r\n"
    with open_house(database=f"sqlite:///{tmp_path}/t.db") as house, ExitStack() as begun:
        for _ in range(20 * LONGEST_QUEUE):
            sock = begun.enter_context(knock(house, head + b"{" * 1000))
            sock.settimeout(0.05)
            with suppress(TimeoutError):
                assert sock.recv(12) == b"HTTP/1.1 429"
                return
    pytest.fail("all of them were waited for")


def _texts(house: House) -> bytes:
    """A request for something of some size."""
    where = house.http.get("/api/locales").json()["en"]
    return f"GET {where} HTTP/1.1\r\nHost: localhost\r\n\r\n".encode()


@pytest.mark.anyio
async def test_few_large_answers_are_made_for_one_address_at_a_time() -> None:
    turns, release = Turns(2), asyncio.Event()
    begun: list[str] = []

    async def make(caller: str) -> None:
        async with turns.turn(caller):
            begun.append(caller)
            await release.wait()

    waiting = [asyncio.ensure_future(make("ada")) for _ in range(LONGEST_QUEUE)]
    await asyncio.sleep(0)
    with pytest.raises(TooFast):
        await make("ada")
    other = asyncio.ensure_future(make("bob"))
    await asyncio.sleep(0)
    assert begun == ["ada", "ada", "bob"]
    release.set()
    await asyncio.gather(*waiting, other)
    assert not turns.busy("ada")


@pytest.mark.anyio
async def test_a_large_answer_counts_until_it_is_sent() -> None:
    sent: list[dict[str, Any]] = []
    turns = Turns(1)
    async with AsyncExitStack() as stack:
        await stack.enter_async_context(turns.turn("ada"))
        plain = Response(b"x" * 200_000, headers={"cache-control": "no-store"})
        answer = Large(plain, stack.pop_all())
    assert turns.busy("ada")

    async def send(message: Any) -> None:
        assert turns.busy("ada")
        sent.append(message)

    await answer({}, cast(Any, None), send)
    assert not turns.busy("ada")
    start, *pieces = sent
    assert (start["status"], start["headers"]) == (200, plain.raw_headers)
    assert b"".join(piece["body"] for piece in pieces) == plain.body
    assert max(len(piece["body"]) for piece in pieces) < 100_000
    assert [piece["more_body"] for piece in pieces] == [True] * (len(pieces) - 1) + [False]


@pytest.mark.anyio
async def test_a_large_answer_that_cannot_be_sent_counts_no_more() -> None:
    turns = Turns(1)
    async with AsyncExitStack() as stack:
        await stack.enter_async_context(turns.turn("ada"))
        answer = Large(Response(b"x" * 200_000), stack.pop_all())

    async def send(_message: object) -> None:
        raise OSError("nobody is there")

    with pytest.raises(OSError, match="nobody"):
        await answer({}, cast(Any, None), send)
    assert not turns.busy("ada")
