"""A game played with receipts, and files forged after it.

The cheats are as good as they can be: every forged file is sound in itself, and verifies as long as
nobody shows a receipt.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from hashlib import sha256
from random import Random

import pytest

from commonroom.tables.dice import Mix
from commonroom.tables.entries import (
    AnyEntry,
    Began,
    Named,
    Row,
    Said,
)
from commonroom.tables.errors import (
    NotTheReceipts,
)
from commonroom.tables.game_file import GameFile, game_file
from commonroom.tables.live import Live, Wish
from commonroom.tables.manager import TableManager
from commonroom.tables.plan import Chair
from commonroom.tables.receipt import Receipt
from commonroom.tables.revival import begun
from commonroom.tables.store import Record
from commonroom.tables.verifying import verified
from tests.tables.keeping import Keeper
from tests.tables.playing import plan, play
from tests.tables.test_game_file import file_of

GAME = "death-eaters-rising"
PEOPLE = (Chair("Ada"), Chair("Bob"), Chair(None))


class Played:
    """A game that was played, with what its players kept of it."""

    def __init__(self, record: Record, rows: Sequence[Row], file: GameFile) -> None:
        self.record, self.rows, self.file = record, rows, file
        self.receipts: list[Receipt] = []


async def game(manager: TableManager, *chairs: Chair, most: int = 10_000) -> Played:
    """Ada begins, Bob comes a little later; there is talk, a new name and a takeback."""
    new = await manager.create(plan(*(chairs or PEOPLE), game=GAME, takeback="free"))
    ada = await Keeper.first(manager, new, 0)
    await play(manager, new.id, Random(1), 6)
    bob = await Keeper.later(manager, new, 1, [ada])
    await play(manager, new.id, Random(2), 10)
    await manager.act(new.id, Said(seat=1, text="What a mess!"))
    await manager.act(new.id, Named(seat=2, name="Cleo"))
    await manager.act(new.id, Wish(lambda live: live.ask_back(0, live.opened[8], "")))
    await play(manager, new.id, Random(3), most)
    found = Played(
        await manager.record(new.id), await manager.history(new.id), await file_of(manager, new.id)
    )
    for keeper in (ada, bob):
        await keeper.look()
        found.receipts.append(keeper.receipt())
    return found


def forged(record: Record, entries: Iterable[AnyEntry]) -> GameFile:
    """The file of a game that was never played, as sound as any."""
    first, *rest = entries
    assert isinstance(first, Began)
    mix = Mix(record)
    mix.note(1, first)
    live = Live(record, begun(record, mix))
    rows = [live.enter(entry, record.created) for entry in (first, *rest)]
    file = game_file(record, rows, live.match.result)
    assert isinstance(file, GameFile)
    return file


def refused(file: GameFile, receipt: Receipt, what: str) -> None:
    """It would pass, if there were no receipt."""
    verified(file)
    with pytest.raises(NotTheReceipts) as caught:
        verified(file, [receipt])
    assert caught.value.msg.key == f"error-receipt-{what}"


def some(number: int) -> bytes:
    return sha256(str(number).encode()).digest()
