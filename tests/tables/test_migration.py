"""A database of before is brought up to date, and its tables go on."""

from __future__ import annotations

from pathlib import Path
from random import Random

import msgspec
import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, text

from commonroom.tables import migrate as migrating
from commonroom.tables.creation import new_record, opening
from commonroom.tables.entries import Began, encode, encode_told
from commonroom.tables.game_file import game_file, read
from commonroom.tables.manager import TableManager
from commonroom.tables.migrate import migrate
from commonroom.tables.old_game_file import OldGameFile
from commonroom.tables.plan import Chair
from commonroom.tables.storage import Storage
from commonroom.tables.verifying import verified
from tests.tables.playing import plan, play

pytestmark = pytest.mark.anyio
SECRET = bytes(range(32))


def before_chains(connection: Connection) -> None:
    """The first schema, as it was created."""
    config = Config()
    folder = Path(migrating.__file__).parent / "migrations"
    config.set_main_option("script_location", str(folder))
    config.attributes["connection"] = connection
    command.upgrade(config, "0001")


async def test_a_table_of_before_goes_on_and_ends_in_a_file_of_before(database: str) -> None:
    storage = Storage(database)
    await storage.database.write(before_chains)
    setting = plan(Chair("Ada"), Chair("Bob")).settled()
    record = new_record(setting, (b"0" * 32,) * 2, b"w" * 32, secret=SECRET)
    old = msgspec.structs.replace(record, terms="")
    row = opening(old, Began()).rows[0]
    point = opening(old, Began()).checkpoint

    def lay(db: Connection) -> None:
        table = {
            "id": old.id, "game": old.plan.game, "plan": msgspec.json.encode(old.plan).decode(),
            "key": SECRET, "rules": old.rules, "status": "open", "seat_digests": b"0" * 64,
            "watch_digest": old.watch_digest, "imported": False, "created": old.created,
        }  # fmt: skip
        entry = {
            "table_id": old.id, "seq": 1, "at": row.at, "rules": row.rules,
            "entry": encode(row.entry), "events": encode_told(row.events),
        }  # fmt: skip
        kept = {"table_id": old.id, "seq": 1, "checkpoint": point}
        for name, values in (("tables", table), ("journal", entry), ("snapshots", kept)):
            columns, marks = ", ".join(values), ", ".join(f":{column}" for column in values)
            db.execute(text(f"INSERT INTO {name} ({columns}) VALUES ({marks})"), values)

    await storage.database.write(lay)
    await migrate(storage)
    manager = TableManager(storage)
    async with manager.at(old.id) as live:
        assert (live.match.setting.key, live.link) == (SECRET, b"")
    await play(manager, old.id, Random(1))
    async with manager.at(old.id) as live:
        result = live.match.result
    file = game_file(await manager.record(old.id), await manager.history(old.id), result)
    assert isinstance(file, OldGameFile)
    assert verified(read(msgspec.json.encode(file))).over
    await storage.close()
