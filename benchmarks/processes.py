"""``python -m benchmarks.processes``: one, two and four servers on one PostgreSQL.

The people of a table sit at one server, or with --apart at different ones: the dearest way to share
a table. All play the same games, one after the other in the same run; read the ratios. What the
processor is asked for an answer tells what so many servers would carry if each had a core to
itself; on a machine with fewer cores the answers a second cannot.
"""

import asyncio
import time
from contextlib import ExitStack
from statistics import median, quantiles

import click
import msgspec

import commonroom
from benchmarks import telling
from benchmarks.load import SEATS, Process, served, server
from benchmarks.load_client import House
from benchmarks.results import Machine, load_now
from commonroom.server.app import keep_what_is_loaded
from tools import postgres


class Stage(msgspec.Struct, frozen=True):
    """What so many servers did."""

    servers: int
    answers: int
    seconds: float
    latency: list[float]
    processor: float
    """Seconds of processor time of all servers together."""

    @property
    def each(self) -> float:
        """Seconds of processor time for an answer."""
        return self.processor / self.answers


async def stage(url: str, servers: int, tables: int, seconds: float, *, apart: bool) -> Stage:
    """So many servers, and every table answers as fast as it can."""
    with ExitStack() as stack:
        processes = [stack.enter_context(served(*server(url))) for _ in range(servers)]
        first, *others = [process.address for process in processes]
        house = House(first, commonroom.games(), SEATS, others=others, apart=apart)
        await house.grow(tables)
        await _saturated(house, processes, seconds / 4)  # what is done only once must not count
        keep_what_is_loaded()
        found = await _saturated(house, processes, seconds)
        await house.close()
    return found


async def _saturated(house: House, processes: list[Process], seconds: float) -> Stage:
    latency: list[float] = []
    used = sum(process.processor for process in processes)
    started = time.perf_counter()

    async def play(table: int) -> None:
        while time.perf_counter() - started < seconds:
            latency.append(await house.answer(table))

    await asyncio.gather(*(play(number) for number in range(len(house.tables))))
    elapsed = time.perf_counter() - started
    spent = sum(process.processor for process in processes) - used
    return Stage(len(processes), len(latency), elapsed, sorted(latency), spent)


def grid(rounds: list[list[Stage]]) -> telling.Grid:
    """One line for so many servers; ratios are taken within each round."""
    lines = []
    for number in range(len(rounds[0])):
        stages = [one[number] for one in rounds]
        rate = [stage.answers / stage.seconds for stage in stages]
        ones = [one[0] for one in rounds]
        times = [
            (stage.answers / stage.seconds) / (one.answers / one.seconds)
            for stage, one in zip(stages, ones, strict=True)
        ]
        cost = [stage.each / one.each for stage, one in zip(stages, ones, strict=True)]
        latency = [wait for stage in stages for wait in stage.latency]
        cuts = quantiles(latency, n=100)
        servers = stages[0].servers
        lines.append([
            str(servers), f"{median(rate):.0f}", f"{median(times):.2f}×",
            f"{1000 * cuts[49]:.0f} / {1000 * cuts[98]:.0f}",
            f"{1000 * median(stage.each for stage in stages):.2f}", f"{median(cost):.2f}×",
            f"{servers / median(cost):.2f}×",
        ])  # fmt: skip
    heads = ["servers", "answers/s", "of one", "ms, p50 / p99",
             "processor ms an answer", "of one", "with a core each"]  # fmt: skip
    return telling.Grid("Servers on one PostgreSQL", heads, lines)


@click.command()
@click.option("--servers", default="1,2,4", show_default=True)
@click.option("--tables", default=40, show_default=True)
@click.option("--seconds", default=8.0, show_default=True)
@click.option("--rounds", default=2, show_default=True)
@click.option("--apart", is_flag=True, help="Seat the people of a table at different servers.")
def main(servers: str, tables: int, seconds: float, rounds: int, apart: bool) -> None:
    """Measure several servers on one database."""
    load = load_now()
    database = postgres.Server()
    try:
        database.start(careful=True)
        found = [
            [
                asyncio.run(stage(database.database(), int(number), tables, seconds, apart=apart))
                for number in servers.split(",")
            ]
            for _ in range(rounds)
        ]
    finally:
        database.remove()
    machine = Machine.here(load)
    preamble = (
        f"{machine.processor}, {machine.cores} cores shared by servers, database and players; load "
        f"{machine.load:.1f} before, {machine.load_after:.1f} after."
    )
    telling.show(telling.screen(), preamble, [grid(found)])


if __name__ == "__main__":
    main()
