"""Whatever a client sends, it gets a typed answer, nothing changes, and others are undisturbed."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from commonroom.server.broadcaster import Broadcaster
from commonroom.server.socket import Connection
from commonroom.tables.entries import Said
from commonroom.tables.manager import TableManager
from commonroom.tables.migrate import migrate
from commonroom.tables.storage import Storage
from commonroom.wire import protocol as wire
from tests.server.house import House, Json, Sitter
from tests.server.house import house as open_house
from tests.tables.playing import plan

MANY = settings(
    max_examples=60,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)
SEQS = st.integers(-1, 30) | st.integers()
WORDS = st.sampled_from(["eat", "dare", "peek", "stop", "whistle", "toffee", ""]) | st.text()
OPTIONS = st.lists(WORDS | st.integers(), max_size=4)
KINDS = [kind.__struct_config__.tag for kind in wire.FromClient.__args__]
FIELDS = {
    "decision": SEQS, "option": OPTIONS, "seen": SEQS, "to": st.none() | SEQS,
    "agree": st.booleans(), "text": st.none() | st.text(max_size=600),
    "phrase": st.none() | WORDS, "name": st.text(max_size=60), "paused": st.just(False),
    "seat": st.none() | st.integers(-2, 20), "level": st.none() | WORDS,
    "reactions": st.sampled_from(["always", "matters", "never", "?"]), "after": SEQS,
    "table": WORDS, "token": WORDS, "since": st.none() | SEQS, "nonce": st.text(max_size=50),
}  # fmt: skip
PLAIN = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
)
MESSAGES = st.fixed_dictionaries(
    {"type": st.sampled_from(KINDS)},
    optional={name: values | PLAIN for name, values in FIELDS.items()},
)


@pytest.fixture(scope="module")
def neighbours(far: House) -> Iterator[tuple[Json, list[Sitter], Any]]:
    """People at another table, who must notice nothing."""
    table = far.create({}, {})
    sitters = [far.sit(table, seat) for seat in range(2)]
    before = [sitter.position for sitter in sitters]
    yield table, sitters, before
    for sitter, position in zip(sitters, before, strict=True):
        again = sitter.ask(type="history", after=0)
        assert [news["seq"] for news in again["news"]] == [1]
        assert sitter.position == position
        sitter.leave()


@MANY
@given(st.lists(st.binary(max_size=300) | st.text(max_size=300), min_size=1, max_size=8))
def test_random_bytes_get_typed_answers(
    far: House, neighbours: object, noise: list[str | bytes]
) -> None:
    table = far.create({}, {})
    sitter = far.sit(table, 0)
    for one in noise:
        sitter.socket.send(one)
        assert sitter.hear("refused")["error"] == "malformed"
    assert sitter.ask(type="history", after=0)["type"] == "past"
    sitter.leave()


@MANY
@given(st.binary(max_size=300) | st.text(max_size=300) | MESSAGES.map(msgspec.json.encode))
def test_without_a_true_hello_the_connection_ends(
    far: House, neighbours: object, first: str | bytes
) -> None:
    sitter = far.connect()
    sitter.socket.send(first)
    assert sitter.closed() in (4400, 4401)
    assert {message["type"] for message in sitter.heard} <= {"refused"}
    sitter.leave()


@MANY
@given(
    messages=st.lists(MESSAGES | st.dictionaries(st.text(), PLAIN, max_size=4), max_size=15),
    seat=st.sampled_from([0, 1, None]),
)
def test_messages_of_any_shape_from_any_seat_are_answered_and_break_nothing(
    far: House, neighbours: object, messages: list[Json], seat: int | None
) -> None:
    """Valid or not, in turn or not: an answer of some kind, and the table can be read as before."""
    table = far.create({}, {}, takeback="consent")
    sitter = far.sit(table, seat, since=0)
    for number, message in enumerate(messages):
        sitter.say(**{**message, "nonce": f"n{number}"})
        reply = sitter.hear("done", "refused", "past")
        assert reply["type"] != "refused" or reply["error"] != "try-again", (message, reply)
    fresh = far.sit(table, None, since=0)
    news = [one["seq"] for one in fresh.welcome["news"]]
    # A seat's own choice of reactions is in the journal, but is nobody else's news.
    assert news == sorted(set(news))
    assert fresh.welcome["seq"] >= len(news)
    if seat is None:
        assert fresh.welcome["seq"] == 1
    fresh.leave()
    sitter.leave()


@pytest.mark.usefixtures("no_time_passes")
def test_a_flood_is_refused_and_then_cut_off_while_others_play_on(tmp_path: Path) -> None:
    """However slow the machine is: by the clock of the limits it all comes at once."""
    with open_house(database=f"sqlite:///{tmp_path}/t.db", messages_per_second=1) as house:
        flood(house)


def flood(house: House) -> None:
    table = house.create({}, {})
    ada, bob = house.sit(table, 0), house.sit(table, 1)
    with suppress(ConnectionClosed):
        for _ in range(2000):
            bob.say(type="say", phrase="hello")
    assert bob.closed() == 4429
    errors = [message["error"] for message in bob.heard if message["type"] == "refused"]
    assert set(errors) == {"too-fast"}
    assert ada.answer(["dare"])["type"] == "done"
    said = ada.ask(type="history", after=0)["news"]
    assert len([one for one in said if one["entry"]["kind"] == "said"]) < 200
    bob.leave()
    ada.leave()


def test_a_message_of_a_megabyte_ends_the_connection(house: House) -> None:
    sitter = house.sit(house.create(), 0)
    with suppress(ConnectionClosed):
        sitter.say(type="say", text="x" * 2**20)
    assert sitter.closed() in (1009, 1006)
    sitter.leave()


def test_deeply_nested_json_is_malformed(house: House) -> None:
    sitter = house.sit(house.create(), 0)
    sitter.socket.send("[" * 8000)
    assert sitter.hear("refused")["error"] == "malformed"
    sitter.leave()


def test_whoever_says_nothing_is_sent_away(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("commonroom.server.socket._PATIENCE", 0.05)
    sitter = house.connect()
    assert sitter.closed() == 4408
    sitter.leave()


def test_a_page_of_another_origin_cannot_connect(house: House) -> None:
    address = f"{house.address.replace('http', 'ws')}/ws"
    with pytest.raises(InvalidStatus), connect(address, origin=Origin("https://evil.example")):
        pass
    with connect(address, origin=Origin(house.address)):
        pass


def test_a_seat_cannot_be_taken_with_the_secret_of_another_table(house: House) -> None:
    one, other = house.create(), house.create()
    sitter = house.connect()
    sitter.say(
        type="hello", protocol=wire.VERSION, table=one["table"], token=other["seats"][0]["token"]
    )
    assert sitter.hear("refused")["error"] == "no-such-table"
    assert sitter.closed() == 4401
    sitter.leave()


def test_a_table_has_room_for_so_many(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("commonroom.tables.manager._STANDS", 3)
    table = house.create()
    sitters = [house.sit(table, None) for _ in range(3)]
    late = house.connect()
    late.say(
        type="hello", protocol=wire.VERSION, table=table["table"], token=table["watch"]["token"]
    )
    assert late.hear("refused")["error"] == "table-full"
    assert late.closed() == 1013
    for sitter in (*sitters, late):
        sitter.leave()


class Deaf:
    """A client that says hello and reads nothing."""

    def __init__(self, hello: Json) -> None:
        self._hello: str | None = msgspec.json.encode(hello).decode()
        self.code: asyncio.Future[int] = asyncio.get_running_loop().create_future()

    async def accept(self) -> None:
        pass

    async def receive_text(self) -> str | None:
        if self._hello is None:
            await asyncio.Event().wait()
        hello, self._hello = self._hello, None
        return hello

    async def send_text(self, data: str) -> None:
        await asyncio.Event().wait()

    async def close(self, code: int) -> None:
        self.code.set_result(code)


@pytest.mark.anyio
@pytest.mark.parametrize("limit", ["_UNREAD", "_UNREAD_TOGETHER"])
async def test_who_reads_nothing_is_sent_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, limit: str
) -> None:
    monkeypatch.setattr(f"commonroom.server.socket.{limit}", 5_000)
    storage = Storage(f"sqlite:///{tmp_path}/t.db")
    await migrate(storage)
    manager = TableManager(storage)
    new = await manager.create(plan())
    client = Deaf(
        {"type": "hello", "protocol": wire.VERSION, "table": new.id, "token": new.seats[0]}
    )
    connection = Connection(Broadcaster(manager), client)
    task = asyncio.create_task(connection.serve())
    said = 0
    while not client.code.done():
        await manager.act(new.id, Said(seat=1, text=f"{said} é"))  # more bytes than characters
        said += 1
        assert said < 2000
    assert await client.code == 1013
    await task
    assert not manager.presence.here(new.id)
    await manager.stop()
