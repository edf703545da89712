"""Who is let in: by which name, from which address, for how long without a word."""

from __future__ import annotations

import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import msgspec
import pytest
from websockets.exceptions import InvalidStatus
from websockets.frames import Frame, Opcode

from commonroom.server.doors import Guarded
from commonroom.server.hosts import known_hosts, leads_here
from commonroom.server.limits import ARRIVALS, Throttle
from commonroom.server.settings import Settings
from commonroom.wire.protocol import VERSION
from tests.server.house import PATIENCE, House, Json
from tests.server.house import house as open_house

WHOLE = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n"


@pytest.fixture
def small(tmp_path: Path) -> Iterator[House]:
    """A house with room for five connections of one address."""
    database = f"sqlite:///{tmp_path}/t.db"
    with open_house(database=database, connections_per_address=5) as house:
        yield house


def knock(house: House, said: bytes = b"", source: str = "127.0.0.2") -> socket.socket:
    host, _, port = house.address.removeprefix("http://").partition(":")
    sock = socket.create_connection((host, int(port)), PATIENCE, (source, 0))
    sock.settimeout(PATIENCE)
    sock.sendall(said)
    return sock


def ended(sock: socket.socket) -> bool:
    """Whether the other end closes the connection."""
    try:
        return sock.recv(1000) == b""
    except ConnectionResetError:
        return True


def test_a_name_that_is_not_ours_is_turned_away(house: House) -> None:
    """A page whose name leads here asks with that name as its own."""
    evil = {"host": "evil.example", "origin": "http://evil.example"}
    assert house.http.post("/api/tables", json={}, headers=evil).status_code == 421
    assert house.http.get("/api/games", headers=evil).status_code == 421
    port = house.address.rpartition(":")[2]
    assert house.http.get("/api/games", headers={"host": f"localhost:{port}"}).status_code == 200
    with knock(house, upgrade(house, "evil.example")) as sock:
        assert sock.recv(12) == b"HTTP/1.1 403"


@pytest.mark.usefixtures("no_time_passes")
def test_one_address_begins_so_many_connections_and_others_as_many_again(tmp_path: Path) -> None:
    with open_house(database=f"sqlite:///{tmp_path}/t.db", arrivals_per_second=1) as house:
        table = house.create()
        for _ in range(ARRIVALS):
            house.sit(table, 0).leave()
        with pytest.raises(InvalidStatus) as refused:
            house.sit(table, 0)
        assert refused.value.response.status_code == 403
        elsewhere = knock(house, upgrade(house), source="127.0.0.3")
        assert elsewhere.recv(12) == b"HTTP/1.1 101"
        elsewhere.close()


def test_whoever_is_sent_away_and_does_not_read_it_is_cut_off(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else those who never read would stay for ever, and others find no room."""
    monkeypatch.setattr("commonroom.server.limits.GOODBYE", 0.05)
    with open_house(database=f"sqlite:///{tmp_path}/t.db") as house:
        table = house.create()
        hello = {
            "type": "hello",
            "protocol": VERSION,
            "table": table["table"],
            "token": table["seats"][0]["token"],
        }
        refused = frame({"type": "return", "nonce": "x" * 40}) * 100
        with knock(house, upgrade(house)) as deaf:
            assert b"101" in deaf.recv(1000)
            deaf.settimeout(0.1)
            deaf.sendall(frame(hello))
            while True:  # until the answers fill every buffer on the way
                try:
                    deaf.sendall(refused)
                except TimeoutError:
                    continue
                except ConnectionError:
                    break  # it ended, though nothing was read


def frame(message: Json) -> bytes:
    """A message as a client sends it."""
    data = msgspec.json.encode(message)
    return Frame(Opcode.TEXT, data).serialize(mask=True)


def upgrade(house: House, host: str = "") -> bytes:
    """What asks for a WebSocket."""
    host = host or house.address.removeprefix("http://")
    return (
        f"GET /ws HTTP/1.1\r\nHost: {host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    ).encode()


@pytest.mark.parametrize(
    ("host", "here"),
    [
        ("127.0.0.1:8000", True), ("[::1]:8000", True), ("192.168.1.7", True), ("localhost", True),
        ("a.localhost:1", True), ("games.example.org", True), ("GAMES.example.org:443", True),
        ("play.example", True), ("evil.example", False), ("localhost.evil.example", False),
        ("127.0.0.1.evil.example", False), ("", False), ("[", False), ("a b", False),
    ],
)  # fmt: skip
def test_hosts_that_lead_here(host: str, here: bool) -> None:
    settings = Settings(
        public_url="https://games.example.org", allowed_hosts="x.example, play.example"
    )
    assert leads_here(host, known_hosts(settings)) is here
    assert leads_here(host, known_hosts(Settings(allowed_hosts="*")))


@pytest.mark.usefixtures("no_time_passes")
def test_nobody_says_in_whose_name_they_ask_unless_they_are_trusted(tmp_path: Path) -> None:
    """Each forged address would have tables of its own to create."""
    with open_house(database=f"sqlite:///{tmp_path}/t.db", tables_per_minute=1) as house:
        plan = {"game": "toy", "chairs": [{}, {}]}
        answers = [
            house.http.post("/api/tables", json=plan, headers={"x-forwarded-for": f"10.0.0.{n}"})
            for n in range(3)
        ]
        assert [answer.status_code for answer in answers] == [201, 429, 429]


@pytest.mark.usefixtures("no_time_passes")
def test_whoever_asks_for_too_much_waits_to_be_told_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    waited: list[str] = []

    async def wait(_throttle: Throttle, caller: str) -> None:
        waited.append(caller)

    monkeypatch.setattr(Throttle, "wait", wait)
    with open_house(database=f"sqlite:///{tmp_path}/t.db", tables_per_minute=1) as house:
        for _ in range(3):
            house.http.post("/api/tables", json={"game": "toy", "chairs": [{}, {}]})
    assert waited == ["127.0.0.1"] * 2


def test_pages_of_the_past_are_told_to_an_address_one_after_the_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """To read five hundred entries costs others as much as ten answers."""
    waited: list[str] = []

    async def wait(throttle: Throttle, caller: str) -> None:
        waited.append(caller)

    monkeypatch.setattr(Throttle, "wait", wait)
    with open_house(database=f"sqlite:///{tmp_path}/t.db") as house:
        sitter = house.sit(house.create(), 0)
        for _ in range(3):
            assert sitter.ask(type="history", after=0)["type"] == "past"
        sitter.leave()
    assert waited == ["127.0.0.1"] * 3


def test_one_address_has_so_many_connections_and_others_theirs(small: House) -> None:
    with ExitStack() as stack:
        kept = [stack.enter_context(knock(small)) for _ in range(5)]
        assert ended(stack.enter_context(knock(small)))
        other = stack.enter_context(knock(small, WHOLE, "127.0.0.3"))
        assert other.recv(12) == b"HTTP/1.1 200"
        kept[0].close()
        deadline = time.monotonic() + PATIENCE
        while ended(again := knock(small, WHOLE)):
            assert time.monotonic() < deadline
        again.close()


def test_a_request_that_is_not_finished_is_given_up(
    small: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first on a connection, and any that follows."""
    with knock(small, WHOLE) as kept:
        assert kept.recv(1000).startswith(b"HTTP/1.1 200")
        monkeypatch.setattr("commonroom.server.doors._PATIENCE", 0.05)
        kept.sendall(b"GET /hea")
        while piece := _received(kept):
            assert b"HTTP/1.1" not in piece
    for said in (b"", b"GET /healthz HTTP/1.1\r\nHost: local"):
        with knock(small, said) as sock:
            assert ended(sock)


def _received(sock: socket.socket) -> bytes:
    try:
        return sock.recv(1000)
    except ConnectionResetError:
        return b""


def test_a_table_is_kept_open_however_long_nobody_speaks(
    small: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The clock that runs while a request is awaited stops when it becomes a conversation."""
    came: list[Guarded] = []
    expect = Guarded._expect

    def noted(one: Guarded) -> None:
        came.append(one)
        expect(one)

    monkeypatch.setattr(Guarded, "_expect", noted)
    sitter = small.sit(small.create(), 0)
    assert {one._waiting for one in came if one._upgraded} == {None}
    assert sitter.ask(type="say", phrase="hello")["type"] == "done"
    sitter.leave()
