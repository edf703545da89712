"""A small world: a few processes on one database, a bus between them, people at two tables.

All that can happen in it happens because somebody chose it: a process does its next step, the
database serves a request, a notice arrives or is lost, a clock moves, a process dies.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Any, cast

import msgspec
import pytest

from commonroom.kernel import registry
from commonroom.server import limits, snapshot
from commonroom.server.broadcaster import Broadcaster
from commonroom.server.socket import Connection
from commonroom.tables import bot_pool, bots, housekeeping, writer
from commonroom.tables import registry as table_registry
from commonroom.tables.bus import Bus, Hearer, Notice
from commonroom.tables.creation import new_record
from commonroom.tables.entries import Row
from commonroom.tables.game_file import GameFile, game_file
from commonroom.tables.live import Live
from commonroom.tables.manager import TableManager
from commonroom.tables.plan import Chair, Plan, digest
from commonroom.tables.revival import revived
from commonroom.tables.storage import Storage
from commonroom.tables.store import Whole, Write
from commonroom.wire import protocol as wire
from tests.conformance.tables import TOY, TOY_PLACE
from tests.tables.playing import check_news
from tests.tables.simulation.database import TALLY, Client, Server
from tests.tables.simulation.loop import Loop
from tests.tables.simulation.people import Person

QUIET = 20
"""Seconds after which everything that can mend itself has done so."""
_ENOUGH = 20_000
"""So many steps without an end are a table that does not come to rest."""


class Clock:
    """The clocks of whichever process does something now, in the place of the module `time`."""

    def monotonic(self) -> float:
        return self._loop.now

    def time(self) -> float:
        return self._loop.wall

    def thread_time(self) -> float:
        return 0.0

    @property
    def _loop(self) -> Loop:
        return cast(Loop, asyncio.get_running_loop())


@contextmanager
def simulated() -> Iterator[None]:
    """Whatever asks for the time is told the simulated one."""
    with pytest.MonkeyPatch.context() as patch:
        for module in (table_registry, writer, bots, housekeeping, bot_pool, limits):
            patch.setattr(module, "time", Clock())
        patch.setitem(registry._places, TOY, TOY_PLACE)
        yield


class SimulatedStorage(Storage):
    """The real storage, but for the way to the database."""

    def __init__(self, database: Client) -> None:
        self.database = cast(Any, database)
        self._pending = []
        self._writer = None


class SimulatedBus(Bus):
    """What is told waits in the world for somebody to deliver it."""

    def __init__(self, world: World, number: int, *, shared: bool) -> None:
        self.node = f"n{number}"
        self.shared = shared
        self._world = world
        self._number = number
        self.hearer: Hearer | None = None

    async def start(self, hearer: Hearer) -> None:
        self.hearer = hearer

    def tell(self, notice: Notice) -> None:
        self._world.notices += [
            (number, notice) for number in range(len(self._world.nodes)) if number != self._number
        ]


class Node:
    """A process."""

    def __init__(self, world: World, number: int) -> None:
        self.loop = Loop()
        self.bus = SimulatedBus(world, number, shared=len(world.nodes) > 1)
        self._database = Client(world.server, self.loop)
        self._broadcaster = self._made(
            lambda: Broadcaster(TableManager(SimulatedStorage(self._database), self.bus))
        )
        self.manager = self._broadcaster.manager
        self.loop.create_task(self.manager.start())

    def _made(self, make: Callable[[], Broadcaster]) -> Broadcaster:
        """Where there is a clock to look at."""
        made: list[Broadcaster] = []
        self.loop.call_soon(lambda: made.append(make()))
        self.loop.step()
        return made[0]

    def seat(self, person: Person) -> None:
        """A person connects to this process."""
        socket = person.connect()

        async def serve() -> None:
            await Connection(self._broadcaster, socket, 1_000_000).serve()

        self.loop.create_task(serve())


class World:
    """Processes, people, and what is on its way between them."""

    def __init__(self, nodes: int) -> None:
        self.server = Server()
        self.notices: list[tuple[int, Notice]] = []
        """Process → what it has yet to hear."""
        self.people: list[Person] = []
        self.places: dict[Person, int] = {}
        """Person → the process they are connected to."""
        self.tables = ["a", "b"]
        self._lay("a", Plan(TOY, (Chair("Ada"), Chair("Bob"), Chair(level="random")), speed=0))
        self._lay("b", Plan(TOY, (Chair("Cleo"), Chair("Dan")), speed=0, takeback="free"))
        self.nodes: list[Node | None] = [None] * nodes
        self._gone: list[Loop] = []
        for number in range(nodes):
            self.start(number)

    def _lay(self, table: str, plan: Plan) -> None:
        tokens = [f"{table}{seat}" for seat in (*range(len(plan.chairs)), "w")]
        *seats, watch = map(digest, tokens)
        key = table.encode() * 32
        record = new_record(plan.settled(), tuple(seats), watch, id_=table, secret=key)
        storage = SimulatedStorage(Client(self.server, Loop()))
        self.server.now(lambda db: storage._commit(db, [Write(record.id, (), new=record)]))
        for seat, chair in enumerate(plan.chairs):
            if chair.level is None:
                self.people.append(Person(f"{table}{seat}", table, seat, tokens[seat]))
        self.people.append(Person(f"{table}w", table, None, tokens[-1]))
        self.people.append(Person(f"{table}0'", table, 0, tokens[0]))

    # ---- what may happen -------------------------------------------------------------------

    def start(self, number: int) -> None:
        """A process starts, if it does not run."""
        if self.nodes[number] is None:
            self.nodes[number] = Node(self, number)

    def kill(self, number: int, unread: int) -> None:
        """A process is gone in the middle of whatever it does."""
        node, self.nodes[number] = self.nodes[number], None
        if node is None:
            return
        TALLY["kills"] += 1
        self._gone.append(node.loop)
        for person, place in list(self.places.items()):
            if place == number:
                person.lose(unread)
                del self.places[person]

    def seat(self, person: Person, number: int) -> None:
        """A person connects, who was not connected."""
        node = self.nodes[number]
        if node is not None and person.wire is None:
            self.places[person] = number
            node.seat(person)

    def leave(self, person: Person) -> None:
        """A person hangs up."""
        person.leave()
        self.places.pop(person, None)

    def moves(self) -> list[Callable[[], None]]:
        """What may happen next, if nothing goes wrong."""
        found: list[Callable[[], None]] = [
            node.loop.step for node in self.nodes if node is not None and node.loop.busy
        ]
        found += [self._reads(person) for person in self.people if person.reads]
        waiting, server = self.server.waiting, self.server
        found += [lambda one=one: server.serve(one) for one in waiting]  # type: ignore[misc]
        found += [lambda at=at: server.answers.pop(at)() for at in range(len(server.answers))]  # type: ignore[misc]
        found += [lambda at=at: self.hear(at) for at in range(len(self.notices))]  # type: ignore[misc]
        if write := next((one for one in waiting if one.writes), None):
            found += [
                lambda one=one: server.serve_torn(one, write)  # type: ignore[misc]
                for one in waiting
                if not one.writes
            ]
        return found

    def _reads(self, person: Person) -> Callable[[], None]:
        def read() -> None:
            person.read()
            if person.wire is None:
                self.places.pop(person, None)

        return read

    def hear(self, at: int, *, again: bool = False) -> None:
        """A notice arrives; perhaps once more later."""
        number, notice = self.notices[at] if again else self.notices.pop(at)
        TALLY["notices repeated" if again else "notices heard"] += 1
        node = self.nodes[number]
        if node is not None and node.bus.hearer is not None:
            node.loop.call_soon(node.bus.hearer, notice)

    def lose(self, notices: list[tuple[int, Notice]]) -> None:
        """Notices are lost."""
        TALLY["notices lost"] += len(notices)
        self.notices = [one for one in self.notices if one not in notices]

    # ---- when all is quiet -----------------------------------------------------------------

    def settle(self, *, notices: bool) -> None:
        """Nothing goes wrong any more; time passes until everything has come to rest."""
        for number in range(len(self.nodes)):
            self.start(number)
        for _ in range(QUIET):
            self.rest(notices=notices)
            for person in self.people:
                if person.lost:
                    self.seat(person, 0)
            self.rest(notices=notices)
            for node in self.nodes:
                assert node is not None
                node.loop.pass_time(1.0)
        self.rest(notices=notices)

    def rest(self, *, notices: bool) -> None:
        """Everything that can happen without waiting happens."""
        for _ in range(_ENOUGH):
            if not notices:
                self.lose(self.notices)
            moves = self.moves()
            if not moves:
                return
            moves[0]()
        raise AssertionError("the world does not come to rest")

    def check(self) -> None:
        """What must be so when all is quiet."""
        for node in self.nodes:
            assert node is not None
            assert node.loop.failures == []
        for table in self.tables:
            whole = self.whole(table)
            live = revived(*whole)
            self._check_journal(whole)
            here = [one for one in self.people if one.table == table and one.wire is not None]
            for person in self.people:
                if person.table == table:
                    check_words(person, whole.rows)
            for person in here:
                check_reader(person, live, whole.rows)
            if here:
                check_bots(live)

    def whole(self, table: str) -> Whole:
        """A table as it is stored."""
        storage, found = SimulatedStorage(Client(self.server, Loop())), []

        async def read() -> None:
            found.append(await storage.whole(table, 0))

        reading = read()
        reading.send(None)
        request = self.server.waiting[-1]
        self.server.serve(request)
        self.server.answers.pop()()
        with suppress(StopIteration):
            reading.send(None)
        (whole,) = found
        assert whole is not None
        return whole

    def _check_journal(self, whole: Whole) -> None:
        """It has no gap, every answer in it was possible when it was given, and it is one chain."""
        assert [row.seq for row in whole.rows] == list(range(1, len(whole.rows) + 1))
        again = revived(whole.record, whole.rows, None)
        assert again.match.save() == revived(*whole).match.save()
        file = game_file(whole.record, whole.rows, None)
        assert isinstance(file, GameFile)
        assert [row.link for row in whole.rows] == file.links()[1:], "the chain is broken"

    def close(self) -> None:
        """Nothing remains."""
        for loop in (*self._gone, *(node.loop for node in self.nodes if node is not None)):
            loop.bury()
        self.server.close()


def check_words(person: Person, rows: list[Row]) -> None:
    """What was acknowledged is in the journal once; what was refused is not there."""
    nonces = [row.entry.nonce for row in rows]
    for nonce, seq in person.done.items():
        assert nonces.count(nonce) == 1, f"{nonce} was acknowledged: {nonces.count(nonce)} entries"
        assert nonces.index(nonce) + 1 <= seq
    for nonce, error in person.refused.items():
        assert nonce not in nonces, f"{nonce} was refused ({error}), and is in the journal"
    if person.wire is not None:
        assert person.asked == {}, f"{person} still waits"


def check_reader(person: Person, live: Live, rows: list[Row]) -> None:
    """Whoever is connected has been shown the journal up to its end, and knows what is asked."""
    assert person.welcome
    assert person.seq == live.seq, f"{person} was shown {person.seq} of {live.seq} entries"
    check_news(person.news, rows, person.seat)
    outcome = snapshot.outcome(live.record.secret, live.record.outcome)
    true = wire.written(wire.Update(
        seq=0, position=snapshot.position(live, person.seat, outcome)))  # fmt: skip
    shown = wire.written(wire.Update(seq=0, position=person.position))
    assert msgspec.json.decode(shown) == msgspec.json.decode(true), person


def check_bots(live: Live) -> None:
    """Where somebody looks on, no bot keeps them waiting."""
    decision = live.match.decision
    if decision is not None and not (live.paused or live.closed or live.takeback):
        assert decision.owner in live.people, "a bot does not answer"
