"""``python -m benchmarks.journal``: how much room games take in a database.

Games of novices are written as the games of people are, entry by entry and many side by side, and
then the database is asked how large it has become. How busy the machine is does not matter.
"""

import asyncio
import sqlite3
import tempfile
import zlib
from collections.abc import Sequence
from pathlib import Path

import click
import msgspec
from sqlalchemy import text

import commonroom
from benchmarks import telling
from commonroom.bots import seated, step
from commonroom.tables.creation import ending, laid
from commonroom.tables.databases import Postgres, Sqlite
from commonroom.tables.entries import Answered, Began, Row
from commonroom.tables.game_file import game_file
from commonroom.tables.live import Live
from commonroom.tables.migrate import migrate
from commonroom.tables.plan import Chair, Plan
from commonroom.tables.revival import begun
from commonroom.tables.schema import metadata
from commonroom.tables.storage import Storage
from commonroom.tables.store import Record, Write
from tools import postgres

MOST = 20_000
"""Answers after which a game is taken for one that does not end."""
SIDE_BY_SIDE = 20
"""Entries of a game that are written before it is the next one's turn."""


class Game:
    """One game, from beginning to end."""

    def __init__(self, game: str, seats: int, number: int) -> None:
        chairs = tuple(Chair(name) for name in ("Ada", "Bob", "Cleo", "Dan")[:seats])
        _, write = laid(Plan(game, chairs).settled())
        assert write.new is not None
        self.record: Record = write.new
        self.rows: list[Row] = []
        self.points: dict[int, bytes] = {}
        """Entry → the checkpoint that was written with it."""
        live = Live(self.record, begun(self.record))
        self._enter(live, Began())
        world = live.match.copy()
        bots = seated(world, ["novice"] * seats, f"{game} {number}")
        while world.decision is not None and len(self.rows) < MOST:
            move = step(world, bots)
            assert move is not None
            nonce = f"abcdefgh-{len(self.rows)}"  # as long as a browser's
            self._enter(live, Answered(seat=move.seat, option=move.option, nonce=nonce))
        self.outcome = ending(live.match)
        self.file = msgspec.json.encode(game_file(self.record, self.rows, live.match.result))

    def _enter(self, live: Live, entry: Began | Answered) -> None:
        before = live.match.checkpoint
        self.rows.append(live.enter(entry, self.record.created))
        if live.match.checkpoint is not before or isinstance(entry, Began):
            self.points[len(self.rows)] = live.checkpoint()

    def writes(self) -> list[Write]:
        """What a server would have written, some entries at a time."""
        found = [Write(self.record.id, (), new=self.record)]
        for start in range(0, len(self.rows), SIDE_BY_SIDE):
            rows = self.rows[start : start + SIDE_BY_SIDE]
            points = [self.points[row.seq] for row in rows if row.seq in self.points]
            found.append(Write(self.record.id, rows, points[-1] if points else None))
        last = found[-1]
        found[-1] = last._replace(status="over", outcome=self.outcome)
        return found


async def size(storage: Storage) -> int:
    """Bytes on the disk, once everything is in its place."""
    database = storage.database
    if isinstance(database, Sqlite):
        connection = sqlite3.connect(database.file)
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        connection.close()
        return Path(database.file).stat().st_size
    assert isinstance(database, Postgres)
    kept = ", ".join(f"pg_total_relation_size('{table}')" for table in metadata.tables)
    at_once = database.engine.execution_options(isolation_level="AUTOCOMMIT")
    async with at_once.connect() as asked:
        await asked.exec_driver_sql("VACUUM FULL")  # what checkpoints leave behind is used again
        sizes = (await asked.execute(text(f"SELECT {kept}"))).one()
    return sum(sizes)


async def room(url: str, games: Sequence[Game]) -> int:
    """Bytes by which a database grows when these games are played there."""
    storage = Storage(url)
    await migrate(storage)
    before = await size(storage)
    turns = [game.writes() for game in games]
    while turns:
        for writes in turns:
            await storage.write([writes.pop(0)])
        turns = [writes for writes in turns if writes]
    grown = await size(storage) - before
    await storage.close()
    return grown


@click.command()
@click.option("--games", "number", default=20, show_default=True, help="Of each title.")
@click.option("--seats", default=2, show_default=True)
def main(number: int, seats: int) -> None:
    """Measure what games take in SQLite and in PostgreSQL."""
    server, lines = postgres.Server(), []
    try:
        server.start()
        for game in commonroom.games():
            games = [Game(game, seats, one) for one in range(number)]
            entries = sum(len(one.rows) for one in games)
            with tempfile.TemporaryDirectory() as folder:
                sqlite = asyncio.run(room(f"sqlite:///{folder}/tables.db", games))
            postgresql = asyncio.run(room(server.database(), games))
            packed = sum(len(zlib.compress(one.file)) for one in games)
            lines.append([
                game,
                f"{entries / number:,.0f}",
                *(
                    f"{grown / entries:,.0f} B / {grown / number / 1000:,.0f} KB"
                    for grown in (sqlite, postgresql)
                ),
                f"{packed / number / 1000:,.0f} KB",
            ])  # fmt: skip
    finally:
        server.remove()
    heads = ["game", "entries", "SQLite, an entry / a game", "PostgreSQL", "game file, compressed"]
    grid = telling.Grid(f"What games of novices take, {seats} seats", heads, lines)
    telling.show(telling.screen(), "", [grid])


if __name__ == "__main__":
    main()
