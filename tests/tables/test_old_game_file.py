"""Tables and files from before journals were chained go on as they began, and prove less."""

from __future__ import annotations

from pathlib import Path
from random import Random

import msgspec
import pytest
from click.testing import CliRunner

from commonroom.cli import main
from commonroom.kernel.errors import CommonRoomError
from commonroom.tables.creation import new_record, opening
from commonroom.tables.entries import Began, Named, Pledged
from commonroom.tables.errors import BadGameFile, DiceSettled
from commonroom.tables.game_file import game_file, read
from commonroom.tables.live import Wish
from commonroom.tables.manager import TableManager
from commonroom.tables.old_game_file import OldGameFile
from commonroom.tables.plan import Chair
from commonroom.tables.receipt import FORMAT, Mark, Receipt
from commonroom.tables.store import Write
from commonroom.tables.verifying import verified
from tests.tables.playing import likeness, plan, play

pytestmark = pytest.mark.anyio
SECRET = bytes(range(32))


async def old_table(manager: TableManager) -> str:
    """A table as they were: under one key, its journal without links."""
    setting = plan(Chair("Ada"), Chair("Bob"), takeback="free").settled()
    record = new_record(setting, (b"0" * 32,) * 2, b"w" * 32, secret=SECRET)
    record = msgspec.structs.replace(record, terms="")
    await manager.storage.write([Write(record.id, (), new=record)])
    await manager.storage.write([opening(record, Began())])
    return record.id


async def played(manager: TableManager) -> OldGameFile:
    table = await old_table(manager)
    await play(manager, table, Random(1), 4)
    await manager.act(table, Named(seat=1, name="Bobby"))
    await manager.act(table, Wish(lambda live: live.ask_back(0, live.opened[2], "")))
    await play(manager, table, Random(2))
    async with manager.at(table) as live:
        result = live.match.result
    file = game_file(await manager.record(table), await manager.history(table), result)
    assert isinstance(file, OldGameFile)
    return file


async def test_an_old_table_goes_on_under_its_key(manager: TableManager) -> None:
    table = await old_table(manager)
    await play(manager, table, Random(1), 5)
    async with manager.at(table) as live:
        assert (live.match.setting.key, live.link) == (SECRET, b"")
        before = likeness(live)
    async with TableManager(manager.storage).at(table) as live:
        assert likeness(live) == before
    with pytest.raises(DiceSettled):
        await manager.act(table, Pledged(seat=0, pledge="00" * 32))


async def test_an_old_file_is_true_and_proves_less(manager: TableManager, tmp_path: Path) -> None:
    file = await played(manager)
    assert (file.key, file.chairs[1].name) == (SECRET.hex(), "Bobby")
    found = verified(read(msgspec.json.encode(file)))
    assert (found.over, found.chained, found.answers) == (True, False, len(file.moves))
    path = tmp_path / "old.json"
    path.write_bytes(msgspec.json.encode(file))
    said = CliRunner().invoke(main, ["verify", str(path)])
    assert said.exit_code == 0
    assert "older kind" in said.output


async def test_no_receipt_fits_an_old_file(manager: TableManager) -> None:
    file = await played(manager)
    receipt = Receipt(FORMAT, 1, "x", None, file.commitment, Mark(0, file.commitment))
    with pytest.raises(BadGameFile):
        verified(file, [receipt])


@pytest.mark.parametrize("lie", ["key", "commitment", "moves", "result"])
async def test_a_lie_in_an_old_file_is_found(manager: TableManager, lie: str) -> None:
    plain = msgspec.json.decode(msgspec.json.encode(await played(manager)))
    match lie:
        case "key" | "commitment":
            plain[lie] = "00" * 32
        case "moves":
            plain["moves"].pop()
        case _:
            plain["result"]["winners"] = [] if plain["result"]["winners"] else [0]
    with pytest.raises(CommonRoomError):
        verified(read(msgspec.json.encode(plain)))


async def test_a_table_that_takes_an_old_file_in_goes_on_in_the_new_way(
    manager: TableManager,
) -> None:
    file = await played(manager)
    cut = msgspec.structs.replace(file, moves=file.moves[:5], result=None)
    new = await manager.take_in(msgspec.json.encode(cut))
    async with manager.at(new.id) as live:
        assert [it.option for it in live.match.answers] == [it.option for it in file.moves[:5]]
        assert live.match.setting.key == SECRET
    await play(manager, new.id, Random(4))
    async with manager.at(new.id) as live:
        result = live.match.result
    whole = game_file(await manager.record(new.id), await manager.history(new.id), result)
    found = verified(whole)
    assert (found.chained, found.imported, found.over) == (True, True, True)
