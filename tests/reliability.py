"""``python -m tests.reliability``: the long forms of the tests of what can be relied on.

Each ends with the numbers that docs/reliability.md tells, or with what went wrong.
"""

import asyncio
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import click
from hypothesis import HealthCheck, Phase, seed
from hypothesis import settings as hypothesis_settings

from tests.server.history import Town, check
from tests.tables import test_model
from tests.tables.redis import Redis
from tests.tables.simulation.database import TALLY
from tools import postgres

ROOT = Path(__file__).parent.parent
MODELS = {1: test_model.Alone, 2: test_model.Model, 3: test_model.Three}


@click.group()
def main() -> None:
    """Break the server on purpose, for longer than the tests do."""


@contextmanager
def a_database(kind: str) -> Iterator[str]:
    """An empty one."""
    if kind == "sqlite":
        with tempfile.TemporaryDirectory(prefix="commonroom-kills-") as folder:
            yield f"sqlite:///{folder}/tables.db"
        return
    server = postgres.Server()
    try:
        server.start(careful=True)
        yield server.database()
    finally:
        server.remove()


@main.command()
@click.option("--database", "kind", type=click.Choice(["sqlite", "postgresql"]), default="sqlite")
@click.option("--kills", default=1000, show_default=True)
def kills(kind: str, kills: int) -> None:
    """Kill processes that write, and see that they kept their word."""
    with a_database(kind) as url:
        subprocess.run(
            [sys.executable, "-m", "tests.tables.kills", url, str(kills)], cwd=ROOT, check=True,
            stderr=subprocess.DEVNULL,
        )  # fmt: skip


@main.command()
@click.option("--processes", type=click.Choice(["1", "2", "3"]), default="2", show_default=True)
@click.option("--examples", default=1000, show_default=True, help="Courses of events.")
@click.option("--seed", "chosen", default=0, show_default=True)
def model(processes: str, examples: int, chosen: int) -> None:
    """Search the simulated world for a course of events that leaves somebody out."""
    started = time.monotonic()
    searched = hypothesis_settings(
        max_examples=examples, stateful_step_count=40, deadline=None, database=None,
        derandomize=False, phases=[Phase.generate, Phase.shrink],
        suppress_health_check=list(HealthCheck),
    )  # fmt: skip
    test_model.search(seed(chosen)(MODELS[int(processes)]), searched)
    _tell(TALLY + Counter(examples=examples, seconds=round(time.monotonic() - started)))


@main.command()
@click.option("--servers", default=3, show_default=True)
@click.option("--tables", default=200, show_default=True)
@click.option("--seconds", default=120.0, show_default=True)
@click.option("--pause", default=4.0, show_default=True, help="Seconds between two disturbances.")
@click.option("--bus", type=click.Choice(["postgresql", "redis"]), default="postgresql")
@click.option("--seed", "chosen", default=0, show_default=True)
def history(servers: int, tables: int, seconds: float, pause: float, bus: str, chosen: int) -> None:
    """Let people play at several servers that are killed, and check every table's history."""
    _tell(asyncio.run(_history(servers, tables, seconds, pause, bus, chosen)))


async def _history(
    servers: int, tables: int, seconds: float, pause: float, bus: str, chosen: int
) -> Counter[str]:
    server = postgres.Server()
    redis = Redis() if bus == "redis" else None
    try:
        await asyncio.to_thread(server.start, careful=True)
        database = await asyncio.to_thread(server.database)
        address = await redis.start() if redis is not None else None
        town = await asyncio.to_thread(Town, database, servers, tables, address, chosen)
        await town.play(server, seconds, pause)
        return await check(town)
    finally:
        if redis is not None:
            await redis.stop()
        await asyncio.to_thread(server.remove)


def _tell(found: Counter[str]) -> None:
    for name, number in sorted(found.items()):
        click.echo(f"{number:>10,} {name}")


if __name__ == "__main__":
    main()
