"""``python -m benchmarks.load``: a real server under load, through real sockets.

Everything is compared within the same run: answers with bare commits of the same rows into the same
kind of database on the same disk, the time they take with a bare echo over the same kind of socket.
"""

import asyncio
import os
import resource
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import click
from rich.console import Console
from websockets.asyncio.client import ClientConnection, connect

import commonroom
from benchmarks import telling
from benchmarks.bare_commits import Payload, payloads, postgres_commits, sqlite_commits
from benchmarks.load_client import House
from benchmarks.load_report import PER_SECOND, Bots, Found, Stage, grids, preamble
from benchmarks.results import Machine, load_now
from commonroom.bots import levels
from commonroom.kernel import title
from commonroom.server.app import keep_what_is_loaded
from tools import postgres

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "performance.md"
SEATS = 2
ROUNDS_OF_BOTS = 12
progress = Console(stderr=True, style="dim")
_TICKS = os.sysconf("SC_CLK_TCK")


class Process:
    """A program that prints its address and serves."""

    def __init__(self, *command: str, log: Path | None = None) -> None:
        self._process = subprocess.Popen(
            [sys.executable, *command], stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL if log is None else log.open("w", encoding="utf-8"),
            text=True, cwd=ROOT,
            env={**os.environ, "PYTHONUNBUFFERED": "1", "COMMONROOM_TABLES_PER_MINUTE": "1000000",
                 "COMMONROOM_ARRIVALS_PER_SECOND": "1000000",
                 "COMMONROOM_CONNECTIONS_PER_ADDRESS": "1000000",
                 "COMMONROOM_MESSAGES_PER_SECOND": "1000000"},
        )  # fmt: skip
        assert self._process.stdout is not None
        self.address = self._process.stdout.readline().split()[-1]

    @property
    def memory(self) -> int:
        """Bytes in use."""
        status = Path(f"/proc/{self._process.pid}/status").read_text(encoding="utf-8")
        return 1024 * next(int(line.split()[1]) for line in status.splitlines() if "VmRSS" in line)

    @property
    def processor(self) -> float:
        """Seconds of processor time so far."""
        stat = Path(f"/proc/{self._process.pid}/stat").read_text(encoding="utf-8")
        fields = stat.rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / _TICKS

    def stop(self) -> None:
        """And wait until it is gone."""
        self._process.send_signal(signal.SIGTERM)
        self._process.wait(60)
        assert self._process.stdout is not None
        self._process.stdout.close()


@contextmanager
def served(*command: str) -> Iterator[Process]:
    """A program for a while."""
    process = Process(*command)
    try:
        yield process
    finally:
        process.stop()


def server(database: str) -> tuple[str, ...]:
    """The command that serves tables."""
    run = "from commonroom.cli import main; main()"
    return "-c", run, "serve", "--port", "0", "--database", database


class Load:
    """One server, one echo, and ever more tables."""

    def __init__(self, house: House, server: Process, echo: Process, seconds: float) -> None:
        self._house = house
        self._server = server
        self._echo = echo
        self._seconds = seconds
        self._sockets: list[ClientConnection] = []

    async def stage(self, name: str, number: int, commits: Callable[[], list[float]]) -> Stage:
        """Grow to so many tables, and measure."""
        progress.print(f"{name}, {number} tables")
        grown = number - len(self._house.tables)
        before = self._server.memory
        await self._house.grow(number)
        await self._grow_echo(number)
        keep_what_is_loaded()  # the players' own collector must not count as the server's time
        first = grown == number  # loading the games is not what a table costs
        idle = None if first else (self._server.memory - before) / grown
        await self._paced(self._house.answer)  # whatever is done only once must not count
        bare = await asyncio.to_thread(commits)
        answers, processor = await self._saturated()
        bare += await asyncio.to_thread(commits)
        latency = await self._paced(self._house.answer)
        echo = await self._paced(self._said_back)
        return Stage(name, number, answers, sorted(bare), processor, latency, echo, idle)

    async def _saturated(self) -> tuple[float, float]:
        """Every table answers as fast as it can: answers a second, processor time of each."""
        answers, used = 0, self._server.processor
        started = time.perf_counter()

        async def play(table: int) -> None:
            nonlocal answers
            while time.perf_counter() - started < self._seconds:
                await self._house.answer(table)
                answers += 1

        await asyncio.gather(*(play(number) for number in range(len(self._house.tables))))
        elapsed = time.perf_counter() - started
        return answers / elapsed, (self._server.processor - used) / answers

    async def _paced(self, act: Callable[[int], Awaitable[float]]) -> list[float]:
        """So many acts a second, evenly over all tables; how long each took."""
        tables = len(self._house.tables)
        found: list[float] = []
        busy: set[int] = set()

        async def one(table: int) -> None:
            busy.add(table)
            found.append(await act(table))
            busy.discard(table)

        started = time.perf_counter()
        async with asyncio.TaskGroup() as group:
            for number in range(int(self._seconds * PER_SECOND)):
                await asyncio.sleep(max(0.0, started + number / PER_SECOND - time.perf_counter()))
                table = number * 7919 % tables  # not in the order in which they were opened
                if table not in busy:
                    group.create_task(one(table))
        return sorted(found)

    async def _grow_echo(self, number: int) -> None:
        address = f"{self._echo.address.replace('http', 'ws')}/ws"
        while len(self._sockets) < number:
            self._sockets.append(await connect(address, ping_interval=None, open_timeout=60))

    async def _said_back(self, number: int) -> float:
        socket = self._sockets[number]
        started = time.perf_counter()
        await socket.send("x" * 150)
        await socket.recv()
        return time.perf_counter() - started

    async def close(self) -> None:
        """Hang up."""
        await self._house.close()
        for socket in self._sockets:
            await socket.close()


async def stages(
    name: str, database: str, sizes: list[int], seconds: float, commits: Callable[[], list[float]]
) -> list[Stage]:
    """One database, at all sizes."""
    with served(*server(database)) as process, served("-m", "benchmarks.echo") as echo:
        load = Load(House(process.address, commonroom.games(), SEATS), process, echo, seconds)
        try:
            return [await load.stage(name, number, commits) for number in sizes]
        finally:
            await load.close()


async def bots(database: str) -> list[Bots]:
    """At speed 0, how long a person waits for a table of bots."""
    found = []
    with served(*server(database)) as process:
        for game in commonroom.games():
            progress.print(f"bots of {game}")
            others = min(4, title(game).about.seats[-1]) - 1
            for level in levels(game):
                house = House(process.address, [game], SEATS)
                table = await house.open([None, *[level] * others], hints=True)
                waits: list[float] = []
                while len(waits) < ROUNDS_OF_BOTS and not table.over:
                    waits.append(await table.answer())
                found.append(Bots(game, level, waits))
                await table.leave()
                await house.close()
    return found


def measure(sizes: list[int], seconds: float, *, with_postgres: bool) -> Found:
    """Everything, one after the other."""
    load = load_now()
    with tempfile.TemporaryDirectory(prefix="commonroom-load-") as name:
        folder = Path(name)
        waits = asyncio.run(bots(f"sqlite:///{folder}/bots.db"))
        written = payloads(folder / "bots.db")

        def commits() -> list[float]:
            return sqlite_commits(folder, written, seconds / 2)

        file = f"sqlite:///{folder}/tables.db"
        found = asyncio.run(stages("SQLite", file, sizes, seconds, commits))
    missing = ""
    if with_postgres:
        try:
            found += on_postgres(written, sizes, seconds)
        except RuntimeError:
            missing = "PostgreSQL was left out: its server is not installed."
    return Found(Machine.here(load), found, waits, missing)


def on_postgres(written: list[Payload], sizes: list[int], seconds: float) -> list[Stage]:
    """The same with a PostgreSQL server of our own, which keeps everything on the disk too."""
    database = postgres.Server()
    try:
        database.start(careful=True)
        url, bare = database.database(), database.database()

        def commits() -> list[float]:
            return postgres_commits(bare, written, seconds / 2)

        return asyncio.run(stages("PostgreSQL", url, sizes, seconds, commits))
    finally:
        database.remove()


@click.command()
@click.option("--tables", "sizes", default="10,100,500,2000", show_default=True,
              help="How many tables, one measurement each.")  # fmt: skip
@click.option("--seconds", default=8.0, show_default=True, help="How long each measurement takes.")
@click.option("--postgres/--no-postgres", "with_postgres", default=True)
@click.option("--json", "path", type=click.Path(path_type=Path), default=ROOT / "build/load.json")
@click.option("--write-docs", "to_page", is_flag=True, help=f"Put the tables into {PAGE.name}.")
def main(sizes: str, seconds: float, with_postgres: bool, path: Path, to_page: bool) -> None:
    """Measure the server with ever more tables."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))  # every seat is an open file
    chosen = sorted(int(size) for size in sizes.split(","))
    found = measure(chosen, seconds, with_postgres=with_postgres)
    telling.show(telling.screen(), preamble(found), grids(found))
    telling.save(found, path)
    if to_page:
        telling.write_docs(PAGE, "load", [preamble(found), *map(telling.markdown, grids(found))])


if __name__ == "__main__":
    main()
