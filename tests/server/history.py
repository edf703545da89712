"""Histories: what people at several servers said and were told, and whether a journal explains it.

Servers are killed and the database is restarted while people play. Afterwards every table's history
must be that of a single table that does one thing after the other: each thing that was acknowledged
happened once, at some moment between being said and being acknowledged, and whoever looked saw
everything that had been acknowledged before.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from random import Random

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

import commonroom
from commonroom.kernel import title
from commonroom.tables.entries import Row
from commonroom.tables.live import Live
from commonroom.tables.revival import begun
from commonroom.tables.storage import Storage
from commonroom.tables.store import Record
from commonroom.wire.protocol import VERSION
from tests.server.house import PATIENCE, Json, Process
from tests.server.test_kill import Message, Position
from tests.tables.playing import check_news
from tools import postgres

GAMES = tuple(commonroom.games())
_PAUSE = 0.02
"""Seconds between two things that a person says."""
_messages = msgspec.json.Decoder(Message)


class Said(msgspec.Struct):
    """Something that a person said, and what became of it."""

    nonce: str
    message: Json
    at: float
    answered: float = 0.0
    seq: int = 0
    refused: str = ""


class Look(msgspec.Struct):
    """A person sat down and saw how the table stood."""

    asked: float
    answered: float
    seq: int


class Person:
    """Plays at random, talks now and then, and comes back to whichever server answers."""

    def __init__(self, table: Table, seat: int) -> None:
        self._table = table
        self.seat = seat
        self._random = Random(f"{table.id} {seat}")
        self._under_way: Said | None = None
        self.said: list[Said] = []
        self.looks: list[Look] = []
        self.news: list[int] = []
        self.skipped: set[int] = set()
        """Entries of which they could have asked what they were, after being away for long."""
        self.views: dict[int, bytes] = {}
        """Entry → the view that was shown with it."""
        self.seq = 0
        self.heard = time.monotonic()
        self.position: Position | None = None

    async def play(self, town: Town) -> None:
        """Until somebody says that it is enough."""
        while True:
            address = self._random.choice(town.addresses)
            with suppress(OSError, WebSocketException, TimeoutError):
                async with connect(
                    f"{address.replace('http', 'ws')}/ws", max_size=None, ping_interval=None,
                    open_timeout=5, close_timeout=1,
                ) as socket:  # fmt: skip
                    await self._converse(town, socket)
            await asyncio.sleep(0.05)

    async def _converse(self, town: Town, socket: ClientConnection) -> None:
        asked = time.monotonic()
        link = self._table.links[self.seat]
        await _say(socket, {"type": "hello", "protocol": VERSION, "table": self._table.id,
                            "token": link["token"], "since": self.seq, "hints": False})  # fmt: skip
        async for text in socket:
            message = _messages.decode(text)
            if message.type == "welcome":
                if message.more:  # they do not ask for the rest
                    self.skipped.update(range(message.news[-1].seq + 1, message.seq + 1))
                self.looks.append(Look(asked, time.monotonic(), message.seq))
                if self._under_way is not None:
                    await _say(socket, self._under_way.message)
            if message.type in ("welcome", "update"):
                self._learn(message)
            elif message.type == "done":
                self._answered(message.nonce, message.seq, "")
            elif message.error == "try-again" and self._under_way is not None:
                await asyncio.sleep(0.1)
                await _say(socket, self._under_way.message)
            elif message.type == "refused":
                self._answered(message.nonce, 0, message.error or "refused")
            if self._under_way is None and not town.quiet:
                await self._act(socket)

    def _learn(self, message: Message) -> None:
        self.heard = time.monotonic()
        assert message.seq >= self.seq, "the table went back"
        self.seq = message.seq
        self.news += [one.seq for one in message.news]
        if message.position is not None:
            self.position = message.position
            self.views[message.seq] = bytes(message.position.view)

    def _answered(self, nonce: str, seq: int, error: str) -> None:
        said = self._under_way
        if said is not None and said.nonce == nonce:
            said.answered, said.seq, said.refused = time.monotonic(), seq, error
            self._under_way = None

    async def _act(self, socket: ClientConnection) -> None:
        """Answer what is asked; if nothing is, say something now and then."""
        asked = self.position and self.position.decision
        if asked and not asked.guest:
            option = self._random.choice(asked.offers).option
            message = {"type": "answer", "decision": asked.id, "option": option, "seen": self.seq}
        elif self._random.random() < 0.3:
            message = {"type": "say", "text": f"entry {self.seq}"}
        else:
            return
        nonce = f"{self.seat}-{len(self.said)}"
        self._under_way = Said(nonce, {**message, "nonce": nonce}, time.monotonic())
        self.said.append(self._under_way)
        await asyncio.sleep(_PAUSE)
        await _say(socket, self._under_way.message)

    @property
    def waits(self) -> bool:
        """Whether something that they said has not been answered."""
        return self._under_way is not None


async def _say(socket: ClientConnection, message: Json) -> None:
    await socket.send(msgspec.json.encode(message).decode())


class Table:
    """Two people and a bot, where the game has room for it."""

    def __init__(self, made: Json) -> None:
        self.id: str = made["table"]
        self.links = made["seats"]
        self.people = [Person(self, seat) for seat in (0, 1)]


class Town:
    """Several servers on one PostgreSQL, and people at many tables."""

    def __init__(
        self, database: str, servers: int, tables: int, bus: str | None, seed: int
    ) -> None:
        self._database, self._bus = database, bus
        self.random = Random(seed)
        with ThreadPoolExecutor(servers) as pool:
            start = partial(Process, bus=bus)
            self.processes = list(pool.map(start, [database] * servers))
        self.quiet = False
        self.heads: dict[str, int] = {}
        """Table → the last entry when everybody knew it; bots may have played on since."""
        self.happened: Counter[str] = Counter()
        self.tables = [self._table(number) for number in range(tables)]

    def _table(self, number: int) -> Table:
        game = GAMES[number % len(GAMES)]
        chairs: list[Json] = [{}, {}, {"level": "random"}]
        house = self.processes[number % len(self.processes)].house
        return Table(house.create(*chairs[: title(game).about.seats[-1]], game=game))

    @property
    def addresses(self) -> list[str]:
        return [process.house.address for process in self.processes]

    @property
    def people(self) -> Iterator[Person]:
        return (person for table in self.tables for person in table.people)

    async def play(
        self, server: postgres.Server, seconds: float, pause: float, entries: int = 0
    ) -> None:
        """For so long, and until so much has happened, with something going wrong every so often;
        then until all is quiet.
        """
        playing = [asyncio.create_task(person.play(self)) for person in self.people]
        try:
            end = time.monotonic() + seconds
            while time.monotonic() < end or self._entries < entries:
                await asyncio.sleep(pause)
                if self.random.random() < 0.3:
                    await asyncio.to_thread(self._restart_database, server)
                else:
                    await asyncio.to_thread(self._kill)
            await asyncio.sleep(pause)  # undisturbed, so that nobody is helped by coming back
            self.quiet = True
            await self._rest()
        finally:
            for one in playing:
                one.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
            for process in self.processes:
                process.kill()

    @property
    def _entries(self) -> int:
        """What somebody knows to have happened, at all tables."""
        return sum(table.people[0].seq for table in self.tables)

    def _kill(self) -> None:
        at = self.random.randrange(len(self.processes))
        self.processes[at].kill()
        self.happened["kills"] += 1
        self.processes[at] = Process(self._database, bus=self._bus)

    def _restart_database(self, server: postgres.Server) -> None:
        server.stop()
        self.happened["restarts of PostgreSQL"] += 1
        server.start()

    async def _rest(self) -> None:
        """Until everybody at a table knows the same, and nobody waits for a bot or for a word."""
        storage = Storage(self._database)
        began = time.monotonic()
        async with asyncio.timeout(PATIENCE):
            while True:
                await asyncio.sleep(0.2)
                self.heads = await storage.heads([table.id for table in self.tables])
                if all(person.seq == self.heads[table.id] and not person.waits
                       for table in self.tables for person in table.people):  # fmt: skip
                    break
        self.happened["seconds until all was quiet"] = round(time.monotonic() - began)
        await storage.close()


async def check(town: Town) -> Counter[str]:
    """Every table's history is that of one journal; what there was of it."""
    storage, found = Storage(town._database), Counter(town.happened)
    for table in town.tables:
        record = await storage.record(table.id)
        assert record is not None
        rows = await storage.rows(table.id, events=True)
        places = {(row.entry.seat, row.entry.nonce): row.seq for row in rows if row.entry.nonce}
        assert len(places) == sum(bool(row.entry.nonce) for row in rows), "something happened twice"
        said = [(places.get((person.seat, one.nonce)), one)
                for person in table.people for one in person.said]  # fmt: skip
        check_words(said)
        check_order([(place, one) for place, one in said if place is not None])
        for person in table.people:
            for look in person.looks:
                check_look(look, said)
            head = town.heads[table.id]
            told = [row for row in rows if row.seq <= head and row.seq not in person.skipped]
            check_news([seq for seq in person.news if seq <= head], told, person.seat)
        check_views(table, record, rows)
        found += Counter(tables=1, entries=len(rows), words=len(said),
                         looks=sum(len(person.looks) for person in table.people))  # fmt: skip
    await storage.close()
    return found


Placed = tuple[int | None, Said]


def check_words(said: list[Placed]) -> None:
    """What was acknowledged happened; what was refused did not."""
    for place, one in said:
        if one.refused:
            assert place is None, f"{one.nonce} was refused ({one.refused}), and happened"
        elif one.answered:
            assert place is not None, f"{one.nonce} was acknowledged, and did not happen"
            assert place <= one.seq


def check_order(said: list[tuple[int, Said]]) -> None:
    """What was said after something had been acknowledged happened after it."""
    begun_ = sorted((one.at, place) for place, one in said)
    ended = sorted((one.answered, place) for place, one in said if one.answered)
    newest, number = 0, 0
    for at, place in begun_:
        while number < len(ended) and ended[number][0] < at:
            newest = max(newest, ended[number][1])
            number += 1
        assert place > newest, "said later, and happened earlier"


def check_look(look: Look, said: list[Placed]) -> None:
    """It showed all that had been acknowledged, and nothing that nobody had said yet."""
    for place, one in said:
        if place is None:
            continue
        if one.answered and one.answered < look.asked:
            assert place <= look.seq, f"{one.nonce} had been acknowledged, and was not shown"
        if one.at > look.answered:
            assert place > look.seq, f"{one.nonce} was shown before it was said"


def check_views(table: Table, record: Record, rows: list[Row]) -> None:
    """Everything that anybody was shown is how the table stood after that entry."""
    live = Live(record, begun(record))
    for row in rows:
        live.enact(row.seq, row.entry)
        for person in table.people:
            shown = person.views.get(row.seq)
            if shown is not None:
                true = msgspec.json.encode(live.match.view(person.seat))
                assert shown == true, (table.id, person.seat, row.seq)
