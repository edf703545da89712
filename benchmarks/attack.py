"""``python -m benchmarks.attack``: what honest players notice while one address does its worst.

A real server at its default limits. A few tables of people answer all the time from one address;
from another comes one attack after the other. The seconds an honest answer takes are compared with
those just before the attack, in the same run: what counts is the ratio.
"""

import asyncio
import multiprocessing
import os
import signal
import subprocess
import sys
import tempfile
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import click
import httpx2
import msgspec
from rich.console import Console
from rich.table import Table as Grid
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

import commonroom
from benchmarks.load_client import House
from benchmarks.load_client import Table as HonestTable
from commonroom.tables.creation import ending, laid
from commonroom.tables.entries import Answered, Began, Closed, Said
from commonroom.tables.game_file import game_file
from commonroom.tables.live import Live
from commonroom.tables.migrate import migrate
from commonroom.tables.plan import Chair, Plan
from commonroom.tables.revival import begun
from commonroom.tables.storage import Storage
from commonroom.tables.store import Write
from commonroom.wire.protocol import VERSION

ROOT = Path(__file__).parent.parent
HONEST, HOSTILE = "127.0.0.1", "127.0.0.2"
TABLES = 4
PAUSE = 0.05
"""Seconds an honest player thinks."""
LONG_GAME = "talisman"


class Prepared(NamedTuple):
    """Tables that were there before: their ids, and a secret that opens each."""

    played: tuple[str, str]
    """A game of very many moves."""
    closed: tuple[str, str]
    """The same, at a table that was closed."""
    chatty: tuple[str, str]
    """A table with very many lines of chat."""
    file: bytes
    """A game file of one and a half megabytes."""


class Times(NamedTuple):
    """What honest players waited, in milliseconds."""

    answers: int
    median: float
    p99: float


# ---- what is there before ----------------------------------------------------------------------


async def prepare(database: str, moves: int, lines: int) -> Prepared:
    """Lay the tables that only long use would bring about."""
    storage = Storage(database)
    await migrate(storage)
    try:
        played, closed = await _played(storage, moves)
        chatty = await _chatty(storage, lines)
        return Prepared(played, closed, chatty, _file())
    finally:
        await storage.close()


async def _played(storage: Storage, moves: int) -> tuple[tuple[str, str], tuple[str, str]]:
    plan = Plan(LONG_GAME, (Chair("Ada"), Chair("Bob")), takeback="free").settled()
    new, write = laid(plan)
    assert write.new is not None
    live, random = Live(write.new, begun(write.new)), Random(7)
    rows = [live.enter(Began(), write.new.created)]
    while (decision := live.match.decision) is not None and len(rows) <= moves:
        entry = Answered(seat=decision.owner, option=random.choice(decision.options))
        rows.append(live.enter(entry, write.new.created))
    await storage.write([write._replace(rows=rows, checkpoint=None)])
    over, end = laid(plan)
    assert end.new is not None
    same = msgspec.structs.replace(  # the same dice, so that it can be played again
        end.new, secret=write.new.secret, status="closed", outcome=ending(live.match)
    )
    await storage.write([end._replace(new=same, rows=[*rows, live.enter(Closed(), 0)])])
    return (new.id, new.seats[0]), (over.id, over.seats[0])


async def _chatty(storage: Storage, lines: int) -> tuple[str, str]:
    new, write = laid(Plan(LONG_GAME, (Chair("Ada"), Chair("Bob"))).settled())
    assert write.new is not None
    live, at = Live(write.new, begun(write.new)), write.new.created
    began, point = live.enter(Began(), at), live.checkpoint()
    said = [live.enter(Said(seat=0, text=f"line {seq}"), at) for seq in range(2, lines + 2)]
    await storage.write([write._replace(rows=[began], checkpoint=point), Write(new.id, said)])
    return new.id, new.seats[0]


def _file(least: int = 1_500_000) -> bytes:
    """A game that goes on until its file is large."""
    new, write = laid(Plan(LONG_GAME, (Chair("Ada"), Chair("Bob"))).settled())
    del new
    assert write.new is not None
    live, random, size = Live(write.new, begun(write.new)), Random(8), 0
    rows = [live.enter(Began(), 0)]
    while (decision := live.match.decision) is not None and size < least:
        entry = Answered(seat=decision.owner, option=random.choice(decision.options))
        rows.append(live.enter(entry, 0))
        size += len(msgspec.json.encode((entry, rows[-1].events)))
    return msgspec.json.encode(game_file(write.new, rows, live.match.result))


# ---- the server --------------------------------------------------------------------------------


class Server:
    """A real one, at its default limits."""

    def __init__(self, database: str) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", "commonroom", "serve", "--port", "0", "--database", database],
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, cwd=ROOT,
            env={**os.environ, "PYTHONUNBUFFERED": "1"},
        )  # fmt: skip
        assert self._process.stdout is not None
        self.address = self._process.stdout.readline().split()[-1]

    @property
    def memory(self) -> int:
        """Bytes in use."""
        status = Path(f"/proc/{self._process.pid}/status").read_text(encoding="utf-8")
        return 1024 * next(int(line.split()[1]) for line in status.splitlines() if "VmRSS" in line)

    def stop(self) -> str:
        """And wait until it is gone; what it logged."""
        self._process.send_signal(signal.SIGTERM)
        _, log = self._process.communicate(timeout=60)
        return log


@contextmanager
def served(database: str) -> Iterator[Server]:
    """A server for a while."""
    server = Server(database)
    try:
        yield server
    finally:
        server.stop()


# ---- honest people -----------------------------------------------------------------------------


class Honest:
    """People who play all the time."""

    def __init__(self, address: str) -> None:
        self._house = House(address, [LONG_GAME], 2)
        self._waited: list[float] = []
        self._playing: list[asyncio.Task[None]] = []

    async def sit_down(self) -> None:
        """And begin to play."""
        for _ in range(TABLES):
            table = await self._house.open(hints=True)
            self._playing.append(asyncio.create_task(self._play(table)))

    async def _play(self, table: HonestTable) -> None:
        while not table.over:
            self._waited.append(await table.answer())
            await asyncio.sleep(PAUSE)

    async def times(self, seconds: float) -> Times:
        """What they wait from now on, for a while."""
        self._waited.clear()
        await asyncio.sleep(seconds)
        waited = sorted(self._waited) or [float("inf")]
        return Times(
            len(waited), 1000 * waited[len(waited) // 2], 1000 * waited[int(0.99 * len(waited))]
        )

    async def leave(self) -> None:
        """Everyone goes."""
        for task in self._playing:
            task.cancel()
        await asyncio.gather(*self._playing, return_exceptions=True)
        await self._house.close()


# ---- attacks -----------------------------------------------------------------------------------


class Attacker:
    """One address, with everything it can think of."""

    def __init__(self, address: str, prepared: Prepared) -> None:
        self.address = address
        self.prepared = prepared
        transport = httpx2.AsyncHTTPTransport(local_address=HOSTILE)
        self.http = httpx2.AsyncClient(base_url=address, timeout=120, transport=transport)
        self.statuses: dict[str, int] = {}

    def note(self, answer: object) -> None:
        """Count what came of it."""
        self.statuses[str(answer)] = self.statuses.get(str(answer), 0) + 1

    async def sit(self, table: tuple[str, str]) -> ClientConnection:
        """A connection that has said hello."""
        socket = await connect(
            f"{self.address.replace('http', 'ws')}/ws", max_size=None, ping_interval=None,
            local_addr=(HOSTILE, 0), open_timeout=60,
        )  # fmt: skip
        hello = {
            "type": "hello",
            "protocol": VERSION,
            "table": table[0],
            "token": table[1],
            "since": None,
        }
        await socket.send(msgspec.json.encode(hello).decode())
        return socket

    async def imports(self) -> None:
        """The same large game file again and again."""
        while True:
            self.note(
                (await self.http.post("/api/tables/import", content=self.prepared.file)).status_code
            )
            await asyncio.sleep(0)

    async def creates(self) -> None:
        """New tables, as fast as may be."""
        plan = {"game": LONG_GAME, "chairs": [{}] * 6, "speed": 0}
        while True:
            self.note((await self.http.post("/api/tables", json=plan)).status_code)

    async def recaps(self) -> None:
        """Everything since the beginning of a very long game."""
        table, token = self.prepared.played
        headers = {"authorization": f"Bearer {token}"}
        while True:
            answer = await self.http.get(
                f"/api/tables/{table}/replay?seat=0&after=0", headers=headers
            )
            self.note(answer.status_code)

    async def replays(self) -> None:
        """A very long game that is over, and its file."""
        table, token = self.prepared.closed
        headers = {"authorization": f"Bearer {token}"}
        while True:
            for what in ("file", "replay?seat=0", "summary"):
                answer = await self.http.get(f"/api/tables/{table}/{what}", headers=headers)
                self.note(f"{what[:7]} {answer.status_code}")

    async def reads(self) -> None:
        """The past of a very long game, page by page."""
        socket = await self.sit(self.prepared.played)
        for number in range(1_000_000):
            asked = {"type": "history", "after": 500 * (number % 70), "nonce": str(number)}
            await socket.send(msgspec.json.encode(asked).decode())
            while msgspec.json.decode(await socket.recv())["type"] not in ("past", "refused"):
                pass
            self.note("page")

    async def takes_back(self) -> None:
        """A hundred moves back, again and again, in a very long game."""
        socket = await self.sit(self.prepared.played)
        welcome = msgspec.json.decode(await socket.recv())
        to = welcome["seq"]
        while True:
            to -= 100
            asked = {"type": "takeback", "to": to, "nonce": str(to)}
            await socket.send(msgspec.json.encode(asked).decode())
            while (message := msgspec.json.decode(await socket.recv()))["type"] not in (
                "done",
                "refused",
            ):
                pass
            self.note(message.get("error", "done"))

    async def opens(self) -> None:
        """A table with very many lines of chat, opened and left."""
        while True:
            socket = await self.sit(self.prepared.chatty)
            self.note(msgspec.json.decode(await socket.recv())["type"])
            await socket.close()

    async def masters(self) -> None:
        """Forty tables at which only the best bots play, watched by nobody who cares."""
        plan = {"game": LONG_GAME, "chairs": [{"level": _best()}] * 4, "speed": 0}
        sockets = []
        for _ in range(40):
            created = await self.http.post("/api/tables", json=plan)
            self.note(created.status_code)
            if created.status_code == 201:
                new = created.json()
                sockets.append(await self.sit((new["table"], new["watch"]["token"])))
        await asyncio.gather(*(_drain(socket) for socket in sockets))


def _best() -> str:
    return commonroom.bots.levels(LONG_GAME)[-1]


async def _drain(socket: ClientConnection) -> None:
    with suppress(ConnectionClosed):
        async for _ in socket:
            pass


ATTACKS: dict[str, tuple[Callable[[Attacker], Awaitable[None]], int]] = {
    "import of 1.5 MB": (Attacker.imports, 4),
    "new tables": (Attacker.creates, 8),
    "recaps of a long game": (Attacker.recaps, 4),
    "replays and files of a long game": (Attacker.replays, 4),
    "the past of a long game": (Attacker.reads, 10),
    "takebacks in a long game": (Attacker.takes_back, 1),
    "a table with much chat": (Attacker.opens, 4),
    "40 tables of masters": (Attacker.masters, 1),
}
"""What it is, how it is done, and by how many at once."""


class Suffered(NamedTuple):
    """What an attack did."""

    name: str
    before: Times
    during: Times
    answers: dict[str, int]
    memory: int


async def measure(
    server: Server, prepared: Prepared, seconds: float, chosen: list[str]
) -> list[Suffered]:
    """One attack after the other, each from a process of its own."""
    found = []
    for name in ATTACKS:
        if chosen and not any(word in name for word in chosen):
            continue
        honest = Honest(server.address)
        await honest.sit_down()
        await honest.times(1.0)
        before = await honest.times(seconds)
        with attacked(server.address, prepared, name) as answers:
            await asyncio.sleep(1.0)
            during = await honest.times(seconds)
        await honest.leave()
        found.append(Suffered(name, before, during, answers, server.memory))
        click.echo(f"{name}: {before} {during} {answers}", err=True)
        await asyncio.sleep(2.0)
    return found


@contextmanager
def attacked(address: str, prepared: Prepared, name: str) -> Iterator[dict[str, int]]:
    """An attack for a while; what it was answered is known afterwards."""
    context = multiprocessing.get_context("spawn")
    over, told = context.Event(), context.Queue()
    process = context.Process(target=_attack, args=(address, prepared, name, over, told))
    process.start()
    answers: dict[str, int] = {}
    try:
        yield answers
    finally:
        over.set()
        answers.update(told.get(timeout=30))
        process.join(30)


def _attack(address: str, prepared: Prepared, name: str, over: Any, told: Any) -> None:
    asyncio.run(_attack_until(address, prepared, name, over, told))


async def _attack_until(address: str, prepared: Prepared, name: str, over: Any, told: Any) -> None:
    attack, hands = ATTACKS[name]
    attacker = Attacker(address, prepared)
    attacking = [asyncio.create_task(_go(attack, attacker)) for _ in range(hands)]
    while not over.is_set():
        await asyncio.sleep(0.05)
    told.put(attacker.statuses)
    for task in attacking:
        task.cancel()
    await asyncio.gather(*attacking, return_exceptions=True)
    await attacker.http.aclose()


async def per_connection(server: Server, number: int = 500) -> float:
    """Bytes of memory that one more connection takes, as a spectator of a table."""
    async with httpx2.AsyncClient(base_url=server.address, timeout=120) as http:
        plan = {"game": LONG_GAME, "chairs": [{}, {}]}
        links = [(await http.post("/api/tables", json=plan)).json() for _ in range(5)]
    before = server.memory
    sockets = []
    for one in range(number):
        link = links[one % len(links)]
        socket = await connect(
            f"{server.address.replace('http', 'ws')}/ws", max_size=None, ping_interval=None,
            local_addr=(f"127.0.1.{one % 50 + 1}", 0), open_timeout=60,
        )  # fmt: skip
        hello = {
            "type": "hello",
            "protocol": VERSION,
            "table": link["table"],
            "token": link["watch"]["token"],
        }
        await socket.send(msgspec.json.encode(hello).decode())
        await socket.recv()
        sockets.append(socket)
    grown = server.memory - before
    await asyncio.gather(*(socket.close() for socket in sockets))
    return grown / number


async def _go(attack: Callable[[Attacker], Awaitable[None]], attacker: Attacker) -> None:
    """Until called off; who is shut out comes back."""
    while True:
        try:
            await attack(attacker)
        except (ConnectionClosed, InvalidHandshake, httpx2.HTTPError, OSError) as error:
            attacker.note(type(error).__name__)
            await asyncio.sleep(0.1)


@click.command()
@click.option("--seconds", type=float, default=8.0, help="How long each attack is measured.")
@click.option("--moves", type=int, default=40_000, help="How many moves a long game has.")
@click.option("--lines", type=int, default=200_000, help="How many lines of chat are many.")
@click.argument("chosen", nargs=-1)
def main(seconds: float, moves: int, lines: int, chosen: tuple[str, ...]) -> None:
    """Attack a server, and watch what others notice; CHOSEN: only attacks with such a word."""
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{folder}/tables.db"
        prepared = asyncio.run(prepare(database, moves, lines))
        with served(database) as server:
            found = asyncio.run(measure(server, prepared, seconds, list(chosen)))
            kept = asyncio.run(per_connection(server))
    grid = Grid("attack", "p50 ms", "p99 ms", "p50 ×", "p99 ×", "answers it got", "MB")
    for name, before, during, answers, memory in found:
        got = ", ".join(f"{count} {answer}" for answer, count in answers.items())
        grid.add_row(
            name,
            f"{before.median:.0f} → {during.median:.0f}",
            f"{before.p99:.0f} → {during.p99:.0f}",
            f"{during.median / before.median:.1f}",
            f"{during.p99 / before.p99:.1f}",
            got,
            f"{memory / 1e6:.0f}",
        )
    Console(width=140).print(grid)
    click.echo(f"{kept / 1000:.0f} KB of memory for each of 500 connections")


if __name__ == "__main__":
    main()
