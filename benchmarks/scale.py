"""``python -m benchmarks.scale``: a hundred thousand tables in several databases, few awake.

Tables are spread by their id over SQLite files behind one table manager, which is the real one:
what is measured is what the tables that sleep cost those that are awake.
"""

import asyncio
import resource
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from random import Random
from statistics import quantiles
from zlib import crc32

import click
import msgspec

from commonroom.tables.creation import new_record, opening
from commonroom.tables.entries import Began, Entry, Row, Said
from commonroom.tables.manager import TableManager
from commonroom.tables.migrate import migrate
from commonroom.tables.plan import Chair, Plan, digest
from commonroom.tables.storage import Storage
from commonroom.tables.store import Record, Store, Whole, Write

_BATCH = 500
GAME = "death-eaters-rising"


class Spread(Store):
    """Several stores as one: each table has its home in one of them, which its id tells."""

    def __init__(self, homes: Sequence[Storage]) -> None:
        self._homes = homes

    def home(self, table_id: str) -> Storage:
        """Where a table is kept."""
        return self._homes[crc32(table_id.encode()) % len(self._homes)]

    async def write(self, writes: Sequence[Write]) -> None:
        """All or nothing where all is at one home; else home by home, that of a new table first."""
        by_home: dict[Storage, list[Write]] = {}
        for write in sorted(writes, key=lambda write: write.new is None):
            by_home.setdefault(self.home(write.table_id), []).append(write)
        for home, ours in by_home.items():
            await home.write(ours)

    async def record(self, table_id: str) -> Record | None:
        """As its home says."""
        return await self.home(table_id).record(table_id)

    async def whole(self, table_id: str, told: int | None = None) -> Whole | None:
        """As its home says."""
        return await self.home(table_id).whole(table_id, told)

    async def rows(
        self,
        table_id: str,
        after: int = 0,
        *,
        events: bool = False,
        limit: int | None = None,
        kinds: Sequence[type[Entry]] = (),
    ) -> list[Row]:
        """As its home says."""
        home = self.home(table_id)
        return await home.rows(table_id, after, events=events, limit=limit, kinds=kinds)

    async def heads(self, table_ids: Sequence[str]) -> dict[str, int]:
        """Every home is asked for its own."""
        found: dict[str, int] = {}
        for home in self._homes:
            found |= await home.heads([one for one in table_ids if self.home(one) is home])
        return found

    async def records(self, status: str | None, limit: int, offset: int) -> list[Record]:
        """The newest of all homes."""
        most = limit + offset
        found = [one for home in self._homes for one in await home.records(status, most, 0)]
        return sorted(found, key=lambda one: (-one.created, one.id))[offset : offset + limit]

    async def idle(self, before: int, limit: int) -> list[str]:
        """Of all homes."""
        found = [one for home in self._homes for one in await home.idle(before, limit)]
        return found[:limit]

    async def keep_replay(self, table_id: str, seat: int, frames: bytes) -> None:
        """At its home."""
        await self.home(table_id).keep_replay(table_id, seat, frames)

    async def replay(self, table_id: str, seat: int) -> bytes | None:
        """As its home says."""
        return await self.home(table_id).replay(table_id, seat)

    async def remove(self, table_id: str) -> None:
        """At its home."""
        await self.home(table_id).remove(table_id)

    async def counts(self) -> dict[str, int]:
        """Of all homes."""
        found: dict[str, int] = {}
        for home in self._homes:
            for status, number in (await home.counts()).items():
                found[status] = found.get(status, 0) + number
        return found

    async def ping(self) -> None:
        """Every home must answer."""
        for home in self._homes:
            await home.ping()

    async def close(self) -> None:
        """All of them."""
        for home in self._homes:
            await home.close()


async def lay(spread: Spread, ids: Sequence[str], played: set[str]) -> None:
    """New tables, each with its first entry. Those at which nobody will sit are copies of one."""
    plan = Plan(GAME, (Chair("Ada"), Chair("Bob"))).settled()

    def table(id_: str) -> Write:
        record = new_record(plan, (digest("a"), digest("b")), digest("w"), id_=id_)
        return opening(record, Began())._replace(new=record)

    sample = table("sample")
    assert sample.new is not None
    for start in range(0, len(ids), _BATCH):
        writes = []
        for id_ in ids[start : start + _BATCH]:
            record = msgspec.structs.replace(sample.new, id=id_)
            copy = sample._replace(table_id=id_, new=record)
            writes.append(table(id_) if id_ in played else copy)
        await spread.write(writes)


async def awake(manager: TableManager, ids: Sequence[str]) -> list[float]:
    """Somebody sits down at each of these, and says something; how long that took."""
    found = []
    for id_ in ids:
        started = time.perf_counter()
        await manager.arrive(id_, 0, lambda live, rows: None)
        await manager.act(id_, Said(seat=0, phrase="hello"))
        found.append(time.perf_counter() - started)
    return found


async def measure(folder: Path, tables: int, share: float, homes: int) -> None:
    """Lay all, wake some, look round."""
    storages = [Storage(f"sqlite:///{folder}/{number}.db") for number in range(homes)]
    for storage in storages:
        await migrate(storage)
    spread = Spread(storages)
    ids: list[str] = []
    for number in (tables // 50, tables):
        more = [f"t{one}" for one in range(len(ids), number)]
        chosen = Random(number).sample(more, int(tables * share))
        await lay(spread, more, set(chosen))
        ids += more
        manager = TableManager(spread)
        before, used = _memory(), time.process_time()
        waits = await awake(manager, chosen)
        spent = time.process_time() - used
        looked = time.process_time()
        await manager.housekeeping.look_round()
        looked = time.process_time() - looked
        cuts = quantiles(waits, n=100)
        size = sum(file.stat().st_size for file in folder.glob("*.db*"))
        print(
            f"{number:,} tables in {homes} databases, {size / 2**20:,.0f} MB, "
            f"{len(chosen):,} awake: "
            f"sit down and speak {1000 * cuts[49]:.1f} / {1000 * cuts[98]:.1f} ms (p50 / p99), "
            f"{1000 * spent / len(chosen):.2f} ms of processor time, "
            f"{(_memory() - before) / len(chosen) / 1024:.0f} KB each; "
            f"a look round {1000 * looked:.0f} ms of processor time"
        )
    await manager.stop()


def _memory() -> int:
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024


@click.command()
@click.option("--tables", default=100_000, show_default=True)
@click.option("--awake", "share", default=0.01, show_default=True)
@click.option("--databases", "homes", default=4, show_default=True)
def main(tables: int, share: float, homes: int) -> None:
    """Many tables, few of them awake."""
    with tempfile.TemporaryDirectory(prefix="commonroom-scale-") as folder:
        asyncio.run(measure(Path(folder), tables, share, homes))


if __name__ == "__main__":
    main()
